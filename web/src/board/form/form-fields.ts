import { withScheme } from '@fable/contract/limits'
import { textOr, type Fields } from '../../lib/reading.ts'

export type Draft<Name extends string> = Readonly<Record<Name, string>>

/** In a browser without storage, saving does nothing and reading returns a blank draft. */
export type KeptDraft<Name extends string> = {
  readonly read: () => Draft<Name>
  readonly save: (draft: Draft<Name> | null) => void
}

/** The limit is higher than for any valid text, so that texts that are too long are also stored. */
const LENGTH_MAX = 5000

type Options<Name extends string> = {
  readonly names: readonly Name[]
  /** Returns undefined if the typed text is not valid. */
  readonly readField: (name: Name, typed: string) => unknown
  /** Fields that may have a value before the visitor types. Their values alone do not make a draft. */
  readonly given?: readonly Name[]
}

export class FormFields<Name extends string> {
  readonly names: readonly Name[]
  readonly #readField: Options<Name>['readField']
  readonly #given: readonly Name[]

  constructor({ names, readField, given = [] }: Options<Name>) {
    this.names = names
    this.#readField = readField
    this.#given = given
  }

  #draftOf(textOf: (name: Name) => string): Draft<Name> {
    return Object.fromEntries(this.names.map((name) => [name, textOf(name)])) as Draft<Name>
  }

  draftIn(fields: Fields): Draft<Name> {
    return this.#draftOf((name) => textOr(fields[name], '', LENGTH_MAX))
  }

  isBlank(draft: Draft<Name>): boolean {
    return this.names.every((name) => this.#given.includes(name) || draft[name].trim() === '')
  }

  isComplete(draft: Draft<Name>): boolean {
    return this.names.every((name) => draft[name] !== '' || this.#readField(name, '') !== undefined)
  }

  cleaned(draft: Draft<Name>): Draft<Name> {
    return this.#draftOf((name) =>
      (name === 'source' ? withScheme(draft[name]) : draft[name]).trim(),
    )
  }

  invalidIn(draft: Draft<Name>): Name[] {
    const sent = this.cleaned(draft)
    return this.names.filter((name) => this.#readField(name, sent[name]) === undefined)
  }
}
