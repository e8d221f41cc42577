import { describe, expect, test } from 'vitest'
import {
  BOSSES,
  DISALLOWED_NAMES,
  ENEMIES,
  GOODS,
  SPECIFIED_MESSAGES,
  OPPORTUNITIES,
  OUTCOME_NAMES,
  REWARDS,
} from '#content'
import type { ContentLine } from '#content'
import { EMPTY_PATH_IDS, emptyPathTexts, foeOf, FLAVOUR_IDS } from '../model/catalogue.ts'
import { codeOf } from '../model/printed.ts'
import * as numbers from './numbers.ts'
import * as texts from './texts.ts'

/** The tables of docs/rules.md, section 3, copied by hand. */
const ENEMY_TABLE = `
  Bored Talking Stick   | 5/3/3  | 0-100  | on
  Devil's Playground    | 7/3/3  | 0-100  | on
  Obsidian Steve        | 10/2/4 | 10-100 | on
  Starch King           | 5/4/3  | 0-100  | on
  Farmer Odell          | 10/3/5 | 0-100  | off
  Screaming Garbage Can | 7/5/5  | 0-100  | off
  Ellery                | 5/5/5  | 0-100  | off
  Small Purple Alien    | 8/5/6  | 0-100  | off`

const BOSS_TABLE = `
  Captain Crunchy        | 15/4/10 | 15-80  | Bowl of Cereal | 0/1 | on
  Gerald                 | 25/2/10 | 15-80  | Briefcase      | 1/0 | on
  Octopus of Destruction | 40/6/10 | 50-100 | Sushi          | 1/1 | on
  Pumpkin King           | 50/6/10 | 70-100 | Pumpkin Pie    | 2/2 | on
  Mother Tree            | 20/4/8  | 0-100  | Tree Bark      | 1/1 | off`

const GOODS_TABLE = `
  Honey Seeds      | 1/0/2
  Blue Banana      | 2/0/4
  Unripe Squash    | 1/0/3
  Broken Spoon     | 0/1/2
  Big Rock         | 0/2/4
  Long Stick       | 0/1/3
  Small Rock       | 0/1/4
  UnEssential Oils | 0/0/1
  Flashlight       | 0/0/5`

const OPPORTUNITY_TABLE = `
  Lost Potato        | 7
  A garden           | 5
  Time Traveling     | 1
  Power Stones       | 2
  Dark Cave          | 5
  Martial Arts       | 6
  Traveling Elephant | 1
  Charming Stream    | 1
  Magical Mushrooms  | 1
  Your Mom           | 5`

const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))

const onOff = (toggle: boolean): string => (toggle ? 'on' : 'off')

describe('the tables of docs/rules.md', () => {
  test('enemies', () => {
    expect(
      ENEMIES.map((enemy) => [
        enemy.name,
        `${enemy.health}/${enemy.damage}/${enemy.dropRate}`,
        `${enemy.daySpawn}-${enemy.dayEndSpawn}`,
        onOff(enemy.toggle),
      ]),
    ).toEqual(rowsOf(ENEMY_TABLE))
    expect(ENEMIES.every((enemy) => enemy.type === 'enemy')).toBe(true)
  })

  test('bosses', () => {
    expect(
      BOSSES.map((boss) => [
        boss.name,
        `${boss.health}/${boss.damage}/${boss.dropRate}`,
        `${boss.daySpawn}-${boss.dayEndSpawn}`,
        boss.rewardName,
        `${boss.reward.health}/${boss.reward.damage}`,
        onOff(boss.toggle),
      ]),
    ).toEqual(rowsOf(BOSS_TABLE))
    expect(BOSSES.every((boss) => boss.type === 'boss')).toBe(true)
    expect(BOSSES.every((boss) => boss.reward.gold === 0 && boss.reward.days === 0)).toBe(true)
  })

  test('goods', () => {
    expect(GOODS.map((good) => [good.name, `${good.health}/${good.damage}/${good.price}`])).toEqual(
      rowsOf(GOODS_TABLE),
    )
  })

  test('generic rewards', () => {
    expect(REWARDS.map((reward) => [reward.name, reward.changes])).toEqual([
      ['Chocolate Chip Cookie', { health: 1, damage: 0, gold: 0, days: 0 }],
      ['Tooth Pick', { health: 0, damage: 1, gold: 0, days: 0 }],
      ["Another Man's Trash", { health: 0, damage: 0, gold: 1, days: 0 }],
    ])
  })

  test('opportunities', () => {
    expect(
      OPPORTUNITIES.map((opportunity) => [opportunity.title, String(opportunity.yesChance)]),
    ).toEqual(rowsOf(OPPORTUNITY_TABLE))
  })

  test('constants', () => {
    expect(numbers.START).toEqual({ health: 5, maxDamage: 5, gold: 1, day: 0 })
    expect(numbers).toMatchObject({
      LAST_DAY: 100,
      BOSS_FROM_DAY: 15,
      VIEW_PRICE: 1,
      PATHS_PER_SET: 4,
      GOODS_SHOWN: 3,
      NAME_MAX: 12,
      OPPORTUNITY: { hits: 6, of: 11 },
    })
  })

  test('messages, to the letter', () => {
    expect(Object.values(SPECIFIED_MESSAGES)).toEqual([
      'Welcome back, {name}',
      'Please Choose Another Name...',
      '(Max 12 Characters Long)',
      'Pay 1 Gold to See Paths??',
      'You dont have any gold...',
      "You can't have your cake and eat it too",
      'That is not a path',
      'Attacks are usually numbers... ',
      'NOTHING',
      'Im sorry, not enough gold.',
      'Maybe Next Time...',
      'YOU DIED',
      '{days} Days Survived',
    ])
  })
})

const textOf = (line: ContentLine): string => (typeof line === 'string' ? line : line.text)

/** Every text but the messages of docs/rules.md, which keep their own spelling and spaces. */
const allTexts = (): string[] => {
  const { RUMOURS, VERDICTS, MARLOWE } = texts
  const handled = new Set<unknown>([SPECIFIED_MESSAGES, RUMOURS, VERDICTS, MARLOWE])
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
    ...VERDICTS.map((verdict) => verdict.text),
  ].map(textOf)
}

describe('references and texts', () => {
  test('every id is used once', () => {
    const ids = [...ENEMIES, ...BOSSES, ...GOODS, ...REWARDS, ...OPPORTUNITIES].map(
      (entry) => entry.id,
    )
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(new Set(EMPTY_PATH_IDS).size).toBe(16 + 40)
  })

  test('every foe that an outcome refers to exists, with the right type', () => {
    for (const { outcomes } of OPPORTUNITIES) {
      for (const { enemy, contingentEnemy } of Object.values(outcomes)) {
        for (const ref of [enemy, contingentEnemy]) {
          if (ref) expect(foeOf(ref.id).type).toBe(ref.type)
        }
      }
    }
  })

  test('every foe that starts disabled can be enabled', () => {
    const enabled = OPPORTUNITIES.flatMap((opportunity) => Object.values(opportunity.outcomes))
      .map((outcome) => outcome.contingentEnemy)
      .filter((ref) => ref?.toggle)
      .map((ref) => ref?.id)
    for (const foe of [...ENEMIES, ...BOSSES].filter((foe) => !foe.toggle)) {
      expect(enabled).toContain(foe.id)
    }
  })

  test('there are as many texts as docs/rules.md counts', () => {
    expect(FLAVOUR_IDS).toHaveLength(16)
    expect(texts.GREETINGS).toHaveLength(13)
    expect(texts.SHOPKEEPER_LINES).toHaveLength(5)
    for (const foe of [...ENEMIES, ...BOSSES]) expect(foe.quips.length).toBeGreaterThan(1)
  })

  test('every foe has lines of its own for a reunion, a miss, a hit and its defeat', () => {
    for (const { id, again, misses = [], hits = [], falls } of [...ENEMIES, ...BOSSES]) {
      expect(again.length, id).toBeGreaterThanOrEqual(2)
      expect(misses.length, id).toBeGreaterThanOrEqual(3)
      expect(hits.length, id).toBeGreaterThanOrEqual(2)
      expect(falls.length, id).toBeGreaterThanOrEqual(2)
    }
  })

  test('every opportunity has a question, every outcome two to four lines', () => {
    for (const { question, outcomes } of OPPORTUNITIES) {
      expect(question).toMatch(/^Do you .+\?$/)
      for (const outcome of Object.values(outcomes)) {
        expect(outcome.lines.length).toBeGreaterThanOrEqual(2)
        expect(outcome.lines.length).toBeLessThanOrEqual(4)
      }
    }
  })

  test('every text has a code of its own', () => {
    const all = new Set(allTexts())
    const byCode = new Map([...all].map((text) => [codeOf(text), text]))
    const shared = [...all].filter((text) => byCode.get(codeOf(text)) !== text)
    expect(shared, 'change a word of one of the two').toEqual([])
  })

  test('no text is long, empty, or used twice', () => {
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

test('the disallowed names are lower case and contain no name of the game', () => {
  for (const name of DISALLOWED_NAMES) {
    expect(name).toMatch(/^[a-z0-9]+$/)
  }
  for (const { name } of [...ENEMIES, ...BOSSES, texts.MARLOWE]) {
    expect(DISALLOWED_NAMES.has(name.toLowerCase())).toBe(false)
  }
})
