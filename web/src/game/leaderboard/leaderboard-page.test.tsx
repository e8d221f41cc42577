// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LeaderboardEntry } from '@fable/contract'
import { fillInBrowser, renderPage, resetBrowser, stubServer } from '../../testing/page.tsx'
import LeaderboardPage from './leaderboard-page.tsx'

const entry = (rank: number, more: Partial<LeaderboardEntry> = {}): LeaderboardEntry => ({
  id: `run ${String(rank)}`,
  rank,
  playerName: `Player ${String(rank)}`,
  daysSurvived: 90,
  strength: 40,
  seconds: 5_460,
  ...more,
})

const around = { id: 'run 41', entries: [entry(40), entry(41), entry(42)] }

const open = (search: string) =>
  history.replaceState(null, '', `/TextBasedGame/leaderboard${search}`)

const cacheRun = (rankedId: string) =>
  localStorage.setItem(
    'FinishedRuns',
    JSON.stringify([{ rankedId, cause: 'death', daysSurvived: 90, endedAt: 0 }]),
  )

beforeEach(() => {
  fillInBrowser()
  open('')
})
afterEach(resetBrowser)

/** The rows of the leaderboard; the second list is the legend. */
async function rows() {
  const [list] = await screen.findAllByRole('list')
  if (!list) throw new Error('There is no list.')
  return within(list).getAllByRole('listitem')
}
const rowTexts = async () => (await rows()).map(({ textContent }) => textContent)
const current = () =>
  screen
    .getAllByRole('link', { current: 'page' })
    .map(({ textContent }) => textContent)
    .join(', ')
const you = async () => within(await screen.findByRole('region', { name: 'You' }))

describe('the page of the leaderboard', () => {
  it('lists the runs of accounts and guests of all time, with a text for each row', async () => {
    const asked: string[] = []
    stubServer({
      'GET /api/leaderboard': (_, query) => {
        asked.push(query.toString())
        return Response.json([entry(1, { account: true, lostDays: 1 }), entry(2, { guest: true })])
      },
    })
    renderPage(<LeaderboardPage />)
    expect(await rowTexts()).toEqual([
      '1. Player 1 - Days 90−1 lost 1 day, strength (40)',
      '2. Player 2 - Days 90gueststrength (40)',
    ])
    expect(screen.getByRole('link', { name: /Player 1 - Days 90/ }).getAttribute('href')).toBe(
      '/TextBasedGame/runs/run 1',
    )
    expect(asked).toEqual(['period=all&limit=11'])
    expect(current()).toBe('All time')
  })

  it('keeps the chosen period in its address, and links to the other period', async () => {
    open('?period=week')
    stubServer({
      'GET /api/leaderboard': (_, query) =>
        Response.json([entry(1, { playerName: `Ada of ${query.get('period')}` })]),
    })
    renderPage(<LeaderboardPage />)
    expect((await rowTexts())[0]).toContain('Ada of week')
    expect(current()).toBe('This week')
    const weekLink = screen.getByRole('link', { name: 'This week' })
    fireEvent.click(screen.getByRole('link', { name: 'All time' }))
    expect(location.search).toBe('')
    await expect.poll(async () => (await rowTexts())[0]).toContain('Ada of all')
    weekLink.focus()
    fireEvent.click(weekLink)
    expect(location.search).toBe('?period=week')
    await expect.poll(async () => (await rowTexts())[0]).toContain('Ada of week')
    expect(document.activeElement).toBe(weekLink)
    history.back()
    await expect.poll(async () => (await rowTexts())[0]).toContain('Ada of all')
    expect(screen.getByRole('link', { name: 'Daily road' }).getAttribute('href')).toBe(
      '/TextBasedGame/daily',
    )
  })

  it.each(['accounts', 'guests', 'runs', 'any'])(
    'shows the same list at an old address with the group "%s"',
    async (group) => {
      open(`?period=week&group=${group}`)
      const asked: string[] = []
      stubServer({
        'GET /api/leaderboard': (_, query) => {
          asked.push(query.toString())
          return Response.json([entry(1, { account: true }), entry(2, { guest: true })])
        },
      })
      renderPage(<LeaderboardPage />)
      expect(await rows()).toHaveLength(2)
      expect(asked).toEqual(['period=week&limit=11'])
      expect(current()).toBe('This week')
    },
  )

  it('shows the place of the player below the top', async () => {
    cacheRun('run 41')
    stubServer({
      'GET /api/leaderboard': [entry(1), entry(2)],
      'GET /api/leaderboard/around': around,
    })
    renderPage(<LeaderboardPage />)
    await expect.poll(async () => (await rows()).length).toBe(5)
    const texts = await rowTexts()
    expect(texts.filter((text) => text.includes('you'))).toEqual([expect.stringContaining('41.')])
    expect((await you()).getByText('41st')).toBeTruthy()
  })

  it('finds the place of an account in a browser that has no run of the account', async () => {
    const asked: string[] = []
    const own = { account: true, playerName: 'Wren' } as const
    stubServer({
      'GET /api/auth/get-session': { user: { id: 'w', username: 'Wren', email: 'w@example.org' } },
      'GET /api/leaderboard': [entry(1, own), entry(2), entry(3, { playerName: 'Wren' })],
      'GET /api/leaderboard/around': (_, query) => {
        asked.push(query.toString())
        return Response.json({ id: 'run 1', entries: [entry(1, own), entry(2)] })
      },
    })
    renderPage(<LeaderboardPage />)
    expect(await (await you()).findByText('1st')).toBeTruthy()
    const marked = (await rowTexts()).filter((text) => text.includes('you'))
    expect(marked).toEqual([expect.stringContaining('1. Wren')])
    expect(asked).toEqual(['period=all'])
  })

  it('says that an account has no run, whatever this browser has', async () => {
    cacheRun('a run of a guest')
    stubServer({
      'GET /api/auth/get-session': { user: { id: 'w', username: 'Wren', email: 'w@example.org' } },
      'GET /api/leaderboard': [entry(1)],
      'GET /api/leaderboard/around': { entries: [] },
    })
    renderPage(<LeaderboardPage />)
    expect(
      await (await you()).findByText('Your account has not finished a ranked run yet.'),
    ).toBeTruthy()
  })

  it('does not repeat rows that are both next to the player and at the top', async () => {
    cacheRun('run 3')
    stubServer({
      'GET /api/leaderboard': [1, 2].map((rank) => entry(rank)),
      'GET /api/leaderboard/around': { id: 'run 3', entries: [entry(2), entry(3), entry(4)] },
    })
    renderPage(<LeaderboardPage />)
    await expect
      .poll(async () => (await rowTexts()).map((text) => text[0]))
      .toEqual(['1', '2', '3', '4'])
  })

  it('says that a player is not listed only if the server has confirmed that', async () => {
    open('?period=week')
    cacheRun('a run of an earlier week')
    stubServer({ 'GET /api/leaderboard': [entry(1)] })
    const { unmount } = renderPage(<LeaderboardPage />)
    expect(await (await you()).findByText(/None of the runs in this browser/)).toBeTruthy()
    unmount()
    open('')
    stubServer({
      'GET /api/leaderboard': [entry(1)],
      'GET /api/leaderboard/around': () => Response.json({ code: 'internal' }, { status: 400 }),
    })
    renderPage(<LeaderboardPage />)
    expect(await (await you()).findByText(/out of reach just now/)).toBeTruthy()
    expect((await you()).getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('invites the visitor to play if nobody is listed', async () => {
    open('?period=week')
    stubServer({ 'GET /api/leaderboard': [] })
    renderPage(<LeaderboardPage />)
    expect(await screen.findByText(/^Nobody is on the leaderboard this week\./)).toBeTruthy()
    expect(screen.queryByText(/There is company/)).toBe(null)
    expect(screen.getByRole('link', { name: 'Play a run' }).getAttribute('href')).toBe(
      '/TextBasedGame',
    )
    expect(await (await you()).findByText(/You haven’t finished a ranked run/)).toBeTruthy()
    expect((await you()).queryByRole('link')).toBe(null)
  })

  it('links to all time from a week without runs', async () => {
    open('?period=week')
    stubServer({
      'GET /api/leaderboard': (_, query) =>
        Response.json(query.get('period') === 'all' ? [entry(1)] : []),
    })
    renderPage(<LeaderboardPage />)
    const others = within(
      (await screen.findByText(/There is company/)).parentElement ?? document.body,
    ).getByRole('link', { name: 'All time' })
    expect(others.getAttribute('href')).toBe('/TextBasedGame/leaderboard')
  })

  it('shows a hundred rows on request and keeps that in its address', async () => {
    stubServer({
      'GET /api/leaderboard': (_, query) =>
        Response.json(Array.from({ length: Number(query.get('limit')) }, (_, at) => entry(at + 1))),
    })
    renderPage(<LeaderboardPage />)
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    await expect.poll(async () => (await rows()).length).toBe(100)
    expect(location.search).toBe('?rows=more')
  })
})
