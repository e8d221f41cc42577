/**
 * Measures visitors' waits. Each figure has a peer in the same round, because machines are noisy. Prints the table of
 * docs/performance.md.
 *   npm run bench                            everything, about half an hour
 *   npm run bench -- requests growth         some parts
 */
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

/** Round by round, so that a noisy moment meets all rows. */
async function measure(rows: readonly Row[]) {
  const all = new Map<Figure, Measured[]>()
  const most = Math.max(...rows.map(({ rounds }) => rounds))
  for (let round = -WARM_UP; round < most; round += 1) {
    for (const { figure, rounds } of rows) {
      if (round >= rounds || (round < 0 && rounds === 1)) continue
      const measured = await figure.measure()
      if (round >= 0) all.set(figure, [...(all.get(figure) ?? []), measured])
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

/** '' if the limit is met. */
function missedBy({ reach: [sign, limit] }: Figure, value: number): string {
  const share = sign === '≥' ? limit / value - 1 : value / limit - 1
  return share > 0 ? `${Math.ceil(share * 100)} %` : ''
}

const more: string[] = []
console.log('| What | Measured | Limit | Missed by |\n| --- | ---: | ---: | ---: |')
for (const [name, open] of PARTS) {
  if (!names.includes(name)) continue
  const part = await open()
  const measured = await measureAndClose(part)
  if (part.more) more.push(await part.more())
  for (const { what, figure } of part.rows) {
    const { value, from } = median(measured.get(figure))
    console.error(`${what}: ${shown(value)}, ${from}`)
    console.log(
      `| ${[what, shown(value), figure.reach.join(' '), missedBy(figure, value)].join(' | ')} |`,
    )
  }
}
for (const table of more) console.log(`\n${table}`)
