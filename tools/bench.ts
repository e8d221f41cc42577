/**
 * Measures visitors' waits. Each figure has a peer in the same round, because machines are noisy. Prints the table of
 * docs/performance.md, with its current values.
 *   npm run bench                            everything, about half an hour
 *   npm run bench -- requests growth         some parts
 */
import { readFileSync } from 'node:fs'
import { growth } from './bench/growth.ts'
import { lighthouse } from './bench/lighthouse.ts'
import { memory } from './bench/memory.ts'
import { phone } from './bench/phone.ts'
import { requests } from './bench/requests.ts'
import { type Figure, type Measured, median, type Part, type Row, shown } from './bench/row.ts'
import { readOptions } from './options.ts'

const PARTS = new Map(Object.entries({ requests, memory, phone, lighthouse, growth }))
/** Rounds before the first that counts, while the compilers of the processes are at work. */
const WARM_UP = 1

const { positionals } = readOptions('bench', { allowPositionals: true })
const names = positionals.length > 0 ? positionals : [...PARTS.keys()]
if (names.some((name) => !PARTS.has(name))) {
  console.error(`bench: choose from ${[...PARTS.keys()].join(', ')}.`)
  process.exit(1)
}

/** Measures the rows round by round, so that a noisy moment meets all of them. */
async function measure(rows: readonly Row[]) {
  const all = new Map<Figure, Measured[]>()
  const most = Math.max(...rows.map(({ rounds }) => rounds))
  for (let round = -WARM_UP; round < most; round += 1) {
    for (const { figures, rounds } of rows) {
      if (round >= rounds || (round < 0 && rounds === 1)) continue
      for (const figure of figures) {
        const measured = await figure.measure()
        if (round >= 0) all.set(figure, [...(all.get(figure) ?? []), measured])
      }
    }
  }
  return all
}

async function measureAndClose({ rows, close }: Part) {
  try {
    return await measure(rows)
  } finally {
    await close()
  }
}

/** Figures of docs/performance.md by row, from an earlier commit. */
const earlier = new Map(
  readFileSync(new URL('../docs/performance.md', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, what = '', is = '']) => [what, is]),
)

const more: string[] = []
console.log('| What | Is | Was | Reach |\n| --- | --- | --- | --- |')
for (const [name, open] of PARTS) {
  if (!names.includes(name)) continue
  const part = await open()
  const measured = await measureAndClose(part)
  if (part.more) more.push(await part.more())
  for (const { what, figures } of part.rows) {
    const medians = figures.map((figure) => ({ ...figure, ...median(measured.get(figure)) }))
    const is = medians.map(({ value, from, reach: [sign, reach] }) => {
      console.error(`${what}: ${shown(value)}, ${from}`)
      return `${shown(value)}${(sign === '≥' ? value >= reach : value <= reach) ? '' : ' (no)'}`
    })
    const was = earlier.get(what)?.replaceAll(' (no)', '') ?? ''
    const reaches = new Set(medians.map(({ reach }) => reach.join(' ')))
    console.log(`| ${[what, is.join(' · '), was, [...reaches].join(' · ')].join(' | ')} |`)
  }
}
for (const table of more) console.log(`\n${table}`)
