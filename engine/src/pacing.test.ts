import { expect, test } from 'vitest'
import { asked, beforePaths, facing, offered, stranger } from './testing/kit.ts'
import type { Told } from './testing/kit.ts'

/** Specification 9, Line delays: mostly 700 ms, some 0, 300, 1000, 1200. These are the moments. */
const paces = ({ turn }: Told): string[] => turn.lines.map((it) => `${it.wait} ${it.text}`)

const enemyPaths = () => beforePaths('enemy', 'enemy', 'enemy', 'enemy')

test('a boss is heralded; an enemy is just there', () => {
  expect(paces(enemyPaths().rolling(5).answer('path 1')).slice(0, 3)).toEqual([
    '1200 The birds fall silent. One asks for a receipt.',
    '1200 Gerald blocks the path.',
    '1000 “I have been through your days. You cannot afford a hundred.”',
  ])
  expect(paces(enemyPaths().rolling(3).answer('path 1'))[0]).toBe(
    '700 Starch King blocks the path.',
  )
})

test('a boss falls slowly', () => {
  const told = facing('octopus-of-destruction', { health: 1, round: 7 }).attack('5')
  expect(paces(told).slice(1, 4)).toEqual([
    '1200 Octopus of Destruction is defeated!',
    '1200 It waves goodbye. You wait until it has finished.',
    '700 Octopus of Destruction leaves you: Sushi!',
  ])
})

test('there is silence before death, and after it', () => {
  const slain = facing('starch-king').with({ health: 1 }).rolling(4).attack('0')
  expect(paces(slain).slice(1)).toEqual([
    '1200 Starch King hits back for 4: you have 0 left.',
    '1200 YOU DIED',
    '1200 20 Days Survived',
    '700 “The bosses liked you. They said so, afterwards.”',
    '0 “Again? Just say start. I have already put the rocks back.”',
  ])
})

test('there is silence before the hundredth day', () => {
  const won = offered('honey-seeds').with({ day: 99 }).answer('none')
  expect(paces(won).slice(0, 2)).toEqual(['1200 Maybe Next Time...', '1200 Day one hundred.'])
})

test('a story waits before its last line, and its numbers come fast', () => {
  expect(paces(asked('time-traveling').rolling(0).answer('yes')).slice(0, 4)).toEqual([
    '1000 You step out ten days from now. Your purse has gathered interest.',
    '700 People ask where you have been. You say “in a wardrobe”, and they let it go.',
    '300 +2 GOLD',
    '300 +10 DAYS',
  ])
})

test('whatever waits for an answer waits for nothing else', () => {
  for (const told of [
    stranger().answer('start'),
    beforePaths('empty', 'empty', 'empty', 'empty').rolling(0, 0).answer('path 1'),
    enemyPaths().rolling(0).answer('path 1'),
    offered('honey-seeds').answer('none'),
    facing('gerald').answer('five'),
  ]) {
    expect(told.turn.lines.at(-1)?.wait).toBe(0)
  }
})
