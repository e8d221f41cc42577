import { describe, expect, it } from 'vitest'
import { decide, type Outcome, type Situation } from './sync-decision.ts'

/** My save, in step with the account's. */
const inStep: Situation = {
  owner: 'me',
  isRemoteMissing: false,
  isJustSignedUp: false,
  isRevisionKnown: true,
  isDirty: false,
  isSentUnconfirmed: false,
  isSameRankedRun: false,
  hasRunToLose: true,
}

const rows: [sentence: string, change: Partial<Situation>, outcome: Outcome][] = [
  ['in step with the account', {}, 'keep'],
  ['mine with a turn more, the account unchanged', { isDirty: true }, 'push'],
  ['mine, the account without a save', { isRemoteMissing: true, isRevisionKnown: false }, 'push'],
  ['mine and unchanged, the account newer', { isRevisionKnown: false }, 'adopt'],
  ['mine with a turn more, the account newer', { isRevisionKnown: false, isDirty: true }, 'ask'],
  [
    'mine and idle, the account newer',
    { isRevisionKnown: false, isDirty: true, hasRunToLose: false },
    'adopt',
  ],
  [
    'mine, the account newer with the same ranked run',
    { isRevisionKnown: false, isDirty: true, isSameRankedRun: true },
    'push',
  ],
  [
    'mine, the account newer with what was sent unconfirmed',
    { isRevisionKnown: false, isDirty: true, isSentUnconfirmed: true },
    'push',
  ],
  ['nobody’s with a run', { owner: 'nobody' }, 'ask'],
  ['nobody’s with a run, of a revision that is still known', { owner: 'nobody' }, 'ask'],
  ['nobody’s and idle', { owner: 'nobody', hasRunToLose: false }, 'adopt'],
  [
    'nobody’s with a run, the account without a save',
    { owner: 'nobody', isRemoteMissing: true },
    'ask',
  ],
  [
    'nobody’s and idle, the account without a save',
    { owner: 'nobody', isRemoteMissing: true, hasRunToLose: false },
    'newGame',
  ],
  [
    'nobody’s, the account created a moment ago',
    { owner: 'nobody', isRemoteMissing: true, isJustSignedUp: true },
    'push',
  ],
  [
    'nobody’s, the account created a moment ago and saved to elsewhere',
    { owner: 'nobody', isJustSignedUp: true },
    'ask',
  ],
  ['another account’s', { owner: 'other' }, 'adopt'],
  [
    'another account’s, the account without a save',
    { owner: 'other', isRemoteMissing: true },
    'newGame',
  ],
]

describe('a save of this browser', () => {
  it.each(rows)('that is %s (%j) has the outcome %s', (_, change, outcome) => {
    expect(decide({ ...inStep, ...change })).toBe(outcome)
  })

  it('is never kept if it belongs to another account, and never discarded without asking if it holds a guest’s run', () => {
    const bools = [true, false]
    for (const owner of ['me', 'nobody', 'other'] as const) {
      for (let bits = 0; bits < 128; bits += 1) {
        const [a, b, c, d, e, f, g] = [0, 1, 2, 3, 4, 5, 6].map((n) => bools[(bits >> n) & 1])
        const situation = {
          owner,
          isRemoteMissing: a,
          isJustSignedUp: b,
          isRevisionKnown: c,
          isDirty: d,
          isSentUnconfirmed: e,
          isSameRankedRun: f,
          hasRunToLose: g,
        } as Situation
        const outcome = decide(situation)
        if (owner === 'other') expect(['adopt', 'newGame']).toContain(outcome)
        if (owner === 'nobody' && situation.hasRunToLose) expect(['ask', 'push']).toContain(outcome)
      }
    }
  })
})
