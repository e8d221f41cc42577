import { SEAL_STATES } from '@fable/contract/limits'
import type { ReadRows } from './read-rows.ts'

/** The result of a write: stored, not stored, or unknown (a 5xx or a broken connection). */
export type Outcome = 'acknowledged' | 'refused' | 'unknown'

/** The votes for the fact, or the helpful votes for the correction, with this id. */
type Votes = { id: number | undefined; acknowledged: number; unknown: number }

/** A turn of a run, with the lantern that was taken before it. */
export type SentTurn = {
  readonly input: string
  readonly lantern: string | undefined
  outcome: Outcome
}

/** All writes that were sent, grouped by the data that they store. */
export type Journal = {
  readonly facts: Map<string, Outcome>
  readonly votes: Votes
  readonly corrections: Map<string, Outcome>
  readonly helpful: Votes
  /** The picks in rounds of today. */
  readonly picks: { acknowledged: number; unknown: number }
  readonly feedback: Map<string, Outcome>
  readonly accounts: Map<string, Outcome>
  readonly deletions: Map<string, Outcome>
  /** The saved days by account, in sending order. */
  readonly saves: Map<string, { day: number; outcome: Outcome }[]>
  /** The seals of each account in the server's responses, as `<day> <said>`. */
  readonly seals: Map<string, Set<string>>
  /** The turns of each started run, in order. */
  readonly runs: Map<string, SentTurn[]>
  /** The days of each run of which the end was acknowledged. */
  readonly ends: Map<string, number>
}

/** A journal without writes. */
export const newJournal = (): Journal => ({
  facts: new Map(),
  votes: { id: undefined, acknowledged: 0, unknown: 0 },
  corrections: new Map(),
  helpful: { id: undefined, acknowledged: 0, unknown: 0 },
  picks: { acknowledged: 0, unknown: 0 },
  feedback: new Map(),
  accounts: new Map(),
  deletions: new Map(),
  saves: new Map(),
  seals: new Map(),
  runs: new Map(),
  ends: new Map(),
})

type Counts = { readonly acknowledged: number; readonly unknown: number }

const FIND = [
  findInTexts,
  findInCounts,
  findInBest,
  findInAccounts,
  findInSaves,
  findInSeals,
  findInTurns,
  findInLanterns,
  findInEnds,
]

/** Finds stored data that contradicts the acknowledged writes. Call it after the last write. */
export async function contradictionsOf(journal: Journal, read: ReadRows): Promise<string[]> {
  const found: string[] = []
  for (const find of FIND) found.push(...(await find(journal, read)))
  return found
}

/** Checks that every acknowledged key is stored exactly once, and no other key twice. */
function compare(name: string, sent: ReadonlyMap<string, Outcome>, stored: string[]) {
  const counts = new Map<string, number>()
  for (const key of stored) counts.set(key, (counts.get(key) ?? 0) + 1)
  return Array.from(sent).flatMap(([key, outcome]) => {
    const count = counts.get(key) ?? 0
    if (count > 1) return [`${name} ${key} is stored ${count} times`]
    if (outcome === 'acknowledged' && count === 0) return [`${name} ${key} is lost`]
    return []
  })
}

async function findInTexts(
  { facts, corrections, feedback }: Journal,
  read: ReadRows,
): Promise<string[]> {
  const keys = async (sql: string) => (await read(sql)).map(({ key }) => key)
  return [
    ...compare('fact', facts, await keys('select text as key from "Facts"')),
    ...compare('correction', corrections, await keys('select text as key from "Corrections"')),
    ...compare('feedback', feedback, await keys('select message as key from "Feedback"')),
  ]
}

async function findInCounts({ votes, helpful, picks }: Journal, read: ReadRows): Promise<string[]> {
  const compareCount = async (name: string, { acknowledged, unknown }: Counts, count: string) => {
    const [row] = await read(`select '' as key, ${count}`)
    const counted = Number(row?.value)
    if (counted >= acknowledged && counted <= acknowledged + unknown) return []
    return [`${counted} ${name} are stored, ${acknowledged} acknowledged, ${unknown} unknown`]
  }
  const ofVotes = `"votesInteresting" as value from "Facts" where id = ${String(votes.id)}`
  const ofHelpful = `helpful as value from "Corrections" where id = ${String(helpful.id)}`
  const ofPicks = 'coalesce(sum(picks1 + picks2 + picks3), 0) as value from "Rounds"'
  return [
    ...(await compareCount('votes', votes, ofVotes)),
    ...(await compareCount('helpful votes', helpful, ofHelpful)),
    ...(await compareCount('picks', picks, ofPicks)),
  ]
}

/** The stored correction of each fact must be its best one. */
async function findInBest(_: Journal, read: ReadRows): Promise<string[]> {
  const best = `
    select id from "Corrections"
    where "factId" = "Facts".id and "hiddenAt" is null and "helpfulSenders" >= 2
    order by helpful desc, id limit 1`
  const wrong = await read(
    `select id as key, "correctionId" as value from "Facts" where "correctionId" is distinct from (${best})`,
  )
  return wrong.map(({ key, value }) => `correction ${value} stands with fact ${key}`)
}

async function findInAccounts({ accounts, deletions }: Journal, read: ReadRows): Promise<string[]> {
  const users = await read(
    `select u.username as key, count(a.id) as value from "user" u
     left join account a on a."userId" = u.id group by u.username`,
  )
  const found: string[] = []
  for (const { key, value } of users) {
    if (Number(value) !== 1) found.push(`account ${key} has ${value} logins`)
    if (deletions.get(key) === 'acknowledged') found.push(`${key} is not deleted`)
  }
  const kept = Array.from(accounts).filter(([key]) => !deletions.has(key))
  const names = users.map(({ key }) => key)
  return [...found, ...compare('account', new Map(kept), names)]
}

async function findInSaves({ saves, deletions }: Journal, read: ReadRows): Promise<string[]> {
  const rows = await read(
    `select u.username as key, g.document as value from "Games" g
     join "user" u on u.id = g."userId"`,
  )
  const savedDay = new Map(
    rows.map(({ key, value }) => [key, (JSON.parse(value) as { day: number }).day]),
  )
  const found: string[] = []
  for (const [username, sent] of saves) {
    if (deletions.has(username)) continue
    const last = sent.findLast(({ outcome }) => outcome === 'acknowledged')
    const possible = sent.filter(({ day }) => day >= (last?.day ?? 0)).map(({ day }) => day)
    const day = savedDay.get(username)
    const isWrong = day === undefined ? last !== undefined : !possible.includes(day)
    if (isWrong) {
      found.push(`save of ${username} is of day ${String(day)}, not ${possible.join(' or ')}`)
    }
  }
  return found
}

/** An account has one seal a day, the first one, which is what each response has said. */
async function findInSeals({ seals, deletions }: Journal, read: ReadRows): Promise<string[]> {
  const rows = await read(
    `select u.username as key, s.day || ' ' || s.seal as value from "RoundSeals" s
     join "user" u on u.id = s."userId"`,
  )
  const stored = Map.groupBy(rows, ({ key }) => key)
  return [...seals].flatMap(([username, said]) => {
    if (deletions.has(username)) return []
    const found = (stored.get(username) ?? []).map(({ value }) => {
      const [day, state] = value.split(' ')
      return `${day} ${SEAL_STATES[Number(state)]}`
    })
    const missing = [...said].filter((seal) => !found.includes(seal))
    return missing.map(
      (seal) => `the seal ${seal} of ${username} is lost, there is ${found.join()}`,
    )
  })
}

async function findInTurns({ runs }: Journal, read: ReadRows): Promise<string[]> {
  const rows = await read('select id as key, turns as value from "Runs"')
  const stored = new Map(rows.map(({ key, value }) => [key, Number(value)]))
  const found: string[] = []
  for (const [id, turns] of runs) {
    const least = turns.filter(({ outcome }) => outcome === 'acknowledged').length
    const most = turns.filter(({ outcome }) => outcome !== 'refused').length
    const count = stored.get(id) ?? -1
    if (count < least || count > most) found.push(`run ${id} has ${count} turns, not ${least}`)
  }
  return found
}

/** A lantern is stored with its turn and with no other, and one that was not sent is not stored. */
async function findInLanterns({ runs }: Journal, read: ReadRows): Promise<string[]> {
  const rows = await read('select id as key, lanterns as value from "Runs"')
  const stored = new Map(rows.map(({ key, value }) => [key, value]))
  const found: string[] = []
  for (const [id, turns] of runs) {
    const lanterns = stored.get(id) ?? ''
    const told = (taken: readonly string[]) => taken.join('')
    const sent = turns.flatMap(({ lantern, outcome }, turn) =>
      lantern === undefined ? [] : [{ text: `${turn}:${lantern},`, outcome }],
    )
    const least = sent.filter(({ outcome }) => outcome === 'acknowledged').map(({ text }) => text)
    const most = sent.filter(({ outcome }) => outcome !== 'refused').map(({ text }) => text)
    if (lanterns !== told(least) && lanterns !== told(most))
      found.push(`run ${id} has the lanterns ${lanterns || 'none'}, not ${told(least)}`)
  }
  return found
}

async function findInEnds({ ends }: Journal, read: ReadRows): Promise<string[]> {
  const rows = await read(
    'select id as key, "daysSurvived" as value from "Runs" where "endedAt" is not null',
  )
  const days = new Map(rows.map(({ key, value }) => [key, Number(value)]))
  const found: string[] = []
  for (const [id, day] of ends) {
    if (days.get(id) === day) continue
    found.push(`run ${id} ended after ${String(days.get(id))} days, not ${day}`)
  }
  // Each ended run is counted once on the leaderboard.
  const [onBoard] = await read(`select '' as key, sum(runs) as value from "RunCounts"`)
  if (Number(onBoard?.value ?? 0) !== days.size)
    found.push(`${String(onBoard?.value)} runs are counted, ${days.size} have ended`)
  return found
}
