import { describe, expect, it } from 'vitest'
import { isPlausibleEmail } from './email.ts'

describe('an e-mail address', () => {
  it.each(['a@b.cd', "o'brien@example.com", 'a.b+c@mail.example.co.uk', 'ä@müller.example'])(
    'may be %s',
    (text) => {
      expect(isPlausibleEmail(text)).toBe(true)
    },
  )

  it.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@@example.com',
    'ada@example.com ',
    'a da@example.com',
    '.ada@example.com',
    'ada.@example.com',
    'ada@.example.com',
    'ada@example..com',
    'ada@example.com.',
    'Ada <ada@example.com>',
    'ada@example.com,bob@example.com',
    'ada@example.com\nBcc: bob@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('may not be %j', (text) => {
    expect(isPlausibleEmail(text)).toBe(false)
  })
})
