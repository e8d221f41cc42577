// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fillInBrowser, renderPage, resetBrowser } from '../../testing/page.tsx'
import { Book } from './book.tsx'
import { ENTRY_KEYS, type EntryKey } from './entries.ts'
import { EMPTY_LEDGER, withEntries, type Ledger } from './ledger.ts'

const some = withEntries(EMPTY_LEDGER, [
  'met/gerald',
  'met/gerald',
  'fell-to/gerald',
  'met/starch-king',
  'felled/starch-king',
  'told/dark-cave/correctNo',
  'good/big-rock',
  'end/gerald',
  'read/flavour-goose',
])
const full: Ledger = {
  ...EMPTY_LEDGER,
  counts: Object.fromEntries(ENTRY_KEYS.map((key) => [key, 3])),
}

const onSeen = vi.fn<(keys: readonly EntryKey[]) => () => void>(() => () => undefined)
const goTo = (page: string) =>
  act(() => {
    location.hash = page
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  })
function open(ledger: Ledger, page: string) {
  goTo(page)
  renderPage(<Book ledger={ledger} onSeen={onSeen} />)
  return screen.getByRole('main').textContent
}
const itemOf = (text: string) =>
  screen.getAllByRole('listitem').find((item) => item.textContent.includes(text))

beforeEach(fillInBrowser)
afterEach(resetBrowser)

describe('the ledger', () => {
  it('counts the entries of each page and of the whole book', () => {
    open(some, '')
    const tabs = within(screen.getByRole('navigation')).getAllByRole('link')
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Foes2/ of 13, with something new',
      'Stories1/ of 40, with something new',
      'Things2/ of 18, with something new',
    ])
    expect(screen.getByText(/of 71 written down/).parentElement?.textContent).toBe(
      '5 of 71 written down',
    )
  })

  it('shows the foes that were met, and hints at those that were not', () => {
    open(some, 'foes')
    expect(itemOf('Starch King')?.textContent).toContain('met 1, felled\u00a01')
    expect(itemOf('Gerald')?.textContent).toContain('met 2, the books are open')
    expect(screen.queryByText('Pumpkin King')).toBeNull()
    expect(itemOf('days 70 to 100')?.textContent).toContain('Not met yet')
  })

  it('shows only the outcomes that were seen, and whether they went well', () => {
    open(some, 'stories')
    const cave = itemOf('Dark Cave')?.textContent
    expect(cave).toContain('it went well: The cave burped.')
    expect(cave?.match(/not seen yet/g)).toHaveLength(3)
    expect(screen.queryByText('Lost Potato')).toBeNull()
  })

  it('shows only the goods, the endings and the texts of empty paths that were found', () => {
    const text = open(some, 'things')
    expect(text).toContain('Ends conversations.')
    expect(text).toContain('Audited')
    expect(text).not.toContain('Honey Seeds')
    expect(text).not.toContain('Soggy')
    expect(text).toContain('A goose looks at you')
    expect(text).not.toContain('A signpost points')
  })

  it('marks the entries of its open pages as seen and removes the mark from their tabs', () => {
    open(some, 'foes')
    const spread = ['met/gerald', 'fell-to/gerald', 'met/starch-king', 'felled/starch-king']
    expect(onSeen).toHaveBeenLastCalledWith([...spread, 'told/dark-cave/correctNo'])
    goTo('things')
    expect(onSeen.mock.lastCall?.[0]).toContain('good/big-rock')
    const tab = (name: RegExp) => screen.getByRole('link', { name }).textContent
    expect(tab(/^Foes/)).not.toContain('something new')
    expect(tab(/^Stories/)).toContain('something new')
  })

  it('turns to the page of a tab without adding to the history', () => {
    open(some, 'foes')
    const steps = history.length
    fireEvent.click(screen.getByRole('link', { name: /^Things/ }))
    expect(location.hash).toBe('#things')
    expect(history.length).toBe(steps)
  })

  it.each([
    ['foes', 'A full page. They all asked after you.'],
    ['stories', 'All told. I shall have to ask you something else.'],
    ['things', 'All sold. I may have to find something else.'],
  ])('shows a remark of Marlowe and no gaps on a full page of %s', (page, note) => {
    const text = open(full, page)
    expect(text).toContain('71 of 71 written down')
    expect(text).toContain(note)
    expect(text).not.toMatch(/not .* yet/i)
  })

  it('names a story that lacks one outcome, and the answer that may lead to it', () => {
    const counts = { ...full.counts }
    delete counts['told/a-garden/incorrectNo']
    expect(open({ ...full, counts }, 'stories')).toContain(
      'One line short of a seal: A garden. It would like a no.',
    )
  })
})
