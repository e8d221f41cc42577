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

const rows = async () => within(await screen.findByRole('list')).getAllByRole('listitem')
const rowTexts = async () => (await rows()).map(({ textContent }) => textContent)
const current = () =>
  screen
    .getAllByRole('link', { current: 'page' })
    .map(({ textContent }) => textContent)
    .join(', ')
const you = async () => within(await screen.findByRole('region', { name: 'You' }))

describe('the page of the leaderboard', () => {
  it('shows one row for each account of all time, and says all of a row in words', async () => {
    const asked: string[] = []
    stubServer({
      'GET /api/leaderboard': (_, query) => {
        asked.push(query.toString())
        return Response.json([entry(1, { account: true, lostDays: 1 }), entry(2, { guest: true })])
      },
    })
    renderPage(<LeaderboardPage />)
    expect(await rowTexts()).toEqual([
      '1. Player 1 - Days 90plays under an account−1lost 1 daystrength 40took 1 h 31',
      '2. Player 2 - Days 90gueststrength 40took 1 h 31',
    ])
    expect(screen.getByRole('link', { name: /Player 1 - Days 90/ }).getAttribute('href')).toBe(
      '/TextBasedGame/runs/run 1',
    )
    expect(asked).toEqual(['group=accounts&period=all&limit=11'])
    expect(current()).toBe('All time, Accounts')
  })

  it('shows the ranking that its address names, and tabs that lead to the others', async () => {
    open('?period=week&group=guests')
    stubServer({
      'GET /api/leaderboard': (_, query) =>
        Response.json([
          entry(1, { playerName: `${query.get('group')} of ${query.get('period')}` }),
        ]),
    })
    renderPage(<LeaderboardPage />)
    expect((await rowTexts())[0]).toContain('guests of week')
    expect(current()).toBe('This week, Guests')
    fireEvent.click(screen.getByRole('link', { name: 'All runs' }))
    expect(location.search).toBe('?period=week&group=runs')
    await expect.poll(async () => (await rowTexts())[0]).toContain('runs of week')
    fireEvent.click(screen.getByRole('link', { name: 'All time' }))
    fireEvent.click(screen.getByRole('link', { name: 'Accounts' }))
    expect(location.search).toBe('?group=accounts')
  })

  it('shows the player below the top', async () => {
    open('?group=runs')
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

  it('knows an account in a browser that has no run of it', async () => {
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
    expect(asked).toEqual(['group=accounts&period=all'])
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

  it('does not repeat rows that the player’s neighbours share with the top', async () => {
    open('?group=runs')
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

  it('says where a player is not, and not that it knows when it could not ask', async () => {
    cacheRun('a run of a guest')
    stubServer({ 'GET /api/leaderboard': [entry(1)] })
    const { unmount } = renderPage(<LeaderboardPage />)
    expect(await (await you()).findByText(/this ranking of accounts/)).toBeTruthy()
    expect((await you()).getByRole('link').getAttribute('href')).toBe(
      '/TextBasedGame/leaderboard?group=runs',
    )
    unmount()
    open('?group=runs')
    stubServer({
      'GET /api/leaderboard': [entry(1)],
      'GET /api/leaderboard/around': () => Response.json({ code: 'internal' }, { status: 400 }),
    })
    renderPage(<LeaderboardPage />)
    expect(await (await you()).findByText(/out of reach just now/)).toBeTruthy()
    expect((await you()).getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('invites to play where nobody is yet', async () => {
    open('?group=guests&period=week')
    stubServer({ 'GET /api/leaderboard': [] })
    renderPage(<LeaderboardPage />)
    expect(await screen.findByText('No guest')).toBeTruthy()
    expect(screen.getByText('this week')).toBeTruthy()
    expect(screen.queryByText(/There is company/)).toBe(null)
    expect(screen.getByRole('link', { name: 'Play a run' }).getAttribute('href')).toBe(
      '/TextBasedGame',
    )
    expect(await (await you()).findByText(/You haven’t finished a ranked run/)).toBeTruthy()
    expect((await you()).queryByRole('link')).toBe(null)
  })

  it('opens on all runs while no account has ended one, and on accounts when they are chosen', async () => {
    stubServer({
      'GET /api/leaderboard': (_, query) =>
        Response.json(query.get('group') === 'runs' ? [entry(1), entry(2)] : []),
    })
    renderPage(<LeaderboardPage />)
    await expect.poll(async () => (await rows()).length).toBe(2)
    expect(current()).toBe('All time, All runs')
    fireEvent.click(screen.getByRole('link', { name: 'Accounts' }))
    expect(await screen.findByText(/Nobody with an account/)).toBeTruthy()
    expect(current()).toBe('All time, Accounts')
  })

  it.each([
    ['?period=week&group=guests', 'week', 'All runs', '?period=week&group=runs'],
    ['?period=week&group=guests', 'all', 'All time', '?group=runs'],
    ['?period=week&group=runs', 'all', 'All time', '?group=runs'],
  ])('where %s is empty, says that there are runs of %s', async (search, period, name, path) => {
    open(search)
    stubServer({
      'GET /api/leaderboard': (_, query) =>
        Response.json(
          query.get('group') === 'runs' && query.get('period') === period ? [entry(1)] : [],
        ),
    })
    renderPage(<LeaderboardPage />)
    const others = within(
      (await screen.findByText(/There is company/)).parentElement ?? document.body,
    ).getByRole('link', { name })
    expect(others.getAttribute('href')).toBe(`/TextBasedGame/leaderboard${path}`)
  })

  it('keeps in its address that it shows a hundred rows', async () => {
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
