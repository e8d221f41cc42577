/**
 * Hundred Days in a terminal.
 *   npm run play                       with the waits of the browser
 *   npm run play -- --instant          without waits
 *   npm run play -- --seed potato      the same run again for the same inputs
 */
import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  answerOffer,
  endOfStretch,
  isRefusal,
  newRun,
  NO_POSTS,
  parse,
  passTurn,
  play,
  promptOf,
  rngFrom,
  turnSeed,
  viewOf,
} from '@fable/engine'
import type { Lantern, Line, Posts, State, Tone } from '@fable/engine'
import { readOptions } from './options.ts'

const { values } = readOptions('play', {
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

const coloured = (text: string, code: string): string =>
  process.stdout.isTTY && code ? `\u001b[${code}m${text}\u001b[0m` : text

async function print(lines: readonly Line[]): Promise<void> {
  for (const { text, tone, wait } of lines) {
    console.log(coloured(text, COLOURS[tone]))
    if (!values.instant && wait > 0) await sleep(wait)
  }
}

const lanternText = ({ id, asks, flames }: Lantern): string => `${id} ${asks} (flames: ${flames})`

function lanternsText({ offer, carried, flames }: Posts): string {
  if (offer) {
    const lanterns = offer.lanterns.map((lantern, at) => `${at + 1} ${lanternText(lantern)}`)
    return `Lanterns to day ${endOfStretch(offer.post)}: ${lanterns.join(', ')}, 0 none`
  }
  const lantern = carried && `${lanternText(carried.lantern)}, to day ${endOfStretch(carried.post)}`
  return [lantern, flames > 0 && `flames: ${flames}`].filter(Boolean).join(' · ')
}

// Undefined for anything but an answer to the offer of a post.
function readAnswer({ offer }: Posts, input: string): Posts | undefined {
  if (!offer || !/^\s*[0-3]\s*$/.test(input)) return undefined
  return answerOffer(posts, offer.lanterns[Number(input) - 1]?.id)
}

function promptLine(state: State): string {
  const { player, opponent } = viewOf(state)
  const { choices, hint } = promptOf(state)
  const accepted = choices.map(({ text }) => text).join(' / ') || hint
  const stats = `day ${player.day} · health ${player.health} · max damage ${player.maxDamage} · gold ${player.gold}`
  const foe = opponent
    ? ` · ${opponent.name}: health ${opponent.health}, max damage ${opponent.maxDamage}`
    : ''
  const lanterns = lanternsText(posts)
  const beside = lanterns && `\n${coloured(lanterns, '33')}`
  return `\n${coloured(`${stats}${foe}`, '2')}${beside}\n${coloured(accepted, '2')} > `
}

const secretOf = (run: number): string =>
  values.seed === undefined ? randomUUID() : `${values.seed}/${run}`

let run = 0
let turn = 0
let secret = secretOf(run)
let state = newRun({ playerName: values.name })
let posts = NO_POSTS

console.log(coloured('HUNDRED DAYS', '1'))
const terminal = createInterface({ input: process.stdin, output: process.stdout })
terminal.setPrompt(promptLine(state))
terminal.prompt()
for await (const input of terminal) {
  const answered = readAnswer(posts, input)
  const command = parse(state, input)
  if (answered) posts = answered
  else if (isRefusal(command)) {
    await print(command.lines)
  } else {
    const played = play(state, command, rngFrom(turnSeed(secret, turn)))
    turn += 1
    state = played.state
    posts = passTurn(posts, { turn: played, seed: secret })
    if (played.ended) {
      run += 1
      turn = 0
      posts = NO_POSTS
      secret = secretOf(run)
    }
    await print(played.lines)
  }
  terminal.setPrompt(promptLine(state))
  terminal.prompt()
}
console.log('\nMarlowe waves.')
