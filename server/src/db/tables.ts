import type { Generated } from 'kysely'
import type { Fact, NewFact } from '@fable/contract'
import type {
  ActionKind,
  CaseKind,
  Category,
  FeedbackKind,
  ReportReason,
} from '@fable/contract/limits'

/**
 * The migrations create these tables. Unless a comment or the type says otherwise, columns named `until` or `…At` are
 * ISO times, `day` is a UTC day, and a higher id is newer.
 */
export type Tables = {
  Facts: FactsTable
  Reports: {
    id: Generated<number>
    kind: CaseKind
    itemId: number
    factId: number
    /**
     * The reported correction; null if the fact itself was reported. A migration of the next release drops the column,
     * with the trigger `CaseOfReport` and its function.
     * @until 0.0.33 Servers of 0.0.32 read and write it.
     */
    correctionId: Generated<number | null>
    reason: ReportReason
    note: string | null
    sentAt: string
    /** The action that closed the report; null while it is open. */
    actionId: Generated<number | null>
    sender: Generated<string | null>
    /** 1 for the sender's first report of the case. Only first reports are counted. */
    isFirst: Generated<number>
  }
  Corrections: {
    id: Generated<number>
    factId: number
    text: string
    source: string
    createdAt: string
    helpful: Generated<number>
    /** The count leaves out the author, and stops at `CORRECTION_SHOWN_MIN`. */
    helpfulSenders: Generated<number>
    hiddenAt: Generated<string | null>
  } & CaseColumns
  HelpfulMarks: { correctionId: number; sender: string }
  Cases: {
    kind: CaseKind
    id: number
    factId: number | null
    text: string
    source: string
    createdAt: string | null
    hiddenAt: string | null
    held: number
    sender: string | null
    actionId: number | null
    helpful: number | null
  }
  Actions: {
    id: Generated<number>
    kind: ActionKind
    who: string
    why: string
    what: string
    count: number
    doneAt: string
    /** JSON with everything that undoing the action needs besides its `ActionItems`. */
    before: string | null
    undoneBy: Generated<number | null>
  }
  ActionItems: {
    actionId: number
    kind: CaseKind
    itemId: number
    before: 'shown' | 'hidden' | 'held'
  }
  DeskSessions: {
    id: Generated<number>
    name: string
    /** A hash of the link's key or, once the link was used, of the cookie. */
    key: string
    /** 1 for a session, 0 for an unused link. */
    isOpen: number
    until: string
  }
  /**
   * The table is unused; a migration of the next release drops it.
   * @until 0.0.33 The daily clean-up of 0.0.32 deletes from it.
   */
  SenderKeys: { week: number; key: string }
  RefusedSenders: { sender: string; until: string }
  DeskState: { name: string; value: string }
  FactsOfTheDay: {
    day: string
    factId: number
  }
  Rounds: {
    day: string
    /** 0 until the truth is a fact of the board, -1 while a server makes it one. */
    firstFactId: number
    secondFactId: number
    /** The round's truths as JSON; null in rounds that were made of facts of the board. */
    truths: Generated<string | null>
    fablePlace: number
    /** The place of the sentence that is shown a day before the round; null in rounds that had none. */
    sealedPlace: Generated<number | null>
    text: string
    truth: string
    source: string
    category: Category
    found: Generated<number>
    played: Generated<number>
    picks1: Generated<number>
    picks2: Generated<number>
    picks3: Generated<number>
    /** The number of counted picks by players who had also picked in the round of the day before. */
    returned: Generated<number>
  }
  RoundChoices: {
    day: string
    /**
     * A hash of the token of a browser or an account for this day. Without the server's secret it identifies nobody.
     */
    token: string
    place: number
    /**
     * The column is unused; a migration of the next release drops it.
     * @until 0.0.33 Servers of 0.0.32 write it.
     */
    late: Generated<number>
  }
  Truths: {
    id: Generated<number>
    text: string
    source: string
    category: Category
    howCome: Generated<string>
  }
  Fables: {
    id: Generated<number>
    text: string
    truth: string
    source: string
    category: Category
  }
  RoundResults: {
    userId: string
    day: string
    /** An index in `ROUND_RESULTS`. */
    result: number
  }
  RoundSeals: {
    userId: string
    day: string
    /** An index in `SEAL_STATES`. */
    seal: number
  }
  Updates: {
    UpdateId: number
    UpdateName: string
    UpdateNum: string
    UpdateDescription: string
    /** A JSON list of strings. */
    UpdateList: string
    UpdateDate: string
    UpdateImage: string | null
  }
  Feedback: {
    id: Generated<number>
    kind: FeedbackKind
    message: string
    /** In lower case, like the e-mail addresses of accounts. */
    email: string | null
    /** The account of the sender, if the sender was signed in and gave an e-mail address. */
    userId: Generated<string | null>
    sentAt: string
    doneAt: Generated<string | null>
  }
  user: {
    id: string
    name: string
    email: string
    username: string
    /** The values of `usernameKey` and `spellingOf` for the username; both columns are unique. */
    usernameKey: string
    spelling: Generated<string>
    disabledAt: Generated<string | null>
    createdAt: Time
    updatedAt: Time
  }
  session: {
    id: string
    userId: string
    /** A hash of the token. */
    token: string
    /** The network of the address. `userAgent` is only the name of the browser. */
    ipAddress: string
    userAgent: string
    createdAt: Time
    updatedAt: Time
    expiresAt: Time
  }
  account: { id: string; userId: string }
  verification: { id: string; value: string; createdAt: Time; expiresAt: Time }
  Games: {
    userId: string
    revision: number
    document: string
    savedAt: string
  }
  /** The table has one row, which each health check updates. */
  Health: { id: number; checkedAt: string }
  Runs: {
    /** A random id. While the run is open, anyone who knows the id can read and play the run. */
    id: string
    /**
     * 32 random bytes as base64url. All seeds are derived from them. The secret is published once the run
     * has ended, and on a daily road once the road has closed.
     */
    secret: string
    rules: number
    /** Null if no account has started or claimed the run, or if the account was deleted. */
    userId: string | null
    /** The username of the account; 'Adventurer' once it is deleted; '' if no account started or claimed the run. */
    userName: string
    playerName: string
    turns: Generated<number>
    startedAt: Generated<string>
    lostDays: Generated<number>
    playedOn: string
    /** Null until the run ends, like the columns below up to `transcript`. */
    endedAt: string | null
    week: number | null
    boardName: string | null
    daysSurvived: number | null
    strength: number | null
    rankAtEnd: number | null
    transcript: Uint8Array | null
    /** The sum of the reasons (`HIDDEN_BY`) for which the operator has hidden the run; 0 if it is shown. */
    hidden: Generated<number>
    nameHidden: Generated<number>
    /** The day of the run's daily road, whose secret is then also in `secret`; null without a road. */
    road: Generated<string | null>
    /** 1 if the run is an attempt on the road; 0 if the run ended too late, or has no road. */
    attempt: Generated<number>
    /** 1 if the run is an attempt of a guest, or of an account that had not finished a run before that day. */
    newcomer: Generated<number>
    streak: Generated<number | null>
    /** 1 if the run was started without an account and later claimed by an account. */
    claimed: Generated<number>
    /**
     * The SHA-256, in hexadecimal, of the secret that claims the run. Null if there is no secret, and once the run has
     * an account.
     */
    claimHash: Generated<string | null>
    /**
     * The column is unused; a migration of the next release drops it.
     * @until 0.0.33 Servers of 0.0.32 write it.
     */
    wager: Generated<string | null>
    /**
     * The column is unused; a migration of the next release drops it.
     * @until 0.0.33 Servers of 0.0.32 write it.
     */
    wagers: Generated<string | null>
    flames: Generated<number>
    /** The text that `encodeLanterns` writes. */
    lanterns: Generated<string>
    /** The text that `encodeDraws` writes. */
    draws: Generated<string>
    /** The engine's Posts as JSON; null before the first turn, and once the run has ended or was given up. */
    posts: Generated<string | null>
    /** The engine's State as JSON; null once the run has ended or was given up. */
    state: string | null
    /** The inputs so far, each as JSON followed by a comma; null after the end of the run. */
    inputs: string | null
  }
  DailyRoads: {
    day: string
    /** 32 random bytes as base64url. The secret is published once the day has ended. */
    secret: string
    rules: Generated<number>
    /** The text that `forks.ts` writes: how many walkers took each path on each day, and how many fell there. */
    forks: Generated<string>
  }
  /**
   * The table is unused; a migration of the next release drops it.
   * @until 0.0.33 Servers of 0.0.32 write it.
   */
  BestRuns: {
    period: number
    userId: string
    id: string
    daysSurvived: number
    lostDays: number
    strength: number
    endedAt: string
  }
  /** Triggers of `Runs` keep this table up to date. */
  RunCounts: {
    daysSurvived: number
    runs: number
    /**
     * The number of runs of guests. The column is unused; a migration of the next release drops it.
     * @until 0.0.33 Servers of 0.0.32 use it.
     */
    guests: number
  }
  /** The operator has hidden the runs of these players, including later runs. */
  HiddenPlayers: {
    kind: 'account' | 'name'
    /** The id of the account or, for the kind `name`, the spelling of the name. */
    key: string
  }
  /** Only PostgreSQL has this table. The embedded database needs no shared counts. */
  RateLimits: { key: string; taken: number; endsAt: number }
}

/**
 * The database fills the columns that a visitor need not give: the id, the vote counts, and fields that are optional or
 * have a default.
 */
type FactsTable = {
  [Column in keyof Fact]: NewFact extends Record<Column, unknown>
    ? Fact[Column]
    : Generated<Fact[Column]>
} & {
  /** Null for starting facts. */
  createdAt: Generated<string | null>
  hiddenAt: Generated<string | null>
  sourceHash: Generated<string>
  /** Null until `fillHashes` fills the column. */
  textHash: Generated<string | null>
  disputedAt: Generated<string | null>
  changedAt: Generated<string | null>
  /** The best correction, which is shown while the fact is disputed; null if no correction is helpful enough. */
  correctionId: Generated<number | null>
  /** The action by which an operator vouches for the fact; 0 if the program vouches for it; null if nobody does. */
  vouchedBy: Generated<number | null>
  /**
   * The last day on which a round was chosen while the fact was on the first page. A migration of the next release
   * drops the column.
   * @until 0.0.33 Servers of 0.0.32 read and write it.
   */
  firstPageAt: Generated<string | null>
  howCome: Generated<string>
} & CaseColumns

type CaseColumns = {
  /** The sender's mark, which is kept for two weeks; null for the program's own facts. */
  sender: Generated<string | null>
  /** The last action that hid or showed the case. */
  actionId: Generated<number | null>
  /** 1 if the case is hidden until an operator has seen it. */
  held: Generated<number>
}

/** better-auth writes Dates on PostgreSQL and ISO strings on SQLite. */
type Time = string | Date
