import { useSyncExternalStore } from 'react'
import type { CaseKey, Fact } from '@fable/contract'
import { VOTES } from '@fable/contract/limits'
import { ApiError, isFinal, retryWords } from '../../lib/api.ts'
import { makeId } from '../../lib/secure/make-id.ts'
import { WaitingList } from '../form/waiting-list.ts'
import {
  countsOfFact,
  factCase,
  hasSameCounts,
  caseId,
  NO_COUNTS,
  sendVote,
  type AnyVote,
  type Counts,
} from './case-votes.ts'
import { saveOwnVote, ownVotesOf, readOwnVotes, type OwnVotes } from './own-votes.ts'
import { readWaitingVote, waitingVote, WAITING_VOTES, type WaitingVote } from './waiting-votes.ts'

type Press = {
  /** Random. The server recognises a repeated request by it. */
  readonly id: string
  readonly vote: AnyVote
  response?: Promise<Counts>
}

export type ShownVotes = {
  /** The server's newest counts; null before the page has requested any. */
  readonly counts: Counts | null
  /** Votes cast here to which the server has not responded yet; they are added to its counts. */
  readonly added: Counts
  readonly waiting: ReadonlySet<AnyVote>
  readonly own: OwnVotes
  /** The kind of the last vote that was sent, for screen readers. */
  readonly cast: AnyVote | null
  /** '' unless the last vote failed. */
  readonly error: string
}

const NO_VOTES: ShownVotes = {
  counts: null,
  waiting: new Set(),
  own: {},
  cast: null,
  error: '',
  added: NO_COUNTS,
}

type Entry = {
  readonly caseKey: CaseKey
  queue: Press[]
  cast: AnyVote | null
  error: string
  /** On the page's clock; until then the error is shown in any case. */
  errorUntil: number
  counts: Counts | null
  /** When the counts were requested, or received as the response to a vote, on the page's clock. */
  countsAt: number
  sending: Promise<void> | null
  shown: ShownVotes | null
}

const entries = new Map<string, Entry>()
const listeners = new Set<() => void>()

const ERROR_MS = 5_000

export function showOwnVotes(): void {
  changed(...readOwnVotes().map(entryOf))
}

function changed(...some: Entry[]): void {
  for (const entry of some) entry.shown = null
  for (const listener of listeners) listener()
}

function entryOf(caseKey: CaseKey): Entry {
  const key = caseId(caseKey)
  const known = entries.get(key)
  if (known) return known
  const entry: Entry = {
    caseKey,
    queue: [],
    cast: null,
    error: '',
    errorUntil: 0,
    counts: null,
    countsAt: 0,
    sending: null,
    shown: null,
  }
  entries.set(key, entry)
  return entry
}

export const waitingVotes = new WaitingList<WaitingVote>({
  name: WAITING_VOTES,
  read: readWaitingVote,
  send: sendWaiting,
})

waitingVotes.subscribe(() => {
  const now = waitingVotes.get().map(({ caseKey }) => entryOf(caseKey))
  const before = [...entries.values()].filter(({ shown }) => shown?.waiting.size)
  changed(...now, ...before)
})

export function useShownVotes(caseKey: CaseKey): ShownVotes {
  const read = () => shownVotesOf(caseKey)
  return useSyncExternalStore(subscribeVotes, read, () => NO_VOTES)
}

/** Until the votes change, it is the same object. */
function shownVotesOf(caseKey: CaseKey): ShownVotes {
  const key = caseId(caseKey)
  const entry = entries.get(key)
  if (!entry) return NO_VOTES

  if (!entry.shown) {
    const added = { ...NO_COUNTS }
    const waiting = waitingVotes.get().filter((vote) => entryOf(vote.caseKey) === entry)
    const presses = new Map([...waiting, ...entry.queue].map(({ id, vote }) => [id, vote]))
    for (const vote of presses.values()) added[vote] += 1
    const { counts, cast, error } = entry
    entry.shown = {
      counts,
      added,
      waiting: new Set(waiting.map(({ vote }) => vote)),
      own: ownVotesOf(caseKey),
      cast,
      error,
    }
  }

  return entry.shown
}

function subscribeVotes(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * `requestedAt` is on the page's clock. Ignored if the shown counts are newer, or if votes on the case are still being
 * sent.
 */
export function showCounts(
  all: readonly (readonly [CaseKey, Counts])[],
  requestedAt: number,
): void {
  forgetErrors(requestedAt)
  const different: Entry[] = []
  for (const [caseKey, counts] of all) {
    const entry = entryOf(caseKey)
    if (entry.queue.length > 0 || entry.countsAt > requestedAt) continue
    if (!entry.counts || !hasSameCounts(entry.counts, counts)) different.push(entry)
    Object.assign(entry, { counts, countsAt: requestedAt })
  }
  if (different.length > 0) changed(...different)
}

// Errors that have been shown long enough go once the server has responded to a request of this time (on the page's
// clock).
function forgetErrors(requestedAt: number): void {
  const over = [...entries.values()].filter(
    ({ error, errorUntil }) => error && errorUntil <= requestedAt,
  )
  for (const entry of over) entry.error = ''
  if (over.length > 0) changed(...over)
}

export function showFacts(facts: readonly Fact[], requestedAt: number): void {
  showCounts(
    facts.map((fact) => [factCase(fact.id), countsOfFact(fact)]),
    requestedAt,
  )
}

// Returns false if the browser has no storage.
const keep = (caseKey: CaseKey, { id, vote }: Press): boolean =>
  waitingVotes.add(waitingVote(id, caseKey, vote), id)

// The server loads this file as well, and has no document.
if (typeof document !== 'undefined') document.addEventListener('visibilitychange', flush)

export function castVote(caseKey: CaseKey, vote: AnyVote): void {
  const entry = entryOf(caseKey)
  entry.queue.push({ id: makeId(), vote })
  entry.error = ''
  saveOwnVote(caseKey, vote, 1)
  changed(entry)
  void sendAll(entry)
}

// Resolves when no vote is queued.
async function sendAll(entry: Entry): Promise<void> {
  entry.sending ??= sendQueue(entry).finally(() => {
    entry.sending = null
  })
  await entry.sending
}

/**
 * One after the other. Each response then includes all earlier votes, so the shown counts are exactly the server's plus
 * the votes without a response.
 */
async function sendQueue(entry: Entry): Promise<void> {
  for (let press = entry.queue[0]; press; press = entry.queue[0]) {
    try {
      press.response ??= sendVote(entry.caseKey.id, press.vote, press.id)
      entry.counts = await press.response
      entry.countsAt = performance.now()
      entry.cast = press.vote
      entry.queue.shift()
      waitingVotes.remove(press.id)
    } catch (error) {
      entry.queue.shift()
      onFailure(entry, press, error)
    }
    changed(entry)
  }
}

/** Without a response the vote waits for the network. Otherwise it is taken back, with the reason. */
function onFailure(entry: Entry, press: Press, error: unknown): void {
  const { caseKey } = entry
  const { id, vote } = press
  entry.cast = null
  const mayWait = !(error instanceof ApiError) || (!isFinal(error) && waitingVotes.has(id))
  if (mayWait && keep(caseKey, press)) return
  waitingVotes.remove(id)
  entry.error = `Your vote wasn’t sent. ${retryWords(error, 'Press again.')}`
  const wait = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0
  entry.errorUntil = performance.now() + Math.max(ERROR_MS, wait)
  saveOwnVote(caseKey, vote, -1)
}

/** The server's newest counts, plus the votes that are on their way. */
export function withVotes<F extends Fact>(fact: F, { counts, added }: ShownVotes): F {
  const newest = counts ?? countsOfFact(fact)
  const counted = { ...fact }
  for (const { id, field } of VOTES) counted[field] = newest[id] + added[id]
  return counted
}

/**
 * The page is hidden, so it may be closing: all votes are sent at once. They are stored until their responses arrive;
 * the next page sends those again that got none.
 */
function flush(): void {
  if (document.visibilityState === 'visible') return
  for (const { caseKey, queue } of entries.values()) {
    for (const press of queue) {
      keep(caseKey, press)
      if (press.response) continue
      press.response = sendVote(caseKey.id, press.vote, press.id)
      // `sendAll` handles the error when it reaches this vote.
      press.response.catch(() => undefined)
    }
  }
}

// Rejects if the vote has to wait on.
async function sendWaiting({ id, caseKey, vote }: WaitingVote): Promise<void> {
  const entry = entryOf(caseKey)
  // The vote may already be on its way.
  if (!entry.queue.some((press) => press.id === id)) entry.queue.push({ id, vote })
  await sendAll(entry)
  if (waitingVotes.has(id)) throw new Error('There was no response.')
}
