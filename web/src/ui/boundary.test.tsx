// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fillInBrowser, renderPage, resetBrowser } from '../testing/page.tsx'
import { PageBoundary, PanelBoundary } from './boundary.tsx'

beforeEach(() => {
  fillInBrowser()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  resetBrowser()
})

/** Renders a component that throws. */
function Broken({ message = 'broken' }: { message?: string }): never {
  throw new TypeError(message)
}

const MISSING_FILES = [
  ['Chromium', 'Failed to fetch dynamically imported module: http://127.0.0.1/assets/a.js'],
  ['Firefox', 'error loading dynamically imported module: http://127.0.0.1/assets/a.js'],
  ['Safari', 'Importing a module script failed.'],
  ['Vite', 'Unable to preload CSS for /assets/a.css'],
] as const

describe('a page that breaks', () => {
  it('shows an error that does not mention the connection', () => {
    renderPage(
      <PageBoundary>
        <Broken message="The node to be removed is not a child of this node." />
      </PageBoundary>,
    )
    expect(screen.getByRole('alert').textContent).toContain('This page broke')
    expect(screen.getByRole('alert').textContent).not.toContain('Check your connection')
  })

  it.each(MISSING_FILES)(
    'asks the visitor to check the connection if its file did not arrive in %s',
    (_, message) => {
      renderPage(
        <PageBoundary>
          <Broken message={message} />
        </PageBoundary>,
      )
      expect(screen.getByRole('alert').textContent).toContain('Check your connection')
    },
  )
})

describe('a panel that breaks', () => {
  it('leaves the rest of the page intact and can be retried', () => {
    let isBroken = true
    const Panel = () => (isBroken ? <Broken /> : <p>The panel</p>)
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

  it('says that it did not load if its file is missing', () => {
    renderPage(
      <PanelBoundary>
        <Broken message={MISSING_FILES[0][1]} />
      </PanelBoundary>,
    )
    expect(screen.getByRole('alert').textContent).toContain('This part didn’t load')
  })
})
