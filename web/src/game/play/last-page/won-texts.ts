import { nameOfCharacter, type CharacterId, type Posts, type Tally } from '@fable/engine'
import { BOSSES, ENEMIES, START } from '@fable/engine/content'
import { numberWord } from '../../../lib/words.ts'
import { nameOf } from '../../lanterns/texts.ts'

const FOE_IDS: readonly CharacterId[] = [...ENEMIES, ...BOSSES].map(({ id }) => id)

const ORDINALS = ['', '', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

const inWords = (count: number): string => numberWord(count).toLowerCase()

export type WonFact = {
  readonly name: string
  readonly sentence: string
  readonly picture: CharacterId | 'adventurer'
}

/** Returns null if it is unknown which foes fell. */
export function greatestFoe({ greatest, kills, isWhole }: Tally): WonFact | null {
  if (!greatest) {
    if (kills > 0 || !isWhole) return null
    return { name: 'Nobody', sentence: 'You felled none of them.', picture: 'adventurer' }
  }
  const { foe, times, day } = greatest
  const ordinal = ORDINALS[times] ?? `${times}th`
  const sentence = `Felled on day ${day}${isWhole && times > 1 ? `, ${ordinal} time` : ''}.`
  return { name: nameOfCharacter(foe), sentence, picture: foe }
}

export type Point = { readonly day: number; readonly health: number }

export function lowestOf({ health: points }: Pick<Tally, 'health'>): Point {
  const [day, health] = [...points].sort(([, a], [, b]) => a - b)[0] ?? [START.day, START.health]
  return { day, health }
}

export function highestOf({ health: points }: Pick<Tally, 'health'>): Point {
  const [day, health] = [...points].sort(([, a], [, b]) => b - a)[0] ?? [START.day, START.health]
  return { day, health }
}

function closestSentence({ left, lost, by }: NonNullable<Tally['closest']>): string {
  const had = `You had ${inWords(left + lost)}.`
  if (by === null) return `It cost ${inWords(lost)}. ${had}`
  const did = FOE_IDS.includes(by) ? 'hit for' : 'took'
  return `${nameOfCharacter(by)} ${did} ${inWords(lost)}. ${had}`
}

export function closestCall({ health, closest }: Pick<Tally, 'health' | 'closest'>): WonFact {
  const lowest = lowestOf({ health })
  if (lowest.health >= START.health) {
    const name = `Never below ${inWords(lowest.health)}`
    return { name, sentence: 'Nothing came close.', picture: 'adventurer' }
  }
  const name = `Day ${lowest.day}, ${inWords(lowest.health)} left`
  // Old saves may not say who took the health.
  if (closest?.day !== lowest.day) return { name, sentence: '', picture: 'adventurer' }
  return { name, sentence: closestSentence(closest), picture: closest.by ?? 'adventurer' }
}

export function lanternsSentence({ judged }: Pick<Posts, 'judged'>): string {
  const kept = judged.filter(({ isKept }) => isKept).map(nameOf)
  const lost = judged.filter(({ isKept }) => !isKept).map(nameOf)
  if (judged.length === 0) return 'You took no lantern.'
  return [
    ...(kept.length > 0 ? [`${kept.join(', ')}.`] : []),
    ...(lost.length > 0 ? [`${lost.join(' and ')} went dark.`] : []),
  ].join(' ')
}

export function hillSentence(story: Pick<Tally, 'health'>): string {
  const [lowest, highest] = [lowestOf(story), highestOf(story)]
  return `Sunrise over a hill that is as high as your HEALTH was, day by day: lowest on day ${lowest.day} with ${inWords(lowest.health)}, highest on day ${highest.day} with ${inWords(highest.health)}`
}
