import { BOSSES, ENEMIES, START, type BossId, type EnemyId } from '#content'
import { FLAVOUR_IDS } from './catalogue.ts'
import type { State } from './state.ts'

const toggles = <Id extends string>(list: readonly { id: Id; toggle: boolean }[]) =>
  Object.fromEntries(list.map(({ id, toggle }) => [id, toggle])) as Record<Id, boolean>

const ENEMIES_AT_START = toggles<EnemyId>(ENEMIES)
const BOSSES_AT_START = toggles<BossId>(BOSSES)

/** The state of a new run, called the template (docs/rules.md, section 9). The names are kept from run to run. */
export const newRun = (player: { playerName?: string; userName?: string } = {}): State => ({
  mode: { name: 'start' },
  playerName: player.playerName ?? '',
  userName: player.userName ?? '',
  ...START,
  enemies: ENEMIES_AT_START,
  bosses: BOSSES_AT_START,
  usedOpportunities: [],
  emptyPaths: FLAVOUR_IDS,
  stats: { fights: 0, kills: 0, bestHit: 0 },
  printed: '',
})

export const nameOf = (state: State): string => state.userName || state.playerName
