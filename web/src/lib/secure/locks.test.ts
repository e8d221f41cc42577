// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fillInBrowser, resetBrowser } from '../../testing/page.tsx'
import { inOneTab } from '../sending.ts'
import { whenFree } from '../tabs.ts'
import { requestLock } from './locks.ts'

beforeEach(fillInBrowser)
afterEach(resetBrowser)

type Request = (
  name: string,
  options: LockOptions,
  action: (lock: Lock | null) => unknown,
) => unknown

function stubLocks(request: Request | undefined): void {
  const locks = { value: request && { request: vi.fn(request) } }
  vi.stubGlobal('navigator', Object.create(navigator, { locks }))
}

const reject = (name: string) => () => Promise.reject(new DOMException('No', name))
const grant: Request = (name, _, action) => Promise.resolve(action({ name, mode: 'exclusive' }))

/** Browsers that give no lock, and what each of them does when it is asked for one. */
const WITHOUT_LOCKS: [string, Request | undefined][] = [
  ['at an insecure address', undefined],
  ['with blocked cookies', reject('SecurityError')],
]

describe.each(WITHOUT_LOCKS)('a browser %s', (_, request) => {
  beforeEach(() => stubLocks(request))

  it('grants no lock', async () => {
    const action = vi.fn()
    expect(await requestLock('a', {}, action)).toBe(false)
    expect(action).not.toHaveBeenCalled()
  })

  it('lets each tab send what waits for the network', async () => {
    const send = vi.fn(() => Promise.resolve())
    await inOneTab('a', send)()
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('runs an action without waiting for another tab', async () => {
    const action = vi.fn()
    await whenFree('a', new AbortController().signal, action)
    expect(action).toHaveBeenCalledTimes(1)
  })
})

describe('a browser with locks', () => {
  it('runs an action under its lock', async () => {
    stubLocks(grant)
    const action = vi.fn()
    expect(await requestLock('a', {}, action)).toBe(true)
    expect(action).toHaveBeenCalledWith({ name: 'a', mode: 'exclusive' })
  })

  it('passes on an error of the action, which runs once', async () => {
    stubLocks(grant)
    const send = vi.fn(() => Promise.reject(new Error('mine')))
    await expect(inOneTab('a', send)()).rejects.toThrow('mine')
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('reports an aborted lock as an error', async () => {
    stubLocks(reject('AbortError'))
    await expect(requestLock('a', {}, vi.fn())).rejects.toThrow('No')
  })
})
