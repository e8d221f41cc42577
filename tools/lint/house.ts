// House rules that no published rule covers, as AST selectors: https://eslint.org/docs/latest/extend/selectors

type Context = {
  report(problem: { node: unknown; message: string }): void
  readonly sourceCode: { getCommentsBefore(node: unknown): readonly Comment[] }
}

type Position = { readonly line: number }
type Comment = {
  readonly type: 'Block' | 'Line'
  readonly value: string
  readonly loc: { readonly end: Position }
}
type Statement = {
  readonly type: string
  readonly loc: { readonly start: Position; readonly end: Position }
  readonly declaration?: { readonly type: string } | null
  readonly declarations?: readonly { readonly init: { readonly type: string } | null }[]
}

/** Number of lines of a function from which on a docstring may say what it does, although no other file calls it. */
const DOCUMENTED_FROM = 8

/** Parts of `navigator` that exist at secure addresses only. */
const SECURE_ONLY =
  'locks|clipboard|share|canShare|serviceWorker|storage|wakeLock|credentials|geolocation|mediaDevices'

const forbid = (message: string, selectors: string[]) => ({
  create: (context: Context) =>
    Object.fromEntries(
      selectors.map((selector) => [
        selector,
        (node: unknown) => {
          context.report({ node, message })
        },
      ]),
    ),
})

type Node = {
  readonly type: string
  readonly value: unknown
  readonly name: string
  readonly children: readonly Node[]
  readonly expression: Node
  readonly right: Node
  readonly consequent: Node
  readonly alternate: Node
  readonly callee: Node
  readonly property?: Node
  readonly arguments: readonly Node[]
  readonly body?: Node
}

/** Props that hold elements, never bare text. */
const SLOTS = new Set([
  'children',
  'head',
  'header',
  'label',
  'note',
  'strip',
  'more',
  'after',
  'close',
])

type Child = 'text' | 'changing text' | 'element' | 'changing element'

/** None if the child shows nothing. */
function childrenOf(node: Node): Child[] {
  switch (node.type) {
    case 'JSXElement':
      return ['element']
    case 'JSXFragment':
      return ['changing element']
    case 'JSXText':
      // A line break between tags shows nothing.
      return /^\s*\n\s*$/.test(String(node.value)) ? [] : ['text']
    case 'JSXExpressionContainer':
      return childrenOf(node.expression)
    case 'JSXEmptyExpression':
      return []
    case 'Literal':
      return typeof node.value === 'string' ? ['text'] : []
    case 'LogicalExpression':
      return changing(childrenOf(node.right))
    case 'ConditionalExpression':
      return changing([...childrenOf(node.consequent), ...childrenOf(node.alternate)])
    case 'CallExpression': {
      const [callback] = node.arguments
      if (node.callee.property?.name !== 'map' || !callback) return ['changing text']
      return callback.body && callback.body.type !== 'BlockStatement'
        ? changing(childrenOf(callback.body))
        : ['changing element']
    }
    case 'Identifier':
      if (SLOTS.has(node.name)) return ['changing element']
      return /^[A-Z\d_]+$/.test(node.name) ? ['text'] : ['changing text']
    default:
      return ['changing text']
  }
}

const changing = (children: readonly Child[]): Child[] =>
  children.map((child) => (child.endsWith('text') ? 'changing text' : 'changing element'))

/**
 * Translators wrap texts in elements or replace them. React can then update a text only if it is the single child of
 * its element: beside siblings, a changed text is not updated, and adding or removing a sibling element throws.
 */
const looseText = {
  create: (context: Context) => {
    const check = (node: Node) => {
      const shown = node.children.map((child) => ({ child, may: childrenOf(child) }))
      const isAlone = shown.filter(({ may }) => may.length > 0).length < 2
      const isFragment = node.type === 'JSXFragment'
      if (isAlone && !isFragment) return
      // React needs the text node to insert an element before it.
      let isAfterChanging = isFragment
      for (const { child, may } of shown) {
        const isLoose = may.includes('changing text') || (isAfterChanging && may.includes('text'))
        isAfterChanging ||= may.includes('changing element')
        if (!isLoose) continue
        context.report({
          node: child,
          message: 'Give the text an element of its own: beside others a translator breaks it.',
        })
      }
    }
    return { JSXElement: check, JSXFragment: check }
  },
}

const isFunction = ({ type, declarations = [] }: Statement) =>
  type === 'FunctionDeclaration' ||
  declarations.some(({ init }) => init?.type === 'ArrowFunctionExpression')

/** The docstring in one line; '' if there is none. */
function docstringOf(context: Context, statement: Statement): string {
  const comment = context.sourceCode.getCommentsBefore(statement).at(-1)
  const isDocstring = comment?.type === 'Block' && comment.value.startsWith('*')
  if (!isDocstring || comment.loc.end.line < statement.loc.start.line - 1) return ''
  return comment.value.replaceAll(/\s*\n?\s*\*\s*/g, ' ').trim()
}

/** A sentence of at most ten words that says with a verb what the function does, and nothing else. */
const ECHO =
  /^(?:Returns|Checks|Lists|Finds|Reads|Makes|Creates|Formats|Parses|Writes|Opens|Stores|Deletes|Converts|Counts|Shows)(?: [^ .,:;()]+){1,9}\.$/

/** Words by which such a sentence says more than the name and the types. */
const MORE =
  /\b(?:because|so|otherwise|since|unless|until|although|even|instead|cannot|must|not|never|no|only|except|without|if|than|milliseconds|seconds|minutes|hours|bytes|pixels|UTC|null|undefined|throws|rejects)\b|\d|docs\//

const forbidStatement = (
  message: string,
  isWrong: (statement: Statement, docstring: string) => boolean,
) => ({
  create: (context: Context) => ({
    Program: ({ body }: { readonly body: readonly Statement[] }) => {
      for (const node of body)
        if (isWrong(node, docstringOf(context, node))) context.report({ node, message })
    },
  }),
})

/** Reports functions that a file keeps for itself and declares above the first one that it exports. */
const doorFirst = {
  create: (context: Context) => ({
    Program: ({ body }: { readonly body: readonly Statement[] }) => {
      const door = body.findIndex(
        ({ type, declaration }) =>
          type.startsWith('Export') && declaration?.type === 'FunctionDeclaration',
      )
      for (const statement of body.slice(0, Math.max(0, door))) {
        if (statement.type !== 'FunctionDeclaration') continue
        context.report({
          node: statement,
          message: 'Declare it below the exported function that calls it.',
        })
      }
    },
  }),
}

export default {
  meta: { name: 'house' },
  rules: {
    'no-loose-text': looseText,
    'door-first': doorFirst,
    'short-docstring': forbidStatement(
      'Let the name say what the function does, and a line comment why.',
      (statement, docstring) => {
        const { start, end } = statement.loc
        const isShort = end.line - start.line + 1 < DOCUMENTED_FROM
        return docstring !== '' && isShort && isFunction(statement)
      },
    ),
    'echoing-docstring': forbidStatement(
      'Say what the name and the types do not: a reason, a unit, a limit, an error.',
      (_, docstring) => ECHO.test(docstring) && !MORE.test(docstring),
    ),

    'no-literal-in-literal': forbid('Write the entries of the inner literal into the outer one.', [
      ':matches(ObjectExpression, ArrayExpression) > SpreadElement > :matches(ObjectExpression, ArrayExpression)',
    ]),

    // A new member would be missing from it without a word.
    'no-list-of-union': forbid(
      'Make the union from the list, or the list from a record that has all members (keysOf).',
      [
        "TSSatisfiesExpression[expression.expression.elements.0.type='Literal'][typeAnnotation.typeAnnotation.elementType.type='TSTypeReference']",
      ],
    ),

    'function-at-top': forbid('Declare a function that has statements with `function`.', [
      ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator:not([id.typeAnnotation]) > ArrowFunctionExpression > BlockStatement',
    ]),

    'no-interface': forbid('Use `type`, except for a list that other files add to.', [
      ':not(TSModuleBlock) > TSInterfaceDeclaration[body.body.length>0]',
    ]),

    'no-assignment-in-expression': forbid('Make the assignment a statement of its own.', [
      ":not(ExpressionStatement, ForStatement) > AssignmentExpression[operator!='??=']",
    ]),

    // Components may omit their return type; other functions in the same file may not.
    'typed-beside-components': forbid(
      'Give an exported function that is no component its return type.',
      [
        'ExportNamedDeclaration > FunctionDeclaration[id.name=/^[a-z]/]:not([returnType])',
        'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[id.name=/^[a-z]/] > ArrowFunctionExpression:not([returnType])',
      ],
    ),

    // The Content-Security-Policy of rendered documents forbids style attributes.
    'no-style-attribute': forbid('Use a class, a data attribute, or attributes of SVG.', [
      "JSXAttribute[name.name='style']",
    ]),

    // On plain http they are undefined, and a call of them breaks the page.
    'secure-only': forbid(
      'Only https and localhost have this: use what web/src/lib/secure gives.',
      [
        'MemberExpression[property.name=/^(randomUUID|subtle|serviceWorker|caches)$/]',
        `MemberExpression[object.name='navigator'][property.name=/^(${SECURE_ONLY})$/]`,
        `VariableDeclarator[init.name='navigator'] > ObjectPattern > Property[key.name=/^(${SECURE_ONLY})$/]`,
        "Identifier[name='caches']",
      ],
    ),

    // Tests must not depend on the time of day: use server/src/testing/clock.ts.
    'no-time-of-day': forbid(
      'Tests pass at any hour: pass a time, or use realTime() of server/src/testing.',
      [
        "NewExpression[callee.name='Date'][arguments.length=0]",
        "MemberExpression[object.name='Date'][property.name='now']",
      ],
    ),

    // It delays every start of the server: docs/performance.md.
    'no-intl-at-start': forbid(
      'Use Intl in a function: a format that is made while a module loads delays every start.',
      [":matches(NewExpression, CallExpression)[callee.object.name='Intl']:not(:function *)"],
    ),
  },
}
