import './until-hydrated.js'
// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'

it.each([
  ['while it composes', { isComposing: true }],
  ['when it has just composed', { keyCode: 229 }],
])('a key of an input method reaches no listener, %s', (_, init) => {
  const heard = vi.fn()
  const stop = new AbortController()
  for (const target of [window, document, document.body]) {
    target.addEventListener('keydown', heard, { signal: stop.signal })
  }
  const press = (more: KeyboardEventInit) =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...more }),
    )
  press(init)
  expect(heard).not.toHaveBeenCalled()
  press({})
  expect(heard).toHaveBeenCalledTimes(3)
  stop.abort()
})

it.each([
  ['nothing', null, []],
  ['an earlier round', '{"2026-11-20":"found"}', ['known']],
])('the document knows before the first paint who has played %s', async (_, results, expected) => {
  vi.resetModules()
  const page = document.documentElement
  for (const name of page.getAttributeNames()) page.removeAttribute(name)
  localStorage.clear()
  if (results) localStorage.setItem('RoundResults', results)
  await vi.importActual('./until-hydrated.js')
  expect(Object.keys(page.dataset)).toEqual(expected)
  localStorage.clear()
})
