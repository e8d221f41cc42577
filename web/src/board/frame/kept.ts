import { pageFile } from '../../lib/offline.ts'
import { cacheStorage, KEPT_CACHE } from '../../lib/secure/cache-storage.ts'

/**
 * The limit for lists, facts, days and months together. The first entries in the browser's order, usually the oldest,
 * are deleted.
 */
const ENTRIES_MAX = 60

/** The address contains the release, because entries of another release may lack data that this release needs. */
export const keptAddress = (
  kind: 'list' | 'fact' | 'day' | 'month',
  name: string | number,
): string => `/kept-${kind}${pageFile() ?? ''}?of=${encodeURIComponent(name)}`

/** If there is no space, the value is not stored. */
export function keep(address: string, value: object): void {
  put(address, value).catch(() => null)
}

async function put(address: string, value: object): Promise<void> {
  const cache = await openCache()
  if (!cache) return
  // If the page is closed during the write, the earlier value remains.
  await cache.put(address, new Response(JSON.stringify(value)))
  const all = await cache.keys()
  await Promise.all(all.slice(0, -ENTRIES_MAX).map((request) => cache.delete(request)))
}

// Resolves with null if the browser has no cache, for example at an address without https.
async function openCache(): Promise<Cache | null> {
  const opened = cacheStorage()?.open(KEPT_CACHE)
  return (await opened?.catch(() => null)) ?? null
}

export async function findKept<Value>(address: string): Promise<Value | undefined> {
  const cache = await openCache()
  const response = await cache?.match(address)
  return response && ((await response.json()) as Value)
}

/** The order is the browser's: usually the latest entry is last. */
export async function listKept(): Promise<readonly string[]> {
  const cache = await openCache()
  return (await cache?.keys())?.map(({ url }) => url) ?? []
}
