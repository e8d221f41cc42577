// @vitest-environment jsdom
import './pressed-focus.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'

beforeEach(() => {
  document.body.innerHTML = '<input><button><span>Menu</span></button>'
})
afterEach(() => {
  document.body.innerHTML = ''
})

// A click that a script sends moves no focus, as one in Safari.
const press = () => document.querySelector('span')?.click()

it('a pressed button gets the focus', () => {
  press()
  expect(document.activeElement?.tagName).toBe('BUTTON')
})

it('a field keeps the focus when a button is pressed', () => {
  document.querySelector('input')?.focus()
  press()
  expect(document.activeElement?.tagName).toBe('INPUT')
})
