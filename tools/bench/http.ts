import { botFor, playRun } from '@fable/server/testing'
import { type Load, getText, openLoad, postText } from './load.ts'
import { cpuPerUnit, memoryOf } from './process.ts'
import type { Part, Row } from './row.ts'
import { type App, type Bare, FACTS, type Measured, startApp, startBare } from './servers.ts'

/** Turns per run. Later turns of longer runs do not cost more. */
const TURNS = 30

const BROTLI = { 'Accept-Encoding': 'br' }
/** What browsers accept: while votes arrive, they get gzip, of which the server compresses only what has changed. */
const AS_BROWSERS = { 'Accept-Encoding': 'gzip, deflate, br' }
const JSON_TYPE = { 'Content-Type': 'application/json' }
const VOTE = { vote: 'interesting' }

type Servers = { readonly app: App; readonly bare: Bare }
type Rows = (servers: Servers) => Promise<Row[]>

let count = 0
/** The id of one fact after the other. */
const nextFact = () => 1 + ((count += 1) % FACTS)

const vote = (id: number) => postText(`/api/facts/${id}/votes`, VOTE)

/** A round changes servers so often: on a shared machine the next second can cost twice as much. */
const SLICES = 8

/** CPU per request of a server. */
const cpu = ({ pid, load }: Measured, next: () => string, status = 200) =>
  cpuPerUnit(pid, () => load.run(next, { status, seconds: 1 / SLICES }))

/** CPU per request of the server, beside that of the bare server with another request. */
const besideBare = async (
  { app, bare }: Servers,
  next: () => string,
  limit: string,
  status = 200,
) => {
  const measured = { figure: 0, limit: 0 }
  for (let slice = 0; slice < SLICES; slice += 1) {
    measured.figure += await cpu(app, next, status)
    measured.limit += await cpu(bare, () => limit, status)
  }
  return { figure: measured.figure / SLICES, limit: measured.limit / SLICES }
}

/** The bare server sends the same response at two paths: with the body alone, and with all headers. */
const prepareCopy = async (
  { app, bare }: Servers,
  headers: Record<string, string>,
  name: string,
) => {
  const response = await fetch(`${app.address}/api/facts`, { headers })
  const sent = [...response.headers].filter(
    ([header]) => !/^(date|connection|keep-alive|content-length)$/.test(header),
  )
  // fetch decodes the body.
  const { body } = await rawBody(app, headers)
  const encoded = body.length > 0 ? { body: body.toString('base64') } : {}
  const { status } = response
  await bare.prepare({ path: `/${name}`, status, headers: {}, ...encoded })
  await bare.prepare({
    path: `/${name}-headers`,
    status,
    headers: Object.fromEntries(sent),
    ...encoded,
  })
  return response.headers
}

const rawBody = async ({ client }: App, headers: Record<string, string>) => {
  const response = await client.get('/api/facts', headers)
  return { body: Buffer.from(await response.arrayBuffer()) }
}

const list: Rows = async (servers) => {
  await prepareCopy(servers, BROTLI, 'list')
  const next = () => getText('/api/facts', BROTLI)
  const what = '1,000 facts, compressed'
  return [
    {
      what,
      beside: 'bare node:http, the same body',
      unit: 'µs',
      atLeast: 0.75,
      measure: () => besideBare(servers, next, getText('/list')),
    },
    {
      what,
      beside: 'bare node:http, the same body and headers',
      unit: 'µs',
      measure: () => besideBare(servers, next, getText('/list-headers')),
    },
  ]
}

const unchanged: Rows = async (servers) => {
  const headers = await prepareCopy(servers, BROTLI, 'list')
  const known = { ...BROTLI, 'If-None-Match': headers.get('ETag') ?? '' }
  await prepareCopy(servers, known, 'unchanged')
  const next = () => getText('/api/facts', known)
  const what = '1,000 facts, unchanged (304)'
  return [
    {
      what,
      beside: 'bare node:http 304',
      unit: 'µs',
      atLeast: 0.5,
      measure: () => besideBare(servers, next, getText('/unchanged'), 304),
    },
    {
      what,
      beside: 'bare node:http 304, the same headers',
      unit: 'µs',
      measure: () => besideBare(servers, next, getText('/unchanged-headers'), 304),
    },
  ]
}

const votes: Rows = async (servers) => {
  const { client } = servers.app
  const body = await (await client.post('/api/facts/1/votes', VOTE)).arrayBuffer()
  const bytes = Buffer.from(body).toString('base64')
  await servers.bare.prepare({ path: '/vote', status: 200, headers: JSON_TYPE, body: bytes })
  const limit = postText('/vote', VOTE)
  const beside = 'bare node:http that parses JSON'
  return [
    {
      what: 'votes on 1,000 facts',
      beside,
      unit: 'µs',
      atLeast: 0.5,
      measure: () => besideBare(servers, () => vote(nextFact()), limit),
    },
    {
      what: 'votes on one fact',
      beside,
      unit: 'µs',
      atLeast: 0.6,
      measure: () => besideBare(servers, () => vote(1), limit),
    },
  ]
}

/** The list, read on every connection, while one more connection votes without pause. */
const listDuringVotes = async (app: App, voter: Load) => {
  const read = () => app.load.run(() => getText('/api/facts', AS_BROWSERS))
  const limit = await read()
  const [figure] = await Promise.all([read(), voter.run(() => vote(nextFact()))])
  return { figure, limit }
}

const busyList: Rows = async ({ app }) => {
  const voter = await openLoad(app.address, 1)
  return [
    {
      what: '1,000 facts while votes arrive without pause',
      beside: 'the list alone',
      unit: '/s',
      atLeast: 0.7,
      measure: () => listDuringVotes(app, voter),
    },
  ]
}

const turns: Rows = ({ app }) => {
  let runs = 0
  const playTurns = async () => {
    const played = await Promise.all(
      Array.from({ length: 64 }, () =>
        playRun(app.client, { bot: botFor((runs += 1)), turns: TURNS }),
      ),
    )
    return played.reduce((sum, { inputs }) => sum + inputs.length, 0)
  }
  return Promise.resolve([
    {
      what: 'turns of ranked runs',
      beside: 'votes on 1,000 facts',
      unit: 'µs',
      atLeast: 0.6,
      measure: async () => ({
        figure: await cpuPerUnit(app.pid, playTurns),
        limit: await cpu(app, () => vote(nextFact())),
      }),
    },
  ])
}

/** The server at rest is one of its own, which has taken no request. */
const memory: Rows = async ({ app, bare }) => {
  const rested = { app: await startApp({}, 0), bare: await startBare() }
  const atRest = { figure: memoryOf(rested.app.pid), limit: memoryOf(rested.bare.pid) }
  rested.bare.close()
  await rested.app.close()
  const beside = 'a bare node:http process'
  return [
    {
      what: 'memory at rest',
      beside,
      unit: 'MB',
      atMost: 2,
      measure: () => Promise.resolve(atRest),
    },
    {
      what: 'memory under votes',
      beside: `${beside} at rest`,
      unit: 'MB',
      atMost: 3,
      measure: async () => {
        await app.load.run(() => vote(nextFact()), { seconds: 2 })
        return { figure: memoryOf(app.pid), limit: memoryOf(bare.pid) }
      },
    },
  ]
}

/** A part with servers of its own. */
const withServers = (rowsOf: Rows) => async (): Promise<Part> => {
  const servers = { app: await startApp(), bare: await startBare() }
  const close = async () => {
    servers.bare.close()
    await servers.app.close()
  }
  return { rows: await rowsOf(servers), close }
}

export const HTTP_PARTS = {
  list: withServers(list),
  304: withServers(unchanged),
  votes: withServers(votes),
  'busy-list': withServers(busyList),
  turns: withServers(turns),
  memory: withServers(memory),
}
