import { expect, it } from 'vitest'
import { reminderOf } from './reminder.ts'

it('a reminder is a daily event at eight in local time, from tomorrow on', () => {
  const lines = reminderOf('https://a.org', new Date(2026, 11, 31, 23, 30)).split('\r\n')
  expect(lines).toContain('DTSTART:20270101T080000')
  expect(lines).toContain('RRULE:FREQ=DAILY')
  expect(lines).toContain('URL:https://a.org/today')
  expect(lines.at(-1)).toBe('')
})

it('a reminder has no line of more than 75 octets, whatever its address', () => {
  const calendar = reminderOf(`https://${'long.'.repeat(40)}org`, new Date(2026, 0, 1))
  expect(Math.max(...calendar.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(75)
  expect(calendar.replaceAll('\r\n ', '')).toContain(`URL:https://${'long.'.repeat(40)}org/today`)
})
