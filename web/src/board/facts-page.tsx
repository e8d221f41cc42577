export { cacheFacts as cacheData } from './list/list-queries.ts'
import './days/hero.module.css'
import './list/nothing-found.module.css'
import './rounds/sentences.module.css'
import { useQueryClient } from '@tanstack/react-query'
import { memo, useEffect, useRef, useState, type RefObject } from 'react'
import { useSearchParams } from 'wouter'
import type { FactPage } from '@fable/contract'
import {
  ALL_FACTS,
  parametersOf,
  SCREEN_PATHS,
  viewIn,
  viewPath,
  type FactsView,
} from '@fable/contract/limits'
import { cx } from '../lib/cx.ts'
import { Head } from '../lib/head.tsx'
import { useRendered } from '../lib/screen-data.ts'
import { readText } from '../lib/storage.ts'
import { later } from '../lib/timers.ts'
import campFire from '../ui/art/camp-fire.svg?url'
import { Button, buttonClass } from '../ui/button.tsx'
import { Drawing } from '../ui/drawing.tsx'
import { Header, SHARE_FORM, ToGame } from '../ui/header.tsx'
import { showNotice } from '../ui/notice.tsx'
import { loadedLater } from '../ui/part.tsx'
import { FactPoster } from './card/fact-body.tsx'
import { HELD, HeldNote } from './form/held-note.tsx'
import { Board } from './frame/board.tsx'
import { ListArea, preloadSummary } from './list/list-area.tsx'
import { ListBar } from './list/list-bar.tsx'
import { dropOldList, showsShared, useFactList } from './list/list-queries.ts'
import type { Shown } from './list/new-facts.tsx'
import { idsInView, savedCount, useScrollPlace } from './list/scroll-place.ts'
import { FACTS_VISIT_KEY } from './list/storage-keys.ts'
import { ABOUT, descriptionOf, feedOf, pictureOf, titleOf } from './list/view-texts.ts'
import { preloadShareForm, ShareArea } from './share/share-area.tsx'
import type { SharedFact } from './share/use-sharing.ts'
import styles from './facts-page.module.css'

/** The page of a fact and the form are loaded early, so that they open at once. */
const PRELOAD_AFTER_MS = 4_000

/**
 * The board's own requests come before the news since the last visit. A first visit has no news and is recorded even
 * later.
 */
const NEWS_AFTER_MS = 1_000
const FIRST_VISIT_AFTER_MS = 4_000

const NewFacts = loadedLater(() => import('./list/new-facts.tsx'))
const SinceLine = loadedLater(() => import('./list/since-line.tsx'))

/** The server renders the round, and its form works without scripts. So only its styles are loaded with the page. */
const Hero = memo(
  loadedLater(
    () => import('./days/hero.tsx'),
    () => <div className={styles.room} />,
  ),
)

type ShowOptions = {
  /** In milliseconds. A cached list older than this is refetched. */
  age?: number
  replace?: boolean
}

type HeaderProps = {
  view: FactsView
  isSharing: boolean
  toggle: RefObject<HTMLButtonElement | null>
  onToggle: () => void
}

/** The screen of docs/rules.md, section 2. */
export default function FactsPage() {
  const { view, search, show } = useView()
  const [isSharing, setSharing] = useShareForm()
  const [newFact, setNewFact] = useState<number | null>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const listRef = useRef<HTMLElement>(null)
  const { list, firstPage, shown } = useShownList(view, { search, listRef })
  const isIdle = useIsIdle()
  const wasPressed = useWasPressed()

  const showNew = () => {
    show({ ...ALL_FACTS, category: view.category, sort: 'new' }, { age: 0 })
    window.scrollTo(0, 0)
  }
  const close = () => {
    setSharing(false)
    history.replaceState(history.state, '', location.pathname + location.search)
    toggle.current?.focus()
  }
  const onShared = (fact: SharedFact) => {
    setSharing(false)
    if (fact.held) {
      showNotice(HELD)
      return
    }
    setNewFact(fact.id)
    showNotice('Posted! It’s at the top of the list.')
    const isListed = !view.category || view.category === fact.category
    if (showsShared(view) && isListed) return
    show({ ...ALL_FACTS, category: isListed ? null : fact.category })
  }

  return (
    <Board
      header={
        <FactsHeader
          view={view}
          isSharing={isSharing}
          toggle={toggle}
          onToggle={() => setSharing(!isSharing)}
        />
      }
      first={
        <>
          <HeldNote />
          <ShareArea
            isOpen={isSharing}
            category={view.category}
            onOpen={() => setSharing(true)}
            onClose={close}
            onShared={onShared}
          />
          {viewPath(view) === SCREEN_PATHS.facts && (
            <FirstScreen page={firstPage} isLoading={!firstPage && !list.isError} />
          )}
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
      {isIdle && <NewFacts view={view} onShow={showNew} {...shown} />}
      {isIdle && viewPath(view) === SCREEN_PATHS.facts && <SinceLine wasPressed={wasPressed} />}
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

function useView() {
  const client = useQueryClient()
  const [search, setSearch] = useSearchParams()
  // If the address repeats a parameter, the first value applies, as on the server.
  const view = viewIn(Object.fromEntries([...search].reverse()))
  const show = (next: FactsView, { age, replace = false }: ShowOptions = {}) => {
    dropOldList(client, next, age)
    if (viewPath(next) === viewPath(view)) window.scrollTo(0, 0)
    setSearch(parametersOf(next), { replace })
  }
  return { view, search: search.toString(), show }
}

function useShareForm() {
  const { sent } = useRendered()
  const [isSharing, setSharing] = useState(sent !== undefined)
  useEffect(() => {
    const open = () => {
      if (location.hash === SHARE_FORM) setSharing(true)
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [])
  return [isSharing, setSharing] as const
}

function useShownList(
  view: FactsView,
  { search, listRef }: { search: string; listRef: RefObject<HTMLElement | null> },
) {
  const list = useFactList(view, savedCount())
  const { facts = [], fetchNext, hasNextPage, isPlaceholderData } = list
  const pages = isPlaceholderData ? undefined : list.data?.pages

  useScrollPlace(listRef, {
    view: search,
    isReady: pages !== undefined,
    count: facts.length,
    fetchNext: hasNextPage ? fetchNext : undefined,
  })

  const shown: Shown = {
    facts,
    requestedAt: pages?.[0]?.requestedAt ?? 0,
    hasNewest: view.after === '' && (view.sort === 'new' || !hasNextPage),
    idsInView: () => idsInView(listRef.current),
  }

  return { list, firstPage: pages?.[0], shown }
}

/** True after a wait, in which more urgent data is fetched. Then the news since the last visit is fetched. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => later(PRELOAD_AFTER_MS, preload), [])
  useEffect(() => {
    const wasHere = readText(FACTS_VISIT_KEY) !== null
    return later(wasHere ? NEWS_AFTER_MS : FIRST_VISIT_AFTER_MS, () => setIdle(true))
  }, [])
  return isIdle
}

/**
 * Knows whether the visitor has pressed anything. Content that would move the list appears only before the first press.
 */
function useWasPressed(): RefObject<boolean> {
  const wasPressed = useRef(false)
  useEffect(() => {
    const stop = new AbortController()
    const onPress = () => {
      wasPressed.current = true
    }
    // A press from before the scripts loaded is repeated only as a click (until-hydrated.js).
    for (const type of ['pointerdown', 'keydown', 'click']) {
      window.addEventListener(type, onPress, { signal: stop.signal })
    }
    return () => stop.abort()
  }, [])
  return wasPressed
}

function FactsHeader({ view, isSharing, toggle, onToggle }: HeaderProps) {
  return (
    <>
      <Head
        title={titleOf(view)}
        description={descriptionOf(view)}
        path={viewPath({ category: view.category })}
        picture={pictureOf(view)}
        feed={feedOf(view)}
      />
      <Header title="Fact & Fable" hasLogo about={ABOUT}>
        <Button
          ref={toggle}
          className="with-scripts"
          aria-expanded={isSharing}
          aria-controls="share-form"
          onClick={onToggle}
        >
          {isSharing ? 'Close' : 'Share a fact'}
        </Button>
        <span className="without-scripts">
          <a className={buttonClass()} href={SHARE_FORM}>
            Share a fact
          </a>
        </span>
        <ToGame />
      </Header>
    </>
  )
}

/** Shows today's round and the fact of the day. Until they are loaded, a placeholder keeps their space. */
function FirstScreen({ page, isLoading }: { page: FactPage | undefined; isLoading: boolean }) {
  if (!page) return isLoading ? <div className={styles.posterRoom} /> : null
  return (
    <div className={cx(styles.top, page.today && styles.withRound)}>
      {page.today && (
        <div className={styles.round}>
          <Hero today={page.today} />
        </div>
      )}
      <div className={styles.side}>
        {page.ofTheDay && (
          <FactPoster
            fact={page.ofTheDay.fact}
            name="Fact of the day"
            label={<p className={styles.posterLabel}>Fact of the day</p>}
          />
        )}
        <a className={styles.road} href={SCREEN_PATHS.daily}>
          <Drawing src={campFire} className={styles.sign} />
          <span>
            <b>Today’s road</b> <span>One try, 100 days.</span>
          </span>
        </a>
      </div>
    </div>
  )
}

// Nothing is loaded while offline, because older browsers would remember the failure and not load the file when it is
// needed.
function preload() {
  if (!navigator.onLine) return
  void Promise.all([import('./fact/fact-page.tsx'), preloadShareForm(), preloadSummary()]).catch(
    () => undefined,
  )
}
