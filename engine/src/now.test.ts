import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diceFrom } from './dice.ts'
import { nowOf } from './now.ts'
import type { Line, Now, State, Turn } from './state.ts'
import { step } from './step.ts'
import { anyInput, anyState } from './testing/arbitraries.ts'
import { asked, beforePaths, facing, offered } from './testing/kit.ts'
import type { Told } from './testing/kit.ts'

const always = (check: (before: State, turn: Turn) => void): void => {
  fc.assert(
    fc.property(anyState, anyInput, fc.string(), (state, input, seed) => {
      check(state, step(state, input, diceFrom(seed)))
    }),
    { numRuns: 2000 },
  )
}

/** The numbers that a reader of these lines ends with. */
const read = (before: Now, lines: readonly Line[]): Now =>
  lines.reduce((now, it) => it.now ?? now, before)

const momentsOf = ({ turn }: Told): string[] =>
  turn.lines.flatMap(({ moment, text }) => (moment ? [`${moment}: ${text}`] : []))

test('who follows the lines has the numbers of the state they lead to', () => {
  always((before, { state, lines, ended }) => {
    if (!ended) expect(read(nowOf(before), lines)).toEqual(nowOf(state))
  })
})

test('on the last turn they are the numbers with which the run ended', () => {
  always((before, { lines, ended }) => {
    if (!ended) return
    const { health, maxDamage, gold, day } = read(nowOf(before), lines)
    expect(health + maxDamage + gold).toBe(ended.strength)
    expect(gold).toBe(ended.gold)
    expect(Math.min(day, 100)).toBe(ended.daysSurvived)
    expect(health === 0).toBe(ended.cause === 'death')
  })
})

test('a line that tells a number has it', () => {
  always((before, { lines }) => {
    let now = nowOf(before)
    for (const line of lines) {
      const told = /^([+-]\d+) (HEALTH|MAX DAMAGE|GOLD|DAYS?)$/.exec(line.text)
      const next = line.now ?? now
      if (told) {
        const stat = { HEALTH: 'health', 'MAX DAMAGE': 'maxDamage', GOLD: 'gold' } as const
        const key = stat[told[2] as keyof typeof stat] ?? ('day' as const)
        expect(next).toEqual({ ...now, [key]: now[key] + Number(told[1]) })
      }
      const left = / for \d+: (\d+) HEALTH left\.$/.exec(line.text)
      if (left) expect(next.foeHealth).toBe(Number(left[1]))
      const mine = /: you have (\d+) left\.$/.exec(line.text)
      if (mine) expect(next.health).toBe(Number(mine[1]))
      now = next
    }
  })
})

test('a refused answer has no numbers and is no moment', () => {
  always((_before, { lines, accepted }) => {
    if (accepted) return
    expect(lines.filter((it) => it.now !== undefined || it.moment !== undefined)).toEqual([])
  })
})

test('a round of a fight: the hit, then the hurt', () => {
  const told = facing('starch-king').rolling(3).attack('2')
  expect(momentsOf(told)).toEqual([
    'hit: You hit Starch King for 2: 3 HEALTH left.',
    'hurt: Starch King hits back for 3: you have 2 left.',
  ])
  expect(told.turn.lines.map((it) => it.now)).toEqual([
    { health: 5, maxDamage: 5, gold: 1, day: 20, foeHealth: 3 },
    { health: 2, maxDamage: 5, gold: 1, day: 20, foeHealth: 3 },
  ])
  expect(momentsOf(facing('starch-king').rolling(0).attack('0'))).toEqual([])
})

test('a fall: the opponent stays until the spoils are told, then the day passes', () => {
  const told = facing('starch-king').rolling(2, 1).attack('5')
  expect(momentsOf(told)).toEqual([
    'hit: You hit Starch King for 5: 0 HEALTH left.',
    'foe-falls: Starch King is defeated!',
    'reward: Tooth Pick!',
  ])
  const numbers = told.turn.lines.flatMap((it) => (it.now ? [it.now] : []))
  expect(numbers.map((it) => it.foeHealth)).toEqual([0, 0, 0, undefined])
  expect(numbers.map((it) => it.day)).toEqual([20, 20, 20, 21])
})

test('a boss falls with more ado', () => {
  expect(momentsOf(facing('gerald', { health: 3, round: 4 }).attack('5'))).toEqual([
    'hit: You hit Gerald for 5: 0 HEALTH left.',
    'boss-falls: Gerald is defeated!',
    'reward: Gerald leaves you: Briefcase!',
  ])
})

test('death, by a foe or by a story, and the hundredth day are moments', () => {
  const slain = facing('starch-king').with({ health: 1 }).rolling(4).attack('0')
  expect(momentsOf(slain)).toEqual([
    'hurt: Starch King hits back for 4: you have 0 left.',
    'death: YOU DIED',
  ])
  const fallen = asked('martial-arts').with({ health: 1 }).rolling(9).answer('yes')
  expect(momentsOf(fallen)).toEqual(['hurt: -1 HEALTH', 'death: YOU DIED'])
  const won = offered('honey-seeds').with({ day: 99 }).answer('none')
  expect(momentsOf(won)).toEqual(['hundredth-day: Day one hundred.'])
})

test('a foe appears with the line that names it, a reward with its own', () => {
  const met = beforePaths('enemy', 'enemy', 'enemy', 'enemy').rolling(3).answer('path 1')
  expect(met.turn.lines[0]).toMatchObject({ text: 'Starch King blocks the path.' })
  expect(met.turn.lines[0]?.now?.foeHealth).toBe(5)
  const found = beforePaths('reward', 'empty', 'empty', 'empty').rolling(0).answer('path 1')
  expect(momentsOf(found)).toEqual(['reward: You find a reward: Chocolate Chip Cookie!'])
})
