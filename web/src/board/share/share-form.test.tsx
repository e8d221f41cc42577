// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Category, FACT_FIELD_NAMES, readFactField } from '@fable/contract/limits'
import { typedFact } from '@fable/contract/testing'
import { makeQueryClient } from '../../lib/query-client.ts'
import { ScreenDataContext } from '../../lib/screen-data.ts'
import { makeFact } from '../../testing/fact.ts'
import { fillInBrowser, renderPage, resetBrowser, stubServer } from '../../testing/page.tsx'
import FactsPage from '../facts-page.tsx'
import { firstWords } from '../form/first-words.ts'
import { factDraft } from './draft.ts'
import ShareForm from './share-form.tsx'

const fact = makeFact()

const REQUIRED = FACT_FIELD_NAMES.filter((name) => readFactField(name, '') === undefined)

const props = { category: null, onShared: vi.fn(), onKept: vi.fn(), onClose: vi.fn() }

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const post = () => fireEvent.click(screen.getByRole('button', { name: 'Post' }))
const source = () => screen.getByLabelText<HTMLInputElement>('Source')
const leave = (field: HTMLElement) =>
  act(() => {
    field.focus()
    field.blur()
  })

function fillIn(address: string) {
  fill('A fact worth sharing', fact.text)
  fill('Source', address)
  fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'science' } })
}

beforeEach(fillInBrowser)
afterEach(resetBrowser)

describe('the form for a fact', () => {
  it('marks wrong and missing fields and sends nothing', () => {
    const requests = stubServer({})
    renderPage(<ShareForm {...props} />)
    const text = screen.getByLabelText('A fact worth sharing')
    expect(document.activeElement).toBe(text)
    expect(text.dir).toBe('auto')
    fill('A fact worth sharing', 'x'.repeat(201))
    expect(text.getAttribute('aria-invalid')).toBe('true')
    fill('A fact worth sharing', 'x'.repeat(200))
    expect(text.getAttribute('aria-invalid')).toBe('false')
    for (const address of ['', 'javascript:alert(1)', 'ftp://example.com/']) {
      fill('Source', address)
      post()
      expect(source().getAttribute('aria-invalid')).toBe('true')
    }
    expect(document.activeElement).toBe(source())
    expect(screen.getByLabelText('Category').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getAllByRole('status').map((one) => one.textContent)).toEqual(['', ''])
    expect(requests).toEqual([])
  })

  it('begins with the words of a failed search unless a draft is kept', () => {
    const text = () => screen.getByLabelText<HTMLTextAreaElement>('A fact worth sharing')
    firstWords.set('cats')
    const { unmount } = renderPage(<ShareForm {...props} />)
    expect(text().value).toBe('cats')
    expect(text().selectionStart).toBe(4)
    expect(factDraft.read().text).toBe('')
    fill('A fact worth sharing', 'Cats purr.')
    unmount()
    firstWords.set('dogs')
    renderPage(<ShareForm {...props} />)
    expect(text().value).toBe('Cats purr.')
  })

  it('counts the characters that are left or too many', () => {
    renderPage(<ShareForm {...props} />)
    const counter = () => document.getElementById('fact-text-left')
    fill('A fact worth sharing', 'x'.repeat(199))
    expect(counter()?.textContent).toBe('1 left')
    fill('A fact worth sharing', 'x'.repeat(400))
    expect(counter()?.textContent).toBe('Too long by 200')
  })

  it('says that a draft is saved only after something was typed', () => {
    renderPage(<ShareForm {...props} />)
    const kept = () => screen.queryByText(/Draft saved on this device/)
    expect(kept()).toBe(null)
    fill('A fact worth sharing', 'Wombats')
    expect(kept()).not.toBe(null)
    post()
    expect(kept()).toBe(null)
  })

  it('trims a pasted link instead of refusing it', async () => {
    let sent: unknown
    stubServer({
      'POST /api/facts': (body) => {
        sent = body
        return Response.json(fact, { status: 201 })
      },
    })
    const onShared = vi.fn()
    renderPage(<ShareForm {...props} onShared={onShared} />)
    // A no-break space too: the browser's own clean-up of the field leaves it.
    fillIn(' \u00a0https://example.com/ \t')
    post()
    expect(source().getAttribute('aria-invalid')).toBe('false')
    await expect.poll(() => onShared.mock.calls.length).toBe(1)
    expect(sent).toMatchObject({ source: 'https://example.com/' })
  })

  it('keeps the typed text if the server refuses the fact', async () => {
    stubServer({
      'POST /api/facts': () =>
        Response.json(
          { code: 'too_many_requests' },
          { status: 429, headers: { 'retry-after': '40' } },
        ),
    })
    renderPage(<ShareForm {...props} />)
    fillIn('https://example.com/')
    post()
    expect(await screen.findByText('That wasn’t sent. Come back in 40 seconds.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>('A fact worth sharing').value).toBe(fact.text)
  })

  it('adds https:// to an address without a scheme when the field is left', () => {
    stubServer({})
    renderPage(<ShareForm {...props} />)
    for (const [typed, meant] of [
      ['en.wikipedia.org/wiki/Emu_War', 'https://en.wikipedia.org/wiki/Emu_War'],
      ['http://example.com/', 'http://example.com/'],
      ['10.0.0.1/page', '10.0.0.1/page'],
      ['not an address', 'not an address'],
    ] as const) {
      fill('Source', typed)
      leave(source())
      expect(source().value).toBe(meant)
    }
  })

  it('asks before it shares nearly the same text again', async () => {
    stubServer({
      'POST /api/facts': (_, query) =>
        query.get('unlessSame') === 'true'
          ? Response.json({ code: 'same_fact', same: fact }, { status: 409 })
          : Response.json({ ...fact, id: 8 }, { status: 201 }),
    })
    const onShared = vi.fn()
    renderPage(<ShareForm {...props} onShared={onShared} />)
    fillIn('https://example.com/')
    post()
    expect((await screen.findByRole('alert')).textContent).toContain('We already have this one')
    expect(onShared).not.toHaveBeenCalled()
    expect(screen.getByRole('link', { name: fact.text }).getAttribute('href')).toBe('/facts/7')
    leave(source())
    fireEvent.click(await screen.findByRole('button', { name: 'Post it anyway' }))
    await expect.poll(() => onShared.mock.calls.length).toBe(1)
  })

  it('says how many facts already cite the same source', async () => {
    stubServer({ 'GET /api/facts-by-source': { facts: [fact] } })
    renderPage(<ShareForm {...props} />)
    fill('Source', 'https://example.com/')
    leave(source())
    expect(await screen.findByText('One fact here already cites this source:')).toBeTruthy()
  })
})

describe('every field of a new fact', () => {
  const examples = typedFact()

  type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  const controlOf = (container: Element, name: string) =>
    container.querySelector<Control>(`[name=${name}]`)

  function fillInAll(container: Element) {
    for (const [name, value] of Object.entries(examples)) {
      const control = controlOf(container, name)
      if (!control) throw new Error(`The form does not ask for ${name}`)
      fireEvent.change(control, { target: { value } })
    }
  }

  const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')

  it('is in the form, kept as a draft and sent', async () => {
    let sent: unknown
    stubServer({
      'POST /api/facts': (body) => {
        sent = body
        return Response.json(fact, { status: 201 })
      },
    })
    const onShared = vi.fn()
    const { container } = renderPage(<ShareForm {...props} onShared={onShared} />)
    fillInAll(container)
    expect(stored('FactDraft')).toEqual(examples)
    post()
    await expect.poll(() => onShared.mock.calls.length).toBe(1)
    expect(sent).toEqual(examples)
    expect(stored('FactDraft')).toBe(null)
  })

  it('is stored while there is no network', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    const onKept = vi.fn()
    const { container } = renderPage(<ShareForm {...props} onKept={onKept} />)
    fillInAll(container)
    post()
    await expect.poll(() => onKept.mock.calls.length).toBe(1)
    expect(stored('WaitingFacts')).toEqual([{ ...examples, key: expect.any(String), problem: '' }])
  })

  /** The form as it comes back from the server. */
  function renderSent(values: Record<string, string>, category: Category | null = null) {
    const page = document.createElement('div')
    page.innerHTML = renderToString(
      <ScreenDataContext value={{ origin: '', now: 0, sent: { values, code: 'invalid_input' } }}>
        <QueryClientProvider client={makeQueryClient()}>
          <ShareForm {...props} category={category} />
        </QueryClientProvider>
      </ScreenDataContext>,
    )
    return page
  }

  it.each(REQUIRED)('is marked if the server refuses it: %s', (name) => {
    const page = renderSent({ ...examples, [name]: '' }, 'science')
    const marked = [...page.querySelectorAll('[aria-invalid=true]')]
    expect(marked.map((control) => control.getAttribute('name'))).toEqual([name])
  })

  it('keeps its value when the server returns the form without scripts', () => {
    const page = renderSent(examples)
    const values = FACT_FIELD_NAMES.map((name) => [name, controlOf(page, name)?.value])
    expect(Object.fromEntries(values)).toEqual(examples)
  })
})

describe('a fact that is shared while the list loads', () => {
  it('stands first in a list that was requested earlier', async () => {
    const lists: (() => void)[] = []
    const page = { facts: [makeFact({ id: 3, text: 'Older.' })], next: null }
    stubServer({
      'GET /api/fact-pages': () =>
        new Promise((resolve) => lists.push(() => resolve(Response.json(page)))),
      'POST /api/facts': () => Response.json(fact, { status: 201 }),
    })
    renderPage(<FactsPage />)
    await expect.poll(() => lists.length).toBe(1)
    fireEvent.click(screen.getByRole('button', { name: 'Share a fact' }))
    await screen.findByLabelText('Source')
    fillIn(fact.source)
    post()
    await expect.poll(() => screen.queryByRole('button', { name: 'Close' })).toBe(null)
    act(() => lists[0]?.())
    const list = await screen.findByRole('region', { name: 'Facts' })
    await expect.poll(() => within(list).queryAllByRole('listitem').length).toBe(2)
    expect(within(list).getAllByRole('listitem')[0]?.textContent).toContain(fact.text)
  })
})
