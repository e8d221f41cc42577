/** Why the server cannot start, as one sentence for its operator: printed without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
