import { describe, expect as check, test } from 'vitest'
import { BOSSES, BOSS_FROM_DAY, CHANCE_REMARKS, RUMOURS, SPECIFIED_MESSAGES } from '#content'
import { newRun } from '../model/new-run.ts'
import { Printed } from '../model/printed.ts'
import { atMerchant, atPaths, atPaychance, expect, type Result } from '../testing/kit.ts'
import { riggedRng } from '../testing/rigged-rng.ts'
import { proceed } from './next.ts'
import { TurnInPlay } from './turn-in-play.ts'

function linesOn(day: number, gold = 1): string[] {
  const turn = new TurnInPlay({ ...newRun(), day, gold }, riggedRng())
  proceed(turn)
  return turn.lines.map(({ text }) => text)
}

test('days 10 to 14 each have different rumours about the bosses', () => {
  const days = [10, 11, 12, 13, 14]
  for (const day of days) check(linesOn(day).length, `day ${day}`).toBeGreaterThan(1)
  const result = days.flatMap((day) => linesOn(day).slice(0, -1))
  check(new Set(result).size).toBe(result.length)
  const all = result.join(' ')
  check(all).toContain(`FROM DAY ${BOSS_FROM_DAY}: BOSSES`)
  for (const advice of ['bring health', 'spend your gold', 'pay to look', 'come tomorrow']) {
    check(all).toContain(advice)
  }
})

test('a boss has a rumour on the day before it appears, and one that leaves has one on the day after', () => {
  const later = new Set(BOSSES.filter((boss) => boss.toggle).map((boss) => boss.daySpawn - 1))
  for (const day of later) check(linesOn(day).length, `day ${day}`).toBeGreaterThan(1)
  check(linesOn(81)).toContain('A card: “Gone home. It went soft. Regards, the Captain.”')
  check(BOSSES.find((boss) => boss.id === 'captain-crunchy')?.dayEndSpawn).toBe(80)
})

test('a day without a rumour prints only the offer to see the paths', () => {
  const loud = [RUMOURS, ...BOSSES.map(({ rumours }) => rumours ?? {})].flatMap((days) =>
    Object.keys(days).map(Number),
  )
  for (let day = 0; day < 100; day++) {
    if (!loud.includes(day)) check(linesOn(day)).toEqual(['Pay 1 Gold to See Paths??'])
  }
  check(loud.every((day) => day < 100)).toBe(true)
})

test('a rumour is printed only once in a run, even if its day comes again', () => {
  const visit = atMerchant('honey-seeds').with({ day: 3 })
  const rumour = 'A milestone: “96 TO GO”. Under it, in pencil: “who is counting”.'
  const first = visit.enter('none')
  expect(first).toPrint(rumour)
  expect(visit.with({ printed: first.turn.state.printed ?? '' }).enter('none')).notToPrint(rumour)
})

test('rumours are printed after the day has passed and before the offer or the lack of gold', () => {
  const result = atMerchant('honey-seeds').with({ day: 13 }).enter('none')
  const rumour = 'Far off, a spoon strikes a bowl. An adding machine answers.'
  expect(result).toPrint('Maybe Next Time...', rumour, 'Pay 1 Gold to See Paths??')
  check(result.turn.lines.find((line) => line.text === rumour)?.snapshot?.day).toBe(14)
  check(linesOn(14, 0)).toEqual([rumour, 'The bosses come tomorrow.', 'You dont have any gold...'])
})

describe('a prompt whose meaning the buttons show', () => {
  const paths = 'Type path 1, path 2, path 3 or path 4.'
  const attack = 'Attack with a number, 0 to 5.'
  const lastOf = ({ turn }: Result) => turn.lines.at(-1)
  const onDay = (day: number) => [
    atPaychance().with({ day }).drawing(0, 2, 6, 7).enter('pay'),
    atPaychance().with({ day }).enter('chance'),
    atPaths('enemy', 'empty', 'empty', 'empty').with({ day }).drawing(0).enter('path 1'),
    atMerchant('honey-seeds')
      .with({ day: day - 1, gold: 0 })
      .enter('none'),
  ]

  test('is printed until day 3', () => {
    for (const day of [1, 3]) {
      const last = onDay(day).map((result) => lastOf(result)?.text)
      check(last).toEqual([paths, paths, attack, paths])
    }
  })

  test('is left out on day 5, and the last line of the turn then has no wait', () => {
    for (const result of onDay(5)) {
      expect(result).notToPrint(paths, attack)
      check(lastOf(result)).toMatchObject({ wait: 0 })
    }
  })

  test('is printed after day 3 if the turn has no other line', () => {
    const codes = new Printed('')
    for (const text of CHANCE_REMARKS) codes.add(text)
    const chance = atPaychance().with({ printed: codes.codes }).enter('chance')
    check(chance.turn.lines).toMatchObject([{ text: paths, wait: 0 }])
  })

  test('is always printed if the rules demand it', () => {
    for (const day of [2, 5, 98]) {
      const visit = atMerchant('honey-seeds').with({ day })
      check(lastOf(visit.enter('none'))?.text).toBe(SPECIFIED_MESSAGES.payPrompt)
      expect(visit.with({ gold: 0 }).enter('none')).toPrint(SPECIFIED_MESSAGES.noGold)
    }
  })
})
