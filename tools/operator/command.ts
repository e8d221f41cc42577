import type { ParseArgsOptionsConfig } from 'node:util'
import type { Database, Settings } from '@fable/server/operator'
import { parseOptions, UsageError } from '../options.ts'

/** Settings and database are read only when a command needs them. */
export type Context = {
  readonly environment: NodeJS.ProcessEnv
  /** Throws a StartError if a setting is wrong. */
  readonly settings: () => Settings
  /** Even while a server uses it. */
  readonly database: () => Database
}

export type Arguments = {
  readonly options: Readonly<Record<string, string | boolean | undefined>>
  readonly names: readonly string[]
}

/** `isWrong`: the exit code is 1. */
export type Outcome = string | { readonly text: string; readonly isWrong: boolean }

export type Command = {
  /** Such as `facts hide`. */
  readonly name: string
  /** Such as `<fact>`. */
  readonly usage: string
  readonly summary: string
  readonly details?: string
  readonly options?: ParseArgsOptionsConfig
  /** The least and the largest number of arguments that are no options. */
  readonly names?: readonly [least: number, most: number]
  /** Throws a UsageError or StartError with a sentence. */
  readonly run: (given: Arguments, context: Context) => Promise<Outcome>
}

/** npm keeps options for itself unless they follow two dashes. */
export const typed = ({ name }: Pick<Command, 'name'>, rest: string): string =>
  `npm run operator ${rest.includes('--') ? '-- ' : ''}${`${name} ${rest}`.trim()}`

// Without blanks, invisible characters and lone accents.
const visiblePartOf = (text: string) => text.replaceAll(/[\p{Z}\p{C}\p{M}]/gu, '')

const tooMuch = (names: readonly string[], most: number) =>
  most > 1
    ? `There are ${names.length}, but a command takes at most ${most}: use a second command for the others.`
    : `"${names[most] ?? ''}" is one argument too many.`

/** Throws a UsageError if the arguments do not fit. */
export function readArguments(command: Command, args: readonly string[]): Arguments {
  const usage = `Usage: ${typed(command, command.usage)}`
  const { options = {}, names: [least, most] = [0, 0] } = command
  try {
    const given = parseOptions({ args: [...args], options, allowPositionals: true })
    const names = given.positionals
    const read = { options: given.values as Arguments['options'], names }
    refuseEmptyTexts(read)
    if (names.length < least) throw new UsageError('An argument is missing.')
    if (names.length > most) throw new UsageError(tooMuch(names, most))
    return read
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`${error.message} ${usage}`) : error
  }
}

/** Throws a UsageError for an empty text, such as an unset shell variable: it would match everything. */
function refuseEmptyTexts({ options, names }: Arguments) {
  for (const [name, value] of Object.entries(options)) {
    if (typeof value === 'string' && visiblePartOf(value) === '')
      throw new UsageError(`--${name} is empty, so nothing was done.`)
  }
  if (names.some((name) => visiblePartOf(name) === ''))
    throw new UsageError('One of the arguments is empty, so nothing was done.')
}

/** Confirms an action that cannot be undone. */
export const CONFIRM = { yes: { type: 'boolean' } } as const

/** Throws a UsageError unless the operator has confirmed the sentence. */
export function requireYes({ options }: Arguments, sentence: string, again: string): void {
  if (options.yes === true) return
  throw new UsageError(`${sentence} To confirm: ${again}`)
}
