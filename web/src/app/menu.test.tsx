// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { encode } from '../game/save/encode.ts'
import { newGame, type SavedGame } from '../game/save/saved-game.ts'
import { setUser } from '../lib/session.ts'
import { fillInBrowser, renderPage, resetBrowser, stubServer } from '../testing/page.tsx'
import { MenuPopup } from './menu.tsx'

const user = { id: 'wren', username: 'Wren', email: 'wren@example.com', createdAt: '' }
const account = { userID: 'wren', userName: 'Wren', currency: 0 }
const save: SavedGame = { ...newGame(), account }

type Options = { isSignedIn?: boolean; replies?: Parameters<typeof stubServer>[0] }

/** The menu of who is signed in, or of a browser whose session was ended elsewhere. */
function renderMenu({ isSignedIn = true, replies = {} }: Options = {}) {
  const onSignedOut = vi.fn()
  localStorage.setItem('GameVariables', JSON.stringify(encode(save)))
  const requests = stubServer({
    'GET /api/auth/get-session': isSignedIn ? { user } : null,
    'GET /api/settings': { communityChatUrl: null, passwordReset: false },
    'POST /api/auth/sign-out': { success: true },
    ...replies,
  })
  const { queries } = renderPage(
    <MenuPopup account={account} onClose={vi.fn()} onSignedOut={onSignedOut} />,
  )
  setUser(queries, isSignedIn ? user : null)
  return { onSignedOut, requests }
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
function fillInAccount() {
  const values = { USERNAME: 'Wren', EMAIL: 'wren@example.com', PASSWORD: 'potato' }
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
}
const warning = () => screen.findByText(/sign out without them|Signing out also deletes/)
const dirty = { userID: 'wren', revision: 3, isDirty: true, sent: [] }

beforeEach(fillInBrowser)
afterEach(resetBrowser)

describe('Sign Out', () => {
  it('signs out at once if nothing would be lost', async () => {
    const { onSignedOut } = renderMenu()
    await press('Sign Out')
    await expect.poll(() => onSignedOut.mock.calls.length).toBe(1)
    expect(localStorage).toHaveLength(0)
  })

  it('warns before it deletes an unsent draft', async () => {
    const { onSignedOut, requests } = renderMenu()
    localStorage.setItem('FactDraft', JSON.stringify({ text: 'Half a th' }))
    await press('Sign Out')
    const text = (await warning()).textContent
    expect(text).toContain('your drafts')
    expect(requests).not.toContain('POST /api/auth/sign-out')
    await press('Sign Out anyway')
    await expect.poll(() => onSignedOut.mock.calls.length).toBe(1)
    expect(localStorage).toHaveLength(0)
  })

  it('offers to play on while the account lacks a turn', async () => {
    localStorage.setItem('AccountDocument', JSON.stringify(dirty))
    renderMenu()
    await screen.findByText('Wren')
    await press('Sign Out')
    expect((await warning()).textContent).toContain('Play on to save them')
  })

  it('asks the player to log in to save the turns if the session was ended elsewhere', async () => {
    localStorage.setItem('AccountDocument', JSON.stringify(dirty))
    renderMenu({ isSignedIn: false })
    await press('Sign Out')
    const text = (await warning()).textContent
    expect(text).not.toContain('Play on to save them')
    expect(text).toContain('Log in to save them')
  })
})

describe('the menu', () => {
  it('shows an error above the login form if a field is missing', async () => {
    renderMenu({ isSignedIn: false })
    await press('Login')
    await press('Login')
    expect(screen.getByRole('alert').textContent).toBe('Please fill Out all Fields')
  })

  it('sends one request for a double click on Login', async () => {
    const { requests } = renderMenu({ isSignedIn: false })
    await press('Login')
    const values = { EMAIL: 'wren@example.com', PASSWORD: 'potato' }
    for (const [label, value] of Object.entries(values))
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    const button = screen.getByRole('button', { name: 'Login' })
    fireEvent.click(button)
    fireEvent.click(button)
    await screen.findByRole('alert')
    expect(requests.filter((request) => request.includes('sign-in'))).toHaveLength(1)
  })

  it('marks and focuses the field that an error from the server is about', async () => {
    const error = { message: 'Password too short', code: 'PASSWORD_TOO_SHORT' }
    renderMenu({
      isSignedIn: false,
      replies: { 'POST /api/auth/sign-up/email': () => Response.json(error, { status: 400 }) },
    })
    await press('Create Account')
    fillInAccount()
    await press('Create Account')
    await screen.findByText('Password too short')
    const password = screen.getByLabelText('PASSWORD')
    expect(password.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(password)
    const about = password.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(about.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Password too short',
      '8 to 128 characters',
    ])
    expect(screen.getByLabelText('EMAIL').getAttribute('aria-invalid')).toBe('false')
  })

  it('welcomes a new account and says that the run is saved', async () => {
    renderMenu({
      isSignedIn: false,
      replies: { 'POST /api/auth/sign-up/email': { user } },
    })
    await press('Create Account')
    fillInAccount()
    await press('Create Account')
    expect(await screen.findByRole('heading', { name: 'Welcome, Wren' })).toBeTruthy()
    expect(await screen.findByText(/your run is saved to your account/)).toBeTruthy()
  })

  it('shows progress while an account is being deleted, and then an error if the password was wrong', async () => {
    let refuse: (response: Response) => void = () => undefined
    const response = new Promise<Response>((resolve) => {
      refuse = resolve
    })
    renderMenu({ replies: { 'POST /api/auth/delete-user': () => response } })
    await press('Your account')
    await press('Delete account')
    fireEvent.change(screen.getByLabelText('CURRENT PASSWORD'), { target: { value: 'wrong' } })
    await press('Delete it for good')
    expect(await screen.findByRole('button', { name: 'One moment…' })).toBeTruthy()
    refuse(Response.json({ message: 'Invalid password' }, { status: 400 }))
    expect(await screen.findByText('Invalid password')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Delete it for good' })).toBeTruthy()
  })
})
