import { vi } from 'vitest'

/** The browser's cache storage, which jsdom lacks, with a single cache. */
export function stubCacheStorage(): void {
  const stored = new Map<string, string>()
  const addressOf = (path: string) => new URL(path, location.origin).href
  const cache = {
    put: async (path: string, response: Response) => {
      stored.set(addressOf(path), await response.text())
    },
    match: (path: string) => {
      const body = stored.get(addressOf(path))
      return Promise.resolve(body === undefined ? undefined : new Response(body))
    },
    keys: () => Promise.resolve(Array.from(stored.keys(), (url) => ({ url }))),
    delete: (kept: string | { readonly url: string }) =>
      Promise.resolve(stored.delete(typeof kept === 'string' ? addressOf(kept) : kept.url)),
  }
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) })
}

/** Makes the page that of a release, whose entry file has its name in every build. */
export function openRelease(name: string): void {
  const entry = document.createElement('script')
  entry.type = 'module'
  entry.src = `/assets/main-${name}.js`
  document.head.replaceChildren(entry)
}
