import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { SCREEN_PATHS } from '@fable/contract/limits'
import { startServer } from '@fable/server/testing'
import { installChromium } from '../../../scripts/lib/chromium.mjs'
import type { Part, Row } from '../row.ts'
import { lighthouseScores } from './lighthouse.ts'
import { factsUpTo, serveControl, serveStatic } from './peers.ts'
import { requestsOfFirstFact, visit, type Visit } from './visit.ts'
import { fontKb, scriptKb } from './weight.ts'

/** A layout shift that rounds to 0.00. */
const NO_SHIFT = 0.005

type App = { readonly address: string; readonly close: () => Promise<void> }

/** Starts the server, as `npm start` does, with so many facts. */
const startAppWith = async (facts: number): Promise<App> => {
  const folder = mkdtempSync(join(tmpdir(), 'fable-bench-'))
  const server = startServer(folder, { DATA_DIR: folder, RATE_LIMITS: 'off', SAMPLE_FACTS: '0' })
  const address = await server.listening
  for (const { text, source, category } of factsUpTo(facts)) {
    const { status } = await fetch(`${address}/api/facts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text, source, category }),
    })
    if (status !== 201) throw new Error(`Status ${status}, not 201`)
  }
  const close = async () => {
    server.process.kill('SIGTERM')
    await server.ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { address, close }
}

/** The page on a slow phone, beside the usual stack and one static document; and Lighthouse. */
export const pages = async (): Promise<Part> => {
  const program = await installChromium()
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] })
  const servers = {
    board: await startAppWith(100),
    long: await startAppWith(1_000),
    control: await serveControl(100),
    shortControl: await serveControl(30),
    static: await serveStatic(100),
  }
  const paths: Readonly<Record<keyof typeof servers | 'game', string>> = {
    board: servers.board.address,
    long: servers.long.address,
    control: servers.control.address,
    shortControl: servers.shortControl.address,
    static: servers.static.address,
    game: servers.board.address + SCREEN_PATHS.game,
  }

  /** The visits of a round. The rows of a round share them. */
  let visits = new Map<string, Promise<Visit>>()
  const visitOf = (name: keyof typeof paths) => {
    const known = visits.get(name) ?? visit(browser, paths[name])
    visits.set(name, known)
    return known
  }
  const beside =
    (name: keyof typeof paths, peer: keyof typeof paths, value: 'lcp' | 'blocking') => async () => {
      const figure = (await visitOf(name))[value]
      // Below a frame a blocking time cannot be told from none.
      return { figure, limit: Math.max((await visitOf(peer))[value], 16) }
    }

  const rows: Row[] = [
    {
      what: 'board, 100 facts: first facts on screen',
      beside: 'control app',
      unit: 'ms',
      atMost: 0.35,
      measure: () => {
        visits = new Map()
        return beside('board', 'control', 'lcp')()
      },
    },
    {
      what: 'board, 100 facts: first facts on screen',
      beside: 'static page',
      unit: 'ms',
      atMost: 1.6,
      measure: beside('board', 'static', 'lcp'),
    },
    {
      what: 'board: requests until its facts show',
      beside: 'the document',
      unit: '',
      atMost: 1,
      measure: async () => ({ figure: await requestsOfFirstFact(browser, paths.board), limit: 1 }),
    },
    {
      what: 'board: layout shift',
      beside: '0.00',
      unit: '',
      atMost: 1,
      measure: async () => ({ figure: (await visitOf('board')).shift, limit: NO_SHIFT }),
    },
    {
      what: 'board, 1,000 facts: blocking time',
      beside: 'control app, 30 facts',
      unit: 'ms',
      atMost: 0.5,
      measure: beside('long', 'shortControl', 'blocking'),
    },
    {
      what: 'game: first screen',
      beside: 'control app',
      unit: 'ms',
      atMost: 0.6,
      measure: beside('game', 'control', 'lcp'),
    },
    {
      what: 'game: blocking time',
      beside: 'control app',
      unit: 'ms',
      atMost: 0.6,
      measure: beside('game', 'control', 'blocking'),
    },
    {
      what: 'game: requests',
      beside: '10',
      unit: '',
      atMost: 1,
      measure: async () => ({ figure: (await visitOf('game')).requests, limit: 10 }),
    },
  ]
  const close = async () => {
    await browser.close()
    for (const server of Object.values(servers)) await server.close()
  }
  return { rows: [...rows, ...lighthouseRows(program, servers.board.address)], close }
}

/** What the documents ask for, against the limits of the product. */
export const weight = (): Promise<Part> => {
  const row = (what: string, figure: () => number, limit: number): Row => ({
    what,
    beside: `${limit} KB`,
    unit: 'KB',
    atMost: 1,
    measure: () => Promise.resolve({ figure: figure(), limit }),
  })
  return Promise.resolve({
    rows: [
      row('JavaScript of the board, brotli', () => scriptKb('facts'), 78),
      row('JavaScript of the game, brotli', () => scriptKb('game'), 108),
      row('fonts of the board', () => fontKb('facts', ['fraunces']), 25),
      row('fonts of the game', () => fontKb('game', ['fraunces', 'jetbrains']), 45),
    ],
    close: () => Promise.resolve(),
  })
}

const LIGHTHOUSE = [
  { screen: 'facts', atLeast: 1 },
  { screen: 'game', atLeast: 0.97 },
  { screen: 'updates', atLeast: 1 },
  { screen: 'shop', atLeast: 1 },
  { screen: 'feedback', atLeast: 1 },
] as const

/** Lighthouse's scores of the screens of a server. */
const lighthouseRows = (program: string, address: string): Row[] =>
  LIGHTHOUSE.flatMap(({ screen, atLeast }): Row[] => {
    const path = SCREEN_PATHS[screen]
    let scores: ReturnType<typeof lighthouseScores> | undefined
    return [
      {
        what: `Lighthouse, phone: ${path}, performance`,
        beside: '100',
        unit: '',
        atLeast,
        measure: async () => {
          scores = lighthouseScores(program, address + path)
          return { figure: (await scores).performance, limit: 100 }
        },
      },
      {
        what: `Lighthouse, phone: ${path}, accessibility, best practices, SEO`,
        beside: '100',
        unit: '',
        atLeast: 1,
        measure: async () => ({ figure: (await scores)?.rest ?? 0, limit: 100 }),
      },
    ]
  })
