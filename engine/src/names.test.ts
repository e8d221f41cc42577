import { expect, test } from 'vitest'
import { isAllowedName, isDisallowedInAnyCase } from './names.ts'

test('names that are let in', () => {
  for (const name of [
    'W',
    'Wanda',
    ' Wanda ',
    'Zoë',
    '李小龍',
    "O'Brien",
    '👩‍🌾',
    'twelve chars',
    '0',
  ]) {
    expect(isAllowedName(name), name).toBe(true)
  }
})

test('names that are not', () => {
  for (const name of ['', '   ', 'thirteen char', 'shit', ' shit ', 'a\nb', '\u200d', 'a\u2028b']) {
    expect(isAllowedName(name), name).toBe(false)
  }
})

test('the name entry minds the letter case, usernames and the board do not', () => {
  expect(isAllowedName('SHIT')).toBe(true)
  expect(isDisallowedInAnyCase('SHIT')).toBe(true)
  expect(isDisallowedInAnyCase(' Shit ')).toBe(true)
  expect(isDisallowedInAnyCase('Wanda')).toBe(false)
})
