import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withLock } from './lock.mjs'

let folder: string
let lock: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fact-and-fable-lock-'))
  lock = join(folder, 'a.lock')
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

const returning = <T>(value: T) => Promise.resolve(value)

test('the second process waits until the first is done, and reports it once', async () => {
  const order: string[] = []
  const come = (name: string, work: Promise<unknown> = Promise.resolve()) => {
    const waiting = Promise.withResolvers<unknown>()
    const done = withLock(
      lock,
      () => work.then(() => order.push(name)),
      () => {
        waiting.resolve(order.push(`${name} waits`))
      },
    )
    return { waiting: waiting.promise, done }
  }
  const released = Promise.withResolvers<unknown>()
  const first = come('first', released.promise)
  const second = come('second')
  await second.waiting
  // When a third begins to wait, the second has looked again meanwhile, and is still silent.
  const third = come('third')
  released.resolve(third.waiting)
  await Promise.all([first.done, second.done, third.done])
  expect(order.slice(0, 3)).toEqual(['second waits', 'third waits', 'first'])
  expect(order.slice(3).toSorted()).toEqual(['second', 'third'])
})

test('the lock is released when the work fails', async () => {
  await expect(withLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(existsSync(lock)).toBe(false)
})

test('the lock of a dead process is taken over', async () => {
  const pastTheLargest = 2 ** 22 + 1
  writeFileSync(lock, String(pastTheLargest))
  expect(await withLock(lock, () => returning('done'))).toBe('done')
})

test('a lock without a heartbeat is taken over, even if its process id is in use', async () => {
  writeFileSync(lock, String(process.ppid))
  const longAgo = new Date(0)
  utimesSync(lock, longAgo, longAgo)
  expect(await withLock(lock, () => returning('done'))).toBe('done')
})
