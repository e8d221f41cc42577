import { PROBLEMS } from '@fable/contract'
import { problemCodeOf, StartError } from '@fable/server/operator'
import { type Context, type Outcome, readArguments } from './command.ts'
import { findCommand, helpFor, helpText } from './commands.ts'

const HELP = new Set(['help', '--help', '-h'])

/** Throws a UsageError or StartError with a sentence. */
export async function operate(args: readonly string[], context: Context): Promise<Outcome> {
  const [first = 'help', ...rest] = args
  if (HELP.has(first)) return helpFor(rest) ?? helpText
  if (args.some((argument) => HELP.has(argument) && argument !== 'help'))
    return helpFor(args) ?? helpText
  const found = findCommand(args)
  try {
    return await found.command.run(readArguments(found.command, found.rest), context)
  } catch (error) {
    const code = problemCodeOf(error)
    throw code === undefined ? error : new StartError(`${PROBLEMS[code].title}.`)
  }
}
