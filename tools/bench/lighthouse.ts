import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { dayOf, SCREENS, screenRow } from '@fable/contract/limits'
import { playRun, clientAt } from '@fable/server/testing'
import { pathOf } from '../../e2e/screen-paths.ts'
import { installChromium } from '../../scripts/lib/chromium.mjs'
import { toolEnv } from '../../scripts/lib/run.mjs'
import { atLeast, atMost, type Measured, type Part, row } from './row.ts'
import { startApp } from './servers.ts'

const DEBUGGING_PORT = 39_222
const FACTS = 100

const TRIES = 3
const OTHERS = ['accessibility', 'best-practices', 'seo']
/** Scores for performance vary. */
const RUNS = 5

/** No dependency of the project: a fifth of all installed files would serve this part of the bench alone. */
const LIGHTHOUSE = 'lighthouse@13.5.0'

type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

// In percent.
const lowest = ({ categories }: Report, names: readonly string[]): number =>
  Math.min(...names.map((name) => Math.round(100 * (categories[name]?.score ?? 0))))

/** The lowest score for performance of five runs, the lowest of the others, and the highest layout shift. */
type Judgement = Readonly<Record<'performance' | 'others' | 'shift', Measured>>

export async function lighthouse(): Promise<Part> {
  const executablePath = await installChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${DEBUGGING_PORT}`],
  })

  const app = await startApp({ facts: FACTS })
  const judged = await judge(app.address)

  const rows = [
    row(
      'Lighthouse on a phone: performance, the worst screen of five runs',
      atLeast(95, () => judged.performance),
      1,
    ),
    row(
      'Lighthouse on a phone: the lowest of the other three',
      atLeast(100, () => judged.others),
      1,
    ),
    row(
      'layout shift, the worst screen',
      atMost(0.01, () => judged.shift),
      1,
    ),
  ]

  const close = async () => {
    await browser.close()
    await app.close()
  }

  return { rows, close }
}

async function judge(address: string): Promise<Judgement> {
  const { id } = await playRun(clientAt(address))

  const screens: { path: string; performance: number; others: number; shift: number }[] = []
  for (const path of pathsOf(id)) {
    const others = lowest(await ask(address + path, OTHERS), OTHERS)
    for (let run = 0; run < RUNS; run += 1) {
      const report = await ask(address + path, ['performance'])
      const shift = report.audits['cumulative-layout-shift']?.numericValue ?? 1
      screens.push({ path, performance: lowest(report, ['performance']), others, shift })
    }
  }
  const worst = (kind: keyof Judgement): Measured => {
    const values = screens.map((screen) => screen[kind])
    const value = kind === 'shift' ? Math.max(...values) : Math.min(...values)
    const found = screens.filter((screen) => screen[kind] === value).map(({ path }) => path)
    return { value, from: found.length === screens.length ? 'all' : [...new Set(found)].join(', ') }
  }
  return { performance: worst('performance'), others: worst('others'), shift: worst('shift') }
}

function pathsOf(run: string): string[] {
  const ids = { fact: '1', run, day: dayOf(Date.now()) }
  return SCREENS.filter((screen) => !screenRow(screen).isSecret).map((screen) =>
    pathOf(screen, ids),
  )
}

async function ask(url: string, categories: readonly string[]): Promise<Report> {
  const options = [
    `--port=${DEBUGGING_PORT}`,
    `--only-categories=${categories.join()}`,
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
  ]
  const command = ['exec', '--yes', '--', LIGHTHOUSE, url, ...options]
  let error: unknown
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      const { stdout } = await promisify(execFile)('npm', command, {
        env: toolEnv(),
        maxBuffer: Infinity,
      })
      return JSON.parse(stdout) as Report
    } catch (caught) {
      error = caught
    }
  }
  throw new Error(`Lighthouse could not load ${url}.`, { cause: error })
}
