import { expect as check, test } from 'vitest'
import { BOSSES } from './content/catalogue.ts'
import { BOSS_FROM_DAY } from './content/numbers.ts'
import { RUMOURS } from './content/rumours.ts'
import { moveOn } from './crossroads.ts'
import { newRun } from './new-run.ts'
import { expect, offered } from './testing/kit.ts'

const heardOn = (day: number, gold = 1): string[] =>
  moveOn({ ...newRun(), day, gold }, []).lines.map((it) => it.text)

test('from day 10 to 14 something is heard of the bosses, each day something else', () => {
  const days = [10, 11, 12, 13, 14]
  for (const day of days) check(heardOn(day).length, `day ${day}`).toBeGreaterThan(1)
  const told = days.flatMap((day) => heardOn(day).slice(0, -1))
  check(new Set(told).size).toBe(told.length)
  const all = told.join(' ')
  check(all).toContain(`FROM DAY ${BOSS_FROM_DAY}: BOSSES`)
  for (const advice of ['bring health', 'spend your gold', 'pay to look', 'come tomorrow']) {
    check(all).toContain(advice)
  }
})

test('who comes or goes later is heard of on the day before they come, or after they went', () => {
  const later = new Set(BOSSES.filter((it) => it.toggle).map((it) => it.daySpawn - 1))
  for (const day of later) check(heardOn(day).length, `day ${day}`).toBeGreaterThan(1)
  check(heardOn(81)).toContain('A card: “Gone home. It went soft. Regards, the Captain.”')
  check(BOSSES.find((it) => it.id === 'captain-crunchy')?.dayEndSpawn).toBe(80)
})

test('other days are quiet', () => {
  const loud = Object.keys(RUMOURS).map(Number)
  for (let day = 0; day < 100; day++) {
    if (!loud.includes(day)) check(heardOn(day)).toEqual(['Pay 1 Gold to See Paths??'])
  }
  check(loud.every((day) => day < 100)).toBe(true)
})

test('the rumour comes after the event, with the new day, before the offer or the want of gold', () => {
  const told = offered('honey-seeds').with({ day: 13 }).answer('none')
  const rumour = 'Far off, a spoon strikes a bowl. An adding machine answers.'
  expect(told).toSay('Maybe Next Time...', rumour, 'Pay 1 Gold to See Paths??')
  check(told.turn.lines.find((it) => it.text === rumour)?.now?.day).toBe(14)
  check(heardOn(14, 0)).toEqual([
    rumour,
    'The bosses come tomorrow.',
    'You dont have any gold...',
    'Path 1, 2, 3 or 4?',
  ])
})
