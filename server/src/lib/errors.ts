/** Thrown if the server cannot start. Its message is one sentence for the operator, and is printed without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** Returns the message of an error, as a part of such a sentence. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}

/** Returns the code of an error of Node, SMTP or PostgreSQL, such as ENOENT; undefined if it has none. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined
