/**
 * Checks the public transcript of a ranked run, and prints its days and the proof.
 *   npm run verify-run http://localhost:3000/TextBasedGame/runs/<id>
 *   npm run verify-run run.json
 *   npm run verify-run -- <address> --commitment <hash from the start of the run>
 */
import { readOptions } from './options.ts'
import { printable } from './printable.ts'
import { proofOf } from './verify-run/proof.ts'
import { NotVerifiable, readTranscript, sourceOf } from './verify-run/transcript.ts'
import { type Day, verifyRun } from './verify-run/verify.ts'

function dayLine({ day, health, maxDamage, gold, inputs }: Day) {
  const numbers = `health ${String(health)}, max damage ${String(maxDamage)}, gold ${String(gold)}`
  return `Day ${String(day).padEnd(3)} ${numbers.padEnd(36)} ${printable(inputs.join(', '))}`
}

const USAGE = 'npm run verify-run -- <address or file> [--commitment <64 digits>]'

async function main() {
  const { positionals, values } = readOptions('verify-run', {
    options: { commitment: { type: 'string' } },
    allowPositionals: true,
  })

  const [named, ...more] = positionals
  if (named === undefined)
    throw new NotVerifiable(`Which run? Give its address or a file: ${USAGE}`)
  if (more.length > 0) throw new NotVerifiable(`One run at a time: ${USAGE}`)
  const source = sourceOf(named)
  const run = await readTranscript(source)
  const { days, ending, difference } = verifyRun(run)
  for (const day of days) console.log(dayLine(day))
  const { daysSurvived, strength } = ending ?? run

  const what = [
    printable(run.playerName),
    `${String(daysSurvived)} days survived`,
    ...(run.flames === undefined ? [] : [`${String(run.flames)} flames`]),
    ...(strength === undefined ? [] : [`strength ${String(strength)}`]),
    `${String(run.turns.length)} turns under rules ${String(run.rules)}`,
  ].join(', ')

  const { verdict, sentences } = proofOf(run, { source, difference, ...values })
  console.log(`\n${verdict}: ${what}.\n${sentences.map(printable).join('\n')}`)
  if (verdict === 'Not verified') process.exitCode = 1
}

try {
  await main()
} catch (error) {
  console.error(error instanceof NotVerifiable ? error.message : error)
  process.exitCode = 1
}
