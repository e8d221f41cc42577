import {
  isCharacter,
  NEW_TALLY,
  POINTS_MAX,
  type Fight,
  type PathKind,
  type State,
  type Tally,
} from '@fable/engine'
import { BOSSES, ENEMIES, GOODS, PATH_NAMES, START } from '@fable/engine/content'
import {
  countOr,
  countsOf,
  fieldsOf,
  keysOf,
  knownOf,
  listOf,
  oneOf,
  textOr,
} from '../../lib/reading.ts'

/** The tally of a run whose beginning is unknown. It counts from the current turn on. */
export const storyFrom = ({ day, health }: Pick<State, 'day' | 'health'>): Tally => ({
  ...NEW_TALLY,
  isWhole: false,
  health: [[day, health]],
})

/** The highest health up to `today`. So a turn that is still printing and leads to a later day does not count yet. */
export const peakOf = ({ health }: Tally, today: number): number =>
  Math.max(START.health, ...health.filter(([day]) => day <= today).map(([, value]) => value))

const FOE_IDS = [...ENEMIES, ...BOSSES].map(({ id }) => id)
const GOOD_IDS = GOODS.map(({ id }) => id)
export const PATH_KINDS: readonly PathKind[] = keysOf(PATH_NAMES)

const dayOrNull = (stored: unknown): number | null =>
  typeof stored === 'number' ? countOr(stored, 0) : null

type Counts = {
  [Name in keyof Tally as Tally[Name] extends number ? Name : never]: number
}

const COUNTS = keysOf(NEW_TALLY).filter(
  (name): name is keyof Counts => typeof NEW_TALLY[name] === 'number',
)
const COUNTED = [...COUNTS, 'greatest'] as const

/**
 * Reads the tally of a save. Saves of any age are read, so the tally may be missing or incomplete. `now` then stands
 * for the beginning of the run.
 */
export function decodeStory(stored: unknown, now: Pick<State, 'day' | 'health'>): Tally {
  const fields = fieldsOf(stored)
  const points = decodeHealth(fields.health)
  return {
    // A missing field means unknown, not 0 or nobody.
    isWhole: fields.isWhole === true && COUNTED.every((counted) => fields[counted] !== undefined),
    health: points.length > 0 ? points : storyFrom(now).health,
    worst: decodeWorst(fields.worst),
    closest: decodeClosest(fields.closest),
    greatest: decodeGreatest(fields.greatest),
    fight: decodeFight(fields.fight),
    bought: knownOf(fields.bought, GOOD_IDS),
    path: decodePath(fields.path),
    visit: decodeVisit(fields.visit),
    brokeOn: dayOrNull(fields.brokeOn),
    ...countsOf(fields, ...COUNTS),
  }
}

function decodeHealth(stored: unknown): Tally['health'] {
  return listOf(stored)
    .slice(-POINTS_MAX)
    .flatMap((pair) => {
      const [day, health] = listOf(pair)
      return typeof day === 'number' && typeof health === 'number'
        ? [[countOr(day, 0), countOr(health, 0)] as const]
        : []
    })
}

function decodeWorst(stored: unknown): Tally['worst'] {
  const worst = countsOf(stored, 'day', 'lost')
  const by = textOr(fieldsOf(stored).by, '')
  return worst.lost > 0 ? { ...worst, by: isCharacter(by) ? by : null } : null
}

function decodeClosest(stored: unknown): Tally['closest'] {
  const closest = countsOf(stored, 'day', 'left', 'lost')
  const by = textOr(fieldsOf(stored).by, '')
  return closest.lost > 0 ? { ...closest, by: isCharacter(by) ? by : null } : null
}

function decodeGreatest(stored: unknown): Tally['greatest'] {
  const foe = oneOf(fieldsOf(stored).foe, FOE_IDS)
  const { times, day } = countsOf(stored, 'times', 'day')
  return foe && times > 0 ? { foe, times, day } : null
}

function decodeFight(stored: unknown): Fight | null {
  const { foe: id, last } = fieldsOf(stored)
  const foe = oneOf(id, FOE_IDS)
  const fight = countsOf(stored, 'health', 'blows', 'held')
  if (!foe || fight.blows === 0) return null
  return { foe, ...fight, last: countsOf(last, 'hit', 'of', 'left') }
}

function decodePath(stored: unknown): Tally['path'] {
  const fields = fieldsOf(stored)
  const kind = oneOf(fields.kind, PATH_KINDS)
  if (!kind) return null
  const kinds = listOf(fields.kinds).flatMap((name) => oneOf(name, PATH_KINDS) ?? [])
  return { path: countOr(fields.path, 0), kind, kinds, isSeen: fields.isSeen === true }
}

function decodeVisit(stored: unknown): Tally['visit'] {
  const { day, gold, hasBought } = fieldsOf(stored)
  if (typeof day !== 'number') return null
  return { day: countOr(day, 0), gold: countOr(gold, 0), hasBought: hasBought === true }
}
