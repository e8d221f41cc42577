import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { routes } from '@fable/contract'

/** Types and members whose values somebody else reads. */
const READ_ELSEWHERE: Readonly<Record<string, string>> = {
  AppEnv: 'Hono',
  getSession: 'better-auth',
  Health: 'nobody: a health check writes it to see whether it can',
  ListenOptions: 'Node',
  Node: 'satori',
  PageStart: 'the server, as a query',
  RankingQuery: 'TanStack Query',
  WholeAction: 'who exports the log',
}

/** The files that a file names by paths in texts, without an import. */
const LOADED: Readonly<Record<string, string>> = {
  'server/src/http/screens.ts': 'web/src/server.tsx',
  'web/src/main.tsx': 'web/src/until-hydrated.js',
}

const FILES = globSync([
  '{contract,engine,server,web}/src/**/*.{js,ts,tsx}',
  '{e2e,tools}/**/*.ts',
  '*.ts',
]).filter((file) => !file.endsWith('.d.ts'))

/** Tests give values and call functions, but what only they read is read by nobody. */
const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\/|^e2e\//.test(file)

/** True for a file with types of the product. Tools only use them. */
const isProduct = (file: string): boolean =>
  /^(?:contract|engine|server|web)\//.test(file) && !isTest(file)

type Declared = { readonly name: string; readonly place: string }
type Member = Declared & { readonly isOptional: boolean; readonly within: readonly string[] }
type Parameter = Declared & { readonly at: number; readonly of: string }
type Prop = Declared & { readonly of: string }

/**
 * The content of a file, by names alone: two things with one name count as one in the files that know both, except functions
 * that files declare or import.
 */
type Code = {
  readonly members: Member[]
  readonly parameters: Parameter[]
  readonly props: Prop[]
  readonly written: Set<string>
  readonly read: Set<string>
  /** Types and members of which everything is read: by keys, as a rest, or as attributes of an element. */
  readonly readWhole: Set<string>
  /** The functions and values of the file itself. */
  readonly own: Set<string>
  /** The files from which it imports names. */
  readonly imported: Map<string, string>
  /** The most arguments with which a function is called; Infinity if it is passed on or gets a list. */
  readonly calls: Map<string, number>
  /** The props that a component gets; '*' if it is passed on or gets a spread. */
  readonly given: Map<string, Set<string>>
}

/**
 * A file, with what all files say that may have its values: those that reach it by imports, to which they may pass them
 * on, and those that it reaches.
 */
type Part = {
  readonly code: Code
  readonly known: readonly Code[]
  /** The file that declares what has a name in another one; undefined if that is not known. */
  readonly ownerOf: (code: Code, name: string) => Code | undefined
}

function placeOf(node: ts.Node): string {
  const file = node.getSourceFile()
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
}

const nameOf = (name: ts.Node | undefined): string =>
  name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : ''

const isComponent = (name: string): boolean => /^[A-Z]\w*[a-z]/.test(name)

const isAssigned = ({ parent }: ts.Node, node: ts.Node): boolean =>
  ts.isBinaryExpression(parent) &&
  parent.left === node &&
  parent.operatorToken.kind === ts.SyntaxKind.EqualsToken

/** True for the old value in `count: tally.count + 1`, which is only read to become the new one. */
function isCountedOn({ name, parent }: ts.PropertyAccessExpression): boolean {
  if (!ts.isBinaryExpression(parent)) return false
  const { operatorToken, parent: whole } = parent
  const isSum = [ts.SyntaxKind.PlusToken, ts.SyntaxKind.MinusToken].includes(operatorToken.kind)
  const isValue = ts.isPropertyAssignment(whole) || ts.isVariableDeclaration(whole)
  return isSum && isValue && nameOf(whole.name) === name.text
}

/** The names of the types in an annotation, e.g. both of `Readonly<Props>`. */
const typesIn = (type: ts.TypeNode | undefined): string[] =>
  [...(type?.getText() ?? '').matchAll(/\b[A-Z]\w+/g)].map(([name]) => name)

function visitMember(node: ts.PropertySignature, { members }: Code): void {
  if (!isProduct(node.getSourceFile().fileName) || ts.getJSDocTags(node).length > 0) return
  const within: string[] = []
  for (let outer: ts.Node = node.parent; !ts.isSourceFile(outer); outer = outer.parent)
    if (ts.isTypeAliasDeclaration(outer) || ts.isPropertySignature(outer))
      within.push(nameOf(outer.name))
  const name = nameOf(node.name)
  // Names that begin with a line are those of others.
  if (!name || name.startsWith('_')) return
  members.push({ name, place: placeOf(node), isOptional: !!node.questionToken, within })
}

function visitFunction(name: string, node: ts.SignatureDeclaration, code: Code): void {
  if (!name || !isProduct(node.getSourceFile().fileName)) return
  if (isComponent(name)) {
    code.props.push(...optionalPropsOf(node).map((prop) => ({ ...prop, of: name })))
    return
  }
  node.parameters.forEach((parameter, at) => {
    const isOptional = parameter.questionToken ?? parameter.initializer
    if (isOptional && ts.isIdentifier(parameter.name))
      code.parameters.push({ name: parameter.name.text, place: placeOf(node), at, of: name })
  })
}

/** The optional members of a component's props, which are declared in its file. */
function optionalPropsOf({ parameters: [props] }: ts.SignatureDeclaration): Declared[] {
  if (!props?.type) return []
  const aliases = props.getSourceFile().statements.filter(ts.isTypeAliasDeclaration)
  const named = typesIn(props.type)
  const found: Declared[] = []
  const collect = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) && node.questionToken)
      found.push({ name: nameOf(node.name), place: placeOf(node) })
    if (ts.isTypeLiteralNode(node) || ts.isIntersectionTypeNode(node)) node.forEachChild(collect)
  }
  for (const type of [props.type, ...aliases.filter(({ name }) => named.includes(name.text))])
    collect(ts.isTypeAliasDeclaration(type) ? type.type : type)
  return found
}

function visitElement(node: ts.JsxOpeningLikeElement, { given }: Code): void {
  const name = node.tagName.getText()
  const props = node.attributes.properties.map((prop) =>
    ts.isJsxSpreadAttribute(prop) ? '*' : prop.name.getText(),
  )
  if (ts.isJsxOpeningElement(node)) props.push('children')
  given.set(name, new Set([...(given.get(name) ?? []), ...props]))
}

/** A name that stands for a value: a function that is passed on may be called with anything. */
function visitIdentifier(node: ts.Identifier, { calls, given }: Code): void {
  const { parent } = node
  const isTag = ts.isJsxOpeningLikeElement(parent) || ts.isJsxClosingElement(parent)
  if (isTag || ts.isImportSpecifier(parent) || ts.isTypeNode(parent)) return
  const isMember = ts.isPropertyAccessExpression(parent) && parent.name === node
  if (
    !isMember &&
    'name' in parent &&
    parent.name === node &&
    !ts.isShorthandPropertyAssignment(parent)
  )
    return
  const callee = isMember ? parent : node
  if (ts.isCallExpression(callee.parent) && callee.parent.expression === callee) {
    const { arguments: list } = callee.parent
    const most = list.some(ts.isSpreadElement) ? Infinity : list.length
    calls.set(node.text, Math.max(calls.get(node.text) ?? 0, most))
    return
  }
  if (callee !== node) return
  calls.set(node.text, Infinity)
  given.set(node.text, new Set([...(given.get(node.text) ?? []), '*']))
}

function visitStatement(node: ts.Statement, { own, imported }: Code): void {
  if (ts.isFunctionDeclaration(node)) own.add(nameOf(node.name))
  if (ts.isVariableStatement(node))
    for (const { name } of node.declarationList.declarations) own.add(nameOf(name))
  if (!ts.isImportDeclaration(node)) return
  const names = node.importClause?.namedBindings
  if (names && ts.isNamedImports(names))
    for (const { name } of names.elements)
      imported.set(name.text, pathOf(node.getSourceFile().fileName, nameOf(node.moduleSpecifier)))
}

function visit(node: ts.Node, code: Code): void {
  const { written, read, readWhole } = code
  if (ts.isPropertySignature(node)) visitMember(node, code)
  if (ts.isFunctionDeclaration(node)) {
    written.add(nameOf(node.name))
    visitFunction(nameOf(node.name), node, code)
  }
  if (ts.isVariableDeclaration(node) && node.initializer && ts.isArrowFunction(node.initializer))
    visitFunction(nameOf(node.name), node.initializer, code)
  if (ts.isObjectLiteralElement(node)) written.add(nameOf(node.name))
  if (ts.isJsxAttribute(node)) {
    written.add(nameOf(node.name))
    if (/^[a-z]/.test(node.parent.parent.tagName.getText())) read.add(nameOf(node.name))
  }
  if (ts.isJsxElement(node)) written.add('children')
  if (ts.isJsxSpreadAttribute(node)) readWhole.add(nameOf(node.expression))
  if (ts.isJsxOpeningLikeElement(node)) visitElement(node, code)
  if (ts.isPropertyAccessExpression(node) && !isCountedOn(node))
    (isAssigned(node, node) ? written : read).add(node.name.text)
  if (ts.isBindingElement(node)) {
    read.add(nameOf(node.propertyName ?? node.name))
    const { parent } = node.parent
    if (node.dotDotDotToken && ts.isParameter(parent))
      for (const name of typesIn(parent.type)) readWhole.add(name)
  }
  if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword)
    for (const name of typesIn(node.type)) readWhole.add(name)
  if (ts.isStringLiteralLike(node)) {
    read.add(node.text)
    // Kysely names a column so.
    written.add(/ as (\w+)$/.exec(node.text)?.[1] ?? '')
  }
  if (ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node))
    for (const [word] of node.getText().matchAll(/\w+/g)) {
      written.add(word)
      read.add(word)
    }
  if (ts.isIdentifier(node)) visitIdentifier(node, code)
  node.forEachChild((child) => {
    visit(child, code)
  })
}

function readFile(file: string, text: string): Code {
  const code: Code = {
    members: [],
    parameters: [],
    props: [],
    written: new Set(),
    read: new Set(),
    readWhole: new Set(),
    own: new Set(),
    imported: new Map(),
    calls: new Map(),
    given: new Map(),
  }
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true, kind)
  for (const statement of source.statements) visitStatement(statement, code)
  visit(source, code)
  return isTest(file) ? { ...code, read: new Set(), readWhole: new Set() } : code
}

/** The files that the packages export, by the names under which they are imported. */
const ENTRIES: ReadonlyMap<string, string> = new Map(
  ['contract', 'engine', 'server'].flatMap((folder) => {
    const { exports = {}, imports = {} } = JSON.parse(
      readFileSync(`${folder}/package.json`, 'utf8'),
    ) as Record<'exports' | 'imports', Record<string, string> | undefined>
    const entries = Object.entries(exports).map(
      ([name, file]) => [join(`@fable/${folder}`, name), file] as const,
    )
    return [...entries, ...Object.entries(imports)].map(
      ([name, file]) => [name, join(folder, file)] as const,
    )
  }),
)

const importsOf = (file: string, text: string): string[] => [
  LOADED[file] ?? '',
  ...ts.preProcessFile(text).importedFiles.map(({ fileName }) => pathOf(file, fileName)),
]

const pathOf = (file: string, named: string): string =>
  named.startsWith('.') ? join(dirname(file), named) : (ENTRIES.get(named) ?? '')

/** All that can be reached from a file, itself included. */
function reach(file: string, next: (file: string) => readonly string[]): Set<string> {
  const reached = new Set([file])
  for (const one of reached) for (const other of next(one)) reached.add(other)
  return reached
}

function readParts(sources: Readonly<Record<string, string>>): Part[] {
  const files = Object.entries(sources)
  const codes = new Map(files.map(([file, text]) => [file, readFile(file, text)]))
  const imports = new Map(files.map(([file, text]) => [file, importsOf(file, text)]))
  const importers = new Map(files.map(([file]): [string, string[]] => [file, []]))
  for (const [file, imported] of imports) for (const one of imported) importers.get(one)?.push(file)
  const ownerOf = (code: Code, name: string): Code | undefined => {
    const owner = code.own.has(name) ? code : codes.get(code.imported.get(name) ?? '')
    return owner?.own.has(name) ? owner : undefined
  }
  return [...codes].map(([file, code]) => {
    const above = reach(file, (one) => importers.get(one) ?? [])
    const below = reach(file, (one) => imports.get(one) ?? [])
    const beside = new Set([...above].flatMap((one) => imports.get(one) ?? []))
    const known = [...above.union(below).union(beside)]
    return { code, known: known.flatMap((one) => codes.get(one) ?? []), ownerOf }
  })
}

const say = ({ place, name }: Declared): string => `${place} ${name}`

/** Optional members that no object has. */
const neverGiven = ({ code: { members }, known }: Part): string[] =>
  members
    .filter(({ name, isOptional }) => isOptional && !known.some(({ written }) => written.has(name)))
    .map(say)

/** Optional props that no element of the component has. */
const neverPassed = ({ code: { props }, known }: Part): string[] =>
  props
    .filter(({ of, name }) =>
      known.every(({ given }) => !given.get(of)?.has(name) && !given.get(of)?.has('*')),
    )
    .map((prop) => `${say(prop)} of ${prop.of}`)

/** Optional parameters that no call passes. */
const neverCalledWith = ({ code, known, ownerOf }: Part): string[] =>
  code.parameters
    .filter(({ of, at }) => {
      const counts = known
        .filter((one) => [code, undefined].includes(ownerOf(one, of)))
        .flatMap(({ calls }) => calls.get(of) ?? [])
      return counts.length > 0 && counts.every((count) => count <= at)
    })
    .map((parameter) => `${say(parameter)} of ${parameter.of}`)

/** Members that objects have and that nothing reads. */
const neverRead = ({ code: { members }, known }: Part): string[] =>
  members
    .filter(({ name }) => !known.some(({ read }) => read.has(name)))
    .filter(
      ({ within }) =>
        !within.some(
          (one) => one in READ_ELSEWHERE || known.some(({ readWhole }) => readWhole.has(one)),
        ),
    )
    .map(say)

/** The public settings that no file of the page reads which asks for them. */
function neverAsked(settings: readonly string[], sources: Readonly<Record<string, string>>) {
  const asking = Object.entries(sources).filter(([, text]) => text.includes('usePublicSettings('))
  const read = asking.map(([file, text]) => readFile(file, text).read)
  return settings.filter((name) => !read.some((names) => names.has(name)))
}

const SOURCES = Object.fromEntries(FILES.map((file) => [file, readFileSync(file, 'utf8')]))
const PARTS = readParts(SOURCES)

describe('the product', () => {
  it('has no optional member of a type that no object has', () => {
    expect(PARTS.flatMap(neverGiven)).toEqual([])
  })

  it('has no optional prop that no element has', () => {
    expect(PARTS.flatMap(neverPassed)).toEqual([])
  })

  it('has no optional parameter that no call passes', () => {
    expect(PARTS.flatMap(neverCalledWith)).toEqual([])
  })

  it('has no public setting that the page does not read', () => {
    const settings = Object.keys(routes['GET /api/settings'].response[200].shape)
    expect(neverAsked(settings, SOURCES)).toEqual([])
  })

  it('has no member of a type that is never read', () => {
    expect(PARTS.flatMap(neverRead)).toEqual([])
  })
})

describe('the check for unused members and parameters', () => {
  const partsOf = (sources: Readonly<Record<string, string>>) =>
    readParts(
      Object.fromEntries(
        Object.entries(sources).map(([file, text]) => [`web/src/${file}`, text] as const),
      ),
    )
  const kite =
    'export type Kite = { tail: number; colour?: string }\nexport function fly(kite: Kite, height = 1) {}'
  const using = "import { fly } from './kite.ts'\n"

  it('is not misled by an unrelated file that uses the same names', () => {
    const parts = partsOf({
      'kite.ts': kite,
      'use.ts': `${using}fly({ tail: 1 })`,
      'fox.ts': "const fox = { tail: 1, colour: 'red' }\nfox.tail\nfly(fox, 2)",
    })
    expect(parts.flatMap(neverGiven)).toEqual(['web/src/kite.ts:1 colour'])
    expect(parts.flatMap(neverRead)).toEqual(['web/src/kite.ts:1 tail', 'web/src/kite.ts:1 colour'])
    expect(parts.flatMap(neverCalledWith)).toEqual(['web/src/kite.ts:2 height of fly'])
  })

  it('is not misled by another function of the same name', () => {
    const parts = partsOf({
      'kite.ts': kite,
      'use.ts': `${using}fly({ tail: 1 })`,
      'bird.ts': 'export function fly(bird: string, height: number) {}',
      'both.ts': "import './use.ts'\nimport { fly } from './bird.ts'\n['wren'].map(fly)",
    })
    expect(parts.flatMap(neverCalledWith)).toEqual(['web/src/kite.ts:2 height of fly'])
  })

  it('reports a member that is read only to be counted up', () => {
    const parts = partsOf({
      'kite.ts': kite,
      'use.ts': `${using}const tail = kite.tail + 1\nfly({ ...kite, tail, colour: kite.colour + 'ish' })`,
    })
    expect(parts.flatMap(neverRead)).toHaveLength(2)
  })

  it('reports a member that only a test reads', () => {
    const parts = partsOf({
      'kite.ts': kite,
      'kite.test.ts': `${using}const { tail, colour } = kite`,
    })
    expect(parts.flatMap(neverRead)).toHaveLength(2)
  })

  it('accepts what is used by a file that imports it directly or indirectly', () => {
    const parts = partsOf({
      'kite.ts': kite,
      'use.ts': `${using}export const kite = { tail: 1, colour: 'red' }\nfly(kite, 2)`,
      'show.ts': "import { kite } from './use.ts'\nconst { tail, colour } = kite",
    })
    expect(
      parts.flatMap((part) => [...neverGiven(part), ...neverRead(part), ...neverCalledWith(part)]),
    ).toEqual([])
  })
})
