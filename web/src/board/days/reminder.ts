import { SCREEN_PATHS } from '@fable/contract/limits'
import { download } from '../../lib/download.ts'

const TIME = '080000'

export function saveReminder(origin: string): void {
  download(
    new File([reminderOf(origin, new Date())], 'fact-or-fable.ics', {
      type: 'text/calendar;charset=utf-8',
    }),
  )
}

/**
 * Returns a calendar (RFC 5545) with a daily event from tomorrow on. The time of the event has no zone, so it follows
 * the visitor's local clock.
 */
export function reminderOf(origin: string, now: Date): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  const link = origin + SCREEN_PATHS.today

  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fact & Fable//Fact or Fable?//EN',
    'BEGIN:VEVENT',
    `UID:${link}`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${dateOf(tomorrow)}T${TIME}`,
    'DURATION:PT5M',
    'RRULE:FREQ=DAILY',
    'SUMMARY:Fact or Fable?',
    `DESCRIPTION:Two are true\\, one is a fable: ${link}`,
    `URL:${link}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Fact or Fable?',
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

// A line may have at most 75 octets. All characters here are ASCII.
const folded = (line: string): string => line.replaceAll(/.{74}(?=.)/g, '$&\r\n ')

function dateOf(date: Date): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}${twoDigits(date.getMonth() + 1)}${twoDigits(date.getDate())}`
}
