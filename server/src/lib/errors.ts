/** The reason why the server cannot start, as one sentence for the operator. Printed without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** An error in its own words, as a part of such a sentence. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}

/** The code of an error of Node, of SMTP or of PostgreSQL, such as ENOENT; undefined if it has none. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined
