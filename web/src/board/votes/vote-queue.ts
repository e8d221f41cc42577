import type { Fact, Vote } from '@fable/contract'
import { VOTE_FIELDS, VOTES } from '@fable/contract/limits'
import { ApiError, call, isRetryable, retryWords } from '../../lib/api.ts'
import { inOneTab } from '../../lib/sending.ts'
import { saveOwnVote, ownVotesOf, readOwnVotes, type OwnVotes } from './own-votes.ts'
import {
  addWaitingVote,
  isWaiting,
  listWaitingVotes,
  removeWaitingVote,
  waitingVotes,
  type WaitingVote,
} from './waiting-votes.ts'

/** A vote on its way to the server. */
type Press = {
  /** Random, so that the server counts it once. */
  readonly id: string
  readonly vote: Vote
  /** The response, as soon as it was requested. */
  response?: Promise<Fact>
}

/** What is shown of the votes on a fact. */
export type ShownVotes = {
  /** The server's newest row; null before the page has requested any. */
  readonly row: Fact | null
  /** What the votes without a response add to its counts. */
  readonly added: Readonly<Record<Vote, number>>
  /** The kinds of votes that wait for the network. */
  readonly waiting: ReadonlySet<Vote>
  /** The votes that this browser has cast. */
  readonly own: OwnVotes
  /** The newest vote that was sent, for screen readers. */
  readonly cast: Vote | null
  /** Why the last vote failed; '' if it did not. */
  readonly error: string
}

/** Of a page that has requested nothing yet. */
export const NO_VOTES: ShownVotes = {
  row: null,
  waiting: new Set(),
  own: {},
  cast: null,
  error: '',
  added: { interesting: 0, mindblowing: 0, false: 0 },
}

type Entry = {
  queue: Press[]
  cast: Vote | null
  error: string
  /** Until when the error is shown at least, on the page's clock. */
  errorUntil: number
  row: Fact | null
  /** When the row was requested, or received after a vote, on the page's clock. */
  rowAt: number
  isSending: boolean
  shown: ShownVotes | null
}

const entries = new Map<number, Entry>()
const listeners = new Set<() => void>()

function entryOf(factId: number): Entry {
  const known = entries.get(factId)
  if (known) return known
  const entry: Entry = {
    queue: [],
    cast: null,
    error: '',
    errorUntil: 0,
    row: null,
    rowAt: 0,
    isSending: false,
    shown: null,
  }
  entries.set(factId, entry)
  return entry
}

function changed(...some: Entry[]): void {
  for (const entry of some) entry.shown = null
  for (const listener of listeners) listener()
}

/** An error is shown for so long at least, in milliseconds. */
const ERROR_MS = 5_000

/** The server has responded to a request of that time, on the page's clock: earlier errors are over. */
function forgetErrors(requestedAt: number): void {
  const over = [...entries.values()].filter(
    ({ error, errorUntil }) => error && errorUntil <= requestedAt,
  )
  for (const entry of over) entry.error = ''
  if (over.length > 0) changed(...over)
}

/** Calls back after each change of a vote, until the returned function is called. */
export function subscribeVotes(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Marks the votes that this browser has cast before. */
export function showOwnVotes(): void {
  changed(...readOwnVotes().map(entryOf))
}

let shownWaiting: readonly WaitingVote[] = []

waitingVotes.subscribe(() => {
  const now = waitingVotes.get()
  const ids = new Set([...shownWaiting, ...now].map(({ factId }) => factId))
  shownWaiting = now
  changed(...[...ids].map(entryOf))
})

/** What is shown of the votes on a fact; the same object until it changes. */
export function shownVotesOf(factId: number): ShownVotes {
  const entry = entries.get(factId)
  if (!entry) return NO_VOTES
  if (!entry.shown) {
    const added = { ...NO_VOTES.added }
    const waiting = waitingVotes.get().filter((vote) => vote.factId === factId)
    const presses = new Map([...waiting, ...entry.queue].map(({ id, vote }) => [id, vote]))
    for (const vote of presses.values()) added[vote] += 1
    const { row, cast, error } = entry
    entry.shown = {
      row,
      added,
      waiting: new Set(waiting.map(({ vote }) => vote)),
      own: ownVotesOf(factId),
      cast,
      error,
    }
  }
  return entry.shown
}

/**
 * Shows rows of the server that were requested at `requestedAt`, on the page's clock. Of two responses the
 * one that was requested later counts, and none from before a vote that was cast here.
 */
export function showRows(rows: readonly Fact[], requestedAt: number): void {
  forgetErrors(requestedAt)
  const different: Entry[] = []
  for (const row of rows) {
    const entry = entryOf(row.id)
    if (entry.queue.length > 0 || entry.rowAt > requestedAt) continue
    if (!hasSameCounts(entry.row, row)) different.push(entry)
    Object.assign(entry, { row, rowAt: requestedAt })
  }
  if (different.length > 0) changed(...different)
}

function hasSameCounts(a: Fact | null, b: Fact): boolean {
  return a !== null && Object.values(VOTE_FIELDS).every((field) => a[field] === b[field])
}

const request = (factId: number, { id, vote }: Press): Promise<Fact> =>
  call('POST /api/facts/:id/votes', { params: { id: factId }, body: { vote, voteId: id } })

/**
 * Keeps a vote without a response until there is a network. Takes another one that failed out of what is shown, and
 * says why.
 */
function onFailure(factId: number, { id, vote }: Press, error: unknown): void {
  const entry = entryOf(factId)
  entry.cast = null
  const mayWait = !(error instanceof ApiError) || (isRetryable(error) && isWaiting(id))
  if (mayWait && addWaitingVote({ id, factId, vote })) return
  removeWaitingVote(id)
  entry.error = `That vote was not sent. ${retryWords(error, 'Press once more to try again.')}`
  const wait = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0
  entry.errorUntil = performance.now() + Math.max(ERROR_MS, wait)
  saveOwnVote(factId, vote, -1)
}

/**
 * Sends what waits for a fact, one after the other: so each response holds all votes before it, and the
 * counts shown are the server's plus what has no response yet, exactly.
 */
async function sendAll(factId: number): Promise<void> {
  const entry = entryOf(factId)
  if (entry.isSending) return
  entry.isSending = true
  for (let press = entry.queue[0]; press; press = entry.queue[0]) {
    try {
      entry.row = await (press.response ??= request(factId, press))
      entry.rowAt = performance.now()
      entry.cast = press.vote
      entry.queue.shift()
      removeWaitingVote(press.id)
    } catch (error) {
      entry.queue.shift()
      onFailure(factId, press, error)
    }
    changed(entry)
  }
  entry.isSending = false
}

/**
 * Sends the votes that wait for their turn all at once, because the page may be going away. They are kept until their
 * response is here: the next page sends those again that have none.
 */
function flush(): void {
  for (const [factId, { queue }] of entries) {
    for (const press of queue) {
      addWaitingVote({ id: press.id, factId, vote: press.vote })
      if (press.response) continue
      press.response = request(factId, press)
      // `sendAll` handles the error when it comes to this vote.
      press.response.catch(() => undefined)
    }
  }
}

let isListening = false

/** Sends what waits before the page is left, and forgets errors when the network is back. */
function listen(): void {
  if (isListening) return
  isListening = true
  window.addEventListener('online', () => forgetErrors(Infinity))
  window.addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })
}

/** Sends the votes that wait, until one has no response. */
async function sendWaiting(): Promise<void> {
  for (const { id, factId, vote } of listWaitingVotes()) {
    const { queue } = entryOf(factId)
    // It may be on its way, or another tab has sent it.
    if (queue.some((press) => press.id === id) || !isWaiting(id)) continue
    queue.push({ id, vote })
    await sendAll(factId)
    if (isWaiting(id)) return
  }
}

const sendInOneTab = inOneTab('WaitingVotes', sendWaiting)

/** Sends the votes that wait for the network, each once. */
export function trySendingVotes(): void {
  if (listWaitingVotes().length > 0) void sendInOneTab()
}

/** Not by randomUUID, which only secure addresses have. */
const makeId = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** Casts a vote. It is shown at once. */
export function castVote(factId: number, vote: Vote): void {
  listen()
  const entry = entryOf(factId)
  entry.queue.push({ id: makeId(), vote })
  entry.error = ''
  saveOwnVote(factId, vote, 1)
  changed(entry)
  void sendAll(factId)
}

/** A fact with the counts that are shown: the server's newest and the votes on their way. */
export function withVotes<F extends Fact>(fact: F, { row, added }: ShownVotes): F {
  const counted = { ...fact }
  for (const vote of VOTES) {
    const field = VOTE_FIELDS[vote]
    counted[field] = (row ?? fact)[field] + added[vote]
  }
  return counted
}
