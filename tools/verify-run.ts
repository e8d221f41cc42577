/**
 * Replays the public transcript of a ranked run and reports whether it is correct.
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
  if (named === undefined) throw new NotVerifiable(`Which run? Say its address or a file: ${USAGE}`)
  if (more.length > 0) throw new NotVerifiable(`One run at a time: ${USAGE}`)
  return sourceOf(named)
}

/** Anyone can invent seeds, so a file only proves that its turns are consistent with its own seeds. */
const describeVerdict = ({ kind, from }: Source, played: string) =>
  kind === 'address'
    ? `Verified: ${played}, with the seeds that ${new URL(from).origin} tells.`
    : `Plays true by its own seeds: ${played}.\nOnly its address can say whose they are: a file cannot prove that a server drew them.`

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
