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
  /** A random id. By this id the server recognises a repeated request. */
  readonly id: string
  readonly vote: AnyVote
  response?: Promise<Counts>
}

export type ShownVotes = {
  /** The newest counts of the server; null before the page has received any. */
  readonly counts: Counts | null
  /** The votes of this browser without a response so far. They are added to the server's counts. */
  readonly added: Counts
  readonly waiting: ReadonlySet<AnyVote>
  readonly own: OwnVotes
  /** The kind of the last vote that was sent. It is for screen readers. */
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
  /** The time until which the error must stay visible, on the page's monotonic clock. */
  errorUntil: number
  counts: Counts | null
  /**
   * The time on the page's monotonic clock at which the counts were requested. For the response to a vote, it is the
   * time of the response.
   */
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

/** Returns the same object until the votes change. */
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
 * Shows counts from the server. `requestedAt` is on the page's monotonic clock. Counts are ignored if the shown counts
 * are newer, or if votes on the case are still being sent.
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

// Returns false if the browser did not store the vote.
const keep = (caseKey: CaseKey, { id, vote }: Press): boolean =>
  waitingVotes.add(waitingVote(id, caseKey, vote), id)

// The server also loads this file, and has no document.
if (typeof document !== 'undefined') document.addEventListener('visibilitychange', flush)

export function castVote(caseKey: CaseKey, vote: AnyVote): void {
  const entry = entryOf(caseKey)
  entry.queue.push({ id: makeId(), vote })
  entry.error = ''
  saveOwnVote(caseKey, vote, 1)
  changed(entry)
  void sendAll(entry)
}

// Resolves when no vote of the case is queued.
async function sendAll(entry: Entry): Promise<void> {
  entry.sending ??= sendQueue(entry).finally(() => {
    entry.sending = null
  })
  await entry.sending
}

/**
 * Sends the votes of a case one after the other. Each response then includes all earlier votes. So the shown counts are
 * exactly the server's counts plus the votes without a response.
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

/**
 * Stores a vote without a response until the network is back. A vote that was already stored also waits after a
 * temporary error. Otherwise the vote is taken back, and the reason is shown.
 */
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

/** Adds the votes without a response to the server's newest counts. */
export function withVotes<F extends Fact>(fact: F, { counts, added }: ShownVotes): F {
  const newest = counts ?? countsOfFact(fact)
  const counted = { ...fact }
  for (const { id, field } of VOTES) counted[field] = newest[id] + added[id]
  return counted
}

/**
 * Sends all votes at once when the page is hidden, because it may be closing. The votes are stored until their
 * responses arrive. The next page sends again those that got no response.
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

// Rejects if the vote must wait longer.
async function sendWaiting({ id, caseKey, vote }: WaitingVote): Promise<void> {
  const entry = entryOf(caseKey)
  // The vote may already be in the queue.
  if (!entry.queue.some((press) => press.id === id)) entry.queue.push({ id, vote })
  await sendAll(entry)
  if (waitingVotes.has(id)) throw new Error('There was no response.')
}
