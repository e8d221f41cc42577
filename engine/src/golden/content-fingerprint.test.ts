import { expect, test } from 'vitest'
import * as content from '#content'
import * as numbers from '../content/numbers.ts'
import fingerprints from './content-fingerprints.json'
import frozen from './frozen-content.json'
import { liveFingerprint, liveRulesContent } from './live-content.ts'
import { withFrozenRules } from '../testing/frozen-content.ts'
import { fingerprintOf, rulesContentOf } from './rules-content.ts'
import type { AllContent } from './rules-content.ts'

const { RULES_VERSION, DISALLOWED_NAMES, BOSSES, ENEMIES, GOODS } = content
const [firstEnemy, ...otherEnemies] = ENEMIES

const fingerprint = (
  changes: Partial<AllContent>,
  changedNumbers: object = {},
  disallowedNames = DISALLOWED_NAMES,
): string =>
  fingerprintOf(
    rulesContentOf({ ...content, ...changes }, { ...numbers, ...changedNumbers }),
    disallowedNames,
  )

test('a change of the content that rules read demands a new RULES_VERSION', () => {
  const recorded = new Map(Object.entries(fingerprints)).get(String(RULES_VERSION))
  expect(
    liveFingerprint(),
    'The content that rules read has changed, so recorded runs would play differently. Raise ' +
      'RULES_VERSION in engine/src/content/index.ts, then run node tools/record-balance.ts. A new field ' +
      'that is only printed belongs in WORDING in engine/src/golden/rules-content.ts.',
  ).toBe(recorded)
})

test('numbers, foes, their order, goods and disallowed names change the fingerprint', () => {
  const changed = [
    fingerprint({}, { VIEW_PRICE: 2 }),
    fingerprint({ ENEMIES: [...ENEMIES, { ...ENEMIES[0], id: 'newcomer' } as never] }),
    fingerprint({ ENEMIES: [...otherEnemies, firstEnemy as never] }),
    fingerprint({ ENEMIES: [{ ...firstEnemy, dropRate: 4 } as never, ...otherEnemies] }),
    fingerprint({ BOSSES: BOSSES.map((boss) => ({ ...boss, toggle: true })) }),
    fingerprint({ GOODS: GOODS.map((good) => ({ ...good, price: good.price + 1 })) }),
    fingerprint({}, {}, new Set([...DISALLOWED_NAMES, 'potato'])),
    fingerprint({}),
  ]
  expect(new Set(changed).size).toBe(changed.length)
  expect(changed.at(-1)).toBe(liveFingerprint())
})

test('wording does not change the fingerprint, nor does the version', () => {
  const reworded = ENEMIES.map((enemy) => ({
    ...enemy,
    name: 'Somebody',
    quips: ['…'] as const,
    epitaph: 'Fell',
    misses: ['…'] as const,
    hits: ['…'] as const,
    falls: ['…'] as const,
  }))
  expect(fingerprint({ ENEMIES: reworded, RULES_VERSION: 99 as never })).toBe(liveFingerprint())
})

test('the frozen content has the frozen rules and the present wording', () => {
  const later = {
    ...content,
    ENEMIES: [
      { ...firstEnemy, health: 999, name: 'Busy Talking Stick' },
      ...otherEnemies,
      { ...firstEnemy, id: 'newcomer' },
    ],
    VIEW_PRICE: 7,
  } as unknown as AllContent
  const thawed = withFrozenRules(later, liveRulesContent())
  expect(thawed.ENEMIES).toEqual([{ ...firstEnemy, name: 'Busy Talking Stick' }, ...otherEnemies])
  expect(thawed.VIEW_PRICE).toBe(1)
  expect(thawed.OPPORTUNITIES).toEqual(content.OPPORTUNITIES)
  expect(thawed.SPECIFIED_MESSAGES).toBe(content.SPECIFIED_MESSAGES)
  expect(withFrozenRules(content, liveRulesContent())).toEqual({ ...content })
  expect(rulesContentOf(withFrozenRules(later, frozen), numbers)).toEqual({
    ...frozen,
    numbers: expect.anything(),
  })
})
