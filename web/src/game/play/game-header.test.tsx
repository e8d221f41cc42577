// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fillInBrowser, renderPage, resetBrowser, stubServer } from '../../testing/page.tsx'
import { GameHeader } from './game-header.tsx'

const settings = (communityChatUrl: string | null) =>
  stubServer({ 'GET /api/settings': { communityChatUrl, passwordReset: false } })

beforeEach(fillInBrowser)
afterEach(resetBrowser)

describe('the chat icon', () => {
  it('is a link if a chat is configured', async () => {
    settings('https://chat.example.com/join')
    renderPage(<GameHeader />)
    const link = await screen.findByRole('link', { name: 'Community chat' })
    expect(link.getAttribute('href')).toBe('https://chat.example.com/join')
    expect(link.getAttribute('rel')).toContain('noopener')
  })

  it('is a button if no chat is configured', async () => {
    const requests = settings(null)
    renderPage(<GameHeader />)
    await expect.poll(() => requests).toContain('GET /api/settings')
    expect(screen.getByRole('button', { name: 'Community chat' })).toBeTruthy()
  })
})
