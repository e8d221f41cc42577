// @vitest-environment jsdom
import { isGamePath, SCREEN_PATHS } from '@fable/contract/limits'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fillInBrowser, renderPage, resetBrowser } from '../testing/page.tsx'
import { Footer } from '../ui/footer.tsx'
import { useIsNight } from './night.ts'

function Page() {
  return (
    <>
      <p>{useIsNight() ? 'dark' : 'light'}</p>
      <Footer />
    </>
  )
}

beforeEach(fillInBrowser)
afterEach(() => {
  resetBrowser()
  history.replaceState(null, '', '/')
})

describe('the ground of a screen', () => {
  it('is dark where the path is the game’s, in any letter case', () => {
    const dark = ['/textbasedgame', '/TextBasedGame/', '/TextBasedGame/nowhere', '/shop/nowhere']
    const light = ['/', '/facts/1', '/desk', '/nowhere', '/TextBasedGames', '/Feedback', '/Privacy']
    expect(dark.filter((path) => !isGamePath(path))).toEqual([])
    expect(light.filter(isGamePath)).toEqual([])
  })

  it.each([
    { from: SCREEN_PATHS.facts, ground: 'light' },
    { from: SCREEN_PATHS.game, ground: 'dark' },
  ])('stays $ground on the way through the footer from $from', ({ from, ground }) => {
    history.replaceState(null, '', from)
    renderPage(<Page />)
    for (const name of ['Feedback', 'Credits']) {
      fireEvent.click(screen.getByRole('link', { name }))
      expect(location.pathname).toBe(`/${name}`)
      expect(screen.getByText(ground)).toBeTruthy()
    }
  })
})
