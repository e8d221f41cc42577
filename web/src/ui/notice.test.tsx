// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Notice, showNotice } from './notice.tsx'

afterEach(cleanup)

it('a notice disappears when a field takes focus or text, but not when a link does', () => {
  render(
    <>
      <input aria-label="Source" />
      <a href="#there">There</a>
      <Notice />
    </>,
  )
  const field = screen.getByLabelText('Source')
  act(() => showNotice('Counted.'))
  fireEvent.focusIn(screen.getByText('There'))
  expect(screen.getByRole('status').textContent).toBe('Counted.')
  fireEvent.focusIn(field)
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => showNotice('Counted.'))
  fireEvent.input(field)
  expect(screen.getByRole('status').textContent).toBe('')
})
