import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/** Types of one value that were never more. */
const ALONE: Readonly<Record<string, string>> = {
  Nowhere: 'stands beside objects',
}

const FILES = globSync('{contract,engine,server,web}/src/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$|\/testing\/|\.d\.ts$|\/migrations\//.test(file),
)

function placeOf(node: ts.Node): string {
  const file = node.getSourceFile()
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
}

function nodesIn(node: ts.Node): ts.Node[] {
  const inner: ts.Node[] = []
  node.forEachChild((child) => {
    inner.push(...nodesIn(child))
  })
  return [node, ...inner]
}

/** The text of a type such as `'fact'`. */
const literalOf = (type: ts.TypeNode | undefined): string | undefined =>
  type && ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)
    ? type.literal.text
    : undefined

/** The members of a named or a member's union of texts, such as both of `'fact' | 'correction'`. Paths select calls. */
function membersOf(node: ts.Node): string[] {
  if (!ts.isUnionTypeNode(node)) return []
  if (!ts.isTypeAliasDeclaration(node.parent) && !ts.isPropertySignature(node.parent)) return []
  const texts = node.types.flatMap((type) => literalOf(type) ?? [])
  return texts.filter((text) => !text.startsWith('/'))
}

/** True for a text that is a value, and not only a type, a name, or compared with one. */
function isValue(node: ts.Node): node is ts.StringLiteralLike {
  if (!ts.isStringLiteralLike(node)) return false
  const { parent } = node
  const isCompared =
    ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText())
  const isName = 'name' in parent && parent.name === node
  return !isCompared && !isName && !ts.isLiteralTypeNode(parent) && !ts.isCaseClause(parent)
}

/** The member that tells the kinds of a union apart, e.g. `type: 'named'`. */
function kindOf(node: ts.Node): string[] {
  if (!ts.isPropertySignature(node)) return []
  const value = literalOf(node.type)
  let { parent } = node.parent
  while (ts.isIntersectionTypeNode(parent) || ts.isParenthesizedTypeNode(parent))
    ({ parent } = parent)
  return value !== undefined && ts.isUnionTypeNode(parent)
    ? [`${node.name.getText()}: ${value}`]
    : []
}

/** The texts that an expression can have, as far as they stand in it. */
function textsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isConditionalExpression(node))
    return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)]
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return textsOf(node.expression)
  return []
}

const madeBy = (node: ts.Node): string[] =>
  ts.isPropertyAssignment(node)
    ? textsOf(node.initializer).map((text) => `${node.name.getText()}: ${text}`)
    : []

const withoutTypes = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? withoutTypes(node.expression) : node

/** A list or a table with one row, from which a type derives; or a type of one value. */
function aloneIn(node: ts.Node, derived: ReadonlySet<string>): string[] {
  const isType = ts.isTypeAliasDeclaration(node) && literalOf(node.type) !== undefined
  if (isType) return node.name.text in ALONE ? [] : [`${placeOf(node)} ${node.name.text}`]
  if (!ts.isVariableDeclaration(node) || !node.initializer || !derived.has(node.name.getText()))
    return []
  const value = withoutTypes(node.initializer)
  const rows = ts.isArrayLiteralExpression(value) ? value.elements : []
  const members = ts.isObjectLiteralExpression(value) ? value.properties : []
  const [only, ...others] = [...rows, ...members]
  if (!only || others.length > 0 || ts.isSpreadElement(only) || ts.isSpreadAssignment(only))
    return []
  return [`${placeOf(node)} ${node.name.getText()}`]
}

/** Finds kinds that nothing makes, and lists of kinds with one left. */
function readKinds(sources: Readonly<Record<string, string>>) {
  const kinds: { kind: string; place: string }[] = []
  const made = new Set<string>()
  const members: { kind: string; place: string }[] = []
  const values = new Set<string>()
  const alone: string[] = []
  for (const [file, text] of Object.entries(sources)) {
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
    const nodes = nodesIn(ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true, kind))
    const derived = new Set(
      Array.from(
        text.matchAll(/(?:keyof typeof (\w+)|typeof (\w+)\)\[number\])/g),
        ([, a, b]) => a ?? b ?? '',
      ),
    )
    for (const node of nodes) {
      kinds.push(...kindOf(node).map((one) => ({ kind: one, place: placeOf(node) })))
      alone.push(...aloneIn(node, derived))
      for (const one of madeBy(node)) made.add(one)
      members.push(...membersOf(node).map((one) => ({ kind: one, place: placeOf(node) })))
      if (isValue(node)) values.add(node.text)
    }
  }
  const missing = [
    ...kinds.filter(({ kind }) => !made.has(kind)),
    ...members.filter(({ kind }) => !values.has(kind)),
  ]
  const unmade = missing.map(({ kind, place }) => `${place} ${kind}`)
  return { unmade, alone }
}

const { unmade, alone } = readKinds(
  Object.fromEntries(FILES.map((file) => [file, readFileSync(file, 'utf8')])),
)

describe('the kinds of a union type', () => {
  it('are all created by some code', () => {
    expect(unmade).toEqual([])
  })

  it('are at least two', () => {
    expect(alone, 'with one kind left, nothing needs to be told apart').toEqual([])
  })

  it('are reported if no code creates them or only one is left', () => {
    const kites = `
      type Event = { type: 'flew' } | ({ type: 'fell' } & { by: string })
      const flown = { type: 'flew' }
      const isFallen = (event: Event) => event.type === 'fell'
      const KINDS = ['kite'] as const
      type Kind = (typeof KINDS)[number]
      const ROWS = { kite: 1 } satisfies Record<string, number>
      type Row = keyof typeof ROWS
      type Colour = 'red'
      type Wind = 'calm' | 'gale'
      const wind: Wind = flown ? 'calm' : next
      const isGale = wind === 'gale'`
    expect(readKinds({ 'a.ts': kites })).toEqual({
      unmade: ['a.ts:2 type: fell', 'a.ts:10 gale'],
      alone: ['a.ts:5 KINDS', 'a.ts:7 ROWS', 'a.ts:9 Colour'],
    })
  })
})
