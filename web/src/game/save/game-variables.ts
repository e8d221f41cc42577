import type { GameVariables as Described } from '@fable/contract'
import type { LanternId, ModeName, PathKind, Posts, Stats, Tally } from '@fable/engine'
import { keysOf } from '../../lib/reading.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { LineTone } from './console-line.ts'
import type { SeenEnding } from './seen-ending.ts'

/** See docs/rules.md, section 3. It is the number of the newest release note. */
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

/** Stored under the run's key even when there is no run. */
type StoredBeside = {
  ledger: Ledger
  /** The run that waits while a road is walked, as a complete document. */
  shelf?: GameVariables
  /** Only the copy in an account contains them. */
  finished?: readonly object[]
}

export type Road = { readonly day: string }

/** What the fields of the contract do not cover. */
export type StoredRun = {
  id: string
  /** The server draws the seeds and computes the result. */
  ranked: boolean
  /** Sent by the server at the start. Unranked runs lack it, and saves of any age may. */
  commitment?: string
  /** Claims a run that was started without an account. No copy in an account contains this secret. */
  claim?: string
  /** Only in runs on a daily road. */
  road?: Road
  /** The secret from which an unranked run derives its seeds; '' for a ranked run. */
  seed: string
  /** The next turn's number; turn 0 is `start`. */
  turn: number
  /** The time of its last turn in milliseconds since 1970; 0 if unknown. */
  at: number
  /** Stored but not played yet. After a reload it is played. */
  pending: string | null
  /** The number of accepted attacks in the current fight. */
  round: number
  stats: Stats
  printed: string
  story: Tally
  posts: Posts
  /** Taken at a post, and kept until the next turn brings it to the server. */
  lantern?: LanternId
  ended?: SeenEnding
} & StoredBeside

/** This release's values of fields that the contract describes as any word or any object. */
type Written = {
  gameMode: { name: ModeName; flags: boolean[] }
  paths: PathKind[]
  consoletext: StoredLine[]
  run: (Partial<StoredRun> & StoredBeside) | null
}

type Complete<Fields> = { [Name in keyof Fields]-?: Exclude<Fields[Name], undefined> }

/**
 * The stored document with all its fields. The contract's schema lists them; only its type is imported,
 * so that no schema library is in the page.
 */
export type GameVariables = Omit<Complete<Described>, keyof Written> & Written

/** Untrusted. */
export type StoredFields = { readonly [Name in keyof GameVariables]?: unknown }
