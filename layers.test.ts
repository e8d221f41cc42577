import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import rules from './.dependency-cruiser.mjs'
import type { Tables } from './server/src/db/tables.ts'

/** Folders that are above the layers of their package. */
const ABOVE = ['testing', 'bots', 'golden']

const architecture = readFileSync(new URL('docs/ARCHITECTURE.md', import.meta.url), 'utf8')

/** The layers of each folder that has some, lowest first. Features of the same layer are one entry: `(facts|runs)`. */
const layers = new Map<string, string[]>()
for (const { name } of rules.forbidden ?? []) {
  const [, root, layer] = /^(\S+): (\S+) imports downwards only$/.exec(name ?? '') ?? []
  if (root && layer) layers.set(root, [...(layers.get(root) ?? []), layer])
}

const foldersOf = (root: string): string[] =>
  readdirSync(new URL(root, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !ABOVE.includes(entry.name))
    .map(({ name }) => name)

describe.each([...layers])('the layers of %s', (root, names) => {
  it('are the folders of the package', () => {
    const all = names.flatMap((name) => name.replaceAll(/[()]/g, '').split('|'))
    expect(all.toSorted()).toEqual(foldersOf(root).toSorted())
  })

  it('are in docs/ARCHITECTURE.md in the same order', () => {
    const listed = names.map((name) => (name.startsWith('(') ? 'the features' : `\`${name}\``))
    expect(architecture).toContain(`| ${listed.join(', ')}`)
  })
})

/** The folder of the server that writes each table. Those above it may read and write it as well. */
const OWNERS: Record<keyof Tables | 'FactSearch', string> = {
  account: 'accounts',
  Actions: 'facts/moderation',
  ActionItems: 'facts/moderation',
  BestRuns: 'runs/ranked',
  Cases: 'facts/moderation',
  Corrections: 'facts/corrections',
  DailyRoads: 'runs',
  DeskSessions: 'facts/desk',
  DeskState: 'facts/posting',
  Fables: 'facts/rounds',
  Facts: 'facts/store',
  FactSearch: 'facts/store',
  FactsOfTheDay: 'facts/rounds',
  Feedback: 'feedback',
  Games: 'saves',
  Health: 'system',
  HelpfulMarks: 'facts/corrections',
  HiddenPlayers: 'runs/ranked',
  RateLimits: 'http',
  RefusedSenders: 'facts/posting',
  Reports: 'facts/posting',
  RoundChoices: 'facts/rounds',
  RoundResults: 'facts/rounds',
  RoundSeals: 'facts/rounds',
  Rounds: 'facts/rounds',
  RunCounts: 'runs/leaderboard',
  Runs: 'runs',
  SenderKeys: 'facts/posting',
  session: 'accounts',
  Truths: 'facts/rounds',
  Updates: 'updates',
  user: 'accounts',
  verification: 'accounts',
}

const TABLES = Object.entries(OWNERS)

const COMMENT = /\/\*[\s\S]*?\*\/|(^|\s)\/\/.*/g

/** Tables whose names are ordinary words count only behind a word of SQL. */
function mention(table: string): RegExp {
  const quoted = `['"\`]${table}(?:['"\`.]| as )`
  if (/[A-Z]/.test(table)) return new RegExp(quoted)
  return new RegExp(`(?:[Ff]rom|[Ii]nto|[Jj]oin|[Tt]able|update)[ (]\\s*${quoted}`)
}

function tablesIn(code: string): string[] {
  const bare = code.replaceAll(COMMENT, ' ')
  return TABLES.map(([table]) => table).filter((table) => mention(table).test(bare))
}

/** Checks whether a folder of the server is another one, in it, or in a layer above it. */
function mayRead(folder: string, owner: string): boolean {
  if (`${folder}/`.startsWith(`${owner}/`)) return true
  const [own, other] = [folder.split('/'), owner.split('/')]
  const at = own.findIndex((part, index) => part !== other[index])
  const root = ['server/src', ...own.slice(0, at)].join('/')
  const layerOf = (part = '') =>
    (layers.get(root) ?? []).findIndex((names) =>
      names.replaceAll(/[()]/g, '').split('|').includes(part),
    )
  return layerOf(other[at]) !== -1 && layerOf(own[at]) > layerOf(other[at])
}

/** Lists the tables in the SQL of a file that belong to a folder which is not below its own. */
const readUpwards = (file: string, code: string): string[] =>
  tablesIn(code)
    .map((table) => ({ table, owner: OWNERS[table as keyof typeof OWNERS] }))
    .filter(({ owner }) => !mayRead(dirname(file), owner))
    .map(({ table, owner }) => `${file} reads "${table}" of ${owner}`)

describe('the SQL of a feature', () => {
  it('names only tables of its own folder and of lower ones', () => {
    const files = globSync('**/*.ts', { cwd: new URL('server/src', import.meta.url) })
      .filter((file) => file.includes('/') && !file.endsWith('.test.ts'))
      .filter((file) => !/^testing\/|^db\/migrations\//.test(file))
    const found = files.flatMap((file) =>
      readUpwards(file, readFileSync(new URL(`server/src/${file}`, import.meta.url), 'utf8')),
    )
    expect(found).toEqual([])
  })

  it.each([
    ['facts/board/list.ts', `db.selectFrom('Rounds')`],
    ['facts/board/list.ts', `db.selectFrom('Facts').innerJoin('Rounds as Old', 'Old.day', 'day')`],
    ['facts/board/list.ts', 'sql`select 1 from "Rounds"`'],
    ['facts/desk/list.ts', `db.selectFrom('Runs')`],
    ['runs/list.ts', `db.selectFrom('HiddenPlayers')`],
    ['accounts/list.ts', `db.selectFrom('Games')`],
    ['http/list.ts', `db.selectFrom('user')`],
  ])('is reported in %s if it names a table of a folder that is not below: %s', (file, code) => {
    expect(readUpwards(file, code)).toHaveLength(1)
  })

  it.each([
    ['facts/rounds/list.ts', `db.selectFrom('Rounds').innerJoin('Facts', 'id', 'factId')`],
    ['runs/ranked/list.ts', `db.selectFrom('Runs').innerJoin('user', 'user.id', 'userId')`],
    ['operate/list.ts', 'sql`select 1 from "Rounds"`'],
    ['http/list.ts', `/** Reads "Facts". */ const cookie = 'session'`],
  ])('is allowed in %s if it names only tables of that folder or lower ones: %s', (file, code) => {
    expect(readUpwards(file, code)).toEqual([])
  })
})
