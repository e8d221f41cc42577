import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { CATEGORIES, textColourOn, VOTE_IDS } from '@fable/contract/limits'

const source = fileURLToPath(new URL('web/src/', import.meta.url))
const files = globSync('**/*.css', { cwd: source })
const textOf = (file: string) =>
  readFileSync(source + file, 'utf8').replaceAll(/\/\*.*?\*\//gs, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  )

const TOKENS = 'ui/tokens.css'
const PALETTE = 'scenery/palette.css'

/** The places of all that matches, as file:line: text. */
const placesOf = (pattern: RegExp, among: readonly string[]): string[] =>
  among.flatMap((file) => {
    const text = textOf(file)
    return [...text.matchAll(pattern)].map(
      ({ 0: found, index }) => `${file}:${text.slice(0, index).split('\n').length}: ${found}`,
    )
  })

it('all styles are in CSS modules, except resets, design tokens and the palette', () => {
  const others = files.filter((file) => !file.endsWith('.module.css'))
  expect(others.sort()).toEqual([PALETTE, 'ui/base.css', TOKENS])
})

it('no style sheet uses the class names of another one', () => {
  expect(placesOf(/:global/g, files)).toEqual([])
})

// WebKit does not notice that an element inside is no longer empty.
it('no style sheet uses :empty within :has()', () => {
  expect(placesOf(/:has\([^)]*:empty/g, files)).toEqual([])
})

// Firefox draws hard edges between mixed colours in no other space.
it('every repeating conic gradient names the colour space sRGB', () => {
  const unnamed = /repeating-conic-gradient\((?![^,]*\bin srgb\b)[^,]*/g
  expect(placesOf(unnamed, files)).toEqual([])
})

it('every colour is named in the tokens or in the palette', () => {
  // A mask has no colours: black is where it lets through.
  const declaration =
    /(?<![\w-])(?!mask)[\w-]+:[^;{}]*?(?:#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(|\b(?:black|white)\b(?!-))/gi
  const others = files.filter((file) => file !== TOKENS && file !== PALETTE)
  expect(placesOf(declaration, others)).toEqual([])
})

it('the style sheet of feeds uses only colours of the tokens', () => {
  const sheet = readFileSync(new URL('web/public/feed.css', import.meta.url), 'utf8')
  const tokens = textOf(TOKENS)
  const colours = sheet.match(/light-dark\([^)]*\)/g) ?? []
  expect(colours.length).toBeGreaterThan(0)
  expect(colours.filter((colour) => !tokens.includes(colour))).toEqual([])
})

it('every token and every colour of the palette is used', () => {
  const all = globSync('**/*.{css,svg,tsx}', { cwd: source })
    .map((file) => readFileSync(source + file, 'utf8'))
    .join('')
  const named = [TOKENS, PALETTE].flatMap((file) => [...textOf(file).matchAll(/^\s+(--[\w-]+):/gm)])
  const unused = named.map(([, name = '']) => name).filter((name) => !all.includes(`var(${name}`))
  expect(unused).toEqual([])
})

it('every class of the style sheets is used', () => {
  const code = globSync('**/*.{ts,tsx}', { cwd: source }).map((file) => ({
    name: basename(file),
    text: readFileSync(source + file, 'utf8'),
  }))
  type Code = (typeof code)[number]
  const imports = ({ text }: Code, { name }: Code) => text.includes(`/${name}'`)
  const unusedIn = (file: string): string[] => {
    const using = code.filter(({ text }) => text.includes(`/${basename(file)}'`))
    const users = using.map(({ text }) => text)
    // A class that is looked up, `styles[length]`, is a value there or in a file that a user imports or that imports one.
    const mayBeValue = users.some((text) => text.includes('tyles['))
    const near = code.filter((one) =>
      using.some((user) => user === one || imports(user, one) || imports(one, user)),
    )
    const classes = textOf(file).matchAll(/\.([a-z]\w*)(?=[^{}]*\{)/gi)
    return [...new Set([...classes].map(([, name = '']) => name))]
      .filter((name) => !users.some((text) => new RegExp(`\\.${name}\\b`).test(text)))
      .filter(
        (name) =>
          !mayBeValue || !near.some(({ text }) => new RegExp(`'${name}'|\\b${name}:`).test(text)),
      )
      .map((name) => `${file}: ${name}`)
  }
  const modules = files.filter((file) => file.endsWith('.module.css'))
  expect(modules.flatMap(unusedIn)).toEqual([])
})

it('every animation is used in its style sheet or in a token', () => {
  const unusedIn = (file: string): string[] => {
    const text = textOf(file)
    const used = `${text}${textOf(TOKENS)}`
      .match(/(?:animation(?:-name)?|--[\w-]+):[^;}]*/g)
      ?.join()
    return Array.from(text.matchAll(/@keyframes ([\w-]+)/g), ([, name = '']) => name)
      .filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(used ?? ''))
      .map((name) => `${file}: ${name}`)
  }
  expect(files.flatMap(unusedIn)).toEqual([])
})

it('the media and container conditions use only the eight allowed lengths', () => {
  const allowed = ['22.5rem', '37.5rem', '56.25rem', '75rem', '19rem', '26rem', '30rem', '48rem']
  const conditions = placesOf(/^\s*@(?:media|container)[^{]*/gm, files)
  const other = conditions.filter((condition) =>
    (condition.match(/[\d.]+(?:px|r?em)\b/g) ?? []).some((measure) => !allowed.includes(measure)),
  )
  expect(other).toEqual([])
})

// Hairlines of up to 3px, and what is measured by its own text (em) or its window, are no part of a scale.
it('sizes of type, spaces and radii come from the tokens', () => {
  const rem = String.raw`[^;{}]*(?<![\w.])(?:[\d.]+rem|[4-9]px|\d{2,}px)`
  const others = files.filter((file) => file !== TOKENS)
  const type = new RegExp(String.raw`(?<=^\s+)font(?:-size)?:${rem}`, 'gm')
  const radii = new RegExp(String.raw`(?<=^\s+)border[\w-]*-radius:${rem}`, 'gm')
  expect(placesOf(type, others)).toEqual([])
  expect(placesOf(radii, others)).toEqual([])
  const spaces = placesOf(
    /(?<=^\s+)(?:padding|margin|gap|row-gap|column-gap)[\w-]*:[^;{}]*/gm,
    others,
  )
  const small = spaces.filter((place) =>
    [...place.matchAll(/(?<![\w.])([\d.]+)rem/g)].some(([, size]) => Number(size) <= 3),
  )
  expect(small).toEqual([])
})

it('each category has its colour of the contract, with black or white text, whichever reads better', () => {
  const category = /'(\w+)'\] \{\s+--tag: (#\w+);(?:\s+--on-tag: (\S+);)?/g
  const rules = [...textOf(TOKENS).matchAll(category)]
  const expected = CATEGORIES.map(({ id, colour }) => [id, colour, textColourOn(colour)])
  expect(rules.map(([, id, colour, on = '#000']) => [id, colour, on])).toEqual(expected)
})

it('the ribbon has the colours of all categories', () => {
  const [, ribbon = ''] = /--ribbon: ([^;]+);/.exec(textOf(TOKENS)) ?? []
  const colours = CATEGORIES.map(({ colour }): string => colour)
  expect(ribbon.split(', ').sort()).toEqual(colours.sort())
})

it('each kind of vote has a colour', () => {
  const rules = textOf('board/card/fact.module.css').matchAll(
    /data-vote='(\w+)'\] \{\s+--vote: var/g,
  )
  expect([...rules].map(([, id]) => id)).toEqual(VOTE_IDS)
})

const root = fileURLToPath(new URL('.', import.meta.url))
const isTest = (file: string) => /\.test\.tsx?$|\/testing\/|^(?:e2e|tools)\//.test(file)
const codeOf = (listed: readonly string[]) =>
  listed.map((file) => readFileSync(root + file, 'utf8')).join('\n')

/** The names of data attributes that a pattern finds. Those of `dataset` are written in camel case in code. */
const dataNames = (code: string, pattern: RegExp): string[] =>
  [...code.matchAll(pattern)].flatMap(({ groups: { names = '' } = {} }) =>
    names
      .split(/,\s*/)
      .map((name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
  )

describe('data attributes', () => {
  const sheets = files.map(textOf).join('\n')
  const all = globSync('{web,contract,engine}/src/**/*.{ts,tsx,js}', { cwd: root })
  const product = codeOf(all.filter((file) => !isTest(file)))
  const readers = codeOf([...all, ...globSync('{e2e,tools}/**/*.ts', { cwd: root })])
  const inSelectors = /\[data-(?<names>[\w-]+)/g
  const set = new Set([
    ...dataNames(product, /(?<=\s|['"])data-(?<names>[a-z][\w-]*)(?=[=\s>'"])/g),
    ...dataNames(product, /\bdataset\.(?<names>\w+) = /g),
  ])

  it('are set by a component if a selector uses them', () => {
    const unset = dataNames(sheets, inSelectors).filter((name) => !set.has(name))
    expect([...new Set(unset)]).toEqual([])
  })

  it('are compared in style sheets only with values that the code has', () => {
    const unknown = [...sheets.matchAll(/\[data-[\w-]+='?(\w+)'?\]/g)].filter(
      ([, value = '']) =>
        !/^(?:true|false|\d+)$/.test(value) &&
        !new RegExp(`['"]${value}['"]|\\b${value}:`).test(product),
    )
    expect(unknown.map(([selector]) => selector)).toEqual([])
  })

  it('are read by a style sheet, by code or by a test', () => {
    const read = new Set([
      ...dataNames(sheets, inSelectors),
      ...dataNames(sheets, /\battr\(data-(?<names>[\w-]+)/g),
      ...dataNames(readers, inSelectors),
      ...dataNames(readers, /Attribute\(\s*['"]data-(?<names>[\w-]+)/g),
      ...dataNames(readers, /\bdataset\.(?<names>\w+)(?! = )/g),
      ...dataNames(readers, /\{ (?<names>[\w, ]+) \} = [\w.]+\.dataset\b/g),
    ])
    expect([...set].filter((name) => !read.has(name))).toEqual([])
  })
})
