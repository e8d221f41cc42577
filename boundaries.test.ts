import { globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

/**
 * The house's walls (docs/ARCHITECTURE.md): who may import whom, and that the rules of the game know
 * no clock, no hidden chance and nothing of the world outside. The allowed lists may only shrink.
 */
const ROOT = import.meta.dirname
type Package = 'engine' | 'contract' | 'server' | 'web'

const filesOf = (part: Package): string[] =>
  globSync(`${part}/src/**/*.{ts,tsx}`, { cwd: ROOT }).map((file) => file.replaceAll('\\', '/'))

const tools = (): string[] =>
  globSync('tools/**/*.ts', { cwd: ROOT }).map((file) => file.replaceAll('\\', '/'))

const sourceOf = (file: string): string => readFileSync(resolve(ROOT, file), 'utf8')

const importsOf = (source: string): string[] =>
  ts.preProcessFile(source, true, true).importedFiles.map((it) => it.fileName)

/** Where an import leads: a file of ours from the root, or a package's name. */
const targetOf = (file: string, imported: string): string =>
  imported.startsWith('.')
    ? relative(ROOT, resolve(ROOT, dirname(file), imported)).replaceAll('\\', '/')
    : imported

/** Every 'file -> target' of the files that the check finds fault with. */
const faults = (files: string[], isFault: (target: string, file: string) => boolean): string[] =>
  files.flatMap((file) =>
    importsOf(sourceOf(file))
      .map((imported) => targetOf(file, imported))
      .filter((target) => isFault(target, file))
      .map((target) => `${file} -> ${target}`),
  )

const isTest = (file: string): boolean =>
  file.endsWith('.test.ts') || /^engine\/src\/(testing|golden)\//.test(file)

const isPackage = (target: string, ...names: string[]): boolean =>
  names.some((name) => target === name || target.startsWith(`${name}/`))

describe('who may import whom', () => {
  test('every package has files to look at', () => {
    expect(filesOf('engine').filter((it) => !isTest(it)).length).toBeGreaterThan(20)
    for (const part of ['contract', 'server', 'web'] as const) {
      expect(filesOf(part).length).toBeGreaterThan(0)
    }
  })

  test('the engine imports pure-rand and its own files; its tests also vitest and fast-check', () => {
    const rules = filesOf('engine').filter((it) => !isTest(it))
    expect(
      faults(
        rules,
        (target) =>
          !isPackage(target, 'pure-rand', '#content') &&
          (!isPackage(target, 'engine/src') || isTest(target)),
      ),
    ).toEqual([])
    expect(
      faults(
        filesOf('engine').filter(isTest),
        (target) =>
          !isPackage(target, 'pure-rand', '#content', 'engine/src', 'vitest', 'fast-check'),
      ),
    ).toEqual([])
  })

  test('the layers of the engine import downwards only, type imports included', () => {
    const LAYERS = ['content', 'rng', 'model', 'rules']
    const above = new Map<string, readonly string[]>([
      ['content', ['rng', 'model', 'rules']],
      ['rng', ['content', 'model', 'rules']],
      ['model', ['rules']],
      ['rules', []],
    ])
    const layerOf = (path: string): string => {
      if (path === '#content') return 'content'
      const folder = /^engine\/src\/([^/]+)\//.exec(path)?.[1]
      return folder ?? (path.startsWith('engine/src/') ? 'root' : 'package')
    }
    const layered = filesOf('engine').filter(
      (file) => !isTest(file) && LAYERS.includes(layerOf(file)),
    )
    expect(layered.length).toBeGreaterThan(40)
    expect(
      faults(layered, (target, file) =>
        ['root', 'bots', 'golden', 'testing', ...(above.get(layerOf(file)) ?? [])].includes(
          layerOf(target),
        ),
      ),
    ).toEqual([])
  })

  test('no files of the engine import each other in a cycle, type imports included', () => {
    const files = filesOf('engine').filter((file) => !isTest(file))
    const imports = new Map(
      files.map((file) => [
        file,
        importsOf(sourceOf(file))
          .map((imported) =>
            imported === '#content' ? 'engine/src/content/index.ts' : targetOf(file, imported),
          )
          .filter((target) => files.includes(target)),
      ]),
    )
    const finished = new Set<string>()
    const cycleFrom = (file: string, path: readonly string[]): readonly string[] | null => {
      if (path.includes(file)) return [...path, file]
      if (finished.has(file)) return null
      for (const target of imports.get(file) ?? []) {
        const cycle = cycleFrom(target, [...path, file])
        if (cycle) return cycle
      }
      finished.add(file)
      return null
    }
    expect(files.map((file) => cycleFrom(file, [])).find((cycle) => cycle !== null)).toBe(undefined)
  })

  test('the contract imports zod and its own files', () => {
    expect(
      faults(
        filesOf('contract').filter((it) => !isTest(it)),
        (target) => !isPackage(target, 'zod', 'contract/src'),
      ),
    ).toEqual([])
  })

  test('the tools import engine and contract by name, and nothing of the page', () => {
    expect(tools().length).toBeGreaterThan(20)
    expect(
      faults(tools(), (target) => isPackage(target, 'web', '@fable/web', 'engine', 'contract')),
    ).toEqual([])
  })

  test('the server never imports the web, nor the web the server', () => {
    expect(faults(filesOf('server'), (target) => isPackage(target, '@fable/web', 'web'))).toEqual(
      [],
    )
    expect(
      faults(filesOf('web'), (target) => isPackage(target, '@fable/server', 'server')),
    ).toEqual([])
  })

  test('packages meet by name, never by a path into each other', () => {
    for (const part of ['engine', 'contract', 'server', 'web'] as const) {
      const others = ['engine', 'contract', 'server', 'web'].filter((it) => it !== part)
      expect(faults(filesOf(part), (target) => isPackage(target, ...others))).toEqual([])
    }
  })

  test('a screen never imports another screen', () => {
    const screenOf = (path: string): string | undefined =>
      /^web\/src\/screens\/([^/]+)\//.exec(path)?.[1]
    const screens = filesOf('web').filter((it) => screenOf(it) !== undefined)
    expect(
      faults(screens, (target, file) => {
        const other = screenOf(target)
        return other !== undefined && other !== screenOf(file)
      }),
    ).toEqual([])
  })
})

/** Clocks, hidden chance, the world outside, and what depends on where the reader lives. */
const FORBIDDEN = new Set(
  `Date performance setTimeout setInterval setImmediate queueMicrotask requestAnimationFrame crypto
  console process globalThis window fetch localStorage Intl toLocaleString toLocaleLowerCase
  toLocaleUpperCase localeCompare`.split(/\s+/),
)

/** The forbidden words that a source uses; comments and texts don't count. */
const forbiddenIn = (source: string): string[] => {
  const found: string[] = []
  const look = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && FORBIDDEN.has(node.text)) found.push(node.text)
    if (ts.isPropertyAccessExpression(node) && node.getText() === 'Math.random') {
      found.push('Math.random')
    }
    ts.forEachChild(node, look)
  }
  look(ts.createSourceFile('rules.ts', source, ts.ScriptTarget.Latest, true))
  return found
}

describe('the rules of the game', () => {
  test('know no clock, no hidden chance and no world outside', () => {
    const found = filesOf('engine')
      .filter((it) => !isTest(it))
      .flatMap((file) => forbiddenIn(sourceOf(file)).map((word) => `${file}: ${word}`))
    expect(found).toEqual([])
  })

  test('would be caught, and texts would not', () => {
    expect(forbiddenIn('const roll = () => Math.random()')).toEqual(['Math.random'])
    expect(forbiddenIn('const now = new Date()')).toEqual(['Date'])
    expect(forbiddenIn("// no Date here\nconst text = 'A Date with crypto'")).toEqual([])
  })
})
