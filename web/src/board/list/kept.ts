import { pageFile } from '../../lib/offline.ts'
import { cacheStorage } from '../../lib/secure/cache-storage.ts'

/**
 * The browser's cache of what the visitor has read. The service worker has caches of its own, and does not touch this
 * one.
 */
const CACHE = 'facts'

/** Number of lists, facts, days and months kept, the latest ones. */
const ENTRIES_MAX = 60

/** Entries of other releases may lack data that this one needs, so each release has its own addresses. */
export const keptAddress = (
  kind: 'list' | 'fact' | 'day' | 'month',
  name: string | number,
): string => `/kept-${kind}${pageFile() ?? ''}?of=${encodeURIComponent(name)}`

/** Returns null without storage, and at an address without https. */
async function openCache(): Promise<Cache | null> {
  const opened = cacheStorage()?.open(CACHE)
  return (await opened?.catch(() => null)) ?? null
}

async function put(address: string, value: object): Promise<void> {
  const cache = await openCache()
  if (!cache) return
  // An entry that is written again becomes the latest one.
  await cache.delete(address)
  await cache.put(address, new Response(JSON.stringify(value)))
  const all = await cache.keys()
  await Promise.all(all.slice(0, -ENTRIES_MAX).map((request) => cache.delete(request)))
}

/** Keeps a value for use while offline; without room for it nothing happens. */
export function keep(address: string, value: object): void {
  put(address, value).catch(() => null)
}

/** The value kept under an address. */
export async function findKept<Value>(address: string): Promise<Value | undefined> {
  const cache = await openCache()
  const response = await cache?.match(address)
  return response && ((await response.json()) as Value)
}

/** The addresses of the kept values, the latest last. */
export async function listKept(): Promise<readonly string[]> {
  const cache = await openCache()
  return (await cache?.keys())?.map(({ url }) => url) ?? []
}
