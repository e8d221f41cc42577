import { test } from 'vitest'
import { expect, offeredAView } from '../testing/kit.ts'

test('pay costs a gold, rolls the four paths at once and says what each hides', () => {
  const told = offeredAView().with({ gold: 3 }).rolling(0, 2, 6, 7).answer('pay')
  expect(told).toSay(
    '-1 GOLD',
    'Path 1: Reward',
    'Path 2: Enemy',
    'Path 3: Merchant',
    'Path 4: Empty',
    'Path 1, 2, 3 or 4?',
  )
  expect(told).toLeave({
    gold: 2,
    day: 20,
    mode: { name: 'paths', seen: ['reward', 'enemy', 'merchant', 'empty'] },
  })
})

test('a slot below 2 is a reward, below 6 an enemy, 6 a merchant, anything else empty', () => {
  expect(offeredAView().rolling(1, 5, 8, 9).answer('pay')).toLeave({
    mode: { name: 'paths', seen: ['reward', 'enemy', 'empty', 'empty'] },
  })
})

test('a second merchant in a set is empty, and is rolled all the same', () => {
  expect(offeredAView().rolling(6, 6, 6, 0).answer('pay')).toLeave({
    mode: { name: 'paths', seen: ['merchant', 'empty', 'empty', 'reward'] },
  })
})

test('chance costs nothing, shows nothing and rolls nothing', () => {
  const told = offeredAView().answer('Chance')
  expect(told).toSay('Path 1, 2, 3 or 4?')
  expect(told).toLeave({ gold: 1, mode: { name: 'paths', seen: null } })
})

test('any other answer is refused with a joke', () => {
  for (const input of ['both', 'pay chance', '1', 'yes', '$', '?']) {
    expect(offeredAView().answer(input)).toBeRefused("You can't have your cake and eat it too")
  }
  expect(offeredAView().answer(' ')).toBeRefused()
})

test('nobody pays with gold they do not have', () => {
  const told = offeredAView().with({ gold: 0 }).answer('pay')
  expect(told).toSay('You dont have any gold...')
  expect(told).toLeave({ gold: 0, mode: { name: 'paths', seen: null } })
})
