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

/** What the tools may know of the engine beside its surface: bots and measures, recorded runs, and values. */
const OPEN_TO_TOOLS = ['testing', 'golden', 'content']

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
  /\.test\.tsx?$/.test(file) || /^engine\/src\/(testing|golden)\//.test(file)

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
          !isPackage(target, 'pure-rand') && (!isPackage(target, 'engine/src') || isTest(target)),
      ),
    ).toEqual([])
    expect(
      faults(
        filesOf('engine').filter(isTest),
        (target) => !isPackage(target, 'pure-rand', 'engine/src', 'vitest', 'fast-check'),
      ),
    ).toEqual([])
  })

  test('the contract imports zod and its own files', () => {
    expect(
      faults(
        filesOf('contract').filter((it) => !isTest(it)),
        (target) => !isPackage(target, 'zod', 'contract/src'),
      ),
    ).toEqual([])
  })

  test('the tools know of the engine its surface, its content and its players, of the page nothing', () => {
    const isOpen = (target: string) =>
      isPackage(target, 'engine/src/index.ts', ...OPEN_TO_TOOLS.map((it) => `engine/src/${it}`))
    expect(tools().length).toBeGreaterThan(20)
    expect(
      faults(
        tools(),
        (target) =>
          isPackage(target, 'web', '@fable/web') ||
          (isPackage(target, 'engine') && !isOpen(target)),
      ),
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

  test('the layers of the web import downwards only: app, features, game, ui, platform', () => {
    const layers = ['platform', 'ui', 'game', 'features', 'app']
    const levelOf = (path: string): number =>
      layers.indexOf(/^web\/src\/([^/]+)\//.exec(path)?.[1] ?? '')
    const inLayers = filesOf('web').filter((file) => levelOf(file) >= 0)
    expect(inLayers.length).toBeGreaterThan(80)
    expect(faults(inLayers, (target, file) => levelOf(target) > levelOf(file))).toEqual([])
    expect(
      filesOf('web')
        .filter((file) => levelOf(file) < 0)
        .sort(),
    ).toEqual(['web/src/main.tsx', 'web/src/testing/page.tsx'])
  })

  test('only tests of the web import its testing module', () => {
    const sources = filesOf('web').filter((file) => !isTest(file))
    expect(faults(sources, (target) => isPackage(target, 'web/src/testing'))).toEqual([])
  })

  test('a feature of the web never imports another feature', () => {
    const featureOf = (path: string): string | undefined =>
      /^web\/src\/features\/([^/]+)\//.exec(path)?.[1]
    const features = filesOf('web').filter((file) => featureOf(file) !== undefined)
    expect(features.length).toBeGreaterThan(40)
    expect(
      faults(features, (target, file) => {
        const other = featureOf(target)
        return other !== undefined && other !== featureOf(file)
      }),
    ).toEqual([])
  })

  test('no files of the web form a cycle, type imports included', () => {
    const imports = new Map(
      filesOf('web').map((file) => [
        file,
        importsOf(sourceOf(file)).map((imported) => targetOf(file, imported)),
      ]),
    )
    const isDone = new Set<string>()
    const cycles: string[] = []
    const visit = (file: string, path: readonly string[]): void => {
      if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' -> '))
      if (path.includes(file) || isDone.has(file)) return
      for (const target of imports.get(file) ?? []) visit(target, [...path, file])
      isDone.add(file)
    }
    for (const file of imports.keys()) visit(file, [])
    expect(cycles).toEqual([])
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
