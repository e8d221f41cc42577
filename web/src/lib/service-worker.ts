import { workers } from './secure/workers.ts'

/** Keeps the page for a lost network. Without a worker it needs the network to load, but not once it is loaded. */
export function registerWorker(): void {
  if (import.meta.env.DEV) return
  workers()
    ?.register('/service-worker.js')
    .catch(() => null)
}
