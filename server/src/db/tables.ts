import type { Fact, NewFact } from '@fable/contract'
import type {
  ActionKind,
  CaseKind,
  Category,
  FeedbackKind,
  ReportReason,
} from '@fable/contract/limits'
import type { Generated } from 'kysely'

/** The column types of each table. The migrations create the tables. */
export type Tables = {
  Facts: FactsTable
  Reports: {
    /** A higher id is a newer report. */
    id: Generated<number>
    factId: number
    /** The correction that was reported; null if the fact itself was. */
    correctionId: Generated<number | null>
    reason: ReportReason
    note: string | null
    /** An ISO time. */
    sentAt: string
    /** The action that closed the report; null while it is open. */
    actionId: Generated<number | null>
  }
  /** Visitors' corrections. */
  Corrections: {
    /** A higher id is a newer correction. */
    id: Generated<number>
    factId: number
    text: string
    source: string
    /** An ISO time. */
    createdAt: string
    /** How often it was called helpful. */
    helpful: Generated<number>
    /** Number of senders who found it helpful, its author not among them; counted up to `CORRECTION_SHOWN_MIN`. */
    helpfulSenders: Generated<number>
    /** An ISO time, if the operator hid it. */
    hiddenAt: Generated<string | null>
  } & CaseColumns
  /** The marks of the senders that a correction's `helpfulSenders` counts, for two weeks. */
  HelpfulMarks: { correctionId: number; sender: string }
  /** A view of facts and corrections, as they are moderated. Nothing is written to it. */
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
    /** Data for undoing it that is not in `ActionItems`, as JSON. */
    before: string | null
    undoneBy: Generated<number | null>
  }
  /** The cases an action changed, with their earlier states. */
  ActionItems: {
    actionId: number
    kind: CaseKind
    itemId: number
    before: 'shown' | 'hidden' | 'held'
  }
  /** Links that open the desk, and the browsers in which it is open. */
  DeskSessions: {
    id: Generated<number>
    name: string
    /** A hash: of the link's key, or of the cookie once the link was used. */
    key: string
    /** 0: an unused link. */
    isOpen: number
    /** An ISO time. */
    until: string
  }
  /** The keys of the marks of senders in earlier versions. */
  SenderKeys: { week: number; key: string }
  /** Blocked senders. `until`: an ISO time. */
  RefusedSenders: { sender: string; until: string }
  /** The desk's switches, as JSON by name. */
  DeskState: { name: string; value: string }
  FactsOfTheDay: {
    /** A UTC day, for example 2026-11-23. */
    day: string
    factId: number
  }
  Rounds: {
    /** A UTC day, for example 2026-11-23. */
    day: string
    /** The facts in the order of their places; 0 for a truth that is no fact of the board yet. */
    firstFactId: number
    secondFactId: number
    /** The two truths as JSON; null in rounds of earlier versions, and in those with facts of the board. */
    truths: Generated<string | null>
    /** The place of the fable, from 1 to 3. */
    fablePlace: number
    /** The fable as it was on that day. */
    text: string
    truth: string
    source: string
    category: Category
    /** Numbers of right picks and of all counted picks. */
    found: Generated<number>
    played: Generated<number>
    /** Number of picks by place. Picks of earlier versions are missing. */
    picks1: Generated<number>
    picks2: Generated<number>
    picks3: Generated<number>
  }
  /** Browsers' picks in the rounds of today and yesterday. */
  RoundChoices: {
    day: string
    /** The hash of a token; it identifies nobody. */
    token: string
    place: number
    /** 1 if it was made after the day. 0 in rows of earlier versions. */
    late: Generated<number>
  }
  /** The operator's truths. */
  Truths: {
    id: Generated<number>
    text: string
    source: string
    category: Category
  }
  /** The operator's fables. */
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
    /** In lower case, like the e-mails of accounts. */
    email: string | null
    /** The account that was signed in when it was sent, if it has an e-mail. */
    userId: Generated<string | null>
    /** An ISO time. */
    sentAt: string
    /** An ISO time, if it was put away at the desk. */
    doneAt: Generated<string | null>
  }
  user: {
    id: string
    name: string
    email: string
    username: string
    /** The result of `usernameKey`, unique. */
    usernameKey: string
    /** The result of `spellingOf`, unique. null for one that looked like another at the time this column was added. */
    spelling: Generated<string | null>
    /** An ISO time, if the operator disabled the account. */
    disabledAt: Generated<string | null>
    createdAt: Time
    updatedAt: Time
  }
  session: {
    id: string
    userId: string
    /** Hashed. */
    token: string
    /** The network of the address, and the name of the browser; null in sessions of earlier versions. */
    ipAddress: string | null
    userAgent: string | null
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
    /** Random. Anyone who knows it can read and play the open run. */
    id: string
    /** 32 random bytes as base64url, the source of all seeds. Public once the run has ended. */
    secret: string
    rules: number
    /** null if the run was started signed out, or the account was deleted. */
    userId: string | null
    /** The username of the account, '' without one. `newRun` got it, unless the run was claimed. */
    userName: string
    /** The player's name that `newRun` got. */
    playerName: string
    /** The number of turns played. */
    turns: Generated<number>
    /** An ISO time. null for runs of earlier versions. */
    startedAt: Generated<string | null>
    /** The days that the run went back in all. 0 for runs of earlier versions. */
    lostDays: Generated<number>
    /** The UTC day of the last turn, YYYY-MM-DD. */
    playedOn: string
    /** An ISO time. This column and the five below are null while the run is open. */
    endedAt: string | null
    /** The week in which it ended, for the weekly leaderboard. */
    week: number | null
    boardName: string | null
    daysSurvived: number | null
    strength: number | null
    rankAtEnd: number | null
    /** The compressed inputs of an ended run. */
    transcript: Uint8Array | null
    /** 0: on the leaderboard. Otherwise the sum of the reasons why not, see `HIDDEN_BY`. */
    hidden: Generated<number>
    /** 1: the operator removed the name. */
    nameHidden: Generated<number>
    /** The day of the daily road on which it is played, YYYY-MM-DD. Its secret is then that of the road. */
    road: Generated<string | null>
    /** 1: the attempt of its account on the road. 0 after an end that came too late, and for all other runs. */
    attempt: Generated<number>
    /** 1: an attempt without an account, or of an account that had not played before that day. */
    newcomer: Generated<number>
    /** Ended attempts: the days in a row with one. */
    streak: Generated<number | null>
    /** 1: it was started without an account, and became one's while it was open. */
    claimed: Generated<number>
    /** The wagers that were taken on it, with commas; null for none. */
    wager: Generated<string | null>
    /**
     * The kept wagers of the run, separated by commas. Runs of earlier versions have all that their turns prove, or
     * null.
     */
    wagers: Generated<string | null>
    /** The engine's State as JSON. Open runs only. */
    state: string | null
    /** The inputs so far, each as JSON followed by a comma. Open runs only. */
    inputs: string | null
  }
  DailyRoads: {
    /** A UTC day, YYYY-MM-DD. */
    day: string
    /** 32 random bytes as base64url. Public once the day has ended. */
    secret: string
  }
  /** The best run of each account on the leaderboard, in each period: a copy of columns of `Runs`. */
  BestRuns: {
    /** A week, or -1 for all time. */
    period: number
    userId: string
    id: string
    daysSurvived: number
    lostDays: number
    strength: number
    endedAt: string
  }
  /** The number of all runs, and of guests' runs, on the leaderboard. Triggers of `Runs` write it. */
  RunCounts: { daysSurvived: number; runs: number; guests: number }
  /** Players whose runs the operator hides, later runs included. */
  HiddenPlayers: {
    kind: 'account' | 'name'
    /** The id of the account, or the spelling of the name. */
    key: string
  }
  /** The windows of the rate limits. PostgreSQL only. */
  RateLimits: { key: string; taken: number; endsAt: number }
}

/**
 * The ids ascend in the order of sharing: the higher, the newer. The database fills the columns that visitors need not
 * give: the id, the vote counts, and optional fields or those with a default in the request.
 */
type FactsTable = {
  [Column in keyof Fact]: NewFact extends Record<Column, unknown>
    ? Fact[Column]
    : Generated<Fact[Column]>
} & {
  /** An ISO time. null for starting facts and those of earlier versions. */
  createdAt: Generated<string | null>
  /** An ISO time, if the operator hid the fact. */
  hiddenAt: Generated<string | null>
  /** The result of `sourceHash`. */
  sourceHash: Generated<string>
  /** The result of `textHash`; null until a start fills it. */
  textHash: Generated<string | null>
  /** An ISO time: the last time at which the fact became disputed. */
  disputedAt: Generated<string | null>
  /** An ISO time: when the correction that is shown with it last changed. */
  changedAt: Generated<string | null>
  /** The correction that stands with the fact while it is disputed; null: none is helpful enough. */
  correctionId: Generated<number | null>
  /** The action by which an operator vouched for it; 0: the program vouches for it; null: nobody does. */
  vouchedBy: Generated<number | null>
  /** The last day on which a round was chosen while the fact was on the first page. */
  firstPageAt: Generated<string | null>
} & CaseColumns

/** The moderation columns of a fact or a correction. */
type CaseColumns = {
  /** The mark of who posted it; null for starting facts and those of earlier versions. */
  sender: Generated<string | null>
  /** The action that hid or showed it last. */
  actionId: Generated<number | null>
  /** 1: hidden until somebody at the desk has seen it. */
  held: Generated<number>
}

/** better-auth writes the four account tables. Times are Dates on PostgreSQL and ISO texts on SQLite. */
type Time = string | Date
