// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Update } from '@fable/contract'
import { fillInBrowser, renderPage, resetBrowser, stubServer } from '../../testing/page.tsx'
import Updates from './updates.tsx'

const UPDATE: Update = {
  UpdateId: 1,
  UpdateNum: '0.0.33',
  UpdateName: 'More potatoes',
  UpdateDate: '2026-11-21',
  UpdateImage: '',
  UpdateDescription: 'They are everywhere.',
  UpdateList: ['A potato.'],
}

beforeEach(fillInBrowser)
afterEach(resetBrowser)

it('the updates can be loaded again after a failure', async () => {
  stubServer({})
  renderPage(<Updates />)
  expect((await screen.findByRole('alert')).textContent).toContain('couldn’t be loaded')
  stubServer({ 'GET /api/updates': [UPDATE] })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: UPDATE.UpdateName })).toBeTruthy()
  expect(screen.getByText('21 November 2026')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBe(null)
})
