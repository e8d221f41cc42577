import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import type { Category, Fact, FactPage } from '@fable/contract'
import { usePage } from '../../platform/page-title.ts'
import { later } from '../../platform/timers.ts'
import { Button } from '../../ui/button.tsx'
import { Header, ToGame } from '../../ui/header.tsx'
import { showNotice } from '../../ui/notice.tsx'
import { Board } from './board.tsx'
import { FactPoster } from './fact-poster.tsx'
import { dropOldList, useFactList } from './fact-queries.ts'
import { ListArea } from './list-area.tsx'
import { ListBar } from './list-bar.tsx'
import { useLive } from './live.ts'
import { idsInView, keptCount, useScrollPlace } from './scroll-place.ts'
import { ShareArea, useShareArea } from './use-share-area.ts'
import { ALL_FACTS, parametersOf, titleOf, viewIn, type View } from './view.ts'
import styles from './board.module.css'

/** A fact's page is fetched so long after the board, so that it opens at once; in milliseconds. */
const PRELOAD_AFTER = 4_000

const loadFactPage = () => import('./fact-page.tsx')

type FactOfTheDay = NonNullable<FactPage['ofTheDay']>

const DATE = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const

/** The fact of the day as a poster. */
function PosterOfTheDay({ day, fact }: FactOfTheDay) {
  const label = (
    <p className={styles.posterLabel}>
      <span>Fact of the day</span>
      <span>{new Date(day).toLocaleDateString('en-GB', DATE)}</span>
    </p>
  )
  return <FactPoster fact={fact} name="Fact of the day" label={label} />
}

/** The fact board (docs/rules.md, section 2). */
export function FactsPage() {
  const client = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const view = viewIn(search)
  const heading = usePage(titleOf(view))
  const form = useShareArea()
  const [newFact, setNewFact] = useState<number | null>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const listRef = useRef<HTMLElement>(null)

  useEffect(() => later(PRELOAD_AFTER, () => void loadFactPage().catch(() => null)), [])

  const list = useFactList(view, keptCount())
  const { facts = [], fetchNextPage, hasNextPage, isPlaceholderData } = list
  const pages = isPlaceholderData ? undefined : list.data?.pages
  const fetchNext = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage])
  useScrollPlace(listRef, {
    view: search.toString(),
    isReady: pages !== undefined,
    count: facts.length,
    fetchNext: hasNextPage ? fetchNext : undefined,
  })
  const newElsewhere = useLive(view, {
    facts,
    requestedAt: pages?.[0]?.requestedAt ?? 0,
    hasNewest: view.sort === 'new' || !hasNextPage,
    idsInView: () => idsInView(listRef.current),
  })

  const show = (next: View, { age, replace = false }: { age?: number; replace?: boolean } = {}) => {
    dropOldList(client, next, age)
    setSearch(parametersOf(next), { replace })
  }
  const choose = (category: Category | null) => show({ ...ALL_FACTS, category, sort: view.sort })
  const showNew = () => {
    show({ ...ALL_FACTS, category: view.category, sort: 'new' }, { age: 0 })
    window.scrollTo(0, 0)
  }
  const close = () => {
    form.close()
    toggle.current?.focus()
  }
  const onShared = (fact: Fact) => {
    form.close()
    setNewFact(fact.id)
    showNotice('Shared. It stands first in the list.')
    const isListed = !view.q && !view.domain && view.sort !== 'disputed'
    const isHeld = !view.category || view.category === fact.category
    if (!isListed || !isHeld) show({ ...ALL_FACTS, category: isHeld ? null : fact.category })
  }

  const isFirstScreen = search.toString() === ''
  return (
    <Board
      header={
        <Header title="Fact & Fable" logo="logo" heading={heading}>
          <Button
            ref={toggle}
            look={form.isOpen ? undefined : 'strong'}
            aria-expanded={form.isOpen}
            aria-controls="share-form"
            onClick={form.isOpen ? form.close : form.open}
          >
            {form.isOpen ? 'Close' : 'Share a fact'}
          </Button>
          <ToGame />
        </Header>
      }
      first={
        <>
          <div id="share-form">
            {form.isLoaded && (
              <Suspense>
                <ShareArea
                  isOpen={form.isOpen}
                  category={view.category}
                  onOpen={form.open}
                  onClose={close}
                  onShared={onShared}
                />
              </Suspense>
            )}
          </div>
          {isFirstScreen && pages?.[0]?.ofTheDay && <PosterOfTheDay {...pages[0].ofTheDay} />}
          {isFirstScreen && !pages && !list.isError && <div className={styles.posterRoom} />}
        </>
      }
      category={view.category}
      onCategory={choose}
    >
      <ListBar
        view={view}
        onSort={(sort) => show({ ...view, sort })}
        onSearch={(q) => show({ ...view, q }, { replace: view.q !== '' && q !== '' })}
      />
      {newElsewhere > 0 && (
        <Button className={styles.news} onClick={showNew}>
          ↑ {newElsewhere} new {newElsewhere === 1 ? 'fact' : 'facts'}
        </Button>
      )}
      <h2 className="visually-hidden">Facts</h2>
      <ListArea
        view={view}
        list={list}
        listRef={listRef}
        newFact={newFact}
        onShare={form.open}
        onView={show}
      />
    </Board>
  )
}
