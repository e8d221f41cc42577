// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fillInBrowser, renderPage, resetBrowser } from '../testing/page.tsx'
import { PanelBoundary } from './boundary.tsx'

beforeEach(fillInBrowser)
afterEach(() => {
  vi.restoreAllMocks()
  resetBrowser()
})

describe('a panel that breaks', () => {
  it('leaves the rest of the page standing, and can be tried again', () => {
    vi.spyOn(console, 'error').mockReturnValue()
    let isBroken = true
    const Panel = () => {
      if (isBroken) throw new Error('broken')
      return <p>The panel</p>
    }
    renderPage(
      <>
        <p>The rest</p>
        <PanelBoundary>
          <Panel />
        </PanelBoundary>
      </>,
    )
    expect(screen.getByText('The rest')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain('This part broke')
    isBroken = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('The panel')).toBeTruthy()
  })
})
