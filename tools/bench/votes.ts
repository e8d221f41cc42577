import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Request } from 'autocannon'
import { factSchema, type ResponseOf } from '@fable/contract'
import { isRefusal, newRun, play, read, rngFrom, type State } from '@fable/engine'
import { botFor } from '@fable/server/testing'
import { besideBare, votesOn, withServers } from './documents.ts'
import { CONNECTIONS, load, perCpuSecond, post } from './load.ts'
import { type Part, ratioOf, type Row } from './row.ts'
import { FACTS, startApp } from './servers.ts'

/** So many turns of a run are played. */
const TURNS = 60
const SECONDS = 2
const run = promisify(execFile)

type Run = { readonly id: string; readonly turn: number; readonly state: State }

/** The requests of a connection that plays ranked runs with a bot, as the page does. */
export const player =
  (bot = botFor(1)) =>
  (): Request[] => {
    let current: Run | undefined
    let input = ''
    const onSeed = (played: Run, { seed, ended }: ResponseOf<'POST /api/runs/:id/turns'>) => {
      const command = read(played.state, input)
      if (isRefusal(command)) throw new Error(`The bot's input is refused: ${input}`)
      const { state } = play(played.state, command, rngFrom(seed))
      const turn = played.turn + 1
      return ended || turn === TURNS ? undefined : { id: played.id, turn, state }
    }
    const next = () => {
      if (!current) return post('/api/runs', {})
      const { id, turn, state } = current
      input = bot(state, rngFrom(`${id}/${turn}`))
      return post(`/api/runs/${id}/turns`, { turn, input })
    }
    return [
      {
        setupRequest: (request) => ({ ...request, ...next() }),
        onResponse: (_, body) => {
          const response = JSON.parse(body) as never
          if (current) current = onSeed(current, response)
          else {
            const { id, player } = response as ResponseOf<'POST /api/runs'>
            current = { id, turn: 0, state: newRun(player) }
          }
        },
      },
    ]
  }

/** Votes on the embedded database, and turns of ranked runs. */
export const votes = withServers((servers) => {
  const { pid, address } = servers.app
  const [first, ...others] = votesOn(FACTS)
  if (!first) throw new Error('There are no facts.')
  return [
    besideBare(servers, {
      what: 'a vote, embedded, on 1,000 facts',
      atLeast: 0.35,
      calls: [first, ...others],
    }),
    {
      what: 'a turn of a ranked run beside a vote',
      reach: ['≥', 0.4],
      measure: async () =>
        ratioOf(
          await perCpuSecond(pid, () => load(address, player())),
          await perCpuSecond(pid, () => load(address, votesOn(FACTS))),
          'a second of processor time',
        ),
    },
  ]
})

/** The statement of one vote, as pgbench sends it. */
const statement = (facts: number) => {
  const columns = Object.keys(factSchema.shape).map((column) => `"${column}"`)
  return `\\set id random(1, ${facts})
update "Facts" set "votesInteresting" = greatest("votesInteresting" + 1, 0) where "id" = :id and "hiddenAt" is null returning ${columns.join(', ')};
`
}

/** Votes on a PostgreSQL that flushes each commit, beside pgbench on the same table. */
export const postgres = async (): Promise<Part> => {
  const app = await startApp({ postgres: 'durable' })
  const { pathname, searchParams } = new URL(app.databaseUrl ?? '')

  const pgbench = async (facts: number): Promise<number> => {
    const script = join(app.folder, `votes-${facts}.sql`)
    writeFileSync(script, statement(facts))
    const options = `-n -M prepared -c ${CONNECTIONS} -j 2 -T ${SECONDS} -U postgres -f`.split(' ')
    const host = searchParams.get('host') ?? ''
    const { stdout } = await run('pgbench', [...options, script, '-h', host, pathname.slice(1)])
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
  }
  const row = (what: string, facts: number, atLeast: number): Row => ({
    what,
    reach: ['≥', atLeast],
    measure: async () => {
      const { responses, seconds } = await load(app.address, votesOn(facts), { seconds: SECONDS })
      return ratioOf(responses / seconds, await pgbench(facts), 'a second')
    },
  })
  return {
    rows: [
      row('votes, PostgreSQL, beside pgbench, one fact', 1, 2),
      row('votes, PostgreSQL, beside pgbench, 1,000 facts', FACTS, 0.3),
    ],
    close: app.close,
  }
}
