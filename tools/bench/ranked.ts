/** What a ranked turn costs the server besides HTTP and the database, whose share `npm run bench` shows. */
import { isRefusal, newRun, play, read, replay, rngFrom, textOf } from '@fable/engine'
import type { State } from '@fable/engine'
import { BOTS } from '@fable/engine/bots'
import { seedOf, turnsOf } from '@fable/server/seeds'

const TURNS = 250
/** Nearly half of its runs are long enough. */
const bot = BOTS['blind, knows the odds']

/** The inputs of a ranked run, and the stored state before each, or null if it ended before 250 turns. */
const rankedRun = (run: { id: string; secret: string }) => {
  const turns: { input: string; stored: string }[] = []
  const botRng = rngFrom(run.id)
  let state = newRun()
  while (turns.length < TURNS) {
    const command = read(state, bot(state, botRng))
    if (isRefusal(command)) throw new Error('The bot has entered something that is refused.')
    turns.push({ input: textOf(command), stored: JSON.stringify(state) })
    const turn = play(state, command, rngFrom(seedOf(run, turns.length - 1)))
    if (turn.ended) return null
    state = turn.state
  }
  return turns
}

const secret = Buffer.alloc(32, 7).toString('base64url')

const firstLongRun = () => {
  for (let number = 0; number < 100; number += 1) {
    const run = { id: number.toString(16).padStart(32, '0'), secret }
    const turns = rankedRun(run)
    if (turns) return { run, turns, inputs: turns.map(({ input }) => input) }
  }
  throw new Error(`No run of the bot has ${TURNS} turns.`)
}

const { run, turns, inputs } = firstLongRun()

/** Plays each turn as the server does: from the stored state to the one that it stores. */
export const playStored = (): number =>
  turns.reduce((bytes, { input, stored }, number) => {
    const state = JSON.parse(stored) as State
    const command = read(state, input)
    if (isRefusal(command)) throw new Error('A stored input is refused.')
    return bytes + JSON.stringify(play(state, command, rngFrom(seedOf(run, number))).state).length
  }, 0)

/** Replays all turns as the server does at the end of a run, their seeds from its secret. */
export const replayStored = (): number =>
  replay(newRun(), turnsOf({ ...run, road: null, playerName: '', userName: '' }, inputs)).turns
    .length

export const STORED_TURNS = turns.length
