import { isCharacter } from '@fable/engine'
import { BOSSES, ENEMIES } from '@fable/engine/content'
import { countOr, countsOf, fieldsOf, listOf, oneOf, textOr } from '../../lib/reading.ts'
import { POINTS_MAX, type Fight, type RunStory } from './run-story.ts'

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
