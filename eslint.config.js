import js from '@eslint/js'
import a11y from 'eslint-plugin-jsx-a11y'
import hooks from 'eslint-plugin-react-hooks'
import ts from 'typescript-eslint'

/** All rules of hooks; `todo` lists what the compiler does not know yet. */
const everyRule = Object.fromEntries(
  Object.keys(hooks.rules).map((rule) => [
    `react-hooks/${rule}`,
    rule === 'todo' ? 'off' : 'error',
  ]),
)

const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**/*.{ts,tsx}', 'e2e/**/*.ts']

/** What holds the types of each file. */
const PROJECTS = ['engine', 'contract', 'server', 'web', '.'].map((name) => `${name}/tsconfig.json`)

/** What makes code short and hard to read. */
const PLAIN_SYNTAX = [
  {
    selector:
      ':matches(ObjectExpression, ArrayExpression) > SpreadElement > :matches(ObjectExpression, ArrayExpression)',
    message: 'Write the entries of the inner literal into the outer one.',
  },
  {
    selector: ":not(ExpressionStatement, ForStatement) > AssignmentExpression[operator!='??=']",
    message: 'Make the assignment a statement of its own.',
  },
]

/** Components may leave their return type out; other functions beside them may not. */
const TYPED_BESIDE_COMPONENTS = [
  'ExportNamedDeclaration > FunctionDeclaration[id.name=/^[a-z]/]',
  'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[id.name=/^[a-z]/] > ArrowFunctionExpression',
].map((exported) => ({
  selector: `${exported}:not([returnType])`,
  message: 'Give an exported function that is no component its return type.',
}))

/** The Content-Security-Policy of what the server renders forbids style attributes. */
const NO_STYLE_ATTRIBUTE = {
  selector: "JSXAttribute[name.name='style']",
  message: 'Use a class, a data attribute, or attributes of SVG.',
}

/** The time of day decides nothing in a test: server/src/testing/clock.ts. */
const NO_TIME_OF_DAY = [
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "MemberExpression[object.name='Date'][property.name='now']",
].map((selector) => ({
  selector,
  message: 'Tests pass at any hour: pass a time, or use realTime() of server/src/testing.',
}))

/** It takes 16 ms of each start of the server: docs/performance.md. */
const NO_INTL_AT_START = {
  selector:
    "NewExpression[callee.object.name='Intl']:not(:function NewExpression, MethodDefinition NewExpression)",
  message: 'Use Intl in a function: a format that is made while a module loads delays every start.',
}

/** A house rule that a machine can check stands here, or in .dependency-cruiser.mjs if it is about imports. */
export default ts.config(
  {
    ignores: ['**/node_modules', '**/dist', 'data', '.cache', 'test-results', 'playwright-report'],
  },
  js.configs.recommended,
  {
    rules: {
      'no-nested-ternary': 'error',
      'no-restricted-syntax': ['error', ...PLAIN_SYNTAX],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: {
      // Not as a service, which is for editors and takes a fifth longer.
      parserOptions: { project: PROJECTS, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // What is taken out of dice, databases and actions here never asks for its `this`.
      '@typescript-eslint/unbound-method': 'off',
      // Names and facts are counted in code points on purpose.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowNever: true },
      ],
      eqeqeq: 'error',
      // What only a developer should know may be told to the console as information (section 8).
      'no-console': ['error', { allow: ['info'] }],
    },
  },
  {
    files: ['**/*.ts'],
    rules: { '@typescript-eslint/explicit-module-boundary-types': 'error' },
  },
  {
    files: ['web/src/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...PLAIN_SYNTAX,
        ...TYPED_BESIDE_COMPONENTS,
        NO_STYLE_ATTRIBUTE,
      ],
    },
  },
  {
    files: ['server/src/**/*.ts', 'contract/src/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...PLAIN_SYNTAX, NO_INTL_AT_START] },
  },
  {
    files: TESTS,
    rules: {
      // Of the rules that need types, which take most of the time, those by which a test could pass wrongly.
      ...ts.configs.disableTypeChecked.rules,
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      'no-restricted-syntax': ['error', ...PLAIN_SYNTAX, ...NO_TIME_OF_DAY],
      // A test that does not run is not left behind unnoticed.
      'no-restricted-properties': [
        'error',
        ...['it', 'test', 'describe'].flatMap((object) =>
          ['only', 'skip', 'skipIf', 'runIf', 'todo', 'fails', 'fixme'].map((property) => ({
            object,
            property,
          })),
        ),
      ],
    },
  },
  {
    files: ['server/src/testing/clock.ts'],
    rules: { 'no-restricted-syntax': ['error', ...PLAIN_SYNTAX] },
  },
  {
    // The rules of the game know no clock, no chance of their own and nothing of the world outside.
    files: ['engine/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**', '**/golden/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...`Date performance setTimeout setInterval setImmediate queueMicrotask
          requestAnimationFrame crypto console process globalThis window fetch localStorage Intl`.split(
          /\s+/,
        ),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random' },
        // What they answer depends on where the reader lives.
        ...['toLocaleString', 'toLocaleLowerCase', 'toLocaleUpperCase', 'localeCompare'].map(
          (property) => ({ property }),
        ),
      ],
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: TESTS,
    extends: [a11y.flatConfigs.strict],
    plugins: { 'react-hooks': hooks },
    rules: {
      ...everyRule,
      // The console scrolls, so that the keyboard must be able to reach it.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['log'], tags: [] }],
    },
  },
  {
    files: ['web/service-worker.js', 'web/src/until-hydrated.js'],
    languageOptions: {
      globals: {
        RELEASE: 'readonly',
        FILES: 'readonly',
        self: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        caches: 'readonly',
        fetch: 'readonly',
        location: 'readonly',
        URL: 'readonly',
        addEventListener: 'readonly',
        removeEventListener: 'readonly',
        localStorage: 'readonly',
        sessionStorage: 'readonly',
        document: 'readonly',
      },
    },
  },
  {
    files: ['tools/bench/control/**'],
    languageOptions: { globals: { document: 'readonly', window: 'readonly' } },
  },
  {
    files: ['scripts/**', 'tools/**', 'e2e/**'],
    languageOptions: {
      globals: { process: 'readonly', console: 'readonly', URL: 'readonly', fetch: 'readonly' },
    },
    rules: { 'no-console': 'off' },
  },
)
