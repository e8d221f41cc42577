/**
 * Plays the seeded runs of the balance table and records it in engine/src/golden/balance.json.
 *   node tools/record-balance.ts   after an odd, a number or a player of it was changed on purpose
 */
import { writeFileSync } from 'node:fs'
import { balanceTable } from '../engine/src/golden/balance.ts'

const file = new URL('../engine/src/golden/balance.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(balanceTable(), null, 2)}\n`)
console.log('balance: recorded. Read its difference before you commit it.')
