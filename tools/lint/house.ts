// Rules of the house that no published rule holds, as selectors of syntax: https://eslint.org/docs/latest/extend/selectors

type Context = { report(problem: { node: unknown; message: string }): void }

/** What `navigator` has only at secure addresses. */
const SECURE_ONLY =
  'locks|clipboard|share|canShare|serviceWorker|storage|wakeLock|credentials|geolocation|mediaDevices'

/** A rule that reports each node that one of the selectors finds. */
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

export default {
  meta: { name: 'house' },
  rules: {
    'no-literal-in-literal': forbid('Write the entries of the inner literal into the outer one.', [
      ':matches(ObjectExpression, ArrayExpression) > SpreadElement > :matches(ObjectExpression, ArrayExpression)',
    ]),

    'no-assignment-in-expression': forbid('Make the assignment a statement of its own.', [
      ":not(ExpressionStatement, ForStatement) > AssignmentExpression[operator!='??=']",
    ]),

    // Components may leave their return type out; other functions beside them may not.
    'typed-beside-components': forbid(
      'Give an exported function that is no component its return type.',
      [
        'ExportNamedDeclaration > FunctionDeclaration[id.name=/^[a-z]/]:not([returnType])',
        'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[id.name=/^[a-z]/] > ArrowFunctionExpression:not([returnType])',
      ],
    ),

    // The Content-Security-Policy of what the server renders forbids style attributes.
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

    // The time of day decides nothing in a test: server/src/testing/clock.ts.
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
