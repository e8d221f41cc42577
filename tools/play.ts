/**
 * Hundred Days in a terminal.
 *   npm run play                       timed, as the browser prints it
 *   npm run play -- --instant          without the pauses
 *   npm run play -- --seed potato      the same chance again
 */
import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import {
  diceFrom,
  type Line,
  type ModeName,
  newRun,
  type State,
  step,
  type Tone,
  turnSeed,
  viewOf,
} from '../engine/src/index.ts'

const { values } = parseArgs({
  options: {
    instant: { type: 'boolean', default: false },
    seed: { type: 'string' },
    name: { type: 'string', default: '' },
  },
})

const COLOURS: Record<Tone, string> = {
  plain: '',
  quiet: '2',
  speech: '36',
  good: '32',
  bad: '31',
  gold: '33',
  danger: '1;31',
  title: '1',
}

const ANSWERS: Record<ModeName, string> = {
  start: 'start',
  playerInput: 'your name',
  paychance: 'pay / chance',
  paths: 'path 1 / path 2 / path 3 / path 4',
  attack: 'a number',
  yesno: 'yes / no',
  merchant: '1 / 2 / 3 / none',
}

const coloured = (text: string, code: string): string =>
  process.stdout.isTTY && code ? `\u001b[${code}m${text}\u001b[0m` : text

const print = async (lines: readonly Line[]): Promise<void> => {
  for (const { text, tone, wait } of lines) {
    console.log(coloured(text, COLOURS[tone]))
    if (!values.instant && wait > 0) await pause(wait)
  }
}

const prompt = (state: State): string => {
  const { player, opponent, controls } = viewOf(state)
  const you = `day ${player.day} · health ${player.health} · max damage ${player.maxDamage} · gold ${player.gold}`
  const foe = opponent
    ? ` · ${opponent.name}: health ${opponent.health}, max damage ${opponent.maxDamage}`
    : ''
  return `\n${coloured(`${you}${foe}`, '2')}\n${coloured(ANSWERS[controls], '2')} > `
}

const secretOf = (run: number): string =>
  values.seed === undefined ? randomUUID() : `${values.seed}/${run}`

let run = 0
let turn = 0
let secret = secretOf(run)
let state = newRun({ playerName: values.name })

console.log(coloured('HUNDRED DAYS', '1'))
const terminal = createInterface({ input: process.stdin, output: process.stdout })
terminal.setPrompt(prompt(state))
terminal.prompt()
for await (const input of terminal) {
  const played = step(state, input, diceFrom(turnSeed(secret, turn)))
  if (played.accepted) turn += 1
  state = played.state
  if (played.ended) {
    run += 1
    turn = 0
    secret = secretOf(run)
  }
  await print(played.lines)
  terminal.setPrompt(prompt(state))
  terminal.prompt()
}
console.log('\nMarlowe waves.')
