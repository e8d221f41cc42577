// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FactDetails } from '@fable/contract'
import { makeFact } from '../testing/fact.ts'
import { fillInBrowser, passTime, renderPage, resetBrowser, stubServer } from '../testing/page.tsx'
import FactsPage from './facts-page.tsx'

const LAMP = makeFact({ id: 61, text: 'The moon is a lamp.', category: 'health' })
const CUBES = makeFact({ id: 62, text: 'Wombats leave cubes.' })

const LIST = 'GET /api/fact-pages'

const pageOf = (...facts: FactDetails[]) => ({ facts, next: null })

function open(replies: Parameters<typeof stubServer>[0], path = '/') {
  history.pushState(null, '', path)
  const requests = stubServer(replies)
  return { ...renderPage(<FactsPage />), requests }
}

const list = () => screen.getByRole('region', { name: 'Facts' })
const texts = () =>
  within(list())
    .queryAllByRole('heading')
    .map(({ textContent }) => textContent)
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))
const fill = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })

// Its file is fetched before, as in a page that has been open for a while.
beforeAll(() => import('./list/new-facts.tsx'))
beforeEach(fillInBrowser)
afterEach(resetBrowser)

describe('the search of the board', () => {
  const field = () => screen.getByRole<HTMLInputElement>('searchbox')
  const search = (value: string) => fireEvent.change(field(), { target: { value } })

  const openWithSearch = () =>
    open({
      [LIST]: (_, query) => Response.json(pageOf(...(query.get('q') ? [CUBES] : [LAMP, CUBES]))),
    })

  it('shows what is typed in the address and in the facts found, until Escape is pressed', async () => {
    openWithSearch()
    await expect.poll(texts).toHaveLength(2)
    search('cub')
    expect(await screen.findByText('1 fact')).toBeTruthy()
    expect(location.search).toBe('?q=cub')
    await expect.poll(() => document.querySelector('mark')?.textContent).toBe('cub')
    fireEvent.keyDown(field(), { key: 'Escape' })
    await expect.poll(texts).toHaveLength(2)
    expect(location.search).toBe('')
    expect(field().value).toBe('')
  })

  it.each(['/', 'ظ'])('is focused by the key %s in the position of the slash', (key) => {
    openWithSearch()
    fireEvent.keyDown(document.body, { key, code: 'Slash' })
    expect(document.activeElement).toBe(field())
    fireEvent.keyDown(field(), { key: 'Escape' })
    expect(document.activeElement).not.toBe(field())
  })
})

describe('the list of facts', () => {
  const trouble = 'There was a problem getting data'

  it('that cannot be loaded shows an error, and loads later by itself', async () => {
    vi.useFakeTimers()
    let fails = true
    open({ [LIST]: () => Response.json(pageOf(CUBES), { status: fails ? 500 : 200 }) })
    await passTime(100)
    expect(screen.getByText('Loading...')).toBeTruthy()
    await passTime(10_000)
    expect(screen.getByRole('alert').textContent).toContain(trouble)
    fails = false
    await passTime(60_000)
    expect(screen.getByText(CUBES.text)).toBeTruthy()
    expect(screen.queryByText(trouble)).toBe(null)
  })

  it('that loads when “Try again” is pressed takes the focus', async () => {
    open({ [LIST]: () => Response.json({}, { status: 400 }) })
    await screen.findByText(trouble)
    stubServer({ [LIST]: pageOf(CUBES) })
    await press('Try again')
    await screen.findByText(CUBES.text)
    expect(document.activeElement).toBe(list())
  })

  it('updates counts of votes by itself, but shows new facts of others only on a press', async () => {
    vi.useFakeTimers()
    open({ [LIST]: pageOf(CUBES) })
    await passTime(10_000)
    const newest = { ...LAMP, id: 64 }
    stubServer({ [LIST]: pageOf(newest, { ...CUBES, votesMindblowing: 4 }) })
    await expect
      .poll(async () => {
        await passTime(15_000)
        return screen.queryByRole('button', { name: 'Mind-blowing: 4' })
      })
      .not.toBe(null)
    expect(screen.queryByText(newest.text)).toBe(null)
    fireEvent.click(screen.getByRole('button', { name: '↑ 1 new fact' }))
    await passTime(100)
    expect(texts()).toEqual([newest.text, CUBES.text])
    expect(screen.queryByRole('button', { name: /new fact/ })).toBe(null)
  })

  it('marks a vote that the visitor casts in another tab', async () => {
    open({ [LIST]: pageOf({ ...CUBES, id: 65, votesFalse: 1 }) })
    await screen.findByRole('button', { name: 'False: 1' })
    localStorage.setItem('FactVotes', '[[65,{"false":1}]]')
    fireEvent(window, new StorageEvent('storage', { key: 'FactVotes' }))
    expect(await screen.findByRole('button', { name: 'False: 1, your vote' })).toBeTruthy()
  })
})

describe('the form on the board', () => {
  async function share({ text, source, category }: FactDetails) {
    await press('Share a fact')
    await fill('A fact worth sharing', text)
    await fill('Source', source)
    await fill('Category', category)
    await press('Post')
  }

  it('keeps a draft when it is closed by Escape or left, and the board offers to continue it', async () => {
    const { unmount } = open({ [LIST]: pageOf() })
    await press('Share a fact')
    await fill('A fact worth sharing', 'Half a thought')
    fireEvent.keyDown(screen.getByLabelText('A fact worth sharing'), { key: 'Escape' })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Share a fact' }))
    unmount()
    open({ [LIST]: pageOf() })
    expect(await screen.findByText(/You have an unfinished fact/)).toBeTruthy()
    await press('Keep writing')
    const text = await screen.findByLabelText<HTMLTextAreaElement>('A fact worth sharing')
    expect(text.value).toBe('Half a thought')
  })

  it('keeps a fact without a network over a reload, and sends it once', async () => {
    const fact = { ...LAMP, id: 67 }
    const fail = () => Promise.reject(new TypeError('no network'))
    const { unmount } = open({ [LIST]: pageOf(), 'POST /api/facts': fail })
    await share(fact)
    expect(await screen.findByText(/^You’re offline\./)).toBeTruthy()
    unmount()
    const { requests } = open({
      [LIST]: pageOf(),
      'POST /api/facts': () => Response.json(fact, { status: 201 }),
    })
    expect(await screen.findByText(/Your fact was shared/)).toBeTruthy()
    expect(screen.queryByText(/^You’re offline\./)).toBe(null)
    await expect.poll(texts).toEqual([fact.text])
    expect(requests.filter((request) => request === 'POST /api/facts')).toHaveLength(1)
  })

  it('leads to the category of a shared fact, and the back button to the one before', async () => {
    const fact = { ...LAMP, id: 66 }
    open(
      {
        [LIST]: (_, query) =>
          Response.json(pageOf(...(query.get('category') === 'health' ? [fact] : []))),
        'POST /api/facts': () => Response.json(fact, { status: 201 }),
      },
      '/?category=science',
    )
    await share(fact)
    await expect.poll(() => location.search).toBe('?category=health')
    await expect.poll(() => document.activeElement?.textContent).toContain(fact.text)
    history.back()
    await expect.poll(() => location.search).toBe('?category=science')
    expect(screen.getByRole('button', { name: 'science', pressed: true })).toBeTruthy()
  })
})
