import { expect, it } from 'vitest'
import { friendPath, readFriend } from './friend-link.ts'

const NOBODY = { name: '', result: 'spotted' }

it('the link to a round carries the name and the result of its sender', () => {
  const friend = { name: 'Zoë & Co', result: 'missed' } as const
  expect(friendPath('2026-11-28', friend)).toBe(
    '/days/2026-11-28?from=Zo%C3%AB%20%26%20Co&result=missed',
  )
  expect(readFriend({ from: friend.name, result: friend.result })).toEqual(friend)
  expect(friendPath('2026-11-28', { name: '', result: 'spotted' })).toBe(
    '/days/2026-11-28?result=spotted',
  )
})

it.each(['Mara', '  Mara  Lin ', '<b>Mara</b>', 'مارا', '山田'])(
  'a link to a round may contain the name “%s”, which is read without surplus blanks',
  (from) => {
    const name = from.trim().replace('  ', ' ')
    expect(readFriend({ from, result: 'spotted' })).toEqual({ name, result: 'spotted' })
  },
)

it.each(['', ' ', 'x'.repeat(21), 'Ma\u202era', 'Ma\u200bra', 'Ma\0ra', `a${'\u0301'.repeat(9)}`])(
  'a link to a round with the invalid name %j is read as that of an unnamed friend',
  (from) => {
    expect(readFriend({ from, result: 'spotted' })).toEqual(NOBODY)
  },
)

it('a link to a round without a known result is not read as a friend’s', () => {
  expect(readFriend({ from: 'Mara' })).toBeNull()
  expect(readFriend({ from: 'Mara', result: 'won' })).toBeNull()
})
