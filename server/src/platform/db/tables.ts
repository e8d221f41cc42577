import type { Fact } from '@fable/contract'
import type { FeedbackKind } from '@fable/contract/limits'
import type { Generated } from 'kysely'

/** The columns of each table, for the compiler. The migrations make them. */
export type Tables = {
  Facts: FactsTable
  Updates: UpdatesTable
  Feedback: FeedbackTable
  user: UserTable
  session: SessionTable
  account: AccountTable
  verification: VerificationTable
  Games: GamesTable
  Health: HealthTable
  Runs: RunsTable
}

/** The ids ascend in the order of sharing: the higher, the newer. The database gives ids and counts votes. */
type FactsTable = {
  [Column in keyof Fact]: Column extends 'id' | `votes${string}`
    ? Generated<Fact[Column]>
    : Fact[Column]
}

type UpdatesTable = {
  UpdateId: number
  UpdateName: string
  UpdateNum: string
  UpdateDescription: string
  /** A JSON list of strings. */
  UpdateList: string
  UpdateDate: string
  UpdateImage: string | null
}

type FeedbackTable = {
  /** Ascends in the order of arrival. */
  id: Generated<number>
  kind: FeedbackKind
  message: string
  /** In lower case, as accounts keep theirs. */
  email: string | null
  /** Whose account it came from, if it carries that account's e-mail. */
  userId: Generated<string | null>
  /** An ISO time. */
  sentAt: string
}

type RunsTable = {
  /** Unguessable: who knows it may read and play the open run. */
  id: string
  /** 32 random bytes as base64url, of which the seed of every turn is made. It never leaves the server. */
  secret: string
  rules: number
  /** Whose run it is; none when it was started signed out, or when the account is gone. */
  userId: string | null
  /** Whom it is played as: what `newRun` was given. */
  userName: string
  playerName: string
  /** Turns played. */
  turns: Generated<number>
  /** The day of the last turn, YYYY-MM-DD. */
  playedOn: string
  /** An ISO time; like the six below it only there once the run has ended. */
  endedAt: string | null
  /** The week in which it ended, for the week's board. */
  week: number | null
  boardName: string | null
  daysSurvived: number | null
  strength: number | null
  rankAtEnd: number | null
  /** The packed answers of an ended run. */
  transcript: Uint8Array | null
  /** 1: taken off the board by the operator. */
  hidden: Generated<number>
  /** The engine's State as JSON; open runs only. */
  state: string | null
  /** The answers so far, each as JSON with a comma behind it; open runs only. */
  inputs: string | null
}

/** better-auth writes the accounts' four tables; its times are Dates on PostgreSQL, ISO texts on SQLite. */
type Time = string | Date

type UserTable = {
  id: string
  name: string
  email: string
  username: string
  /** The username as `usernameKey` makes it, unique. */
  usernameKey: string
  createdAt: Time
  updatedAt: Time
}

type SessionTable = {
  id: string
  userId: string
  /** Hashed. */
  token: string
  ipAddress: string | null
  userAgent: string | null
  createdAt: Time
  updatedAt: Time
  expiresAt: Time
}

type AccountTable = { id: string; userId: string }

type VerificationTable = { id: string; value: string; expiresAt: Time }

/** Its only row is written by each health check. */
type HealthTable = { id: number; checkedAt: string }

type GamesTable = {
  userId: string
  /** 1 for the first that is saved, and one more with every change. */
  revision: number
  /** The GameVariables as JSON. */
  document: string
  /** An ISO time. */
  savedAt: string
}
