import { expect, test, vi } from 'vitest'
import { atOpportunity, atPaths, inFight, atMerchant, newPlayer } from '../testing/kit.ts'
import type { Result } from '../testing/kit.ts'

// Foes are drawn by position here, so a new one must not move the others.
vi.mock('#content', async (importOriginal) => {
  const { frozenContent } = await import('../testing/frozen-content.ts')
  return frozenContent(importOriginal)
})

/** docs/rules.md, section 9: mostly 700 ms, some 0, 300, 1000, 1200. These are the waits that matter. */
const paces = ({ turn }: Result): string[] => turn.lines.map((line) => `${line.wait} ${line.text}`)

const enemyPaths = () => atPaths('enemy', 'enemy', 'enemy', 'enemy')

test('a boss appears with a slow intro and a title, and an enemy without them', () => {
  expect(paces(enemyPaths().drawing(5).enter('path 1')).slice(0, 4)).toEqual([
    '1200 The birds fall silent. One asks for a receipt.',
    '300 Gerald',
    '1200 Gerald blocks the path.',
    '1000 “I have been through your days. You cannot afford a hundred.”',
  ])
  expect(paces(enemyPaths().drawing(3).enter('path 1'))[0]).toBe('700 Starch King blocks the path.')
})

test('the first lines about a defeated boss have long waits', () => {
  const result = inFight('octopus-of-destruction', { health: 1, round: 7 }).enter('5')
  expect(paces(result).slice(1, 4)).toEqual([
    '1200 Octopus of Destruction is defeated!',
    '1200 It waves goodbye. You wait until it has finished.',
    '700 Octopus of Destruction leaves you: Sushi!',
  ])
})

test('the lines about a death have long waits', () => {
  const slain = inFight('starch-king').with({ health: 1 }).drawing(4).enter('0')
  expect(paces(slain).slice(1)).toEqual([
    '1200 Starch King hits back for 4: you have 0 left.',
    '1200 YOU DIED',
    '1200 20 Days Survived',
    '700 “You were just getting good at mornings.”',
    '0 “Again? Just say start. I have already put the rocks back.”',
  ])
})

test('the line of day 100 and the line before it have long waits', () => {
  const won = atMerchant('honey-seeds').with({ day: 99 }).enter('none')
  expect(paces(won).slice(0, 2)).toEqual(['1200 Maybe Next Time...', '1200 Day one hundred.'])
})

test('the first line of an outcome has a long wait, and its numbers have short waits', () => {
  expect(paces(atOpportunity('time-traveling').drawing(0).enter('yes')).slice(0, 4)).toEqual([
    '1000 You step out ten days from now. Your purse has gathered interest.',
    '700 People ask where you have been. You say “in a wardrobe”, and they let it go.',
    '300 +2 GOLD',
    '300 +10 DAYS',
  ])
})

test('the last line before an input has no wait', () => {
  for (const result of [
    newPlayer().enter('start'),
    atPaths('empty', 'empty', 'empty', 'empty').drawing(0, 0).enter('path 1'),
    enemyPaths().drawing(0).enter('path 1'),
    atMerchant('honey-seeds').enter('none'),
    inFight('gerald').enter('a lot'),
  ]) {
    expect(result.turn.lines.at(-1)?.wait).toBe(0)
  }
})
