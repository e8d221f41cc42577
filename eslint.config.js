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

const REAL_TIME = 'Tests pass at any hour: pass a time, or use realTime() of server/src/testing.'

/** A house rule that a machine can check stands here, or in .dependency-cruiser.mjs if it is about imports. */
export default ts.config(
  {
    ignores: ['**/node_modules', '**/dist', 'data', '.cache', 'test-results', 'playwright-report'],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
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
    files: ['web/src/**/*.tsx'],
    rules: {
      // The Content-Security-Policy of what the server renders forbids style attributes.
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='style']",
          message: 'Use a class, a data attribute, or attributes of SVG.',
        },
      ],
    },
  },
  {
    files: TESTS,
    rules: {
      // Of the rules that need types, which take most of the time, those by which a test could pass wrongly.
      ...ts.configs.disableTypeChecked.rules,
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      // The time of day decides nothing in a test: server/src/testing/clock.ts.
      'no-restricted-syntax': [
        'error',
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: REAL_TIME },
        {
          selector: "MemberExpression[object.name='Date'][property.name='now']",
          message: REAL_TIME,
        },
      ],
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
    rules: { 'no-restricted-syntax': 'off' },
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
