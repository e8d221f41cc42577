import { FACT_FIELD_NAMES, type FactFieldName, readFactField } from '@fable/contract/limits'
import { fieldsOf } from '../../lib/reading.ts'
import { readJson, removeText, writeText } from '../../lib/storage.ts'
import { FormFields, type Draft, type KeptDraft } from '../form/form-fields.ts'
import { FACT_DRAFT_KEY } from './storage-keys.ts'

export type FactDraft = Draft<FactFieldName>

/** The category may be preselected, so it alone does not make a draft. */
export const FACT_FORM = new FormFields<FactFieldName>({
  names: FACT_FIELD_NAMES,
  readField: readFactField,
  given: ['category'],
})

export const factDraft: KeptDraft<FactFieldName> = {
  read: () => FACT_FORM.draftIn(fieldsOf(readJson(FACT_DRAFT_KEY))),
  save: (draft) => {
    if (draft && !FACT_FORM.isBlank(draft)) writeText(FACT_DRAFT_KEY, JSON.stringify(draft))
    else removeText(FACT_DRAFT_KEY)
  },
}
