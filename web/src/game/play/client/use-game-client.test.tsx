// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { useLayoutEffect, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newRun } from '@fable/engine'
import { makeQueryClient } from '../../../lib/query-client.ts'
import { fillInBrowser, noSync, resetBrowser } from '../../../testing/page.tsx'
import { makeRun } from '../../../testing/run.ts'
import { newGame, type SavedGame } from '../../save/saved-game.ts'
import { save } from '../../save/store.ts'
import { useGameClient } from './use-game-client.ts'

const queries = makeQueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
)

/** A fight that is lost with the first hit. */
const dying: SavedGame = {
  ...newGame(),
  state: {
    ...newRun({ playerName: 'Wren' }),
    health: 1,
    mode: {
      name: 'attack',
      foe: { type: 'boss', id: 'octopus-of-destruction', health: 40, round: 1 },
    },
  },
  run: makeRun({
    id: 'run-1',
    turn: 9,
  }),
}

const openGame = () => renderHook(() => useGameClient(noSync, true, () => undefined), { wrapper })

function openGameAndDie() {
  save(dying)
  const game = openGame()
  for (let round = 0; round < 50 && !game.result.current.scene.ending; round += 1) {
    act(() => game.result.current.client.submit('0'))
  }
  return game
}

beforeEach(() => {
  fillInBrowser()
  localStorage.setItem('Settings', JSON.stringify({ pace: 'instant' }))
})
afterEach(resetBrowser)

it('the game accepts a press that comes before the effects of its first render', () => {
  const { result } = renderHook(
    () => {
      const game = useGameClient(noSync, true, () => undefined)
      const { client } = game
      useLayoutEffect(() => client.submit('start'), [client])
      return game
    },
    { wrapper },
  )
  expect(result.current.client.game().lines.map(({ text }) => text)).toContain('start')
})

describe('the last page of a run', () => {
  it('is shown again if another tab had the game meanwhile', () => {
    const { result, unmount } = openGameAndDie()
    const { ending } = result.current.scene
    expect(ending?.cause).toBe('death')
    unmount()
    expect(openGame().result.current.scene.ending).toEqual(ending)
  })

  it('is not shown if another run was played meanwhile', () => {
    openGameAndDie().unmount()
    save({ ...dying, run: dying.run && { ...dying.run, id: 'run-2' } })
    expect(openGame().result.current.scene.ending).toBeNull()
  })
})
