import { withScheme } from '@fable/contract/limits'
import { textOr, type Fields } from '../../lib/reading.ts'

/** A form's values as typed: the text of each of its fields. */
export type Draft<Name extends string> = Readonly<Record<Name, string>>

/**
 * The storage of a draft until it is sent. In a browser without storage, saving does nothing and reading returns a
 * blank draft.
 */
export type KeptDraft<Name extends string> = {
  readonly read: () => Draft<Name>
  /** Stores the draft; `null` deletes it. */
  readonly save: (draft: Draft<Name> | null) => void
}

/**
 * Maximum length of a stored text. It is larger than that of any valid text, so that texts that are too long are stored
 * as well.
 */
const LENGTH_MAX = 5000

type Options<Name extends string> = {
  readonly names: readonly Name[]
  /** Parses a field; undefined if the typed text is not valid. */
  readonly readField: (name: Name, typed: string) => unknown
  /**
   * The fields that may have a value before the visitor types. They do not count when a draft is checked for being
   * blank.
   */
  readonly given?: readonly Name[]
}

/** The fields of a form, and the checks of its drafts. */
export class FormFields<Name extends string> {
  readonly names: readonly Name[]
  readonly #readField: Options<Name>['readField']
  readonly #given: readonly Name[]

  constructor({ names, readField, given = [] }: Options<Name>) {
    this.names = names
    this.#readField = readField
    this.#given = given
  }

  /** Makes a draft with a text for each field. */
  #draftOf(textOf: (name: Name) => string): Draft<Name> {
    return Object.fromEntries(this.names.map((name) => [name, textOf(name)])) as Draft<Name>
  }

  /** Reads a draft from the fields of a form, or from stored ones. */
  draftIn(fields: Fields): Draft<Name> {
    return this.#draftOf((name) => textOr(fields[name], '', LENGTH_MAX))
  }

  isBlank(draft: Draft<Name>): boolean {
    return this.names.every((name) => this.#given.includes(name) || draft[name].trim() === '')
  }

  /** Checks whether every required field has a text. */
  isComplete(draft: Draft<Name>): boolean {
    return this.names.every((name) => draft[name] !== '' || this.#readField(name, '') !== undefined)
  }

  /** Returns the values to send. */
  cleaned(draft: Draft<Name>): Draft<Name> {
    return this.#draftOf((name) =>
      (name === 'source' ? withScheme(draft[name]) : draft[name]).trim(),
    )
  }

  /** Lists the invalid fields, in the order of the form. */
  invalidIn(draft: Draft<Name>): Name[] {
    const sent = this.cleaned(draft)
    return this.names.filter((name) => this.#readField(name, sent[name]) === undefined)
  }
}
