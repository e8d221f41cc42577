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
  type Fields,
} from '../../lib/reading.ts'

/** Returns the story of a run whose beginning is unknown: it counts from the current turn on. */
export const storyFrom = ({ day, health }: Pick<State, 'day' | 'health'>): Tally => ({
  ...NEW_TALLY,
  isWhole: false,
  health: [[day, health]],
})

/** Returns the highest health of the run up to a day, so that a later turn that is still printing does not count. */
export const peakOf = ({ health }: Tally, today: number): number =>
  Math.max(START.health, ...health.filter(([day]) => day <= today).map(([, value]) => value))

const FOE_IDS = [...ENEMIES, ...BOSSES].map(({ id }) => id)
const GOOD_IDS = GOODS.map(({ id }) => id)
export const PATH_KINDS: readonly PathKind[] = keysOf(PATH_NAMES)

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
  // Earlier releases stored neither the path's number nor the other paths.
  const kinds = listOf(fields.kinds).flatMap((name) => oneOf(name, PATH_KINDS) ?? [])
  return { path: countOr(fields.path, 0), kind, kinds, isSeen: fields.isSeen === true }
}

function decodeVisit(stored: unknown): Tally['visit'] {
  const { day, gold, hasBought } = fieldsOf(stored)
  if (typeof day !== 'number') return null
  return { day: countOr(day, 0), gold: countOr(gold, 0), hasBought: hasBought === true }
}

const lostDaysIn = (health: Tally['health']): number =>
  health.reduce((lost, [day], at) => lost + Math.max(0, (health[at - 1]?.[0] ?? day) - day), 0)

/** A stored run: its story and id, its part of the ledger, and the day and health of its save. */
type StoredStory = {
  readonly story: unknown
  readonly runId: string
  readonly ledgerRun: unknown
  readonly now: Pick<State, 'day' | 'health'>
}

/**
 * The fields of a story. Earlier releases counted a part of them under `tally`, and a part in the ledger's part of
 * the run, from the turn `from` on.
 */
function storyFields({ story, runId, ledgerRun }: StoredStory): Fields {
  const stored = fieldsOf(story)
  if (typeof stored.isWhole === 'boolean') return stored
  const recorded = fieldsOf(ledgerRun)
  const counted = recorded.id === runId ? recorded : {}
  const tally = fieldsOf(stored.tally)
  return {
    ...stored,
    ...tally,
    isWhole: recorded.id === runId && countOr(recorded.from, 0) === 0,
    lostDays: lostDaysIn(decodeHealth(stored.health)),
    exactKills: tally.exact,
    maximaInRow: counted.exact,
    paid: Math.max(countOr(tally.paid, 0), countOr(counted.paid, 0)),
    merchants: counted.merchants,
    bought: counted.bought,
  }
}

/**
 * Reads the counts of a run's first days, which decide wagers. Stories of earlier releases lack them and have only
 * totals. An act that occurred at all then counts as done at the start, and an act that the run always chose counts as
 * an unbroken series.
 */
function decodeFirsts(
  fields: Fields,
): Pick<Tally, 'firstPaidOn' | 'yesBeforeNo' | 'exactBeforeOther'> {
  const counts = countsOf(fields, 'paid', 'yes', 'no', 'kills', 'exactKills')
  const dayOf = (day: unknown, times: number): number | null => {
    if (typeof day === 'number') return countOr(day, 0)
    return times > 0 ? 0 : null
  }
  const isEarlier = fields.firstPaidOn === undefined
  const firsts = countsOf(fields, 'yesBeforeNo', 'exactBeforeOther')
  const isExact = counts.kills === counts.exactKills
  return {
    firstPaidOn: dayOf(fields.firstPaidOn, isEarlier ? counts.paid : 0),
    yesBeforeNo: isEarlier && counts.no === 0 ? counts.yes : firsts.yesBeforeNo,
    exactBeforeOther: isEarlier && isExact ? counts.exactKills : firsts.exactBeforeOther,
  }
}

/** Reads the story of a stored run. Saves of earlier releases have none, or only parts of one. */
export function decodeStory(stored: StoredStory): Tally {
  const fields = storyFields(stored)
  const points = decodeHealth(fields.health)
  return {
    isWhole: fields.isWhole === true,
    health: points.length > 0 ? points : storyFrom(stored.now).health,
    worst: decodeWorst(fields.worst),
    fight: decodeFight(fields.fight),
    bought: knownOf(fields.bought, GOOD_IDS),
    path: decodePath(fields.path),
    visit: decodeVisit(fields.visit),
    brokeOn: typeof fields.brokeOn === 'number' ? countOr(fields.brokeOn, 0) : null,
    ...countsOf(fields, 'lostDays', 'kills', 'exactKills', 'maximaInRow', 'paid', 'yes', 'no'),
    ...countsOf(fields, 'merchants'),
    ...decodeFirsts(fields),
  }
}
