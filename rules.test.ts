import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { factSchema } from '@fable/contract'
import {
  CATEGORIES,
  FACT_FIELD_NAMES,
  FORM_ERRORS,
  SCREEN_PATHS,
  VOTES,
} from '@fable/contract/limits'
import { LANTERNS, POSTS } from '@fable/engine'
import * as content from '@fable/engine/content'
import { UPDATES } from './server/src/updates/content.ts'
import { SORT_TEXTS } from './web/src/board/list/view-texts.ts'
import { LANTERN_TEXTS } from './web/src/game/lanterns/texts.ts'
import { TEMPLATE_VERSION } from './web/src/game/save/game-variables.ts'

const rules = readFileSync(new URL('docs/rules.md', import.meta.url), 'utf8')
const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')

const privacy = readFileSync(new URL('web/src/pages/privacy/privacy.tsx', import.meta.url), 'utf8')

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The rows of the table in docs/rules.md whose first column has this name. */
function tableOf(name: string): string[][] {
  const lines = rules.split('\n')
  const head = lines.findIndex((line) => line.startsWith(`| ${name} |`))
  if (head === -1) throw new Error(`docs/rules.md has no table "${name}".`)
  const rest = lines.slice(head + 2)
  const length = rest.findIndex((line) => !line.startsWith('|'))
  return rest.slice(0, length).map(cellsOf)
}

/** `+2 H` or `−1 G`. An effect that does nothing is not written. */
function signed(amount: number, unit: string): string[] {
  if (amount === 0) return []
  return [`${amount > 0 ? '+' : '−'}${Math.abs(amount)} ${unit}`]
}

/** Says what each of an object's properties does, in the order of the table. One that the table lacks is an error. */
function describedBy<Described extends object>(
  table: { readonly [Key in keyof Required<Described>]: (value: Described[Key]) => string[] },
  described: Described,
): string[] {
  const known = Object.keys(table) as (keyof Described)[]
  const unknown = Object.keys(described).filter((key) => !known.includes(key as keyof Described))
  if (unknown.length > 0) throw new Error(`docs/rules.md does not say what ${unknown.join()} does.`)
  return known.flatMap((key) => table[key](described[key]))
}

/** Effects of an event as docs/rules.md writes them. The day that every outcome takes is not written. */
const effectOf = (changes: content.Changes, ordinaryDays: number) =>
  describedBy(
    {
      health: (amount) => signed(amount, 'H'),
      damage: (amount) => signed(amount, 'D'),
      gold: (amount) => signed(amount, 'G'),
      days: (amount) => (amount === ordinaryDays ? [] : signed(amount, 'days')),
    },
    changes,
  )

const foes = [...content.ENEMIES, ...content.BOSSES]
const nameOf = ({ id }: content.FoeRef) => foes.find((foe) => foe.id === id)?.name ?? id
const onOff = (toggle: boolean) => (toggle ? 'on' : 'off')

const isOnlyText = () => []

const outcomeOf = (outcome: content.Outcome) =>
  describedBy(
    {
      changes: (changes) => effectOf(changes, content.EVENT_DAYS),
      contingentEnemy: (foe) => (foe ? [`${nameOf(foe)} ${onOff(foe.toggle)}`] : []),
      enemy: (foe) => (foe ? [`fight ${nameOf(foe)}`] : []),
      lines: isOnlyText,
      nearStart: isOnlyText,
      futureText: isOnlyText,
    },
    outcome,
  ).join(', ')

const lanternRows = () =>
  Object.entries(LANTERN_TEXTS).map(([id, { name }]) => [
    name,
    ...POSTS.map((post) =>
      LANTERNS[post]
        .filter((lantern) => lantern.id === id)
        .map(({ asks, flames }) => `${asks} (${flames})`)
        .join(', '),
    ),
  ])

const foeRow = (foe: content.Enemy | content.Boss) => [
  foe.name,
  foe.health,
  foe.damage,
  foe.dropRate,
  `${foe.daySpawn}-${foe.dayEndSpawn}`,
  onOff(foe.toggle),
]

const TABLES: Record<string, readonly (readonly (string | number)[])[]> = {
  Enemy: content.ENEMIES.map(foeRow),
  Boss: content.BOSSES.map((boss) => [
    ...foeRow(boss),
    boss.rewardName,
    effectOf(boss.reward, 0).join(', '),
  ]),
  Lantern: lanternRows(),
  Good: content.GOODS.map(({ name, health, damage, price }) => [name, health, damage, price]),
  Reward: content.REWARDS.map(({ name, changes }) => [name, effectOf(changes, 0).join(', ')]),
  Opportunity: content.OPPORTUNITIES.map(({ title, yesChance, outcomes }) => [
    title,
    yesChance,
    ...content.OUTCOME_NAMES.map((name) => outcomeOf(outcomes[name])),
  ]),
  'Number of the game': [
    ['health at the start of a run', content.START.health],
    ['max damage at the start', content.START.maxDamage],
    ['gold at the start', content.START.gold],
    ['day at the start', content.START.day],
    ['the day on which a run ends', content.LAST_DAY],
    ['the first day of bosses', content.BOSS_FROM_DAY],
    ['paths in a set', content.PATHS_PER_SET],
    ['gold to look at the paths', content.VIEW_PRICE],
    [
      `draws of ${content.OPPORTUNITY.of} by which an empty path holds an opportunity`,
      content.OPPORTUNITY.hits,
    ],
    ['goods that a merchant offers', content.GOODS_SHOWN],
    ['gold for a first blow that fells a foe', content.FULL_BLOW_GOLD],
    ["characters of a player's name, at most", content.NAME_MAX],
    ['flavour texts of empty paths', content.FLAVOURS.length],
    ['greetings', content.GREETINGS.length],
    ['lines of the shopkeeper', content.SHOPKEEPER_LINES.length],
  ],
}

/** `a, b and c`. */
const listed = (words: readonly string[], last: 'and' | 'or'): string =>
  `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`

/** The texts in code style. */
const quoted = new Set(Array.from(rules.matchAll(/`([^`\n]+)`/g), ([, text]) => text))

const { FIELDS_MISSING, USERNAME_TAKEN, USERNAME_TOO_LONG } = FORM_ERRORS
const MESSAGES = [
  ...Object.values(content.SPECIFIED_MESSAGES),
  FIELDS_MISSING,
  USERNAME_TAKEN,
  USERNAME_TOO_LONG,
]

describe('docs/rules.md', () => {
  it.each(Object.keys(TABLES))('has the rows of the code in its table "%s"', (name) => {
    expect(tableOf(name)).toEqual(TABLES[name]?.map((row) => row.map(String)))
  })

  it('cannot omit an effect: one that no table describes is an error', () => {
    for (const { correctYes } of content.OPPORTUNITIES.map(({ outcomes }) => outcomes)) {
      const outcome = { ...correctYes, takesAllGold: true }
      expect(() => outcomeOf(outcome)).toThrow('takesAllGold')
      const changes = { ...correctYes.changes, luck: 1 }
      expect(() => effectOf(changes, 0)).toThrow('luck')
    }
  })

  it('has the paths of the code in its table of screens', () => {
    const paths = tableOf('Path').map(([path]) => path)
    expect(paths).toEqual(Object.values(SCREEN_PATHS).map((path) => `\`${path}\``))
  })

  it('has the categories of the code in their order, with their colours', () => {
    const categories = CATEGORIES.map(({ id, colour }) => `${id} ${colour}`)
    expect(rules).toContain(`Categories in their order: ${categories.join(', ')}.`)
  })

  it('lists the fields of a fact and the kinds of votes, which the README lists too', () => {
    expect(rules).toContain(`**Fact**: ${Object.keys(factSchema.shape).join(', ')}.`)
    const votes = VOTES.map(({ name }) => name.toLowerCase())
    expect(rules).toContain(`votes: ${votes.join(', ')}.`)
    expect(readme).toContain(`call a fact ${listed(votes, 'or')}, without`)
  })

  it('says how each field of a fact is shown and checked', () => {
    const shown = /^- A fact shows .*$/m.exec(rules)?.[0] ?? ''
    const checked = /^- \*\*Fact\*\*: text of .*$/m.exec(rules)?.[0] ?? ''
    const words = { category: 'tag', source: 'Source', text: 'text' } as const
    for (const name of FACT_FIELD_NAMES) {
      expect(shown).toContain(words[name])
      expect(checked).toContain(name === 'category' ? 'categories' : name)
    }
  })

  it('has no field of a fact that the privacy page does not name', () => {
    const kept = /what: 'We keep its [^.]*\./.exec(privacy)?.[0] ?? ''
    expect(FACT_FIELD_NAMES.filter((name) => !kept.includes(name))).toEqual([])
  })

  it('has the fields of the form for a fact', () => {
    const fields = FACT_FIELD_NAMES.map((name) =>
      name === 'text' ? `${name} (with the characters left)` : name,
    )
    expect(rules).toContain(`The form has ${listed(fields, 'and')}, disabled`)
  })

  it('mentions each order of the board', () => {
    const [section = ''] = /^## 7\..*?^## 8\./ms.exec(rules) ?? []
    const names = Object.values(SORT_TEXTS).map(({ name }) => name)
    expect(names.filter((name) => !section.includes(name))).toEqual([])
  })

  it('says which numbers draw each kind of path', () => {
    const kinds = content.SLOT_BOUNDS.map(({ below, kind }, at) => {
      const from = content.SLOT_BOUNDS[at - 1]?.below ?? 0
      return `${from === below - 1 ? from : `${from}-${below - 1}`} ${kind}`
    })
    expect(rules).toContain(`in order: ${kinds.join(', ')};`)
  })

  it.each(MESSAGES)('quotes the text "%s" exactly', (message) => {
    expect(quoted).toContain(message)
  })
})

it('the marker of a save is the number of the newest release note', () => {
  expect(TEMPLATE_VERSION).toBe(UPDATES.at(-1)?.UpdateNum)
})
