/**
 * Plays the public transcript of a ranked run again and tells whether it is true.
 *   npm run verify-run http://localhost:3000/api/runs/<id>
 *   npm run verify-run run.json
 */
import { printable } from './printable.ts'
import { NotVerifiable, readTranscript } from './verify-run/transcript.ts'
import { type Day, verifyRun } from './verify-run/verify.ts'

const dayLine = ({ day, health, maxDamage, gold, inputs }: Day) => {
  const numbers = `health ${String(health)}, max damage ${String(maxDamage)}, gold ${String(gold)}`
  return `Day ${String(day).padEnd(3)} ${numbers.padEnd(36)} ${printable(inputs.join(', '))}`
}

const main = async (source: string | undefined) => {
  if (source === undefined) {
    throw new NotVerifiable(
      'Which run? Say its address or a file: npm run verify-run <url or file>',
    )
  }
  const run = await readTranscript(source)
  const { name, daysSurvived, days, difference } = verifyRun(run)
  for (const day of days) console.log(dayLine(day))
  const played = `${String(run.turns.length)} turns under rules ${String(run.rules)}`
  const survived = `${printable(name)}, ${String(daysSurvived)} days survived, ${played}`
  if (difference === null) {
    console.log(`\nVerified: ${survived}.`)
  } else {
    console.log(`\nNot verified: ${survived}.\n${printable(difference)}`)
    process.exitCode = 1
  }
}

try {
  await main(process.argv[2])
} catch (error) {
  console.error(error instanceof NotVerifiable ? error.message : error)
  process.exitCode = 1
}
