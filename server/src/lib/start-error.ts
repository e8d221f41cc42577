/** The reason why the server cannot start, as one sentence for the operator. Printed without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** An error in its own words, as a part of such a sentence. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
