import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { Link, useSearchParams } from 'wouter'
import type { Desk } from '@fable/contract'
import { CASE_LISTS, SCREEN_PATHS, type CaseList } from '@fable/contract/limits'
import { ApiError } from '../../lib/api.ts'
import { cx } from '../../lib/cx.ts'
import { useRendered } from '../../lib/screen-data.ts'
import marlowe from '../../scenery/cast/marlowe.svg'
import { Button } from '../../ui/button.tsx'
import { BackToFacts, Header } from '../../ui/header.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'
import { Status } from '../../ui/status.tsx'
import { caseId } from '../votes/case-votes.ts'
import { CaseRow } from './case-row.tsx'
import { useCases, useDesk, type CasesView } from './desk-queries.ts'
import { LIST_TEXTS } from './desk-texts.ts'
import { Figures } from './figures.tsx'
import { Letters } from './letters.tsx'
import { PostingForm } from './posting-form.tsx'
import { RecentActions } from './recent-actions.tsx'
import { SenderBar } from './sender-bar.tsx'
import styles from './desk.module.css'

const OTHER_TABS = ['letters', 'figures'] as const

type Tab = CaseList | (typeof OTHER_TABS)[number]

const TABS: readonly Tab[] = [...CASE_LISTS, ...OTHER_TABS]

const pathOf = (tab: Tab): string =>
  tab === 'reported' ? SCREEN_PATHS.desk : `${SCREEN_PATHS.desk}?list=${tab}`

/** The screen of docs/rules.md, section 13. */
export default function DeskPage() {
  const { deskKey = '' } = useRendered()
  return deskKey === '' ? <OpenedDesk /> : <OpenDesk deskKey={deskKey} />
}

function OpenedDesk() {
  const { data: desk, error, refetch } = useDesk()
  const { tab, q, sender } = useView()
  const isEnded = error instanceof ApiError && error.status === 404

  return (
    <>
      <DeskHead />
      <div className={styles.frame}>
        <Header title="The desk" hasLogo>
          <BackToFacts />
        </Header>
        <main className={styles.desk}>
          {isEnded && (
            <p role="alert">
              The desk is closed in this browser. <code>npm run operator -- desk</code> prints a
              link that opens it.
            </p>
          )}
          {error && !isEnded && !desk && (
            <p role="alert">
              The desk couldn’t be loaded. <Button onClick={() => void refetch()}>Try again</Button>
            </p>
          )}
          {!desk && !error && <Status>Loading...</Status>}
          {desk && !isEnded && (
            <>
              <Tabs desk={desk} tab={tab} />
              <div className={styles.columns}>
                <div>
                  <Content desk={desk} tab={tab} q={q} sender={sender} />
                </div>
                <RecentActions name={desk.name} />
              </div>
            </>
          )}
        </main>
      </div>
    </>
  )
}

/**
 * The operator must press a button. If the address alone opened the desk, link previews, which also fetch the address,
 * would use up the link.
 */
function OpenDesk({ deskKey }: { deskKey: string }) {
  return (
    <>
      <DeskHead />
      <PlainPage>
        <h1>The desk</h1>
        <p>This link works once and opens the desk in this browser for 30 days.</p>
        <form method="post" action={SCREEN_PATHS.desk}>
          <input type="hidden" name="key" value={deskKey} />
          <Button type="submit" look="strong">
            Open the desk
          </Button>
        </form>
      </PlainPage>
    </>
  )
}

function useView() {
  const [search] = useSearchParams()
  const tab = TABS.find((name) => name === search.get('list')) ?? 'reported'
  return { tab, q: search.get('q') ?? '', sender: search.get('sender') ?? '' }
}

/** Keeps the desk out of search engines and link previews. */
function DeskHead() {
  return (
    <>
      <title>The desk - Fact &amp; Fable</title>
      <meta name="robots" content="noindex, nofollow" />
    </>
  )
}

function Tabs({ desk, tab }: { desk: Desk; tab: Tab }) {
  const { counts, posting } = desk
  const hasHeld = counts.held > 0 || posting.posting === 'held' || posting.bySetting === 'held'
  const countOf = (name: Tab) => (name === 'newest' || name === 'figures' ? 0 : counts[name])

  const nameOf = (name: Tab) => {
    if (name === 'letters') return 'Letters'
    return name === 'figures' ? 'Figures' : LIST_TEXTS[name].name
  }

  const row = useRef<HTMLElement>(null)
  // On a phone the selected tab may be outside the visible part of the row, so the row scrolls to the tab. The page
  // itself must not scroll.
  useEffect(() => {
    const chosen = row.current?.querySelector('[aria-current]')
    if (row.current && chosen) row.current.scrollLeft += chosen.getBoundingClientRect().left - 16
  }, [tab])

  return (
    <nav ref={row} className={styles.tabs} aria-label="Desk">
      {TABS.filter((name) => name !== 'held' || hasHeld || tab === 'held').map((name) => (
        <Link key={name} href={pathOf(name)} aria-current={name === tab ? 'page' : undefined}>
          <span>{nameOf(name)}</span> {countOf(name) > 0 && <b>{countOf(name)}</b>}
        </Link>
      ))}
    </nav>
  )
}

function Content({ desk, tab, q, sender }: { desk: Desk; tab: Tab; q: string; sender: string }) {
  if (tab === 'letters') return <Letters />
  if (tab === 'figures') {
    return (
      <>
        <Figures desk={desk} />
        <PostingForm desk={desk} />
      </>
    )
  }
  const view = { list: tab, q, sender }
  return (
    <>
      <Search key={`search ${tab} ${q}`} view={view} />
      <Cases key={JSON.stringify(view)} view={view} />
    </>
  )
}

function Search({ view }: { view: CasesView }) {
  const [, setSearch] = useSearchParams()
  const [typed, setTyped] = useState(view.q)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const q = typed.trim()
    if (q === '') setSearch({ list: view.list })
    else setSearch({ list: view.list === 'reported' ? 'newest' : view.list, q })
  }

  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
          d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3 21 21"
        />
      </svg>
      <input
        type="search"
        enterKeyHint="search"
        aria-label="Search words and sources"
        placeholder="Search words and sources"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  )
}

function Cases({ view }: { view: CasesView }) {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useCases(view)
  if (isError) {
    return (
      <p role="alert" className={styles.error}>
        The list couldn’t be loaded. <Button onClick={() => void refetch()}>Try again</Button>
      </p>
    )
  }

  if (!data) return <Status>Loading...</Status>
  const cases = data.pages.flatMap((page) => page.cases)
  const [first] = cases

  if (!first) {
    const empty = view.q === '' ? LIST_TEXTS[view.list].empty : `Nothing matches “${view.q}” here.`
    return (
      <NothingToDo text={view.sender === '' ? empty : 'There are no more posts by this sender.'} />
    )
  }

  return (
    <>
      {view.sender !== '' && <SenderBar first={first} />}
      <ul>
        {cases.map((item) => (
          <CaseRow key={caseId(item)} item={item} />
        ))}
      </ul>
      {hasNextPage && (
        <p className={styles.more}>
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? 'Loading...' : 'More'}
          </Button>
        </p>
      )}
    </>
  )
}

function NothingToDo({ text }: { text: string }) {
  return (
    <p className={cx('stack', styles.nothing)}>
      <img src={marlowe} alt="" />
      <span>{text}</span>
    </p>
  )
}
