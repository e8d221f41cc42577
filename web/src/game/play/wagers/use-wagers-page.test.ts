// @vitest-environment jsdom
import { newRun, viewOf, NEW_TALLY } from '@fable/engine'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EMPTY_LEDGER, withEntries } from '../../ledger/ledger.ts'
import type { ShelvedRun } from '../../save/saved-game.ts'
import { useWagersPage } from './use-wagers-page.ts'

const scene = { view: viewOf(newRun()), ending: null, isWaiting: false }
const ledger = withEntries(EMPTY_LEDGER, ['end/brisk'])
const run = { id: 'r', seed: 's', turn: 9, at: 0, pending: null, ranked: false, story: NEW_TALLY }
const shelf: ShelvedRun = { state: newRun(), lines: [], run, ledgerRun: ledger.run }

it('is open between two runs, but not while the next Start brings a run from the shelf', () => {
  const open = renderHook(() => useWagersPage(scene, { run: null, ledger, shelf: null }))
  expect(open.result.current.isOpen).toBe(true)
  const { result } = renderHook(() => useWagersPage(scene, { run: null, ledger, shelf }))
  expect(result.current).toEqual({ isOpen: false, open: undefined, close: undefined })
})
