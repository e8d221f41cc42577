import { useEffect, useState } from 'react'

/** Undefined where the browser has no service workers, or only for secure addresses. */
const workers = () => navigator.serviceWorker as ServiceWorkerContainer | undefined

/** Asks the worker that has taken over whether this page is of an older release. */
function askAge() {
  // The page's first file names all others, so it differs in every release.
  const first = document.querySelector<HTMLScriptElement>('script[type=module]')
  workers()?.controller?.postMessage({ page: first && new URL(first.src).pathname })
}

// A page may stay open for days, so it looks for a release when it becomes visible again.
function lookForRelease() {
  if (document.visibilityState !== 'visible') return
  const look = async () => (await workers()?.getRegistration())?.update()
  look().catch(() => null)
}

/**
 * Keeps the game for a lost network, and says when a newer release is out. Only the game asks for it, since
 * the fact list needs no worker. Without one the game needs the network to load, but not once it is loaded.
 */
export function useOffline(): { isNewer: boolean } {
  const [isNewer, setNewer] = useState(false)
  useEffect(() => {
    const container = workers()
    if (!container || import.meta.env.DEV) return
    const stop = new AbortController()
    const { signal } = stop
    container.addEventListener('controllerchange', askAge, { signal })
    container.addEventListener('message', () => setNewer(true), { signal })
    document.addEventListener('visibilitychange', lookForRelease, { signal })
    container.register('/service-worker.js').catch(() => null)
    return () => {
      stop.abort()
    }
  }, [])
  return { isNewer }
}
