import type { TextField } from '../shared/text-field.ts'
import { isPlainText } from '../shared/text.ts'
import { CATEGORY_IDS, FACT_TEXT_MAX, type Category } from './fact-limits.ts'
import { isHttpUrl, SOURCE_MAX, withScheme } from './http-url.ts'

/** True for 1 to 200 characters after trimming (docs/rules.md, section 5). */
export const isFactText = (text: string): boolean => isPlainText(text, FACT_TEXT_MAX)

const text: TextField<string> = {
  read: (typed) => (isFactText(typed) ? typed : undefined),
  message: `must be 1-${FACT_TEXT_MAX} characters`,
  reference: {
    description: `1-${FACT_TEXT_MAX} characters after trimming`,
    example: 'Honey does not spoil.',
  },
}

const source: TextField<string> = {
  read: (typed) => {
    const address = withScheme(typed)
    return isHttpUrl(address) ? address : undefined
  },
  message: `must be the http or https address of a public page, without a user name, blanks or invisible characters, ${SOURCE_MAX} characters at most`,
  reference: {
    description: `The http or https address of a public page, without a user name, blanks or invisible characters, ${SOURCE_MAX} characters at most; one without a scheme is taken as https`,
    example: 'https://example.com/honey',
  },
}

const category: TextField<Category> = {
  read: (typed) => CATEGORY_IDS.find((id) => id === typed),
  message: `must be one of ${CATEGORY_IDS.join(', ')}`,
  reference: { enum: CATEGORY_IDS, example: 'science' },
}

/**
 * The fields in the order of the form. The call that shares a fact, the form, its draft, and the offline list of facts
 * derive from this table. An optional field reads a blank text as null.
 */
export const FACT_FIELDS = { text, source, category }

export type FactFieldName = keyof typeof FACT_FIELDS

export const FACT_FIELD_NAMES = Object.keys(FACT_FIELDS) as readonly FactFieldName[]

export const readFactField = (name: FactFieldName, typed: string): unknown =>
  FACT_FIELDS[name].read(typed.trim())
