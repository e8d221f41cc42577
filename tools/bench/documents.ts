import { SCREEN_PATHS } from '@fable/contract/limits'
import { type Call, get, load, perCpuSecond, post } from './load.ts'
import { type Part, ratioOf, type Row } from './row.ts'
import { type App, type Bare, exchange, FACTS, startApp, startBare } from './servers.ts'

type Servers = { readonly app: App; readonly bare: Bare }

type Request = {
  readonly what: string
  readonly atLeast: number
  readonly calls: readonly [Call, ...Call[]]
  /** The browser has the response already. */
  readonly isKnown?: boolean
  /** Votes arrive meanwhile at both servers, on one more connection. */
  readonly withVotes?: boolean
}

export const PAGE = '/api/fact-pages'
export const FACT = SCREEN_PATHS.fact.replace(':id', '1')
/** The screens that are the same for everybody, and `/`. */
export const SCREENS = [
  SCREEN_PATHS.facts,
  SCREEN_PATHS.game,
  SCREEN_PATHS.shop,
  SCREEN_PATHS.updates,
] as const

/** A vote on each of the facts. */
export const votesOn = (facts: number): Call[] =>
  Array.from({ length: facts }, (_, n) =>
    post(`/api/facts/${n + 1}/votes`, { vote: 'interesting' }),
  )

/** The path of the fifth page of facts. */
export const findFifthPage = async (address: string): Promise<string> => {
  let path: string = PAGE
  for (let page = 1; page < 5; page += 1) {
    const { next } = (await (await fetch(address + path)).json()) as { next: string }
    path = `${PAGE}?after=${next}`
  }
  return path
}

/** Requests to the server, beside a bare server that sends the first response with its headers. */
export const besideBare = (
  { app, bare }: Servers,
  { what, atLeast, calls, isKnown = false, withVotes = false }: Request,
): Row => ({
  what,
  reach: ['≥', atLeast],
  measure: async () => {
    let sent: readonly Call[] = calls
    let response = await exchange(app.address, calls[0])
    if (isKnown) {
      const known = get(calls[0].path, { 'If-None-Match': response.headers.etag ?? '' })
      sent = [known]
      response = await exchange(app.address, known)
    }
    await bare.copy(response)
    const { status } = response
    const rateOf = async ({ pid, address }: App | Bare) => {
      const voting = withVotes && load(address, votesOn(FACTS), { connections: 1 })
      const rate = await perCpuSecond(pid, () => load(address, sent, { status }))
      await voting
      return rate
    }
    return ratioOf(await rateOf(app), await rateOf(bare), 'a second of processor time')
  },
})

/** Starts a server and a bare one for some rows. */
export const withServers =
  (rowsOf: (servers: Servers) => Row[] | Promise<Row[]>) => async (): Promise<Part> => {
    const servers = { app: await startApp(), bare: await startBare() }
    const close = async () => {
      servers.bare.close()
      await servers.app.close()
    }
    return { rows: await rowsOf(servers), close }
  }

/** What visitors open. */
export const documents = withServers((servers) => [
  ...SCREENS.map((path) => besideBare(servers, { what: path, atLeast: 0.5, calls: [get(path)] })),
  besideBare(servers, { what: '/facts/<id>, the same fact', atLeast: 0.4, calls: [get(FACT)] }),
  besideBare(servers, {
    what: '/facts/<id>, 1,000 different ones',
    atLeast: 0.05,
    calls: [get(FACT), ...Array.from({ length: FACTS - 1 }, (_, n) => get(`/facts/${n + 2}`))],
  }),
])

/** What the page requests of a visitor who scrolls. */
export const lists = withServers(async (servers) => {
  const row = (what: string, atLeast: number, path: string) =>
    besideBare(servers, { what, atLeast, calls: [get(path)], withVotes: true })
  return [
    row('first page of facts while votes arrive', 0.5, PAGE),
    row('fifth page of facts while votes arrive', 0.25, await findFifthPage(servers.app.address)),
  ]
})

/** The same, of visitors who have the response already. */
export const unchanged = withServers(async (servers) => {
  const pages = { first: PAGE, fifth: await findFifthPage(servers.app.address) }
  const row = (what: string, path: string) =>
    besideBare(servers, {
      what: `304 of ${what}`,
      atLeast: 0.45,
      calls: [get(path)],
      isKnown: true,
    })
  return [
    ...[...SCREENS, FACT].map((path) => row(path, path)),
    row('the first page of facts', pages.first),
    row('the fifth page of facts', pages.fifth),
  ]
})
