// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newRun, type Mode } from '@fable/engine'
import {
  enter,
  fillInBrowser,
  noSync,
  passTime,
  renderPage,
  resetBrowser,
  stubServer,
} from '../../testing/page.tsx'
import { makeRun } from '../../testing/run.ts'
import { staleTexts, translatePage } from '../../testing/translator.ts'
import { newGame } from '../save/saved-game.ts'
import { save } from '../save/store.ts'
import { Play } from './play.tsx'

let endTranslation: (() => void) | undefined

beforeEach(() => {
  fillInBrowser()
  vi.useFakeTimers()
  stubServer({})
})
afterEach(() => {
  endTranslation?.()
  resetBrowser()
})

/** An input and the next mode for each mode. */
const TURNS: {
  readonly [Name in Mode['name']]: readonly [input: string, mode: Mode & { name: Name }]
} = {
  start: ['start', { name: 'start' }],
  playerInput: ['Wren', { name: 'playerInput' }],
  paychance: ['chance', { name: 'paychance' }],
  paths: ['path 2', { name: 'paths', seen: ['enemy', 'merchant', 'empty', 'reward'] }],
  attack: [
    '99',
    { name: 'attack', foe: { type: 'boss', id: 'pumpkin-king', health: 41, round: 1 } },
  ],
  yesno: ['yes', { name: 'yesno', opportunity: 'lost-potato' }],
  merchant: ['none', { name: 'merchant', goods: ['honey-seeds', 'big-rock', 'long-stick'] }],
}

it.each(Object.values(TURNS))('a translated game plays the input “%s”', async (input, mode) => {
  const state = { ...newRun({ playerName: 'Wren' }), health: 40, maxDamage: 7, day: 12, mode }
  save({ ...newGame(), state, run: makeRun({ id: 'run-1' }) })
  renderPage(<Play isOwned sync={noSync} notice="" onReplaced={() => undefined} />)
  endTranslation = translatePage()
  await enter(input)
  await passTime(60_000)
  expect(screen.getByRole('log').textContent).toContain(input)
  expect(screen.getByRole('button', { name: 'Submit' }).ariaDisabled).toBe('false')
  expect(staleTexts()).toEqual([])
})
