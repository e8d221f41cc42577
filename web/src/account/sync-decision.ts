/** The save of this browser compared with the account's save at sign-in. */
export type Situation = {
  /** The owner of this browser's save, from the view of the signed-in user. */
  readonly owner: 'me' | 'nobody' | 'other'
  /** The account has no save yet. */
  readonly isRemoteMissing: boolean
  /** The account was created from this browser a moment ago. */
  readonly isJustSignedUp: boolean
  /** The account's revision is the one that this browser knows. */
  readonly isRevisionKnown: boolean
  /** This browser holds a turn that the account does not. */
  readonly isDirty: boolean
  /** This browser has sent the save that the account now has, but got no response. */
  readonly isSentUnconfirmed: boolean
  /** Both have the same ranked run; the server's transcript decides which is further. */
  readonly isSameRankedRun: boolean
  /** The save of this browser holds a run in progress. */
  readonly hasRunToLose: boolean
}

/**
 * `keep`: both are the same. `push`: this browser's save goes to the account. `adopt`: the account's save
 * takes its place. `ask`: the player chooses. `newGame`: a new game of the account takes its place.
 */
export type Outcome = 'keep' | 'push' | 'adopt' | 'ask' | 'newGame'

type Row = readonly [when: Partial<Situation>, outcome: Outcome]

/** The first row that matches the situation decides. */
const TABLE: readonly Row[] = [
  // The save of another account is never shown to this one.
  [{ owner: 'other', isRemoteMissing: true }, 'newGame'],
  [{ owner: 'other' }, 'adopt'],
  // Creating an account moves the run in progress into it.
  [{ owner: 'nobody', isRemoteMissing: true, isJustSignedUp: true }, 'push'],
  [{ owner: 'nobody', hasRunToLose: true }, 'ask'],
  [{ owner: 'nobody', isRemoteMissing: true }, 'newGame'],
  [{ owner: 'nobody' }, 'adopt'],
  [{ owner: 'me', isRemoteMissing: true }, 'push'],
  [{ owner: 'me', isRevisionKnown: true, isDirty: false }, 'keep'],
  [{ owner: 'me', isRevisionKnown: true }, 'push'],
  // Another device has saved since this browser last did.
  [{ owner: 'me', isSameRankedRun: true }, 'push'],
  [{ owner: 'me', isSentUnconfirmed: true }, 'push'],
  [{ owner: 'me', isDirty: false }, 'adopt'],
  [{ owner: 'me', hasRunToLose: true }, 'ask'],
  [{ owner: 'me' }, 'adopt'],
]

const fits = (when: Partial<Situation>, situation: Situation): boolean =>
  Object.entries(when).every(([key, value]) => situation[key as keyof Situation] === value)

/** Decides what happens to the two saves. */
export function decide(situation: Situation): Outcome {
  const row = TABLE.find(([when]) => fits(when, situation))
  if (!row) throw new Error('No row of the sync table fits.')
  return row[1]
}
