import type { GameVariables as Described } from '@fable/contract'
import type { LanternId, ModeName, PathKind, Posts, Stats, Tally } from '@fable/engine'
import { keysOf } from '../../lib/reading.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { LineTone } from './console-line.ts'
import type { SeenEnding } from './seen-ending.ts'

/** The template's version (docs/rules.md, section 3); the number of the newest release note. */
export const TEMPLATE_VERSION = '0.0.33'

/** The seven modes in the order of docs/rules.md, section 4, which is the order of `gameMode.flags`. */
export const MODE_NAMES = keysOf<ModeName>({
  start: true,
  playerInput: true,
  paychance: true,
  paths: true,
  attack: true,
  yesno: true,
  merchant: true,
})

/** A console line as it is stored; `color` is the line's tone. */
type StoredLine = { text: string; color: LineTone; waitTime: number }

/** Data stored under the run's key even when there is no run: the ledger and the shelf. */
type StoredBeside = {
  ledger: Ledger
  /** The run that waits while a road is walked, as a complete document. */
  shelf?: GameVariables
  /** The finished runs. Only the copy in an account contains them. */
  finished?: readonly object[]
}

/** The daily road of a run. */
export type Road = { readonly day: string }

/** The data of a run that the fields of docs/rules.md, section 3, do not cover. */
export type StoredRun = {
  id: string
  /** True if the server draws the seeds and computes the result. */
  ranked: boolean
  /** The commitment that the server sent at the start. Unranked runs lack it, and saves of any age may. */
  commitment?: string
  /** The secret that claims a run that was started without an account. No copy in an account contains it. */
  claim?: string
  /** Only in runs on a daily road. */
  road?: Road
  /** The secret from which an unranked run derives its seeds; '' for a ranked run. */
  seed: string
  /** The next turn's number; turn 0 is `start`. */
  turn: number
  /** Time of its last turn in milliseconds since 1970; 0 if unknown. */
  at: number
  /** An input that was stored but not played yet. After a reload it is played. */
  pending: string | null
  /** Number of accepted attacks in the current fight. */
  round: number
  stats: Stats
  /** The codes of the texts that the run has printed. */
  printed: string
  /** The run as the last page shows it. */
  story: Tally
  /** Its way past the posts. */
  posts: Posts
  /** The lantern that was taken at a post, until the next turn, which brings it to the server. */
  lantern?: LanternId
  /** How it ended, once it has. */
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

/** The fields of a document that is being read. Their values are untrusted. */
export type StoredFields = { readonly [Name in keyof GameVariables]?: unknown }
