/**
 * Prints the sentences of the rounds, the starting facts and the texts of the game that are not as they were recorded in
 * tools/texts/record.txt, and records them. `git diff` shows how they read before.
 *   node tools/record-texts.ts   after texts were changed on purpose
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { readOptions } from './options.ts'
import { compareTexts, listTexts, RECORD, recordOf } from './texts/texts.ts'

readOptions('record-texts', {})
const texts = listTexts()
const { unknown, gone } = compareTexts(readFileSync(RECORD, 'utf8'), texts)
for (const { place, text } of unknown) console.log(`${place}: ${text}`)
for (const line of gone) console.log(`No longer there: ${line}`)
writeFileSync(RECORD, recordOf(texts))
console.log(`${unknown.length} new or changed, ${gone.length} gone or changed, of ${texts.length}.`)
