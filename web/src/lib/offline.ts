import { useEffect, useState } from 'react'
import { workers } from './secure/workers.ts'
import { registerWorker } from './service-worker.ts'

/**
 * Returns the path of the page's entry file. The path differs in every release, because the file names all other files.
 */
export function pageFile(): string | null {
  const first = document.querySelector<HTMLScriptElement>('script[type=module]')
  return first && new URL(first.src).pathname
}

function askAge() {
  workers()?.controller?.postMessage({ page: pageFile() })
}

// A page may stay open for days, so it checks for a newer release when it becomes visible again.
function lookForRelease() {
  if (document.visibilityState !== 'visible') return
  const look = async () => (await workers()?.getRegistration())?.update()
  look().catch(() => null)
}

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
    registerWorker()
    return () => {
      stop.abort()
    }
  }, [])
  return { isNewer }
}
