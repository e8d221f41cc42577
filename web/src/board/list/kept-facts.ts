import type { InfiniteData } from '@tanstack/react-query'
import { findKept, keep, keptAddress, listKept } from '../frame/kept.ts'
import type { CachedFact, Page, PageStart } from './fetched.ts'

type KeptList = InfiniteData<Page, PageStart>

const listAddress = (path: string) => keptAddress('list', path)
const factAddress = (id: number) => keptAddress('fact', id)

export function keepList(path: string, list: InfiniteData<Page>): void {
  if (!list.pages.some((page) => page.keptAt !== undefined)) keep(listAddress(path), list)
}

export function keepFact(fact: CachedFact, fetchedAt: number): void {
  if (fact.keptAt === undefined && fetchedAt > 0)
    keep(factAddress(fact.id), { ...fact, keptAt: fetchedAt })
}

export async function findKeptPage(path: string, start: PageStart): Promise<Page | undefined> {
  const list = await findKept<KeptList>(listAddress(path))
  const at = list?.pageParams.findIndex((kept) => kept.after === start.after) ?? -1
  const page = list?.pages[at]
  return page && { ...page, keptAt: page.requestedAt }
}

export async function findKeptFact(id: number): Promise<CachedFact | undefined> {
  const fact = await findKept<CachedFact>(factAddress(id))
  if (fact) return fact
  const urls = await listKept()
  for (const url of urls.filter((one) => one.includes(listAddress('')))) {
    const list = await findKept<KeptList>(url)
    for (const page of list?.pages ?? []) {
      const shown = page.ofTheDay ? [...page.facts, page.ofTheDay.fact] : page.facts
      const listed = shown.find((one) => one.id === id)
      if (listed) return { ...listed, keptAt: page.requestedAt }
    }
  }
  return undefined
}
