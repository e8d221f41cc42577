import { describe, expect, it } from 'vitest'
import { validateUsername, usernameKey } from './usernames.ts'

describe('a username', () => {
  it('has one key in any letter case and Unicode composition', () => {
    expect(usernameKey('ÄDA')).toBe(usernameKey('a\u0308da'))
    expect(usernameKey('Ａｄａ')).toBe(usernameKey('ada'))
    expect(usernameKey('Ada')).not.toBe(usernameKey('Ada2'))
  })

  it('has at most twelve characters, where an emoji counts as one character', async () => {
    expect(await validateUsername('🥔'.repeat(12))).toBeUndefined()
    expect(await validateUsername('🥔'.repeat(13))).toBe('USERNAME_TOO_LONG')
  })

  it.each(['\u200b', '\u00ad', '\u3164', '\u115f', '\uffa0', '\u2800', '\ufe0f', '\u{e0020}'])(
    'is refused if it contains the invisible character %j',
    async (invisible) => {
      for (const name of [`Ada${invisible}`, `A${invisible}da`, `${invisible}Ada`])
        expect(await validateUsername(name)).toBe('USERNAME_REFUSED')
    },
  )

  it('is refused if it is blank, offensive, reserved or written in two alphabets', async () => {
    expect(await validateUsername('  ')).toBe('FIELDS_MISSING')
    for (const name of [
      '\u200b',
      'a\nb',
      'shit',
      'SHIT',
      'sＨit',
      'sh\u200bit',
      'n1gger',
      'Admin',
      'Аda',
    ])
      expect(await validateUsername(name), name).toBe('USERNAME_REFUSED')
  })
})
