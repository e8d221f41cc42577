/**
 * Tries faults on real processes on this machine, under load, and compares all acknowledged writes with the rows.
 * Ends with 1 if anything was lost, or is wrong otherwise.
 *   npm run drill -- --database postgres --faults 200 --seed abc     random faults, the same for the same seed
 *   npm run drill -- --floods --facts 200000 --seconds 30            requests of one address, beside a visitor at another
 *   npm run drill -- --floods --only pipelined                       only floods whose names contain this
 */
import { existsSync } from 'node:fs'
import { type Plan, tryFaults } from './drill/faults.ts'
import { tryFloods } from './drill/floods.ts'
import { readOptions } from './options.ts'

const { values } = readOptions('drill', {
  options: {
    database: { type: 'string', default: 'sqlite' },
    faults: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    floods: { type: 'boolean', default: false },
    facts: { type: 'string', default: '200000' },
    seconds: { type: 'string', default: '30' },
    only: { type: 'string', default: '' },
  },
})
const { database, seed, floods } = values
const isDatabase = (text: string): text is Plan['database'] => ['sqlite', 'postgres'].includes(text)
const isCount = (text: string) => /^[1-9]\d{0,6}$/.test(text)
const counts = [values.faults, values.facts, values.seconds]
if (!isDatabase(database) || !counts.every(isCount)) {
  console.error(
    'drill: use --database sqlite or postgres, and whole numbers for --faults, --facts and --seconds.',
  )
  process.exit(1)
}

if (floods && !existsSync(new URL('../web/dist', import.meta.url))) {
  console.error('drill: the page is missing. Run first: npm run build')
  process.exit(1)
}

const { rows, anomalies } = floods
  ? await tryFloods({
      database,
      facts: Number(values.facts),
      seconds: Number(values.seconds),
      only: values.only,
    })
  : await tryFaults({ database, faults: Number(values.faults), seed })
console.table(rows)
for (const anomaly of anomalies) console.error(anomaly)
console.log(`Anomalies: ${anomalies.length}`)
process.exitCode = anomalies.length > 0 ? 1 : 0
