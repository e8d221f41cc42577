/**
 * A value that is given as text: in an address, in a form or in JSON. The page reads texts with it, and the schema
 * of a call is made of it (`textSchema`).
 */
export type TextField<Value> = {
  /** The value of a trimmed text; undefined if the text is not valid. */
  readonly read: (text: string) => Value | undefined
  /** What the text must be, for whoever sent another one. */
  readonly message: string
  /** What the reference of the calls says of the text: keywords of JSON Schema. */
  readonly reference: {
    readonly description?: string
    readonly example?: string
    readonly default?: string
    readonly enum?: readonly string[]
    readonly maxLength?: number
    readonly pattern?: string
  }
}
