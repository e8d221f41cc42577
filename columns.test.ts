import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { factSchema } from '@fable/contract'
import { VOTE_FIELDS } from '@fable/contract/limits'

/** Tables whose rows are inserted as they are, with columns that no code names. */
const INSERTED_WHOLE = ['Truths', 'Fables']

/** Names in SQL that are not of `Tables`. */
const OTHERS: Readonly<Record<string, string>> = {
  FactSearch: 'the index of words, with its columns',
  rank: 'of FactSearch',
  rowid: 'of every table of SQLite',
  words: 'of FactSearch',
  version: 'of FactSearch',
  rows: 'values as a table (`jsonRows`), with columns',
  from: 'of such a table',
  to: 'of such a table',
  state: 'of such a table',
  timestamp: 'of the migrations',
}

type Column = { readonly name: string; readonly place: string; readonly isUnused: boolean }

const parse = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true)

/** Reads the columns of each table. Those marked `@until` wait for the migration that drops them. */
function readTables(text: string): Map<string, readonly Column[]> {
  const file = parse('tables.ts', text)
  const types = new Map(
    file.statements
      .filter(ts.isTypeAliasDeclaration)
      .map(({ name, type }) => [name.text, type] as const),
  )
  const columnsOf = (type: ts.TypeNode | undefined, isUnused: boolean): Column[] => {
    if (!type) return []
    if (ts.isTypeReferenceNode(type)) return columnsOf(types.get(type.typeName.getText()), isUnused)
    if (ts.isIntersectionTypeNode(type))
      return type.types.flatMap((one) => columnsOf(one, isUnused))
    if (ts.isMappedTypeNode(type)) return FACT_COLUMNS
    if (!ts.isTypeLiteralNode(type)) return []
    return type.members.filter(ts.isPropertySignature).map((member) => ({
      name: member.name.getText(),
      place: String(member.pos),
      isUnused: isUnused || isShim(member),
    }))
  }
  const tables = types.get('Tables')
  if (!tables || !ts.isTypeLiteralNode(tables)) throw new Error('There is no type Tables.')
  return new Map(
    tables.members
      .filter(ts.isPropertySignature)
      .map((table) => [table.name.getText(), columnsOf(table.type, isShim(table))] as const),
  )
}

const FACT_COLUMNS: Column[] = Object.keys(factSchema.shape).map((name) => ({
  name,
  place: name,
  isUnused: false,
}))

function isShim(node: ts.Node): boolean {
  const text = node.getSourceFile().text
  return (ts.getLeadingCommentRanges(text, node.pos) ?? []).some(({ pos, end }) =>
    text.slice(pos, end).includes('@until'),
  )
}

type Sources = Readonly<Record<string, string>>

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*/g, ' ')

/** A table is named in quotes, as in `'Runs.id'`. */
const names = (text: string, table: string): boolean =>
  new RegExp(String.raw`['"\`]${table}(?:['"\`.]| as )`).test(text)

/** All columns of votes are read by the list of them. */
const hasColumn = (text: string, name: string): boolean =>
  new RegExp(String.raw`\b${name}\b`).test(text) ||
  (VOTE_FIELDS.some((field) => field === name) && /\bVOTE_FIELDS\b/.test(text))

/** The columns that are in no file which names their table. One that several tables share needs one of them. */
function unusedIn(tables: ReadonlyMap<string, readonly Column[]>, sources: Sources): string[] {
  const texts = Object.values(sources).map(withoutComments)
  const isUsed = (table: string, { name }: Column): boolean =>
    texts.some((text) => names(text, table) && hasColumn(text, name))
  const all = [...tables].flatMap(([table, columns]) =>
    columns.map((column) => ({ table, column })),
  )
  const used = new Set(
    all.filter(({ table, column }) => isUsed(table, column)).map(({ column }) => column.place),
  )
  return all
    .filter(
      ({ table, column }) =>
        !INSERTED_WHOLE.includes(table) && !column.isUnused && !used.has(column.place),
    )
    .map(({ table, column }) => `${table}.${column.name}`)
}

/** The texts of SQL in a file. */
function sqlIn(node: ts.Node): string[] {
  const inner: string[] = []
  node.forEachChild((child) => {
    inner.push(...sqlIn(child))
  })
  const isText = ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node)
  if (!isText) return inner
  const isTagged =
    ts.isTaggedTemplateExpression(node.parent) && /^sql\b/.test(node.parent.tag.getText())
  return isTagged || /\b(?:select|insert into|update|delete from) /.test(node.getText())
    ? [...inner, node.getText()]
    : inner
}

/** The names in the SQL of a file that are no columns, and that it does not give to something. */
function unknownIn(
  tables: ReadonlyMap<string, readonly Column[]>,
  file: string,
  text: string,
): string[] {
  const sql = sqlIn(parse(file, text)).join('\n')
  const known = new Set([...Object.keys(OTHERS), ...tables.keys()])
  for (const columns of tables.values()) for (const { name } of columns) known.add(name)
  for (const [, name = ''] of sql.matchAll(/\bas "(\w+)"/g)) known.add(name)
  for (const [, name = ''] of sql.matchAll(/"(\w+)"\s*(?:\([^)]*\))?\s* as\b/g)) known.add(name)
  const quoted = sql.matchAll(/"(\w+)"|sql\.ref\('(?:\w+\.)?(\w+)'/g)
  const found = new Set(Array.from(quoted, ([, name = '', other = '']) => name || other))
  return [...found].filter((name) => !known.has(name)).map((name) => `${file}: "${name}"`)
}

const FILES = globSync('server/src/**/*.ts').filter(
  (file) => !/\.test\.ts$|\/testing\/|\/migrations\/|db\/tables\.ts$/.test(file),
)
/** Folders below the features, or above them, are about tables in general. */
const isOfFeature = (file: string): boolean => !/^server\/src\/(?:db|operate)\//.test(file)

const SOURCES = Object.fromEntries(FILES.map((file) => [file, readFileSync(file, 'utf8')]))
const TABLES = readTables(readFileSync('server/src/db/tables.ts', 'utf8'))

describe('the columns of a table', () => {
  it('are all used by code that names the table', () => {
    expect(unusedIn(TABLES, SOURCES)).toEqual([])
  })
})

describe('the SQL of the server', () => {
  it('names only columns that exist', () => {
    const found = Object.entries(SOURCES)
      .filter(([file]) => isOfFeature(file))
      .flatMap(([file, text]) => unknownIn(TABLES, file, text))
    expect(found).toEqual([])
  })
})

describe('the check of columns', () => {
  const tables = readTables(`
    export type Tables = {
      Kites: { id: number; tail: string; colour: string } & Marks
      /** @until 0.0.33 0.0.32 reads it. */
      Foxes: { id: number } & Marks
      Strings: {
        kite: number
        /** @until 0.0.33 0.0.32 writes it. */
        tail: string
      }
    }
    type Marks = { mark: string }`)

  it('reports unused columns unless they wait for a migration', () => {
    const sources = {
      'a.ts': "db.selectFrom('Kites').select(['id', 'tail', 'mark'])",
      'b.ts': "db.selectFrom('Strings as S') // kite\n const colour = 1",
    }
    expect(unusedIn(tables, sources)).toEqual(['Kites.colour', 'Strings.kite'])
  })

  it('reports no column of votes if code reads all votes', () => {
    const facts = readTables(
      `export type Tables = { Facts: Votes }\ntype Votes = { ${VOTE_FIELDS.join(': number; ')}: number }`,
    )
    const sources = { 'a.ts': "db.selectFrom('Facts').select(VOTE_FIELDS)" }
    expect(unusedIn(facts, sources)).toEqual([])
  })

  it('reports the names in SQL that no table has', () => {
    const code =
      'sql`select "id", "wind", count(*) as "n" from "Kites" order by "n"`; "wings"; sql`${sql.ref(\'Kites.height\')}`'
    expect(unknownIn(tables, 'a.ts', code)).toEqual(['a.ts: "wind"', 'a.ts: "height"'])
  })
})
