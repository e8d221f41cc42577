// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { FactDetails } from '@fable/contract'
import { makeFact } from '../../testing/fact.ts'
import { fillInBrowser, renderPage, resetBrowser, stubServer } from '../../testing/page.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showFacts, waitingVotes } from '../votes/vote-queue.ts'
import { FactCard } from './fact-body.tsx'

let nextId = 100

/** A fact that no other test has voted for. */
function freshFact(): FactDetails {
  nextId += 1
  return makeFact({ id: nextId, votesInteresting: 5, votesMindblowing: 2 })
}

/** The server with one fact: it responds to each request when `respond` is called. */
function serve(fact: FactDetails) {
  const row = { ...fact }
  const waiting: (() => void)[] = []
  const path = `/api/facts/${fact.id}/votes`
  const later = (respond: () => Response) =>
    new Promise<Response>((resolve) => waiting.push(() => resolve(respond())))
  const requests = stubServer({
    [`POST ${path}`]: () =>
      later(() => {
        row.votesInteresting += 1
        return Response.json(row)
      }),
  })
  const respond = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    await act(async () => {
      waiting.shift()?.()
      await new Promise((done) => setTimeout(done, 10))
    })
  }
  return { requests, respond, row }
}

const interesting = () => screen.getByRole('button', { name: /^Interesting/ })
const countShown = () => Number(/\d+/.exec(interesting().getAttribute('aria-label') ?? '')?.[0])
const show = (fact: FactDetails) =>
  renderPage(
    <ul>
      <FactCard fact={fact} place="wide" />
    </ul>,
  )

beforeEach(fillInBrowser)
afterEach(resetBrowser)

describe('a vote', () => {
  it('is shown as the visitor’s own at once, and announced when it is counted', async () => {
    const fact = freshFact()
    const { requests, respond } = serve(fact)
    show(fact)
    fireEvent.click(interesting())
    fireEvent.click(interesting())
    expect(interesting().getAttribute('aria-label')).toBe('Interesting: 7, your vote')
    expect(screen.queryByText('Interesting: 7')).toBe(null)
    await respond()
    await respond()
    expect(screen.getByText('Interesting: 7')).toBeTruthy()
    expect(requests).toHaveLength(2)
  })

  it('is sent when the page is hidden, and stored until the response', async () => {
    const fact = freshFact()
    const { requests, respond } = serve(fact)
    const storedVotes = () => JSON.parse(localStorage.getItem('WaitingVotes') ?? '[]') as unknown[]
    show(fact)
    fireEvent.click(interesting())
    fireEvent.click(interesting())
    await expect.poll(() => requests.length).toBe(1)
    // Whatever other files have left to listen may ask for the state, too.
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))
    hidden.mockRestore()
    expect(requests).toHaveLength(2)
    expect(storedVotes()).toHaveLength(2)
    await respond()
    expect(storedVotes()).toHaveLength(1)
    await respond()
    expect(storedVotes()).toHaveLength(0)
    expect(requests).toHaveLength(2)
    expect(interesting().getAttribute('aria-label')).toBe('Interesting: 7, your vote')
  })

  it('is shown and counted in a browser without storage', async () => {
    const fact = freshFact()
    const { respond } = serve(fact)
    const noStorage = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined)
    onTestFinished(() => noStorage.mockRestore())
    show(fact)
    fireEvent.click(interesting())
    expect(interesting().getAttribute('aria-label')).toBe('Interesting: 6, your vote')
    await respond()
    expect(interesting().getAttribute('aria-label')).toBe('Interesting: 6, your vote')
  })

  it('is taken back and reported if it fails', async () => {
    const fact = freshFact()
    stubServer({
      [`POST /api/facts/${fact.id}/votes`]: () => Response.json({}, { status: 500 }),
    })
    show(fact)
    fireEvent.click(interesting())
    expect(await screen.findByText(/Your vote wasn’t sent/)).toBeTruthy()
    expect(interesting().getAttribute('aria-label')).toBe('Interesting: 5')
  })

  it('waits for the network and is sent again under the same id', async () => {
    const fact = freshFact()
    const ids: unknown[] = []
    let hasNetwork = false
    stubServer({
      [`POST /api/facts/${fact.id}/votes`]: (body: unknown) => {
        ids.push((body as { voteId: string }).voteId)
        if (!hasNetwork) return Promise.reject<Response>(new TypeError('no network'))
        return Response.json({ ...fact, votesInteresting: 6 })
      },
    })
    show(fact)
    fireEvent.click(interesting())
    expect(await screen.findByText(/You’re offline/)).toBeTruthy()
    expect(interesting().getAttribute('aria-label')).toBe('Interesting: 6, your vote, waiting')
    hasNetwork = true
    act(waitingVotes.trySending)
    await expect.poll(() => screen.queryByText(/You’re offline/)).toBe(null)
    expect(interesting().getAttribute('aria-label')).toBe('Interesting: 6, your vote')
    expect(ids).toHaveLength(2)
    expect(ids[1]).toBe(ids[0])
  })

  it('is taken back if the server refuses it after it has waited', async () => {
    const fact = freshFact()
    let status = 0
    stubServer({
      [`POST /api/facts/${fact.id}/votes`]: () =>
        status === 0
          ? Promise.reject<Response>(new TypeError('no network'))
          : Response.json({}, { status }),
    })
    show(fact)
    fireEvent.click(interesting())
    expect(await screen.findByText(/You’re offline/)).toBeTruthy()
    status = 410
    act(waitingVotes.trySending)
    expect(await screen.findByText(/Your vote wasn’t sent/)).toBeTruthy()
    expect(interesting().getAttribute('aria-label')).toBe('Interesting: 5')
  })

  it('that was refused shows an error until the server responds again, but for at least some seconds', async () => {
    const fact = freshFact()
    let responds = () => Promise.resolve(Response.json({}, { status: 500 }))
    stubServer({ [`POST /api/facts/${fact.id}/votes`]: () => responds() })
    show(fact)
    const error = () => screen.queryByText(/Your vote wasn’t sent/)
    const pressAndFail = async () => {
      fireEvent.click(interesting())
      await expect.poll(error).not.toBe(null)
    }
    await pressAndFail()
    const rowsAfter = (ms: number) =>
      act(() => {
        showFacts([{ ...fact, id: 1 }], performance.now() + ms)
      })
    rowsAfter(1_000)
    expect(error(), 'there was time to read it').not.toBe(null)
    rowsAfter(6_000)
    expect(error()).toBe(null)

    responds = () => {
      const headers = { 'content-type': 'application/json', 'retry-after': '30' }
      return Promise.resolve(new Response('{}', { status: 429, headers }))
    }
    await pressAndFail()
    rowsAfter(6_000)
    expect(screen.queryByText(/Come back in 30 seconds/)).not.toBe(null)
    rowsAfter(31_000)
    expect(error()).toBe(null)
  })
})

describe('the first doubt about a fact', () => {
  it('offers a link to the form for corrections once, in the card and in a notice', () => {
    const fact = freshFact()
    stubServer({ [`POST /api/facts/${fact.id}/votes`]: { ...fact, votesFalse: 1 } })
    renderPage(
      <>
        <ul>
          <FactCard fact={fact} place="wide" />
        </ul>
        <Notice />
      </>,
    )
    const offers = () => screen.queryAllByRole('link', { name: 'Add a correction' })
    fireEvent.click(interesting())
    expect(offers()).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: /^False/ }))
    const [inCard, inNotice] = offers()
    expect(inCard?.closest('form')).not.toBe(null)
    expect(inNotice?.closest('[role=status]')).not.toBe(null)
    expect(offers().map((link) => link.getAttribute('href'))).toEqual(
      Array(2).fill(`/facts/${fact.id}#know-better`),
    )
    // Typing hides the notice, which could cover the field.
    const field = document.body.appendChild(document.createElement('textarea'))
    fireEvent.input(field)
    field.remove()
    expect(offers()).toEqual([inCard])
    fireEvent.click(screen.getByRole('button', { name: /^False/ }))
    expect(offers()).toEqual([inCard])
  })
})

describe('a fact', () => {
  it('is marked as disputed at once while more votes are against it than for it', async () => {
    const fact = { ...freshFact(), votesFalse: 7 }
    const { respond } = serve(fact)
    show(fact)
    const isMarked = () => screen.queryByText(/\[DISPUTED\]/) !== null
    expect(isMarked()).toBe(false)
    fireEvent.click(screen.getByRole('button', { name: /^False/ }))
    expect(isMarked()).toBe(true)
    fireEvent.click(interesting())
    expect(isMarked()).toBe(false)
    // A vote without a response would wait beyond this test.
    await respond()
    await respond()
  })
})

describe('the vote counts', () => {
  it('never decrease while the responses to quick presses arrive', async () => {
    const fact = freshFact()
    const { respond } = serve(fact)
    show(fact)
    for (let press = 0; press < 5; press += 1) fireEvent.click(interesting())
    for (let press = 0; press < 5; press += 1) {
      await respond()
      expect(countShown()).toBe(10)
    }
  })

  it('follow the newest response and ignore a response requested before a vote', async () => {
    const fact = freshFact()
    const { respond } = serve(fact)
    show(fact)
    const before = performance.now()
    act(() => {
      showFacts([{ ...fact, votesInteresting: 9 }], performance.now())
    })
    expect(countShown()).toBe(9)
    fireEvent.click(interesting())
    expect(countShown()).toBe(10)
    act(() => {
      showFacts([{ ...fact, votesInteresting: 20 }], performance.now())
    })
    expect(countShown()).toBe(10)
    await respond()
    expect(countShown()).toBe(6)
    act(() => {
      showFacts([{ ...fact, votesInteresting: 30 }], before)
    })
    expect(countShown()).toBe(6)
  })
})
