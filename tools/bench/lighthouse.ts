import { chromium } from '@playwright/test'
import runLighthouse from 'lighthouse'
import { dayOf, SCREENS, screenRow } from '@fable/contract/limits'
import { playRun, clientAt } from '@fable/server/testing'
import { pathOf } from '../../e2e/screen-paths.ts'
import { installChromium } from '../../scripts/lib/chromium.mjs'
import { atLeast, atMost, type Measured, type Part, row } from './row.ts'
import { startApp } from './servers.ts'

const DEBUGGING_PORT = 39_222
const FACTS = 100

const TRIES = 3
const OTHERS = ['accessibility', 'best-practices', 'seo']
/** Scores for performance vary. */
const RUNS = 5

type Report = Awaited<ReturnType<typeof ask>>

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

async function ask(url: string, onlyCategories: string[]) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const report = (
      await runLighthouse(url, { port: DEBUGGING_PORT, onlyCategories, logLevel: 'error' })
    )?.lhr
    if (report && !report.runtimeError) return report
  }
  throw new Error(`Lighthouse could not load ${url}.`)
}
