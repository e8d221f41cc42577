import { withScheme } from '@fable/contract/limits'
import { textOr, type Fields } from '../../lib/reading.ts'

/** A form's values as typed: the text of each of its fields. */
export type Draft<Name extends string> = Readonly<Record<Name, string>>

/** Where a draft is kept until it is sent. Without storage nothing is stored, and a blank draft is read. */
export type KeptDraft<Name extends string> = {
  readonly read: () => Draft<Name>
  /** null forgets it. */
  readonly save: (draft: Draft<Name> | null) => void
}

/** Longer than any valid text or source, so that a too long one is stored as well. */
const LENGTH_MAX = 5000

type Options<Name extends string> = {
  readonly names: readonly Name[]
  /** The value of a field as it was typed; undefined if it is not valid. */
  readonly readField: (name: Name, typed: string) => unknown
  /** The fields that may have a text before the visitor types. */
  readonly given?: readonly Name[]
}

/** The fields of a form, with checks of a draft. */
export class FormFields<Name extends string> {
  readonly names: readonly Name[]
  readonly #readField: Options<Name>['readField']
  readonly #given: readonly Name[]

  constructor({ names, readField, given = [] }: Options<Name>) {
    this.names = names
    this.#readField = readField
    this.#given = given
  }

  /** A draft with the text of each field. */
  #draftOf(textOf: (name: Name) => string): Draft<Name> {
    return Object.fromEntries(this.names.map((name) => [name, textOf(name)])) as Draft<Name>
  }

  /** Reads a draft from the fields of a form, or from stored ones. */
  draftIn(fields: Fields): Draft<Name> {
    return this.#draftOf((name) => textOr(fields[name], '', LENGTH_MAX))
  }

  /** Checks whether a draft is empty. */
  isBlank(draft: Draft<Name>): boolean {
    return this.names.every((name) => this.#given.includes(name) || draft[name].trim() === '')
  }

  /** Checks whether every required field has a text. */
  isComplete(draft: Draft<Name>): boolean {
    return this.names.every((name) => draft[name] !== '' || this.#readField(name, '') !== undefined)
  }

  /** The values to send. */
  cleaned(draft: Draft<Name>): Draft<Name> {
    return this.#draftOf((name) =>
      (name === 'source' ? withScheme(draft[name]) : draft[name]).trim(),
    )
  }

  /** The invalid fields, in the order of the form. */
  invalidIn(draft: Draft<Name>): Name[] {
    const sent = this.cleaned(draft)
    return this.names.filter((name) => this.#readField(name, sent[name]) === undefined)
  }
}
