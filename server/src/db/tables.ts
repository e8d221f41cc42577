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
 * The migrations create the tables. Unless a comment or the type says otherwise, columns named `until` or `…At` are ISO
 * times, `day` is a UTC day, and a higher id is newer.
 */
export type Tables = {
  Facts: FactsTable
  Reports: {
    id: Generated<number>
    kind: CaseKind
    itemId: number
    factId: number
    /**
     * The correction that was reported; null if the fact itself was. A migration of the next release drops it, with
     * the trigger `CaseOfReport` and its function.
     * @until 0.0.33 0.0.32 reads and writes it.
     */
    correctionId: Generated<number | null>
    reason: ReportReason
    note: string | null
    sentAt: string
    /** The action that closed the report; null while it is open. */
    actionId: Generated<number | null>
    sender: Generated<string | null>
    /** 1 for the sender's first report of the case. Only these are counted. */
    isFirst: Generated<number>
  }
  Corrections: {
    id: Generated<number>
    factId: number
    text: string
    source: string
    createdAt: string
    helpful: Generated<number>
    /** Counted without the author, and only up to `CORRECTION_SHOWN_MIN`. */
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
    /** JSON: what undoing the action needs besides its `ActionItems`. */
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
    /** A hash: of the link's key, or of the cookie once the link was used. */
    key: string
    /** 1 for a session, 0 for an unused link. */
    isOpen: number
    until: string
  }
  /**
   * Unused; a migration of the next release drops it.
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
    /** 0 for a truth that is not on the board yet. */
    firstFactId: number
    secondFactId: number
    /** JSON; null in rounds of facts of the board. */
    truths: Generated<string | null>
    fablePlace: number
    /** It is shown a day before; null in earlier rounds. */
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
    /** Counted picks of players who had picked in the round of the day before. */
    returned: Generated<number>
  }
  RoundChoices: {
    day: string
    /** A hash of the browser's or account's token of the day. Without the server's secret it identifies nobody. */
    token: string
    place: number
    /**
     * Unused; a migration of the next release drops it.
     * @until 0.0.33 0.0.32 writes it.
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
    /** In lower case, as the addresses of accounts are. */
    email: string | null
    /** The account that was signed in, if the letter has its e-mail address. */
    userId: Generated<string | null>
    sentAt: string
    doneAt: Generated<string | null>
  }
  user: {
    id: string
    name: string
    email: string
    username: string
    /** By `usernameKey` and `spellingOf`; both are unique. */
    usernameKey: string
    spelling: Generated<string>
    disabledAt: Generated<string | null>
    createdAt: Time
    updatedAt: Time
  }
  session: {
    id: string
    userId: string
    /** A hash. */
    token: string
    /** The network; `userAgent` is the name of the browser. */
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
  /** Each health check updates the only row. */
  Health: { id: number; checkedAt: string }
  Runs: {
    /** A random id. Anyone who knows it can read and play the run while it is open. */
    id: string
    /** 32 random bytes as base64url, from which all seeds are derived. Published once the run has ended. */
    secret: string
    rules: number
    /** Null if the run was started without an account, or the account was deleted. */
    userId: string | null
    /** '' without an account. The run began with it, unless it was claimed. */
    userName: string
    playerName: string
    turns: Generated<number>
    startedAt: Generated<string>
    lostDays: Generated<number>
    playedOn: string
    /** Null while the run is open, as is all that its end decides. */
    endedAt: string | null
    week: number | null
    boardName: string | null
    daysSurvived: number | null
    strength: number | null
    rankAtEnd: number | null
    transcript: Uint8Array | null
    /** The sum of the reasons why it may not be on the leaderboard (`HIDDEN_BY`). */
    hidden: Generated<number>
    nameHidden: Generated<number>
    /** The day of its daily road; null without one. `secret` is then that of the road. */
    road: Generated<string | null>
    /** 1 for its account's attempt on the road; 0 if it ended too late. */
    attempt: Generated<number>
    /** 1 if it is an attempt without an account, or of an account that had not played before that day. */
    newcomer: Generated<number>
    streak: Generated<number | null>
    /** 1 if it began without an account, and became an account's later. */
    claimed: Generated<number>
    /** SHA-256, as hex, of the secret that claims the run; null if there is none, and once the run has an account. */
    claimHash: Generated<string | null>
    /**
     * Unused; a migration of the next release drops it.
     * @until 0.0.33 0.0.32 writes it.
     */
    wager: Generated<string | null>
    /**
     * Unused; a migration of the next release drops it.
     * @until 0.0.33 0.0.32 writes it.
     */
    wagers: Generated<string | null>
    flames: Generated<number>
    /** As `encodeLanterns` writes them. */
    lanterns: Generated<string>
    /** As `encodeDraws` writes them. */
    draws: Generated<string>
    /** The engine's Posts as JSON; null before the first turn. */
    posts: Generated<string | null>
    /** The engine's State as JSON; null after the end of the run, and once it is given up. */
    state: string | null
    /** The inputs so far, each as JSON followed by a comma; null after the end of the run. */
    inputs: string | null
  }
  DailyRoads: {
    day: string
    /** 32 random bytes as base64url. Published once the day has ended. */
    secret: string
    rules: Generated<number>
    /** As `forks.ts` writes it: the walkers of each path of each day, and those who fell there. */
    forks: Generated<string>
  }
  /**
   * Unused; a migration of the next release drops it.
   * @until 0.0.33 0.0.32 writes it.
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
  /** Triggers of `Runs` maintain it. */
  RunCounts: {
    daysSurvived: number
    runs: number
    /**
     * Those of guests. Unused; a migration of the next release drops it.
     * @until 0.0.33 0.0.32 uses it.
     */
    guests: number
  }
  /** The operator hides their runs, including later ones. */
  HiddenPlayers: {
    kind: 'account' | 'name'
    /** The id of the account, or the spelling of the name. */
    key: string
  }
  /** Only PostgreSQL has this table. */
  RateLimits: { key: string; taken: number; endsAt: number }
}

/**
 * The database fills the columns that visitors need not give: the id, the vote counts, and fields that are optional or
 * have a default.
 */
type FactsTable = {
  [Column in keyof Fact]: NewFact extends Record<Column, unknown>
    ? Fact[Column]
    : Generated<Fact[Column]>
} & {
  /** null for starting facts. */
  createdAt: Generated<string | null>
  hiddenAt: Generated<string | null>
  sourceHash: Generated<string>
  /** null until a start fills it. */
  textHash: Generated<string | null>
  disputedAt: Generated<string | null>
  changedAt: Generated<string | null>
  /** The best correction, which is shown while the fact is disputed; null if none is helpful enough. */
  correctionId: Generated<number | null>
  /** The action by which an operator vouches for the fact; 0 if the program does; null if nobody does. */
  vouchedBy: Generated<number | null>
  /**
   * The last day on which a round was chosen while the fact was on the first page. A migration of the next release
   * drops it.
   * @until 0.0.33 0.0.32 reads and writes it.
   */
  firstPageAt: Generated<string | null>
  howCome: Generated<string>
} & CaseColumns

type CaseColumns = {
  /** The mark of the sender for two weeks; null for starting facts. */
  sender: Generated<string | null>
  /** The action that last hid or showed the case. */
  actionId: Generated<number | null>
  /** 1 if the case is hidden until somebody at the desk has seen it. */
  held: Generated<number>
}

/** better-auth writes Dates on PostgreSQL, ISO strings on SQLite. */
type Time = string | Date
