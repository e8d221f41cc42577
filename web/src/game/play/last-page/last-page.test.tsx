// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEED_IDS } from '../../ledger/deed-ids.ts'
import { ENTRY_KEYS } from '../../ledger/entries.ts'
import { EMPTY_LEDGER, withEntries } from '../../ledger/ledger.ts'
import { NEW_STORY, type RunStory } from '../../save/run-story.ts'
import type { SeenEnding } from '../../save/seen-ending.ts'
import { fillInBrowser, renderPage, resetBrowser } from '../../../testing/page.tsx'
import LastPage from './last-page.tsx'
import ShareResult from './share-result.tsx'

const death: SeenEnding = {
  ...{ cause: 'death', daysSurvived: 23, killer: 'gerald' },
  ...{ strength: 8, kills: 1, bestHit: 6, gold: 2 },
}
const story: RunStory = {
  health: [
    [0, 5],
    [9, 10],
    [20, 4],
    [23, 0],
  ],
  worst: { day: 20, lost: 6, by: 'captain-crunchy' },
  perfect: { row: 0, best: 3 },
}
const page = (props: Partial<Parameters<typeof LastPage>[0]> = {}) => (
  <LastPage
    ending={death}
    playerName="Wanda"
    story={story}
    isBest={false}
    ledger={EMPTY_LEDGER}
    added={[]}
    {...props}
  />
)

beforeEach(fillInBrowser)
afterEach(resetBrowser)

describe('the last page', () => {
  it('says who ended the run, the verdict and what it came to', () => {
    renderPage(page())
    const text = screen.getByRole('region', { name: 'Last page' }).textContent
    expect(text).toContain('Wanda · 23 days')
    expect(text).toContain('“You passed the last sensible place to stop. I waved.”')
    expect(text).toContain('Fell to Gerald the accountant on day 23')
    expect(text).toContain('1 foe defeated, best hit 6, 2 gold left')
    expect(text).toContain('3 perfect stops in a row')
  })

  it('draws the health by day, and names the worst turn', () => {
    renderPage(page())
    const line = screen.getByRole('img', { name: /^Health by day/ })
    expect(line.getAttribute('aria-label')).toBe(
      'Health by day: from 5 to 0, highest 10, lowest 0. The worst turn: day 20, −6 HEALTH, Captain Crunchy.',
    )
  })

  it('leaves the line out when there is nothing to draw', () => {
    renderPage(page({ story: NEW_STORY }))
    expect(screen.queryByRole('img', { name: /^Health/ })).toBeNull()
    expect(screen.queryByText(/perfect stops/)).toBeNull()
  })

  it('counts what the total of the ledger counts, and no foe again when it is felled later', () => {
    renderPage(page({ added: ENTRY_KEYS.filter((key) => !key.startsWith('read/')) }))
    const counted = ENTRY_KEYS.filter((key) => !/^(felled|fell-to|read)\//.test(key)).length
    expect(screen.getByText(new RegExp(`has ${String(counted)} new:`))).toBeTruthy()
    cleanup()
    renderPage(page({ added: ['felled/devils-playground'] }))
    expect(screen.getByText(/has nothing new/)).toBeTruthy()
  })

  it('names what the run has added to the ledger, each foe once, and leads there', () => {
    const ledger = withEntries(EMPTY_LEDGER, [
      ...(['met/gerald', 'fell-to/gerald', 'end/gerald', 'read/flavour-goose'] as const),
      ...(['met/starch-king', 'felled/starch-king', 'told/dark-cave/correctNo'] as const),
      ...(['good/big-rock', 'deed/picnic'] as const),
    ])
    renderPage(page({ ledger, added: ledger.run.added }))
    const link = screen.getByRole('link', { name: 'Marlowe’s ledger' })
    expect(link.getAttribute('href')).toBe('/TextBasedGame/ledger')
    expect(link.parentElement?.textContent).toBe(
      'Marlowe’s ledger has 6 new: “Known longer picnics”; Gerald; Starch King, felled; Dark Cave, no; and 2 more.',
    )
  })

  it('gives a hint when the run has added little, and none when every deed is done', () => {
    renderPage(page({ added: ['good/big-rock'] }))
    expect(screen.getByText(/has 1 new: Big Rock. “Win an argument with a tree.”/)).toBeTruthy()
    cleanup()
    renderPage(page())
    expect(screen.getByText(/has nothing new. “Win an argument with a tree.”/)).toBeTruthy()
    cleanup()
    const full = withEntries(
      EMPTY_LEDGER,
      DEED_IDS.map((id) => `deed/${id}` as const),
    )
    renderPage(page({ ledger: full }))
    expect(screen.getByText(/It is all in there/)).toBeTruthy()
  })

  it('shows the rank, the best run and the way to watch a ranked one', () => {
    const rankedId = '0'.repeat(32)
    renderPage(page({ ending: { ...death, rank: 4, rankedId }, isBest: true }))
    expect(screen.getByText('Number 4 of all runs')).toBeTruthy()
    expect(screen.getByText('Your best run yet')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Watch it again' })
    expect(link.getAttribute('href')).toContain(rankedId)
  })

  it('leaves the rank out when the run has survived no day', () => {
    renderPage(page({ ending: { ...death, daysSurvived: 0, rank: 4 } }))
    expect(screen.queryByText(/^Number/)).toBeNull()
  })
})

const stubClipboard = (clipboard: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })

describe('sharing a result', () => {
  it('copies it as text', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    stubClipboard({ writeText })
    renderPage(<ShareResult ending={death} playerName="Wanda" />)
    fireEvent.click(screen.getByRole('button', { name: 'Share this run' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy())
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining('Wanda, day 23 of 100'))
  })

  it('shows the text where nothing can be copied', async () => {
    stubClipboard(undefined)
    renderPage(<ShareResult ending={death} playerName="Wanda" />)
    fireEvent.click(screen.getByRole('button', { name: 'Share this run' }))
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'The result' })
    expect(text.value).toContain('Fell to Gerald the accountant')
  })
})
