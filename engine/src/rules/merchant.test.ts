import { describe, expect as check, test } from 'vitest'
import { MERCHANT_PROMPTS, VIEW_LESSON } from '#content'
import type { Memory } from '../model/memory.ts'
import { Printed } from '../model/printed.ts'
import { parse, read } from '../read.ts'
import { atMerchant, atPaths, expect } from '../testing/kit.ts'

const visit = () => atMerchant('honey-seeds', 'big-rock', 'flashlight')

test('the answers 1, 2 and 3 to the merchant buy a good for its price, and the day passes', () => {
  const seeds = visit().with({ gold: 2 }).enter('1')
  expect(seeds).toPrint(
    'You buy: Honey Seeds.',
    '+1 HEALTH',
    '-2 GOLD',
    'You dont have any gold...',
  )
  expect(seeds).toLeave({ health: 6, gold: 0, day: 21, mode: { name: 'paths', seen: null } })
  const rock = visit().with({ gold: 5 }).enter(' 2 ')
  expect(rock).toPrint(
    'You buy: Big Rock.',
    '+2 MAX DAMAGE',
    '-4 GOLD',
    'Pay 1 Gold to See Paths??',
  )
  expect(rock).toLeave({ maxDamage: 7, gold: 1, day: 21, mode: { name: 'paychance' } })
  const flashlight = visit().with({ gold: 5 }).enter('3')
  expect(flashlight).toLeave({ health: 5, maxDamage: 5, gold: 0, day: 21 })
})

test('a purchase with too little gold fails with a reply of the shopkeeper and costs the day', () => {
  const result = visit().enter('1')
  expect(result).toPrint(
    'Im sorry, not enough gold.',
    '“I take gold, and only gold. I have been paid in looks before.”',
  )
  expect(result).toLeave({ health: 5, gold: 1, day: 21, mode: { name: 'paychance' } })
})

test('an answer that names no good leaves the merchant and costs the day', () => {
  for (const input of ['none', '0', '4', '1.0', 'ones', '11', 'pay']) {
    const result = visit().with({ gold: 9 }).enter(input)
    expect(result).toPrint('Maybe Next Time...')
    expect(result).toLeave({ gold: 9, health: 5, maxDamage: 5, day: 21 })
  }
})

test('number words in any letter case buy from the merchant like numbers', () => {
  for (const input of ['two', 'Two', ' TWO ']) {
    const rock = visit().with({ gold: 9 }).enter(input)
    expect(rock).toPrint('You buy: Big Rock.')
    expect(rock).toLeave({ maxDamage: 7, gold: 5, day: 21 })
  }
  expect(visit().with({ gold: 9 }).enter('one')).toPrint('You buy: Honey Seeds.')
  expect(visit().with({ gold: 9 }).enter('three')).toPrint('You buy: Flashlight.')
})

describe('the lesson on the worth of a view', () => {
  // Honey Seeds, Blue Banana and Unripe Squash, for 2 gold and more.
  const seen = atPaths('merchant', 'empty', 'empty', 'empty').drawing(0, 0, 0)
  const met = (gold: number, memory: Partial<Memory> = {}) =>
    seen.with({ gold }).remembering(memory).enter('path 1')

  test('is printed once to a player who paid to look and can afford nothing', () => {
    expect(met(0)).toPrint(VIEW_LESSON)
    const poor = met(1)
    expect(poor).toPrint('3. Unripe Squash: +1 HEALTH, 3 gold', VIEW_LESSON)
    check(poor.turn.lines.at(-1)?.text).not.toBe(VIEW_LESSON)
    const { printed = '' } = poor.turn.state
    expect(seen.with({ printed }).remembering({}).enter('path 1')).notToPrint(VIEW_LESSON)
    expect(met(1, { isRead: (text) => text === VIEW_LESSON })).notToPrint(VIEW_LESSON)
  })

  test('is not printed to a player who did not look or can afford something', () => {
    expect(met(2)).notToPrint(VIEW_LESSON)
    const unseen = atPaths().with({ gold: 0 }).drawing(6, 0, 0, 0, 0, 0, 0)
    expect(unseen.remembering({}).enter('path 1')).notToPrint(VIEW_LESSON)
  })
})

test('a visit to the merchant ends without a prompt once the run has printed all closing lines', () => {
  const codes = new Printed('')
  for (const prompt of MERCHANT_PROMPTS) codes.add(prompt)
  const visited = atPaths('merchant', 'empty', 'empty', 'empty')
    .with({ gold: 9, printed: codes.codes })
    .drawing(0, 0, 0)
    .enter('path 1')
  check(visited.turn.lines.at(-1)).toMatchObject({ tone: 'gold', wait: 0 })
})

test('every closing line of the merchant says which answers buy and that any other leaves', () => {
  const { state } = visit()
  for (const prompt of MERCHANT_PROMPTS) {
    const [, ...words] = /(one), (two) or (three)/i.exec(prompt) ?? []
    check(words.map((word) => parse(state, word))).toEqual([
      { type: 'buy', slot: 1 },
      { type: 'buy', slot: 2 },
      { type: 'buy', slot: 3 },
    ])
    check(prompt).toMatch(/anything else/i)
    check(parse(state, 'anything else')).toEqual({ type: 'leave' })
  }
})

test('a recorded number word still leaves the merchant', () => {
  const { state } = visit()
  for (const input of ['one', 'two', 'three']) {
    check(read(state, input)).toEqual({ type: 'leave' })
  }
})
