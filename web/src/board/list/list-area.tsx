import { useCallback, useEffect, useRef, type RefObject } from 'react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { cx } from '../../lib/cx.ts'
import { EmptyList, FailedData } from './empty-list.tsx'
import { KeptLine } from './kept-line.tsx'
import { FactList } from './fact-list.tsx'
import type { ListQuery } from './fact-queries.ts'
import { ALL_FACTS, isNarrowed, viewPath, type FactsView } from '@fable/contract/limits'
import { allFactsText, emptyText, foundText } from './view-texts.ts'
import styles from './board.module.css'

type Props = {
  view: FactsView
  list: ListQuery
  listRef: RefObject<HTMLElement | null>
  newFact: number | null
  onShare: () => void
}

/** All facts of a category in an order: without what a search or a source narrows. */
const allOf = ({ category, sort }: FactsView): FactsView => ({ ...ALL_FACTS, category, sort })

type Found = { view: FactsView; count: number; isWhole: boolean; isCut: boolean }

/** How many facts a search has found; there may be more below those that are shown. */
function FoundCount({ view, count, isWhole, isCut }: Found) {
  return (
    <p className={cx('row', styles.count)} role="status">
      <span>
        <b>
          {count}
          {!isWhole && '+'} {count === 1 && isWhole ? 'fact' : 'facts'}
        </b>{' '}
        {foundText(view)}
        {isCut && ', showing the best of many'}
      </span>
      <a href={viewPath(allOf(view))}>{allFactsText(view)}</a>
    </p>
  )
}

/** What can be done where a list is empty. */
function EmptyActions({ view, onShare }: Pick<Props, 'view' | 'onShare'>) {
  const { category, sort } = view
  if (isNarrowed(view)) {
    const everywhere = {
      ...view,
      category: ALL_FACTS.category,
      sort: ALL_FACTS.sort,
      after: ALL_FACTS.after,
    }
    return (
      <>
        {(category !== null || sort === 'disputed') && (
          <a className={buttonClass('strong')} href={viewPath(everywhere)}>
            Search everywhere
          </a>
        )}
        <a className={buttonClass()} href={viewPath(allOf(view))}>
          {allFactsText(view)}
        </a>
      </>
    )
  }
  if (sort === 'disputed') {
    return (
      <a className={buttonClass()} href={viewPath({ category })}>
        Show what is agreed on
      </a>
    )
  }
  return (
    <Button look="strong" className="with-scripts" onClick={onShare}>
      Create it
    </Button>
  )
}

/** A list that has not arrived. In a document without scripts it never will. */
function LoadingList({ view }: { view: FactsView }) {
  return (
    <div className={cx(styles.note, styles.loading)}>
      <p role="status" className="with-scripts">
        Loading...
      </p>
      <p className="without-scripts">
        There was a problem getting data.{' '}
        <a href={viewPath({ ...view, after: '' })}>From the beginning</a>
      </p>
    </div>
  )
}

/** The list of a view with its loading, empty and error states (docs/rules.md, sections 2 and 8). */
export function ListArea({ view, list, listRef, newFact, onShare }: Props) {
  const { facts, isPlaceholderData, hasNextPage, refetch, fetchNextPage } = list
  const keptAt = list.data?.pages.find((page) => page.isKept)?.requestedAt
  const isCut = list.data?.pages.some((page) => page.isCut) ?? false
  // A button that is removed passes its focus to what it has loaded.
  const wasAsked = useRef(false)
  useEffect(() => {
    if (!wasAsked.current || !facts) return
    wasAsked.current = false
    listRef.current?.focus()
  }, [facts, listRef])
  const next = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage])
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
      className={cx(styles.list, isPlaceholderData && styles.waiting)}
      aria-label="Facts"
      aria-busy={isPlaceholderData}
    >
      {keptAt !== undefined && <KeptLine at={keptAt} onRetry={() => void refetch()} />}
      {view.after && (
        <p className={cx('row', styles.count)}>
          <a href={viewPath({ ...view, after: '' })}>From the beginning</a>
        </p>
      )}
      {isNarrowed(view) && facts.length > 0 && !isPlaceholderData && (
        <FoundCount view={view} count={facts.length} isWhole={!hasNextPage} isCut={isCut} />
      )}
      {facts.length > 0 ? (
        <FactList
          facts={facts}
          newFact={newFact}
          q={view.q}
          nextPath={
            hasNextPage ? viewPath({ ...view, after: list.data?.pages.at(-1)?.next ?? '' }) : null
          }
          isFetching={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          onNext={next}
        />
      ) : (
        <EmptyList text={emptyText(view) + (isCut ? ' Only the newest were searched.' : '')}>
          <EmptyActions view={view} onShare={onShare} />
        </EmptyList>
      )}
    </section>
  )
}
