import type {
  BossId,
  CharacterId,
  EmptyPathId,
  EnemyId,
  FoeId,
  GoodId,
  OpportunityId,
  OutcomeName,
} from '#content'
import type { Ending, ModeName, Numbers, PathKind } from './state.ts'

/** Something that happened in a turn, with its numbers. Code reads these events, never the printed words. */
export type TurnEvent =
  /** Marlowe greets the player. `isKnown`: the player already has a name. */
  | { readonly type: 'greeted'; readonly isKnown: boolean }
  | { readonly type: 'named'; readonly name: string }
  /** `of` is the boss that the rumour is about, null for a general one. */
  | { readonly type: 'rumour'; readonly day: number; readonly of: BossId | null }
  | { readonly type: 'no-gold' }
  | { readonly type: 'paid'; readonly price: number }
  | { readonly type: 'took-chance' }
  | { readonly type: 'view'; readonly kinds: readonly PathKind[] }
  /** `path` counts from 1. `isSeen`: the player knew the kind of the path. */
  | {
      readonly type: 'path'
      readonly path: number
      readonly kind: PathKind
      readonly kinds: readonly PathKind[]
      readonly isSeen: boolean
    }
  /** `from` is the enemy that dropped the reward; null if it was found on a path. */
  | { readonly type: 'reward'; readonly reward: string; readonly from: EnemyId | null }
  | { readonly type: 'boss-reward'; readonly boss: BossId }
  | { readonly type: 'no-reward'; readonly enemy: EnemyId }
  | { readonly type: 'met-foe'; readonly foe: FoeId }
  | { readonly type: 'first-fight' }
  /** `round` counts from 0. */
  | {
      readonly type: 'blow'
      readonly foe: FoeId
      readonly round: number
      readonly asked: number
      /** `of` is the player's max damage, the upper limit of `damage`. */
      readonly damage: number
      readonly of: number
      readonly health: number
      readonly left: number
    }
  /** `left` is the player's health after the attack. */
  | {
      readonly type: 'hit-back'
      readonly foe: FoeId
      readonly damage: number
      readonly left: number
    }
  | { readonly type: 'missed'; readonly foe: FoeId }
  /** `isExact`: the attack did exactly the damage that was needed. */
  | {
      readonly type: 'felled'
      readonly foe: FoeId
      readonly kind: 'enemy' | 'boss'
      readonly isExact: boolean
    }
  /** The player gets gold for a win at max damage in the first round. */
  | { readonly type: 'coin'; readonly gold: number }
  | { readonly type: 'met-opportunity'; readonly opportunity: OpportunityId }
  | {
      readonly type: 'answered'
      readonly opportunity: OpportunityId
      readonly answer: 'yes' | 'no'
      readonly outcome: OutcomeName
    }
  | { readonly type: 'toggled'; readonly foe: FoeId; readonly isOn: boolean }
  /** The text of an empty path is printed: a flavour, or a part of an outcome's sequel. */
  | { readonly type: 'read'; readonly id: EmptyPathId }
  | {
      readonly type: 'met-merchant'
      readonly goods: readonly GoodId[]
      readonly gold: number
    }
  | { readonly type: 'bought'; readonly good: GoodId; readonly price: number }
  | {
      readonly type: 'too-poor'
      readonly good: GoodId
      readonly price: number
      readonly gold: number
    }
  | { readonly type: 'left-merchant' }
  /** One of the player's numbers changes. `by` is who causes it. Damage in a fight is a 'hit-back' event instead. */
  | {
      readonly type: 'changed'
      readonly stat: keyof Numbers
      readonly from: number
      readonly to: number
      readonly by: CharacterId | null
    }
  | {
      readonly type: 'died'
      readonly by: NonNullable<Ending['killer']>
      readonly days: number
    }
  | { readonly type: 'hundredth-day'; readonly days: number }
  | { readonly type: 'verdict'; readonly below: number }
  /** The player is asked for the next input. This is the last event of every turn. */
  | { readonly type: 'asked'; readonly mode: ModeName }

/**
 * The events that no code counts. Code that counts events lists in its last case the events that it does not count. A
 * new event does not compile until it is counted there or listed here.
 */
export type OnlyTold =
  | 'greeted'
  | 'named'
  | 'rumour'
  | 'no-gold'
  | 'took-chance'
  | 'view'
  | 'reward'
  | 'boss-reward'
  | 'no-reward'
  | 'first-fight'
  | 'missed'
  | 'met-opportunity'
  | 'toggled'
  | 'too-poor'
  | 'left-merchant'
  | 'hundredth-day'
  | 'verdict'
  | 'asked'

export type TurnEventOf<Type extends TurnEvent['type']> = Extract<TurnEvent, { type: Type }>

export const eventsOf = <Type extends TurnEvent['type']>(
  events: readonly TurnEvent[],
  type: Type,
): TurnEventOf<Type>[] => events.filter((event): event is TurnEventOf<Type> => event.type === type)
