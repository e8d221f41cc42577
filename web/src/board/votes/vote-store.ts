import type { CaseKey, Fact } from '@fable/contract'
import { VOTES } from '@fable/contract/limits'
import { ApiError, isFinal, retryWords } from '../../lib/api.ts'
import { makeId } from '../../lib/secure/make-id.ts'
import { WaitingList } from '../form/waiting-list.ts'
import { saveOwnVote, ownVotesOf, readOwnVotes, type OwnVotes } from './own-votes.ts'
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
import { readWaitingVote, waitingVote, WAITING_VOTES, type WaitingVote } from './waiting-votes.ts'

/** The votes to show on a case. */
export type ShownVotes = {
  /** The server's newest counts; null before the page has requested any. */
  readonly counts: Counts | null
  /** Votes cast here that the server has not confirmed yet; they are added to its counts. */
  readonly added: Counts
  /** The kinds of votes that wait for the network. */
  readonly waiting: ReadonlySet<AnyVote>
  /** The votes that this browser has cast. */
  readonly own: OwnVotes
  /** The kind of the last vote that was sent, for screen readers. */
  readonly cast: AnyVote | null
  /** The message about the last vote, if it failed; otherwise ''. */
  readonly error: string
}

/** The votes to show on a case about which nothing is known yet. */
export const NO_VOTES: ShownVotes = {
  counts: null,
  waiting: new Set(),
  own: {},
  cast: null,
  error: '',
  added: NO_COUNTS,
}

type Entry = {
  readonly caseKey: CaseKey
  cast: AnyVote | null
  error: string
  /** The time until which the error is shown in any case, on the page's clock. */
  errorUntil: number
  counts: Counts | null
  /** The time at which the counts were requested, or received as the response to a vote, on the page's clock. */
  countsAt: number
  shown: ShownVotes | null
}

const entries = new Map<string, Entry>()
const listeners = new Set<() => void>()

function entryOf(caseKey: CaseKey): Entry {
  const key = caseId(caseKey)
  const known = entries.get(key)
  if (known) return known
  const entry: Entry = {
    caseKey,
    cast: null,
    error: '',
    errorUntil: 0,
    counts: null,
    countsAt: 0,
    shown: null,
  }
  entries.set(key, entry)
  return entry
}

function changed(...some: Entry[]): void {
  for (const entry of some) entry.shown = null
  for (const listener of listeners) listener()
}

/** Minimum time for which an error is shown, in milliseconds. */
const ERROR_MS = 5_000

/**
 * Removes errors that have been shown long enough, because the server has responded to a request of this time (on the
 * page's clock).
 */
function forgetErrors(requestedAt: number): void {
  const over = [...entries.values()].filter(
    ({ error, errorUntil }) => error && errorUntil <= requestedAt,
  )
  for (const entry of over) entry.error = ''
  if (over.length > 0) changed(...over)
}

/** Calls `listener` after each change of any shown votes, until the returned function is called. */
export function subscribeVotes(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows which votes this browser has cast before. */
export function showOwnVotes(): void {
  changed(...readOwnVotes().map(entryOf))
}

/** The votes that were cast on this page and have not been sent for the first time. */
const fresh = new Set<string>()

/** The votes that the server has not confirmed: stored at the press, and removed with the response. */
export const waitingVotes = new WaitingList<WaitingVote>({
  key: WAITING_VOTES,
  read: readWaitingVote,
  send,
})

/** Votes that this browser could not store. */
let unstored: readonly WaitingVote[] = []

const unconfirmedOf = (key: string): readonly WaitingVote[] =>
  [...waitingVotes.items.get(), ...unstored].filter(({ caseKey }) => caseId(caseKey) === key)

let listed: readonly WaitingVote[] = []

waitingVotes.items.subscribe(() => {
  const now = waitingVotes.items.get()
  const entriesOfBoth = new Set([...listed, ...now].map(({ caseKey }) => entryOf(caseKey)))
  listed = now
  changed(...entriesOfBoth)
})

/** Returns the votes to show on a case. Until they change, it is the same object. */
export function shownVotesOf(caseKey: CaseKey): ShownVotes {
  const key = caseId(caseKey)
  const entry = entries.get(key)
  if (!entry) return NO_VOTES
  if (!entry.shown) {
    const added = { ...NO_COUNTS }
    const unconfirmed = unconfirmedOf(key)
    for (const { vote } of unconfirmed) added[vote] += 1
    const waiting = unconfirmed.filter(({ id }) => !fresh.has(id))
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

/**
 * Shows counts that the server has sent in response to a request of this time (on the page's clock). Ignores them if
 * the shown counts are newer, or if votes on the case are not confirmed.
 */
export function showCounts(
  all: readonly (readonly [CaseKey, Counts])[],
  requestedAt: number,
): void {
  forgetErrors(requestedAt)
  const different: Entry[] = []
  for (const [caseKey, counts] of all) {
    const entry = entryOf(caseKey)
    if (entry.countsAt > requestedAt || unconfirmedOf(caseId(caseKey)).length > 0) continue
    if (!entry.counts || !hasSameCounts(entry.counts, counts)) different.push(entry)
    Object.assign(entry, { counts, countsAt: requestedAt })
  }
  if (different.length > 0) changed(...different)
}

/** Shows the counts of facts from the response to a request of this time (on the page's clock). */
export function showFacts(facts: readonly Fact[], requestedAt: number): void {
  showCounts(
    facts.map((fact) => [factCase(fact.id), countsOfFact(fact)]),
    requestedAt,
  )
}

/**
 * Sends a vote, after those before it: each response includes all earlier votes, so the shown counts are exactly the
 * server's plus the unconfirmed votes. Rejects if the vote has to wait. A vote that the server refuses is taken back.
 */
async function send({ id, caseKey, vote }: WaitingVote): Promise<void> {
  const entry = entryOf(caseKey)
  const isFresh = fresh.has(id)
  try {
    entry.counts = await sendVote(caseKey.id, vote, id)
    entry.countsAt = performance.now()
    entry.cast = vote
  } catch (error) {
    entry.cast = null
    if (!isFinal(error) && !(isFresh && error instanceof ApiError)) {
      // The votes after it wait as well.
      fresh.clear()
      changed(...entries.values())
      throw error
    }
    takeBack(entry, vote, error)
  } finally {
    fresh.delete(id)
  }
}

/** Removes a vote that was not counted from those cast in this browser, and shows the reason. */
function takeBack(entry: Entry, vote: AnyVote, error: unknown): void {
  const wait = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0
  entry.error = `Your vote wasn’t sent. ${retryWords(error, 'Press again.')}`
  entry.errorUntil = performance.now() + Math.max(ERROR_MS, wait)
  saveOwnVote(entry.caseKey, vote, -1)
}

/** Sends a vote that this browser could not store. */
async function sendUnstored(vote: WaitingVote): Promise<void> {
  unstored = [...unstored, vote]
  try {
    await send(vote)
  } catch (error) {
    takeBack(entryOf(vote.caseKey), vote.vote, error)
  }
  unstored = unstored.filter(({ id }) => id !== vote.id)
  changed(entryOf(vote.caseKey))
}

/** Casts a vote, which is shown at once. */
export function castVote(caseKey: CaseKey, kind: AnyVote): void {
  const entry = entryOf(caseKey)
  entry.error = ''
  saveOwnVote(caseKey, kind, 1)
  const vote = waitingVote(makeId(), caseKey, kind)
  fresh.add(vote.id)
  if (waitingVotes.add(vote, vote.id)) waitingVotes.trySending()
  else void sendUnstored(vote)
  changed(entry)
}

/** Returns a fact with the counts to show: the server's newest ones, plus the votes that are on their way. */
export function withVotes<F extends Fact>(fact: F, { counts, added }: ShownVotes): F {
  const newest = counts ?? countsOfFact(fact)
  const counted = { ...fact }
  for (const { id, field } of VOTES) counted[field] = newest[id] + added[id]
  return counted
}
