import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FoeId } from '#content'
import type { Line, Snapshot } from '../model/line.ts'
import { snapshotOf } from '../model/line.ts'
import type { State } from '../model/state.ts'
import { rngFrom } from '../rng/rng.ts'
import { anyInput, anyState } from '../testing/arbitraries.ts'
import { atMerchant, atOpportunity, atPaths, inFight } from '../testing/kit.ts'
import type { Result } from '../testing/kit.ts'
import { playInput } from '../testing/play-input.ts'
import type { InputResult } from '../testing/play-input.ts'
import { foesOn } from './encounters.ts'

function always(check: (before: State, turn: InputResult) => void): void {
  fc.assert(
    fc.property(anyState, anyInput, fc.string(), (state, input, seed) => {
      check(state, playInput(state, input, rngFrom(seed)))
    }),
    { numRuns: 1000 },
  )
}

const lastSnapshot = (before: Snapshot, lines: readonly Line[]): Snapshot =>
  lines.reduce((last, { snapshot }) => snapshot ?? last, before)

const cuesOf = ({ turn }: Result): string[] =>
  turn.lines.flatMap(({ cue, text }) => (cue ? [`${cue}: ${text}`] : []))

test('the last snapshot of a turn has the numbers of its state', () => {
  always((before, { state, lines, ended }) => {
    if (!ended) expect(lastSnapshot(snapshotOf(before), lines)).toEqual(snapshotOf(state))
  })
})

test('the last snapshot of a run has the numbers of its ending', () => {
  always((before, { lines, ended }) => {
    if (!ended) return
    const { health, maxDamage, gold, day } = lastSnapshot(snapshotOf(before), lines)
    expect(health + maxDamage + gold).toBe(ended.strength)
    expect(gold).toBe(ended.gold)
    expect(Math.min(day, 100)).toBe(ended.daysSurvived)
    expect(health === 0).toBe(ended.cause === 'death')
  })
})

test('a line that reports a number agrees with its event and its snapshot', () => {
  always((_before, { events, lines }) => {
    for (const { text, snapshot, event: index = -1 } of lines) {
      const event = events[index]
      if (!snapshot || !event) continue
      if (event.type === 'changed') {
        const { stat, from, to } = event
        expect(text).toMatch(new RegExp(`^[${to > from ? '+' : '-'}]${Math.abs(to - from)} `))
        expect(snapshot[stat]).toBe(to)
      }
      if (event.type === 'blow') {
        expect(text).toContain(` for ${event.damage}: ${event.left} HEALTH left.`)
        expect(snapshot.foeHealth).toBe(event.left)
      }
      if (event.type === 'hit-back') {
        expect(text).toContain(` for ${event.damage}: you have ${event.left} left.`)
        expect(snapshot.health).toBe(event.left)
      }
    }
  })
})

test('the lines of a refusal have no snapshot and no cue', () => {
  always((_before, { lines, accepted }) => {
    if (accepted) return
    expect(lines.filter((line) => line.snapshot !== undefined || line.cue !== undefined)).toEqual(
      [],
    )
  })
})

test('a round of a fight has cues for the player’s hit and for the foe’s hit or miss', () => {
  const result = inFight('starch-king').drawing(3).enter('2')
  expect(cuesOf(result)).toEqual([
    'hit: You hit Starch King for 2: 3 HEALTH left.',
    'hurt: Starch King hits back for 3: you have 2 left.',
  ])
  expect(result.turn.lines.flatMap((line) => line.snapshot ?? [])).toEqual([
    { health: 5, maxDamage: 5, gold: 1, day: 20, foeHealth: 3 },
    { health: 2, maxDamage: 5, gold: 1, day: 20, foeHealth: 3 },
  ])
  const missed = cuesOf(inFight('starch-king').drawing(0).enter('0'))
  expect(missed.map((text) => text.split(':')[0])).toEqual(['miss'])
})

test('a defeated opponent stays in the snapshots until its reward is printed, and then the day passes', () => {
  const result = inFight('starch-king').drawing(2, 1).enter('5')
  expect(cuesOf(result)).toEqual([
    'hit: You hit Starch King for 5: 0 HEALTH left.',
    'foe-falls: Starch King is defeated!',
    'reward: Tooth Pick!',
  ])
  const numbers = result.turn.lines.flatMap((line) => (line.snapshot ? [line.snapshot] : []))
  expect(numbers.map((snapshot) => snapshot.foeHealth)).toEqual([0, 0, 0, undefined])
  expect(numbers.map((snapshot) => snapshot.day)).toEqual([20, 20, 20, 21])
})

test('a defeated boss has a cue of its own', () => {
  expect(cuesOf(inFight('gerald', { health: 3, round: 4 }).enter('5'))).toEqual([
    'hit: You hit Gerald for 5: 0 HEALTH left.',
    'boss-falls: Gerald is defeated!',
    'reward: Gerald leaves you: Briefcase!',
  ])
})

test('a death and day 100 have cues', () => {
  const slain = inFight('starch-king').with({ health: 1 }).drawing(4).enter('0')
  expect(cuesOf(slain)).toEqual([
    'hurt: Starch King hits back for 4: you have 0 left.',
    'death: YOU DIED',
  ])
  const fallen = atOpportunity('martial-arts').with({ health: 1 }).drawing(9).enter('yes')
  expect(cuesOf(fallen)).toEqual(['hurt: -1 HEALTH', 'death: YOU DIED'])
  const won = atMerchant('honey-seeds').with({ day: 99 }).enter('none')
  expect(cuesOf(won)).toEqual(['hundredth-day: Day one hundred.'])
})

test('a foe appears in the snapshot of the line that names it', () => {
  const enemies = atPaths('enemy', 'enemy', 'enemy', 'enemy')
  const meet = (id: FoeId): Result => {
    const drawn = foesOn(enemies.state).findIndex((foe) => foe.id === id)
    return enemies.drawing(drawn).enter('path 1')
  }
  const met = meet('starch-king')
  expect(met.turn.lines[0]).toMatchObject({ text: 'Starch King blocks the path.' })
  expect(met.turn.lines[0]?.snapshot?.foeHealth).toBe(5)
  const [, title, second] = meet('gerald').turn.lines
  expect(title).toMatchObject({ text: 'Gerald', tone: 'title', snapshot: { foeHealth: 25 } })
  expect(second).toMatchObject({ text: 'Gerald blocks the path.', tone: 'danger' })
  const found = atPaths('reward', 'empty', 'empty', 'empty').drawing(0).enter('path 1')
  expect(cuesOf(found)).toEqual(['reward: You find a reward: Chocolate Chip Cookie!'])
})
