import { BOSSES, ENEMIES, FLAVOUR_IDS } from './content/catalogue.ts'
import type { BossId, EnemyId } from './content/ids.ts'
import { START } from './content/numbers.ts'
import type { State } from './state.ts'

/** Who can be met at the start of a run: each foe's own toggle. */
const toggles = <Id extends string>(list: readonly { id: Id; toggle: boolean }[]) =>
  Object.fromEntries(list.map((it) => [it.id, it.toggle])) as Record<Id, boolean>

const ENEMIES_AT_START = toggles<EnemyId>(ENEMIES)
const BOSSES_AT_START = toggles<BossId>(BOSSES)

/**
 * The template state (specification 9): mode start, health 5, max damage 5, gold 1, day 0. A stored
 * player name or the account's username stays with the player from run to run.
 */
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
})

/** What the game calls the player: the account's username, else the chosen name. */
export const nameOf = (state: State): string => state.userName || state.playerName
