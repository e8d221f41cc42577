import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/** Types and members whose values somebody else reads. */
const READ_ELSEWHERE: Readonly<Record<string, string>> = {
  AppEnv: 'Hono',
  getSession: 'better-auth',
  Health: 'nobody: a health check writes it to see whether it can',
  ListenOptions: 'Node',
  RankingQuery: 'TanStack Query',
}

const FILES = globSync([
  '{contract,engine,server,web}/src/**/*.{ts,tsx}',
  '{e2e,tools}/**/*.ts',
  '*.ts',
]).filter((file) => !file.endsWith('.d.ts'))

/** Whether its types are those of the product. Tests and tools only use them. */
const isProduct = (file: string): boolean =>
  /^(?:contract|engine|server|web)\//.test(file) && !/\.test\.tsx?$|\/testing\//.test(file)

type Declared = { readonly name: string; readonly place: string }
type Member = Declared & { readonly isOptional: boolean; readonly within: readonly string[] }
type Parameter = Declared & { readonly at: number; readonly of: string }
type Prop = Declared & { readonly of: string }

/** What the code says, by names alone: two things with one name count as one. */
type Code = {
  readonly members: Member[]
  readonly parameters: Parameter[]
  readonly props: Prop[]
  readonly written: Set<string>
  readonly read: Set<string>
  /** Types and members of which everything is read: by keys, as a rest, or as attributes of an element. */
  readonly readWhole: Set<string>
  /** The most arguments with which a function is called; Infinity if it is passed on or gets a list. */
  readonly calls: Map<string, number>
  /** The props that a component gets; '*' if it is passed on or gets a spread. */
  readonly given: Map<string, Set<string>>
}

const placeOf = (node: ts.Node): string => {
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
  if (ts.isPropertyAccessExpression(node))
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

function readCode(sources: Readonly<Record<string, string>>): Code {
  const code: Code = {
    members: [],
    parameters: [],
    props: [],
    written: new Set(),
    read: new Set(),
    readWhole: new Set(),
    calls: new Map(),
    given: new Map(),
  }
  for (const [file, text] of Object.entries(sources)) {
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true, kind), code)
  }
  return code
}

const say = ({ place, name }: Declared): string => `${place} ${name}`

/** Optional members that no object has. */
const neverGiven = ({ members, written }: Code): string[] =>
  members.filter(({ name, isOptional }) => isOptional && !written.has(name)).map(say)

/** Optional props that no element of the component has. */
const neverPassed = ({ props, given }: Code): string[] =>
  props
    .filter(({ of, name }) => {
      const passed = given.get(of)
      return !passed?.has(name) && !passed?.has('*')
    })
    .map((prop) => `${say(prop)} of ${prop.of}`)

/** Optional parameters that no call passes. */
const neverCalledWith = ({ parameters, calls }: Code): string[] =>
  parameters
    .filter(({ of, at }) => (calls.get(of) ?? Infinity) <= at)
    .map((parameter) => `${say(parameter)} of ${parameter.of}`)

/** Members that objects have and that nothing reads. */
const neverRead = ({ members, read, readWhole }: Code): string[] =>
  members
    .filter(({ name }) => !read.has(name))
    .filter(({ within }) => !within.some((one) => readWhole.has(one) || one in READ_ELSEWHERE))
    .map(say)

const CODE = readCode(Object.fromEntries(FILES.map((file) => [file, readFileSync(file, 'utf8')])))

describe('nothing is left over', () => {
  it('of an optional member that no object has', () => {
    expect(neverGiven(CODE)).toEqual([])
  })

  it('of an optional prop that no element has', () => {
    expect(neverPassed(CODE)).toEqual([])
  })

  it('of an optional parameter that no call passes', () => {
    expect(neverCalledWith(CODE)).toEqual([])
  })

  it('of a member that is written and never read', () => {
    expect(neverRead(CODE)).toEqual([])
  })
})
