// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fillInBrowser, renderPage, resetBrowser, stubServer } from '../../testing/page.tsx'
import { addResults } from '../rounds/results.ts'
import { addSeals } from '../rounds/seals.ts'
import DaysPage from './days-page.tsx'

beforeEach(fillInBrowser)
afterEach(resetBrowser)

const dayOfNovember = (date: number) => ({
  day: `2026-11-${date}`,
  ofTheDay: null,
  round: true,
  fable: 'A fable.',
})

it('a month of the archive shows how many days were played in time and how many fires were lit', async () => {
  addResults({
    '2026-10-31': 'found',
    '2026-11-25': 'late-found',
    '2026-11-26': 'fooled',
    '2026-11-27': 'found',
  })
  addSeals({ '2026-10-31': 'right', '2026-11-26': 'right' })
  stubServer({
    'GET /api/auth/get-session': null,
    'GET /api/days': {
      month: '2026-11',
      today: '2026-11-28',
      days: [27, 26, 25, 24].map(dayOfNovember),
      previous: null,
    },
  })
  renderPage(<DaysPage />)
  const heading = await screen.findByRole('heading', { name: /^November 2026/ })
  expect(heading.textContent).toBe('November 2026 2 days, 2 fires')
})
