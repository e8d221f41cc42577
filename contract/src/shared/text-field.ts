/**
 * A value that is sent as text, in an address, a form or JSON. The page parses texts with this field, and the schema of
 * a call derives from it (`textSchema`).
 */
export type TextField<Value> = {
  /** Parses a trimmed text; undefined if it is not valid. */
  readonly read: (text: string) => Value | undefined
  readonly message: string
  /** These are keywords of JSON Schema, for the API reference. */
  readonly reference: {
    readonly description?: string
    readonly example?: string
    readonly default?: string
    readonly enum?: readonly string[]
    readonly maxLength?: number
    readonly pattern?: string
  }
}
