/** This browser's save compared with the account's, at sign-in. */
export type Situation = {
  readonly owner: 'me' | 'nobody' | 'other'
  readonly isRemoteMissing: boolean
  readonly isJustSignedUp: boolean
  /** The account's save is the last one that this browser knows of. */
  readonly isRevisionKnown: boolean
  /** This browser has a turn that the account lacks. */
  readonly isDirty: boolean
  /** This browser sent the account's save, but never got the response. */
  readonly isSentUnconfirmed: boolean
  /** The server's transcript then decides which is further. */
  readonly isSameRankedRun: boolean
  readonly hasRunToLose: boolean
}

/**
 * `keep`: the saves are the same. `push`: this browser's save is sent to the account. `adopt`: the account's save
 * replaces this browser's. `ask`: the player chooses. `newGame`: a new game of the account replaces this browser's
 * save.
 */
export type Outcome = 'keep' | 'push' | 'adopt' | 'ask' | 'newGame'

type Row = readonly [when: Partial<Situation>, outcome: Outcome]

/** The first row that fits decides. */
const TABLE: readonly Row[] = [
  // A save of another account is never shown to this one.
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
  // In the remaining rows, another device has saved since this browser last did.
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
