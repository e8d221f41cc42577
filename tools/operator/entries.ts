import { UsageError } from '../options.ts'
import { printable } from '../printable.ts'
import { type Arguments } from './command.ts'

const LIMIT = 20

export const LIST_OPTIONS = { all: { type: 'boolean' }, limit: { type: 'string' } } as const

export const LIST_USAGE = '[--all | --limit n]'

/** `--all`, `--limit n`, or 20. Undefined: all entries. */
export function readLimit({ options: { all, limit } }: Arguments): number | undefined {
  if (all === true) return undefined
  if (typeof limit !== 'string') return LIMIT
  if (/^[1-9]\d{0,5}$/.test(limit)) return Number(limit)
  throw new UsageError(
    `--limit is "${limit}", which is not a positive integer; for example --limit 50.`,
  )
}

/** With or without '#'; undefined for any other text. */
export const readNumber = (named: string): number | undefined =>
  /^#?[1-9]\d{0,8}$/.test(named) ? Number(named.replace('#', '')) : undefined

/** An id, or an address that ends in one; undefined for any other text. */
export function parseId(named: string): number | undefined {
  const id = /(?:^|\/)([1-9]\d{0,8})\/?(?:[?#].*)?$/.exec(named)?.[1]
  return id === undefined ? undefined : Number(id)
}

/** `texts` are untrusted. */
export type Entry = { readonly head: readonly string[]; readonly texts: readonly string[] }

export function printEntries(entries: readonly Entry[]): string {
  return entries
    .map(({ head, texts }) => [head.join('  '), ...texts.map(indented)].join('\n'))
    .join('\n\n')
}

// Only the first line of an untrusted text can look like one of ours.
function indented(text: string): string {
  const lines = text.split(/\r\n|\r|\n/)
  return `    ${lines.map((line) => printable(line).trim().replaceAll(/\s+/g, ' ')).join('\n    | ')}`
}

/** 2026-11-21 12:00 UTC */
export const shownTime = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`

/** 1 run, 2 runs */
export const counted = (count: number, thing: string): string =>
  `${count.toLocaleString('en-US')} ${thing}${count === 1 ? '' : 's'}`
