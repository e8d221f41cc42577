import { useEffect, useState } from 'react'

/** Registered once a page; the game asks for it, since the fact list needs none. */
let registration: Promise<ServiceWorkerRegistration | null> | undefined

async function register(): Promise<ServiceWorkerRegistration | null> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers || import.meta.env.DEV) return null
  try {
    return await workers.register('/service-worker.js')
  } catch {
    // Without a worker the game needs the network to load, but not once it is loaded.
    return null
  }
}

/** Asks a worker that waits to take over whether this page is older than it. */
function askAge({ waiting }: ServiceWorkerRegistration) {
  // The page's first file names all others, so it differs in every release.
  const first = document.querySelector<HTMLScriptElement>('script[type=module]')
  const page = first && new URL(first.src).pathname
  if (navigator.serviceWorker.controller) waiting?.postMessage({ page })
}

/** Calls back when a worker of a newer release than the page's waits to take over. */
function onNewer(found: ServiceWorkerRegistration, callBack: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  navigator.serviceWorker.addEventListener('message', callBack, { signal })
  found.addEventListener(
    'updatefound',
    () => {
      found.installing?.addEventListener('statechange', () => {
        askAge(found)
      })
    },
    { signal },
  )
  // A page may stay open for days, so look for a release when it becomes visible again.
  const look = () => {
    if (document.visibilityState === 'visible') void found.update().catch(() => null)
  }
  document.addEventListener('visibilitychange', look, { signal })
  askAge(found)
  return () => {
    stop.abort()
  }
}

/**
 * Keeps the game for a lost network, and says when a newer release is ready. `reload` lets it take
 * over; it is offered between two runs only.
 */
export function useOffline(): { isNewer: boolean; reload: () => void } {
  const [isNewer, setNewer] = useState(false)
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    registration ??= register()
    void registration.then((found) => {
      if (!found || isGone) return
      stop = onNewer(found, () => {
        setNewer(true)
      })
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [])
  const reload = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      location.reload()
    })
    void registration?.then((found) => found?.waiting?.postMessage({ takeOver: true }))
  }
  return { isNewer, reload }
}
