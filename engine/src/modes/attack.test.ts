import { expect as check, test } from 'vitest'
import { expect, facing } from '../testing/kit.ts'

const COMPLAINT = 'Attacks are usually numbers... '

test('a hit hurts, and who lives hits back', () => {
  const told = facing('starch-king').rolling(3).attack('2')
  expect(told).toSay(
    'You hit Starch King for 2: 3 HEALTH left.',
    'Starch King hits back for 3: you have 2 left.',
  )
  expect(told).toLeave({
    health: 2,
    day: 20,
    mode: { name: 'attack', foe: { type: 'enemy', id: 'starch-king', health: 3, round: 1 } },
  })
})

test('a blow of 0 is a miss', () => {
  const told = facing('starch-king').rolling(0).attack('2')
  expect(told).toSay('Starch King swings and misses.')
  expect(told).toLeave({ health: 5 })
})

test('the blow goes up to the max damage of the foe', () => {
  expect(facing('octopus-of-destruction').with({ health: 9 }).rolling(6).attack('5')).toLeave({
    health: 3,
  })
})

test('what is no number is complained about, and nothing changes', () => {
  for (const input of [
    'five',
    '5 potatoes',
    'NaN',
    'Infinity',
    '-1',
    '-0.5',
    '1e999',
    '1,5',
    '٥',
  ]) {
    expect(facing('starch-king').attack(input)).toBeRefused(COMPLAINT)
  }
  expect(facing('starch-king').attack('  ')).toBeRefused()
})

test('a number is a number however it is written, and a fraction is rounded down', () => {
  const hits = { '2.9': 2, ' 3 ': 3, '+1': 1, '0': 0, '-0': 0, '1e0': 1, '0x2': 2, '.5': 0 }
  for (const [input, hit] of Object.entries(hits)) {
    expect(facing('starch-king').rolling(0).attack(input)).toSay(
      `You hit Starch King for ${hit}: ${5 - hit} HEALTH left.`,
    )
  }
  expect(facing('gerald').rolling(0).attack('1e2')).toSay('You hit Gerald for 5: 20 HEALTH left.')
  expect(facing('gerald').rolling(0).attack('0x10')).toSay('You hit Gerald for 5: 20 HEALTH left.')
})

test('at or above the maximum is the maximum', () => {
  expect(facing('gerald').rolling(0).attack('999999')).toSay(
    'You hit Gerald for 5: 20 HEALTH left.',
  )
  expect(facing('gerald').rolling(0).attack('5')).toSay('You hit Gerald for 5: 20 HEALTH left.')
  expect(facing('gerald').rolling(0).attack('5.5')).toSay('You hit Gerald for 5: 20 HEALTH left.')
})

test('a full blow that kills in the first round earns a gold, the exact maximum included', () => {
  for (const input of ['5', '5.9', '100']) {
    const told = facing('starch-king').rolling(3).attack(input)
    expect(told).toSay('Starch King is defeated!', '+1 GOLD', 'NOTHING')
    expect(told).toLeave({ gold: 2, day: 21, health: 5 })
  }
})

test('no gold for a blow below the maximum, nor after the first round', () => {
  expect(facing('starch-king').with({ maxDamage: 6 }).rolling(3).attack('5')).toLeave({ gold: 1 })
  expect(facing('starch-king', { round: 1 }).rolling(3).attack('5')).toLeave({ gold: 1 })
})

test('an enemy drops a random reward by its drop rate', () => {
  const told = facing('starch-king', { round: 1 }).rolling(2, 1).attack('5')
  expect(told).toSay('Starch King dropped...', 'Tooth Pick!', '+1 MAX DAMAGE')
  expect(told).toLeave({ maxDamage: 6, day: 21, mode: { name: 'paychance' } })
  expect(facing('obsidian-steve', { health: 1, round: 2 }).rolling(3, 0).attack('5')).toSay(
    'Chocolate Chip Cookie!',
    '+1 HEALTH',
  )
  const nothing = facing('obsidian-steve', { health: 1, round: 2 }).rolling(4).attack('5')
  expect(nothing).toSay('NOTHING')
})

test('a boss leaves its own reward, always', () => {
  const pie = facing('pumpkin-king', { health: 1, round: 9 }).attack('5')
  expect(pie).toSay('Pumpkin King leaves you: Pumpkin Pie!', '+2 HEALTH', '+2 MAX DAMAGE')
  expect(pie).toLeave({ health: 7, maxDamage: 7, gold: 1, day: 21 })
  expect(facing('mother-tree', { health: 1, round: 9 }).attack('5')).toLeave({
    health: 6,
    maxDamage: 6,
  })
  expect(facing('captain-crunchy', { health: 1, round: 0 }).attack('5')).toLeave({
    gold: 2,
    maxDamage: 6,
  })
})

test('after a fight without gold the paths come at once', () => {
  const told = facing('starch-king', { round: 1 }).with({ gold: 0 }).rolling(9).attack('5')
  expect(told).toSay('NOTHING', 'You dont have any gold...')
  expect(told).toLeave({ mode: { name: 'paths', seen: null } })
})

test('health of 0 is death', () => {
  const told = facing('starch-king').with({ health: 3, gold: 4 }).rolling(4).attack('1')
  expect(told).toSay(
    'Starch King hits back for 4: you have 0 left.',
    'YOU DIED',
    '20 Days Survived',
  )
  expect(told).toEnd({
    cause: 'death',
    killer: 'starch-king',
    daysSurvived: 20,
    strength: 9,
    gold: 4,
  })
})

test('a player without damage can only hope', () => {
  expect(facing('starch-king').with({ maxDamage: 0 }).rolling(1).attack('50')).toSay(
    'You hit Starch King for 0: 5 HEALTH left.',
  )
})

test('a fight won on day 99 wins the game', () => {
  const told = facing('starch-king').with({ day: 99 }).rolling(9).attack('5')
  expect(told).toSay('NOTHING', 'Day one hundred.', '100 Days Survived')
  expect(told).toEnd({ cause: 'hundred', daysSurvived: 100, kills: 1, bestHit: 5, gold: 2 })
})

test('the run remembers its kills and its best hit', () => {
  const told = facing('starch-king')
    .with({ stats: { fights: 3, kills: 2, bestHit: 9 } })
    .rolling(9)
    .attack('5')
  check(told.turn.state.stats).toEqual({ fights: 3, kills: 3, bestHit: 9 })
})
