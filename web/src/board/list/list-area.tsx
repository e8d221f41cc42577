import { useEffect, useRef, type RefObject } from 'react'
import { isNarrowed, viewPath, type FactsView } from '@fable/contract/limits'
import { cx } from '../../lib/cx.ts'
import { part } from '../../ui/part.tsx'
import { Status } from '../../ui/status.tsx'
import { loadMarks } from '../card/highlight.tsx'
import { FailedData } from '../frame/empty-list.tsx'
import { KeptLine } from '../frame/kept-line.tsx'
import { FactList } from './fact-list.tsx'
import type { ListQuery } from './list-queries.ts'
import boardStyles from '../frame/board.module.css'
import styles from './list.module.css'

type Props = {
  view: FactsView
  list: ListQuery
  listRef: RefObject<HTMLElement | null>
  newFact: number | null
  onShare: () => void
}

const loadSummary = () => import('./list-summary.tsx')

/** Loads parts that only a searched or an empty list needs. They are loaded early, so that they appear at once. */
export async function preloadSummary(): Promise<void> {
  await Promise.all([loadSummary(), loadMarks()])
}

const ListSummary = part(loadSummary)

/** Without scripts the list cannot load, so the document tells the visitor. */
function LoadingList({ view }: { view: FactsView }) {
  return (
    <div className={cx(boardStyles.note, styles.loading)}>
      <Status className="with-scripts">Loading...</Status>
      <p className="without-scripts">
        There was a problem getting data. <a href={viewPath({ ...view, after: '' })}>Start over</a>
      </p>
    </div>
  )
}

/** Tells screen readers which category was chosen, because no visible text says it. */
function ChosenCategory({ view, list }: Pick<Props, 'view' | 'list'>) {
  const [first] = list.data?.pages ?? []
  const isKnown = first && !list.isPlaceholderData && !isNarrowed(view)
  const more = first?.next ? '+' : ''
  return (
    <p role="status" className="visually-hidden">
      {isKnown && `${view.category ?? 'All'}: ${first.facts.length}${more} facts`}
    </p>
  )
}

/** The list of docs/rules.md, sections 2 and 8. */
export function ListArea({ view, list, listRef, newFact, onShare }: Props) {
  const { facts, isPlaceholderData, hasNextPage, refetch, fetchNext } = list
  const keptAt = list.data?.pages.find((page) => page.keptAt !== undefined)?.keptAt
  // The button that tries again disappears when the facts arrive, so the facts take over its focus.
  const wasAsked = useRef(false)

  useEffect(() => {
    if (!wasAsked.current || !facts) return
    wasAsked.current = false
    listRef.current?.focus()
  }, [facts, listRef])

  if (!facts && list.isError) {
    const retry = () => {
      wasAsked.current = true
      void refetch()
    }
    return (
      <section aria-label="Facts">
        <FailedData error={list.error} onRetry={retry} />
      </section>
    )
  }

  if (!facts || (facts.length === 0 && isPlaceholderData)) {
    return (
      <section aria-label="Facts">
        <LoadingList view={view} />
      </section>
    )
  }

  return (
    <section
      ref={listRef}
      tabIndex={-1}
      className={cx(isPlaceholderData && styles.waiting)}
      aria-label="Facts"
      aria-busy={isPlaceholderData}
    >
      <ChosenCategory view={view} list={list} />
      {keptAt !== undefined && (
        <KeptLine what="These facts were" at={keptAt} onRetry={() => void refetch()} />
      )}
      {view.after && (
        <p className={cx('row', styles.count)}>
          <a href={viewPath({ ...view, after: '' })}>Start over</a>
        </p>
      )}
      {(facts.length === 0 || (isNarrowed(view) && !isPlaceholderData)) && (
        <ListSummary view={view} list={list} onShare={onShare} />
      )}
      {facts.length > 0 && (
        <FactList
          facts={facts}
          newFact={newFact}
          q={view.q}
          nextPath={
            hasNextPage ? viewPath({ ...view, after: list.data?.pages.at(-1)?.next ?? '' }) : null
          }
          isFetching={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          onNext={fetchNext}
        />
      )}
    </section>
  )
}
