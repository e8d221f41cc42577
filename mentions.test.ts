import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { routes } from '@fable/contract'
import { helpFor } from './tools/operator/commands.ts'
import { listFiles } from './tools/repository.ts'

/** Names of other programs in the documentation, and what they are of. */
const OTHERS: Readonly<Record<string, string>> = {
  Facts_id_seq: 'a sequence that PostgreSQL names',
  scarfSettings: 'a field of package.json that a package reads',
  SO_REUSEPORT: 'an option of sockets',
  'systemd-analyze': 'a program of systemd',
}

/** The description of the calls is itself not a call. */
const REFERENCE = '/api/docs'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}

const FILES = listFiles()
const DOCS = FILES.filter((file) => file.endsWith('.md'))
const SOURCES = FILES.filter((file) => /\.(?:tsx?|mjs|js|css|html|webmanifest)$/.test(file))
const DEPLOY = FILES.filter((file) => file.startsWith('deploy/'))
const PATHS = new Set(
  FILES.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'))),
)

const textsOf = (files: readonly string[]) =>
  files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const docs = textsOf(DOCS)
const shown = [
  ...docs,
  ...textsOf([...SOURCES.filter((file) => !file.includes('.test.')), ...DEPLOY]),
]
const code = textsOf([
  ...SOURCES.filter((file) => file !== 'mentions.test.ts'),
  ...DEPLOY,
  'package.json',
  '.npmrc',
])
  .map(({ text }) => text)
  .join('\n')
const callers = textsOf(SOURCES.filter((file) => /^(?:e2e|tools)\/|\/testing\//.test(file))).filter(
  ({ text }) => text.includes('/api/'),
)
const WORDS = new Set([
  ...(code.match(/[A-Za-z_][\w-]*/g) ?? []),
  ...[...PATHS].flatMap((path) => path.split(/[/.]/)),
])

/** The texts in code style. */
const spansIn = (text: string): string[] =>
  [...text.replaceAll(/```.*?```/gs, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)

/** The lines of the blocks of commands. */
const commandsIn = (text: string): string[] =>
  [...text.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block = '']) => block.split('\n'))

const exists = (path: string): boolean =>
  [...PATHS].some((file) => file === path || file.endsWith(`/${path}`))

/** The names of files in a text, except patterns of names. */
const filesIn = (span: string): string[] =>
  (span.match(/[\w@.*<>{},/-]+\.(?:tsx?|mjs|md|css|svg|conf|service)\b/g) ?? [])
    .filter((path) => !/[*<>{},]/.test(path))
    .map((path) => path.replace(/^PWD\//, ''))

/** The words of a name that the code does not have. A line of a shell, with a pipe, is no name. */
const unknownIn = (span: string): string[] =>
  span.includes(' | ')
    ? []
    : (span.match(/[A-Za-z_][\w-]{2,}/g) ?? []).filter(
        (word) => !WORDS.has(word) && !(word in OTHERS) && !code.includes(word),
      )

/** The paths of calls in a code, with their methods where they stand there. A value in a path is `*`. */
const callsIn = (text: string): string[] =>
  (
    text
      .replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '*')
      .match(/(?:\b(?:GET|POST|PUT|PATCH|DELETE) )?\/api\/[\w/:.*-]+/g) ?? []
  ).map((call) => call.replace(/[.:]$/, ''))

const partsOf = (call: string): string[] => call.replace(/^\//, '* /').split(/[ /]+/)

/** True if a call of the contract has such a path, and the method if one is given. */
function isCall(mentioned: string): boolean {
  const parts = partsOf(mentioned)
  const isLike = (part: string, own: string) =>
    own.startsWith(':') || new RegExp(`^${part.replaceAll('*', '.*')}$`).test(own)
  return Object.keys(routes)
    .map(partsOf)
    .some(
      (own) =>
        own.length === parts.length && parts.every((part, at) => isLike(part, own[at] ?? '')),
    )
}

/** The matches of a pattern in the texts, each with its file. */
const found = (texts: typeof docs, pattern: RegExp) =>
  texts.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([, name = '']) => ({ file, name })),
  )

const say = ({ file, name }: { file: string; name: string }) => `${file}: ${name}`

describe('the documentation', () => {
  it.each(docs)('in $file names only existing files', ({ text }) => {
    const named = [...spansIn(text), ...commandsIn(text)].flatMap(filesIn)
    const links = [...text.matchAll(/\]\(([\w./-]+\.md)\)/g)].map(([, path = '']) => path)
    expect([...named, ...links].filter((path) => !exists(path))).toEqual([])
  })

  it.each(docs)('in $file has only names of the code in code style', ({ text }) => {
    expect(spansIn(text).flatMap(unknownIn)).toEqual([])
  })
})

describe('the tests', () => {
  it('expect the absence only of phrases that the product contains', () => {
    const product = shown.map(({ text }) => text).join('\n')
    const absent = found(
      textsOf(SOURCES.filter((file) => file.includes('.test.'))),
      /\.not\.toContain\(\s*'(\w+(?: \w+){2,})'/g,
    )
    expect(absent.filter(({ name }) => !product.includes(name)).map(say)).toEqual([])
  })
})

describe('the repository', () => {
  it('names only scripts that are in package.json', () => {
    const named = found(shown, /npm run (?:--silent )?([a-z][\w-]*)(?=[\s`'".,:;)]|$)/gm)
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter(({ name }) => !(name in scripts)).map(say)).toEqual([])
  })

  it('names only commands that the operator has', () => {
    const named = found(shown, /npm run operator (?:-- )?(?!help)([a-z]+(?: [a-z]+)?)/g)
    expect(named.length).toBeGreaterThan(10)
    const unknown = named.filter(({ name }) => helpFor(name.split(' ')) === undefined)
    expect(unknown.map(say)).toEqual([])
  })

  it('names only calls that are in the contract', () => {
    const named = found(shown, /`((?:GET|POST|PUT|PATCH|DELETE) \/api\/[\w/:-]*\w)(?=[`?\s])/g)
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter(({ name }) => !(name in routes)).map(say)).toEqual([])
  })

  it.each(callers)('makes only calls of the contract in $file', ({ text }) => {
    expect(callsIn(text).filter((call) => call !== REFERENCE && !isCall(call))).toEqual([])
  })
})
