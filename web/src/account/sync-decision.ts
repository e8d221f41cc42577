/** This browser's save compared with the account's save, at sign-in. */
export type Situation = {
  /** To whom this browser's save belongs: to the signed-in user, to nobody, or to another account. */
  readonly owner: 'me' | 'nobody' | 'other'
  /** True if the account has no save yet. */
  readonly isRemoteMissing: boolean
  /** True if the account has just been created in this browser. */
  readonly isJustSignedUp: boolean
  /** True if the account's save is the last one that this browser knows of. */
  readonly isRevisionKnown: boolean
  /** True if this browser has a turn that the account lacks. */
  readonly isDirty: boolean
  /** True if the account's save was sent by this browser, which never got the response. */
  readonly isSentUnconfirmed: boolean
  /** True if both saves have the same ranked run. The server's transcript then decides which is further. */
  readonly isSameRankedRun: boolean
  /** True if this browser's save has a run in progress. */
  readonly hasRunToLose: boolean
}

/**
 * The outcome of the comparison. `keep`: nothing, because they are the same. `push`: this browser's save is sent to the
 * account. `adopt`: the account's save replaces this browser's. `ask`: the player chooses. `newGame`: a new game of the
 * account replaces this browser's save.
 */
export type Outcome = 'keep' | 'push' | 'adopt' | 'ask' | 'newGame'

type Row = readonly [when: Partial<Situation>, outcome: Outcome]

/** The outcome of each situation. The first row that fits decides. */
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
