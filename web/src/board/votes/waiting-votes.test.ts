// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fillInBrowser, resetBrowser } from '../../testing/page.tsx'
import { correctionCase } from './correction-votes.ts'
import { waitingVotes } from './vote-queue.ts'
import { waitingVote } from './waiting-votes.ts'

beforeEach(fillInBrowser)
afterEach(resetBrowser)

it('reads the votes on facts that the version before has kept, and keeps them readable for it', () => {
  const kept = { id: '1-2-3-4', factId: 7, vote: 'false' }
  localStorage.setItem('WaitingVotes', JSON.stringify([kept]))
  const vote = { ...kept, key: kept.id }
  expect(waitingVotes.read()).toMatchObject([vote])
  const helpful = waitingVote('5-6-7-8', correctionCase(3), 'helpful')
  waitingVotes.add(helpful, helpful.id)
  expect(waitingVotes.read()).toMatchObject([vote, helpful])
  const readBefore = { id: '5-6-7-8', correctionId: 3, vote: 'helpful' }
  expect(JSON.parse(localStorage.getItem('WaitingVotes') ?? '')).toMatchObject([kept, readBefore])
  waitingVotes.remove(kept.id)
  expect(waitingVotes.read()).toMatchObject([helpful])
})

it('leaves out what is no vote on its case', () => {
  const stored = [
    { id: '1', factId: 7, vote: 'helpful' },
    { id: '2', correctionId: 7, vote: 'false' },
    { id: '3', vote: 'helpful' },
    { id: '', factId: 7, vote: 'false' },
    'false',
  ]
  localStorage.setItem('WaitingVotes', JSON.stringify(stored))
  expect(waitingVotes.read()).toEqual([])
})
