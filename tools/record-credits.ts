/**
 * Writes the third-party parts of the product for the credits page: names, versions and licences, and their texts.
 *   node tools/record-credits.ts
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { collectCredits, collectTexts } from './credits/collect.ts'
import { readOptions } from './options.ts'

readOptions('record-credits', {})
const root = fileURLToPath(new URL('..', import.meta.url))
writeFileSync(
  `${root}web/src/pages/credits/credits.json`,
  `${JSON.stringify(collectCredits(root), undefined, 2)}\n`,
)
writeFileSync(`${root}web/public/licences.txt`, collectTexts(root))
