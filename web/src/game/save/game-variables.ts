import type { ModeName, PathKind, Stats } from '@fable/engine'
import type { LineTone } from '../console-line.ts'

/** The template's version (section 3); the number of the release that last changed the document. */
export const TEMPLATE_VERSION = '0.0.24'

/** The seven modes in the order of section 4, which is the order of `gameMode.flags`. */
export const MODE_NAMES = [
  'start',
  'playerInput',
  'paychance',
  'paths',
  'attack',
  'yesno',
  'merchant',
] as const satisfies readonly ModeName[]

/** A console line as it is stored; `color` is the line's tone. */
type StoredLine = { text: string; color: LineTone; waitTime: number }

/** What a run needs beyond the specification's fields. */
export type StoredRun = {
  id: string
  /** Whether the server draws its chance and knows how it ends. */
  ranked: boolean
  /** The secret of an unranked run's seeds; '' for a ranked one. */
  seed: string
  /** The next turn's number; turn 0 is `start`. */
  turn: number
  /** When its last turn was played, in milliseconds since 1970; 0 when that is not known. */
  at: number
  /** An input that is stored and not yet played: a reload plays it once. */
  pending: string | null
  /** Accepted attacks in the current fight. */
  round: number
  stats: Stats
}

/** The stored document: exactly the fields of section 3, and `run`. */
export type GameVariables = {
  update: string
  userID: string
  userName: string
  currency: number
  playerName: string
  playerHealth: number
  playerMaxDamage: number
  playerGold: number
  enemyName: string
  enemyHealth: number
  enemyMaxDamage: number
  enemyDrop: number
  enemyType: string
  enemyData: boolean[]
  bossData: boolean[]
  npcImage: string
  day: number
  tierNum: number
  opportunity: { title?: string }
  merchantGoods: { name: string; Health: number; Damage: number; Price: number }[]
  usedopportunities: string[]
  gameMode: { name: ModeName; flags: boolean[] }
  paths: PathKind[]
  emptyPaths: string[]
  consoletext: StoredLine[]
  run: StoredRun | null
}
