import type { ReactNode } from 'react'
import { CATEGORIES, type FactFieldName } from '@fable/contract/limits'
import { Field } from '../../ui/field.tsx'
import { sizeOf } from '../card/placement.ts'
import { SourceField, TextField, type FieldProps } from '../form/fields.tsx'
import styles from './share.module.css'

/** The text, as large as it will stand in the list. */
function FactTextField(props: FieldProps) {
  return (
    <TextField
      {...props}
      label="A fact worth sharing"
      leftText={(left) => `${left} left`}
      hint="One sentence, such as “Honey does not spoil.”"
      className={styles[sizeOf(props.control.value)]}
    />
  )
}

function FactSourceField(props: FieldProps) {
  return (
    <SourceField
      {...props}
      hint="A public web page that says so: http or https, without a user name."
    />
  )
}

function CategoryField({ control, onType }: FieldProps) {
  return (
    <Field label="Category" htmlFor={control.id} className={styles.category}>
      <select {...control} onChange={({ target }) => onType(target.value)}>
        <option value="">Choose…</option>
        {CATEGORIES.map(({ id }) => (
          <option key={id} value={id}>
            {id}
          </option>
        ))}
      </select>
    </Field>
  )
}

/** How each field of a new fact is asked for. */
export const FIELDS: Readonly<Record<FactFieldName, (props: FieldProps) => ReactNode>> = {
  text: FactTextField,
  source: FactSourceField,
  category: CategoryField,
}
