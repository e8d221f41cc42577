import { expect, test } from 'vitest'
import * as content from '#content'
import * as numbers from '../content/numbers.ts'
import { isPlayable } from '../rules/version.ts'
import fingerprints from './content-fingerprints.json'
import { liveFingerprint } from './live-content.ts'
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

test('all playable versions of the rules have the fingerprint of the current content', () => {
  const playable = Object.entries(fingerprints).filter(([rules]) => isPlayable(Number(rules)))
  expect(playable.length).toBeGreaterThan(0)
  for (const [rules, recorded] of playable) expect(recorded, rules).toBe(liveFingerprint())
})

test('a change of numbers, foes, their order, goods or disallowed names changes the fingerprint', () => {
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

test('a change of the wording or the version does not change the fingerprint', () => {
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
