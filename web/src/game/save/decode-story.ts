import { isCharacter } from '@fable/engine'
import { BOSSES, ENEMIES } from '@fable/engine/content'
import { countOr, fieldsOf, listOf, oneOf, textOr } from '../../lib/reading.ts'
import { POINTS_KEPT, type Fight, type RunStory } from './run-story.ts'

const FOE_IDS = [...ENEMIES, ...BOSSES].map(({ id }) => id)

function decodeHealth(stored: unknown): RunStory['health'] {
  return listOf(stored)
    .slice(-POINTS_KEPT)
    .flatMap((pair) => {
      const [day, health] = listOf(pair)
      return typeof day === 'number' && typeof health === 'number'
        ? [[countOr(day, 0), countOr(health, 0)] as const]
        : []
    })
}

function decodeWorst(stored: unknown): RunStory['worst'] {
  const { day, lost, by } = fieldsOf(stored)
  if (countOr(lost, 0) === 0) return null
  const who = textOr(by, '')
  return { day: countOr(day, 0), lost: countOr(lost, 0), by: isCharacter(who) ? who : null }
}

function decodeFight(stored: unknown): Fight | null {
  const { foe, health, blows, held, last } = fieldsOf(stored)
  const { hit, of, left } = fieldsOf(last)
  const id = oneOf(foe, FOE_IDS)
  if (!id || countOr(blows, 0) === 0) return null
  return {
    foe: id,
    health: countOr(health, 0),
    blows: countOr(blows, 0),
    held: countOr(held, 0),
    last: { hit: countOr(hit, 0), of: countOr(of, 0), left: countOr(left, 0) },
  }
}

function decodeTally(stored: unknown): RunStory['tally'] {
  const { paid, yes, no, kills, exact, typed } = fieldsOf(stored)
  return {
    paid: countOr(paid, 0),
    yes: countOr(yes, 0),
    no: countOr(no, 0),
    kills: countOr(kills, 0),
    exact: countOr(exact, 0),
    typed: countOr(typed, 0),
  }
}

/** Reads the story of a stored run, whatever it holds; saves of earlier releases have none, or less. */
export function decodeStory(stored: unknown): RunStory {
  const { health, worst, perfect, fight, brokeOn, tally } = fieldsOf(stored)
  const { row, best } = fieldsOf(perfect)
  return {
    health: decodeHealth(health),
    worst: decodeWorst(worst),
    perfect: { row: countOr(row, 0), best: Math.max(countOr(row, 0), countOr(best, 0)) },
    fight: decodeFight(fight),
    brokeOn: typeof brokeOn === 'number' ? countOr(brokeOn, 0) : null,
    tally: decodeTally(tally),
  }
}
