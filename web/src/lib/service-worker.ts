import { workers } from './secure/workers.ts'

/** Registers the service worker. Without it the page loads only with a network. */
export function registerWorker(): void {
  if (import.meta.env.DEV) return
  workers()
    ?.register('/service-worker.js')
    .catch(() => null)
}
