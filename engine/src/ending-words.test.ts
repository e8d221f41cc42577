import { expect, test } from 'vitest'
import { BOSSES, ENEMIES, nameOfCharacter, OPPORTUNITIES } from './content/catalogue.ts'
import { VERDICTS } from './content/fates.ts'
import { describeEnding, summaryText } from './ending-words.ts'
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

test('an ending is a sentence', () => {
  expect(describeEnding(death)).toBe('Fell to the Starch King on day 23')
  expect(describeEnding({ ...death, killer: 'your-mom' })).toBe(
    'Should have stayed for dinner on day 23',
  )
  expect(describeEnding(victory)).toBe('Reached the hundredth day')
})

test('whoever deals the last blow is named, and no two ends read alike', () => {
  const killers = [...ENEMIES, ...BOSSES, ...OPPORTUNITIES].map((it) => it.id)
  const told = killers.map((killer) => describeEnding({ ...death, killer }))
  expect(new Set(told).size).toBe(killers.length)
  for (const { id } of [...ENEMIES, ...BOSSES]) {
    const name = nameOfCharacter(id).replace("'", '’')
    expect(describeEnding({ ...death, killer: id })).toContain(name)
  }
})

test('an ending of long ago, by a killer that nobody knows, still has words', () => {
  const stored = { ...death, killer: 'toString' } as unknown as Ending
  expect(describeEnding(stored)).toBe('Fell on day 23')
  expect(describeEnding(nameless)).toBe('Fell on day 23')
})

test('a run to share is four short lines of plain text', () => {
  expect(summaryText(death, 'Wanda')).toBe(
    [
      'Hundred Days: Wanda, day 23 of 100',
      'Fell to the Starch King.',
      '7 foes defeated, best hit 9, 4 gold left.',
      '“The bosses liked you. They said so, afterwards.” (Marlowe, merchant)',
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

test('Marlowe has a verdict of its own for every stretch of days', () => {
  const told = [0, 4, 5, 14, 15, 49, 50, 79, 80, 99, 100].map(
    (daysSurvived) => summaryText({ ...death, daysSurvived }, 'Wanda').split('\n')[3],
  )
  expect(new Set(told).size).toBe(VERDICTS.length)
  expect(told).not.toContain('“” (Marlowe, merchant)')
})
