import { workers } from './secure/workers.ts'

/** Without a service worker the page can be loaded only with a network. */
export function registerWorker(): void {
  if (import.meta.env.DEV) return
  workers()
    ?.register('/service-worker.js')
    .catch(() => null)
}
