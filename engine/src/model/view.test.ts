import { expect, test } from 'vitest'
import {
  atOpportunity,
  atPaths,
  inFight,
  atMerchant,
  atPaychance,
  returningPlayer,
  newPlayer,
} from '../testing/kit.ts'
import { promptOf } from './prompt.ts'
import { viewOf } from './view.ts'

test('the start and the name entry show Marlowe', () => {
  expect(viewOf(newPlayer().state)).toEqual({
    prompt: promptOf(newPlayer().state),
    player: { name: '', health: 5, maxDamage: 5, gold: 1, day: 0 },
    opponent: null,
    character: 'marlowe',
    characterName: 'Marlowe',
    tagline: 'Merchant. Mostly rocks.',
    seenPaths: null,
    goods: [],
    title: null,
  })
  expect(viewOf(newPlayer().enter('start').turn.state).character).toBe('marlowe')
})

test('the player is shown under the username if there is one, and otherwise under the chosen name', () => {
  expect(viewOf(returningPlayer({ playerName: 'Wanda' }).state).player.name).toBe('Wanda')
  const both = returningPlayer({ playerName: 'Wanda', userName: 'wanda99' })
  expect(viewOf(both.state).player.name).toBe('wanda99')
})

test('a fight shows the opponent with its drop rate in percent', () => {
  const view = viewOf(inFight('obsidian-steve', { health: 4 }).state)
  expect(view).toMatchObject({ prompt: { mode: 'attack' }, character: 'obsidian-steve' })
  expect(view.opponent).toEqual({
    id: 'obsidian-steve',
    type: 'enemy',
    name: 'Obsidian Steve',
    health: 4,
    maxHealth: 10,
    maxDamage: 2,
    dropRate: 4,
    dropPercent: 40,
  })
})

test('paths show their kinds only if they were paid for', () => {
  expect(viewOf(atPaths().state).seenPaths).toBeNull()
  const kinds = ['reward', 'empty', 'enemy', 'merchant'] as const
  expect(viewOf(atPaths(...kinds).state).seenPaths).toEqual(kinds)
  expect(viewOf(atPaychance().state)).toMatchObject({ character: null, seenPaths: null })
})

test('an opportunity shows its title and its character', () => {
  expect(viewOf(atOpportunity('your-mom').state)).toMatchObject({
    prompt: { mode: 'yesno' },
    character: 'your-mom',
    title: 'Your Mom',
  })
})

test('the merchant shows which goods the player can afford', () => {
  const view = viewOf(atMerchant('honey-seeds', 'unessential-oils').state)
  expect(view.character).toBe('marlowe')
  expect(view.goods).toEqual([
    { id: 'honey-seeds', name: 'Honey Seeds', health: 1, damage: 0, price: 2, affordable: false },
    {
      id: 'unessential-oils',
      name: 'UnEssential Oils',
      health: 0,
      damage: 0,
      price: 1,
      affordable: true,
    },
  ])
})
