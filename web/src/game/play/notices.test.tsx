// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fillInBrowser, passTime, renderPage, resetBrowser } from '../../testing/page.tsx'
import type { Scene } from '../run/scene.ts'
import Notices from './notices.tsx'
import { useLongWait } from './use-long-wait.ts'

beforeEach(() => {
  fillInBrowser()
  vi.useFakeTimers()
})
afterEach(resetBrowser)

const nothing = {
  notice: '',
  loadNotice: null,
  wait: null,
  isKept: true,
  isSignedOut: false,
  isBetweenRuns: false,
  onLogin: () => undefined,
}

const shown = () => screen.getByRole('status').textContent
const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))

describe('a notice', () => {
  it('leads to the login after a sign-out elsewhere, and can be closed', () => {
    const onLogin = vi.fn<() => void>()
    renderPage(<Notices {...nothing} isSignedOut onLogin={onLogin} />)
    expect(shown()).toContain('You are signed out. Your game is still here.')
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
    expect(onLogin).toHaveBeenCalledOnce()
    close()
    expect(shown()).toBe('')
  })

  it('is closed by Escape unless a dialog is open', () => {
    renderPage(<Notices {...nothing} isSignedOut />)
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.open = true
    fireEvent.keyDown(window, { key: 'Escape' })
    expect(shown()).not.toBe('')
    dialog.remove()
    fireEvent.keyDown(window, { key: 'Escape' })
    expect(shown()).toBe('')
  })

  it('gives way to a more urgent notice and appears after it', () => {
    renderPage(<Notices {...nothing} isSignedOut isKept={false} />)
    expect(shown()).toContain('This browser cannot store the game.')
    expect(shown()).not.toContain('signed out')
    close()
    expect(shown()).toContain('You are signed out.')
  })
})

const client = { keepWaiting: vi.fn<() => void>(), goOnUnranked: vi.fn<() => void>() }

function Waiting({ isWaiting = true, isSlow = false }) {
  const scene = { isWaiting, isSlow, isOpeningRoad: false } as Scene
  const { isHeld, notice } = useLongWait(scene, client)
  return (
    <>
      <Notices {...nothing} wait={notice} />
      <i data-held={isHeld} />
    </>
  )
}

const isHeld = () => document.querySelector<HTMLElement>('[data-held]')?.dataset.held === 'true'

describe('a wait for the server', () => {
  it('is shown after five seconds and disappears with the response', async () => {
    const { rerender } = renderPage(<Waiting />)
    await passTime(4_000)
    expect([shown(), isHeld()]).toEqual(['', false])
    await passTime(1_000)
    expect(shown()).toContain('The server has not responded yet. Your answer is kept.')
    expect(isHeld()).toBe(true)
    rerender(<Waiting isWaiting={false} />)
    expect([shown(), isHeld()]).toEqual(['', false])
  })

  it('is shown at once without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    renderPage(<Waiting />)
    await passTime(600)
    expect(shown()).toContain('No connection. Your answer is kept, and sent when it is back.')
    vi.restoreAllMocks()
  })

  it('offers to continue unranked if it is long, even after the notice was closed', async () => {
    const { rerender } = renderPage(<Waiting />)
    await passTime(5_000)
    close()
    expect([shown(), isHeld()]).toEqual(['', true])
    rerender(<Waiting isSlow />)
    fireEvent.click(screen.getByRole('button', { name: 'Continue unranked' }))
    expect(client.goOnUnranked).toHaveBeenCalledOnce()
    close()
    expect(client.keepWaiting).toHaveBeenCalled()
    rerender(<Waiting />)
    expect(shown()).toBe('')
  })
})
