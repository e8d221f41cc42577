import { test } from 'vitest'
import { enteringAName, expect } from '../testing/kit.ts'

const REFUSAL = ['Please Choose Another Name...', '(Max 12 Characters Long)'] as const

test('a good name is taken as it was typed, and the game begins', () => {
  const told = enteringAName().answer('  Wanda the 1  ')
  expect(told).toSay('Pay 1 Gold to See Paths??')
  expect(told).toLeave({ playerName: 'Wanda the 1', mode: { name: 'paychance' } })
})

test('a name has 1 to 12 characters, of which an emoji is one', () => {
  expect(enteringAName().answer('W')).toLeave({ playerName: 'W' })
  expect(enteringAName().answer('Twelve chars')).toLeave({ playerName: 'Twelve chars' })
  expect(enteringAName().answer('🥔'.repeat(12))).toLeave({ playerName: '🥔'.repeat(12) })
  expect(enteringAName().answer('Thirteen char')).toBeRefused(...REFUSAL)
  expect(enteringAName().answer('🥔'.repeat(13))).toBeRefused(...REFUSAL)
})

test('an empty name is no answer', () => {
  expect(enteringAName().answer('   ')).toBeRefused()
})

test('a name on the list is refused: the whole name, letter case included', () => {
  expect(enteringAName().answer('shit')).toBeRefused(...REFUSAL)
  expect(enteringAName().answer('Shit')).toLeave({ playerName: 'Shit' })
  expect(enteringAName().answer('mishit')).toLeave({ playerName: 'mishit' })
})

test('a name can be seen and printed', () => {
  expect(enteringAName().answer('\u200b\u200b')).toBeRefused(...REFUSAL)
  expect(enteringAName().answer('a\u0000b')).toBeRefused(...REFUSAL)
  expect(enteringAName().answer('a\u202eb')).toBeRefused(...REFUSAL)
  expect(enteringAName().answer('a\ud800b')).toBeRefused(...REFUSAL)
})

test('a name is spelt out as it is, dollar signs included', () => {
  expect(enteringAName().answer("$& $'")).toSay("“$& $'. Good. Short enough for a small plaque.”")
})
