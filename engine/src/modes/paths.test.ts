import { expect as check, test } from 'vitest'
import { OPPORTUNITIES } from '../content/catalogue.ts'
import { foesOf } from '../fights.ts'
import { newRun } from '../new-run.ts'
import { beforePaths, expect } from '../testing/kit.ts'

const allUsed = OPPORTUNITIES.map((it) => it.id)

test('only path 1 to path 4 are paths, in any letter case', () => {
  for (const input of ['1', 'path', 'path 0', 'path 5', 'path1', 'path 1 2', 'path  1', 'pay']) {
    expect(beforePaths().answer(input)).toBeRefused('That is not a path')
  }
  expect(beforePaths().answer('')).toBeRefused()
  expect(beforePaths('reward', 'empty', 'empty', 'empty').rolling(0).answer(' PaTh 1')).toLeave({
    day: 21,
  })
})

test('a reward path gives a random reward and takes a day', () => {
  const kinds = ['empty', 'empty', 'reward', 'empty'] as const
  const cookie = beforePaths(...kinds)
    .rolling(0)
    .answer('path 3')
  expect(cookie).toSay('You find a reward: Chocolate Chip Cookie!', '+1 HEALTH')
  expect(cookie).toLeave({ health: 6, day: 21, mode: { name: 'paychance' } })
  const tooth = beforePaths(...kinds)
    .rolling(1)
    .answer('path 3')
  expect(tooth).toSay('You find a reward: Tooth Pick!', '+1 MAX DAMAGE')
  expect(tooth).toLeave({ maxDamage: 6 })
  const trash = beforePaths(...kinds)
    .rolling(2)
    .answer('path 3')
  expect(trash).toSay("You find a reward: Another Man's Trash!", '+1 GOLD')
  expect(trash).toLeave({ gold: 2 })
})

test('unseen paths are rolled when one is chosen, all four, and then what waits on it', () => {
  const told = beforePaths().rolling(9, 0, 9, 9, 1).answer('path 2')
  expect(told).toSay('You find a reward: Tooth Pick!')
})

test('an enemy path draws from everybody enabled whose window holds the day', () => {
  const told = beforePaths('enemy', 'enemy', 'enemy', 'enemy').rolling(3).answer('path 4')
  expect(told).toSay(
    'Starch King blocks the path.',
    '“Kneel, or be served on the side.”',
    'Starch King: 5 HEALTH, 4 MAX DAMAGE',
    'Attack with a number, 0 to 5.',
  )
  expect(told).toLeave({
    day: 20,
    mode: { name: 'attack', foe: { type: 'enemy', id: 'starch-king', health: 5, round: 0 } },
  })
})

test('the first fight of a run, and only that, says that larger numbers are the maximum', () => {
  const hint = 'Any larger number counts as your maximum.'
  const scene = beforePaths('enemy', 'enemy', 'enemy', 'enemy').rolling(0)
  expect(scene.answer('path 1')).toSay(hint)
  expect(scene.answer('path 1')).toLeave({ stats: { fights: 1, kills: 0, bestHit: 0 } })
  expect(scene.with({ stats: { fights: 1, kills: 0, bestHit: 0 } }).answer('path 1')).notToSay(hint)
})

test('windows hold both their ends, and bosses come from day 15', () => {
  const on = (day: number) => foesOf({ ...newRun(), day }).map((it) => it.id)
  const always = ['bored-talking-stick', 'devils-playground', 'starch-king']
  const steve = ['bored-talking-stick', 'devils-playground', 'obsidian-steve', 'starch-king']
  check(on(0)).toEqual(always)
  check(on(9)).toEqual(always)
  check(on(10)).toEqual(steve)
  check(on(14)).toEqual(steve)
  check(on(15)).toEqual([...steve, 'captain-crunchy', 'gerald'])
  check(on(49)).toEqual([...steve, 'captain-crunchy', 'gerald'])
  check(on(50)).toEqual([...steve, 'captain-crunchy', 'gerald', 'octopus-of-destruction'])
  check(on(80)).toEqual([
    ...steve,
    'captain-crunchy',
    'gerald',
    'octopus-of-destruction',
    'pumpkin-king',
  ])
  check(on(81)).toEqual([...steve, 'octopus-of-destruction', 'pumpkin-king'])
})

test('who is switched on can be met, Mother Tree from day 15 too; who is off cannot', () => {
  const { enemies, bosses } = newRun()
  const state = {
    ...newRun(),
    enemies: { ...enemies, 'small-purple-alien': true, 'starch-king': false },
    bosses: { ...bosses, 'mother-tree': true },
  }
  const on = (day: number) => foesOf({ ...state, day }).map((it) => it.id)
  check(on(14)).toContain('small-purple-alien')
  check(on(14)).not.toContain('starch-king')
  check(on(14)).not.toContain('mother-tree')
  check(on(15)).toContain('mother-tree')
})

test('an enemy path with nobody on it is an empty path', () => {
  const { enemies } = newRun()
  const nobody = {
    ...enemies,
    'bored-talking-stick': false,
    'devils-playground': false,
    'starch-king': false,
  }
  const told = beforePaths('enemy', 'enemy', 'enemy', 'enemy')
    .with({ enemies: nobody, day: 3 })
    .rolling(6, 0)
    .answer('path 1')
  expect(told).toSay('A signpost points straight at you.')
  expect(told).toLeave({ day: 4 })
})

test('an empty path that rolls 5 or below asks an unused opportunity, and no day passes', () => {
  const told = beforePaths('empty', 'empty', 'empty', 'empty').rolling(5, 0).answer('path 1')
  expect(told).toSay('Lost Potato', 'Do you help the potato?')
  expect(told).toLeave({ day: 20, mode: { name: 'yesno', opportunity: 'lost-potato' } })
  const next = beforePaths('empty', 'empty', 'empty', 'empty')
    .with({ usedOpportunities: ['lost-potato'] })
    .rolling(0, 0)
    .answer('path 1')
  expect(next).toLeave({ mode: { name: 'yesno', opportunity: 'a-garden' } })
})

test('an empty path that rolls above 5 shows a text, uses it up and takes a day', () => {
  const told = beforePaths('empty', 'empty', 'empty', 'empty').rolling(6, 1).answer('path 1')
  expect(told).toSay('A goose looks at you as if you owe it rent.', 'Pay 1 Gold to See Paths??')
  expect(told).toLeave({ day: 21 })
  check(told.turn.state.emptyPaths).toHaveLength(15)
  check(told.turn.state.emptyPaths).not.toContain('flavour-goose')
})

test('once every opportunity is used, empty paths only show texts', () => {
  const told = beforePaths('empty', 'empty', 'empty', 'empty')
    .with({ usedOpportunities: allUsed })
    .rolling(0, 0)
    .answer('path 1')
  expect(told).toSay('A signpost points straight at you.')
})

test('a future text is met like any other', () => {
  const told = beforePaths('empty', 'empty', 'empty', 'empty')
    .with({ emptyPaths: ['lost-potato/correctYes'] })
    .rolling(10, 0)
    .answer('path 1')
  expect(told).toSay('A sack of potatoes waves from a passing cart.')
  expect(told).toLeave({ emptyPaths: [] })
})

test('a dry pool is refilled with the 16', () => {
  const told = beforePaths('empty', 'empty', 'empty', 'empty')
    .with({ emptyPaths: [] })
    .rolling(10, 15)
    .answer('path 1')
  expect(told).toSay('You lie down for just a minute.')
  check(told.turn.state.emptyPaths).toHaveLength(15)
})

test('a merchant shows three different goods with effect and price, and no day passes yet', () => {
  const told = beforePaths('merchant', 'empty', 'empty', 'empty').rolling(0, 0, 6).answer('path 1')
  expect(told).toSay(
    '1. Honey Seeds: +1 HEALTH, 2 gold',
    '2. Blue Banana: +2 HEALTH, 4 gold',
    '3. Flashlight: no known effect, 5 gold',
  )
  expect(told).toLeave({
    day: 20,
    mode: { name: 'merchant', goods: ['honey-seeds', 'blue-banana', 'flashlight'] },
  })
})

test('day 100 on a path ends the game', () => {
  const told = beforePaths('reward', 'empty', 'empty', 'empty')
    .with({ day: 99 })
    .rolling(0)
    .answer('path 1')
  expect(told).toSay('+1 HEALTH', 'Day one hundred.', '100 Days Survived')
  expect(told).toEnd({ cause: 'hundred', daysSurvived: 100, strength: 12 })
})

test('without gold the next paths come at once', () => {
  const told = beforePaths('empty', 'empty', 'empty', 'empty')
    .with({ gold: 0 })
    .rolling(6, 0)
    .answer('path 1')
  expect(told).toSay('You dont have any gold...', 'Path 1, 2, 3 or 4?')
  expect(told).toLeave({ mode: { name: 'paths', seen: null } })
})
