import { OPPORTUNITIES } from '#content'
import { BOTS, type Bot } from '../bots/bots.ts'
import type { Ending, State } from '../model/state.ts'

type Attempt = { readonly ending: Ending; readonly states: readonly State[] }

export type Plan = {
  readonly name: string
  readonly bot: Bot
  readonly player?: { playerName?: string; userName?: string }
  readonly isWanted: (attempt: Attempt) => boolean
}

const meets = (id: string) => (attempt: Attempt) =>
  attempt.states.some(({ mode }) => mode.name === 'yesno' && mode.opportunity === id)
const fights = (id: string) => (attempt: Attempt) =>
  attempt.states.some(({ mode }) => mode.name === 'attack' && mode.foe.id === id)

const stubborn: Bot = (state, rng) =>
  rng.chance(1, 3)
    ? rng.pick(['', 'maybe', 'path 9', '-3', 'Infinity', 'yes please', '🥔', 'shit'])
    : BOTS['blind, full blows'](state, rng)

const shouting: Bot = (state, rng) =>
  ` ${BOTS['sensible, tosses a coin'](state, rng).toUpperCase()} `

export const GOLDEN_PLANS: readonly Plan[] = [
  ...OPPORTUNITIES.map(({ id }, at) => ({
    name: `through-${id}`,
    bot: at % 2 === 0 ? BOTS['blind, full blows'] : BOTS['sensible, tosses a coin'],
    isWanted: (attempt: Attempt) => meets(id)(attempt) && attempt.states.length < 60,
  })),
  {
    name: 'to-day-100',
    bot: BOTS['sensible, knows the odds'],
    isWanted: ({ ending }) => ending.cause === 'hundred',
  },
  {
    name: 'all-ten-opportunities',
    bot: BOTS['sensible, knows the odds'],
    isWanted: (attempt) => OPPORTUNITIES.every(({ id }) => meets(id)(attempt)),
  },
  {
    name: 'killed-by-an-enemy',
    bot: BOTS['random dice stops'],
    isWanted: ({ ending }) => ending.killer === 'starch-king' && ending.daysSurvived > 5,
  },
  {
    name: 'killed-by-a-boss',
    bot: BOTS['buys every view'],
    isWanted: ({ ending }) => ending.killer === 'octopus-of-destruction',
  },
  {
    name: 'killed-by-an-opportunity',
    bot: BOTS['always yes'],
    isWanted: ({ ending }) => OPPORTUNITIES.some(({ id }) => id === ending.killer),
  },
  {
    name: 'against-mother-tree',
    bot: BOTS['always yes'],
    isWanted: (attempt) => fights('mother-tree')(attempt) && attempt.ending.kills > 10,
  },
  {
    name: 'against-the-pumpkin-king',
    bot: BOTS['always no'],
    isWanted: fights('pumpkin-king'),
  },
  {
    name: 'a-returning-account',
    bot: BOTS['sensible, answers wrong'],
    player: { userName: 'wanda99', playerName: 'Wanda' },
    isWanted: ({ ending }) => ending.daysSurvived > 20,
  },
  { name: 'stubborn', bot: stubborn, isWanted: ({ ending }) => ending.daysSurvived > 20 },
  { name: 'shouting', bot: shouting, isWanted: ({ ending }) => ending.daysSurvived > 20 },
]
