import { workers } from './secure/workers.ts'

/** Stores the page for offline use. Without a worker the page needs the network only to load. */
export function registerWorker(): void {
  if (import.meta.env.DEV) return
  workers()
    ?.register('/service-worker.js')
    .catch(() => null)
}
