import { test } from 'vitest'
import { expect, returning, stranger } from '../testing/kit.ts'

test('a stranger is asked for a name', () => {
  const told = stranger().answer('start')
  expect(told).toSay('“What name shall I put on the box?”')
  expect(told).toLeave({ mode: { name: 'playerInput' } })
})

test('a known player is welcomed back, greeted, and offered a view', () => {
  const told = returning({ playerName: 'Wanda' }).answer('start')
  expect(told).toSay(
    'Welcome back, Wanda',
    '“You again! I had money on you. I would rather not say which way.”',
    'Pay 1 Gold to See Paths??',
  )
  expect(told).toLeave({ mode: { name: 'paychance' }, gold: 1, day: 0 })
})

test('an account is welcomed by its username, with or without a player name', () => {
  expect(returning({ userName: 'wanda99' }).answer('start')).toSay('Welcome back, wanda99')
  expect(returning({ userName: 'wanda99', playerName: 'Wanda' }).answer('start')).toSay(
    'Welcome back, wanda99',
  )
})

test('start may be shouted and surrounded by spaces', () => {
  expect(stranger().answer('  START ')).toLeave({ mode: { name: 'playerInput' } })
})

test('anything else is not start', () => {
  const refusal = 'Marlowe cups an ear. The word he is waiting for is “start”.'
  expect(stranger().answer('go')).toBeRefused(refusal)
  expect(stranger().answer('start please')).toBeRefused(refusal)
  expect(stranger().answer('')).toBeRefused()
})
