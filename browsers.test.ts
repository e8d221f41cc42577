import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data'
import { transform } from 'lightningcss'
import postcss, { type Declaration } from 'postcss'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { OLDEST_BROWSERS } from './web/browsers.ts'

// Compares the page with MDN's data: nothing in it may need a newer browser than the oldest supported ones.

/** Features that some of these browsers lack, by their place in the data, and the effect of their absence. */
const DONE_WITHOUT: Readonly<Record<string, string>> = {
  'api.KeyboardEvent.repeat': 'a key that is held counts as pressed again',
  'api.Navigation.currentEntry': 'the link back leads to the address, not back in the history',
  'api.Navigation.entries': 'the same',
  'api.Navigation.traverseTo': 'the same',
  'api.NavigationHistoryEntry.index': 'the same',
  'api.NavigationHistoryEntry.key': 'the same',
  'api.Navigator.share': 'the text is copied',
  'api.UserActivation.hasBeenActive': 'the browser writes a warning to its console',
  'css.properties.accent-color': 'the colour of the browser',
  'css.properties.animation-timeline': 'the row of categories does not fade',
  'css.properties.break-after.avoid': 'a heading may end a printed page',
  'css.properties.content-visibility': 'what is folded stays folded on paper',
  'css.properties.field-sizing': 'the field scrolls',
  'css.properties.forced-color-adjust': 'Safari has no forced colours',
  'css.properties.justify-content.safe': 'the row begins at its start',
  'css.properties.overflow-anchor': 'the place moves with what loads above it',
  'css.properties.overscroll-behavior': 'the page scrolls on behind a list',
  'css.properties.rx': 'square corners',
  'css.properties.scrollbar-color': 'the scrollbar of the browser',
  'css.properties.scrollbar-gutter': 'the page moves when its scrollbar comes',
  'css.properties.scrollbar-width': 'the scrollbar of the browser',
  'css.properties.text-wrap': 'lines of different lengths',
  'css.selectors.details-content': 'what is folded stays folded on paper',
  'css.selectors.has': 'states that a word, a mark or the focus ring tells as well',
  'css.types.color.color-mix': 'no tint over the ground',
  'css.types.length.lh': 'the line moves when its text comes',
  'html.elements.dialog.closedby': 'a handler closes the popup (ui/popup.tsx)',
  'html.global_attributes.autocapitalize': 'the keyboard of the browser',
}

const root = fileURLToPath(new URL('.', import.meta.url))

// Its import would be compiled, which takes longer than all else here.
const data = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@mdn/browser-compat-data')), 'utf8'),
) as CompatData

/** 16.4 < 17 < 17.1 */
const isNewer = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { numeric: true }) > 0

/** True if one of the oldest browsers lacks a feature, or has it only behind a switch or under another name. */
const isTooNew = ({ support }: CompatStatement): boolean =>
  (Object.entries(OLDEST_BROWSERS) as [keyof typeof OLDEST_BROWSERS, string][]).some(
    ([browser, oldest]) => {
      const statement = support[browser]
      const versions = statement === undefined ? [] : [statement].flat()
      return !versions.some(
        ({ version_added: added, version_removed: removed, flags, prefix }) =>
          typeof added === 'string' &&
          !removed &&
          !flags &&
          !prefix &&
          (added === 'preview' ? false : !isNewer(added.replace('≤', ''), oldest)),
      )
    },
  )

/** A part of the data by its path; undefined if it says nothing of it. */
function partAt(path: readonly string[]): Identifier | undefined {
  let part: unknown = data
  for (const name of path) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, name)) return undefined
    part = (part as Record<string, unknown>)[name]
  }
  return part as Identifier
}

/** The first of these paths of which the data says something, if one of the oldest browsers does not know it. */
function tooNewAt(...paths: readonly (readonly string[])[]): string[] {
  const path = paths.find((one) => partAt(one)?.__compat)
  const compat = path && partAt(path)?.__compat
  return compat && isTooNew(compat) ? [path.join('.')] : []
}

/** All names in a part of the data that one of the oldest browsers does not know, so that only these are looked up. */
const namesIn = (part: Identifier): string[] =>
  Object.entries(part).flatMap(([name, inner]) => {
    if (name === '__compat') return []
    const identifier = inner as Identifier
    const isNew = identifier.__compat && isTooNew(identifier.__compat)
    return [...(isNew ? [name.replace(/_static$/, '')] : []), ...namesIn(identifier)]
  })

const TOO_NEW_NAMES = new Set(
  [['api'], ['javascript', 'builtins']].flatMap((path) => namesIn(partAt(path) ?? {})),
)

/** Features of the platform in the scripts of the page: calls, properties, and attributes of elements. */
function usedByScripts(): string[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    `${root}web/tsconfig.json`,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: () => undefined,
    },
  )
  if (!config) throw new Error('web/tsconfig.json cannot be read')
  const program = ts.createProgram(config.fileNames, config.options)
  const checker = program.getTypeChecker()
  const isOfPage = ({ fileName }: ts.SourceFile) =>
    /^(web|contract|engine)\/src\//.test(fileName.slice(root.length)) &&
    !/\.(test|d)\.tsx?$|\/testing\/|\/server\.tsx$/.test(fileName)
  const used: string[] = []

  /** Looks up the interface of the standard library that declares a name. */
  const visitName = (name: ts.Identifier): void => {
    if (!TOO_NEW_NAMES.has(name.text)) return
    for (const declaration of checker.getSymbolAtLocation(name)?.declarations ?? []) {
      if (!program.isSourceFileDefaultLibrary(declaration.getSourceFile())) continue
      const owner = declaration.parent
      if (ts.isInterfaceDeclaration(owner)) {
        const interfaceName = owner.name.text.replace(/Constructor$/, '')
        const builtin = ['javascript', 'builtins', interfaceName, name.text]
        used.push(...tooNewAt(builtin, ['api', interfaceName, name.text]))
      } else if (ts.isTypeLiteralNode(owner) && ts.isVariableDeclaration(owner.parent)) {
        const className = owner.parent.name.getText()
        used.push(...tooNewAt(['api', className, `${name.text}_static`]))
      } else {
        used.push(
          ...tooNewAt(
            ['javascript', 'builtins', name.text],
            ['api', name.text],
            ['api', 'Window', name.text],
          ),
        )
      }
    }
  }

  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return
    if (ts.isIdentifier(node)) visitName(node)
    if (ts.isJsxAttribute(node)) {
      const tag = node.parent.parent.tagName.getText()
      const attribute = node.name.getText().toLowerCase()
      if (/^[a-z]/.test(tag))
        used.push(
          ...tooNewAt(
            ['html', 'elements', tag, attribute],
            ['html', 'global_attributes', attribute],
          ),
        )
    }
    node.forEachChild(visit)
  }
  for (const file of program.getSourceFiles().filter(isOfPage)) visit(file)
  return used
}

/** The functions of CSS by their names, wherever the data has them. */
const cssFunctions = new Map<string, string[]>()
function collectFunctions(part: Identifier, path: string[]): void {
  for (const [name, inner] of Object.entries(part)) {
    if (name === '__compat') continue
    const innerPath = [...path, name]
    if (!cssFunctions.has(name)) cssFunctions.set(name, innerPath)
    collectFunctions(inner as Identifier, innerPath)
  }
}
const types = partAt(['css', 'types'])
if (types) collectFunctions(types, ['css', 'types'])

/** Units that are newer than others. */
const UNITS: Readonly<Record<string, string[]>> = {
  dvh: ['css', 'types', 'length', 'viewport_percentage_units_dynamic'],
  svh: ['css', 'types', 'length', 'viewport_percentage_units_small'],
  lvh: ['css', 'types', 'length', 'viewport_percentage_units_large'],
  cqi: ['css', 'types', 'length', 'container_query_length_units'],
  cqw: ['css', 'types', 'length', 'container_query_length_units'],
  cqh: ['css', 'types', 'length', 'container_query_length_units'],
  lh: ['css', 'types', 'length', 'lh'],
  cap: ['css', 'types', 'length', 'cap'],
}

const unprefixed = (property: string): string => property.replace(/^-(webkit|moz)-/, '')

function usedByDeclaration({ prop, value }: Declaration): string[] {
  // The build writes it beside the name without the prefix.
  if (prop !== unprefixed(prop)) return []
  if (prop.startsWith('--')) return usedByValue('', value)
  const property = tooNewAt(['css', 'properties', prop])
  return property.length > 0 ? property : usedByValue(prop, value)
}

const usedByValue = (prop: string, value: string): string[] => [
  ...[...value.matchAll(/(?<![\w-])([a-z][\w-]*)\(/g)].flatMap(([, name = '']) =>
    tooNewAt(['css', 'properties', prop, name], cssFunctions.get(name) ?? []),
  ),
  ...[...value.matchAll(/(?<![\w-])([a-z][a-z-]*)(?![\w(-])/g)].flatMap(([, name = '']) =>
    tooNewAt(['css', 'properties', prop, name]),
  ),
  ...[...value.matchAll(/\d([a-z]+)\b/g)].flatMap(([, unit = '']) => tooNewAt(UNITS[unit] ?? [])),
]

/** A version as Lightning CSS takes it. */
function packed(version: string): number {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return (major << 16) | (minor << 8)
}

const targets = Object.fromEntries(
  Object.entries(OLDEST_BROWSERS).map(([name, version]) => [name, packed(version)]),
)

/** A style sheet as the build compiles it for these browsers. */
const compiled = (file: string): string =>
  transform({ filename: file, code: readFileSync(root + file), targets }).code.toString()

/**
 * Features in the compiled style sheets. Whatever stands within `@supports`, or after another value of the property, has a
 * fallback.
 */
const usedByStyles = (): string[] =>
  globSync('web/src/**/*.css', { cwd: root }).flatMap((file) => {
    const used: string[] = []
    postcss.parse(compiled(file)).walk((node) => {
      for (let outer = node.parent; outer; outer = outer.parent as typeof outer)
        if (outer.type === 'atrule' && 'name' in outer && outer.name === 'supports') return
      if (node.type === 'atrule') used.push(...tooNewAt(['css', 'at-rules', node.name]))
      if (node.type === 'rule') {
        for (const [, name = ''] of node.selector.matchAll(/:+([a-z][\w-]*)/g))
          used.push(...tooNewAt(['css', 'selectors', name]))
        if (node.parent?.type === 'rule') used.push(...tooNewAt(['css', 'selectors', 'nesting']))
      }
      if (node.type === 'decl') {
        const hasFallback = node.parent?.nodes
          .slice(0, node.parent.nodes.indexOf(node))
          .some((other) => other.type === 'decl' && unprefixed(other.prop) === node.prop)
        if (!hasFallback) used.push(...usedByDeclaration(node))
      }
    })
    return used
  })

it('the listed optional features are exactly those that the page uses and a supported browser lacks', () => {
  const used = new Set([...usedByScripts(), ...usedByStyles()])
  expect([...used].sort()).toEqual(Object.keys(DONE_WITHOUT).sort())
})

it('the documentation names the oldest supported browsers', () => {
  const { safari, firefox, chrome } = OLDEST_BROWSERS
  const text = `Safari ${safari}, Firefox ${firefox} and Chromium ${chrome}`
  expect(readFileSync(`${root}docs/operations.md`, 'utf8').includes(text), text).toBe(true)
})
