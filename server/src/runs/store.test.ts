import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { newRun, NO_POSTS, RULES_VERSION, type State } from '@fable/engine'
import { freshDatabase, onPostgres, openUntilEnd } from '../testing/fresh-database.ts'
import {
  countBeforeQuery,
  findResult,
  findRank,
  listBeside,
  listBest,
  resultsQuery,
  type Ranking,
} from './leaderboard/store.ts'
import { playTurns } from './ranked/play-turns.ts'
import { type TurnUpdate, updateTurns, updateEnd } from './ranked/turn-store.ts'
import { drawRunId } from './seeds.ts'
import { insertRun, findRuns, findRunWithInputs } from './store.ts'

const { options } = await freshDatabase()
const database = await openUntilEnd(options)
const { db } = database

const ENDED = 10_000
const OPEN = 1000

// About two of them on the same day and as strong as each other, in 20 weeks. Every
// third is a guest's, the others are of 500 accounts.
const insertEnded = (first: number, last: number, road: string | null = null) =>
  sql`
  insert into "Runs" ("id", "secret", "rules", "userId", "userName", "playerName", "turns", "playedOn",
    "endedAt", "week", "boardName", "daysSurvived", "flames", "lostDays", "strength", "rankAtEnd", "road", "attempt")
  with recursive "number" as (
    select ${sql.lit(first)} as "n" union all select "n" + 1 from "number" where "n" < ${sql.lit(last)}
  )
  select 'ended-' || "n" || ${sql.lit(road ?? '')}, 'secret', 1, case "n" % 3 when 0 then null else 'user-' || ("n" % 500) end,
    case "n" % 3 when 0 then '' else 'Wanda' end, '', 100, '2026-11-01', '2026-11-' || "n", "n" % 20,
    'Wanda', ("n" * 7919) % 101, case ("n" / 3) % 4 when 0 then 2 else 0 end, case ("n" / 7) % 10 when 0 then 6 else 0 end, ("n" * 31) % 50, 1, ${sql.lit(road)}, ${sql.lit(road === null ? 0 : 1)}
  from "number"`.execute(db)
// In parts, because each run counts in the row of its day, of which PostgreSQL keeps every version until the end
// of the statement.
for (let first = 1; first <= ENDED; first += 2500) await insertEnded(first, first + 2499)
// Each of the 500 accounts has one attempt on the road of a day.
for (const day of ['2026-11-20', '2026-11-21', '2026-11-22']) await insertEnded(1, 500, day)
await sql`
  insert into "Runs" ("id", "secret", "rules", "userName", "playerName", "playedOn", "inputs")
  with recursive "number" as (
    select 1 as "n" union all select "n" + 1 from "number" where "n" < ${sql.lit(OPEN)}
  )
  select 'open-' || "n", 'secret', 1, '', '', '2026-11-01', '' from "number"`.execute(db)
await sql.raw(onPostgres ? 'vacuum analyze' : 'analyze').execute(db)

async function planOf(query: RawBuilder<unknown>): Promise<string> {
  const { sql: text, parameters } = query.compile(db)
  const explain = onPostgres ? 'explain' : 'explain query plan'
  const { rows } = await db.executeQuery<Record<string, unknown>>(
    CompiledQuery.raw(`${explain} ${text}`, [...parameters]),
  )
  return rows.map((row) => String(row[onPostgres ? 'QUERY PLAN' : 'detail'])).join('\n')
}

const RANKINGS: [index: string, ranking: Ranking][] = [
  ['RunsByFlames', {}],
  ['RunsOfWeekByFlames', { week: 7 }],
  ['RoadRunsByFlames', { road: '2026-11-21' }],
]

const PLACE = {
  id: 'ended-1',
  daysSurvived: 40,
  flames: 2,
  lostDays: 6,
  strength: 20,
  endedAt: '2026-11-1',
}

describe.each(RANKINGS)('the ranking of a large table by %s, %j', (index, ranking) => {
  it('is read from its index without sorting', async () => {
    const plan = await planOf(resultsQuery(ranking, { limit: 10 }))
    expect(plan).toMatch(new RegExp(`using (covering )?(index )?"?${index}\\b`, 'i'))
    expect(plan).not.toMatch(/sort|temp b-tree/i)
  })

  it('finds a rank without scanning the table', async () => {
    const plan = await planOf(countBeforeQuery(ranking, PLACE))
    expect(plan).not.toMatch(/seq scan on "Runs"|scan Runs/i)
    const isCounted = ranking.week === undefined && ranking.road === undefined
    expect(plan.includes('RunCounts')).toBe(isCounted)
  })

  it('finds the rank and the neighbours of each place', async () => {
    const places = await listBest(database, { ranking, limit: ENDED })
    const ranks = [1, 2, 3, Math.ceil(places.length / 3), places.length - 1, places.length]
    for (const rank of ranks) {
      const place = places[rank - 1] ?? PLACE
      expect(await findRank(database, place, ranking)).toBe(rank)
      expect(await findResult(database, place.id, ranking)).toEqual(place)
      const before = await listBeside(database, place, { ranking, side: 'before', limit: 3 })
      expect(before).toEqual(places.slice(Math.max(0, rank - 4), rank - 1))
      const after = await listBeside(database, place, { ranking, side: 'after', limit: 3 })
      expect(after).toEqual(places.slice(rank, rank + 3))
    }
  })
})

async function open() {
  const run = {
    id: drawRunId(),
    secret: 'c2VjcmV0',
    rules: 1,
    userId: null,
    userName: '',
  }
  const state = '{"played":0}'
  await insertRun(database, {
    ...run,
    playerName: 'Wanda',
    state,
    playedOn: '2026-11-01',
    startedAt: '',
  })
  return run.id
}

/** The database does not check states, so any object will do. */
const stateOf = (played: number, word: string) => ({ played, word }) as unknown as State

const turnUpdate = (id: string, from: number, word: string): TurnUpdate => ({
  id,
  from,
  to: from + 1,
  state: stateOf(from + 1, word),
  posts: NO_POSTS,
  inputs: `"${word}",`,
  lanterns: '',
  draws: '',
  playedOn: '2026-11-02',
})

const end = (id: string, from: number) => ({
  id,
  from,
  to: from + 1,
  playedOn: '2026-11-02',
  endedAt: '2026-11-02T00:00:00.000Z',
  week: 99,
  boardName: 'Wanda',
  userId: null,
  daysSurvived: 100,
  flames: 9,
  lostDays: 0,
  strength: 1_000_000,
  lanterns: '',
  draws: '',
  claimed: 0,
  transcript: new Uint8Array([0, 1, 255]),
  road: null,
  attempt: 0 as const,
  forks: null,
})

describe('turns', () => {
  it('are written for many runs in one statement, each to its own run', async () => {
    const ids = await Promise.all(Array.from({ length: 40 }, open))
    const written = await updateTurns(
      database,
      ids.map((id) => turnUpdate(id, 0, `ä"'🥔 of ${id}`)),
    )
    expect(written).toEqual(new Set(ids))
    for (const id of ids) {
      const row = await findRunWithInputs(database, id)
      expect(row).toMatchObject({ turns: 1, inputs: `"ä"'🥔 of ${id}",` })
      expect(row?.state).toBe(JSON.stringify(stateOf(1, `ä"'🥔 of ${id}`)))
    }
  })

  it('keep a state with characters that a database refuses in texts', async () => {
    const id = await open()
    const state = stateOf(1, 'a\u0000b\ud800c')
    await updateTurns(database, [{ ...turnUpdate(id, 0, 'odd'), state }])
    expect((await findRunWithInputs(database, id))?.state).toBe(JSON.stringify(state))
  })

  it('are not written if they conflict with stored turns, while the rest of the batch is written', async () => {
    const [taken, free] = [await open(), await open()]
    await updateTurns(database, [turnUpdate(taken, 0, 'first')])
    const group = [
      turnUpdate(taken, 0, 'second'),
      turnUpdate(free, 0, 'only'),
      turnUpdate('none', 0, 'x'),
    ]
    expect(await updateTurns(database, group)).toEqual(new Set([free]))
    expect(await findRunWithInputs(database, taken)).toMatchObject({ turns: 1, inputs: '"first",' })
  })

  it('end a run once and are not written after the end', async () => {
    const id = await open()
    const ends = await Promise.all([1, 2, 3].map(() => updateEnd(database, end(id, 0))))
    expect(ends.filter((ended) => ended !== undefined)).toEqual([{ rank: 1 }])
    expect(await updateTurns(database, [turnUpdate(id, 1, 'late')])).toEqual(new Set())
    const row = await findRunWithInputs(database, id)
    expect(row).toMatchObject({ turns: 1, state: null, inputs: null, rankAtEnd: 1 })
    expect(Array.from(row?.transcript ?? [])).toEqual([0, 1, 255])
    expect(await findRank(database, end(id, 0))).toBe(1)
  })
})

if (onPostgres) {
  it('several servers that store turns of the same runs give one seed per turn and lose no turn', async () => {
    const others = [await openUntilEnd(options), await openUntilEnd(options)]
    const servers = [database, ...others]
    const ids = Array.from({ length: 10 }, drawRunId)
    for (const id of ids) {
      const player = { userName: '', playerName: 'Wanda' }
      const state = JSON.stringify(newRun(player))
      const run = { id, secret: 'c2VjcmV0', rules: RULES_VERSION, userId: null }
      await insertRun(database, { ...run, ...player, state, playedOn: '2026-11-01', startedAt: '' })
    }
    const inputs = ['start', 'chance', 'path 1']
    for (const [turn, input] of inputs.entries()) {
      const variants = turn === 0 ? [input] : [input, input.toUpperCase(), ` ${input}`]
      const seeds = await Promise.all(
        servers.flatMap((server, n) => {
          const requests = (n % 2 ? ids : ids.toReversed()).map((runId) => {
            return { runId, turn, input: variants[n % variants.length] ?? input }
          })
          const played = playTurns(
            { database: server, now: () => 0, findUsernames: () => Promise.resolve(new Set()) },
            requests,
          )
          return requests.map(async (request) => {
            const outcomeOf = await played
            try {
              return `${request.runId} ${outcomeOf(request).seed}`
            } catch (error) {
              expect(error).toMatchObject({ message: 'turn_taken' })
              return request.runId
            }
          })
        }),
      )
      const answered = new Set(seeds.filter((seed) => seed.includes(' ')))
      expect(answered.size).toBe(ids.length)
    }
    for (const { turns } of await findRuns(database, ids)) expect(turns).toBe(inputs.length)
  })
}
