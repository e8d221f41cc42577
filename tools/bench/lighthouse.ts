import lighthouse from 'lighthouse'
import { SCREEN_PATHS } from '@fable/contract/limits'
import { playRun } from '@fable/server/testing'
import type { Measured } from './row.ts'

/** A busy machine lets some fail. */
const TRIES = 3
const OTHERS = ['accessibility', 'best-practices', 'seo']
const ALL = ['performance', ...OTHERS]

const ask = async (url: string, port: number) => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const report = (await lighthouse(url, { port, onlyCategories: ALL, logLevel: 'error' }))?.lhr
    if (report && !report.runtimeError) return report
  }
  throw new Error(`Lighthouse could not load ${url}.`)
}

/** The lowest score for performance, the lowest of the others, and the highest layout shift. */
type Judgement = Readonly<Record<'performance' | 'others' | 'shift', Measured>>

/**
 * Asks Lighthouse about all screens on a phone, its default, in the browser with this debugging port.
 */
export const judge = async (address: string, port: number): Promise<Judgement> => {
  const post = (path: string, body: unknown) =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  const { id } = await playRun({ get: (path) => fetch(address + path), post })

  const screens: { path: string; performance: number; others: number; shift: number }[] = []
  for (const [screen, path] of Object.entries(SCREEN_PATHS)) {
    const url = address + path.replace(':id', screen === 'fact' ? '1' : id)
    const { categories, audits } = await ask(url, port)
    const lowest = (names: string[]) =>
      Math.min(...names.map((name) => Math.round(100 * (categories[name]?.score ?? 0))))
    const shift = audits['cumulative-layout-shift']?.numericValue ?? 1
    screens.push({ path, performance: lowest(['performance']), others: lowest(OTHERS), shift })
  }
  const worst = (kind: keyof Judgement): Measured => {
    const values = screens.map((screen) => screen[kind])
    const value = kind === 'shift' ? Math.max(...values) : Math.min(...values)
    const found = screens.filter((screen) => screen[kind] === value).map(({ path }) => path)
    return { value, from: found.length === screens.length ? 'all' : found.join(', ') }
  }
  return { performance: worst('performance'), others: worst('others'), shift: worst('shift') }
}
