// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newRun, type Mode } from '@fable/engine'
import {
  adventurer,
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
import { openPopup } from '../../ui/popups.ts'
import { withEntries } from '../ledger/ledger.ts'
import { encode } from '../save/encode.ts'
import { TEMPLATE_VERSION } from '../save/game-variables.ts'
import { newGame, type SavedGame } from '../save/saved-game.ts'
import { exportFile, load, save } from '../save/store.ts'
import { Play } from './play.tsx'

const play = (isOwned: boolean) => (
  <Play isOwned={isOwned} sync={noSync} notice="" onReplaced={() => undefined} />
)

/** A run in this mode on its first day. */
function runIn(mode: Mode, more: object = {}): SavedGame {
  const state = { ...newRun({ playerName: 'Wren' }), health: 3, day: 1, mode, ...more }
  return { ...newGame(), state, run: makeRun({ id: 'run-1' }) }
}

const PAYCHANCE: Mode = { name: 'paychance' }
const store = (text: string) => localStorage.setItem('GameVariables', text)

/** The page of the game, which has taken what is stored. */
async function open() {
  cleanup()
  renderPage(play(true))
  await passTime(10)
}

const lines = () => document.querySelectorAll('[role=log] [data-tone]')
const isBusy = () => screen.getByRole('button', { name: 'Submit' }).ariaDisabled === 'true'

// Their files are fetched before, as in a page that has been open for a while.
beforeAll(() => Promise.all([import('./notices.tsx'), import('./popups/play-popups.tsx')]))
beforeEach(() => {
  fillInBrowser()
  vi.useFakeTimers()
  stubServer({})
  save(runIn(PAYCHANCE))
})
afterEach(() => {
  vi.restoreAllMocks()
  resetBrowser()
})

describe('a saved game', () => {
  it('replaces the new game without showing a loss of health', () => {
    const { container, rerender } = renderPage(play(false))
    rerender(play(true))
    expect(adventurer()).toContain('HEALTH3')
    expect(container.querySelector('[data-change]')).toBe(null)
  })

  it('puts an input sent before it was loaded into the input field without playing it', () => {
    const { rerender } = renderPage(play(false))
    fireEvent.click(screen.getByRole('button', { name: 'Start' }))
    rerender(play(true))
    expect(screen.getByLabelText<HTMLInputElement>('Your answer').value).toBe('start')
    expect(screen.getByRole('log').textContent).toBe('')
  })

  it('that is broken is set aside for the previous copy, and the player gets a notice', async () => {
    localStorage.setItem('GameVariables.previous', JSON.stringify(encode(runIn(PAYCHANCE))))
    store('{"day": 31, "playerNa')
    await open()
    expect(screen.getByText(/Your save could not be read/)).toBeTruthy()
    expect(adventurer()).toContain('Day 1')
    expect(localStorage.getItem('GameVariables.broken')).toBe('{"day": 31, "playerNa')
  })

  it.each([
    '{"day": 3',
    '{"update":"0.0.24","day":"three","playerHealth":{},"gameMode":7,"consoletext":{}}',
    '{"day":12,"playerGold":3,"gameMode":{"name":"sleeping"}}',
  ])('without JSON, with wrong types or of an unknown mode can be played: %s', async (text) => {
    store(text)
    await open()
    const [first] = within(screen.getByRole('group', { name: 'Choices' })).getAllByRole('button')
    expect(first).toBeTruthy()
    if (first) fireEvent.click(first)
    await passTime(60_000)
    expect(lines().length).toBeGreaterThan(1)
  })

  it('of an older release shows the news once and keeps its run', async () => {
    store(JSON.stringify({ ...encode(runIn(PAYCHANCE, { day: 12 })), update: '0.0.9' }))
    await open()
    const name = `New Update! ${TEMPLATE_VERSION}`
    fireEvent(screen.getByRole('dialog', { name }), new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await open()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(adventurer()).toContain('Day 12')
  })

  const MODES: readonly [input: string, Mode][] = [
    ['Robin', { name: 'playerInput' }],
    ['chance', PAYCHANCE],
    ['path 2', { name: 'paths', seen: ['enemy', 'merchant', 'empty', 'reward'] }],
    ['1', { name: 'attack', foe: { type: 'boss', id: 'pumpkin-king', health: 41, round: 1 } }],
    ['yes', { name: 'yesno', opportunity: 'lost-potato' }],
    ['none', { name: 'merchant', goods: ['honey-seeds', 'big-rock', 'long-stick'] }],
  ]

  it.each(MODES)('looks the same after the input “%s” and a reload', async (input, mode) => {
    const shown = () =>
      ['[role=log]', '[data-mode]'].map((part) => document.querySelector(part)?.textContent)
    save(runIn(mode, { health: 40 }))
    await open()
    await enter(input)
    await passTime(60_000)
    const before = shown()
    expect(before[0]).toContain(input)
    await open()
    expect(shown()).toEqual(before)
  })

  it('neither loses nor repeats a turn if it is reloaded while the turn prints', async () => {
    save(runIn({ name: 'paths', seen: ['enemy', 'merchant', 'empty', 'reward'] }))
    await open()
    await enter('path 2')
    expect(isBusy()).toBe(true)
    const { run, lines: saved } = load().game
    expect(run?.turn).toBe(4)
    await open()
    expect(isBusy()).toBe(false)
    expect(Array.from(lines(), ({ textContent }) => textContent)).toEqual(
      saved.map(({ text }) => text),
    )
    expect(load().game.run).toEqual(run)
  })

  it('is replaced by one from a file when the player chooses it', async () => {
    await open()
    act(() => openPopup('settings'))
    await passTime(10)
    const file = exportFile(runIn(PAYCHANCE, { day: 41 }))
    expect(file.name).toBe('hundred-days-Wren-day-41.json')
    fireEvent.change(screen.getByLabelText('Load from a file'), { target: { files: [file] } })
    await expect.poll(() => screen.queryByRole('dialog', { name: 'Which run?' })).toBeTruthy()
    const [here, other] = screen.getByRole('dialog').querySelectorAll('li')
    expect([here?.textContent, other?.textContent]).toEqual([
      expect.stringContaining('Day 1'),
      expect.stringContaining('Day 41'),
    ])
    fireEvent.click(within(other ?? document.body).getByRole('button', { name: 'Play this one' }))
    await open()
    expect(adventurer()).toContain('Day 41')
  })

  it('can be given up for a run with another name, without losing the ledger', async () => {
    const { ledger } = newGame()
    save({ ...runIn(PAYCHANCE), ledger: withEntries(ledger, ['good/big-rock']) })
    await open()
    act(() => openPopup('give-up'))
    await passTime(10)
    await press('Give up and change name')
    await press('Start')
    await passTime(60_000)
    expect(screen.getByLabelText<HTMLInputElement>('Your answer').placeholder).toBe(
      'Your name, up to 12',
    )
    expect(load().game.ledger.counts).toEqual({ 'good/big-rock': 1 })
  })
})

describe('the game', () => {
  it('can be played in a browser without storage, and says that it is not stored', async () => {
    localStorage.clear()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await open()
    await press('Start')
    await passTime(60_000)
    expect(screen.getByText(/This browser cannot store the game/)).toBeTruthy()
    await enter('Wren')
    await passTime(60_000)
    expect(screen.getByRole('button', { name: /^Pay/ })).toBeTruthy()
  })

  it('prints at the chosen pace, which is stored', async () => {
    const choose = (value: string) =>
      fireEvent.change(screen.getByLabelText('Pace'), { target: { value } })
    await open()
    choose('instant')
    expect(localStorage.getItem('Settings')).toBe('{"pace":"instant"}')
    await enter('chance')
    expect(isBusy()).toBe(false)
    choose('press')
    await enter('path 1')
    await passTime(60_000)
    expect(isBusy()).toBe(true)
    const before = lines().length
    fireEvent.keyDown(window, { key: ' ' })
    expect(lines()).toHaveLength(before + 1)
    choose('timed')
    await passTime(10)
    expect(isBusy()).toBe(false)
  })
})
