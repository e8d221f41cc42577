// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fillInBrowser, renderPage, resetBrowser } from '../../../testing/page.tsx'
import { InputForm } from './input-form.tsx'

const field = () => screen.getByLabelText<HTMLInputElement>('Your answer')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const press = (key: string) => fireEvent.keyDown(field(), { key })
function enter(value: string) {
  type(value)
  fireEvent.submit(field())
}

function renderForm(isBusy = false) {
  const onSubmit = vi.fn()
  const input = createRef<HTMLInputElement>()
  renderPage(<InputForm input={input} isBusy={isBusy} hint="pay or chance" onSubmit={onSubmit} />)
  return onSubmit
}

beforeEach(fillInBrowser)
afterEach(resetBrowser)

describe('the input', () => {
  it('keeps its text if an arrow key is pressed without a history', () => {
    renderForm()
    type('cha')
    press('ArrowDown')
    expect(field().value).toBe('cha')
    press('ArrowUp')
    expect(field().value).toBe('cha')
  })

  it('goes back through its history and forward to the unsent text', () => {
    renderForm()
    enter('first')
    enter('second')
    type('thi')
    const seen = ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown'].map(
      (key) => {
        press(key)
        return field().value
      },
    )
    expect(seen).toEqual(['second', 'first', 'first', 'second', 'thi', 'thi'])
  })

  it('is emptied by a submit, but keeps its text while lines print', () => {
    const onSubmit = renderForm()
    enter('chance')
    expect(onSubmit).toHaveBeenCalledWith('chance')
    expect(field().value).toBe('')
    resetBrowser()
    renderForm(true)
    enter('chance')
    expect(field().value).toBe('chance')
    expect(field().readOnly).toBe(false)
  })

  it('is marked as invalid if a requested name is left blank', () => {
    renderPage(
      <InputForm
        input={createRef<HTMLInputElement>()}
        isBusy={false}
        hint="Your name"
        blankHint="1 to 12 characters"
        onSubmit={vi.fn()}
      />,
    )
    enter('  ')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(field().placeholder).toBe('1 to 12 characters')
    expect(field().value).toBe('')
    expect(screen.getByRole('alert').textContent).toBe('1 to 12 characters')
    type('Wren')
    expect(field().getAttribute('aria-invalid')).toBe('false')
    expect(field().placeholder).toBe('Your name')
    enter('Wren')
    enter('')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    press('ArrowUp')
    expect(field().value).toBe('Wren')
    expect(field().getAttribute('aria-invalid')).toBe('false')
  })

  it('is not marked as invalid by a blank submit if no name is requested', () => {
    renderForm()
    enter('')
    expect(field().getAttribute('aria-invalid')).toBe('false')
  })
})
