import { useEffect, useState } from 'react'

/** Registered once a page; the game asks for it, since the board needs none. */
let registration: Promise<ServiceWorkerRegistration | null> | undefined

async function register(): Promise<ServiceWorkerRegistration | null> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers || import.meta.env.DEV) return null
  try {
    return await workers.register('/service-worker.js')
  } catch {
    // Without a worker the game needs the network to load; once loaded it plays on all the same.
    return null
  }
}

/** Calls back when a newer worker than the page's waits to take over. */
function onWaiting(found: ServiceWorkerRegistration, tell: (worker: ServiceWorker) => void) {
  const look = () => {
    if (found.waiting && navigator.serviceWorker.controller) tell(found.waiting)
  }
  look()
  found.addEventListener('updatefound', () => {
    found.installing?.addEventListener('statechange', look)
  })
}

/**
 * Keeps the game for a lost network, and tells when a newer release is ready. `reload` lets it take
 * over; it is offered between two runs only.
 */
export function useOffline(): { isNewer: boolean; reload: () => void } {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null)
  useEffect(() => {
    registration ??= register()
    void registration.then((found) => {
      if (found) onWaiting(found, setWaiting)
    })
  }, [])
  return {
    isNewer: waiting !== null,
    reload: () => {
      navigator.serviceWorker.addEventListener('controllerchange', () => {
        location.reload()
      })
      waiting?.postMessage('take over')
    },
  }
}
