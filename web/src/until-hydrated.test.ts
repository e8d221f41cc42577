// @vitest-environment jsdom
import './until-hydrated.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

// The script listens until then, in the files after this one, too.
afterEach(() => {
  document.body.innerHTML = '<p id="late" hidden></p>'
  dispatchEvent(new Event('hydrating'))
  document.body.replaceChildren()
})

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

describe('the scripts of a new player’s game', () => {
  /** The document of the game, and whether its scripts are wanted. */
  async function open({ path = '/TextBasedGame', save = '' } = {}) {
    vi.resetModules()
    history.replaceState(null, '', path)
    if (save) localStorage.setItem('GameVariables', save)
    const link = document.createElement('link')
    link.rel = 'later'
    document.head.replaceChildren(link)
    await vi.importActual('./until-hydrated.js')
    return () => link.rel === 'modulepreload'
  }

  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    localStorage.clear()
    document.head.replaceChildren()
    history.replaceState(null, '', '/')
  })

  it.each(['pointermove', 'keydown', 'input', 'scroll'])('are fetched at a %s', async (touch) => {
    const isWanted = await open()
    expect(isWanted()).toBe(false)
    document.body.dispatchEvent(new Event(touch, { bubbles: true }))
    expect(isWanted()).toBe(true)
  })

  it('are fetched after three seconds', async () => {
    const isWanted = await open()
    vi.advanceTimersByTime(2_900)
    expect(isWanted()).toBe(false)
    vi.advanceTimersByTime(100)
    expect(isWanted()).toBe(true)
  })

  it.each([
    ['a save', { save: '{}' }],
    ['a fragment', { path: '/TextBasedGame#reset-password=none' }],
    ['a query', { path: '/TextBasedGame?daily' }],
  ])('are fetched at once if there is %s', async (_, given) => {
    const isWanted = await open(given)
    expect(isWanted()).toBe(true)
  })
})
