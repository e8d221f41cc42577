/**
 * Plays the golden runs and records them in engine/src/golden, with the content that they play on in
 * frozen-content.json.
 *   node tools/record-golden.ts          after RULES_VERSION was raised (then tools/record-balance.ts), or
 *                                        after a plan was added
 *   node tools/record-golden.ts --same   although the version is the same: only before a release
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { newRun, rngFrom, RULES_VERSION, turnSeed, type Ending, type State } from '@fable/engine'
import { firstDifference, GOLDEN_PLANS, liveRulesContent, playRecorded } from '@fable/engine/golden'
import type { GoldenRun, GoldenTurn, Plan } from '@fable/engine/golden'
import { readOptions } from './options.ts'

const ATTEMPTS = 20_000
const { values } = readOptions('golden', { options: { same: { type: 'boolean' } } })
const sameRules = values.same === true

const fileOf = (name: string) => new URL(`../engine/src/golden/${name}.json`, import.meta.url)
const parsed = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'))

function stopBecause(reason: string): never {
  console.error(`golden: ${reason} Raise RULES_VERSION in engine/src/content/index.ts first.`)
  process.exit(1)
}

// A version with a fingerprint is in use: runs may have been played under it.
const fingerprints = parsed(fileOf('content-fingerprints')) as Record<string, string>
const mayRecord = sameRules || fingerprints[RULES_VERSION] === undefined

/** Refused inputs are part of an attempt. */
function attempt({ bot, player = {} }: Plan, secret: string) {
  // The suffix is part of the recordings; it stays as it is.
  const botRng = rngFrom(`${secret}/whims`)
  const turns: GoldenTurn[] = []
  const states: State[] = []
  let state = newRun(player)
  let ending: Ending | undefined
  while (!ending) {
    const input = bot(state, botRng)
    const seed = turnSeed(secret, turns.length)
    const turn = playRecorded(state, input, seed)
    turns.push([input, seed, turn.digest])
    states.push(turn.state)
    ending = turn.ended
    state = turn.state
  }
  return { turns, states, ending }
}

function record(plan: Plan): GoldenRun {
  for (let number = 0; number < ATTEMPTS; number++) {
    const played = attempt(plan, `golden-${plan.name}-${number}`)
    if (!plan.isWanted(played)) continue
    const { cause, killer, daysSurvived } = played.ending
    const ending = `${cause === 'death' ? `killed by ${killer}` : 'the hundredth day'}, day ${daysSurvived}`
    const { player = {}, name } = plan
    return { name, rules: RULES_VERSION, player, ending, turns: played.turns }
  }
  throw new Error(`golden: none of ${ATTEMPTS} runs is what the plan '${plan.name}' wants`)
}

// One turn a line, so that a difference is readable.
function serialized({ turns, ...run }: GoldenRun): string {
  const head = JSON.stringify(run, null, 2).replace(/\n}$/, '')
  return `${head},\n  "turns": [\n${turns.map((turn) => `    ${JSON.stringify(turn)}`).join(',\n')}\n  ]\n}\n`
}

const contentFile = fileOf('frozen-content')
const content = liveRulesContent()
const frozen = existsSync(contentFile) ? (parsed(contentFile) as typeof content) : undefined
if (!isDeepStrictEqual(frozen, JSON.parse(JSON.stringify(content)))) {
  if (!mayRecord) {
    stopBecause(
      `the runs play on the content of rules ${String(frozen?.rules)}, not on the current one.`,
    )
  }
  writeFileSync(contentFile, `${JSON.stringify(content, null, 2)}\n`)
}

for (const plan of GOLDEN_PLANS) {
  const file = fileOf(plan.name)
  if (existsSync(file) && !sameRules) {
    const recorded = parsed(file) as GoldenRun
    const difference = firstDifference(recorded)
    if (difference === null && recorded.rules === RULES_VERSION) continue
    if (!mayRecord) stopBecause(`'${plan.name}' plays differently from ${String(difference)} on.`)
  }
  const run = record(plan)
  writeFileSync(file, serialized(run))
  console.log(`${plan.name}: ${run.turns.length} turns, ${run.ending}`)
}
