// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FactPage } from '@fable/contract'
import { ALL_FACTS, type FactsView } from '@fable/contract/limits'
import { makeFact } from '../../testing/fact.ts'
import { fillInBrowser, renderPage, resetBrowser, stubServer } from '../../testing/page.tsx'
import { firstWords } from '../form/first-words.ts'
import { useFactList } from './list-queries.ts'
import ListSummary from './list-summary.tsx'

beforeEach(fillInBrowser)
afterEach(() => {
  resetBrowser()
  firstWords.set('')
})

const instead: FactPage['instead'] = {
  words: [
    { word: 'bats', count: 2 },
    { word: 'oats', count: 1 },
  ],
  facts: [1, 2, 3].map((id) => makeFact({ id, text: `Fact ${id} is true.` })),
}

function Summary({ view, onShare }: { view: FactsView; onShare: () => void }) {
  const list = useFactList(view)
  return list.facts ? <ListSummary view={view} list={list} onShare={onShare} /> : null
}

function open(given: Partial<FactsView>, page: Partial<FactPage> = {}, onShare = vi.fn()) {
  stubServer({ 'GET /api/fact-pages': { facts: [], next: null, ...page } })
  return renderPage(<Summary view={{ ...ALL_FACTS, ...given }} onShare={onShare} />)
}

it('a search that finds nothing offers the nearest words and three facts', async () => {
  open({ q: 'cats' }, { instead })
  expect(await screen.findByText('Nothing about “cats” yet.')).toBeTruthy()
  expect(screen.getByText('The worm has looked twice.')).toBeTruthy()
  const bats = screen.getByRole('link', { name: /^bats/ })
  expect(bats.textContent).toBe('bats2facts')
  expect(bats.getAttribute('href')).toBe('/?q=bats')
  expect(screen.getByRole('link', { name: /^oats/ }).textContent).toBe('oats1fact')
  expect(screen.getByRole('heading', { name: 'Three facts meanwhile' })).toBeTruthy()
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'Show all facts' }).getAttribute('href')).toBe('/')
})

it('the button for a missing fact passes the words of the search to the form', async () => {
  const onShare = vi.fn()
  open({ q: 'cats' }, { instead }, onShare)
  fireEvent.click(await screen.findByRole('button', { name: 'Share the first one about cats' }))
  expect(onShare).toHaveBeenCalledOnce()
  expect(firstWords.get()).toBe('cats')
})

it('a search that finds nothing in a category leads to the whole board', async () => {
  open({ q: 'cats', category: 'science' }, { instead })
  expect(await screen.findByText('Nothing about “cats” in science yet.')).toBeTruthy()
  const everywhere = screen.getByRole('link', { name: 'Search everywhere' })
  expect(everywhere.getAttribute('href')).toBe('/?q=cats')
  const bats = screen.getByRole('link', { name: /^bats/ })
  expect(bats.getAttribute('href')).toBe('/?category=science&q=bats')
  expect(screen.queryByRole('button', { name: /Share the first/ })).toBe(null)
})

it('a search that finds nothing leads to all facts even if the server has no suggestions', async () => {
  open({ q: 'cats' }, { isCut: true })
  expect(await screen.findByText('Only the newest facts were searched.')).toBeTruthy()
  expect(screen.queryByText('Nearest words:')).toBe(null)
  expect(screen.queryByRole('heading')).toBe(null)
  expect(screen.getByRole('link', { name: 'Show all facts' })).toBeTruthy()
})

it('a search that did not read all facts says that it shows the best of many', async () => {
  open({ q: 'cats' }, { facts: [makeFact({ id: 4 })], isCut: true })
  const found = await screen.findByText('1 fact')
  expect(found.parentElement?.textContent).toBe('1 fact with “cats”, showing the best of many')
})

it('a list without disputed facts leads to the undisputed ones and asks for no fact', async () => {
  open({ category: 'science', sort: 'disputed' })
  expect(await screen.findByText(/^No one disagrees on anything in science/)).toBeTruthy()
  const others = screen.getByRole('link', { name: 'Show undisputed facts' })
  expect(others.getAttribute('href')).toBe('/?category=science')
  expect(screen.queryByRole('button')).toBe(null)
})

it('a search of the disputed facts that finds nothing says that no disputed fact matches', async () => {
  open({ q: 'cats', sort: 'disputed' }, { instead })
  expect(await screen.findByText('No disputed fact here mentions “cats”.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show all disputed facts' })).toBeTruthy()
  const everywhere = screen.getByRole('link', { name: 'Search everywhere' })
  expect(everywhere.getAttribute('href')).toBe('/?q=cats')
})
