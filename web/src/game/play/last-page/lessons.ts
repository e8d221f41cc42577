import { nameOfCharacter, type Fight } from '@fable/engine'
import { BOSSES, ENEMIES, OPPORTUNITIES, OUTCOME_NAMES, START } from '@fable/engine/content'
import { numberWord, plural } from '../../../lib/words.ts'
import { answerIn } from '../../ledger/entries.ts'
import type { EndedRun, Lesson, Lessons } from './lesson.ts'

const FOES = [...ENEMIES, ...BOSSES]

type Foe = (typeof FOES)[number]

const fatalFight = ({ ending, story: { fight } }: EndedRun): Fight | null =>
  fight && fight.foe === ending.killer ? fight : null

const ofFight =
  (lesson: (fight: Fight, foe: Foe, ended: EndedRun) => string | null): Lesson =>
  (ended) => {
    const fight = fatalFight(ended)
    const foe = FOES.find(({ id }) => id === fight?.foe)
    return fight && foe ? lesson(fight, foe, ended) : null
  }

// Returns the number of blows at max damage that defeat the foe, with the max damage of the last blow. 0 if that was 0.
const blowsFor = (foe: Foe, { last: { of } }: Fight): number =>
  of > 0 ? Math.ceil(foe.health / of) : 0

const LAST_DAYS = 5

const WORSENED = 3

/** Returns the health a few days before the end; null if the run was too short, or if it is unknown. */
export function healthBefore({ ending: { daysSurvived }, story: { health } }: EndedRun): {
  readonly day: number
  readonly health: number
} | null {
  const day = daysSurvived - LAST_DAYS
  const point = health.findLast(([on]) => on <= day)
  return point && day >= 0 ? { day, health: point[1] } : null
}

const BLOWS: Lessons = {
  lastBlow: ofFight(({ last: { hit, of, left } }) =>
    hit < of && of >= hit + left
      ? `The last blow was ${hit} of ${of}. With ${of} it would have fallen.`
      : null,
  ),
  heldBack: ofFight(({ blows, held, last: { left } }, { name }) =>
    blows > 1 && held >= left
      ? `Your ${blows} blows held back ${held}. ${name} had ${left} left.`
      : null,
  ),
}

function hasWeakBlows(ended: EndedRun): boolean {
  const fight = fatalFight(ended)
  const full = fight ? fight.blows * fight.last.of : 0
  return fight !== null && full > 0 && fight.held * 2 >= full
}

const WEAK_BLOWS: Lessons = {
  ...BLOWS,
  farBelow: ofFight(({ blows, held, last: { of } }) =>
    blows === 1
      ? `Your only blow did ${of - held}. At the maximum it does ${of}.`
      : `Your ${blows} blows did ${blows * of - held} together. At the maximum they do ${blows * of}.`,
  ),
  tooFew: ofFight(({ blows, held, last: { of } }, { name, health }) => {
    const fewest = plural(Math.ceil(health / of), 'full blow')
    return `${name} falls to ${fewest} of ${of}. Yours did ${blows * of - held} in ${plural(blows, 'blow')}.`
  }),
}

const LAST_FIGHT: Lessons = {
  ...BLOWS,
  oneShort: ofFight(({ blows, held, last: { of, left } }, { name }) =>
    held === 0 && left <= of
      ? `${plural(blows, 'full blow')} of ${of} left ${name} on ${left} HEALTH. One more would have done it.`
      : null,
  ),
  metWeak: ofFight(({ health, ...fight }, foe) => {
    const blows = blowsFor(foe, { health, ...fight })
    if (blows < 2 || health > foe.damage) return null
    const takes = `takes ${numberWord(blows).toLowerCase()} of your blows`
    return `You met ${foe.name} with ${health} HEALTH. It ${takes}, and hits back for up to ${foe.damage}.`
  }),
  worn: ofFight((fight, foe) => {
    const blows = blowsFor(foe, fight)
    if (blows < 2 || fight.health <= foe.damage) return null
    return `${foe.name} takes ${numberWord(blows).toLowerCase()} full blows of ${fight.last.of}. Your ${fight.health} HEALTH lasted for ${numberWord(fight.blows).toLowerCase()}.`
  }),
  worsened: ofFight(({ health }, { name }, ended) => {
    const before = healthBefore(ended)
    return before && before.health - health >= WORSENED
      ? `On day ${before.day} you had ${before.health} HEALTH. You met ${name} with ${health}.`
      : null
  }),
  unseen: ofFight((_, { name }, { ending: { gold }, story: { path } }) =>
    path?.kind === 'enemy' && !path.isSeen && gold > 0
      ? `You took that path unseen, with ${gold} gold to look. It was ${name}.`
      : null,
  ),
  seen: ofFight(({ health }, { name }, { story: { path } }) =>
    path?.kind === 'enemy' && path.isSeen
      ? `You paid to see an enemy, and took that path with ${health} HEALTH. It was ${name}.`
      : null,
  ),
  noStronger: ofFight((_, { name, health }, { ending: { last, daysSurvived } }) =>
    last && daysSurvived >= 5 && last.maxDamage <= START.maxDamage
      ? `MAX DAMAGE was ${START.maxDamage} on day 0, and ${last.maxDamage} on day ${daysSurvived}. ${name} has ${health} HEALTH.`
      : null,
  ),
}

const ANY_FIGHT: Lessons = {
  numbers: ofFight(
    ({ health }, foe) =>
      `${foe.name} has ${foe.health} HEALTH, and hits for up to ${foe.damage}. You came with ${health} HEALTH.`,
  ),
}

const LAST_ANSWER: Lessons = {
  cost: ({ ending, story }) => {
    const opportunity = OPPORTUNITIES.find(({ id }) => id === ending.killer)
    const before = story.health.at(-2)?.[1]
    if (!opportunity || before === undefined) return null
    const costly = OUTCOME_NAMES.filter((name) => opportunity.outcomes[name].changes.health < 0)
    const [answer, other] = new Set(costly.map(answerIn))
    const said = other ? `answered ${opportunity.title}` : `said ${answer} to ${opportunity.title}`
    const costs = costly.map((name) => -opportunity.outcomes[name].changes.health)
    return `You ${said} with ${before} HEALTH. It can cost ${Math.max(...costs)}.`
  },
}

const isLately = ({ ending }: EndedRun, day: number): boolean =>
  ending.daysSurvived - day <= LAST_DAYS

const LAST_DAYS_LESSONS: Lessons = {
  brokeLately: (ended) => {
    const { brokeOn } = ended.story
    return brokeOn !== null && isLately(ended, brokeOn)
      ? `On day ${brokeOn} you paid your last gold to look, and then met the merchant.`
      : null
  },
  passedLately: (ended) => {
    const { visit } = ended.story
    if (!visit || visit.hasBought || visit.gold < 2 || !isLately(ended, visit.day)) return null
    return `On day ${visit.day} you stood before the merchant with ${visit.gold} gold, and bought nothing.`
  },
  worstLately: (ended) => {
    const { worst } = ended.story
    if (!worst || worst.day === ended.ending.daysSurvived || !isLately(ended, worst.day))
      return null
    const by = worst.by ? nameOfCharacter(worst.by) : 'The road'
    return `${by} took ${worst.lost} HEALTH on day ${worst.day}. It did not come back.`
  },
  fellLately: (ended) => {
    const before = healthBefore(ended)
    return before && before.health > START.health
      ? `On day ${before.day} you had ${before.health} HEALTH.`
      : null
  },
}

const OTHERS: Lessons = {
  unspent: ({ ending: { gold }, story: { isWhole, merchants, bought } }) => {
    if (!isWhole || gold < 3 || bought.length > 0) return null
    if (merchants === 0) return `You kept ${gold} gold for a merchant. None came.`
    const visits = merchants === 1 ? 'once' : `${merchants} times`
    return `You met the merchant ${visits} and bought nothing. ${gold} gold is left.`
  },
  sums: ({ story: { health } }) => {
    const changes = health.map(([, value], at) => value - (health[at - 1]?.[1] ?? value))
    const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
    const lost = -sum(changes.filter((change) => change < 0))
    const found = sum(changes.filter((change) => change > 0))
    return lost > 0 ? `You lost ${lost} HEALTH on the way, and found ${found}.` : null
  },
}

// The most fitting lessons come first. If blows were far below the maximum, lessons about these come before all others.
// Then come the last fight or answer, the last days, and the rest.
function lessonsFor(ended: EndedRun): readonly Lessons[] {
  const last = [LAST_FIGHT, ANY_FIGHT, LAST_ANSWER, LAST_DAYS_LESSONS, OTHERS]
  return hasWeakBlows(ended) ? [WEAK_BLOWS, ...last] : last
}

/** Tests count lessons by their kind. */
export type ChosenLesson = { readonly kind: string; readonly sentence: string }

/**
 * Returns null if too little is known about the run. Among several equally fitting lessons the run's numbers decide, so
 * the sentence is the same after a reload.
 */
export function lessonOf(ended: EndedRun): ChosenLesson | null {
  const { daysSurvived, strength, kills } = ended.ending
  for (const lessons of lessonsFor(ended)) {
    const told = Object.entries(lessons).flatMap(([kind, lesson]) => {
      const sentence = lesson(ended)
      return sentence === null ? [] : [{ kind, sentence }]
    })
    const chosen = told[(daysSurvived + strength + kills) % told.length]
    if (chosen) return chosen
  }
  return null
}
