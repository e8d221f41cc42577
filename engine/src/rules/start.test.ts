import { test } from 'vitest'
import { expect, returningPlayer, newPlayer } from '../testing/kit.ts'

test('a new player is asked for a name', () => {
  const result = newPlayer().enter('start')
  expect(result).toPrint('“What name shall I put on the box?”')
  expect(result).toLeave({ mode: { name: 'playerInput' } })
})

test('a known player is welcomed back and offered a view of the paths', () => {
  const result = returningPlayer({ playerName: 'Wanda' }).enter('start')
  expect(result).toPrint(
    'Welcome back, Wanda',
    '“You again! I had money on you. I would rather not say which way.”',
    'Pay 1 Gold to See Paths??',
  )
  expect(result).toLeave({ mode: { name: 'paychance' }, gold: 1, day: 0 })
})

test('a player with an account is welcomed by the username, with or without a player name', () => {
  expect(returningPlayer({ userName: 'wanda99' }).enter('start')).toPrint('Welcome back, wanda99')
  expect(returningPlayer({ userName: 'wanda99', playerName: 'Wanda' }).enter('start')).toPrint(
    'Welcome back, wanda99',
  )
})

test('any input but “start” is refused before a run', () => {
  const refusal = 'Marlowe cups an ear. The word he is waiting for is “start”.'
  expect(newPlayer().enter('go')).toBeRefused(refusal)
  expect(newPlayer().enter('start please')).toBeRefused(refusal)
  expect(newPlayer().enter('')).toBeRefused()
})
