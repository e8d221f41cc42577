// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newGame } from '../../game/save/saved-game.ts'
import { save } from '../../game/save/store.ts'
import { fillInBrowser, renderPage, resetBrowser } from '../../testing/page.tsx'
import { Opening } from './opening.tsx'

beforeEach(fillInBrowser)
afterEach(resetBrowser)

for (const hasSave of [false, true]) {
  it(`${hasSave ? 'hides' : 'shows'} the opening scene from another screen ${hasSave ? 'where a game is saved' : 'to a new player'}`, () => {
    if (hasSave) save(newGame())
    const { container } = renderPage(<Opening keepEarly={vi.fn()} />)
    expect(container.querySelectorAll('[data-saved]')).toHaveLength(hasSave ? 1 : 0)
  })
}
