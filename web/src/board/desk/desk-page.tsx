import { CASE_LISTS, SCREEN_PATHS, type CaseList } from '@fable/contract/limits'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { Link, useSearchParams } from 'wouter'
import type { Action, Case, Desk } from '@fable/contract'
import { ApiError } from '../../lib/api.ts'
import { useAtTime, useRendered } from '../../lib/screen-data.ts'
import marlowe from '../../scenery/cast/marlowe.svg'
import { Button } from '../../ui/button.tsx'
import { BackToFacts, Header } from '../../ui/header.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'
import { CaseRow, NotDone } from './case-row.tsx'
import {
  caseId,
  keyOf,
  useAct,
  useActions,
  useCases,
  useChangeSender,
  useDesk,
  useUndo,
  type CasesView,
} from './desk-queries.ts'
import { actionTitle, LIST_TEXTS, momentOf, postsText } from './desk-texts.ts'
import { Figures } from './figures.tsx'
import { Letters } from './letters.tsx'
import { PostingForm } from './posting-form.tsx'
import styles from './desk.module.css'

/** What the tabs show beside the lists of cases. */
const OTHER_TABS = ['letters', 'figures'] as const

type Tab = CaseList | (typeof OTHER_TABS)[number]

const TABS: readonly Tab[] = [...CASE_LISTS, ...OTHER_TABS]

/** What the address says. */
function useView() {
  const [search] = useSearchParams()
  const tab = TABS.find((name) => name === search.get('list')) ?? 'reported'
  return { tab, q: search.get('q') ?? '', sender: search.get('sender') ?? '' }
}

const pathOf = (tab: Tab): string =>
  tab === 'reported' ? SCREEN_PATHS.desk : `${SCREEN_PATHS.desk}?list=${tab}`

/** Nobody else is to find it. */
function DeskHead() {
  return (
    <>
      <title>The desk - Fact &amp; Fable</title>
      <meta name="robots" content="noindex, nofollow" />
    </>
  )
}

/** What a link shows: a button, because a program that previews links would use it up. */
function OpenDesk({ deskKey }: { deskKey: string }) {
  return (
    <>
      <DeskHead />
      <PlainPage>
        <h1>The desk</h1>
        <p>This link opens it once, in this browser, for 30 days.</p>
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

function Tabs({ desk, tab }: { desk: Desk; tab: Tab }) {
  const { counts, posting } = desk
  const hasHeld = counts.held > 0 || posting.posting === 'held' || posting.bySetting === 'held'
  const countOf = (name: Tab) => (name === 'newest' || name === 'figures' ? 0 : counts[name])
  const nameOf = (name: Tab) => {
    if (name === 'letters') return 'Letters'
    return name === 'figures' ? 'Figures' : LIST_TEXTS[name].name
  }
  const row = useRef<HTMLElement>(null)
  // On a phone the chosen one may lie beyond the edge of the row. Only the row scrolls, never the page.
  useEffect(() => {
    const chosen = row.current?.querySelector('[aria-current]')
    if (row.current && chosen) row.current.scrollLeft += chosen.getBoundingClientRect().left - 16
  }, [tab])
  return (
    <nav ref={row} className={styles.tabs} aria-label="Desk">
      {TABS.filter((name) => name !== 'held' || hasHeld || tab === 'held').map((name) => (
        <Link key={name} href={pathOf(name)} aria-current={name === tab ? 'page' : undefined}>
          {nameOf(name)} {countOf(name) > 0 && <b>{countOf(name)}</b>}
        </Link>
      ))}
    </nav>
  )
}

/** Searches words and sources in the list that is shown; among all from what was reported. */
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

/** When there is nothing to do, one small head of the cast says so. */
function NothingToDo({ text }: { text: string }) {
  return (
    <p className={styles.nothing}>
      <img src={marlowe} alt="" />
      <span>{text}</span>
    </p>
  )
}

/** All that one sender has posted, and what can be done about all of it. */
function SenderBar({ first }: { first: Case }) {
  const act = useAct()
  const change = useChangeSender()
  const undo = useUndo()
  const { sender } = first
  const [hidden, setHidden] = useState<Action | null>(null)
  const posts = useAtTime((now) => (sender ? postsText(sender, now) : ''))
  const [isRefused, setRefused] = useState(sender?.isRefused ?? false)
  if (!sender) return null
  const refuse = !isRefused
  return (
    <section className={styles.senderBar} aria-label={`Sender ${sender.name}`}>
      <h2>{sender.name}</h2>
      <p>{posts}. The name is forgotten after two weeks.</p>
      <div className={styles.senderActions}>
        {hidden?.canUndo ? (
          <Button
            disabled={undo.isPending}
            onClick={() => undo.mutate(hidden.id, { onSuccess: () => setHidden(null) })}
          >
            Undo: {actionTitle(hidden).toLowerCase()}
          </Button>
        ) : (
          sender.shown > 0 && (
            <Button
              look="danger"
              disabled={act.isPending}
              onClick={() =>
                act.mutate(
                  { kind: 'hide', cases: [keyOf(first)], bySender: true },
                  { onSuccess: setHidden },
                )
              }
            >
              Hide all {sender.shown}
            </Button>
          )
        )}
        <Button
          disabled={change.isPending}
          onClick={() =>
            change.mutate({ case: keyOf(first), refuse }, { onSuccess: () => setRefused(refuse) })
          }
        >
          {isRefused ? 'Admit again' : 'Refuse for a day'}
        </Button>
      </div>
      <NotDone error={act.error ?? change.error ?? undo.error} />
    </section>
  )
}

/** The cases of a list. */
function Cases({ view }: { view: CasesView }) {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useCases(view)
  if (isError) {
    return (
      <p role="alert" className={styles.error}>
        The list has not come. <Button onClick={() => void refetch()}>Try again</Button>
      </p>
    )
  }
  if (!data) return <p role="status">Loading...</p>
  const cases = data.pages.flatMap((page) => page.cases)
  const [first] = cases
  if (!first) {
    const empty = view.q === '' ? LIST_TEXTS[view.list].empty : `Nothing with “${view.q}” here.`
    return (
      <NothingToDo text={view.sender === '' ? empty : 'This sender has posted nothing more.'} />
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

function DoneRow({ action, name }: { action: Action; name: string }) {
  const undo = useUndo()
  const when = useAtTime((now) => momentOf(action.at, now))
  return (
    <li className={styles.done}>
      <span>
        <b>{actionTitle(action)}:</b> {action.what}
        <small>
          {action.who === name ? 'you' : action.who}, {when}
          {action.undoneBy !== null && ', undone'}
          {action.why !== '' && `. ${action.why}`}
        </small>
        <NotDone error={undo.error} />
      </span>
      {action.canUndo && (
        <Button
          aria-label={`Undo: ${actionTitle(action)}, ${action.what}`}
          disabled={undo.isPending}
          onClick={() => undo.mutate(action.id)}
        >
          Undo
        </Button>
      )}
    </li>
  )
}

/** What was done lately, by everybody who has a desk. */
function DoneLately({ name }: { name: string }) {
  const { data } = useActions()
  if (!data || data.actions.length === 0) return null
  return (
    <section className={styles.lately} aria-label="Done lately">
      <h2>Done lately</h2>
      <ul>
        {data.actions.map((action) => (
          <DoneRow key={action.id} action={action} name={name} />
        ))}
      </ul>
    </section>
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

/** The desk, or what stands in for it. */
function OpenedDesk() {
  const { data: desk, error, refetch } = useDesk()
  const { tab, q, sender } = useView()
  const isEnded = error instanceof ApiError && error.status === 404
  return (
    <>
      <DeskHead />
      <div className={styles.frame}>
        <Header title="The desk" logo="logo">
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
              The desk has not come. <Button onClick={() => void refetch()}>Try again</Button>
            </p>
          )}
          {!desk && !error && <p role="status">Loading...</p>}
          {desk && !isEnded && (
            <>
              <Tabs desk={desk} tab={tab} />
              <div className={styles.columns}>
                <div>
                  <Content desk={desk} tab={tab} q={q} sender={sender} />
                </div>
                <DoneLately name={desk.name} />
              </div>
            </>
          )}
        </main>
      </div>
    </>
  )
}

/** The operator's desk (docs/rules.md, section 13). */
export default function DeskPage() {
  const { deskKey = '' } = useRendered()
  return deskKey === '' ? <OpenedDesk /> : <OpenDesk deskKey={deskKey} />
}
