// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fillInBrowser, resetBrowser } from '../../testing/page.tsx'
import { factCase } from './case-votes.ts'
import { correctionCase } from './correction-votes.ts'
import { waitingVotes } from './vote-queue.ts'
import { waitingVote } from './waiting-votes.ts'

beforeEach(fillInBrowser)
afterEach(() => {
  resetBrowser()
  waitingVotes.refresh()
})

it('waiting votes are read as they were stored and removed one by one', () => {
  const disputing = waitingVote('1-2-3-4', factCase(7), 'false')
  const helpful = waitingVote('5-6-7-8', correctionCase(3), 'helpful')
  for (const vote of [disputing, helpful]) waitingVotes.add(vote, vote.id)
  expect(waitingVotes.read()).toMatchObject([disputing, helpful])
  waitingVotes.remove(disputing.id)
  expect(waitingVotes.read()).toMatchObject([helpful])
})

it('waiting votes are read without invalid entries', () => {
  const stored = [
    { key: '1', id: '1', factId: 7, vote: 'helpful' },
    { key: '2', id: '2', correctionId: 7, vote: 'false' },
    { key: '3', id: '3', vote: 'helpful' },
    { key: '', id: '', factId: 7, vote: 'false' },
    'false',
  ]
  localStorage.setItem('WaitingVotes', JSON.stringify(stored))
  expect(waitingVotes.read()).toEqual([])
})
