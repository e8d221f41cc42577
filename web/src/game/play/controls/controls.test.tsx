// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newRun, viewOf, type Mode, NEW_TALLY, NO_POSTS } from '@fable/engine'
import { fillInBrowser, passTime, renderPage, resetBrowser } from '../../../testing/page.tsx'
import { EMPTY_LEDGER } from '../../ledger/ledger.ts'
import type { Scene } from '../../run/scene.ts'
import { Controls } from './controls.tsx'
import { unseenPathsOn } from './unseen-paths.ts'

const sceneIn = (mode: Mode): Scene => ({
  lines: [],
  view: viewOf({ ...newRun({ playerName: 'Wren' }), mode }),
  account: { userID: '', userName: '', currency: 0 },
  isPrinting: false,
  isWaiting: false,
  isSlow: false,
  isRanked: null,
  road: null,
  fog: null,
  tray: null,
  runId: 'run',
  isOpeningRoad: false,
  announcement: '',
  story: NEW_TALLY,
  posts: NO_POSTS,
  cue: null,
  ending: null,
  isKept: true,
})

const paths = sceneIn({ name: 'paths', seen: null })
const paychance = sceneIn({ name: 'paychance' })
const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

beforeEach(() => {
  fillInBrowser()
  vi.useFakeTimers()
})
afterEach(resetBrowser)

describe('the controls', () => {
  it.each([
    [sceneIn({ name: 'start' }), ['Start']],
    [sceneIn({ name: 'playerInput' }), []],
    [paychance, ['Pay ($) 1 of your 1 gold', 'Chance (?) free, and unseen']],
    [paths, unseenPathsOn('run', 0).map(({ scenery }, at) => `Path ${at + 1} ${scenery}`)],
    [sceneIn({ name: 'yesno', opportunity: 'a-garden' }), ['Yes', 'No']],
  ])('show only the buttons of the mode: $1', (scene, expected) => {
    renderPage(
      <Controls ledger={EMPTY_LEDGER} scene={scene} onSubmit={vi.fn()} onAnswer={vi.fn()} />,
    )
    expect(names()).toEqual(expected)
  })

  it('ignore presses for half a second after the group has changed', async () => {
    const onSubmit = vi.fn()
    const { rerender } = renderPage(
      <Controls ledger={EMPTY_LEDGER} scene={paths} onSubmit={onSubmit} onAnswer={vi.fn()} />,
    )
    fireEvent.click(screen.getByText('Path 1'))
    expect(onSubmit).toHaveBeenLastCalledWith('path 1')
    rerender(
      <Controls ledger={EMPTY_LEDGER} scene={paychance} onSubmit={onSubmit} onAnswer={vi.fn()} />,
    )
    fireEvent.click(screen.getByText('Pay ($)'))
    await passTime(490)
    fireEvent.click(screen.getByText('Pay ($)'))
    expect(onSubmit).toHaveBeenCalledTimes(1)
    await passTime(20)
    fireEvent.click(screen.getByText('Pay ($)'))
    expect(onSubmit).toHaveBeenLastCalledWith('pay')
  })

  it('make claiming a won run with an account the main action', () => {
    const onClaim = vi.fn()
    const isStrong = (text: string) =>
      /strong/.test(screen.getByText(text).closest('button')?.className ?? '')
    const controls = (claim: (() => void) | null) => (
      <Controls
        ledger={EMPTY_LEDGER}
        scene={sceneIn({ name: 'start' })}
        onSubmit={vi.fn()}
        onAnswer={vi.fn()}
        onClaim={claim}
      />
    )
    const { rerender } = renderPage(controls(onClaim))
    expect([isStrong('Put your name on it'), isStrong('Start')]).toEqual([true, false])
    fireEvent.click(screen.getByText('Put your name on it'))
    expect(onClaim).toHaveBeenCalledOnce()
    rerender(controls(null))
    expect(isStrong('Start')).toBe(true)
  })

  it('show the button for the last page first, and ignore a press on Start right after that button was pressed', async () => {
    const onSubmit = vi.fn()
    const openLastPage = vi.fn()
    const start = sceneIn({ name: 'start' })
    const { rerender } = renderPage(
      <Controls
        ledger={EMPTY_LEDGER}
        scene={start}
        openLastPage={openLastPage}
        onSubmit={onSubmit}
        onAnswer={vi.fn()}
      />,
    )
    expect(names()).toEqual(['See how it went', 'Start'])
    fireEvent.click(screen.getByText('See how it went'))
    expect(openLastPage).toHaveBeenCalledTimes(1)
    rerender(
      <Controls
        ledger={EMPTY_LEDGER}
        scene={start}
        openLastPage={null}
        onSubmit={onSubmit}
        onAnswer={vi.fn()}
      />,
    )
    fireEvent.click(screen.getByText('Start'))
    expect(onSubmit).not.toHaveBeenCalled()
    await passTime(510)
    fireEvent.click(screen.getByText('Start'))
    expect(onSubmit).toHaveBeenLastCalledWith('start')
  })

  it('have aria-disabled while lines print, but submit a press', () => {
    const onSubmit = vi.fn()
    renderPage(
      <Controls
        ledger={EMPTY_LEDGER}
        scene={{ ...paths, isPrinting: true }}
        onSubmit={onSubmit}
        onAnswer={vi.fn()}
      />,
    )
    const button = screen.getByRole('button', { name: /^Path 2/ })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(button)
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })
})
