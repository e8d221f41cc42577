import { isRefusal } from '../model/command.ts'
import { newRun } from '../model/new-run.ts'
import type { PathKind, State } from '../model/state.ts'
import { play } from '../play.ts'
import { read } from '../read.ts'
import { rngFrom } from '../rng/rng.ts'
import { drawPaths } from '../rules/encounters.ts'
import { drawsPaths } from '../rules/paths.ts'
import { type Bot, knowingOf } from './bots.ts'

/** The kinds of a road's sets of paths, by the day and the number of the set on it. */
type Sets = Map<string, readonly PathKind[]>

type Road = { readonly secret: string; readonly bot: Bot }

/** Plays an attempt on a road. `known`: the sets that the player knows before. Returns the sets that it met. */
const walk = ({ secret, bot }: Road, known: (set: string) => readonly PathKind[] | undefined) => {
  const whims = rngFrom(`${secret}/whims`)
  const met: Sets = new Map()
  const drawn: number[] = []
  let decisions = secret
  let state: State = newRun()
  for (;;) {
    const earlier = drawn.filter((day) => day === state.day).length
    const set = `${state.day}/${earlier}`
    const kinds = known(set)
    const input = (kinds ? knowingOf(kinds, bot) : bot)(state, whims)
    const command = read(state, input)
    if (isRefusal(command)) throw new Error('A bot entered what the rules refuse.')
    if (drawsPaths(state, command)) {
      drawn.push(state.day)
      met.set(set, pathsOf(secret, set))
    }
    decisions += `,${input}`
    const turn = play(state, command, rngFrom(decisions, seedOf(secret, set)))
    if (turn.ended) return { isWon: turn.ended.cause === 'hundred', met }
    state = turn.state
  }
}

const seedOf = (secret: string, set: string): string => `${secret}/paths/${set}`

const pathsOf = (secret: string, set: string): readonly PathKind[] =>
  drawPaths(rngFrom(seedOf(secret, set)))

/** Wins of the players who have walked a road `attempts` times before; of those who know all its paths without `attempts`. */
export type ScoutMeasure = { readonly attempts: number | null; wins: number }

/**
 * Lets a bot walk `runs` roads like a scout: again and again, each time with the kinds of all paths that its attempts
 * before have met; and once with those of the whole road.
 */
export const measureScouts = (
  bot: Bot,
  { runs, secret, attempts }: { runs: number; secret: string; attempts: number },
): readonly ScoutMeasure[] => {
  const measures: ScoutMeasure[] = Array.from({ length: attempts + 1 }, (_, before) => ({
    attempts: before,
    wins: 0,
  }))
  const all: ScoutMeasure = { attempts: null, wins: 0 }
  for (let run = 0; run < runs; run++) {
    const road = { secret: `${secret}-${run}`, bot }
    const known: Sets = new Map()
    for (const measure of measures) {
      const { isWon, met } = walk(road, (set) => known.get(set))
      measure.wins += isWon ? 1 : 0
      for (const [set, kinds] of met) known.set(set, kinds)
    }
    const knowing = walk(road, (set) => pathsOf(road.secret, set))
    all.wins += knowing.isWon ? 1 : 0
  }
  return [...measures, all]
}
