/**
 * Tries faults on real processes on this machine, under load, and compares all that was acknowledged with the rows.
 * Ends with 1 if anything was lost, or is wrong otherwise.
 *   npm run drill -- --database postgres --faults 200 --seed abc     random faults, the same for the same seed
 */
import { type Plan, tryFaults } from './drill/faults.ts'
import { readOptions } from './options.ts'

const { values } = readOptions('drill', {
  options: {
    database: { type: 'string', default: 'sqlite' },
    faults: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
})
const { database, seed } = values
const faults = Number(values.faults)
const isDatabase = (text: string): text is Plan['database'] => ['sqlite', 'postgres'].includes(text)
if (!isDatabase(database) || !/^[1-9]\d{0,3}$/.test(values.faults)) {
  console.error('drill: say --database sqlite or postgres, --faults 1 to 9999 and --seed.')
  process.exit(1)
}

const { rows, anomalies } = await tryFaults({ database, faults, seed })
console.table(rows)
for (const anomaly of anomalies) console.error(anomaly)
console.log(`Anomalies: ${anomalies.length}`)
process.exitCode = anomalies.length > 0 ? 1 : 0
