/**
 * Plays the seeded runs of the balance table and records it in engine/src/golden/balance.json, and the
 * fingerprint of the content that rules read in engine/src/golden/content-fingerprints.json.
 *   node tools/record-balance.ts   after odds, numbers, foes or bots were changed on purpose
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { RULES_VERSION } from '@fable/engine'
import { balanceTable, liveFingerprint } from '@fable/engine/golden'
import { readOptions } from './options.ts'

readOptions('balance', {})

const fileOf = (name: string) => new URL(`../engine/src/golden/${name}`, import.meta.url)
function write(file: URL, value: unknown) {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
}

const fingerprintFile = fileOf('content-fingerprints.json')
const fingerprints = JSON.parse(readFileSync(fingerprintFile, 'utf8')) as Record<string, string>
const recorded = fingerprints[RULES_VERSION]
const present = liveFingerprint()
if (recorded !== undefined && recorded !== present) {
  console.error(
    `balance: the content that rules read has changed since rules ${RULES_VERSION} were recorded. ` +
      'Raise RULES_VERSION in engine/src/content/index.ts first.',
  )
  process.exit(1)
}
write(fingerprintFile, { ...fingerprints, [RULES_VERSION]: present })
write(fileOf('balance.json'), balanceTable())
console.log('balance: recorded. Review the difference before you commit it.')
