import { expect, it } from 'vitest'
import { DAY_MS } from '@fable/contract/limits'
import { letterStore } from '../../feedback/store.ts'
import { NOON } from '../../testing/clock.ts'
import { freshDatabase, openUntilEnd } from '../../testing/fresh-database.ts'
import { insertCorrection, updateHelpful } from '../corrections/store.ts'
import { makeSenders, refuseSender, senderName } from '../posting/senders.ts'
import { insertFact } from '../store/facts.ts'
import { act, undo } from './actions.ts'
import { forgetSenders } from './forget-senders.ts'

const WEEK_MS = 7 * DAY_MS

const { options } = await freshDatabase()
const database = await openUntilEnd(options)
const clock = { now: NOON }
const authSecret = 'a secret that is only good for tests'
const open = (secret = authSecret) =>
  makeSenders({ database, authSecret: secret, now: () => clock.now })
const markOf = (address: string) => open().marksOf(address)[0]

it('a sender has one mark for a week, on all servers, and another mark in the next week', () => {
  const mark = markOf('192.0.2.1')
  expect(markOf('192.0.2.1')).toBe(mark)
  expect(markOf('192.0.2.2')).not.toBe(mark)
  clock.now += WEEK_MS
  expect(markOf('192.0.2.1')).not.toBe(mark)
  expect(open().marksOf('192.0.2.1')[1]).toBe(mark)
  clock.now = NOON
})

it('the mark of a sender cannot be made without the secret', () => {
  expect(open('another secret').marksOf('192.0.2.1')).not.toContain(markOf('192.0.2.1'))
})

it('all addresses of one IPv6 /56 are one sender', () => {
  const mark = markOf('2001:db8:1:2300::1')
  expect(markOf('2001:db8:1:23ff::9')).toBe(mark)
  expect(markOf('2001:db8:1:2400::1')).not.toBe(mark)
})

it('the mark of a sender contains no address and is shown as a word with two digits', () => {
  const mark = markOf('192.0.2.1')
  expect(mark).toMatch(/^\d+\.[\w-]{22}$/)
  expect(senderName(mark)).toMatch(/^[a-z]+-\d\d$/)
})

it('posts, helpful votes and the log lose the mark of their sender after the second week', async () => {
  const given = { text: 'One.', source: 'https://example.com', category: 'news' } as const
  const marks = open().marksOf('192.0.2.1')
  const origin = { marks, isHeld: false }
  const { id } = await insertFact(database, given, NOON, origin)
  const { text, source } = given
  const correction = await insertCorrection(database, { text, source, factId: id }, NOON)
  if (typeof correction === 'string') throw new Error(correction)
  await updateHelpful(database, [{ id: correction.id, marks }], NOON)
  const entry = { cases: [{ kind: 'fact', id }], who: 'Mara', now: NOON } as const
  const refused = await act(database, { ...entry, kind: 'refuse_sender' })
  const storedMarks = async () => {
    const [fact] = await database.db.selectFrom('Facts').select('sender').execute()
    const [helpful] = await database.db.selectFrom('HelpfulMarks').select('sender').execute()
    const [action] = await database.db.selectFrom('Actions').select('before').execute()
    return [fact?.sender, helpful?.sender, action?.before].map((mark) => mark ?? null)
  }
  await forgetSenders(database, NOON + WEEK_MS)
  expect(await storedMarks()).toEqual([marks[0], marks[0], marks[0]])
  await forgetSenders(database, NOON + 2 * WEEK_MS)
  expect(await storedMarks()).toEqual([null, null, null])
  // The log is still readable, but nothing can be undone any more.
  const undone = await undo(database, letterStore, { id: refused.id, who: 'Mara', now: NOON })
  expect(undone).toMatchObject({ kind: 'undo', count: 0 })
})

it('a refused sender stays refused for a day, even across the end of a week', async () => {
  const end = NOON - (NOON % WEEK_MS) + 4 * DAY_MS - 1000
  clock.now = end
  const senders = open()
  await refuseSender(database, markOf('192.0.2.1'), clock.now)
  clock.now = end + DAY_MS - 1000
  await expect(senders.checkAllowed('192.0.2.1')).rejects.toThrow('sender_refused')
  await senders.checkAllowed('192.0.2.2')
  clock.now = end + DAY_MS + 1000
  await senders.checkAllowed('192.0.2.1')
})
