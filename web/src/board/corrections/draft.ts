import {
  CORRECTION_FIELD_NAMES,
  CORRECTION_FIELDS,
  type CorrectionFieldName,
} from '@fable/contract/limits'
import { fieldsOf, listOf } from '../../lib/reading.ts'
import { readJson, removeText, writeText } from '../../lib/storage.ts'
import { FormFields, type Draft, type KeptDraft } from '../form/form-fields.ts'

export type CorrectionDraft = Draft<CorrectionFieldName>

export const CORRECTION_FORM = new FormFields<CorrectionFieldName>({
  names: CORRECTION_FIELD_NAMES,
  readField: (name, typed) => CORRECTION_FIELDS[name].read(typed.trim()),
})

const KEY = 'CorrectionDrafts'

declare module '../../lib/storage.ts' {
  interface StorageKeys {
    [KEY]: true
  }
}

/** The number of facts whose drafts are kept. The oldest drafts are deleted. */
const FACTS_MAX = 20

function readAll(): Map<number, CorrectionDraft> {
  const pairs = listOf(readJson(KEY)).map(listOf)
  return new Map(pairs.map(([id, draft]) => [Number(id), CORRECTION_FORM.draftIn(fieldsOf(draft))]))
}

export const correctionDraft = (factId: number): KeptDraft<CorrectionFieldName> => ({
  read: () => readAll().get(factId) ?? CORRECTION_FORM.draftIn({}),
  save: (draft) => {
    const all = readAll()
    all.delete(factId)
    if (draft && !CORRECTION_FORM.isBlank(draft)) all.set(factId, draft)
    if (all.size === 0) removeText(KEY)
    else writeText(KEY, JSON.stringify([...all].slice(-FACTS_MAX)))
  },
})
