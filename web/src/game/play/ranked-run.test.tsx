// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newRun, NO_POSTS, RULES_VERSION } from '@fable/engine'
import {
  enter,
  fillInBrowser,
  noSync,
  passTime,
  press,
  renderPage,
  resetBrowser,
  stubServer,
} from '../../testing/page.tsx'
import { makeRun } from '../../testing/run.ts'
import { changePreferences } from '../save/preferences.ts'
import { newGame } from '../save/saved-game.ts'
import { save } from '../save/store.ts'
import { Play } from './play.tsx'

/** A server that gives the same seed for every turn, until it is cut off. */
function serveRun() {
  let isOut = false
  const sent: unknown[] = []
  stubServer({
    'POST /api/runs': {
      id: 'run-1',
      rules: RULES_VERSION,
      player: { playerName: '', userName: '' },
      commitment: 'c',
      claim: 's',
    },
    'POST /api/runs/run-1/turns': (body) => {
      if (isOut) return Promise.reject(new TypeError('Failed to fetch'))
      sent.push(body)
      return Response.json({ turn: (body as { turn: number }).turn, seed: 'x' })
    },
  })
  const cut = (isCut: boolean) => {
    isOut = isCut
  }
  return { sent, cut }
}

/** Opens the saved game, or a new one. */
function open() {
  const { unmount } = renderPage(
    <Play isOwned sync={noSync} notice="" onReplaced={() => undefined} />,
  )
  return unmount
}

const log = () => screen.getByRole('log')
const path1 = () => screen.queryByRole('button', { name: /^Path 1/ })
const lanterns = () => screen.queryByRole('group', { name: 'Lanterns' })

// Its file is fetched before, as in a page that has been open for a while.
beforeAll(() => import('./notices.tsx'))
beforeEach(() => {
  fillInBrowser()
  vi.useFakeTimers()
  changePreferences({ pace: 'instant' })
})
afterEach(resetBrowser)

describe('a ranked run', () => {
  it('waits while the server does not respond, and continues when the server is back', async () => {
    const { sent, cut } = serveRun()
    open()
    await enter('start', 'Wren')
    cut(true)
    await enter('chance')
    await passTime(30_000)
    expect(screen.getByText('chance')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Submit' }).ariaDisabled).toBe('true')
    cut(false)
    await passTime(30_000)
    expect(path1()).toBeTruthy()
    expect(screen.getByText('On the board when it ends')).toBeTruthy()
    expect(sent).toHaveLength(3)
  })

  it('can be continued unranked after eight seconds without a response', async () => {
    const { cut } = serveRun()
    open()
    await enter('start', 'Wren')
    cut(true)
    await enter('chance')
    await passTime(6_500)
    const offer = () => screen.queryByRole('button', { name: 'Continue unranked' })
    expect(offer()).toBeNull()
    await passTime(1_000)
    await press('Continue unranked')
    expect(path1()).toBeTruthy()
    expect(screen.getByText('Not ranked')).toBeTruthy()
  })

  it('offers lanterns in place of the controls, and sends the chosen one with the next turn after a reload', async () => {
    const { sent } = serveRun()
    const paths = { name: 'paths', seen: ['reward', 'reward', 'reward', 'reward'] } as const
    const state = { ...newRun({ playerName: 'Wren' }), day: 24, health: 12, gold: 3, mode: paths }
    const run = makeRun({ id: 'run-1', seed: '', turn: 90, ranked: true, posts: NO_POSTS })
    save({ ...newGame(), state, run })
    const leave = open()
    await enter('path 1')
    expect(lanterns()).toBeTruthy()
    expect(screen.queryByRole('group', { name: 'Choices' })).toBeNull()
    expect(screen.getByPlaceholderText('1, 2, 3 or none')).toBeTruthy()
    fireEvent.keyDown(log(), { key: '2' })
    await passTime(1_000)
    expect(lanterns()).toBeNull()
    leave()
    open()
    expect(screen.getByRole('button', { name: /day 50/ })).toBeTruthy()
    await enter('chance')
    expect(sent).toEqual([
      { turn: 90, input: 'path 1' },
      { turn: 91, input: 'chance', lantern: expect.any(String) as string },
    ])
  })
})
