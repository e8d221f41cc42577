import { describe, expect, test } from 'vitest'
import {
  BOSSES,
  DISALLOWED_NAMES,
  ENEMIES,
  GOODS,
  SPECIFIED_MESSAGES,
  OPPORTUNITIES,
  OUTCOME_NAMES,
  PATH_NAMES,
  REWARDS,
  SLOT_BOUNDS,
  SLOT_SIDES,
} from '#content'
import type { ContentLine } from '#content'
import { EMPTY_PATH_IDS, emptyPathTexts, foeOf, FLAVOUR_IDS } from '../model/catalogue.ts'
import { codeOf } from '../model/printed.ts'
import * as texts from './texts.ts'

const textOf = (line: ContentLine): string => (typeof line === 'string' ? line : line.text)

/** Every text but the messages of docs/rules.md, which keep their own spelling and spaces. */
function allTexts(): string[] {
  const { ENDING_SPEECHES, RUMOURS, VERDICTS, MARLOWE } = texts
  const handled = new Set<unknown>([
    SPECIFIED_MESSAGES,
    ENDING_SPEECHES,
    RUMOURS,
    VERDICTS,
    MARLOWE,
  ])
  const general = Object.values(texts)
    .filter((entry) => !handled.has(entry))
    .flatMap((entry): ContentLine[] =>
      typeof entry === 'string' ? [entry] : Object.values<ContentLine>(entry as never),
    )
  return [
    ...general,
    MARLOWE.name,
    ...Object.values(MARLOWE.taglines),
    ...OPPORTUNITIES.flatMap((opportunity) => [
      opportunity.tagline,
      ...opportunity.lines,
      ...opportunity.again.flat(),
      opportunity.question,
      opportunity.epitaph,
      ...OUTCOME_NAMES.flatMap((name) => [
        ...opportunity.outcomes[name].lines,
        ...opportunity.outcomes[name].futureText.flat(),
      ]),
    ]),
    ...FLAVOUR_IDS.flatMap(emptyPathTexts).flat(),
    ...[...ENEMIES, ...BOSSES].flatMap((foe) => [
      ...foe.quips,
      ...foe.again,
      ...(foe.misses ?? []),
      ...(foe.hits ?? []),
      ...foe.falls,
      foe.epitaph,
    ]),
    ...BOSSES.flatMap((boss) => boss.intros),
    ...GOODS.flatMap((good) => good.remarks),
    ...REWARDS.flatMap((reward) => reward.remarks),
    ...[RUMOURS, ...BOSSES.map((boss) => boss.rumours ?? {})].flatMap((days) =>
      Object.values(days).flat(),
    ),
    ...VERDICTS.flatMap((verdict) => verdict.texts),
    ...ENDING_SPEECHES.flat(),
  ].map(textOf)
}

describe('the content', () => {
  test('gives every entry a unique id', () => {
    const ids = [...ENEMIES, ...BOSSES, ...GOODS, ...REWARDS, ...OPPORTUNITIES].map(
      (entry) => entry.id,
    )
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    const sequels = OPPORTUNITIES.length * OUTCOME_NAMES.length
    expect(new Set(EMPTY_PATH_IDS).size).toBe(FLAVOUR_IDS.length + sequels)
  })

  test('refers only to foes that exist and have the right type', () => {
    for (const { outcomes } of OPPORTUNITIES) {
      for (const { enemy, contingentEnemy } of Object.values(outcomes)) {
        for (const ref of [enemy, contingentEnemy]) {
          if (ref) expect(foeOf(ref.id).type).toBe(ref.type)
        }
      }
    }
  })

  test('has an outcome that enables each foe that starts disabled', () => {
    const enabled = OPPORTUNITIES.flatMap((opportunity) => Object.values(opportunity.outcomes))
      .map((outcome) => outcome.contingentEnemy)
      .filter((ref) => ref?.toggle)
      .map((ref) => ref?.id)
    for (const foe of [...ENEMIES, ...BOSSES].filter((foe) => !foe.toggle)) {
      expect(enabled).toContain(foe.id)
    }
  })

  test('gives every foe more than one opening line', () => {
    for (const foe of [...ENEMIES, ...BOSSES]) expect(foe.quips.length).toBeGreaterThan(1)
  })

  test('gives every foe at least two lines of its own for a reunion, a miss, a hit and its defeat', () => {
    for (const { id, again, misses = [], hits = [], falls } of [...ENEMIES, ...BOSSES]) {
      expect(again.length, id).toBeGreaterThanOrEqual(2)
      expect(misses.length, id).toBeGreaterThanOrEqual(3)
      expect(hits.length, id).toBeGreaterThanOrEqual(2)
      expect(falls.length, id).toBeGreaterThanOrEqual(2)
    }
  })

  test('gives every opportunity a question, and every outcome two to four lines', () => {
    for (const { question, outcomes } of OPPORTUNITIES) {
      expect(question).toMatch(/^Do you .+\?$/)
      for (const outcome of Object.values(outcomes)) {
        expect(outcome.lines.length).toBeGreaterThanOrEqual(2)
        expect(outcome.lines.length).toBeLessThanOrEqual(4)
      }
    }
  })

  test('gives every text a unique code', () => {
    const names = [...ENEMIES, ...BOSSES].map(({ name }) => name)
    const titles = OPPORTUNITIES.map(({ title }) => title)
    const others = [...Object.values(SPECIFIED_MESSAGES), ...names, ...titles]
    const all = new Set([...allTexts(), ...others])
    const byCode = new Map([...all].map((text) => [codeOf(text), text]))
    const shared = [...all].filter((text) => byCode.get(codeOf(text)) !== text)
    expect(shared, 'change a word of one of the two').toEqual([])
  })

  test('contains no text that is empty, repeated or longer than 95 characters', () => {
    const all = allTexts()
    expect(all.length).toBeGreaterThan(600)
    for (const text of all) {
      expect(text.trim(), 'spaces').toBe(text)
      expect(text.length, text).toBeGreaterThan(0)
      expect(text.length, text).toBeLessThanOrEqual(95)
      expect(text, 'unchosen quotes').not.toMatch(/"/)
    }
    const sentences = all.filter((text) => text.length > 12)
    expect(sentences.filter((text, at) => sentences.indexOf(text) !== at)).toEqual([])
  })
})

test('the disallowed names are in lower case and include no name of a foe or of Marlowe', () => {
  for (const name of DISALLOWED_NAMES) {
    expect(name).toMatch(/^[a-z0-9]+$/)
  }
  for (const { name } of [...ENEMIES, ...BOSSES, texts.MARLOWE]) {
    expect(DISALLOWED_NAMES.has(name.toLowerCase())).toBe(false)
  }
})

test('the ranges of a slot are one for each kind of path, and the last ends at the slot’s highest number', () => {
  expect(SLOT_BOUNDS.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(PATH_NAMES).toSorted())
  expect(SLOT_BOUNDS.at(-1)?.below).toBe(SLOT_SIDES)
})
