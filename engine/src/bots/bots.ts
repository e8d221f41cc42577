import { BOSS_FROM_DAY, TENTHS, type GoodId, type OpportunityId } from '#content'
import { goodOf, opportunityOf } from '../model/catalogue.ts'
import { textOf } from '../model/command.ts'
import type { Command } from '../model/command.ts'
import { promptOf } from '../model/prompt.ts'
import type { PathKind, State } from '../model/state.ts'
import type { Lantern } from '../posts/lanterns.ts'
import type { Stretch } from '../posts/stretch.ts'
import type { Rng } from '../rng/rng.ts'

/**
 * A scripted player: returns the input for a state. `rng` is only for the bot's own choices; it draws nothing in the
 * game.
 */
export type Bot = (state: State, rng: Rng) => string

type Policy = {
  readonly view: (state: State) => boolean
  /** The index of the path to take, when the kinds of all four paths are seen. */
  readonly path: (seen: readonly PathKind[], state: State) => number
  readonly attack: (state: State, rng: Rng) => number
  readonly choosesYes: (id: OpportunityId, rng: Rng) => boolean
  /** The index of the good to buy; null to leave. */
  readonly buy: (goods: readonly GoodId[], state: State) => number | null
}

const NAME = 'Bot'

const bot =
  (policy: Policy): Bot =>
  (state, rng) => {
    const { mode, free, choices } = promptOf(state)
    if (free === 'name') return textOf({ type: 'name', name: NAME })
    if (free === 'number') return textOf({ type: 'attack', amount: policy.attack(state, rng) })
    const isChosen = decide(policy, state, rng)
    const chosen = choices.find(({ command }) => isChosen(command))
    if (!chosen) throw new Error(`The bot's choice is not offered in mode ${mode}`)
    return chosen.text
  }

const prefer =
  (...kinds: readonly PathKind[]) =>
  (seen: readonly PathKind[]): number =>
    Math.max(0, seen.indexOf(kinds.find((kind) => seen.includes(kind)) ?? 'empty'))

const atMaximum = (state: State): number => state.maxDamage
const tossCoin = (_id: OpportunityId, rng: Rng): boolean => rng.chance(1, 2)

const knowsTheOdds = (id: OpportunityId): boolean => opportunityOf(id).yesChance * 2 >= TENTHS

const blind: Policy = {
  view: () => false,
  path: () => 0,
  attack: atMaximum,
  choosesYes: tossCoin,
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
  choosesYes: knowsTheOdds,
  buy: bestBuy,
}

const warned: Policy = { ...sensible, view: ({ day }) => day >= BOSS_FROM_DAY }

export const BOTS = {
  'blind, full blows': bot(blind),
  'buys every view': bot(viewer),
  'random dice stops': bot({ ...blind, attack: (state, rng) => rng.int(state.maxDamage + 1) }),
  'sensible, knows the odds': bot(sensible),
  'sensible, tosses a coin': bot({ ...sensible, choosesYes: tossCoin }),
  'sensible, answers wrong': bot({ ...sensible, choosesYes: (id) => !knowsTheOdds(id) }),
  'heeds the rumours, tosses a coin': bot({ ...warned, choosesYes: tossCoin }),
  'heeds the rumours, knows the odds': bot(warned),
  'always yes': bot({ ...blind, choosesYes: () => true }),
  'always no': bot({ ...blind, choosesYes: () => false }),
  'blind, knows the odds': bot({ ...blind, choosesYes: knowsTheOdds }),
} as const satisfies Record<string, Bot>

export type BotName = keyof typeof BOTS

// The lowest HEALTH at which a player who needs foes looks for them. It is higher from day 50 to 74.
const braveHealth = ({ day }: State): number => (day < 50 || day >= 75 ? 6 : 9)

const hunting: Policy = {
  ...warned,
  path: (seen, state) =>
    state.health >= braveHealth(state)
      ? prefer('enemy', 'reward', 'empty', 'merchant')(seen)
      : warned.path(seen, state),
}

/**
 * Returns the bot that knows the odds and plays for this lantern. The second argument is what the run has done for the
 * lantern so far.
 */
export function carrierOf({ id, asks }: Lantern, { felled, bosses }: Stretch): Bot {
  switch (id) {
    case 'hunter':
      return bot(felled < asks ? hunting : warned)
    case 'giant-killer':
      return bot(bosses < asks ? hunting : warned)
    case 'to-the-point':
      return bot({ ...(felled < asks ? hunting : warned), attack: exactly })
    case 'miser':
      return bot({
        ...warned,
        view: ({ gold }) => gold > asks,
        buy: (goods, state) => bestBuy(goods, { ...state, gold: state.gold - asks }),
      })
    case 'steady-hand':
      return bot({ ...warned, path: prefer('reward', 'empty', 'merchant', 'enemy') })
    case 'eyes-shut':
      return bot({ ...warned, view: () => false })
  }
}

// Chooses the attack with which the foe ends on exactly 0 HEALTH. It avoids a win by a first attack at max damage,
// which would earn a coin.
function exactly({ mode, maxDamage }: State): number {
  if (mode.name !== 'attack') return maxDamage
  const { health, round } = mode.foe
  if (health > maxDamage) return maxDamage
  return round === 0 && health === maxDamage ? Math.max(1, health - 1) : health
}

function bestBuy(goods: readonly GoodId[], state: State): number | null {
  const worth = goods.map((id) => {
    const { health, damage, price } = goodOf(id)
    return price <= state.gold ? (health + damage) / price : 0
  })
  const best = Math.max(...worth)
  return best > 0 ? worth.indexOf(best) : null
}

/** Returns a bot that plays like `other`, but knows the kinds of the four paths without paying. */
export const knowingOf =
  (kinds: readonly PathKind[], other: Bot): Bot =>
  (state, rng) => {
    const { name } = state.mode
    if (name === 'paychance') return 'chance'
    return name === 'paths' ? `path ${sensible.path(kinds, state) + 1}` : other(state, rng)
  }

function decide(policy: Policy, state: State, rng: Rng): (command: Command) => boolean {
  const { mode } = state
  switch (mode.name) {
    case 'paychance': {
      const type = policy.view(state) ? 'pay' : 'chance'
      return (command) => command.type === type
    }
    case 'paths': {
      const path = mode.seen ? policy.path(mode.seen, state) + 1 : 1
      return (command) => command.type === 'path' && command.path === path
    }
    case 'yesno': {
      const type = policy.choosesYes(mode.opportunity, rng) ? 'yes' : 'no'
      return (command) => command.type === type
    }
    case 'merchant': {
      const index = policy.buy(mode.goods, state)
      return (command) =>
        index === null
          ? command.type === 'leave'
          : command.type === 'buy' && command.slot === index + 1
    }
    default:
      return () => true
  }
}

function firstAffordable(goods: readonly GoodId[], state: State): number | null {
  const slot = goods.findIndex((id) => goodOf(id).price <= state.gold)
  return slot < 0 ? null : slot
}
