import type { Category, NewFact } from '@fable/contract'
import { CATEGORIES } from '@fable/contract/limits'
import { fieldsOf, textOr, type Fields } from '../../lib/reading.ts'
import { DRAFT_KEYS, readJson, removeText, writeText } from '../../lib/storage.ts'

/** What stands in the form, as typed: all fields of a new fact. */
export type Draft = Required<Omit<NewFact, 'category'>> & { category: Category | '' }

const KEY = DRAFT_KEYS.fact

/** Longer than any text or source that is taken, so that one that is too long is kept, too. */
const LENGTH_MAX = 5000

/** A draft in stored fields. */
export function draftIn({ text, source, category }: Fields): Draft {
  return {
    text: textOr(text, '', LENGTH_MAX),
    source: textOr(source, '', LENGTH_MAX),
    category: CATEGORIES.find(({ id }) => id === category)?.id ?? '',
  }
}

/** The fact that was being typed when the page went away; a browser without storage has none. */
export const readDraft = (): Draft => draftIn(fieldsOf(readJson(KEY)))

/** Whether anything was typed. */
export const isBlank = ({ text, source }: Draft): boolean => text.trim() + source.trim() === ''

/** Keeps what is typed until it is shared; null forgets it. */
export function saveDraft(draft: Draft | null): void {
  if (draft && !isBlank(draft)) writeText(KEY, JSON.stringify(draft))
  else removeText(KEY)
}
