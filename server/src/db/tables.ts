import type { Generated } from 'kysely'
import type { Fact, NewFact } from '@fable/contract'
import type {
  ActionKind,
  CaseKind,
  Category,
  FeedbackKind,
  ReportReason,
} from '@fable/contract/limits'

/** The column types of each table. The migrations create the tables. */
export type Tables = {
  Facts: FactsTable
  Reports: {
    /** A higher id is a newer report. */
    id: Generated<number>
    /** The reported case. */
    kind: CaseKind
    itemId: number
    /** The fact to which the case belongs. */
    factId: number
    /**
     * The correction that was reported; null if the fact itself was. A migration of the next release drops it, with
     * the trigger `CaseOfReport` and its function.
     * @until 0.0.33 0.0.32 reads and writes it.
     */
    correctionId: Generated<number | null>
    reason: ReportReason
    note: string | null
    /** An ISO time. */
    sentAt: string
    /** The action that closed the report; null while it is open. */
    actionId: Generated<number | null>
    /** The mark of the sender; null if it was deleted. */
    sender: Generated<string | null>
    /** 1 if it is the sender's first report of the case. Only these are counted. */
    isFirst: Generated<number>
  }
  Corrections: {
    /** A higher id is a newer correction. */
    id: Generated<number>
    factId: number
    text: string
    source: string
    /** An ISO time. */
    createdAt: string
    /** Number of helpful votes. */
    helpful: Generated<number>
    /** Number of senders who found it helpful, without its author. It is counted only up to `CORRECTION_SHOWN_MIN`. */
    helpfulSenders: Generated<number>
    /** An ISO time, if the operator hid it. */
    hiddenAt: Generated<string | null>
  } & CaseColumns
  /** For two weeks, the marks of the senders that are counted in a correction's `helpfulSenders`. */
  HelpfulMarks: { correctionId: number; sender: string }
  /** A view of facts and corrections for moderation. It is only read. */
  Cases: {
    kind: CaseKind
    id: number
    /** The fact that a correction belongs to; null for a fact. */
    factId: number | null
    text: string
    source: string
    createdAt: string | null
    hiddenAt: string | null
    held: number
    sender: string | null
    actionId: number | null
    /** The helpful votes of a correction; null for a fact. */
    helpful: number | null
  }
  /** Actions at the desk or by command. */
  Actions: {
    id: Generated<number>
    kind: ActionKind
    who: string
    why: string
    what: string
    count: number
    /** An ISO time. */
    doneAt: string
    /** Data for undoing the action besides that in `ActionItems`, as JSON. */
    before: string | null
    undoneBy: Generated<number | null>
  }
  /** The cases that an action has changed, with their states before it. */
  ActionItems: {
    actionId: number
    kind: CaseKind
    itemId: number
    before: 'shown' | 'hidden' | 'held'
  }
  /** Links that open the desk, and sessions of browsers in which it is open. */
  DeskSessions: {
    id: Generated<number>
    name: string
    /** A hash: of the link's key, or of the cookie once the link was used. */
    key: string
    /** 1 for a session, 0 for an unused link. */
    isOpen: number
    /** An ISO time. */
    until: string
  }
  /**
   * Unused; a migration of the next release drops it.
   * @until 0.0.33 The daily clean-up of 0.0.32 deletes from it.
   */
  SenderKeys: { week: number; key: string }
  /** Blocked senders. `until`: an ISO time. */
  RefusedSenders: { sender: string; until: string }
  /** The switches of the desk, each as JSON under its name. */
  DeskState: { name: string; value: string }
  FactsOfTheDay: {
    /** A UTC day, for example 2026-11-23. */
    day: string
    factId: number
  }
  Rounds: {
    /** A UTC day, for example 2026-11-23. */
    day: string
    /** The ids of the facts in the order of their places; 0 for truths that are not on the board yet. */
    firstFactId: number
    secondFactId: number
    /** The two truths as JSON. Null in rounds of facts of the board. */
    truths: Generated<string | null>
    /** The place of the fable, from 1 to 3. */
    fablePlace: number
    /** The place of the sentence that is shown a day before; null in earlier rounds. */
    sealedPlace: Generated<number | null>
    /** The text of the fable as of that day. */
    text: string
    truth: string
    source: string
    category: Category
    /** Number of counted picks that found the fable; `played` counts all of them. */
    found: Generated<number>
    played: Generated<number>
    /** Number of picks by place. */
    picks1: Generated<number>
    picks2: Generated<number>
    picks3: Generated<number>
    /** Number of counted picks of players who had picked in the round of the day before. */
    returned: Generated<number>
  }
  /** Browsers' picks in the rounds of today and yesterday. */
  RoundChoices: {
    day: string
    /** The hash of a token, which does not identify a person. */
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
    /** One line; '' if there is none. */
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
    /** The index in `ROUND_RESULTS`. */
    result: number
  }
  RoundSeals: {
    userId: string
    day: string
    /** The index in `SEAL_STATES`. */
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
    /** A higher id is newer feedback. */
    id: Generated<number>
    kind: FeedbackKind
    message: string
    /** In lower case, as the addresses of accounts are. */
    email: string | null
    /** The account that was signed in when the letter was sent, if the letter has its e-mail address. */
    userId: Generated<string | null>
    /** An ISO time. */
    sentAt: string
    /** The ISO time at which it was put away at the desk; null if it was not. */
    doneAt: Generated<string | null>
  }
  user: {
    id: string
    name: string
    email: string
    username: string
    /** The result of `usernameKey`, unique. */
    usernameKey: string
    /** The result of `spellingOf`, unique. */
    spelling: Generated<string>
    /** An ISO time, if the operator disabled the account. */
    disabledAt: Generated<string | null>
    createdAt: Time
    updatedAt: Time
  }
  session: {
    id: string
    userId: string
    /** A hash. */
    token: string
    /** The network of the address; `userAgent` is the name of the browser. */
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
    /** Starts at 1 and increases by one with every change. */
    revision: number
    /** The GameVariables as JSON. */
    document: string
    /** An ISO time. */
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
    /** The username of the account; '' without one. The run began with it, unless it was claimed. */
    userName: string
    /** The player's name with which the run began. */
    playerName: string
    /** The number of turns played. */
    turns: Generated<number>
    /** An ISO time. */
    startedAt: Generated<string>
    /** The number of days by which the run went back in time; 0 while it is open. */
    lostDays: Generated<number>
    /** The UTC day of the last turn, YYYY-MM-DD. */
    playedOn: string
    /** An ISO time. Like the five columns below, it is null while the run is open. */
    endedAt: string | null
    /** The week in which it ended, for the weekly leaderboard. */
    week: number | null
    boardName: string | null
    daysSurvived: number | null
    strength: number | null
    rankAtEnd: number | null
    /** The compressed inputs of an ended run. */
    transcript: Uint8Array | null
    /** 0 if the run may be on the leaderboard; otherwise the sum of the reasons why not (`HIDDEN_BY`). */
    hidden: Generated<number>
    /** 1 if the operator has hidden the name. */
    nameHidden: Generated<number>
    /** The day of the run's daily road, YYYY-MM-DD; null without one. `secret` is then that of the road. */
    road: Generated<string | null>
    /** 1 if it is its account's attempt on the road. 0 if it ended too late, and for all other runs. */
    attempt: Generated<number>
    /** 1 if it is an attempt without an account, or of an account that had not played before that day. */
    newcomer: Generated<number>
    /** For an ended attempt, the number of days in a row with one. */
    streak: Generated<number | null>
    /** 1 if it was started without an account, and became an account's later. */
    claimed: Generated<number>
    /** SHA-256 of the secret that claims the run, as hex; null if there is none, and once the run has an account. */
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
    /** The flames of its lanterns; 0 while it is open. */
    flames: Generated<number>
    /** The lanterns that were taken, as `encodeLanterns` writes them. */
    lanterns: Generated<string>
    /** The sets of paths that were drawn on a daily road, as `encodeDraws` writes them. */
    draws: Generated<string>
    /** The engine's Posts as JSON; null before the first turn. */
    posts: Generated<string | null>
    /** The engine's State as JSON; null after the end of the run, and once it is given up. */
    state: string | null
    /** The inputs so far, each as JSON followed by a comma; null after the end of the run. */
    inputs: string | null
  }
  DailyRoads: {
    /** A UTC day, YYYY-MM-DD. */
    day: string
    /** 32 random bytes as base64url. Published once the day has ended. */
    secret: string
    /** The rules under which its runs begin. */
    rules: Generated<number>
    /** The number of walkers of each path of each day, and of those who fell there, as `forks.ts` writes it. */
    forks: Generated<string>
  }
  /**
   * Unused; a migration of the next release drops it.
   * @until 0.0.33 0.0.32 writes it.
   */
  BestRuns: {
    /** The number of a week, or -1 for all time. */
    period: number
    userId: string
    id: string
    daysSurvived: number
    lostDays: number
    strength: number
    endedAt: string
  }
  /** The number of all runs on the leaderboard, by days survived. Triggers of `Runs` maintain it. */
  RunCounts: {
    daysSurvived: number
    runs: number
    /**
     * Those of guests. Unused; a migration of the next release drops it.
     * @until 0.0.33 0.0.32 uses it.
     */
    guests: number
  }
  /** Players whose runs the operator hides, including their later runs. */
  HiddenPlayers: {
    kind: 'account' | 'name'
    /** The id of the account, or the spelling of the name. */
    key: string
  }
  /** The windows of the rate limits. Only PostgreSQL has this table. */
  RateLimits: { key: string; taken: number; endsAt: number }
}

/**
 * The table of facts. A higher id is a newer fact. The database fills the columns that visitors need not give: the id,
 * the vote counts, and fields that are optional or have a default.
 */
type FactsTable = {
  [Column in keyof Fact]: NewFact extends Record<Column, unknown>
    ? Fact[Column]
    : Generated<Fact[Column]>
} & {
  /** An ISO time. null for starting facts. */
  createdAt: Generated<string | null>
  /** An ISO time, if the operator hid the fact. */
  hiddenAt: Generated<string | null>
  /** The result of `sourceHash`. */
  sourceHash: Generated<string>
  /** The result of `textHash`; null until a start fills it. */
  textHash: Generated<string | null>
  /** An ISO time: the last time at which the fact became disputed. */
  disputedAt: Generated<string | null>
  /** The ISO time at which the correction that is shown with the fact last changed. */
  changedAt: Generated<string | null>
  /** The best correction, which is shown with the fact while the fact is disputed; null if none is helpful enough. */
  correctionId: Generated<number | null>
  /** The action by which an operator vouches for the fact; 0 if the program does; null if nobody does. */
  vouchedBy: Generated<number | null>
  /**
   * The last day on which a round was chosen while the fact was on the first page. A migration of the next release
   * drops it.
   * @until 0.0.33 0.0.32 reads and writes it.
   */
  firstPageAt: Generated<string | null>
  /** The line behind a fact that was a truth of a round; '' if there is none. */
  howCome: Generated<string>
} & CaseColumns

/** The columns of facts and corrections that moderation needs. */
type CaseColumns = {
  /** The mark of the sender for two weeks; null for starting facts. */
  sender: Generated<string | null>
  /** The action that last hid or showed the case. */
  actionId: Generated<number | null>
  /** 1 if the case is hidden until somebody at the desk has seen it. */
  held: Generated<number>
}

/**
 * The type of times in the four tables of accounts, which better-auth writes: Dates on PostgreSQL, ISO strings on SQLite.
 */
type Time = string | Date
