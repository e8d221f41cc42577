import { test } from 'vitest'
import { expect, atPaychance } from '../testing/kit.ts'

test('pay costs a gold, draws the four paths and prints what each hides', () => {
  const result = atPaychance().with({ gold: 3 }).drawing(0, 2, 6, 7).enter('pay')
  expect(result).toPrint(
    '-1 GOLD',
    'Path 1: Reward',
    'Path 2: Enemy',
    'Path 3: Merchant',
    'Path 4: Empty',
  )
  expect(result).toLeave({
    gold: 2,
    day: 20,
    mode: { name: 'paths', seen: ['reward', 'enemy', 'merchant', 'empty'] },
  })
})

test('a slot that draws 1 is a reward, 5 an enemy, and 8 or 9 an empty path', () => {
  expect(atPaychance().drawing(1, 5, 8, 9).enter('pay')).toLeave({
    mode: { name: 'paths', seen: ['reward', 'enemy', 'empty', 'empty'] },
  })
})

test('every merchant of a set but the first becomes an empty path', () => {
  expect(atPaychance().drawing(6, 6, 6, 0).enter('pay')).toLeave({
    mode: { name: 'paths', seen: ['merchant', 'empty', 'empty', 'reward'] },
  })
})

test('chance costs nothing, shows nothing and draws nothing', () => {
  const result = atPaychance().enter('Chance')
  expect(result).toPrint('You keep your coin and your ignorance.')
  expect(result).toLeave({ gold: 1, mode: { name: 'paths', seen: null } })
})

test('any input but pay and chance is refused with a joke', () => {
  for (const input of ['both', 'pay chance', '1', 'yes', '$', '?']) {
    expect(atPaychance().enter(input)).toBeRefused("You can't have your cake and eat it too")
  }
  expect(atPaychance().enter(' ')).toBeRefused()
})

test('pay shows no paths without gold', () => {
  const result = atPaychance().with({ gold: 0 }).enter('pay')
  expect(result).toPrint('You dont have any gold...')
  expect(result).toLeave({ gold: 0, mode: { name: 'paths', seen: null } })
})
