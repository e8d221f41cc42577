import { workers } from './secure/workers.ts'

/**
 * Registers the service worker, which stores the page for offline use. Without it the page can be loaded only with a
 * network.
 */
export function registerWorker(): void {
  if (import.meta.env.DEV) return
  workers()
    ?.register('/service-worker.js')
    .catch(() => null)
}
