import { FACT_FIELD_NAMES, type FactFieldName, readFactField } from '@fable/contract/limits'
import { fieldsOf } from '../../lib/reading.ts'
import { DRAFT_KEYS, readJson, removeText, writeText } from '../../lib/storage.ts'
import { FormFields, type Draft, type KeptDraft } from '../form/form-fields.ts'

/** The values of the form's fields as typed. */
export type FactDraft = Draft<FactFieldName>

/** The form for a fact. Its category may be preselected, so it does not count as typed. */
export const FACT_FORM = new FormFields<FactFieldName>({
  names: FACT_FIELD_NAMES,
  readField: readFactField,
  given: ['category'],
})

const KEY = DRAFT_KEYS.fact

export const factDraft: KeptDraft<FactFieldName> = {
  read: () => FACT_FORM.draftIn(fieldsOf(readJson(KEY))),
  save: (draft) => {
    if (draft && !FACT_FORM.isBlank(draft)) writeText(KEY, JSON.stringify(draft))
    else removeText(KEY)
  },
}
