import { DAY_MS } from '@fable/contract/limits'
import { expect, it } from 'vitest'
import { NOON } from '../../testing/clock.ts'
import { freshDatabase, openUntilEnd } from '../../testing/fresh-database.ts'
import { insertFact } from '../board/store.ts'
import { forgetSenders, makeSenders, refuseSender, senderName } from './senders.ts'

const WEEK_MS = 7 * DAY_MS

const { options } = await freshDatabase()
const database = await openUntilEnd(options)
const clock = { now: NOON }
const open = () => makeSenders({ database, now: () => clock.now })

it('a sender has one mark for a week, on all servers, and another one in the next', async () => {
  const mark = await open().markOf('192.0.2.1')
  expect(await open().markOf('192.0.2.1')).toBe(mark)
  expect(await open().markOf('192.0.2.2')).not.toBe(mark)
  clock.now += WEEK_MS
  expect(await open().markOf('192.0.2.1')).not.toBe(mark)
  clock.now = NOON
})

it('addresses of one IPv6 /56 are one sender', async () => {
  const senders = open()
  const mark = await senders.markOf('2001:db8:1:2300::1')
  expect(await senders.markOf('2001:db8:1:23ff::9')).toBe(mark)
  expect(await senders.markOf('2001:db8:1:2400::1')).not.toBe(mark)
})

it('a mark holds no address, and has a name', async () => {
  const mark = await open().markOf('192.0.2.1')
  expect(mark).toMatch(/^\d+\.[\w-]{22}$/)
  expect(senderName(mark)).toMatch(/^[a-z]+-\d\d$/)
})

it('the key of a week is deleted after the next one, so that its marks can never be made again', async () => {
  const before = await open().markOf('192.0.2.1')
  await forgetSenders(database, NOON + WEEK_MS)
  expect(await open().markOf('192.0.2.1')).toBe(before)
  await forgetSenders(database, NOON + 2 * WEEK_MS)
  expect(await open().markOf('192.0.2.1')).not.toBe(before)
})

it('posts lose their mark when its key is deleted', async () => {
  const given = { text: 'One.', source: 'https://example.com', category: 'news' } as const
  const sender = await open().markOf('192.0.2.1')
  const { id } = await insertFact(database, given, NOON, { sender, isHeld: false })
  const markOf = async () => {
    const rows = await database.db
      .selectFrom('Facts')
      .select('sender')
      .where('id', '=', id)
      .execute()
    return rows[0]?.sender
  }
  await forgetSenders(database, NOON + WEEK_MS)
  expect(await markOf()).toBe(sender)
  await forgetSenders(database, NOON + 2 * WEEK_MS)
  expect(await markOf()).toBeNull()
})

it('a refused sender stays refused over the end of a week, for a day', async () => {
  const end = NOON - (NOON % WEEK_MS) + 4 * DAY_MS - 1000
  clock.now = end
  const senders = open()
  await refuseSender(database, await senders.markOf('192.0.2.1'), clock.now)
  clock.now = end + DAY_MS - 1000
  expect(await senders.isRefused('192.0.2.1')).toBe(true)
  expect(await senders.isRefused('192.0.2.2')).toBe(false)
  clock.now = end + DAY_MS + 1000
  expect(await senders.isRefused('192.0.2.1')).toBe(false)
})
