import { expect as check, test } from 'vitest'
import { FULL_BLOW_REMARKS, MISSES } from '#content'
import { foeOf } from '../model/catalogue.ts'
import { codeOf } from '../model/printed.ts'
import { play } from '../play.ts'
import { rngFrom } from '../rng/rng.ts'
import { expect, inFight } from '../testing/kit.ts'

const REFUSAL = 'Attacks are usually numbers... '

test('an attack does damage, and a surviving foe hits back', () => {
  const result = inFight('starch-king').drawing(3).enter('2')
  expect(result).toPrint(
    'You hit Starch King for 2: 3 HEALTH left.',
    'Starch King hits back for 3: you have 2 left.',
  )
  expect(result).toLeave({
    health: 2,
    day: 20,
    mode: { name: 'attack', foe: { type: 'enemy', id: 'starch-king', health: 3, round: 1 } },
  })
})

test('a hit of 0 by a foe is printed as a miss in the words of that foe', () => {
  const result = inFight('starch-king').drawing(0).enter('2')
  expect(result).toPrint('The Starch King raises his weapon. It is a masher. He has to look away.')
  expect(result).toLeave({ health: 5 })
  expect(inFight('gerald').drawing(0).enter('2')).toPrint(
    'Gerald misses, and enters it under travel.',
  )
})

test('a foe that has printed all its miss texts gets general ones, and finally “misses you”', () => {
  const own = foeOf('starch-king').misses?.map(codeOf).join('') ?? ''
  const general = MISSES.map(codeOf).join('')
  const miss = (printed: string) => inFight('starch-king').with({ printed }).drawing(0).enter('2')
  expect(miss(own)).toPrint('Starch King swings and misses.')
  expect(miss(own + general)).toPrint('Starch King misses you.')
})

test('a foe has a line before its damage in about a third of the rounds, but never before a death', () => {
  // Cosmetic draws of the kit are always 0, so the foe always has a line.
  const remark = 'The Starch King throws his weight about. It is all weight.'
  const hurt = inFight('starch-king').drawing(3).enter('2')
  expect(hurt).toPrint(remark, 'Starch King hits back for 3: you have 2 left.')
  check(hurt.turn.lines).toHaveLength(3)
  expect(inFight('starch-king').with({ health: 3 }).drawing(3).enter('2')).notToPrint(remark)
  const { state } = inFight('gerald').with({ health: 9 })
  const rounds = Array.from(
    { length: 300 },
    (_, at) => play(state, { type: 'attack', amount: 1 }, rngFrom(`remark ${at}`)).lines,
  ).filter((lines) => lines.some(({ cue }) => cue === 'hurt'))
  const remarks = rounds.filter(({ length }) => length === 3)
  check(rounds.every(({ length }) => length <= 3)).toBe(true)
  check(remarks.length / rounds.length).toBeGreaterThan(0.2)
  check(remarks.length / rounds.length).toBeLessThan(0.45)
})

test('a defeated foe says a last line', () => {
  expect(inFight('starch-king').drawing(3).enter('5')).toPrint(
    'Starch King is defeated!',
    '“Not the gravy,” whispers the Starch King.',
    '+1 GOLD',
  )
})

test('the last line of a foe is left out if the run has already printed it', () => {
  const texts = [foeOf('starch-king').falls[0], FULL_BLOW_REMARKS[0]]
  const { turn } = inFight('starch-king')
    .with({ printed: texts.map(codeOf).join('') })
    .drawing(3)
    .enter('5')
  check(turn.lines.map(({ text }) => text).slice(1, 4)).toEqual([
    'Starch King is defeated!',
    'One full blow!',
    '+1 GOLD',
  ])
})

test('an attack is refused unless its input is a number of at least 0', () => {
  for (const input of [
    'a lot',
    '5 potatoes',
    'NaN',
    'Infinity',
    '-1',
    '-0.5',
    '1e999',
    '1,5',
    '٥ ٥',
  ]) {
    expect(inFight('starch-king').enter(input)).toBeRefused(REFUSAL)
  }
  expect(inFight('starch-king').enter('  ')).toBeRefused()
})

test('an attack accepts a number in any notation, rounds it down and is limited to the max damage', () => {
  const hits = { '2.9': 2, ' 3 ': 3, '+1': 1, '0': 0, '-0': 0, '1e0': 1, '0x2': 2, '.5': 0 }
  for (const [input, hit] of Object.entries(hits)) {
    expect(inFight('starch-king').drawing(0).enter(input)).toPrint(
      `You hit Starch King for ${hit}: ${5 - hit} HEALTH left.`,
    )
  }
  expect(inFight('gerald').drawing(0).enter('1e2')).toPrint('You hit Gerald for 5: 20 HEALTH left.')
  expect(inFight('gerald').drawing(0).enter('0x10')).toPrint(
    'You hit Gerald for 5: 20 HEALTH left.',
  )
})

test('a win in the first round with an attack of max damage or more earns 1 gold', () => {
  for (const input of ['5', '5.9', '100']) {
    const result = inFight('starch-king').drawing(3).enter(input)
    expect(result).toPrint('Starch King is defeated!', '+1 GOLD', 'NOTHING')
    expect(result).toLeave({ gold: 2, day: 21, health: 5 })
  }
})

test('a win below max damage or after the first round earns no gold', () => {
  expect(inFight('starch-king').with({ maxDamage: 6 }).drawing(3).enter('5')).toLeave({ gold: 1 })
  expect(inFight('starch-king', { round: 1 }).drawing(3).enter('5')).toLeave({ gold: 1 })
})

test('an enemy drops a random reward only if the draw is below its drop rate', () => {
  const result = inFight('starch-king', { round: 1 }).drawing(2, 1).enter('5')
  expect(result).toPrint('Starch King dropped...', 'Tooth Pick!', '+1 MAX DAMAGE')
  expect(result).toLeave({ maxDamage: 6, day: 21, mode: { name: 'paychance' } })
  expect(inFight('obsidian-steve', { health: 1, round: 2 }).drawing(3, 0).enter('5')).toPrint(
    'Chocolate Chip Cookie!',
    '+1 HEALTH',
  )
  const nothing = inFight('obsidian-steve', { health: 1, round: 2 }).drawing(4).enter('5')
  expect(nothing).toPrint('NOTHING')
})

test('a boss always leaves its own reward', () => {
  const pie = inFight('pumpkin-king', { health: 1, round: 9 }).enter('5')
  expect(pie).toPrint('Pumpkin King leaves you: Pumpkin Pie!', '+2 HEALTH', '+2 MAX DAMAGE')
  expect(pie).toLeave({ health: 7, maxDamage: 7, gold: 1, day: 21 })
  expect(inFight('mother-tree', { health: 1, round: 9 }).enter('5')).toLeave({
    health: 6,
    maxDamage: 6,
  })
  expect(inFight('captain-crunchy', { health: 1, round: 0 }).enter('5')).toLeave({
    gold: 2,
    maxDamage: 6,
  })
})

test('a player with 0 health dies', () => {
  const result = inFight('starch-king').with({ health: 3, gold: 4 }).drawing(4).enter('1')
  expect(result).toPrint(
    'Starch King hits back for 4: you have 0 left.',
    'YOU DIED',
    '20 Days Survived',
  )
  expect(result).toEnd({
    cause: 'death',
    killer: 'starch-king',
    daysSurvived: 20,
    strength: 9,
    gold: 4,
  })
})

test('a fight won on day 99 wins the run', () => {
  const result = inFight('starch-king').with({ day: 99 }).drawing(9).enter('5')
  expect(result).toPrint('NOTHING', 'Day one hundred.', '100 Days Survived')
  expect(result).toEnd({ cause: 'hundred', daysSurvived: 100, kills: 1, bestHit: 5, gold: 2 })
})

test('the statistics count kills and remember the best hit', () => {
  const result = inFight('starch-king')
    .with({ stats: { fights: 3, kills: 2, bestHit: 9 } })
    .drawing(9)
    .enter('5')
  check(result.turn.state.stats).toEqual({ fights: 3, kills: 3, bestHit: 9 })
})
