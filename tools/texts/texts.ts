import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as game from '@fable/engine/content'

/** `place` is the part of the content that a text belongs to. */
export type Text = { readonly place: string; readonly text: string }

type Changes = {
  /** New texts, and changed ones as they are now. */
  readonly unknown: readonly Text[]
  /** The recorded lines of texts that are gone, or were changed. */
  readonly gone: readonly string[]
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SENTENCES = [
  'server/src/facts/rounds/content/{fables,truths}/*.ts',
  'server/src/facts/rounds/content/replaced.ts',
  'server/src/facts/board/sample-facts.ts',
]

/** A line for each text: its hash, and its place. */
export const RECORD = `${ROOT}tools/texts/record.txt`

export function listTexts(): readonly Text[] {
  const files = globSync(SENTENCES, { cwd: ROOT }).sort()
  return [...files.flatMap(readSentences), ...Object.entries(game).flatMap(readGame)]
}

export function recordOf(texts: readonly Text[]): string {
  return `${texts.map(lineOf).join('\n')}\n`
}

/** A text that is there twice must be recorded twice. */
export function compareTexts(record: string, texts: readonly Text[]): Changes {
  const gone = record.trim().split('\n')
  const unknown = texts.filter((text) => {
    const found = gone.indexOf(lineOf(text))
    if (found >= 0) gone.splice(found, 1)
    return found < 0
  })
  return { unknown, gone }
}

function lineOf({ place, text }: Text): string {
  return `${createHash('sha256').update(text).digest('hex').slice(0, 8)} ${place}`
}

function readSentences(file: string): readonly Text[] {
  const [, table = ''] = readFileSync(`${ROOT}${file}`, 'utf8').split('`\n')
  const place = file.split('/').slice(-2).join(' ')
  return table.split('\n').flatMap((text) => (text === '' ? [] : [{ place, text }]))
}

/** The place of an entry of a list is its id. */
function readGame([place, value]: [place: string, value: unknown]): readonly Text[] {
  if (typeof value === 'string') return [{ place, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((inner: unknown) => {
    const { id } = (inner ?? {}) as { readonly id?: string }
    return readGame([id === undefined ? place : `${place} ${id}`, inner])
  })
}
