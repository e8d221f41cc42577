import fc from 'fast-check'
import {
  BOSSES,
  CHANCE_REMARKS,
  ENEMIES,
  GOODS,
  MISSES,
  OPPORTUNITIES,
  PATH_NAMES,
  PATHS_PER_SET,
} from '#content'
import type { BossId, EnemyId } from '#content'
import { EMPTY_PATH_IDS } from '../model/catalogue.ts'
import { codeOf } from '../model/printed.ts'
import type { Mode, PathKind, State } from '../model/state.ts'

const idsOf = <Id extends string>(list: readonly { readonly id: Id }[]): Id[] =>
  list.map(({ id }) => id)

const pathKind = fc.constantFrom(...(Object.keys(PATH_NAMES) as PathKind[]))

const foe = fc
  .tuple(fc.constantFrom(...ENEMIES, ...BOSSES), fc.nat(), fc.nat(5))
  .map(([{ id, type, health }, hurt, round]) => ({
    type,
    id,
    health: health - (hurt % health),
    round,
  }))

/** Any mode, with any data that fits it. */
const anyMode: fc.Arbitrary<Mode> = fc.oneof(
  fc.constantFrom<Mode[]>({ name: 'start' }, { name: 'playerInput' }, { name: 'paychance' }),
  fc
    .option(fc.array(pathKind, { minLength: PATHS_PER_SET, maxLength: PATHS_PER_SET }))
    .map((seen): Mode => ({ name: 'paths', seen })),
  foe.map((opponent): Mode => ({ name: 'attack', foe: opponent })),
  fc
    .constantFrom(...idsOf(OPPORTUNITIES))
    .map((opportunity): Mode => ({ name: 'yesno', opportunity })),
  fc
    .shuffledSubarray(idsOf(GOODS), { minLength: 3, maxLength: 3 })
    .map((goods): Mode => ({ name: 'merchant', goods })),
)

const stat = fc.oneof(fc.nat(6), fc.nat(200))
const flags = <Id extends string>(ids: readonly Id[]): fc.Arbitrary<Record<Id, boolean>> =>
  fc.record(Object.fromEntries(ids.map((id) => [id, fc.boolean()])))

/** Any state of a living player before day 100. */
export const anyState: fc.Arbitrary<State> = fc.record({
  mode: anyMode,
  playerName: fc.constantFrom('', 'Wanda', '$&'),
  userName: fc.constantFrom('', 'wanda99'),
  health: stat.map((value) => value + 1),
  maxDamage: stat,
  gold: stat,
  day: fc.oneof(fc.nat(99), fc.constantFrom(0, 14, 15, 98, 99)),
  enemies: flags<EnemyId>(idsOf(ENEMIES)),
  bosses: flags<BossId>(idsOf(BOSSES)),
  usedOpportunities: fc.shuffledSubarray(idsOf(OPPORTUNITIES)),
  emptyPaths: fc.shuffledSubarray([...EMPTY_PATH_IDS]),
  stats: fc.record({ fights: fc.nat(50), kills: fc.nat(50), bestHit: stat }),
  printed: fc
    .shuffledSubarray([...CHANCE_REMARKS, ...MISSES])
    .map((texts) => texts.map(codeOf).join('')),
})

/** Inputs that players enter, and inputs that no mode accepts. */
export const anyInput: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('start', 'pay', 'chance', 'yes', 'no', '1', '2', '3', 'none', '5', '999', 'two'),
  fc.constantFrom('path 1', 'PATH 2', ' path 3 ', 'Path 4', 'path 5', '', ' ', '-1', '1e3', '0x1'),
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.double().map(String),
)
