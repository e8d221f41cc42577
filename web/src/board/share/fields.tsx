import type { ReactNode } from 'react'
import { CATEGORY_IDS, FACT_TEXT_MAX, type FactFieldName } from '@fable/contract/limits'
import { Field } from '../../ui/field.tsx'
import { SourceField, TextField, type FieldProps } from '../form/fields.tsx'
import styles from './share.module.css'

function FactTextField(props: FieldProps) {
  return (
    <TextField
      {...props}
      label="A fact worth sharing"
      hint={`Up to ${FACT_TEXT_MAX} characters, such as “An octopus has three hearts.”`}
    />
  )
}

function CategoryField({ control, onType }: FieldProps) {
  const hintId = `${control.id}-hint`
  return (
    <Field label="Category" htmlFor={control.id} className={styles.category}>
      <select
        {...control}
        aria-describedby={hintId}
        onChange={({ target }) => onType(target.value)}
      >
        <option value="">Choose…</option>
        {CATEGORY_IDS.map((id) => (
          <option key={id} value={id}>
            {id}
          </option>
        ))}
      </select>
      <small id={hintId}>Choose a category.</small>
    </Field>
  )
}

export const FIELDS: Readonly<Record<FactFieldName, (props: FieldProps) => ReactNode>> = {
  text: FactTextField,
  source: SourceField,
  category: CategoryField,
}
