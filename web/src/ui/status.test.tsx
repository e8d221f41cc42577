// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { Status } from './status.tsx'

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

it('a new status gets its text only after it is in the page, so that screen readers announce the text', async () => {
  vi.useFakeTimers()
  render(<Status className="row">Loading...</Status>)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(status.textContent).toBe('Loading...')
  expect(screen.getByRole('status')).toBe(status)
})

it('a status in a document has its text at once', () => {
  expect(renderToString(<Status>2 facts</Status>)).toBe('<p role="status">2 facts</p>')
})
