import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { withLock } from './prepare.mjs'

const ignored = () => undefined

test('later calls wait until the first is done, and each reports once that it waits', async () => {
  const order: string[] = []
  const come = (name: string, work: Promise<unknown> = Promise.resolve()) => {
    const waiting = Promise.withResolvers<unknown>()
    const done = withLock(
      'waiting',
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

test('the lock is released if the work fails', async () => {
  await expect(withLock('failing', () => Promise.reject(new Error('no')), ignored)).rejects.toThrow(
    'no',
  )
  expect(await withLock('failing', () => Promise.resolve('done'), ignored)).toBe('done')
})

test('the lock of a killed process is free', async () => {
  const module = fileURLToPath(new URL('prepare.mjs', import.meta.url))
  const holding = `import { withLock } from ${JSON.stringify(module)}
    await withLock('killed', () => new Promise(() => console.log('holds')), () => undefined)`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', holding], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(holder.stdout, 'data')
  holder.kill('SIGKILL')
  expect(await withLock('killed', () => Promise.resolve('done'), ignored)).toBe('done')
})
