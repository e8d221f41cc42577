// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newRun, type State } from '@fable/engine'
import { BOTS, playRun } from '@fable/engine/bots'
import { fillInBrowser, noSync, renderPage, resetBrowser, stubServer } from '../../testing/page.tsx'
import { makeRun } from '../../testing/run.ts'
import { changePreferences } from '../save/preferences.ts'
import { newGame } from '../save/saved-game.ts'
import { load, save } from '../save/store.ts'
import { Play } from './play.tsx'

const play = <Play isOwned sync={noSync} notice="" onReplaced={() => undefined} />

const WREN: State = {
  ...newRun({ playerName: 'Wren' }),
  health: 3,
  day: 1,
  mode: { name: 'paychance' },
}
const saveRun = (state: State, run = makeRun({ id: 'run-1' })) => save({ ...newGame(), state, run })

const input = () => screen.getByLabelText<HTMLInputElement>('Your answer')
const lines = () =>
  Array.from(document.querySelectorAll('[data-tone]'), ({ textContent }) => textContent)

/** The game of a bot's run on a late day, its inputs from there to day 100, and its end in the engine. */
function wonRun() {
  for (let at = 0; at < 5_000; at += 1) {
    const seed = `won ${at}`
    const before: State[] = []
    const { record, ending } = playRun(BOTS['sensible, knows the odds'], seed, {
      start: newRun({ playerName: 'Wren' }),
      onTurn: (state) => before.push(state),
    })
    const turn = before.findIndex(({ day }) => day >= 97)
    const state = before[turn]
    if (ending.cause !== 'hundred' || !state) continue
    const inputs = record.slice(turn).map(({ input }) => input)
    return { state, run: makeRun({ seed, turn }), inputs, ending }
  }
  throw new Error('No run reaches day 100.')
}

beforeEach(() => {
  fillInBrowser()
  stubServer({})
  changePreferences({ pace: 'instant' })
})
afterEach(resetBrowser)

describe('a run', () => {
  it('shows the four paths of a fork after a path was taken unseen, even after a reload', async () => {
    saveRun({ ...WREN, day: 8, mode: { name: 'paths', seen: null } })
    const { unmount } = renderPage(play)
    fireEvent.click(await screen.findByRole('button', { name: /^Path 2/ }))
    const name = /^The four paths of this fork\. You took path 2/
    const tray = await screen.findByRole('img', { name })
    const { ariaLabel } = tray
    unmount()
    renderPage(play)
    expect(screen.getByRole('img', { name }).ariaLabel).toBe(ariaLabel)
  })

  it('plays to day 100 as in the engine, and then offers its last page', async () => {
    const { state, run, inputs, ending } = wonRun()
    saveRun(state, run)
    renderPage(play)
    for (const answer of inputs) {
      fireEvent.change(input(), { target: { value: answer } })
      fireEvent.submit(input())
    }
    expect(lines()).toContain('100 Days Survived')
    const { gold, strength } = ending
    expect(load().game.run?.ended).toMatchObject({ cause: 'hundred', gold, strength })
    expect(screen.getByRole('button', { name: 'Start' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'See how it went' })).toBeTruthy()
    fireEvent.keyDown(document.body, { key: ' ' })
    const page = await screen.findByRole('region', { name: 'Last page' })
    expect(page.textContent).toContain('All hundred.')
    expect(screen.queryByRole('button', { name: 'See how it went' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Share this run' })).toBeTruthy()
  })
})

it('in a fight the key F attacks with the maximum, R rolls and stops the dice, and digits go to the input', () => {
  const foe = { type: 'boss', id: 'pumpkin-king', health: 41, round: 1 } as const
  saveRun({ ...WREN, day: 71, health: 90, maxDamage: 5, mode: { name: 'attack', foe } })
  renderPage(play)
  const stop = () => screen.queryByRole('button', { name: 'Stop' })
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  press('r')
  expect(stop()).toBeTruthy()
  press('r')
  expect(stop()).toBeNull()
  expect(lines().filter((line) => /^[0-5]$/.test(line))).toHaveLength(1)
  press('3')
  expect(document.activeElement).toBe(input())
  expect(input().inputMode).toBe('numeric')
  fireEvent.keyDown(input(), { key: 'Escape' })
  press('f')
  expect(lines().filter((line) => /^[0-5]$/.test(line))).toEqual([expect.any(String), '5'])
  expect(stop()).toBeNull()
})
