import { defineConfig } from 'oxlint'

/** Makes errors of rules. */
const errors = (names: string) =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, 'error' as const]),
  )

const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**/*.{ts,tsx}', 'e2e/**/*.ts']

/** Skipped and focused tests must not go unnoticed. */
const SKIPPED_TESTS = ['it', 'test', 'describe'].flatMap((object) =>
  ['only', 'skip', 'skipIf', 'runIf', 'todo', 'fails', 'fixme'].map((property) => ({
    object,
    property,
  })),
)

/** Pointer events that need a keyboard equivalent. */
const POINTER_AND_KEYS =
  `Focus Blur KeyDown KeyPress KeyUp Click ContextMenu DblClick DoubleClick Drag DragEnd
  DragEnter DragExit DragLeave DragOver DragStart Drop MouseDown MouseEnter MouseLeave MouseMove MouseOut
  MouseOver MouseUp`
    .split(/\s+/)
    .map((name) => `on${name}`)

/** House rules that a machine can check are here; those about imports are in .dependency-cruiser.mjs. */
export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y'],
  jsPlugins: ['./tools/lint/house.ts'],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  // In addition to the rules below.
  categories: { correctness: 'error' },
  rules: {
    ...errors(`
      eqeqeq no-case-declarations no-empty no-fallthrough no-nested-ternary no-prototype-builtins
      no-regex-spaces no-unexpected-multiline no-useless-assignment preserve-caught-error
      house/no-literal-in-literal house/no-list-of-union house/no-assignment-in-expression
      house/no-interface house/function-at-top
    `),
    // The browser's console gets only what developers need, as information (docs/rules.md, section 8).
    'no-console': ['error', { allow: ['info'] }],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    // Names and facts are counted in code points on purpose.
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowNever: true }],
    // The destructured methods of dice, databases and actions never use `this`.
    'typescript/unbound-method': 'off',
    'jsx-a11y/label-has-associated-control': ['error', { depth: 3 }],
    // A live status is not the result of a form, which <output> would mean.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Without a comparator all else is sorted as text, too.
    'typescript/require-array-sort-compare': ['error', { ignoreStringArrays: true }],
  },
  overrides: [
    { files: ['**/*.{js,mjs}'], rules: errors('no-redeclare no-undef') },
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...errors(`
          no-array-constructor no-empty-function no-useless-constructor no-var prefer-const
          prefer-rest-params prefer-spread
          typescript/adjacent-overload-signatures
          typescript/array-type
          typescript/ban-tslint-comment
          typescript/class-literal-property-style
          typescript/consistent-generic-constructors
          typescript/consistent-indexed-object-style
          typescript/consistent-type-assertions
          typescript/dot-notation
          typescript/no-confusing-non-null-assertion
          typescript/no-deprecated
          typescript/no-dynamic-delete
          typescript/no-explicit-any
          typescript/no-extraneous-class
          typescript/no-generated-empty-object-type
          typescript/no-inferrable-types
          typescript/no-invalid-void-type
          typescript/no-misused-promises
          typescript/no-mixed-enums
          typescript/no-namespace
          typescript/no-non-null-asserted-nullish-coalescing
          typescript/no-non-null-assertion
          typescript/no-require-imports
          typescript/no-unnecessary-boolean-literal-compare
          typescript/no-unnecessary-condition
          typescript/no-unnecessary-template-expression
          typescript/no-unnecessary-type-arguments
          typescript/no-unnecessary-type-assertion
          typescript/no-unnecessary-type-constraint
          typescript/no-unnecessary-type-conversion
          typescript/no-unnecessary-type-parameters
          typescript/no-unsafe-argument
          typescript/no-unsafe-assignment
          typescript/no-unsafe-call
          typescript/no-unsafe-enum-assignment
          typescript/no-unsafe-enum-comparison
          typescript/no-unsafe-function-type
          typescript/no-unsafe-member-access
          typescript/no-unsafe-return
          typescript/non-nullable-type-assertion-style
          typescript/only-throw-error
          typescript/prefer-find
          typescript/prefer-for-of
          typescript/prefer-function-type
          typescript/prefer-includes
          typescript/prefer-literal-enum-member
          typescript/prefer-nullish-coalescing
          typescript/prefer-optional-chain
          typescript/prefer-promise-reject-errors
          typescript/prefer-reduce-type-parameter
          typescript/prefer-regexp-exec
          typescript/prefer-return-this-type
          typescript/prefer-string-starts-ends-with
          typescript/related-getter-setter-pairs
          typescript/require-await
          typescript/unified-signatures
          typescript/use-unknown-in-catch-callback-variable
        `),
        'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
        // An empty interface is a list that other files add to.
        'typescript/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
        'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        'typescript/restrict-plus-operands': [
          'error',
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
      },
    },
    { files: ['**/*.ts'], rules: errors('typescript/explicit-module-boundary-types') },
    {
      files: ['web/src/**/*.tsx'],
      rules: errors('house/typed-beside-components house/no-style-attribute house/no-loose-text'),
    },
    {
      files: ['server/src/**/*.ts', 'contract/src/**/*.ts', 'web/src/**/*.{ts,tsx}'],
      rules: errors('house/no-intl-at-start'),
    },
    {
      files: TESTS,
      rules: {
        'house/no-time-of-day': 'error',
        'house/typed-beside-components': 'off',
        'house/no-style-attribute': 'off',
        'house/no-loose-text': 'off',
        'house/no-intl-at-start': 'off',
        'no-restricted-properties': ['error', ...SKIPPED_TESTS],
        // Tests read JSON and build partial objects, where these rules would report intended code.
        'typescript/no-unnecessary-condition': 'off',
        'typescript/no-unnecessary-type-parameters': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/non-nullable-type-assertion-style': 'off',
        'typescript/prefer-includes': 'off',
      },
    },
    {
      files: ['{engine,contract,server,web}/src/**/*.{ts,tsx}'],
      excludeFiles: [...TESTS, '**/testing/**', '**/golden/**'],
      rules: errors('house/door-first house/short-docstring house/echoing-docstring'),
    },
    {
      files: ['web/src/**/*.{ts,tsx}'],
      excludeFiles: [...TESTS, 'web/src/lib/secure/*.ts'],
      rules: errors('house/secure-only'),
    },
    { files: ['server/src/testing/clock.ts'], rules: { 'house/no-time-of-day': 'off' } },
    {
      // The rules of the game have no clock, no randomness of their own and no I/O.
      files: ['engine/src/**/*.ts'],
      excludeFiles: ['**/*.test.ts', '**/testing/**', '**/golden/**'],
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
          // Their results depend on the reader's locale.
          ...['toLocaleString', 'toLocaleLowerCase', 'toLocaleUpperCase', 'localeCompare'].map(
            (property) => ({ property }),
          ),
        ],
      },
    },
    {
      files: ['web/src/**/*.{ts,tsx}'],
      excludeFiles: TESTS,
      rules: {
        ...errors(`
          react/capitalized-calls react/hooks react/invariant
          react/memo-dependencies react/no-deriving-state-in-effects react/rule-suppression
          react/rules-of-hooks react/syntax react/unsupported-syntax
        `),
        'jsx-a11y/no-static-element-interactions': ['error', { handlers: POINTER_AND_KEYS }],
        // The console scrolls, so that the keyboard must be able to reach it.
        'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['log'], tags: [] }],
      },
    },
    {
      files: ['web/service-worker.js'],
      env: { serviceworker: true },
      globals: { RELEASE: 'readonly', FILES: 'readonly' },
    },
    { files: ['web/src/until-hydrated.js', 'tools/bench/control/**'], env: { browser: true } },
    {
      files: ['scripts/**', 'tools/**', 'e2e/**'],
      env: { node: true },
      rules: { 'no-console': 'off' },
    },
    {
      // A value of these types may be null, which `??` would take for missing.
      files: ['contract/src/shared/text-schema.ts', 'web/src/lib/store.ts'],
      rules: { 'typescript/prefer-nullish-coalescing': 'off' },
    },
    // On the server there is no `window`, so that `window?.` would throw.
    { files: ['web/src/lib/media.ts'], rules: { 'typescript/prefer-optional-chain': 'off' } },
  ],
})
