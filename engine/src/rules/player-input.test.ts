import { test } from 'vitest'
import { atNameEntry, expect } from '../testing/kit.ts'

const REFUSAL = ['Please Choose Another Name...', '(Max 12 Characters Long)'] as const

test('a valid name is kept without surrounding blanks, and the run begins', () => {
  const result = atNameEntry().enter('  Wanda the 1  ')
  expect(result).toPrint('Pay 1 Gold to See Paths??')
  expect(result).toLeave({ playerName: 'Wanda the 1', mode: { name: 'paychance' } })
})

test('a name has 1 to 12 characters, and an emoji counts as one', () => {
  expect(atNameEntry().enter('W')).toLeave({ playerName: 'W' })
  expect(atNameEntry().enter('Twelve chars')).toLeave({ playerName: 'Twelve chars' })
  expect(atNameEntry().enter('🥔'.repeat(12))).toLeave({ playerName: '🥔'.repeat(12) })
  expect(atNameEntry().enter('Thirteen char')).toBeRefused(...REFUSAL)
  expect(atNameEntry().enter('🥔'.repeat(13))).toBeRefused(...REFUSAL)
})

test('a name is refused only if it equals a disallowed name, including letter case', () => {
  expect(atNameEntry().enter('shit')).toBeRefused(...REFUSAL)
  expect(atNameEntry().enter('Shit')).toLeave({ playerName: 'Shit' })
  expect(atNameEntry().enter('mishit')).toLeave({ playerName: 'mishit' })
})

test('a name is printed unchanged, even with dollar signs and braces', () => {
  for (const name of ["$& $'", '{name}']) {
    const greeting = `“${name}. Good. Short enough for a small plaque.”`
    expect(atNameEntry().enter(name)).toPrint(greeting)
  }
})
