import type { Category } from '@fable/contract'
import { CATEGORIES } from '@fable/contract/limits'
import { fieldsOf, textOr } from '../../platform/reading.ts'
import { DRAFT_KEYS, readJson, removeText, writeText } from '../../platform/storage.ts'

/** What stands in the form, as typed. */
export type Draft = { text: string; source: string; category: Category | '' }

const KEY = DRAFT_KEYS.fact

/** The fact that was being typed when the page went away; a browser without storage has none. */
export function readDraft(): Draft {
  const { text, source, category } = fieldsOf(readJson(KEY))
  return {
    text: textOr(text, ''),
    source: textOr(source, ''),
    category: CATEGORIES.find(({ id }) => id === category)?.id ?? '',
  }
}

/** Keeps what is typed until it is shared; null forgets it. */
export function keepDraft(draft: Draft | null): void {
  if (draft && (draft.text || draft.source)) writeText(KEY, JSON.stringify(draft))
  else removeText(KEY)
}
