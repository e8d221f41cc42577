import { expect, test } from 'vitest'
import { visibleText, isAllowedName, isDisallowedInAnyCase } from './names.ts'

test('names of 1 to 12 visible characters are allowed in any script', () => {
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

test('names that are blank, too long or disallowed, or contain a line break, are not allowed', () => {
  for (const name of ['', '   ', 'thirteen char', 'shit', ' shit ', 'a\nb', '\u200d', 'a\u2028b']) {
    expect(isAllowedName(name), name).toBe(false)
  }
})

test('a name must contain at least one visible character', () => {
  for (const name of ['\u3164', '\u115f\u1160', '\uffa0', '\u2800', '\u00ad', '\u{e0020}']) {
    expect(isAllowedName(name), encodeURIComponent(name)).toBe(false)
    expect(isAllowedName(`W${name}`), encodeURIComponent(name)).toBe(true)
    expect(visibleText(` ${name}W${name} `)).toBe('W')
  }
})

test('invisible characters do not hide a disallowed name', () => {
  for (const name of ['sh\u200bit', '\u00adshit', 'shit\u2800', 's\u3164h\ufe0fit ']) {
    expect(isAllowedName(name), encodeURIComponent(name)).toBe(false)
    expect(isDisallowedInAnyCase(name.toUpperCase()), encodeURIComponent(name)).toBe(true)
  }
})

test('a disallowed name in capitals is refused as a username, but accepted in the name entry', () => {
  expect(isAllowedName('SHIT')).toBe(true)
  expect(isAllowedName('shit')).toBe(false)
  expect(isDisallowedInAnyCase('SHIT')).toBe(true)
  expect(isDisallowedInAnyCase(' Shit ')).toBe(true)
  expect(isDisallowedInAnyCase('Wanda')).toBe(false)
})
