// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Correction, FormName } from '@fable/contract'
import { CORRECTION_FIELD_NAMES, CORRECTION_FIELDS, CORRECTIONS_MAX } from '@fable/contract/limits'
import { makeQueryClient } from '../../lib/query-client.ts'
import { ScreenDataContext } from '../../lib/screen-data.ts'
import { makeCorrection } from '../../testing/fact.ts'
import { fillInBrowser, renderPage, resetBrowser, stubServer } from '../../testing/page.tsx'
import { waitingVotes } from '../votes/vote-queue.ts'
import { Corrections } from './corrections.tsx'
import { waitingCorrections } from './waiting-corrections.ts'

let nextId = 100

/** A correction that no other test has voted for. */
function freshCorrection(text: string, helpful = 0): Correction {
  nextId += 1
  return makeCorrection({ id: nextId, text, helpful })
}

const props = {
  factId: 7,
  corrections: [] as readonly Correction[],
  shownId: undefined,
  isDisputed: true,
  onSent: vi.fn(),
  onReport: vi.fn(),
  onOutdated: vi.fn(() => Promise.resolve()),
}

const TITLE = 'Spotted a mistake?'
const PATH = 'POST /api/facts/7/corrections'
const text = () => screen.getByLabelText<HTMLTextAreaElement>('The correction')
const source = () => screen.getByLabelText<HTMLInputElement>('Source')
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))
const failure = () =>
  within(screen.getByRole('form', { name: TITLE })).getByRole('status').textContent
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')

/** Changes the part that the address names. */
function goTo(hash: string) {
  act(() => {
    history.replaceState(null, '', location.pathname + hash)
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  })
}

function fillIn() {
  fill(text(), 'They have edges.')
  fill(source(), 'https://example.com/edges')
}

beforeEach(fillInBrowser)
afterEach(() => {
  resetBrowser()
  act(waitingCorrections.refresh)
  vi.clearAllMocks()
})

describe('the corrections of a fact', () => {
  it('appear in the order of the server, each with its source and its votes', () => {
    const [best, other] = [freshCorrection('Best.', 3), freshCorrection('Other.')]
    renderPage(<Corrections {...props} corrections={[best, other]} shownId={best.id} />)
    const rows = within(screen.getByRole('region', { name: 'Corrections' })).getAllByRole(
      'listitem',
    )
    expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual(['Best.', 'Other.'])
    const [first, second] = rows.map((row) => within(row))
    expect(first?.getByRole('button', { name: 'Helpful: 3' })).toBeTruthy()
    expect(second?.getByRole('button', { name: 'Helpful' }).textContent.trim()).toBe('Helpful')
    const link = first?.getByRole('link', { name: '(Source) example.org' })
    expect(link?.getAttribute('target')).toBe('_blank')
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc')
  })

  it('have no heading while there are none', () => {
    renderPage(<Corrections {...props} />)
    expect(screen.queryByRole('heading', { name: 'Corrections' })).toBe(null)
    expect(screen.getByRole('form', { name: TITLE })).toBeTruthy()
  })

  it('keep their order while they are read, and new corrections are added at the end', () => {
    const [one, two] = [freshCorrection('One.', 2), freshCorrection('Two.', 1)]
    const { rerender } = renderPage(<Corrections {...props} corrections={[one, two]} />)
    const raised = { ...two, helpful: 9 }
    rerender(<Corrections {...props} corrections={[freshCorrection('New.', 20), raised, one]} />)
    const rows = screen.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent)
    expect(rows).toEqual(['One.', 'Two.', 'New.'])
  })

  it('replace the form by a message when the fact has as many as it can hold', () => {
    const corrections = Array.from({ length: CORRECTIONS_MAX }, (_, at) => freshCorrection(`${at}`))
    renderPage(<Corrections {...props} corrections={corrections} />)
    expect(screen.queryByRole('form', { name: TITLE })).toBe(null)
    expect(screen.getByText(/all the 20 corrections it can hold/)).toBeTruthy()
  })

  it('can be reported', () => {
    const correction = freshCorrection('Best.')
    renderPage(<Corrections {...props} corrections={[correction]} />)
    fireEvent.click(screen.getByRole('button', { name: 'Report this correction' }))
    expect(props.onReport).toHaveBeenCalledWith(correction)
  })
})

describe('a helpful vote', () => {
  const button = () => screen.getByRole('button', { name: /^Helpful/ })

  it('is shown at once for each press, and announced when it is counted', async () => {
    const correction = freshCorrection('Best.', 3)
    let { helpful } = correction
    const requests = stubServer({
      [`POST /api/corrections/${correction.id}/votes`]: () => {
        helpful += 1
        return Response.json({ ...correction, helpful })
      },
    })
    renderPage(<Corrections {...props} corrections={[correction]} />)
    fireEvent.click(button())
    fireEvent.click(button())
    expect(button().getAttribute('aria-label')).toBe('Helpful: 5, your vote')
    expect(await screen.findByText('Helpful: 5')).toBeTruthy()
    expect(requests).toHaveLength(2)
    expect(stored('CorrectionVotes')).toEqual([[correction.id, { helpful: 2 }]])
  })

  it('waits for the network and is sent again under the same id', async () => {
    const correction = freshCorrection('Best.')
    const ids: unknown[] = []
    let hasNetwork = false
    stubServer({
      [`POST /api/corrections/${correction.id}/votes`]: (body: unknown) => {
        ids.push((body as { voteId: string }).voteId)
        if (!hasNetwork) return Promise.reject<Response>(new TypeError('no network'))
        return Response.json({ ...correction, helpful: 1 })
      },
    })
    renderPage(<Corrections {...props} corrections={[correction]} />)
    fireEvent.click(button())
    await expect.poll(() => button().getAttribute('aria-label')).toContain('waiting')
    hasNetwork = true
    act(waitingVotes.trySending)
    await expect.poll(() => button().getAttribute('aria-label')).toBe('Helpful: 1, your vote')
    expect(ids).toHaveLength(2)
    expect(ids[1]).toBe(ids[0])
    expect(stored('WaitingVotes')).toBe(null)
  })

  it('is taken back and reported if it is refused', async () => {
    const correction = freshCorrection('Best.', 2)
    stubServer({})
    renderPage(<Corrections {...props} corrections={[correction]} />)
    fireEvent.click(button())
    expect(await screen.findByText(/Your vote wasn’t sent/)).toBeTruthy()
    expect(button().getAttribute('aria-label')).toBe('Helpful: 2')
  })
})

describe('the form for a correction', () => {
  it('is hidden until the link to it is followed, unless the fact is disputed', () => {
    const find = () => screen.queryByRole('form', { name: TITLE })
    renderPage(<Corrections {...props} isDisputed={false} />)
    expect(find()).toBe(null)
    goTo('#know-better')
    expect(find()).not.toBe(null)
    expect(document.activeElement).toBe(text())
    goTo('')
    expect(find()).not.toBe(null)
    cleanup()
    const disputed = renderPage(<Corrections {...props} />)
    expect(find()).not.toBe(null)
    disputed.rerender(<Corrections {...props} isDisputed={false} />)
    expect(find(), 'when the dispute ends').not.toBe(null)
  })

  it('is open if a draft was left', () => {
    renderPage(<Corrections {...props} />)
    fill(text(), 'They have edges.')
    cleanup()
    renderPage(<Corrections {...props} isDisputed={false} />)
    expect(text().value).toBe('They have edges.')
    expect(screen.getByRole('form', { name: TITLE })).toBeTruthy()
  })

  it('marks and focuses the field of an invalid source and sends nothing', () => {
    const requests = stubServer({})
    renderPage(<Corrections {...props} />)
    fill(text(), 'They have edges.')
    fill(source(), 'nowhere')
    send()
    expect(source().getAttribute('aria-invalid')).toBe('true')
    expect(text().getAttribute('aria-invalid')).toBe('false')
    expect(document.activeElement).toBe(source())
    const hint = document.getElementById(source().getAttribute('aria-describedby') ?? '')
    expect(hint?.textContent).toBe('A public page that anyone can open, and that confirms it.')
    expect(screen.queryByText('Draft saved on this device.')).toBe(null)
    fill(text(), 'x'.repeat(201))
    expect(text().getAttribute('aria-invalid')).toBe('true')
    expect(failure()).toBe('')
    expect(requests).toEqual([])
  })

  it('keeps the draft of each fact until it is sent', async () => {
    const created = freshCorrection('They have edges.')
    let sent: unknown
    stubServer({
      [PATH]: (body) => {
        sent = body
        return Response.json(created, { status: 201 })
      },
    })
    const { unmount } = renderPage(<Corrections {...props} />)
    expect(
      screen.getByText('Corrections appear below the fact; they never replace it.'),
    ).toBeTruthy()
    fill(text(), 'They have edges.')
    expect(screen.getByText('Draft saved on this device.')).toBeTruthy()
    unmount()
    const other = renderPage(<Corrections {...props} factId={8} />)
    expect(text().value).toBe('')
    other.unmount()
    renderPage(<Corrections {...props} />)
    expect(text().value).toBe('They have edges.')
    fill(source(), ' example.com/edges ')
    send()
    await expect.poll(() => props.onSent.mock.calls).toEqual([[created]])
    expect(sent).toEqual({ text: 'They have edges.', source: 'https://example.com/edges' })
    expect(text().value).toBe('')
    expect(stored('CorrectionDrafts')).toBe(null)
  })

  it('moves the focus to the correction that was sent', async () => {
    const created = freshCorrection('They have edges.')
    stubServer({ [PATH]: () => Response.json(created, { status: 201 }) })
    const { rerender } = renderPage(<Corrections {...props} />)
    fillIn()
    send()
    await expect.poll(() => props.onSent.mock.calls.length).toBe(1)
    rerender(<Corrections {...props} corrections={[created]} />)
    expect(document.activeElement).toBe(screen.getByRole('listitem'))
  })

  it.each([
    ['too_many_requests', 429, 'That wasn’t sent. Come back in 40 seconds.'],
    [
      'corrections_full',
      409,
      'This fact already has the maximum number of corrections. Your text is still here.',
    ],
    [
      'own_corrections_full',
      409,
      'You’ve corrected this fact three times, which is the limit. Your text is still here.',
    ],
    ['fact_hidden', 410, 'That wasn’t sent. Your text is still here; try again.'],
  ])(
    'keeps what was typed if the server refuses the correction with %s',
    async (code, status, words) => {
      const headers = { 'retry-after': '40' }
      stubServer({ [PATH]: () => Response.json({ code }, { status, headers }) })
      renderPage(<Corrections {...props} />)
      fillIn()
      send()
      await expect.poll(failure).toBe(words)
      expect(text().value).toBe('They have edges.')
      expect(source().value).toBe('https://example.com/edges')
    },
  )

  it('links to an existing identical correction once that is fetched', async () => {
    stubServer({ [PATH]: () => Response.json({ code: 'same_correction' }, { status: 409 }) })
    const same = freshCorrection('They have edges.')
    const fetched = Promise.withResolvers<undefined>()
    const onOutdated = vi.fn(() => fetched.promise)
    const { rerender } = renderPage(<Corrections {...props} onOutdated={onOutdated} />)
    fillIn()
    send()
    await expect.poll(() => onOutdated.mock.calls).toHaveLength(1)
    expect(failure()).toBe('')
    rerender(<Corrections {...props} onOutdated={onOutdated} corrections={[same]} />)
    fetched.resolve(undefined)
    const link = await screen.findByRole('link', { name: 'call it helpful' })
    expect(link.getAttribute('href')).toBe(`#correction-${same.id}`)
    expect(text().value).toBe('They have edges.')
    fill(text(), 'They have other edges.')
    expect(failure()).toBe('')
  })

  it('reports an existing identical correction, without a link if that is not in the list', async () => {
    stubServer({ [PATH]: () => Response.json({ code: 'same_correction' }, { status: 409 }) })
    renderPage(<Corrections {...props} />)
    fillIn()
    send()
    await expect.poll(failure).toBe('Someone has already said this.')
    expect(screen.queryByRole('link', { name: 'call it helpful' })).toBe(null)
  })

  it('stores a correction until the network returns, and then sends it only once', async () => {
    let hasNetwork = false
    const requests = stubServer({
      [PATH]: () =>
        hasNetwork
          ? Response.json({ code: 'same_correction' }, { status: 409 })
          : Promise.reject<Response>(new TypeError('no network')),
    })
    renderPage(<Corrections {...props} />)
    fillIn()
    send()
    const waiting = await screen.findByRole('region', { name: 'Waiting correction' })
    expect(waiting.textContent).toContain('They have edges.')
    expect(text().value).toBe('')
    expect(stored('WaitingCorrections')).toMatchObject([
      { factId: 7, text: 'They have edges.', source: 'https://example.com/edges', problem: '' },
    ])
    hasNetwork = true
    requests.length = 0
    act(waitingCorrections.trySending)
    await expect.poll(() => stored('WaitingCorrections')).toBe(null)
    expect(props.onOutdated).toHaveBeenCalledOnce()
    expect(requests).toEqual([PATH])
  })

  it('contains a waiting correction again after a press on “Edit”', async () => {
    stubServer({ [PATH]: () => Promise.reject<Response>(new TypeError('no network')) })
    renderPage(<Corrections {...props} />)
    fillIn()
    send()
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
    expect(text().value).toBe('They have edges.')
    expect(stored('WaitingCorrections')).toBe(null)
  })

  const examples = Object.fromEntries(
    CORRECTION_FIELD_NAMES.map((name) => [
      name,
      CORRECTION_FIELDS[name].reference.example ?? 'an example is missing',
    ]),
  )

  /** The form as it comes back from the server. */
  function renderSent(form: FormName, values: Record<string, string>, code: string) {
    const page = document.createElement('div')
    page.innerHTML = renderToString(
      <ScreenDataContext value={{ origin: '', now: 0, sent: { form, values, code } }}>
        <QueryClientProvider client={makeQueryClient()}>
          <Corrections {...props} />
        </QueryClientProvider>
      </ScreenDataContext>,
    )
    return page
  }

  it.each(CORRECTION_FIELD_NAMES)(
    'marks the refused field %s when the server returns the form without scripts',
    (name) => {
      const page = renderSent('correction', { ...examples, [name]: '' }, 'invalid_input')
      const marked = [...page.querySelectorAll('[aria-invalid=true]')]
      expect(marked.map((control) => control.getAttribute('name'))).toEqual([name])
    },
  )

  it('contains what was sent and the problem when the server returns it without scripts', () => {
    const page = renderSent('correction', examples, 'same_correction')
    const valueOf = (name: string) =>
      page.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`)?.value
    expect(CORRECTION_FIELD_NAMES.map(valueOf)).toEqual(Object.values(examples))
    expect(page.textContent).toContain('Someone has already said this')
  })

  it('shows no problem of a vote that was sent without scripts', () => {
    const page = renderSent('vote', { vote: 'false' }, 'too_many_requests')
    expect(page.querySelector('form [role=status]')?.textContent).toBe('')
  })
})
