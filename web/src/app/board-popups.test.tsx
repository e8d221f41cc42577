// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Day } from '@fable/contract'
import { ROUND_RESULTS_KEY } from '../board/rounds/storage-keys.ts'
import { writeText } from '../lib/storage.ts'
import { fillInBrowser, renderPage, resetBrowser, stubServer } from '../testing/page.tsx'
import { FOUND_ROUND } from '../testing/round.ts'
import TodayPage from './screens/today.tsx'

beforeAll(() => import('./keep-popup.tsx'))
beforeEach(() => {
  fillInBrowser()
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(`${TODAY}T12:00:00.000Z`)
  history.pushState(null, '', '/today')
})
afterEach(resetBrowser)

const TODAY = '2026-11-24'

const PLAYED: Day = {
  day: TODAY,
  now: `${TODAY}T12:00:00.000Z`,
  endsAt: `${TODAY}T23:59:59.000Z`,
  ofTheDay: null,
  previous: null,
  round: FOUND_ROUND,
}

const USER = {
  id: 'u1',
  username: 'Ada',
  email: 'ada@a.org',
  createdAt: '2026-11-01T00:00:00.000Z',
}

/** A page with today's round, on which the offer of an account was pressed. */
async function openForm(replies: Record<string, object | (() => Response | Promise<Response>)>) {
  writeText(ROUND_RESULTS_KEY, JSON.stringify({ [TODAY]: 'found' }))
  stubServer({
    'GET /api/days/today': PLAYED,
    'GET /api/auth/get-session': () => Response.json(null),
    'GET /api/settings': { passwordReset: true },
    'PUT /api/account/rounds': { results: { [TODAY]: 'found' }, seals: {} },
    ...replies,
  })
  renderPage(<TodayPage />)
  const link = await screen.findByRole('link', { name: 'Keep your days: create an account' })
  fireEvent.click(link)
  return screen.findByRole('dialog', { name: 'Keep your days' })
}

function fillIn(form: HTMLElement) {
  for (const [label, value] of [
    ['Username', 'Ada'],
    ['E-mail', 'ada@a.org'],
    ['Password', 'a long enough password'],
  ] as const)
    fireEvent.change(within(form).getByLabelText(label), { target: { value } })
  fireEvent.click(within(form).getByRole('button', { name: 'Create account' }))
}

it('the popup “Keep your days” creates an account and leaves the solution open, ready to send with the new name', async () => {
  const form = await openForm({ 'POST /api/auth/sign-up/email': { user: USER } })
  expect(within(form).getByText('1 day and 1 fire, on every device')).toBeTruthy()
  expect(await within(form).findByText('To log in, and for a forgotten password.')).toBeTruthy()
  fillIn(form)
  const kept = await screen.findByText('Kept. See you tomorrow.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(kept)
  expect(location.pathname).toBe('/today')
  expect(screen.getByRole('heading', { name: 'Spotted.' })).toBeTruthy()
  const panel = screen.getByRole('complementary', { name: 'Your days' })
  expect(panel.textContent).toContain('?from=Ada&result=spotted')
})

it('the popup “Keep your days” focuses a refused username and reports an unreachable server', async () => {
  let isReached = true
  const form = await openForm({
    'POST /api/auth/sign-up/email': () =>
      isReached
        ? Response.json({ message: 'Username is taken', code: 'USERNAME_TAKEN' }, { status: 422 })
        : Promise.reject(new TypeError('Failed to fetch')),
  })
  fillIn(form)
  expect(await within(form).findByText('Username is taken')).toBeTruthy()
  expect(within(form).getByLabelText('Username')).toBe(document.activeElement)
  isReached = false
  fillIn(form)
  expect(await within(form).findByText(/can’t be reached/)).toBeTruthy()
})

it('a player can log in before playing the round, and the page confirms the login', async () => {
  stubServer({
    'GET /api/days/today': {
      ...PLAYED,
      round: { state: 'open', sentences: ['One', 'Two', 'Three'] },
    },
    'GET /api/auth/get-session': () => Response.json(null),
    'GET /api/settings': { passwordReset: true },
    'PUT /api/account/rounds': { results: {}, seals: {} },
    'POST /api/auth/sign-in/email': { user: USER },
  })
  renderPage(<TodayPage />)
  fireEvent.click(await screen.findByRole('link', { name: 'Days on another device? Log in' }))
  const login = within(await screen.findByRole('dialog', { name: 'Log in' }))
  fireEvent.change(login.getByLabelText('E-mail'), { target: { value: 'ada@a.org' } })
  fireEvent.change(login.getByLabelText('Password'), {
    target: { value: 'a long enough password' },
  })
  fireEvent.click(login.getByRole('button', { name: 'Log in' }))
  await expect
    .poll(() => document.activeElement?.textContent)
    .toBe('Logged in. Your days are here.')
})

it('the popup “Keep your days” leads to the login, which can be closed', async () => {
  const form = await openForm({})
  fireEvent.click(within(form).getByRole('button', { name: 'Log in' }))
  const login = await screen.findByRole('dialog', { name: 'Log in' })
  expect(within(login).getByRole('button', { name: 'Forgot your password?' })).toBeTruthy()
  fireEvent.click(within(login).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
