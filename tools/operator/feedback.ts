import { parseArgs } from 'node:util'
import { type Database, listFeedback, StartError } from '@fable/server/operator'
import { printable } from '../printable.ts'

const LIMIT = 20

const indented = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => `    ${printable(line)}`)
    .join('\n')

/** The requested number of entries. undefined: all of them. */
const readLimit = (args: readonly string[]): number | undefined => {
  const values = readArgs(args)
  if (values.all) return undefined
  if (values.limit === undefined) return LIMIT
  if (/^[1-9]\d{0,5}$/.test(values.limit)) return Number(values.limit)
  throw new StartError(
    `--limit is "${values.limit}", which is not a positive number; for example --limit 50.`,
  )
}

const readArgs = (args: readonly string[]) => {
  try {
    const options = { all: { type: 'boolean' }, limit: { type: 'string' } } as const
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new StartError(
      `${error instanceof Error ? error.message : String(error)}. For example: feedback --limit 50.`,
    )
  }
}

/** Prints the feedback, newest first, one paragraph each. */
export const showFeedback = async (
  database: Database,
  args: readonly string[],
): Promise<string> => {
  const entries = await listFeedback(database, readLimit(args))
  if (entries.length === 0) return 'Nobody has written yet.'
  return entries
    .map(({ id, kind, message, email, sentAt }) => {
      const time = `${sentAt.slice(0, 16).replace('T', ' ')} UTC`
      const head = [`#${String(id)}`, kind, time, ...(email === null ? [] : [printable(email)])]
      return `${head.join('  ')}\n${indented(message)}`
    })
    .join('\n\n')
}
