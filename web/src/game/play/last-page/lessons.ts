import { BOSSES, ENEMIES, OPPORTUNITIES, OUTCOME_NAMES, START } from '@fable/engine/content'
import { plural } from '../../../lib/words.ts'
import type { Fight } from '@fable/engine'
import type { RunStory } from '../../save/run-story.ts'
import type { SeenEnding } from '../../save/seen-ending.ts'

/** A run that has ended, as lessons look at it. */
export type EndedRun = {
  readonly ending: SeenEnding
  readonly story: RunStory
}

type Lesson = (ended: EndedRun) => string | null

const FOES = [...ENEMIES, ...BOSSES]

/** The fight that ended the run; null when none did. */
const fatalFight = ({ ending, story: { fight } }: EndedRun): Fight | null =>
  fight && fight.foe === ending.killer ? fight : null

/** A lesson of the fatal fight, for a foe with its numbers. */
const ofFight =
  (lesson: (fight: Fight, foe: (typeof FOES)[number]) => string | null): Lesson =>
  (ended) => {
    const fight = fatalFight(ended)
    const foe = FOES.find(({ id }) => id === fight?.foe)
    return fight && foe ? lesson(fight, foe) : null
  }

/** The last blow, or all of them together, held back what the foe had left. */
const heldBack = ofFight(({ blows, held, last: { hit, of, left } }, { name }) => {
  if (held === 0) return null
  if (of >= hit + left) return `The last blow was ${hit} of ${of}. With ${of} it would have fallen.`
  if (held >= left) return `Your ${blows} blows held back ${held}. ${name} had ${left} left.`
  if (hit === of) return null
  return `The last blow was ${hit} of ${of}. With ${of} it would have had ${hit + left - of} left.`
})

const oneBlowShort = ofFight(({ blows, held, last: { of, left } }, { name }) =>
  held === 0 && left <= of
    ? `${plural(blows, 'full blow')} of ${of} left ${name} ${left} HEALTH. One more was missing.`
    : null,
)

const tooManyBlows = ofFight(({ health, last: { of } }, { name, damage, health: all }) => {
  const blows = of > 0 ? Math.ceil(all / of) : 0
  return blows > 1
    ? `${name} takes ${blows} full blows of ${of}, and hits for up to ${damage}. You came with ${health} HEALTH.`
    : null
})

/** The most that an answer to the opportunity can cost, against the health it was answered with. */
const fatalAnswer: Lesson = ({ ending, story }) => {
  const opportunity = OPPORTUNITIES.find(({ id }) => id === ending.killer)
  const before = story.health.at(-2)?.[1]
  if (!opportunity || before === undefined) return null
  const costs = OUTCOME_NAMES.map((name) => -opportunity.outcomes[name].changes.health)
  return `${opportunity.title} can cost ${Math.max(...costs)} HEALTH. You answered with ${before}.`
}

const paidAndMet: Lesson = ({ story: { brokeOn } }) =>
  brokeOn === null
    ? null
    : `On day ${brokeOn} you paid your last gold to look, and then met the merchant.`

const unspent: Lesson = ({ ending: { gold }, story: { isWhole, merchants, bought } }) => {
  if (!isWhole || gold < 3 || bought.length > 0) return null
  if (merchants === 0) return `You kept ${gold} gold for a merchant. None came.`
  const visits = merchants === 1 ? 'once' : `${merchants} times`
  return `You met the merchant ${visits} and bought nothing. ${gold} gold is left.`
}

/** Of a run that reached the last day: its lowest health, below that of its start. */
const lowestPoint: Lesson = ({ ending: { cause }, story: { health } }) => {
  const [lowest] = health.toSorted(([, a], [, b]) => a - b)
  if (cause !== 'hundred' || !lowest || lowest === health[0]) return null
  return `Your lowest was ${lowest[1]} HEALTH, on day ${lowest[0]}.`
}

const LONG_RUN = 10

const noStronger: Lesson = ({ ending: { daysSurvived, last } }) =>
  last && daysSurvived >= LONG_RUN && last.maxDamage <= START.maxDamage
    ? `MAX DAMAGE was ${START.maxDamage} on day 0, and ${last.maxDamage} on day ${daysSurvived}.`
    : null

const sums: Lesson = ({ story: { health } }) => {
  const changes = health.map(([, value], at) => value - (health[at - 1]?.[1] ?? value))
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
  const lost = -sum(changes.filter((change) => change < 0))
  const found = sum(changes.filter((change) => change > 0))
  return lost > 0 ? `You lost ${lost} HEALTH on the way, and found ${found}.` : null
}

/** True sentences about a run, the most telling first. None of them is advice. */
const LESSONS: readonly Lesson[] = [
  lowestPoint,
  heldBack,
  oneBlowShort,
  fatalAnswer,
  paidAndMet,
  unspent,
  tooManyBlows,
  noStronger,
  sums,
]

/** One true sentence about a run; null when nothing is known of it, as of one of an earlier release. */
export function lessonOf(ended: EndedRun): string | null {
  for (const lesson of LESSONS) {
    const sentence = lesson(ended)
    if (sentence !== null) return sentence
  }
  return null
}
