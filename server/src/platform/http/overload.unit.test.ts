import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { makeAdmission } from './overload.ts'

/** Reads requests in one turn of the event loop, each of which takes some time. Returns how many are refused. */
const makeTurn = () => {
  let now = 0
  const { isOverloaded } = makeAdmission({ monotonic: () => now, maxInFlight: 1 })
  return (requests: number, ms: number) =>
    Array.from({ length: requests }, () => {
      const refused = isOverloaded()
      if (!refused) now += ms
      return refused
    }).filter(Boolean).length
}

it('a long turn takes requests for a tenth of a second and refuses the others', async () => {
  const turn = makeTurn()
  expect(turn(1000, 0.5)).toBe(1000 - 201)
  await nextTurn()
  expect(turn(200, 0.5)).toBe(0)
})

it('few requests are never refused, however long they take', async () => {
  const turn = makeTurn()
  expect(turn(100, 5000)).toBe(0)
  await nextTurn()
  expect(turn(100, 5000)).toBe(0)
})

it('many requests are not refused if they are quick', () => {
  expect(makeTurn()(10_000, 0.01)).toBe(0)
})

const message = (headers: Record<string, string> = {}, method = 'POST') =>
  Object.assign(new IncomingMessage(new Socket()), { headers, method })

it('requests that wait for something else are bounded in number', async () => {
  const { isOverloaded, follow } = makeAdmission({ monotonic: () => 0, maxInFlight: 2 })
  const waiting = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const followed = waiting.map(({ promise }) => follow(message(), promise))
  expect(isOverloaded()).toBe(true)
  waiting[0]?.resolve('here')
  expect(await followed[0]).toBe('here')
  expect(isOverloaded()).toBe(false)
  waiting[1]?.reject(new Error('lost'))
  await expect(followed[1]).rejects.toThrow('lost')
})

it('a request whose body is still arriving takes no room', async () => {
  const { isOverloaded, follow } = makeAdmission({ monotonic: () => 0, maxInFlight: 1 })
  const incoming = message({ 'content-length': '9' })
  const { promise, resolve } = Promise.withResolvers<string>()
  const followed = follow(incoming, promise)
  expect(isOverloaded()).toBe(false)
  incoming.emit('end')
  expect(isOverloaded()).toBe(true)
  resolve('here')
  await followed
  expect(isOverloaded()).toBe(false)
})

it('a request without a use for its body takes room at once', () => {
  const { isOverloaded, follow } = makeAdmission({ monotonic: () => 0, maxInFlight: 1 })
  void follow(message({ 'content-length': '1' }, 'GET'), new Promise(() => undefined))
  expect(isOverloaded()).toBe(true)
})
