import { FACT_FIELDS } from './fact-fields.ts'

export const CORRECTIONS_MAX = 20

export const CORRECTIONS_OF_SENDER_MAX = 3

/**
 * The number of senders who must find a correction helpful before it is shown with its disputed fact. The author of the
 * correction does not count.
 */
export const CORRECTION_SHOWN_MIN = 2

/**
 * The fields in the order of the form. The call, form, draft and offline list of a correction derive from this table.
 */
export const CORRECTION_FIELDS = {
  text: {
    ...FACT_FIELDS.text,
    reference: {
      ...FACT_FIELDS.text.reference,
      example: 'Honey spoils when it takes up water.',
    },
  },
  source: FACT_FIELDS.source,
}

export type CorrectionFieldName = keyof typeof CORRECTION_FIELDS

export const CORRECTION_FIELD_NAMES = Object.keys(
  CORRECTION_FIELDS,
) as readonly CorrectionFieldName[]
