// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { makeFinishedRun, makeRun } from '../../testing/run.ts'
import { encode } from '../save/encode.ts'
import { newGame, type Run, type SavedGame } from '../save/saved-game.ts'
import { exportFile, save } from '../save/store.ts'
import { claimableRuns, noteClaims } from './claims.ts'
import { accountCopyOf, finishedRuns, recordRun } from './finished-runs.ts'

const ada = { id: 'ada', username: 'Ada', email: '', createdAt: '' }

const ended = (rankedId: string, claim?: string) =>
  makeFinishedRun({ endedAt: Number(rankedId), rankedId, ...(claim && { claim }) })

const runOf = (id: string): Run =>
  makeRun({
    id,
    seed: '',
    turn: 1,
    ranked: true,
    claim: `secret of ${id}`,
  })

function gameOf(userID: string): SavedGame {
  const game = newGame()
  const shelf = { state: game.state, lines: [], run: runOf('shelved'), ledgerRun: game.ledger.run }
  return { ...game, account: { ...game.account, userID }, run: runOf('played'), shelf }
}

beforeEach(() => localStorage.clear())

describe('the runs that an account can claim', () => {
  it('have a secret and were played in this browser by a guest or by the account', () => {
    recordRun(ended('1', 'one'))
    recordRun(ended('2'))
    save(gameOf('bob'))
    recordRun(ended('3', 'three'))
    expect(claimableRuns('ada')).toEqual([{ id: '1', claim: 'one' }])
    expect(claimableRuns('bob').map(({ id }) => id)).toEqual(['3', '1'])
  })

  it('get the name of the account once they are claimed, and stay claimable only if the server says “later”', () => {
    for (const id of ['1', '2', '3']) recordRun(ended(id, id))
    noteClaims(claimableRuns('ada'), { claimed: ['1'], later: ['3'] }, ada)
    expect(claimableRuns('ada')).toEqual([{ id: '3', claim: '3' }])
    save(gameOf('ada'))
    expect(finishedRuns()).toMatchObject([
      { rankedId: '3', playerName: 'Wren' },
      { rankedId: '2', playerName: 'Wren' },
      { rankedId: '1', playerName: 'Ada', owner: 'ada', isClaimed: true },
    ])
  })
})

it('no account copy of a save and no file contains a secret that claims a run', async () => {
  save(gameOf(''))
  recordRun(ended('1', 'secret of 1'))
  const stored = encode(gameOf(''))
  expect(JSON.stringify(stored)).toContain('secret of shelved')
  expect(await exportFile(gameOf('')).text()).not.toContain('secret')
  const copy = accountCopyOf(stored)
  expect(JSON.stringify(copy)).not.toContain('secret')
  expect(copy).toMatchObject({
    run: { id: 'played', shelf: { run: { id: 'shelved' } }, finished: [{ rankedId: '1' }] },
  })
})
