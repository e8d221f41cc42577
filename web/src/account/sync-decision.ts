/** The comparison of this browser's save with the account's save, at sign-in. */
export type Situation = {
  readonly owner: 'me' | 'nobody' | 'other'
  readonly isRemoteMissing: boolean
  readonly isJustSignedUp: boolean
  /** True if the account's save is the last one that this browser knows. */
  readonly isRevisionKnown: boolean
  /** True if this browser has a turn that the account lacks. */
  readonly isDirty: boolean
  /** True if this browser sent the account's save but got no response. */
  readonly isSentUnconfirmed: boolean
  /** True if both saves have the same ranked run. The server's transcript then decides which save is further. */
  readonly isSameRankedRun: boolean
  readonly hasRunToLose: boolean
}

/**
 * `keep`: both saves are the same. `push`: this browser's save is sent to the account. `adopt`: the account's save
 * replaces this browser's save. `ask`: the player chooses. `newGame`: a new game of the account replaces this browser's
 * save.
 */
export type Outcome = 'keep' | 'push' | 'adopt' | 'ask' | 'newGame'

type Row = readonly [when: Partial<Situation>, outcome: Outcome]

/** The first matching row decides. */
const TABLE: readonly Row[] = [
  // A save of another account must never be shown to this account.
  [{ owner: 'other', isRemoteMissing: true }, 'newGame'],
  [{ owner: 'other' }, 'adopt'],
  // A new account takes over the run in progress.
  [{ owner: 'nobody', isRemoteMissing: true, isJustSignedUp: true }, 'push'],
  [{ owner: 'nobody', hasRunToLose: true }, 'ask'],
  [{ owner: 'nobody', isRemoteMissing: true }, 'newGame'],
  [{ owner: 'nobody' }, 'adopt'],
  [{ owner: 'me', isRemoteMissing: true }, 'push'],
  [{ owner: 'me', isRevisionKnown: true, isDirty: false }, 'keep'],
  [{ owner: 'me', isRevisionKnown: true }, 'push'],
  // In the rows below, the account's save is not the last one that this browser knows.
  [{ owner: 'me', isSameRankedRun: true }, 'push'],
  [{ owner: 'me', isSentUnconfirmed: true }, 'push'],
  [{ owner: 'me', isDirty: false }, 'adopt'],
  [{ owner: 'me', hasRunToLose: true }, 'ask'],
  [{ owner: 'me' }, 'adopt'],
]

const fits = (when: Partial<Situation>, situation: Situation): boolean =>
  Object.entries(when).every(([key, value]) => situation[key as keyof Situation] === value)

export function decide(situation: Situation): Outcome {
  const row = TABLE.find(([when]) => fits(when, situation))
  if (!row) throw new Error('No row of the sync table fits.')
  return row[1]
}
