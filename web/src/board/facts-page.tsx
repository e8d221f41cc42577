import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import type { Fact, FactPage } from '@fable/contract'
import { useRendered } from '../lib/screen-data.ts'
import { Head } from '../lib/head.tsx'
import { later } from '../lib/timers.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Header, ToGame } from '../ui/header.tsx'
import { showNotice } from '../ui/notice.tsx'
import { Board } from './list/board.tsx'
import { dateOf } from './card/when.ts'
import { FactPoster } from './card/fact-body.tsx'
import { dropOldList, useFactList, useLive } from './list/fact-queries.ts'
import { ListArea } from './list/list-area.tsx'
import { ListBar } from './list/list-bar.tsx'
import { idsInView, savedCount, useScrollPlace } from './list/scroll-place.ts'
import { SHARE_FORM, ShareArea } from './share/share-area.tsx'
import {
  ALL_FACTS,
  parametersOf,
  viewIn,
  type FactsView,
  SCREEN_PATHS,
} from '@fable/contract/limits'
import { descriptionOf, feedOf, titleOf, viewPath } from './card/view.ts'
import { cx } from '../lib/cx.ts'
import styles from './list/board.module.css'

/** A fact's page is fetched so long after the board, so that it opens at once; in milliseconds. */
const PRELOAD_AFTER = 4_000

const loadFactPage = () => import('./fact/fact-page.tsx')

type FactOfTheDay = NonNullable<FactPage['ofTheDay']>

/** The fact of the day as a poster. */
function PosterOfTheDay({ day, fact }: FactOfTheDay) {
  const label = (
    <p className={cx('row', styles.posterLabel)}>
      <span>Fact of the day</span>
      <span>{dateOf(day)}</span>
    </p>
  )
  return <FactPoster fact={fact} name="Fact of the day" label={label} />
}

/** The fact board (docs/rules.md, section 2). */
export function FactsPage() {
  const client = useQueryClient()
  const [search, setSearch] = useSearchParams()
  // Of a name that is given twice the first counts, as on the server.
  const view = viewIn(Object.fromEntries([...search].reverse()))
  const { sent } = useRendered()
  const [isSharing, setSharing] = useState(sent !== undefined)
  const [newFact, setNewFact] = useState<number | null>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const listRef = useRef<HTMLElement>(null)

  // The form has an address, for links from other pages.
  useEffect(() => {
    const open = () => {
      if (location.hash === SHARE_FORM) setSharing(true)
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [])
  useEffect(() => later(PRELOAD_AFTER, () => void loadFactPage().catch(() => null)), [])

  const list = useFactList(view, savedCount())
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
    hasNewest: view.after === '' && (view.sort === 'new' || !hasNextPage),
    idsInView: () => idsInView(listRef.current),
  })

  const show = (
    next: FactsView,
    { age, replace = false }: { age?: number; replace?: boolean } = {},
  ) => {
    dropOldList(client, next, age)
    if (viewPath(next) === viewPath(view)) window.scrollTo(0, 0)
    setSearch(parametersOf(next), { replace })
  }
  const showNew = () => {
    show({ ...ALL_FACTS, category: view.category, sort: 'new' }, { age: 0 })
    window.scrollTo(0, 0)
  }
  const close = () => {
    setSharing(false)
    history.replaceState(history.state, '', location.pathname + location.search)
    toggle.current?.focus()
  }
  const onShared = (fact: Fact) => {
    setSharing(false)
    setNewFact(fact.id)
    showNotice('Shared. It stands first in the list.')
    const isListed = !view.q && !view.domain && view.sort !== 'disputed'
    const isHeld = !view.category || view.category === fact.category
    if (!isListed || !isHeld) show({ ...ALL_FACTS, category: isHeld ? null : fact.category })
  }

  const isFirstScreen = viewPath(view) === SCREEN_PATHS.facts
  return (
    <Board
      header={
        <>
          <Head
            title={titleOf(view)}
            description={descriptionOf(view)}
            path={viewPath({ category: view.category })}
            feed={feedOf(view)}
          />
          <Header title="Fact & Fable" logo="logo">
            <Button
              ref={toggle}
              className="with-scripts"
              look={isSharing ? undefined : 'strong'}
              aria-expanded={isSharing}
              aria-controls="share-form"
              onClick={() => setSharing(!isSharing)}
            >
              {isSharing ? 'Close' : 'Share a fact'}
            </Button>
            <span className="without-scripts">
              <a className={buttonClass('strong')} href={SHARE_FORM}>
                Share a fact
              </a>
            </span>
            <ToGame />
          </Header>
        </>
      }
      first={
        <>
          <ShareArea
            isOpen={isSharing}
            category={view.category}
            onOpen={() => setSharing(true)}
            onClose={close}
            onShared={onShared}
          />
          {isFirstScreen && pages?.[0]?.ofTheDay && <PosterOfTheDay {...pages[0].ofTheDay} />}
          {isFirstScreen && !pages && !list.isError && <div className={styles.posterRoom} />}
        </>
      }
      view={view}
      onView={show}
    >
      <ListBar
        view={view}
        onView={show}
        onSearch={(q) => show({ ...view, q, after: '' }, { replace: view.q !== '' && q !== '' })}
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
        onShare={() => setSharing(true)}
      />
    </Board>
  )
}
