import { test } from 'vitest'
import { expect, offered } from '../testing/kit.ts'

const blanket = () => offered('honey-seeds', 'big-rock', 'flashlight')

test('1, 2 and 3 buy what gold can pay, and the day passes', () => {
  const seeds = blanket().with({ gold: 2 }).answer('1')
  expect(seeds).toSay('You buy: Honey Seeds.', '+1 HEALTH', '-2 GOLD', 'You dont have any gold...')
  expect(seeds).toLeave({ health: 6, gold: 0, day: 21, mode: { name: 'paths', seen: null } })
  const rock = blanket().with({ gold: 5 }).answer(' 2 ')
  expect(rock).toSay('You buy: Big Rock.', '+2 MAX DAMAGE', '-4 GOLD', 'Pay 1 Gold to See Paths??')
  expect(rock).toLeave({ maxDamage: 7, gold: 1, day: 21, mode: { name: 'paychance' } })
  const flashlight = blanket().with({ gold: 5 }).answer('3')
  expect(flashlight).toLeave({ health: 5, maxDamage: 5, gold: 0, day: 21 })
})

test('too little gold is answered by the shopkeeper, and costs the day too', () => {
  const told = blanket().answer('1')
  expect(told).toSay(
    'Im sorry, not enough gold.',
    '“I take gold, and only gold. I have been paid in looks before.”',
  )
  expect(told).toLeave({ health: 5, gold: 1, day: 21, mode: { name: 'paychance' } })
})

test('anything else leaves, and costs the day', () => {
  for (const input of ['none', '0', '4', '1.0', 'one', '11', 'pay']) {
    const told = blanket().with({ gold: 9 }).answer(input)
    expect(told).toSay('Maybe Next Time...')
    expect(told).toLeave({ gold: 9, health: 5, maxDamage: 5, day: 21 })
  }
})

test('an empty answer is none', () => {
  expect(blanket().answer('  ')).toBeRefused()
})

test('shopping on day 99 ends the game', () => {
  expect(blanket().with({ day: 99 }).answer('none')).toEnd({ cause: 'hundred', daysSurvived: 100 })
})
