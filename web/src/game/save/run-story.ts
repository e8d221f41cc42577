import {
  tallyTurn,
  viewOf,
  type CharacterId,
  type State,
  type Turn,
  isCharacter,
} from '@fable/engine'
import { START, type FoeId, BOSSES, ENEMIES } from '@fable/engine/content'
import { EMPTY_TALLY, type Tally } from '../ledger/wagers.ts'
import { numbersAfter } from '../ledger/record-turn.ts'
import { countOr, countsOf, fieldsOf, listOf, oneOf, textOr } from '../../lib/reading.ts'

/** What the last page shows of a run besides its ending. It is kept with the run. */
export type RunStory = {
  /** Health at the start, then after each turn that changed it or the day, in order. */
  readonly health: readonly (readonly [day: number, health: number])[]
  /** The turn that cost the most health, the later of two alike; null while none has cost any. */
  readonly worst: {
    readonly day: number
    readonly lost: number
    readonly by: CharacterId | null
  } | null
  /** Stops of the dice at the maximum: those in a row now, and the longest row. */
  readonly perfect: { readonly row: number; readonly best: number }
  /** The fight in progress, or the last one. */
  readonly fight: Fight | null
  /** The last day on which the last gold was paid for a view, and the merchant came next. */
  readonly brokeOn: number | null
  /** What wagers ask of the run. */
  readonly tally: Tally
}

/** What a fight came to so far. */
export type Fight = {
  readonly foe: FoeId
  /** The player's health when it began. */
  readonly health: number
  readonly blows: number
  /** The damage that the blows held back, each against the maximum. */
  readonly held: number
  /** The last blow, of so much max damage, and what it left of the foe. */
  readonly last: { readonly hit: number; readonly of: number; readonly left: number }
}

/** Where the dice stopped: at the maximum or below it. */
export type DiceStop = 'perfect' | 'below'

/** So many points of the line of health are kept: more than a run has. */
const POINTS_MAX = 600

export const NEW_STORY: RunStory = {
  health: [],
  worst: null,
  perfect: { row: 0, best: 0 },
  fight: null,
  brokeOn: null,
  tally: EMPTY_TALLY,
}

/** The highest health of the run up to a day: what a turn brings is not in it before its lines are. */
export const peakOf = ({ health }: RunStory, today: number): number =>
  Math.max(START.health, ...health.filter(([day]) => day <= today).map(([, value]) => value))

/** The days that a run went back so far: the drops of day between two points of its story. */
export const lostDaysOf = ({ health }: RunStory): number =>
  health.reduce((lost, [day], at) => lost + Math.max(0, (health[at - 1]?.[0] ?? day) - day), 0)

function fightAfter(fight: Fight | null, before: State, { command }: Turn): Fight | null {
  const { mode, maxDamage } = before
  if (mode.name !== 'attack' || command.type !== 'attack') return fight
  const hit = Math.min(command.amount, maxDamage)
  const begun = mode.foe.round === 0 || fight?.foe !== mode.foe.id ? null : fight
  return {
    foe: mode.foe.id,
    health: begun?.health ?? before.health,
    blows: (begun?.blows ?? 0) + 1,
    held: (begun?.held ?? 0) + maxDamage - hit,
    last: { hit, of: maxDamage, left: Math.max(0, mode.foe.health - hit) },
  }
}

/** Whether the merchant was met on a path that was paid for with the last gold. */
const isBroke = ({ mode, gold }: State, { state }: Turn): boolean =>
  mode.name === 'paths' && mode.seen !== null && gold === 0 && state.mode.name === 'merchant'

/** The story with a turn more, and the state before it. */
export function withTurn(story: RunStory, before: State, turn: Turn): RunStory {
  const { health, worst } = story
  const after = numbersAfter(turn)
  const begun = health.length > 0 ? health : [[before.day, before.health] as const]
  const [day, value] = begun.at(-1) ?? []
  const isChanged = day !== after.day || value !== after.health
  const lost = before.health - after.health
  const by = viewOf(before).character ?? viewOf(turn.state).character
  return {
    ...story,
    health: isChanged ? [...begun, [after.day, after.health] as const].slice(-POINTS_MAX) : begun,
    worst: lost > 0 && lost >= (worst?.lost ?? 0) ? { day: after.day, lost, by } : worst,
    fight: fightAfter(story.fight, before, turn),
    brokeOn: isBroke(before, turn) ? before.day : story.brokeOn,
    tally: { ...story.tally, ...tallyTurn(story.tally, before, turn) },
  }
}

/** The story with an attack more: where the dice stopped, or none where it was typed. */
export function withAttack(story: RunStory, stop: DiceStop | undefined): RunStory {
  if (!stop) return { ...story, tally: { ...story.tally, typed: story.tally.typed + 1 } }
  const row = stop === 'perfect' ? story.perfect.row + 1 : 0
  return { ...story, perfect: { row, best: Math.max(row, story.perfect.best) } }
}

const FOE_IDS = [...ENEMIES, ...BOSSES].map(({ id }) => id)

function decodeHealth(stored: unknown): RunStory['health'] {
  return listOf(stored)
    .slice(-POINTS_MAX)
    .flatMap((pair) => {
      const [day, health] = listOf(pair)
      return typeof day === 'number' && typeof health === 'number'
        ? [[countOr(day, 0), countOr(health, 0)] as const]
        : []
    })
}

function decodeWorst(stored: unknown): RunStory['worst'] {
  const worst = countsOf(stored, 'day', 'lost')
  const by = textOr(fieldsOf(stored).by, '')
  return worst.lost > 0 ? { ...worst, by: isCharacter(by) ? by : null } : null
}

function decodeFight(stored: unknown): Fight | null {
  const { foe: id, last } = fieldsOf(stored)
  const foe = oneOf(id, FOE_IDS)
  const fight = countsOf(stored, 'health', 'blows', 'held')
  if (!foe || fight.blows === 0) return null
  return { foe, ...fight, last: countsOf(last, 'hit', 'of', 'left') }
}

/** Reads the story of a stored run, whatever it holds; saves of earlier releases have none, or less. */
export function decodeStory(stored: unknown): RunStory {
  const { health, worst, perfect, fight, brokeOn, tally } = fieldsOf(stored)
  const { row, best } = countsOf(perfect, 'row', 'best')
  return {
    health: decodeHealth(health),
    worst: decodeWorst(worst),
    perfect: { row, best: Math.max(row, best) },
    fight: decodeFight(fight),
    brokeOn: typeof brokeOn === 'number' ? countOr(brokeOn, 0) : null,
    tally: countsOf(tally, 'paid', 'yes', 'no', 'kills', 'exact', 'typed'),
  }
}
