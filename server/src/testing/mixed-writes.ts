import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Correction, Day, Fact, ResponseOf } from '@fable/contract'
import { addDays } from '@fable/contract/limits'
import {
  isRefusal,
  newRun,
  passTurn,
  play as playTurn,
  postsAtStart,
  read,
  rngFrom,
} from '@fable/engine'
import { BOTS } from '@fable/engine/bots'
import type { ReadRows } from './read-rows.ts'
import { cookieOf, PASSWORD } from './test-accounts.ts'
import { contradictionsOf, newJournal, type Outcome, type SentTurn } from './write-journal.ts'

const JSON_TYPE = { 'Content-Type': 'application/json' }

type Sent = { readonly outcome: Outcome; readonly response?: Response; readonly body: unknown }

export type MixedWrites = {
  /** The number of responses by status. 0 stands for a broken connection. */
  readonly statuses: ReadonlyMap<number, number>
  /** 503 responses without Retry-After. */
  readonly withoutRetryAfter: () => number
  readonly stop: () => Promise<void>
  readonly acknowledged: () => number
  /** Finds stored data that contradicts the acknowledged writes. Call it after `stop`. */
  readonly contradictions: (read: ReadRows) => Promise<string[]>
}

const PAUSE_MS = 15

/** Number of addresses that helpful votes come from, if the server trusts their header. */
const SENDERS = 5

/** Sends all kinds of writes to the server at `address` in parallel loops until it is stopped. */
export async function startMixedWrites(
  address: string,
  { pauseMs = PAUSE_MS } = {},
): Promise<MixedWrites> {
  const journal = newJournal()
  const statuses = new Map<number, number>()
  let withoutRetryAfter = 0
  let stopped = false
  let acknowledged = 0

  const send = async (method: string, path: string, body: object, headers = {}): Promise<Sent> => {
    try {
      const response = await fetch(address + path, {
        method,
        headers: { ...JSON_TYPE, ...headers },
        body: JSON.stringify(body),
      })
      const { status } = response
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 503 && !response.headers.has('Retry-After')) withoutRetryAfter += 1
      const outcome = outcomeOf(status)
      const json: unknown = await response.json()
      if (outcome === 'acknowledged') acknowledged += 1
      return { outcome, response, body: json }
    } catch {
      statuses.set(0, (statuses.get(0) ?? 0) + 1)
      return { outcome: 'unknown', body: undefined }
    }
  }

  /** Repeats a write until the server says whether it is stored. */
  const untilKnown = async (write: () => Promise<Sent>): Promise<Sent> => {
    let sent = await write()
    while (sent.outcome === 'unknown' && !stopped) {
      await sleep(pauseMs)
      sent = await write()
    }
    return sent
  }

  const newFact = () => ({
    text: randomUUID(),
    source: 'https://example.com/',
    category: 'science',
  })

  const share = async () => {
    const fact = newFact()
    journal.facts.set(fact.text, 'unknown')
    const { outcome, body } = await send('POST', '/api/facts', fact)
    journal.facts.set(fact.text, outcome)
    return outcome === 'acknowledged' ? (body as Fact) : undefined
  }

  /** Shares a fact as the page does: sends it again without a response, unless it is there already. */
  const shareOnce = async () => {
    const fact = newFact()
    journal.facts.set(fact.text, 'unknown')
    const { outcome, response } = await untilKnown(() =>
      send('POST', '/api/facts?unlessSame=true', fact),
    )
    // Nobody else shares this text.
    const isThere = response?.status === 409
    journal.facts.set(fact.text, isThere ? 'acknowledged' : outcome)
  }

  /** Picks a sentence of today's round as a new browser. */
  const pick = async () => {
    const response = await fetch(`${address}/api/days/today`).catch(() => undefined)
    if (!response?.ok) return
    const { day, round } = (await response.json()) as Day
    // Without a round there is nothing to pick, and no token by which the server recognises a repeated pick.
    if (!round) return
    const headers = { Cookie: cookieOf(response) }
    const { outcome, body } = await untilKnown(() =>
      send('POST', `/api/days/${day}/choice`, { pick: '1' }, headers),
    )
    // After a jump of the clock the round may be over: a repeated pick is then refused, or not counted.
    const isCounted = outcome === 'acknowledged' && (body as Day).round?.state !== 'over'
    journal.picks[isCounted ? 'acknowledged' : 'unknown'] += 1
  }

  const correct = async (fact: Fact | undefined) => {
    if (!fact) return undefined
    const text = randomUUID()
    const correction = { text, source: 'https://example.com/right' }
    journal.corrections.set(text, 'unknown')
    const { outcome, body } = await send('POST', `/api/facts/${fact.id}/corrections`, correction)
    journal.corrections.set(text, outcome)
    return outcome === 'acknowledged' ? (body as Correction) : undefined
  }

  const shareAndCorrect = async () => {
    const fact = await share()
    await Promise.all([correct(fact), correct(fact)])
  }

  const known = await share()
  journal.votes.id = known?.id
  journal.helpful.id = (await correct(known))?.id
  const vote = async () => {
    const path = `/api/facts/${String(journal.votes.id)}/votes`
    const { outcome } = await send('POST', path, { vote: 'interesting' })
    if (outcome !== 'refused') journal.votes[outcome] += 1
  }

  let helped = 0
  const help = async () => {
    const path = `/api/corrections/${String(journal.helpful.id)}/votes`
    helped += 1
    const from = { 'X-Forwarded-For': `192.0.2.${helped % SENDERS}` }
    const { outcome } = await send('POST', path, {}, from)
    if (outcome !== 'refused') journal.helpful[outcome] += 1
  }

  const feedback = async () => {
    const message = randomUUID()
    const { outcome } = await send('POST', '/api/feedback', { kind: 'idea', message })
    journal.feedback.set(message, outcome)
  }

  const signUp = async () => {
    // Random letters and digits would sometimes make a refused name.
    const username = randomUUID()
      .replaceAll(/[^0-7]/g, '')
      .replaceAll(/./g, (n) => 'nrtlnrtl'.charAt(Number(n)))
      .slice(0, 12)
    const form = { username, email: `${username}@example.com`, password: PASSWORD }
    journal.accounts.set(username, 'unknown')
    const { outcome, response } = await send('POST', '/api/auth/sign-up/email', form)
    journal.accounts.set(username, outcome)
    return outcome === 'acknowledged' && response
      ? { username, headers: { Cookie: cookieOf(response) } }
      : undefined
  }

  /** Seals tomorrow's sentence, and tries to change that. */
  const seal = async (username: string, headers: { readonly Cookie: string }) => {
    const response = await fetch(`${address}/api/days/today`, { headers }).catch(() => undefined)
    if (!response?.ok) return
    const { day } = (await response.json()) as Day
    const tomorrow = addDays(day, 1)
    const seals = new Set<string>()
    journal.seals.set(username, seals)
    for (const say of ['fable', 'fact'] as const) {
      const path = `/api/days/${tomorrow}/seal`
      const { outcome, body } = await untilKnown(() => send('POST', path, { say }, headers))
      if (outcome !== 'acknowledged') continue
      seals.add(`${tomorrow} ${(body as ResponseOf<'POST /api/days/:day/seal'>).said}`)
    }
  }

  /** Signs up, seals, and saves a few days. Every other call then deletes the account. */
  const useAccount = async () => {
    const player = await signUp()
    if (!player) return
    const { username, headers } = player
    await seal(username, headers)
    const saves: { day: number; outcome: Outcome }[] = []
    journal.saves.set(username, saves)
    let revision = 0
    for (let day = 1; day <= 5 && !stopped; day++) {
      const match = revision === 0 ? { 'If-None-Match': '*' } : { 'If-Match': `"${revision}"` }
      const document = { GameVariables: { day } }
      const sent = await send('PUT', '/api/account/game', document, { ...headers, ...match })
      saves.push({ day, outcome: sent.outcome })
      if (sent.outcome !== 'acknowledged') return
      revision = (sent.body as { revision: number }).revision
    }
    if (journal.saves.size % 2 === 0) return
    journal.deletions.set(username, 'unknown')
    const password = { password: PASSWORD }
    const { outcome } = await send('POST', '/api/auth/delete-user', password, headers)
    journal.deletions.set(username, outcome)
  }

  /** Plays a run to its end as the page does: a turn without a response is sent again. */
  const play = async () => {
    const { outcome, body } = await send('POST', '/api/runs', {})
    if (outcome !== 'acknowledged') return
    const { id, player, rules } = body as ResponseOf<'POST /api/runs'>
    const turns: SentTurn[] = []
    journal.runs.set(id, turns)
    let state = newRun(player)
    let posts = postsAtStart(rules)
    const rng = rngFrom(id)
    // Every other run lives long enough to pass posts.
    const isLong = journal.runs.size % 2 === 0
    const bot = BOTS[isLong ? 'heeds the rumours, knows the odds' : 'random dice stops']
    while (!stopped) {
      const input = bot(state, rng)
      const lantern = rng.pick(posts.offer?.lanterns ?? [])?.id
      const turn: SentTurn = { input, lantern, outcome: 'unknown' }
      const number = turns.push(turn) - 1
      const form = { turn: number, input, ...(lantern && { lantern }) }
      const sent = await untilKnown(() => send('POST', `/api/runs/${id}/turns`, form))
      turn.outcome = sent.outcome
      if (sent.outcome !== 'acknowledged') return
      const { seed, paths, ended } = sent.body as ResponseOf<'POST /api/runs/:id/turns'>
      if (ended) {
        journal.ends.set(id, ended.daysSurvived)
        return
      }
      const command = read(state, input)
      if (isRefusal(command))
        throw new Error(`The server accepted an input that the rules refuse: ${input}`)
      const played = playTurn(state, command, rngFrom(seed, paths))
      posts = passTurn(posts, { turn: played, taken: lantern, seed: id })
      state = played.state
    }
  }

  const repeat = async (write: () => Promise<unknown>) => {
    while (!stopped) {
      await write()
      await sleep(pauseMs)
    }
  }
  const ofFacts = [
    share,
    shareOnce,
    pick,
    shareAndCorrect,
    shareAndCorrect,
    vote,
    vote,
    vote,
    help,
    help,
    help,
  ]
  const ofPlayers = [feedback, useAccount, useAccount, play, play]
  const loops = [...ofFacts, ...ofPlayers].map(repeat)

  return {
    statuses,
    withoutRetryAfter: () => withoutRetryAfter,
    acknowledged: () => acknowledged,
    stop: async () => {
      stopped = true
      await Promise.all(loops)
    },
    contradictions: (read) => contradictionsOf(journal, read),
  }
}

function outcomeOf(status: number): Outcome {
  if (status < 300) return 'acknowledged'
  return status < 500 ? 'refused' : 'unknown'
}
