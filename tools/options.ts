import { parseArgs, type ParseArgsConfig } from 'node:util'

/** The message is a sentence with the reason or the remedy. */
export class UsageError extends Error {}

type Config = ParseArgsConfig & { readonly strict?: true }

type Options<C extends Config> = ReturnType<typeof parseArgs<C>>

/** Throws a UsageError. */
export function parseOptions<C extends Config>(config: C): Options<C> {
  try {
    return parseArgs(config)
  } catch (error) {
    // Node's first sentence names the error; the next ones are about dashes.
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('. ')
    throw new UsageError(`${reason.replace(/\.$/, '')}.`)
  }
}

/** Ends the process with one sentence if the command line does not fit. */
export function readOptions<C extends Config>(tool: string, config: C): Options<C> {
  try {
    return parseOptions(config)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(`${tool}: ${error.message}`)
    process.exit(1)
  }
}
