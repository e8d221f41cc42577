import {
  FACT_FIELD_NAMES,
  type FactFieldName,
  readFactField,
  withScheme,
} from '@fable/contract/limits'
import { textOr, fieldsOf, type Fields } from '../../lib/reading.ts'
import { DRAFT_KEYS, readJson, removeText, writeText } from '../../lib/storage.ts'

/** What stands in the form, as typed: all fields of a new fact. */
export type Draft = Readonly<Record<FactFieldName, string>>

const KEY = DRAFT_KEYS.fact

/** Longer than any text or source that is taken, so that one that is too long is kept, too. */
const LENGTH_MAX = 5000

/** A draft with the text of each field. */
const draftOf = (textOf: (name: FactFieldName) => string): Draft =>
  Object.fromEntries(FACT_FIELD_NAMES.map((name) => [name, textOf(name)])) as Draft

/** A draft in the fields of a form, or in stored ones. */
export const draftIn = (fields: Fields): Draft =>
  draftOf((name) => textOr(fields[name], '', LENGTH_MAX))

/** The fact that was being typed when the page went away; a browser without storage has none. */
export const readDraft = (): Draft => draftIn(fieldsOf(readJson(KEY)))

/** Whether nothing was typed. The category may be that of the list. */
export const isBlank = (draft: Draft): boolean =>
  FACT_FIELD_NAMES.every((name) => name === 'category' || draft[name].trim() === '')

/** Whether every field that a fact must have has a text. */
export const isComplete = (draft: Draft): boolean =>
  FACT_FIELD_NAMES.every((name) => draft[name] !== '' || readFactField(name, '') !== undefined)

/** Keeps what is typed until it is shared; null forgets it. */
export function saveDraft(draft: Draft | null): void {
  if (draft && !isBlank(draft)) writeText(KEY, JSON.stringify(draft))
  else removeText(KEY)
}

/** What is sent of a draft. */
export const cleaned = (draft: Draft): Draft =>
  draftOf((name) => (name === 'source' ? withScheme(draft.source) : draft[name]).trim())

/** The fields that would not be taken, in the order of the form. */
export function invalidFields(draft: Draft): FactFieldName[] {
  const sent = cleaned(draft)
  return FACT_FIELD_NAMES.filter((name) => readFactField(name, sent[name]) === undefined)
}
