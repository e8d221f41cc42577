import type { GameVariables as Described } from '@fable/contract'
import type { LanternId, ModeName, PathKind, Posts, Stats, Tally } from '@fable/engine'
import { keysOf } from '../../lib/reading.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { LineTone } from './console-line.ts'
import type { SeenEnding } from './seen-ending.ts'

/** The version of the save's template (docs/rules.md, section 3). It is the number of the newest release note. */
export const TEMPLATE_VERSION = '0.0.33'

/** In the order of docs/rules.md, section 4, which is the order of `gameMode.flags`. */
export const MODE_NAMES = keysOf<ModeName>({
  start: true,
  playerInput: true,
  paychance: true,
  paths: true,
  attack: true,
  yesno: true,
  merchant: true,
})

type StoredLine = { text: string; color: LineTone; waitTime: number }

/** These fields are stored with the run, even when there is no run. */
type StoredBeside = {
  ledger: Ledger
  /** The run that waits while a road is walked, as a complete document. */
  shelf?: GameVariables
  /** Finished runs. Only the copy of the save in an account contains them. */
  finished?: readonly object[]
}

export type Road = { readonly day: string }

/** The parts of a run that the contract's fields do not contain. */
export type StoredRun = {
  id: string
  /** True if the server draws the seeds and computes the result. */
  ranked: boolean
  /** The server's commitment to the secret. Unranked runs have none, and old saves may lack it. */
  commitment?: string
  /** The secret that claims a run of a guest. The copy of a save in an account never contains it. */
  claim?: string
  /** Set only for runs on a daily road. */
  road?: Road
  /** The secret from which an unranked run derives its seeds; '' for a ranked run. */
  seed: string
  /** The next turn's number; turn 0 is `start`. */
  turn: number
  /** The time of the run's last turn, in milliseconds since 1970; 0 if unknown. */
  at: number
  /** An input that is stored but not played yet. After a reload it is played. */
  pending: string | null
  /** The number of accepted attacks in the current fight. */
  round: number
  stats: Stats
  printed: string
  story: Tally
  posts: Posts
  /** The lantern taken at a post since the last turn. The next turn of a ranked run sends it to the server. */
  lantern?: LanternId
  ended?: SeenEnding
} & StoredBeside

/** The types that this release stores in fields which the contract describes as any word or any object. */
type Written = {
  gameMode: { name: ModeName; flags: boolean[] }
  paths: PathKind[]
  consoletext: StoredLine[]
  run: (Partial<StoredRun> & StoredBeside) | null
}

type Complete<Fields> = { [Name in keyof Fields]-?: Exclude<Fields[Name], undefined> }

/**
 * The stored document with all its fields. The contract's schema lists them. Only its type is imported, so that the
 * page does not load the schema library.
 */
export type GameVariables = Omit<Complete<Described>, keyof Written> & Written

/** A stored document that is not validated yet. */
export type StoredFields = { readonly [Name in keyof GameVariables]?: unknown }
