/** The reason why the server cannot start, as one sentence for the operator. Printed without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
