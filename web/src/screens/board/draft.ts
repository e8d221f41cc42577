import type { Category } from '@fable/contract'

/** What stands in the form, as typed. */
export type Draft = { text: string; source: string; category: Category | '' }

const KEY = 'FactDraft'
const EMPTY: Draft = { text: '', source: '', category: '' }

/** The fact that was being typed when the page went away; a browser without storage has none. */
export function readDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return EMPTY
    const { text, source } = kept as Record<string, unknown>
    return {
      ...EMPTY,
      ...(typeof text === 'string' && { text }),
      ...(typeof source === 'string' && { source }),
    }
  } catch {
    return EMPTY
  }
}

/** Keeps what is typed until it is shared; null forgets it. */
export function keepDraft(draft: Draft | null): void {
  try {
    if (draft && (draft.text || draft.source)) localStorage.setItem(KEY, JSON.stringify(draft))
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage the draft lives as long as the form does.
  }
}
