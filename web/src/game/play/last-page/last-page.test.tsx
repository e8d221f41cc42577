// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NEW_TALLY, NO_POSTS, type Tally } from '@fable/engine'
import { VERDICTS } from '@fable/engine/content'
import { fillInBrowser, renderPage, resetBrowser } from '../../../testing/page.tsx'
import { makeEnding } from '../../../testing/run.ts'
import { ENTRY_KEYS, type EntryKey } from '../../ledger/entries.ts'
import { EMPTY_LEDGER, newLedgerRun, withEntries, type Ledger } from '../../ledger/ledger.ts'
import ShareResult from '../controls/share-result.tsx'
import LastPage from './last-page.tsx'

const death = makeEnding({
  daysSurvived: 23,
  killer: 'gerald',
  strength: 8,
  kills: 1,
  bestHit: 6,
  gold: 2,
})
const story: Tally = {
  ...NEW_TALLY,
  health: [
    [0, 5],
    [9, 10],
    [20, 4],
    [23, 2],
    [23, 0],
  ],
  worst: { day: 20, lost: 6, by: 'captain-crunchy' },
}
const page = (props: Partial<Parameters<typeof LastPage>[0]> = {}) => (
  <LastPage
    ending={death}
    run={{ id: 'r', posts: NO_POSTS, story }}
    ledger={EMPTY_LEDGER}
    best={null}
    {...props}
  />
)
/** A ledger with these entries, all added by the run. */
const added = (...keys: EntryKey[]): Ledger =>
  withEntries({ ...EMPTY_LEDGER, run: newLedgerRun('r') }, keys)

const stubClipboard = (clipboard: unknown) =>
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: clipboard } }))

beforeEach(fillInBrowser)
afterEach(resetBrowser)

describe('the last page', () => {
  it('says what ended the run and what was reached, without repeating the console', () => {
    renderPage(page())
    const text = screen.getByRole('region', { name: 'Last page' }).textContent
    expect(text).toContain('Fell to Gerald the accountant')
    expect(text).toContain('1 foe defeated, best hit 6, 2 gold left')
    for (const verdict of VERDICTS.flatMap(({ texts }) => texts))
      expect(text).not.toContain(verdict)
    expect(text).not.toContain('23 days')
  })

  it('draws the health by turn and says how much was lost in the last five days', () => {
    renderPage(page())
    const line = screen.getByRole('img', { name: /^Health by turn/ })
    expect(line.getAttribute('aria-label')).toBe(
      'Health by turn: from 5 to 0, highest 10, lowest 0.',
    )
    expect(screen.getByText('from ten HEALTH to none in five days')).toBeTruthy()
  })

  it('shows the other paths beside an enemy’s path that was taken unseen', () => {
    const path = {
      path: 2,
      kind: 'enemy',
      kinds: ['empty', 'enemy', 'reward', 'merchant'],
      isSeen: false,
    } as const
    renderPage(page({ run: { id: 'r', posts: NO_POSTS, story: { ...story, path } } }))
    const cards = within(screen.getByRole('list', { name: /^Taken by chance/ })).getAllByRole(
      'listitem',
    )
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'Path 1 Empty',
      'Path 2 yours',
      'Path 3 Reward',
      'Path 4 Merchant',
    ])
    cleanup()
    renderPage(
      page({
        run: { id: 'r', posts: NO_POSTS, story: { ...story, path: { ...path, isSeen: true } } },
      }),
    )
    expect(screen.queryByText('Path 1')).toBeNull()
    cleanup()
    const question = { ...path, path: 1, kind: 'empty' } as const
    renderPage(page({ run: { id: 'r', posts: NO_POSTS, story: { ...story, path: question } } }))
    expect(screen.queryByText('Path 1')).toBeNull()
  })

  it('leads back to the run on the shelf', () => {
    const onBack = vi.fn()
    renderPage(page({ shelf: { day: 4, onBack } }))
    fireEvent.click(screen.getByRole('button', { name: 'back to day 4' }))
    expect(onBack).toHaveBeenCalledOnce()
  })

  it('offers a guest an account for the run, and then names that account', () => {
    renderPage(page({ claim: { state: 'offered' } }))
    expect(screen.getByRole('button', { name: 'Put your name on it' })).toBeTruthy()
    cleanup()
    renderPage(page({ claim: { state: 'claimed', name: 'Mira' } }))
    expect(screen.queryByRole('button', { name: 'Put your name on it' })).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('Mira’s, from now on.')
  })

  it('shows a goal that says what to do', () => {
    renderPage(page({ best: 24 }))
    expect(screen.getByText('Best to beat:').parentElement?.textContent).toBe(
      'Best to beat: walk 2 days further.',
    )
  })

  it('shows no goal if Start goes back to the run on the shelf', () => {
    renderPage(page({ best: 24, shelf: { day: 4, onBack: vi.fn() } }))
    expect(screen.queryByText('Best to beat:')).toBeNull()
  })

  it('does not draw the health by turn if no health is known', () => {
    renderPage(page({ run: { id: 'r', posts: NO_POSTS, story: NEW_TALLY } }))
    expect(screen.queryByRole('img', { name: /^Health/ })).toBeNull()
  })

  it('shows three of the new entries in the ledger and counts them all', () => {
    const ledger = added(
      ...(['met/gerald', 'fell-to/gerald', 'end/gerald', 'read/flavour-goose'] as const),
      ...(['met/starch-king', 'felled/starch-king', 'told/dark-cave/correctNo'] as const),
      ...(['good/big-rock'] as const),
    )
    renderPage(page({ ledger }))
    const shown = within(screen.getByRole('list', { name: 'New in the ledger' }))
    const names = shown.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(names).toEqual([
      'Starch King met, and felled',
      'Gerald first met',
      'Dark Cave no was right',
    ])
    const link = screen.getByRole('link', { name: 'Marlowe’s ledger' })
    expect(link.getAttribute('href')).toBe('/TextBasedGame/ledger')
    expect(link.parentElement?.textContent).toBe('5 new in Marlowe’s ledger')
  })

  it('shows defeated foes before other new entries, the greatest first', () => {
    const felled = (['gerald', 'pumpkin-king', 'ellery'] as const).flatMap(
      (id) => [`met/${id}`, `felled/${id}`] as const,
    )
    renderPage(page({ ledger: added(...felled, 'met/octopus-of-destruction') }))
    const shown = within(screen.getByRole('list', { name: 'New in the ledger' }))
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Pumpkin King met, and felled',
      'Gerald met, and felled',
      'Ellery met, and felled',
    ])
  })

  it('counts the same entries as the total of the ledger', () => {
    const run = { id: 'r', posts: NO_POSTS, story: NEW_TALLY }
    const ledger = added(...ENTRY_KEYS.filter((key) => !key.startsWith('read/')))
    renderPage(page({ run, ledger }))
    const counted = ENTRY_KEYS.filter((key) => !/^(felled|fell-to|read)\//.test(key)).length
    expect(screen.getByText(`${counted} new in`, { exact: false })).toBeTruthy()
    cleanup()
    renderPage(page({ run, ledger: added('felled/devils-playground') }))
    expect(screen.getByText(/Nothing new in/)).toBeTruthy()
  })

  it('shows the rank of a ranked run, that it is the best yet, and a link to watch it', () => {
    const rankedId = '0'.repeat(32)
    renderPage(page({ ending: { ...death, rank: 4, rankedId }, best: 20 }))
    expect(screen.getByText('Number 4 of all runs')).toBeTruthy()
    expect(screen.getByText('Your best run yet')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Watch it again' })
    expect(link.getAttribute('href')).toContain(rankedId)
  })

  it('leaves out the rank if the run survived no day', () => {
    renderPage(page({ ending: { ...death, daysSurvived: 0, rank: 4 } }))
    expect(screen.queryByText(/^Number/)).toBeNull()
  })
})

describe('sharing a result', () => {
  it('copies the result as text', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    stubClipboard({ writeText })
    renderPage(<ShareResult ending={death} playerName="Wanda" run={{ story }} />)
    fireEvent.click(screen.getByRole('button', { name: 'Share this run' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy())
    expect(writeText).toHaveBeenCalledWith(
      expect.stringMatching(/^🟩🟩💀⬛{7} 23 days\n.*Wanda, day 23 of 100/su),
    )
  })

  it('copies only the days and the health of a run on a daily road, with the address of the road', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    stubClipboard({ writeText })
    const road = { day: '2026-11-20' }
    const ending = { ...death, rankedId: 'r1' }
    renderPage(<ShareResult ending={ending} playerName="Wanda" run={{ story, road }} />)
    fireEvent.click(screen.getByRole('button', { name: 'Share this run' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy())
    expect(writeText).toHaveBeenCalledWith(
      expect.stringMatching(/^Hundred Days · Road \d+\n.*\nDay 23\n\S+\/TextBasedGame\/daily$/),
    )
  })

  it('shows the text while the clipboard does not respond, and “Copied” once it does', async () => {
    vi.useFakeTimers()
    const { promise, resolve } = Promise.withResolvers<undefined>()
    stubClipboard({ writeText: () => promise })
    renderPage(<ShareResult ending={death} playerName="Wanda" run={{ story }} />)
    fireEvent.click(screen.getByRole('button', { name: 'Share this run' }))
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(screen.queryByRole('textbox', { name: 'The result' })).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(screen.getByRole('textbox', { name: 'The result' })).toBeTruthy()
    await act(async () => {
      resolve(undefined)
      await promise
    })
    expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
    vi.useRealTimers()
  })

  it('shows the text if nothing can be copied', async () => {
    stubClipboard(undefined)
    renderPage(<ShareResult ending={death} playerName="Wanda" run={{ story }} />)
    fireEvent.click(screen.getByRole('button', { name: 'Share this run' }))
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'The result' })
    expect(text.value).toContain('Fell to Gerald the accountant')
  })
})
