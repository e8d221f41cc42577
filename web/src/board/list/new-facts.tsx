import {
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { FactDetails, FactPage } from '@fable/contract'
import { ALL_FACTS, isNarrowed, type FactsView } from '@fable/contract/limits'
import { renderedAt } from '../../lib/rendered-at.ts'
import { plural } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import type { Page, PageStart } from './fetched.ts'
import { fetchPage, listKey } from './list-queries.ts'
import styles from './new-facts.module.css'

const EVERY_MS = 15_000

export type Shown = {
  readonly facts: readonly FactDetails[]
  /** In milliseconds since 1970. */
  readonly requestedAt: number
  /** True if the list is complete or has the newest facts first. */
  readonly hasNewest: boolean
  readonly idsInView: () => readonly number[]
}

const dayOf = ({ ofTheDay, today }: FactPage): string => ofTheDay?.day ?? today?.day ?? ''

type Props = Shown & { view: FactsView; onShow: () => void }

export default function NewFacts({ view, onShow, ...shown }: Props): ReactNode {
  const count = useLive(view, shown)
  if (count === 0) return null
  return (
    <Button className={styles.news} onClick={onShow}>
      {`↑ ${plural(count, 'new fact')}`}
    </Button>
  )
}

/**
 * Keeps the visible vote counts up to date. The requests cost little, because the browser's cache makes them
 * conditional. Returns the number of facts that were shared since the list was fetched. The visitor decides when to
 * show them.
 */
function useLive(view: FactsView, shown: Shown): number {
  const { facts, requestedAt, hasNewest, idsInView } = shown
  const client = useQueryClient()
  const isActive = requestedAt > 0
  const options = { refetchInterval: EVERY_MS, refetchOnWindowFocus: 'always', gcTime: 0 } as const

  useQuery({
    queryKey: ['live counts', view],
    queryFn: async ({ signal }) => {
      const list = client.getQueryData<InfiniteData<Page, PageStart>>(listKey(view))
      const ids = new Set(idsInView())
      const pages = list?.pages ?? []
      // The first page is always included, because it contains the current day.
      const starts = list?.pageParams.filter(
        (_, at) => at === 0 || pages[at]?.facts.some(({ id }) => ids.has(id)),
      )
      const fetched = (starts ?? []).map((start) => fetchPage(view, start, signal))
      const [first] = await Promise.all(fetched)
      if (first) showNextDay(client, view, first)
      return null
    },
    ...options,
    enabled: isActive,
    initialData: null,
    initialDataUpdatedAt: renderedAt({ now: requestedAt }),
    staleTime: EVERY_MS,
  })

  const newestView: FactsView = { ...ALL_FACTS, category: view.category, sort: 'new' }
  const newestShown = Math.max(0, ...facts.map(({ id }) => id))
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
    enabled: isActive && !isNarrowed(view),
    ...(hasNewest && { initialData: { since: newestShown, ids: [] } }),
    staleTime: EVERY_MS,
  })
  const known = new Set(facts.map(({ id }) => id))
  return data?.ids.filter((id) => id > data.since && !known.has(id)).length ?? 0
}

function showNextDay(client: QueryClient, view: FactsView, fetched: Page): void {
  const { ofTheDay, today } = fetched
  const queryKey = listKey(view)
  const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  client.setQueryData<InfiniteData<Page, PageStart>>(
    queryKey,
    (list) => {
      const [first, ...others] = list?.pages ?? []
      if (!list || !first || dayOf(fetched) <= dayOf(first)) return list
      return { ...list, pages: [{ ...first, ofTheDay, today }, ...others] }
    },
    { updatedAt },
  )
}
