import type { ReactNode } from 'react'
import {
  CATEGORIES,
  FACT_TEXT_MAX,
  type FactFieldName,
  factTextLength,
  withScheme,
} from '@fable/contract/limits'
import { cx } from '../../lib/cx.ts'
import { Field } from '../../ui/field.tsx'
import { sizeOf } from '../card/placement.ts'
import styles from './share.module.css'

/** What every field of the form gets. */
type FieldProps = {
  /** The attributes of its control. */
  control: {
    id: string
    name: FactFieldName
    value: string
    disabled: boolean
    autoFocus: boolean
    'aria-invalid': boolean
    'data-invalid': true | undefined
  }
  onType: (text: string) => void
  /** The field was left, or filled by a paste: the text stands as it is meant. */
  onSettled: (text: string) => void
}

/** The text, with what is left of its length. It is marked as soon as it is too long. */
function TextField({ control, onType }: FieldProps) {
  const left = FACT_TEXT_MAX - factTextLength(control.value)
  const isTooLong = left < 0
  return (
    <Field label="A fact worth sharing" htmlFor={control.id} className={styles.text}>
      <textarea
        className={styles[sizeOf(control.value)]}
        rows={3}
        dir="auto"
        aria-describedby="fact-text-hint fact-left"
        {...control}
        aria-invalid={control['aria-invalid'] || isTooLong}
        onChange={({ target }) => onType(target.value)}
      />
      <span id="fact-left" className={cx('fine', styles.left, isTooLong && styles.over)}>
        {isTooLong ? `Too long by ${-left}` : `${left} left`}
      </span>
      <small id="fact-text-hint">One sentence, such as “Honey does not spoil.”</small>
    </Field>
  )
}

function SourceField({ control, onType, onSettled }: FieldProps) {
  const leave = () => {
    const whole = withScheme(control.value)
    // A source that stays as it is keeps what was found with it.
    if (whole !== control.value) onType(whole)
    onSettled(whole)
  }
  return (
    <div className={styles.origin}>
      <Field label="Source" htmlFor={control.id}>
        <input
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          aria-describedby="fact-source-hint"
          {...control}
          onBlur={leave}
          onChange={({ target, nativeEvent }) => {
            onType(target.value)
            const { inputType } = nativeEvent as InputEvent
            if (inputType === 'insertFromPaste') onSettled(target.value)
          }}
        />
        <small id="fact-source-hint">
          A public web page that says so: http or https, without a user name.
        </small>
      </Field>
    </div>
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
  text: TextField,
  source: SourceField,
  category: CategoryField,
}
