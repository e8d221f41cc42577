import { eventsOf, type TurnEvent } from '@fable/engine'
import { EVENT_DAYS } from '@fable/engine/content'
import { fieldsOf, keysOf, countOr } from '../../lib/reading.ts'
import { OUTCOMES, type OutcomeId } from './entries.ts'

export type StakeName = Extract<TurnEvent, { type: 'changed' }>['stat'] | 'fights'

/** The keys are in the order in which changes are shown. A change that the outcome never caused is missing. */
export type Stake = Readonly<Partial<Record<StakeName, number>>>

export type Stakes = Readonly<Partial<Record<OutcomeId, Stake>>>

const STAKE_NAMES = keysOf<StakeName>({
  health: true,
  maxDamage: true,
  gold: true,
  day: true,
  fights: true,
})

const CHANGE_MAX = 99

const isEmpty = (stake: Stake): boolean => Object.keys(stake).length === 0

// If a gain and a loss are equally large, the gain is kept, so that the order of merging does not matter.
const larger = (one: number, other: number): number =>
  (Math.abs(one) - Math.abs(other) || one - other) > 0 ? one : other

// A change can be smaller than usual, because no number goes below 0. So the larger change is kept.
const joinStakes = (one: Stake = {}, other: Stake = {}): Stake =>
  stakeFrom((name) => larger(one[name] ?? 0, other[name] ?? 0))

export function mergeStakes(one: Stakes, other: Stakes): Stakes {
  const outcomes = Object.keys({ ...one, ...other }) as OutcomeId[]
  return Object.fromEntries(outcomes.map((id) => [id, joinStakes(one[id], other[id])]))
}

export function stakesOf(events: readonly TurnEvent[]): Stakes {
  const [answered] = eventsOf(events, 'answered')
  if (!answered) return {}
  const { opportunity, outcome } = answered
  const changes = eventsOf(events, 'changed').filter(({ by }) => by === opportunity)
  const stake = stakeFrom((name) => {
    if (name === 'fights') return eventsOf(events, 'met-foe').length
    const change = changes.find(({ stat }) => stat === name)
    const difference = change ? change.to - change.from : 0
    return name === 'day' && difference === EVENT_DAYS ? 0 : difference
  })
  return isEmpty(stake) ? {} : { [`${opportunity}/${outcome}`]: stake }
}

function stakeFrom(changeOf: (name: StakeName) => number): Stake {
  const changes = STAKE_NAMES.map((name) => [name, changeOf(name)] as const)
  return Object.fromEntries(changes.filter(([, change]) => change !== 0))
}

/** Leaves out unknown names, invalid changes, and outcomes that are not in the ledger. */
export function decodeStakes(stored: unknown, isTold: (id: OutcomeId) => boolean): Stakes {
  const fields = fieldsOf(stored)
  const read = OUTCOMES.filter(isTold).map((id) => {
    const changes = fieldsOf(fields[id])
    return [id, stakeFrom((name) => countOr(changes[name], 0, -CHANGE_MAX, CHANGE_MAX))] as const
  })
  return Object.fromEntries(read.filter(([, stake]) => !isEmpty(stake)))
}
