/**
 * Tries a fault on real processes and prints what it cost: what was acknowledged, what was lost, and how long the
 * product did not serve. Addresses this machine only.
 *   npm run drill restart     rolling restart behind nginx and Caddy, under load
 */
import { restart } from './drill/restart.ts'
import { readOptions } from './options.ts'

const DRILLS: Readonly<Record<string, () => Promise<readonly object[]>>> = { restart }

const { positionals } = readOptions('drill', { allowPositionals: true })
const [name = ''] = positionals
const drill = positionals.length === 1 ? DRILLS[name] : undefined
if (!drill) {
  console.error(`drill: say one of ${Object.keys(DRILLS).join(', ')}.`)
  process.exit(1)
}
console.table(await drill())
