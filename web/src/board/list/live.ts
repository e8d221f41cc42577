import { useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { FactDetails } from '@fable/contract'
import { later } from '../../lib/timers.ts'
import { fetchPage, listKey, type Page, type PageStart } from './fact-queries.ts'
import { ALL_FACTS, type FactsView } from '@fable/contract/limits'

/** How often a page in view asks for counts and new facts, in milliseconds. */
const EVERY = 15_000

/** It begins so long after the page, whose own requests go first; in milliseconds. */
const BEGIN_AFTER = 3_000

type Shown = {
  readonly facts: readonly FactDetails[]
  /** When the list was requested, in milliseconds since 1970. */
  readonly requestedAt: number
  /** Whether the list holds the newest facts there were: all of them, or it is in their order. */
  readonly hasNewest: boolean
  /** The ids of the facts in view. */
  readonly idsInView: () => readonly number[]
}

/**
 * Keeps the counts in view current, by requests that the browser's cache makes conditional. Returns how many
 * facts were shared elsewhere since the list was fetched: they do not jump into it.
 */
export function useLive(
  view: FactsView,
  { facts, requestedAt, hasNewest, idsInView }: Shown,
): number {
  const client = useQueryClient()
  const [hasBegun, setBegun] = useState(false)
  useEffect(() => later(BEGIN_AFTER, () => setBegun(true)), [])
  const isActive = hasBegun && requestedAt > 0
  const options = { refetchInterval: EVERY, refetchOnWindowFocus: 'always', gcTime: 0 } as const

  useQuery({
    queryKey: ['live counts', view],
    queryFn: async ({ signal }) => {
      const list = client.getQueryData<InfiniteData<Page, PageStart>>(listKey(view))
      const ids = new Set(idsInView())
      const pages = list?.pages ?? []
      const starts = list?.pageParams.filter((_, at) =>
        pages[at]?.facts.some(({ id }) => ids.has(id)),
      )
      await Promise.all((starts ?? []).map((start) => fetchPage(view, start, signal)))
      return null
    },
    ...options,
    enabled: isActive,
    initialData: null,
    staleTime: EVERY,
  })

  const newestView: FactsView = { ...ALL_FACTS, category: view.category, sort: 'new' }
  const isNarrowed = view.q !== '' || view.domain !== ''
  const known = Math.max(0, ...facts.map(({ id }) => id))
  const queryKey = ['newest facts', view.category, requestedAt]
  type Newest = { readonly since: number; readonly ids: readonly number[] }
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Newest> => {
      const page = await fetchPage(newestView, {}, signal)
      const ids = page.facts.map(({ id }) => id)
      return { since: client.getQueryData<Newest>(queryKey)?.since ?? ids[0] ?? 0, ids }
    },
    ...options,
    enabled: isActive && !isNarrowed,
    ...(hasNewest && { initialData: { since: known, ids: [] } }),
    staleTime: EVERY,
  })
  const shown = new Set(facts.map(({ id }) => id))
  return data?.ids.filter((id) => id > data.since && !shown.has(id)).length ?? 0
}
