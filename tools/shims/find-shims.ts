import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const FILES = '{engine,contract,server,web,tools,e2e,scripts}/**/*.{ts,tsx,mjs,css}'
const EXCLUDED = ['**/node_modules/**', '**/dist/**']

/** Code that only another release needs, marked by the comment `@until <release> <reason>`. */
export type Shim = {
  readonly file: string
  readonly line: number
  /** The last release that needs the code. */
  readonly until: string
  readonly reason: string
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n)+|[ \t]\/\/ .*/gm
const TAG = /@until (\d+\.\d+\.\d+) (.+)/

const OF_ANOTHER_RELEASE =
  /\b(earlier|older|previous|prior) (versions?|releases?)\b|\b(versions?|releases?) (older than|before)\b|\b(servers|pages) of 0\.0\.\d/i

const plain = (comment: string): string =>
  comment
    .replaceAll(/\s*\n\s*(\*\/|\*|\/\/)?\s*/g, ' ')
    .replaceAll(/\/\*\*?|\*\/|^\s*\/\//g, '')
    .trim()

type Comment = { readonly file: string; readonly line: number; readonly text: string }

const commentsIn = (file: string, code: string): Comment[] =>
  Array.from(code.matchAll(COMMENT), ({ 0: comment, index }) => ({
    file,
    line: code.slice(0, index).split('\n').length,
    text: plain(comment),
  }))

const shimsOf = (comments: readonly Comment[]): Shim[] =>
  comments.flatMap(({ file, line, text }) => {
    const [, until, reason] = TAG.exec(text) ?? []
    return until === undefined || reason === undefined ? [] : [{ file, line, until, reason }]
  })

const undatedOf = (comments: readonly Comment[]): string[] =>
  comments
    .filter(({ text }) => OF_ANOTHER_RELEASE.test(text) && !TAG.test(text))
    .map(({ file, line, text }) => `${file}:${line}: ${text}`)

/**
 * `undated` are the comments that speak of another release without saying how long that matters, as `file:line: text`.
 */
export function findIn(file: string, code: string): { shims: Shim[]; undated: string[] } {
  const comments = commentsIn(file, code)
  return { shims: shimsOf(comments), undated: undatedOf(comments) }
}

export function findShims(): { shims: Shim[]; undated: string[] } {
  const files = globSync(FILES, { cwd: ROOT, exclude: EXCLUDED }).sort()
  const found = files.map((file) => findIn(file, readFileSync(ROOT + file, 'utf8')))
  return {
    shims: found.flatMap(({ shims }) => shims),
    undated: found.flatMap(({ undated }) => undated),
  }
}

/** By numbers: 0.0.9 is before 0.0.33. */
export const isAfter = (release: string, other: string): boolean =>
  release.localeCompare(other, 'en', { numeric: true }) > 0
