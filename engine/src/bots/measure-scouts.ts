import { isRefusal } from '../model/command.ts'
import { newRun } from '../model/new-run.ts'
import type { PathKind, State } from '../model/state.ts'
import { play } from '../play.ts'
import { type Draw, seedTexts } from '../proof.ts'
import { read } from '../read.ts'
import { rngFrom } from '../rng/rng.ts'
import { drawPaths } from '../rules/encounters.ts'
import { drawsPaths } from '../rules/paths.ts'
import { type Bot, knowingOf } from './bots.ts'

/**
 * `before`: how many times the player had walked the road before; 'all paths' if the player knew the kinds of all its
 * paths. `wins`: how many of these roads were won.
 */
export type ScoutMeasure = { readonly before: number | 'all paths'; wins: number }

type Road = { readonly secret: string; readonly bot: Bot }

/**
 * True if the player knows the kinds of a set of four paths before it is drawn. `set` is the text of the set's seed.
 */
type Knows = (set: string) => boolean

const pathsOf = (set: string): readonly PathKind[] => drawPaths(rngFrom(set))

/**
 * Lets a bot walk each of `runs` roads again and again. In each attempt it knows the kinds of all paths that it met in
 * earlier attempts. At last the bot walks the road once more, and knows the kinds of all its paths.
 */
export function measureScouts(
  bot: Bot,
  { runs, secret, attempts }: { runs: number; secret: string; attempts: number },
): readonly ScoutMeasure[] {
  const measures: ScoutMeasure[] = Array.from({ length: attempts + 1 }, (_, before) => ({
    before,
    wins: 0,
  }))
  const all: ScoutMeasure = { before: 'all paths', wins: 0 }

  for (let run = 0; run < runs; run++) {
    const road = { secret: `${secret}-${run}`, bot }
    const known = new Set<string>()
    for (const measure of measures) {
      const { isWon, drawn } = walk(road, (set) => known.has(set))
      measure.wins += isWon ? 1 : 0
      for (const set of drawn) known.add(set)
    }
    all.wins += walk(road, () => true).isWon ? 1 : 0
  }

  return [...measures, all]
}

function walk({ secret, bot }: Road, knows: Knows) {
  const run = { id: '', road: secret, playerName: 'Bot', userName: '' }
  const whims = rngFrom(`${secret}/whims`)
  const inputs: string[] = []
  const draws: Draw[] = []
  const drawn: string[] = []
  let state: State = newRun(run)

  for (;;) {
    const turn = inputs.length
    const draw = { turn, day: state.day }
    const { paths: set = '' } = seedTexts(run, turn, { inputs, draws: [...draws, draw] })
    const input = (knows(set) ? knowingOf(pathsOf(set), bot) : bot)(state, whims)
    const command = read(state, input)
    if (isRefusal(command)) throw new Error('A bot entered what the rules refuse.')
    if (drawsPaths(state, command)) {
      draws.push(draw)
      drawn.push(set)
    }

    inputs.push(input)
    const { seed, paths } = seedTexts(run, turn, { inputs, draws })
    const played = play(state, command, rngFrom(seed, paths))
    if (played.ended) return { isWon: played.ended.cause === 'hundred', drawn }
    state = played.state
  }
}
