import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { SCREEN_PATHS } from '@fable/contract/limits'
import { playRun } from '@fable/server/testing'
import { installChromium } from '../../scripts/lib/chromium.mjs'
import type { Measured, Part } from './row.ts'
import { startApp } from './servers.ts'

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Report = {
  readonly categories: Record<(typeof CATEGORIES)[number], { score: number | null }>
  readonly audits: Record<'cumulative-layout-shift', { numericValue?: number }>
}
const run = promisify(execFile)

/** What Lighthouse says of a page on a phone, its default. */
const reportOf = async (url: string, program: string): Promise<Report> => {
  const { stdout } = await run(
    'lighthouse',
    [
      ...[url, '--quiet', '--output=json', `--only-categories=${CATEGORIES.join()}`],
      `--chrome-flags=--headless=new ${CHROMIUM_FLAGS.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: program }, maxBuffer: 1e8, timeout: 120_000 },
  )
  return JSON.parse(stdout) as Report
}

/** Lighthouse's scores of all screens, and how far they shift while they load. */
export const lighthouse = async (): Promise<Part> => {
  const program = await installChromium()
  const app = await startApp({ facts: 100 })
  const post = (path: string, body: unknown) =>
    fetch(app.address + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  const { id } = await playRun({ get: (path) => fetch(app.address + path), post })

  const reports: (Report & { path: string })[] = []
  const readReports = async () => {
    for (const [screen, pattern] of Object.entries(SCREEN_PATHS)) {
      const path = pattern.replace(':id', screen === 'fact' ? '1' : id)
      reports.push({ path: pattern, ...(await reportOf(app.address + path, program)) })
    }
  }
  /** The lowest score, and of which screens. */
  const lowest = (names: readonly (typeof CATEGORIES)[number][]): Measured => {
    const scores = reports.flatMap(({ path, categories }) =>
      names.map((name) => ({ path, score: Math.round(100 * (categories[name].score ?? 0)) })),
    )
    const value = Math.min(...scores.map(({ score }) => score))
    const screens = new Set(scores.filter(({ score }) => score === value).map(({ path }) => path))
    return { value, from: screens.size === reports.length ? 'all' : [...screens].join(', ') }
  }
  return {
    rows: [
      {
        what: 'Lighthouse, phone: the lowest performance of a screen',
        reach: ['≥', 95],
        measure: async () => {
          await readReports()
          return lowest(['performance'])
        },
      },
      {
        what: 'Lighthouse, phone: the lowest of the other three',
        reach: ['≥', 100],
        measure: () => Promise.resolve(lowest(['accessibility', 'best-practices', 'seo'])),
      },
      {
        what: 'layout shift of the screens, the highest',
        reach: ['≤', 0.01],
        measure: () => {
          const shifts = reports.map(({ path, audits }) => ({
            value: audits['cumulative-layout-shift'].numericValue ?? 1,
            from: path,
          }))
          const [highest] = shifts.toSorted((one, other) => other.value - one.value)
          if (!highest) throw new Error('There is no screen.')
          return Promise.resolve(highest)
        },
      },
    ],
    rounds: 1,
    close: app.close,
  }
}
