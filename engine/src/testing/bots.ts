import { goodOf, opportunityOf } from '../content/catalogue.ts'
import type { GoodId, OpportunityId } from '../content/ids.ts'
import { BOSS_FROM_DAY, TENTHS } from '../content/numbers.ts'
import type { Rolls } from '../dice.ts'
import type { PathKind, State } from '../state.ts'

/** A player who is a function: what to answer now. `rolls` are its own whims, not the game's dice. */
export type Bot = (state: State, rolls: Rolls) => string

/** What a bot does where it has a choice. */
type Policy = {
  readonly view: (state: State) => boolean
  readonly path: (seen: readonly PathKind[], state: State) => number
  readonly attack: (state: State, rolls: Rolls) => number
  readonly saysYes: (id: OpportunityId, rolls: Rolls) => boolean
  readonly buy: (goods: readonly GoodId[], state: State) => number | null
}

const bot =
  (policy: Policy): Bot =>
  (state, rolls) => {
    const { mode } = state
    switch (mode.name) {
      case 'start':
        return 'start'
      case 'playerInput':
        return 'Bot'
      case 'paychance':
        return policy.view(state) ? 'pay' : 'chance'
      case 'paths':
        return `path ${mode.seen ? policy.path(mode.seen, state) + 1 : 1}`
      case 'attack':
        return String(policy.attack(state, rolls))
      case 'yesno':
        return policy.saysYes(mode.opportunity, rolls) ? 'yes' : 'no'
      case 'merchant': {
        const slot = policy.buy(mode.goods, state)
        return slot === null ? 'none' : String(slot + 1)
      }
    }
  }

/** The first path of the kind that is liked best. */
const prefer =
  (...kinds: readonly PathKind[]) =>
  (seen: readonly PathKind[]): number =>
    Math.max(0, seen.indexOf(kinds.find((kind) => seen.includes(kind)) ?? 'empty'))

const atMaximum = (state: State): number => state.maxDamage
const tossCoin = (_id: OpportunityId, rolls: Rolls): boolean => rolls.chance(1, 2)

/** The answer that is right more often; yes when both are. */
const knowsTheOdds = (id: OpportunityId): boolean => opportunityOf(id).yesChance * 2 >= TENTHS

const firstAffordable = (goods: readonly GoodId[], state: State): number | null => {
  const slot = goods.findIndex((id) => goodOf(id).price <= state.gold)
  return slot < 0 ? null : slot
}

/** The affordable good that gives most for its price, when it gives anything. */
const bestBuy = (goods: readonly GoodId[], state: State): number | null => {
  const worth = goods.map((id) => {
    const { health, damage, price } = goodOf(id)
    return price <= state.gold ? (health + damage) / price : 0
  })
  const best = Math.max(...worth)
  return best > 0 ? worth.indexOf(best) : null
}

const blind: Policy = {
  view: () => false,
  path: () => 0,
  attack: atMaximum,
  saysYes: tossCoin,
  buy: firstAffordable,
}
const viewer: Policy = { ...blind, view: () => true, path: prefer('reward', 'empty', 'merchant') }
const sensible: Policy = {
  ...viewer,
  path: (seen, state) =>
    prefer(
      'reward',
      ...(state.gold >= 2 ? (['merchant'] as const) : []),
      'empty',
      'merchant',
    )(seen),
  saysYes: knowsTheOdds,
  buy: bestBuy,
}

/** Does what is heard at the crossroads before day 15: buys, and pays to look once there are bosses. */
const warned: Policy = { ...sensible, view: ({ day }) => day >= BOSS_FROM_DAY }

/** The players of the balance table, by what they are. */
export const BOTS = {
  'blind, full blows': bot(blind),
  'buys every view': bot(viewer),
  'random dice stops': bot({ ...blind, attack: (state, rolls) => rolls.int(state.maxDamage + 1) }),
  'sensible, knows the odds': bot(sensible),
  'sensible, tosses a coin': bot({ ...sensible, saysYes: tossCoin }),
  'sensible, answers wrong': bot({ ...sensible, saysYes: (id) => !knowsTheOdds(id) }),
  'heeds the rumours, tosses a coin': bot({ ...warned, saysYes: tossCoin }),
  'heeds the rumours, knows the odds': bot(warned),
  'always yes': bot({ ...blind, saysYes: () => true }),
  'always no': bot({ ...blind, saysYes: () => false }),
  'blind, knows the odds': bot({ ...blind, saysYes: knowsTheOdds }),
} as const satisfies Record<string, Bot>

export type BotName = keyof typeof BOTS
