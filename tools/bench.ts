/**
 * Measures what visitors wait for, each figure beside one that is taken in the same round, because machines are
 * shared. Prints the table of docs/performance.md; the figures before are those of bench/last.json.
 *   npm run bench                            everything, at most 20 minutes
 *   npm run bench -- documents votes         some parts
 *   npm run bench -- phone --rounds 9        more rounds
 *   npm run bench -- --save                  keeps the figures in bench/last.json, for the next commit
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { documents, lists, unchanged } from './bench/documents.ts'
import { growth } from './bench/growth.ts'
import { lighthouse } from './bench/lighthouse.ts'
import { phone } from './bench/phone.ts'
import { memory, start } from './bench/process.ts'
import { type Measured, median, type Part, shown } from './bench/row.ts'
import { postgres, votes } from './bench/votes.ts'
import { readOptions } from './options.ts'

const PARTS: Readonly<Record<string, () => Promise<Part>>> = {
  ...{ documents, lists, unchanged, votes, postgres },
  ...{ phone, lighthouse, growth: growth(), 'growth-postgres': growth('quick'), memory, start },
}
/** After so long every row is measured once only. */
const SOON_OVER_MS = 14 * 60_000
/** Rounds before the first that counts, while the compilers of the processes are at work. */
const WARM_UP = 1
const LAST = new URL('bench/last.json', import.meta.url)

const { positionals, values } = readOptions('bench', {
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' }, save: { type: 'boolean', default: false } },
})
const names = positionals.length > 0 ? positionals : Object.keys(PARTS)
if (names.some((name) => !PARTS[name]) || !/^[1-9]$/.test(values.rounds)) {
  console.error(`bench: say some of ${Object.keys(PARTS).join(', ')}, --rounds 1 to 9, and --save.`)
  process.exit(1)
}

const before = JSON.parse(readFileSync(LAST, 'utf8')) as Record<string, number>
const now: Record<string, number> = {}

/** Measures all rows of a part round by round, so that a noisy moment meets all of them, and prints them. */
const measure = async ({ rows, rounds = Number(values.rounds) }: Part) => {
  const measured = rows.map((row) => ({ row, all: [] as Measured[] }))
  for (let round = rounds > 1 ? -WARM_UP : 0; round < rounds; round += 1) {
    if (round > 0 && performance.now() > SOON_OVER_MS) break
    for (const { row, all } of measured) {
      const one = await row.measure()
      if (round >= 0) all.push(one)
    }
  }
  for (const { row, all } of measured) {
    const { value, from } = median(all)
    const [sign, reach] = row.reach
    const unit = row.unit ? ` ${row.unit}` : ''
    const last = before[row.what]
    const isReached = sign === '≥' ? value >= reach : value <= reach
    now[row.what] = Number(shown(value))
    console.log(
      `| ${row.what} | ${shown(value)}${unit} | ${sign} ${reach}${isReached ? '' : ', no'} | ${last ?? ''} | ${from} |`,
    )
  }
}

console.log('| What | Is | Reach | Before | From |\n|---|---|---|---|---|')
for (const name of Object.keys(PARTS).filter((part) => names.includes(part))) {
  const part = await PARTS[name]?.()
  if (!part) continue
  try {
    await measure(part)
  } finally {
    await part.close()
  }
}
if (values.save) writeFileSync(LAST, `${JSON.stringify({ ...before, ...now }, undefined, 2)}\n`)
