import { parseArgs, type ParseArgsConfig } from 'node:util'

type Config = ParseArgsConfig & { readonly strict?: true }

/** Reads the command line of a tool. Ends the process with one sentence if it does not fit. */
export function readOptions<C extends Config>(
  tool: string,
  config: C,
): ReturnType<typeof parseArgs<C>> {
  try {
    return parseArgs(config)
  } catch (error) {
    // Node's first sentence says what is wrong; the next ones are about dashes.
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('. ')
    console.error(`${tool}: ${reason.replace(/\.$/, '')}.`)
    process.exit(1)
  }
}
