import { parseArgs } from 'node:util'
import { StartError } from '@fable/server/operator'
import { printable } from '../printable.ts'

const LIMIT = 20

const readArgs = (command: string, args: readonly string[]) => {
  try {
    const options = { all: { type: 'boolean' }, limit: { type: 'string' } } as const
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new StartError(
      `${error instanceof Error ? error.message : String(error)}. For example: ${command} --limit 50.`,
    )
  }
}

/** The requested number of entries: `--all`, `--limit n`, or 20. undefined: all of them. */
export const readLimit = (command: string, args: readonly string[]): number | undefined => {
  const values = readArgs(command, args)
  if (values.all) return undefined
  if (values.limit === undefined) return LIMIT
  if (/^[1-9]\d{0,5}$/.test(values.limit)) return Number(values.limit)
  throw new StartError(
    `--limit is "${values.limit}", which is not a positive number; for example --limit 50.`,
  )
}

/** Untrusted text, indented under the head of its entry. */
export const indented = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => `    ${printable(line)}`)
    .join('\n')

/** An ISO time as `2026-11-21 12:00 UTC`. */
export const shownTime = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`
