import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Fact, ResponseOf } from '@fable/contract'
import { isRefusal, newRun, play as playTurn, read, rngFrom } from '@fable/engine'
import { BOTS } from '@fable/engine/bots'
import type { ReadRows } from './read-rows.ts'
import { cookieOf, PASSWORD } from './test-accounts.ts'

const JSON_TYPE = { 'Content-Type': 'application/json' }

/** The result of a write: stored, not stored, or unknown (a 5xx or a broken connection). */
type Outcome = 'acknowledged' | 'refused' | 'unknown'

type Sent = { readonly outcome: Outcome; readonly response?: Response; readonly body: unknown }

/** All writes that were sent, grouped by the data that they store. */
type Journal = {
  readonly facts: Map<string, Outcome>
  readonly votes: { acknowledged: number; unknown: number }
  readonly feedback: Map<string, Outcome>
  readonly accounts: Map<string, Outcome>
  readonly deletions: Map<string, Outcome>
  /** The saved days by account, in sending order. */
  readonly saves: Map<string, { day: number; outcome: Outcome }[]>
  /** The turns of each started run, in order. */
  readonly runs: Map<string, { input: string; outcome: Outcome }[]>
  /** The days of each run of which the end was acknowledged. */
  readonly ends: Map<string, number>
}

export type MixedWrites = {
  /** The number of responses by status. 0 stands for a broken connection. */
  readonly statuses: ReadonlyMap<number, number>
  /** 503 responses without Retry-After. */
  readonly withoutRetryAfter: () => number
  readonly stop: () => Promise<void>
  /** The number of acknowledged writes. */
  readonly acknowledged: () => number
  /** Finds stored data that contradicts the acknowledged writes. Call it after `stop`. */
  readonly contradictions: (read: ReadRows) => Promise<string[]>
}

const outcomeOf = (status: number): Outcome => {
  if (status < 300) return 'acknowledged'
  return status < 500 ? 'refused' : 'unknown'
}

const PAUSE_MS = 15

/** Sends all kinds of writes to the server at `address` in parallel loops until it is stopped. */
export const startMixedWrites = async (
  address: string,
  { pauseMs = PAUSE_MS } = {},
): Promise<MixedWrites> => {
  const journal: Journal = {
    facts: new Map(),
    votes: { acknowledged: 0, unknown: 0 },
    feedback: new Map(),
    accounts: new Map(),
    deletions: new Map(),
    saves: new Map(),
    runs: new Map(),
    ends: new Map(),
  }
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

  const share = async () => {
    const text = randomUUID()
    const fact = { text, source: 'https://example.com/', category: 'science' }
    journal.facts.set(text, 'unknown')
    const { outcome, body } = await send('POST', '/api/facts', fact)
    journal.facts.set(text, outcome)
    return outcome === 'acknowledged' ? (body as Fact) : undefined
  }

  const hot = await share()
  const vote = async () => {
    const path = `/api/facts/${String(hot?.id)}/votes`
    const { outcome } = await send('POST', path, { vote: 'interesting' })
    if (outcome !== 'refused') journal.votes[outcome] += 1
  }

  const feedback = async () => {
    const message = randomUUID()
    const { outcome } = await send('POST', '/api/feedback', { kind: 'idea', message })
    journal.feedback.set(message, outcome)
  }

  const signUp = async () => {
    // Digits and letters at random would make names that are refused.
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

  /** Signs up and saves a few days. Every other call then deletes the account. */
  const useAccount = async () => {
    const player = await signUp()
    if (!player) return
    const { username, headers } = player
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
    const { id, player } = body as ResponseOf<'POST /api/runs'>
    const turns: { input: string; outcome: Outcome }[] = []
    journal.runs.set(id, turns)
    let state = newRun(player)
    const rng = rngFrom(id)
    while (!stopped) {
      const turn = { input: BOTS['random dice stops'](state, rng), outcome: 'unknown' as Outcome }
      const number = turns.push(turn) - 1
      const form = { turn: number, input: turn.input }
      let sent = await send('POST', `/api/runs/${id}/turns`, form)
      while (sent.outcome === 'unknown' && !stopped) {
        await sleep(pauseMs)
        sent = await send('POST', `/api/runs/${id}/turns`, form)
      }
      turn.outcome = sent.outcome
      if (sent.outcome !== 'acknowledged') return
      const { seed, ended } = sent.body as ResponseOf<'POST /api/runs/:id/turns'>
      if (ended) {
        journal.ends.set(id, ended.daysSurvived)
        return
      }
      const command = read(state, turn.input)
      if (isRefusal(command))
        throw new Error(`The server took what the rules refuse: ${turn.input}`)
      state = playTurn(state, command, rngFrom(seed)).state
    }
  }

  const repeat = async (write: () => Promise<unknown>) => {
    while (!stopped) {
      await write()
      await sleep(pauseMs)
    }
  }
  const loops = [share, share, vote, vote, vote, feedback, useAccount, useAccount, play, play].map(
    repeat,
  )

  /** Checks that every acknowledged key is stored exactly once, and no other key twice. */
  const compare = (name: string, sent: ReadonlyMap<string, Outcome>, stored: string[]) => {
    const counts = new Map<string, number>()
    for (const key of stored) counts.set(key, (counts.get(key) ?? 0) + 1)
    return Array.from(sent).flatMap(([key, outcome]) => {
      const count = counts.get(key) ?? 0
      if (count > 1) return [`${name} ${key} is stored ${count} times`]
      if (outcome === 'acknowledged' && count === 0) return [`${name} ${key} is lost`]
      return []
    })
  }

  const contradictions = async (readRows: ReadRows): Promise<string[]> => {
    const found: string[] = []
    const keys = async (sql: string) => (await readRows(sql)).map(({ key }) => key)
    const facts = await keys('select text as key from "Facts"')
    const messages = await keys('select message as key from "Feedback"')
    found.push(...compare('fact', journal.facts, facts))
    found.push(...compare('feedback', journal.feedback, messages))

    const [votes] = await readRows(
      `select '' as key, "votesInteresting" as value from "Facts" where id = ${String(hot?.id)}`,
    )
    const counted = Number(votes?.value)
    const { acknowledged, unknown } = journal.votes
    if (counted < acknowledged || counted > acknowledged + unknown) {
      found.push(`${counted} votes are stored, ${acknowledged} acknowledged, ${unknown} unknown`)
    }

    const users = await readRows(
      `select u.username as key, count(a.id) as value from "user" u
       left join account a on a."userId" = u.id group by u.username`,
    )
    for (const { key, value } of users) {
      if (Number(value) !== 1) found.push(`account ${key} has ${value} logins`)
      if (journal.deletions.get(key) === 'acknowledged') found.push(`${key} is not deleted`)
    }
    const kept = Array.from(journal.accounts).filter(([key]) => !journal.deletions.has(key))
    const names = users.map(({ key }) => key)
    found.push(...compare('account', new Map(kept), names))

    const saved = await readRows(
      `select u.username as key, g.document as value from "Games" g
       join "user" u on u.id = g."userId"`,
    )
    const savedDay = new Map(
      saved.map(({ key, value }) => [key, (JSON.parse(value) as { day: number }).day]),
    )
    for (const [username, saves] of journal.saves) {
      if (journal.deletions.has(username)) continue
      const last = saves.findLast(({ outcome }) => outcome === 'acknowledged')
      const possible = saves.filter(({ day }) => day >= (last?.day ?? 0)).map(({ day }) => day)
      const day = savedDay.get(username)
      if (day === undefined ? last : !possible.includes(day)) {
        found.push(`save of ${username} is of day ${String(day)}, not ${possible.join(' or ')}`)
      }
    }

    const stored = await readRows('select id as key, turns as value from "Runs"')
    const runs = new Map(stored.map(({ key, value }) => [key, Number(value)]))
    for (const [id, turns] of journal.runs) {
      const least = turns.filter(({ outcome }) => outcome === 'acknowledged').length
      const most = turns.filter(({ outcome }) => outcome !== 'refused').length
      const count = runs.get(id) ?? -1
      if (count < least || count > most) found.push(`run ${id} has ${count} turns, not ${least}`)
    }
    const ended = await readRows(
      'select id as key, "daysSurvived" as value from "Runs" where "endedAt" is not null',
    )
    const days = new Map(ended.map(({ key, value }) => [key, Number(value)]))
    for (const [id, day] of journal.ends)
      if (days.get(id) !== day)
        found.push(`run ${id} ended after ${String(days.get(id))} days, not ${day}`)
    // Each of them is on the leaderboard once.
    const [onBoard] = await readRows(`select '' as key, sum(runs) as value from "RunCounts"`)
    if (Number(onBoard?.value ?? 0) !== days.size)
      found.push(`${String(onBoard?.value)} runs are counted, ${days.size} have ended`)
    return found
  }

  return {
    statuses,
    withoutRetryAfter: () => withoutRetryAfter,
    acknowledged: () => acknowledged,
    stop: async () => {
      stopped = true
      await Promise.all(loops)
    },
    contradictions,
  }
}
