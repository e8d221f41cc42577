/** Each rule must report its line of code. */
export const VIOLATIONS: Record<string, [rule: string, line: string][]> = {
  'server/src/door.ts': [
    ['house/door-first', 'function inner(): number { return 1 }'],
    [
      'house/door-first',
      'function other(): number { return inner() }; export function door(): number { return other() }',
    ],
  ],
  'server/src/plant.ts': [
    ['typescript/no-floating-promises', 'Promise.resolve(1)'],
    ['typescript/no-misused-promises', '[1].forEach(async () => { await Promise.resolve(1) })'],
    ['typescript/await-thenable', 'await 1'],
    ['typescript/no-unnecessary-condition', "if ({ a: 1 }) console.info('x')"],
    ['typescript/restrict-template-expressions', 'export const text = `${{ a: 1 }}`'],
    ['typescript/restrict-plus-operands', "export const sum = 1 + 'x'"],
    ['typescript/no-explicit-any', 'declare const anything: any'],
    ['typescript/no-unsafe-assignment', 'const assigned: string = anything'],
    ['typescript/no-unsafe-call', 'anything()'],
    ['typescript/no-unsafe-member-access', 'export const member: unknown = anything.member'],
    ['typescript/no-unsafe-argument', 'Math.max(anything)'],
    ['typescript/no-unsafe-return', 'export const returned = (): string => anything'],
    ['typescript/no-non-null-assertion', 'export const first = [assigned][0]!'],
    ['typescript/prefer-nullish-coalescing', "export const or = [assigned][0] || 'x'"],
    ['typescript/explicit-module-boundary-types', 'export const untyped = () => 1'],
    ['house/no-interface', 'export interface Thing { a: number }'],
    ['house/short-docstring', '/** Reads. */ const read = (): void => process.exit()'],
    [
      'house/echoing-docstring',
      '/** Reads the title. */ export const readTitle = (): string => process.title',
    ],
    ['house/function-at-top', 'export const doIt = (): void => { process.exit() }'],
    ['typescript/no-empty-object-type', 'export type Empty = {}'],
    ['typescript/ban-ts-comment', '// @ts-ignore'],
    ['eslint/no-console', "console.log('x')"],
    ['eslint/no-nested-ternary', "export const nested = assigned ? 1 : assigned === 'x' ? 2 : 3"],
    ['eslint/no-unused-vars', 'const unused = 1'],
    ['eslint/eqeqeq', "export const equal = assigned == 'x'"],
    ['house/no-literal-in-literal', 'export const spread = { ...{ a: 1 } }'],
    ['house/no-list-of-union', "export const list = ['a'] as const satisfies readonly Node[]"],
    ['house/no-assignment-in-expression', "export const inner = { a: (process.title = 'x') }"],
    ['house/no-intl-at-start', "export const format = new Intl.NumberFormat('en')"],
    ['house/no-intl-at-start', "export const called = Intl.NumberFormat('en')"],
    ['typescript/require-array-sort-compare', 'export const sorted = [2, 10].sort()'],
    ['typescript/require-array-sort-compare', 'export const copied = [[1], [2]].toSorted()'],
  ],
  'server/src/plant.test.ts': [
    ['typescript/no-floating-promises', 'Promise.resolve(1)'],
    ['typescript/no-misused-promises', '[1].forEach(async () => { await Promise.resolve(1) })'],
    ['typescript/await-thenable', 'await 1'],
    ['eslint/no-restricted-properties', 'test.only()'],
    ['eslint/no-restricted-properties', "describe['skip']()"],
    ['house/no-time-of-day', 'export const now = Date.now()'],
    ['house/no-time-of-day', 'export const today = new Date()'],
    ['house/no-literal-in-literal', 'export const spread = [...[1]]'],
  ],
  'engine/src/plant.ts': [
    ['eslint/no-restricted-globals', 'export const now: unknown = Date'],
    ['eslint/no-restricted-globals', 'export const pid: unknown = process'],
    ['eslint/no-restricted-properties', 'export const chance = Math.random()'],
    ['eslint/no-restricted-properties', "export const lower = 'A'.toLocaleLowerCase()"],
  ],
  'contract/src/plant.ts': [
    ['house/no-intl-at-start', "export const format = new Intl.NumberFormat('en')"],
  ],
  'web/src/plant.tsx': [
    ['house/typed-beside-components', 'export const helper = (a: number) => a'],
    ['house/typed-beside-components', 'export function other() { return 1 }'],
    ['house/no-intl-at-start', "export const format = new Intl.NumberFormat('en')"],
    ['house/no-style-attribute', "export const Styled = () => <p style={{ color: 'red' }}>x</p>"],
    ['house/secure-only', 'export const id = crypto.randomUUID()'],
    ['house/secure-only', 'export const digest = globalThis.crypto.subtle'],
    ['house/secure-only', "void navigator.clipboard.writeText('x')"],
    ['house/secure-only', 'export const { locks } = navigator'],
    ['house/secure-only', "void caches.delete('x')"],
    ['house/no-loose-text', 'export const Changing = ({ a }: { a: string }) => <p>Day {a}</p>'],
    [
      'house/no-loose-text',
      'export const After = ({ a }: { a: boolean }) => <p>{a && <b>x</b>} stays</p>',
    ],
    [
      'house/no-loose-text',
      "export const Comes = ({ a }: { a: boolean }) => <p><b>x</b>{a && 'comes'}</p>",
    ],
    [
      'house/no-loose-text',
      'export const List = ({ a }: { a: string[] }) => <p>{a.map((one) => one)}<b>x</b></p>',
    ],
    ['house/no-loose-text', 'export const Root = () => <>x</>'],
    ['react-hooks/rules-of-hooks', 'export const If = () => { if (helper(1)) useState(1) }'],
    [
      'react-hooks/exhaustive-deps',
      'export const Dep = ({ a }: { a: number }) => { useEffect(() => { helper(a) }, []) }',
    ],
    ['react/purity', 'export const Impure = () => <p>{Math.random()}</p>'],
    ['react/refs', 'export const Ref = () => <p>{useRef(0).current}</p>'],
    ['jsx-a11y/alt-text', "export const Picture = () => <img src='x' />"],
    [
      'jsx-a11y/no-static-element-interactions',
      'export const Dragged = () => <div onDrag={() => undefined}>x</div>',
    ],
    ['jsx-a11y/no-noninteractive-tabindex', 'export const Reached = () => <p tabIndex={0}>x</p>'],
  ],
  'scripts/plant.mjs': [
    ['eslint/no-undef', 'export const absent = nowhere'],
    ['house/no-literal-in-literal', 'export const spread = { ...{ a: 1 } }'],
  ],
}

/** Allowed code that resembles a plant. */
export const ALLOWED: Record<string, string> = {
  'server/src/allowed.ts': `
    export interface Keys {}
    declare module './allowed.ts' { interface Keys { a: true } }
    export const format = (value: number): string => new Intl.NumberFormat('en').format(value)
    export const texts = (a: string[]): string[] => a.toSorted()
    export const merged = (a: object): object => ({ ...a, b: [...Object.keys(a)] })
    let kept: number | undefined
    export const keep = (): number => (kept ??= Date.now())`,
  'server/src/testing/clock.ts': 'export const realTime = (): number => Date.now()',
  'engine/src/testing/allowed.ts': 'export const chance = (): number => Math.random()',
  'web/src/allowed.tsx': `
    export const Log = () => <div role="log" tabIndex={0}>x</div>
    const MAX = 3
    type Props = { a: boolean; text: string }
    export const Texts = ({ a, text }: Props) => (
      <div>
        <p>{text}</p>
        <p>{a ? 'Yes' : 'No'}</p>
        <p>Stays, at most {MAX}, beside <b>an element</b>. {a && <b>Comes and goes</b>}</p>
        <p><span>{text}</span> and {a ? <b>one</b> : <i>another</i>}</p>
        {a && <p>{\`Day \${text}\`}</p>}
      </div>
    )`,
  'web/src/lib/secure/locks.ts':
    'export const locks = (): LockManager | undefined => navigator.locks',
  'scripts/allowed.mjs': 'console.log(process.pid)',
}
