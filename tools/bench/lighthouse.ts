import lighthouse from 'lighthouse'
import { dayOf, SCREEN_PATHS, SCREENS, type Screen } from '@fable/contract/limits'
import { playRun } from '@fable/server/testing'
import type { Measured } from './row.ts'

/** A busy machine lets some fail. */
const TRIES = 3
const OTHERS = ['accessibility', 'best-practices', 'seo']
/** So often each screen is judged for its performance, which varies. */
const RUNS = 5

const ask = async (url: string, port: number, onlyCategories: string[]) => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const report = (await lighthouse(url, { port, onlyCategories, logLevel: 'error' }))?.lhr
    if (report && !report.runtimeError) return report
  }
  throw new Error(`Lighthouse could not load ${url}.`)
}

type Report = Awaited<ReturnType<typeof ask>>

/** The lowest score of some categories, in percent. */
const lowest = ({ categories }: Report, names: readonly string[]): number =>
  Math.min(...names.map((name) => Math.round(100 * (categories[name]?.score ?? 0))))

/** The paths of all public screens, with the ids of an ended run, a fact and a day. */
const pathsOf = (run: string): string[] => {
  const ids: Partial<Record<Screen, string>> = { fact: '1', run, day: dayOf(Date.now()) }
  return SCREENS.filter((screen) => screen !== 'desk').map((screen) =>
    SCREEN_PATHS[screen].replace(':id', ids[screen] ?? ''),
  )
}

/** The lowest score for performance of five runs, the lowest of the others, and the highest layout shift. */
type Judgement = Readonly<Record<'performance' | 'others' | 'shift', Measured>>

/** Runs Lighthouse for all screens on a phone (its default) in the browser with this debugging port. */
export const judge = async (address: string, port: number): Promise<Judgement> => {
  const post = (path: string, body: unknown) =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  const { id } = await playRun({ get: (path) => fetch(address + path), post })

  const screens: { path: string; performance: number; others: number; shift: number }[] = []
  for (const path of pathsOf(id)) {
    const others = lowest(await ask(address + path, port, OTHERS), OTHERS)
    for (let run = 0; run < RUNS; run += 1) {
      const report = await ask(address + path, port, ['performance'])
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
