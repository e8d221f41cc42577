// @vitest-environment jsdom
import type { Fact } from '@fable/contract'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fillInBrowser, renderPage, resetBrowser, stubServer } from '../../testing/page.tsx'
import { FactList } from './fact-list.tsx'
import { ShareForm } from './share-form.tsx'

const votes = { votesInteresting: 0, votesMindblowing: 0, votesFalse: 0 }
const fact: Fact = {
  ...{ id: 7, text: 'Wombats leave cubes.', source: 'https://example.com/' },
  ...{ category: 'science', ...votes },
}

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const post = () => fireEvent.click(screen.getByRole('button', { name: 'Post' }))
const source = () => screen.getByLabelText<HTMLInputElement>('Source')

function fillIn(address: string) {
  fill('A fact worth sharing', fact.text)
  fill('Source', address)
  fill('Category', 'science')
}

beforeEach(fillInBrowser)
afterEach(resetBrowser)

describe('the form for a fact', () => {
  it('marks an invalid source, sends nothing and says nothing', () => {
    const requests = stubServer({})
    renderPage(<ShareForm category={null} onShared={vi.fn()} />)
    fillIn('example.com')
    post()
    expect(source().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(source())
    expect(screen.getByRole('status').textContent).toBe('')
    expect(requests).toEqual([])
  })

  it('counts how much a text is too long by', () => {
    renderPage(<ShareForm category={null} onShared={vi.fn()} />)
    const text = screen.getByLabelText('A fact worth sharing')
    const counter = () => document.getElementById(text.getAttribute('aria-describedby') ?? '')
    fill('A fact worth sharing', 'x'.repeat(199))
    expect(counter()?.textContent).toBe('1 characters remaining')
    fill('A fact worth sharing', 'x'.repeat(400))
    expect(counter()?.textContent).toBe('Too long by 200')
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
    renderPage(<ShareForm category={null} onShared={onShared} />)
    // A no-break space too: the browser's own clean-up of the field leaves it.
    fillIn(' \u00a0https://example.com/ \t')
    post()
    expect(source().getAttribute('aria-invalid')).toBe('false')
    await expect.poll(() => onShared.mock.calls.length).toBe(1)
    expect(sent).toMatchObject({ source: 'https://example.com/' })
  })

  it('keeps what was typed when it could not be sent', async () => {
    stubServer({ 'POST /api/facts': () => Promise.reject(new TypeError('no network')) })
    renderPage(<ShareForm category={null} onShared={vi.fn()} />)
    fillIn('https://example.com/')
    post()
    expect(await screen.findByText(/That was not sent/)).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>('A fact worth sharing').value).toBe(fact.text)
  })
})

describe('a fact that is shared while the list loads', () => {
  it('stays when the list arrives that was asked for before', async () => {
    const facts: Fact[] = []
    const lists: (() => void)[] = []
    stubServer({
      // A list holds what was there when it was asked for.
      'GET /api/facts': () => {
        const held = [...facts]
        return new Promise((resolve) => lists.push(() => resolve(Response.json(held))))
      },
      'POST /api/facts': () => {
        facts.push(fact)
        return Response.json(fact, { status: 201 })
      },
    })
    const onShared = vi.fn()
    renderPage(
      <>
        <ShareForm category={null} onShared={onShared} />
        <FactList category={null} newFact={null} onShare={vi.fn()} />
      </>,
    )
    await expect.poll(() => lists.length).toBe(1)
    fillIn(fact.source)
    post()
    await expect.poll(() => onShared.mock.calls.length).toBe(1)
    act(() => lists[0]?.())
    await expect.poll(() => lists.length).toBe(2)
    act(() => lists[1]?.())
    expect(await screen.findByRole('listitem')).toBeTruthy()
    expect(screen.getByRole('listitem').textContent).toContain(fact.text)
  })
})
