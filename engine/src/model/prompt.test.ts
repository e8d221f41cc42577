import { expect, test } from 'vitest'
import {
  atMerchant,
  atNameEntry,
  atOpportunity,
  atPaths,
  atPaychance,
  inFight,
  newPlayer,
} from '../testing/kit.ts'
import type { Situation } from '../testing/kit.ts'
import { promptOf } from './prompt.ts'

const choicesOf = ({ state }: Situation): (readonly [label: string, text: string])[] =>
  promptOf(state).choices.map(({ label, text }) => [label, text])

test('each mode with fixed choices offers the buttons of docs/rules.md with their canonical texts', () => {
  expect(choicesOf(newPlayer())).toEqual([['Start', 'start']])
  expect(choicesOf(atPaychance())).toEqual([
    ['Pay ($)', 'pay'],
    ['Chance (?)', 'chance'],
  ])
  expect(choicesOf(atPaths())).toEqual([
    ['Path 1', 'path 1'],
    ['Path 2', 'path 2'],
    ['Path 3', 'path 3'],
    ['Path 4', 'path 4'],
  ])
  expect(choicesOf(atOpportunity('your-mom'))).toEqual([
    ['Yes', 'yes'],
    ['No', 'no'],
  ])
  expect(choicesOf(atMerchant('honey-seeds', 'big-rock', 'flashlight'))).toEqual([
    ['1', '1'],
    ['2', '2'],
    ['3', '3'],
    ['none', 'none'],
  ])
})

test('the name entry and a fight ask for free input', () => {
  expect(promptOf(atNameEntry().state)).toEqual({
    mode: 'playerInput',
    choices: [],
    free: 'name',
    hint: 'Your name',
  })
  const fight = promptOf(inFight('gerald').with({ maxDamage: 13 }).state)
  expect(fight).toMatchObject({ choices: [], free: 'number', hint: 'A number, 0 to 13' })
})

test('a seen path has its kind as a hint, and an unseen path has no hint', () => {
  const hintsOf = ({ state }: Situation) => promptOf(state).choices.map(({ hint }) => hint)
  expect(hintsOf(atPaths('reward', 'enemy', 'merchant', 'empty'))).toEqual([
    'Reward',
    'Enemy',
    'Merchant',
    'Empty',
  ])
  expect(hintsOf(atPaths())).toEqual([undefined, undefined, undefined, undefined])
})

test('the hint of a good names its effects and its price', () => {
  const { choices } = promptOf(atMerchant('honey-seeds', 'big-rock', 'flashlight').state)
  expect(choices.map(({ hint }) => hint)).toEqual([
    'Honey Seeds: +1 HEALTH, 2 gold',
    'Big Rock: +2 MAX DAMAGE, 4 gold',
    'Flashlight: no known effect, 5 gold',
    undefined,
  ])
})
