/**
 * Plays the golden runs and records them in engine/src/golden.
 *   node tools/record-golden.ts          after RULES_VERSION was raised, or a plan was added
 *   node tools/record-golden.ts --same   although the version stands: only before a release
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import {
  diceFrom,
  type Ending,
  newRun,
  RULES_VERSION,
  type State,
  step,
  turnSeed,
} from '../engine/src/index.ts'
import { digestOf } from '../engine/src/golden/digest.ts'
import {
  firstDifference,
  type GoldenRun,
  type GoldenTurn,
} from '../engine/src/golden/golden-run.ts'
import { GOLDEN_PLANS, type Plan } from '../engine/src/golden/plans.ts'

const ATTEMPTS = 20_000
const sameRules = process.argv.includes('--same')

/** Plays one attempt; answers that the rules refuse are part of it. */
const attempt = ({ bot, player = {} }: Plan, secret: string) => {
  const whims = diceFrom(`${secret}/whims`)
  const turns: GoldenTurn[] = []
  const states: State[] = []
  let state = newRun(player)
  let ending: Ending | undefined
  while (!ending) {
    const input = bot(state, whims)
    const seed = turnSeed(secret, turns.length)
    const turn = step(state, input, diceFrom(seed))
    turns.push([input, seed, digestOf(turn)])
    states.push(turn.state)
    ending = turn.ended
    state = turn.state
  }
  return { turns, states, ending }
}

const record = (plan: Plan): GoldenRun => {
  for (let number = 0; number < ATTEMPTS; number++) {
    const played = attempt(plan, `golden-${plan.name}-${number}`)
    if (!plan.wish(played)) continue
    const { cause, killer, daysSurvived } = played.ending
    const ending = `${cause === 'death' ? `killed by ${killer}` : 'the hundredth day'}, day ${daysSurvived}`
    const { player = {}, name } = plan
    return { name, rules: RULES_VERSION, player, ending, turns: played.turns }
  }
  throw new Error(`golden: no run in ${ATTEMPTS} is what '${plan.name}' wishes for`)
}

/** One turn a line, so that a difference can be read. */
const written = ({ turns, ...run }: GoldenRun): string => {
  const head = JSON.stringify(run, null, 2).replace(/\n}$/, '')
  return `${head},\n  "turns": [\n${turns.map((it) => `    ${JSON.stringify(it)}`).join(',\n')}\n  ]\n}\n`
}

for (const plan of GOLDEN_PLANS) {
  const file = new URL(`../engine/src/golden/${plan.name}.json`, import.meta.url)
  if (existsSync(file) && !sameRules) {
    const standing = JSON.parse(readFileSync(file, 'utf8')) as GoldenRun
    const difference = firstDifference(standing)
    if (difference !== null && standing.rules === RULES_VERSION) {
      console.error(
        `golden: '${plan.name}' plays differently from ${difference} on, and RULES_VERSION is still ` +
          `${RULES_VERSION}. Raise it in engine/src/state.ts first.`,
      )
      process.exit(1)
    }
    if (difference === null && standing.rules === RULES_VERSION) continue
  }
  const run = record(plan)
  writeFileSync(file, written(run))
  console.log(`${plan.name}: ${run.turns.length} turns, ${run.ending}`)
}
