import type { InfiniteData } from '@tanstack/react-query'
import { pageFile } from '../../lib/offline.ts'
import { cacheStorage } from '../../lib/secure/cache-storage.ts'
import type { CachedFact, Page, PageStart } from './fetched.ts'

/** The cache of lists and facts. The service worker has its own caches and does not touch this one. */
const CACHE = 'facts'

/** Number of lists and facts kept, the latest ones. */
const ENTRIES_MAX = 60

type KeptList = InfiniteData<Page, PageStart>

/** Entries of other releases may lack data that this one needs, so each release has its own addresses. */
const address = (kind: 'list' | 'fact', name: string | number) =>
  `/kept-${kind}${pageFile() ?? ''}?of=${encodeURIComponent(name)}`

const listAddress = (path: string) => address('list', path)
const factAddress = (id: number) => address('fact', id)

/** Null without storage, or at an insecure address. */
async function openCache(): Promise<Cache | null> {
  const opened = cacheStorage()?.open(CACHE)
  return (await opened?.catch(() => null)) ?? null
}

async function keep(at: string, value: object): Promise<void> {
  const cache = await openCache()
  if (!cache) return
  // An entry that is written again becomes the latest one.
  await cache.delete(at)
  await cache.put(at, new Response(JSON.stringify(value)))
  const all = await cache.keys()
  await Promise.all(all.slice(0, -ENTRIES_MAX).map((request) => cache.delete(request)))
}

async function find<Value>(at: string): Promise<Value | undefined> {
  const cache = await openCache()
  const response = await cache?.match(at)
  return response && ((await response.json()) as Value)
}

/** Stores a fetched list for use while offline. */
export function keepList(path: string, list: InfiniteData<Page>): void {
  if (list.pages.some((page) => page.isKept)) return
  keep(listAddress(path), list).catch(() => null)
}

/** Stores a fetched fact for offline use. */
export function keepFact(fact: CachedFact, fetchedAt: number): void {
  if (fact.keptAt !== undefined) return
  keep(factAddress(fact.id), { ...fact, keptAt: fetchedAt }).catch(() => null)
}

/** The offline copy of a page of a list. */
export async function findKeptPage(path: string, start: PageStart): Promise<Page | undefined> {
  const list = await find<KeptList>(listAddress(path))
  const at = list?.pageParams.findIndex((kept) => kept.after === start.after) ?? -1
  const page = list?.pages[at]
  return page && { ...page, isKept: true }
}

/** The offline copy of a fact, stored by itself or in a list. */
export async function findKeptFact(id: number): Promise<CachedFact | undefined> {
  const fact = await find<CachedFact>(factAddress(id))
  if (fact) return fact
  const cache = await openCache()
  const urls = (await cache?.keys())?.map(({ url }) => url) ?? []
  for (const url of urls.filter((one) => one.includes(listAddress('')))) {
    const list = await find<KeptList>(url)
    for (const page of list?.pages ?? []) {
      const shown = page.ofTheDay ? [...page.facts, page.ofTheDay.fact] : page.facts
      const listed = shown.find((one) => one.id === id)
      if (listed) {
        const keptAt = page.requestedAt
        return { ...listed, related: undefined, corrections: undefined, keptAt }
      }
    }
  }
  return undefined
}
