import { expect, test } from 'vitest'
import { BOSSES, ENEMIES, OPPORTUNITIES, VERDICTS } from '#content'
import { nameOfCharacter } from './catalogue.ts'
import { describeEnding, summaryText } from './describe-ending.ts'
import type { Ending } from './state.ts'

const nameless: Ending = {
  cause: 'death',
  daysSurvived: 23,
  strength: 13,
  kills: 7,
  bestHit: 9,
  gold: 4,
}
const death: Ending = { ...nameless, killer: 'starch-king' }
const victory: Ending = { ...nameless, cause: 'hundred', daysSurvived: 100, kills: 1 }

test('an ending is described in a sentence', () => {
  expect(describeEnding(death)).toBe('Fell to the Starch King on day 23')
  expect(describeEnding({ ...death, killer: 'your-mom' })).toBe(
    'Should have stayed for dinner on day 23',
  )
  expect(describeEnding(victory)).toBe('Reached the hundredth day')
})

test('each killer has its own description, and that of a foe contains its name', () => {
  const killers = [...ENEMIES, ...BOSSES, ...OPPORTUNITIES].map((entry) => entry.id)
  const result = killers.map((killer) => describeEnding({ ...death, killer }))
  expect(new Set(result).size).toBe(killers.length)
  for (const { id } of [...ENEMIES, ...BOSSES]) {
    const name = nameOfCharacter(id).replace("'", '’')
    expect(describeEnding({ ...death, killer: id })).toContain(name)
  }
})

test('an ending is described even if its killer is unknown or missing', () => {
  const stored = { ...death, killer: 'toString' } as unknown as Ending
  expect(describeEnding(stored)).toBe('Fell on day 23')
  expect(describeEnding(nameless)).toBe('Fell on day 23')
})

test('the text for sharing a run has four lines', () => {
  expect(summaryText(death, 'Wanda')).toBe(
    [
      'Hundred Days: Wanda, day 23 of 100',
      'Fell to the Starch King.',
      '7 foes defeated, best hit 9, 4 gold left.',
      '“You were just getting good at mornings.” (Marlowe, merchant)',
    ].join('\n'),
  )
  expect(summaryText(victory, ' ')).toBe(
    [
      'Hundred Days: somebody, day 100 of 100',
      'Reached the hundredth day.',
      '1 foe defeated, best hit 9, 4 gold left.',
      '“I have run out of days. Well walked.” (Marlowe, merchant)',
    ].join('\n'),
  )
  expect(summaryText({ ...death, kills: 0 }, 'Wanda')).toContain('No foe defeated')
})

test('Marlowe has a different verdict for every range of days', () => {
  const result = Array.from(
    { length: 101 },
    (_, daysSurvived) => summaryText({ ...death, daysSurvived }, 'Wanda').split('\n')[3],
  )
  expect(new Set(result).size).toBe(VERDICTS.length)
  expect(result).not.toContain('“” (Marlowe, merchant)')
})
