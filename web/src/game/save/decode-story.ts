import { isCharacter } from '@fable/engine'
import { countOr, fieldsOf, listOf, textOr } from '../../lib/reading.ts'
import { DAYS_KEPT, type RunStory } from './run-story.ts'

function decodeHealth(stored: unknown): RunStory['health'] {
  return listOf(stored)
    .slice(-DAYS_KEPT)
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

/** Reads the story of a stored run, whatever it holds; saves of earlier releases have none. */
export function decodeStory(stored: unknown): RunStory {
  const { health, worst, perfect } = fieldsOf(stored)
  const { row, best } = fieldsOf(perfect)
  return {
    health: decodeHealth(health),
    worst: decodeWorst(worst),
    perfect: { row: countOr(row, 0), best: Math.max(countOr(row, 0), countOr(best, 0)) },
  }
}
