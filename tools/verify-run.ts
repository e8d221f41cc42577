/**
 * Replays the public transcript of a ranked run and prints whether it is genuine.
 *   npm run verify-run http://localhost:3000/TextBasedGame/runs/<id>
 *   npm run verify-run run.json
 */
import { printable } from './printable.ts'
import { NotVerifiable, readTranscript, type Source, sourceOf } from './verify-run/transcript.ts'
import { type Day, verifyRun } from './verify-run/verify.ts'

const dayLine = ({ day, health, maxDamage, gold, inputs }: Day) => {
  const numbers = `health ${String(health)}, max damage ${String(maxDamage)}, gold ${String(gold)}`
  return `Day ${String(day).padEnd(3)} ${numbers.padEnd(36)} ${printable(inputs.join(', '))}`
}

const USAGE = 'npm run verify-run <address or file>'

const sourceIn = ([named, ...more]: readonly string[]): Source => {
  if (named === undefined)
    throw new NotVerifiable(`Which run? Give its address or a file: ${USAGE}`)
  if (more.length > 0) throw new NotVerifiable(`One run at a time: ${USAGE}`)
  return sourceOf(named)
}

/** Anyone can write a file with seeds of their own, so a file is only consistent with itself. */
const describeVerdict = ({ kind, from }: Source, played: string) =>
  kind === 'address'
    ? `Verified: ${played}, with the seeds from ${new URL(from).origin}.`
    : `Consistent with its own seeds: ${played}.\nOnly its address can prove where the seeds come from: a file cannot.`

const main = async (args: readonly string[]) => {
  const source = sourceIn(args)
  const run = await readTranscript(source)
  const { name, daysSurvived, days, difference } = verifyRun(run)
  for (const day of days) console.log(dayLine(day))
  const turns = `${String(run.turns.length)} turns under rules ${String(run.rules)}`
  const played = `${printable(name)}, ${String(daysSurvived)} days survived, ${turns}`
  if (difference === null) {
    console.log(`\n${describeVerdict(source, played)}`)
  } else {
    console.log(`\nNot verified: ${played}.\n${printable(difference)}`)
    process.exitCode = 1
  }
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof NotVerifiable ? error.message : error)
  process.exitCode = 1
}
