import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
// @vitest-environment jsdom
import { newRun } from '@fable/engine'
import { fillInBrowser, noSync, renderPage, resetBrowser, stubServer } from '../../testing/page.tsx'
import { makeRun } from '../../testing/run.ts'
import { newGame } from '../save/saved-game.ts'
import { save } from '../save/store.ts'
import { Play } from './play.tsx'

const play = (isOwned: boolean) => (
  <Play isOwned={isOwned} sync={noSync} notice="" onReplaced={() => undefined} />
)

beforeEach(() => {
  fillInBrowser()
  stubServer({})
  save({
    ...newGame(),
    state: { ...newRun({ playerName: 'Wren' }), health: 3, day: 1, mode: { name: 'paychance' } },
    run: makeRun({
      id: 'run-1',
    }),
  })
})
afterEach(resetBrowser)

describe('a saved game', () => {
  it('replaces the new game without showing a loss of health', () => {
    const { container, rerender } = renderPage(play(false))
    rerender(play(true))
    expect(screen.getByRole('region', { name: 'Adventurer' }).textContent).toContain('HEALTH3')
    expect(container.querySelector('[data-change]')).toBe(null)
  })

  it('puts an input sent before it was loaded into the input field without playing it', () => {
    const { rerender } = renderPage(play(false))
    fireEvent.click(screen.getByRole('button', { name: 'Start' }))
    rerender(play(true))
    expect(screen.getByLabelText<HTMLInputElement>('Your answer').value).toBe('start')
    expect(screen.getByRole('log').textContent).toBe('')
  })
})
