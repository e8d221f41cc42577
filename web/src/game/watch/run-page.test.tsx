// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { newRun } from '@fable/engine'
import { BOTS, playRun } from '@fable/engine/bots'
import {
  adventurer,
  fillInBrowser,
  passTime,
  renderPage,
  resetBrowser,
  stubServer,
} from '../../testing/page.tsx'
import { makeTranscript } from '../../testing/run.ts'
import type { Transcript } from '../run/replay-transcript.ts'
import RunPage from './run-page.tsx'

const days: number[] = []
const { record, ending } = playRun(BOTS['random dice stops'], 'watch', {
  start: newRun({ playerName: 'Wren' }),
  onTurn: (_, { state }) => {
    days.push(state.day)
  },
})
const played = makeTranscript({
  id: 'ab'.repeat(16),
  playerName: 'Wren',
  daysSurvived: ending.daysSurvived,
  turns: record.map(({ input, seed }) => ({ input, seed })),
})
const ended: Transcript = { ...played, rank: 7 }
const last = ended.turns.length

/** The same run while it was open, after this many turns. */
function openAfter(turns: number): Transcript {
  const daysSurvived = days[turns - 1] ?? 0
  return { ...played, open: true, turns: played.turns.slice(0, turns), daysSurvived }
}

/** Opens the page of a run, with `findRun()` as the response. Returns the requests so far. */
async function openRun(
  findRun: () => Transcript = () => ended,
  path = `/TextBasedGame/runs/${ended.id}`,
): Promise<readonly string[]> {
  const requests = stubServer({ [`GET /api/runs/${ended.id}`]: () => Response.json(findRun()) })
  const { hook, searchHook } = memoryLocation({ path })
  renderPage(
    <Router hook={hook} searchHook={searchHook}>
      <Route path="/TextBasedGame/runs/:id" component={RunPage} />
    </Router>,
  )
  await passTime(100)
  return requests
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (name: string | RegExp) => fireEvent.click(button(name))
const turnNow = () => screen.getByText(/^Turn \d+ of \d+$/).textContent
const turn = (number: number, of = last) => `Turn ${number} of ${of}`
const warning = () => screen.queryByText(/^This address gives access to the run/)
const title = () => screen.getByRole('heading', { level: 1 }).textContent

/** Presses a key on an element. Returns whether the browser still does with it what it does by itself. */
const pressKey = (on: Element, key: string) => fireEvent.keyDown(on, { key })

beforeEach(() => {
  fillInBrowser()
  vi.useFakeTimers()
})
afterEach(resetBrowser)

describe('the page of an ended run', () => {
  it('is stepped through and played with keys, except on a control that uses the key itself', async () => {
    await openRun()
    pressKey(document.body, 'ArrowRight')
    expect(turnNow()).toBe(turn(2))
    pressKey(button('Play'), 'ArrowLeft')
    expect(turnNow()).toBe(turn(1))
    for (const element of [document.body, screen.getByRole('log')]) {
      expect(pressKey(element, ' ')).toBe(false)
      expect(button('Pause')).toBeTruthy()
      pressKey(element, ' ')
      expect(button('Play')).toBeTruthy()
    }
    for (const label of ['1×', 'Turn', 'Day']) {
      expect(pressKey(screen.getByLabelText(label), 'ArrowRight'), label).toBe(true)
    }
    expect(pressKey(button('Play'), ' ')).toBe(true)
    fireEvent.click(screen.getByRole('log'))
    expect(turnNow()).toBe(turn(1))
  })

  it('is opened by a link in upper case, too', async () => {
    await openRun(() => ended, `/TEXTBASEDGAME/RUNS/${ended.id.toUpperCase()}`)
    expect(turnNow()).toBe(turn(1))
  })

  it('shows a chosen day, and the last turn as the run ended', async () => {
    await openRun()
    const lastDay = `Day ${ended.daysSurvived}`
    const option = screen.getByRole<HTMLOptionElement>('option', { name: lastDay })
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: option.value } })
    expect(adventurer()).toContain(lastDay)
    fireEvent.change(screen.getByLabelText('Turn'), { target: { value: last - 1 } })
    expect(screen.getByRole('log').textContent).toContain('YOU DIED')
    expect(adventurer()).toContain('HEALTH0')
    press('Previous turn')
    expect(screen.getByRole('log').textContent).not.toContain('YOU DIED')
  })

  it('plays on after a change of speed where it was, and pauses at its end', async () => {
    await openRun()
    press('Play')
    let wait = 0
    // `passTime` adds two milliseconds.
    for (; wait < 10_000 && turnNow() === turn(1); wait += 100) await passTime(98)
    expect(turnNow()).toBe(turn(2))
    expect(wait).toBeGreaterThan(800)
    press('Previous turn')
    press('Play')
    await passTime(wait - 200)
    expect(turnNow()).toBe(turn(1))
    fireEvent.click(screen.getByLabelText('2×'))
    await passTime(100)
    expect(turnNow()).toBe(turn(2))
    for (let played = 2; played < last; played += 1) await passTime(10_000)
    expect(turnNow()).toBe(turn(last))
    expect(button('Play')).toBeTruthy()
  })

  it('says that it was checked, and how that is done without this page', async () => {
    const finished = { rankedId: ended.id, commitment: 'ab12', cause: 'death', daysSurvived: 1 }
    localStorage.setItem('FinishedRuns', JSON.stringify([finished]))
    await openRun()
    expect(screen.getByText('Checked here: every turn is genuine')).toBeTruthy()
    press(/^how/)
    expect(screen.getByRole('dialog').textContent).toMatch(
      /npm run verify-run -- http.+ --commitment ab12/,
    )
  })

  it('has a picture of its own in its head', async () => {
    await openRun()
    const contentOf = (name: string) =>
      document.querySelector<HTMLMetaElement>(`meta[property="og:image${name}"]`)?.content
    expect(contentOf('')).toMatch(`/TextBasedGame/runs/${ended.id}/preview.png`)
    expect([contentOf(':width'), contentOf(':height')]).toEqual(['1200', '630'])
    expect(contentOf(':alt')).toContain('Wren')
  })

  it('has a button that copies its link, or shows the link if copying fails', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    const clipboard = { value: { writeText } }
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard }))
    await openRun()
    press('Share')
    await passTime(10)
    expect(button('Link copied')).toBeTruthy()
    expect(writeText).toHaveBeenCalledWith(location.href)
    await passTime(5_000)
    writeText.mockRejectedValue(new Error('no'))
    press('Share')
    await passTime(10)
    const field = screen.getByLabelText('The address of this run, ready to copy')
    expect((field as HTMLTextAreaElement).value).toBe(location.href)
  })
})

describe('the page of an open run', () => {
  it('says before the first turn that the run has just begun, and shows turns as they are played', async () => {
    let current = openAfter(0)
    await openRun(() => current)
    expect(title()).toBe('A run that has just begun')
    expect(screen.getByRole('heading', { name: 'Not a step taken yet' })).toBeTruthy()
    current = openAfter(1)
    await passTime(3_000)
    expect(screen.getByRole('log').textContent).toMatch(/^start/)
    expect(title()).toBe('Wren - Day 0 so far')
  })

  it('warns until its end that its address gives access, and can be shared after that', async () => {
    let current = openAfter(3)
    const requests = await openRun(() => current)
    expect(warning()).toBeTruthy()
    expect(screen.getByText('Still being played')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
    expect(turnNow()).toBe(turn(3, 3))
    current = openAfter(4)
    await passTime(20_000)
    expect(turnNow()).toBe(turn(4, 4))
    press('Previous turn')
    current = ended
    await passTime(3_000)
    expect(turnNow()).toBe(turn(3))
    expect(title()).toBe(`Wren - Days ${ended.daysSurvived}`)
    expect(button('Share')).toBeTruthy()
    expect(screen.getByText('Number 7 of all time')).toBeTruthy()
    expect(warning()).toBeNull()
    const { length } = requests
    await passTime(30_000)
    expect(requests).toHaveLength(length)
  })
})
