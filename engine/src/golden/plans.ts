import { OPPORTUNITIES } from '../content/catalogue.ts'
import type { Ending, State } from '../state.ts'
import { BOTS } from '../testing/bots.ts'
import type { Bot } from '../testing/bots.ts'

/** A run that was played before a recording is chosen. */
type Attempt = { readonly ending: Ending; readonly states: readonly State[] }

/** A golden run: who plays it, and what must happen in it for it to be kept. */
export type Plan = {
  readonly name: string
  readonly bot: Bot
  readonly player?: { playerName?: string; userName?: string }
  readonly wish: (attempt: Attempt) => boolean
}

const meets = (id: string) => (attempt: Attempt) =>
  attempt.states.some(({ mode }) => mode.name === 'yesno' && mode.opportunity === id)
const fights = (id: string) => (attempt: Attempt) =>
  attempt.states.some(({ mode }) => mode.name === 'attack' && mode.foe.id === id)

/** Gives one answer after another that no rule takes, now and then. */
const stubborn: Bot = (state, rolls) =>
  rolls.chance(1, 3)
    ? rolls.pick(['', 'maybe', 'path 9', '-3', 'Infinity', 'yes please', '🥔', 'shit'])
    : BOTS['blind, full blows'](state, rolls)

const shouting: Bot = (state, rolls) =>
  ` ${BOTS['sensible, tosses a coin'](state, rolls).toUpperCase()} `

/** The twenty golden runs; `node tools/record-golden.ts` plays and records them. */
export const GOLDEN_PLANS: readonly Plan[] = [
  ...OPPORTUNITIES.map(({ id }, at) => ({
    name: `through-${id}`,
    bot: at % 2 === 0 ? BOTS['blind, full blows'] : BOTS['sensible, tosses a coin'],
    wish: (attempt: Attempt) => meets(id)(attempt) && attempt.states.length < 60,
  })),
  {
    name: 'to-day-100',
    bot: BOTS['sensible, knows the odds'],
    wish: ({ ending }) => ending.cause === 'hundred',
  },
  {
    name: 'all-ten-opportunities',
    bot: BOTS['sensible, knows the odds'],
    wish: (attempt) => OPPORTUNITIES.every(({ id }) => meets(id)(attempt)),
  },
  {
    name: 'killed-by-an-enemy',
    bot: BOTS['random dice stops'],
    wish: ({ ending }) => ending.killer === 'starch-king' && ending.daysSurvived > 5,
  },
  {
    name: 'killed-by-a-boss',
    bot: BOTS['buys every view'],
    wish: ({ ending }) => ending.killer === 'octopus-of-destruction',
  },
  {
    name: 'killed-by-an-opportunity',
    bot: BOTS['always yes'],
    wish: ({ ending }) => OPPORTUNITIES.some(({ id }) => id === ending.killer),
  },
  {
    name: 'against-mother-tree',
    bot: BOTS['always yes'],
    wish: (attempt) => fights('mother-tree')(attempt) && attempt.ending.kills > 10,
  },
  {
    name: 'against-the-pumpkin-king',
    bot: BOTS['always no'],
    wish: fights('pumpkin-king'),
  },
  {
    name: 'a-returning-account',
    bot: BOTS['sensible, answers wrong'],
    player: { userName: 'wanda99', playerName: 'Wanda' },
    wish: ({ ending }) => ending.daysSurvived > 20,
  },
  { name: 'stubborn', bot: stubborn, wish: ({ ending }) => ending.daysSurvived > 20 },
  { name: 'shouting', bot: shouting, wish: ({ ending }) => ending.daysSurvived > 20 },
]
