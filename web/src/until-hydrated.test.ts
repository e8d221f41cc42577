import './until-hydrated.js'
// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'

it.each([
  ['while it composes', { isComposing: true }],
  ['when it has just composed', { keyCode: 229 }],
])('a key that is pressed in an input method %s reaches no listener', (_, init) => {
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
])(
  'before the first paint, the document of a visitor who has played %s (%s) has the marks %j',
  async (_, results, expected) => {
    vi.resetModules()
    const page = document.documentElement
    for (const name of page.getAttributeNames()) page.removeAttribute(name)
    localStorage.clear()
    if (results) localStorage.setItem('RoundResults', results)
    await vi.importActual('./until-hydrated.js')
    expect(Object.keys(page.dataset)).toEqual(expected)
    localStorage.clear()
  },
)
