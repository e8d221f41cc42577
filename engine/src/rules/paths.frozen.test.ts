import { expect as check, test, vi } from 'vitest'
import { ENEMIES, OPPORTUNITIES } from '#content'
import { newRun } from '../model/new-run.ts'
import { atPaths, expect } from '../testing/kit.ts'
import { foesOn } from './encounters.ts'

// Foes are drawn by position here, so a new one must not move the others.
vi.mock('#content', async (importOriginal) => {
  const { frozenContent } = await import('../testing/frozen-content.ts')
  return frozenContent(importOriginal)
})

const allUsed = OPPORTUNITIES.map((opportunity) => opportunity.id)

test('only the inputs path 1 to path 4 choose a path, in any letter case', () => {
  for (const input of ['1', 'path', 'path 0', 'path 5', 'path1', 'path 1 2', 'path  1', 'pay']) {
    expect(atPaths().enter(input)).toBeRefused('That is not a path')
  }
  expect(atPaths().enter('')).toBeRefused()
  expect(atPaths('reward', 'empty', 'empty', 'empty').drawing(0).enter(' PaTh 1')).toLeave({
    day: 21,
  })
})

test('a reward path gives a random reward and takes a day', () => {
  const kinds = ['empty', 'empty', 'reward', 'empty'] as const
  const cookie = atPaths(...kinds)
    .drawing(0)
    .enter('path 3')
  expect(cookie).toPrint('You find a reward: Chocolate Chip Cookie!', '+1 HEALTH')
  expect(cookie).toLeave({ health: 6, day: 21, mode: { name: 'paychance' } })
  const tooth = atPaths(...kinds)
    .drawing(1)
    .enter('path 3')
  expect(tooth).toPrint('You find a reward: Tooth Pick!', '+1 MAX DAMAGE')
  expect(tooth).toLeave({ maxDamage: 6 })
  const trash = atPaths(...kinds)
    .drawing(2)
    .enter('path 3')
  expect(trash).toPrint("You find a reward: Another Man's Trash!", '+1 GOLD')
  expect(trash).toLeave({ gold: 2 })
})

test('choosing an unseen path draws all four paths first, then its encounter', () => {
  const result = atPaths().drawing(9, 0, 9, 9, 1).enter('path 2')
  expect(result).toPrint('You find a reward: Tooth Pick!')
})

test('an enemy path starts a fight with the drawn foe', () => {
  const result = atPaths('enemy', 'enemy', 'enemy', 'enemy').drawing(3).enter('path 4')
  expect(result).toPrint(
    'Starch King blocks the path.',
    '“Kneel, or be served on the side.”',
    'Starch King: 5 HEALTH, 4 MAX DAMAGE',
  )
  expect(result).toLeave({
    day: 20,
    mode: { name: 'attack', foe: { type: 'enemy', id: 'starch-king', health: 5, round: 0 } },
  })
})

test('Marlowe gives a hint on how to attack only in the first fight of a run', () => {
  const hint = '“Hit with all of it,” calls Marlowe. “I have never seen a reason not to.”'
  const scene = atPaths('enemy', 'enemy', 'enemy', 'enemy').drawing(0)
  const first = scene.enter('path 1')
  expect(first).toPrint('Bored Talking Stick: 5 HEALTH, 3 MAX DAMAGE', hint)
  check(first.turn.lines.find(({ text }) => text === hint)).toMatchObject({ tone: 'speech' })
  expect(scene.enter('path 1')).toLeave({ stats: { fights: 1, kills: 0, bestHit: 0 } })
  expect(scene.with({ stats: { fights: 1, kills: 0, bestHit: 0 } }).enter('path 1')).notToPrint(
    hint,
  )
})

test('foes appear from the first to the last day of their window, and bosses from day 15', () => {
  const on = (day: number) => foesOn({ ...newRun(), day }).map((foe) => foe.id)
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

test('every enabled foe can be met, and no disabled one', () => {
  const { enemies, bosses } = newRun()
  const state = {
    ...newRun(),
    enemies: { ...enemies, 'small-purple-alien': true, 'starch-king': false },
    bosses: { ...bosses, 'mother-tree': true },
  }
  const on = (day: number) => foesOn({ ...state, day }).map((foe) => foe.id)
  check(on(14)).toContain('small-purple-alien')
  check(on(14)).not.toContain('starch-king')
  check(on(14)).not.toContain('mother-tree')
  check(on(15)).toContain('mother-tree')
})

test('an enemy path is an empty path if no foe is enabled', () => {
  const { enemies } = newRun()
  const allDisabled = {
    ...enemies,
    'bored-talking-stick': false,
    'devils-playground': false,
    'starch-king': false,
  }
  const result = atPaths('enemy', 'enemy', 'enemy', 'enemy')
    .with({ enemies: allDisabled, day: 3 })
    .drawing(6, 0)
    .enter('path 1')
  expect(result).toPrint('A signpost points straight at you.')
  expect(result).toLeave({ day: 4 })
})

test('a foe that the run has met before mentions that every second time, while it has a line left', () => {
  const [stick] = ENEMIES
  let printed = ''
  const openings = Array.from({ length: 10 }, () => {
    const { turn } = atPaths('enemy', 'enemy', 'enemy', 'enemy')
      .with({ printed })
      .drawing(0)
      .enter('path 1')
    printed = turn.state.printed ?? ''
    const texts = turn.lines.map(({ text }) => text)
    return texts[texts.indexOf(`${stick?.name} blocks the path.`) + 1] ?? ''
  })
  const isReunion = openings.map((text) => stick?.again.includes(text))
  check(isReunion.slice(0, 7)).toEqual([false, true, false, true, false, true, false])
  check(new Set(openings.slice(0, 8)).size).toBe(8)
  check(openings.slice(8)).toEqual([openings[0], openings[2]])
})

test('an empty path that draws 5 or below offers an unused opportunity without passing a day', () => {
  const result = atPaths('empty', 'empty', 'empty', 'empty').drawing(5, 0).enter('path 1')
  expect(result).toPrint('Lost Potato', 'Do you help the potato?')
  expect(result).toLeave({ day: 20, mode: { name: 'yesno', opportunity: 'lost-potato' } })
  const next = atPaths('empty', 'empty', 'empty', 'empty')
    .with({ usedOpportunities: ['lost-potato'] })
    .drawing(0, 0)
    .enter('path 1')
  expect(next).toLeave({ mode: { name: 'yesno', opportunity: 'a-garden' } })
})

test('an empty path that draws above 5 uses up a text and takes a day', () => {
  const result = atPaths('empty', 'empty', 'empty', 'empty').drawing(6, 1).enter('path 1')
  expect(result).toPrint('A goose looks at you as if you owe it rent.', 'Pay 1 Gold to See Paths??')
  expect(result).toLeave({ day: 21 })
  check(result.turn.state.emptyPaths).toHaveLength(15)
  check(result.turn.state.emptyPaths).not.toContain('flavour-goose')
})

test('empty paths show nothing but texts when all opportunities have been used', () => {
  const result = atPaths('empty', 'empty', 'empty', 'empty')
    .with({ usedOpportunities: allUsed })
    .drawing(0, 0)
    .enter('path 1')
  expect(result).toPrint('A signpost points straight at you.')
})

test('the pool of texts is refilled with all 16 when it is empty', () => {
  const result = atPaths('empty', 'empty', 'empty', 'empty')
    .with({ emptyPaths: [] })
    .drawing(10, 15)
    .enter('path 1')
  expect(result).toPrint('You lie down for just a minute.')
  check(result.turn.state.emptyPaths).toHaveLength(15)
})

test('a merchant shows three different goods with effect and price before a day passes', () => {
  const result = atPaths('merchant', 'empty', 'empty', 'empty').drawing(0, 0, 6).enter('path 1')
  expect(result).toPrint(
    '1. Honey Seeds: +1 HEALTH, 2 gold',
    '2. Blue Banana: +2 HEALTH, 4 gold',
    '3. Flashlight: no known effect, 5 gold',
  )
  expect(result).toLeave({
    day: 20,
    mode: { name: 'merchant', goods: ['honey-seeds', 'blue-banana', 'flashlight'] },
  })
})
