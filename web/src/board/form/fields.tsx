import { FACT_TEXT_MAX, textLength, withScheme } from '@fable/contract/limits'
import { cx } from '../../lib/cx.ts'
import { Field } from '../../ui/field.tsx'
import styles from './form.module.css'

export type FieldProps = {
  control: {
    id: string
    name: string
    value: string
    disabled: boolean
    autoFocus: boolean
    'aria-invalid': boolean
    'data-invalid': true | undefined
  }
  onType: (text: string) => void
  onSettled: (text: string) => void
}

type TextFieldProps = FieldProps & {
  label: string
  hint: string
  className?: string | undefined
}

export function TextField({ control, onType, label, hint, className }: TextFieldProps) {
  const left = FACT_TEXT_MAX - textLength(control.value)
  const isTooLong = left < 0
  const [leftId, hintId] = [`${control.id}-left`, `${control.id}-hint`]

  return (
    <Field label={label} htmlFor={control.id} className={styles.text}>
      <textarea
        className={className}
        rows={3}
        dir="auto"
        {...control}
        aria-describedby={cx(hintId, leftId)}
        aria-invalid={control['aria-invalid'] || isTooLong}
        onChange={({ target }) => onType(target.value)}
      />
      <span id={leftId} className={cx('fine', styles.left, isTooLong && styles.over)}>
        {isTooLong ? `Too long by ${-left}` : `${left} left`}
      </span>
      <small id={hintId}>{hint}</small>
    </Field>
  )
}

/** If the scheme is missing, `https://` is added when the field loses the focus. */
export function SourceField({ control, onType, onSettled }: FieldProps) {
  const hintId = `${control.id}-hint`
  const leave = () => {
    const whole = withScheme(control.value)
    // An unchanged address is not reported as typed, because typing discards the response to the last attempt.
    if (whole !== control.value) onType(whole)
    onSettled(whole)
  }

  return (
    <Field label="Source" htmlFor={control.id} className={styles.source}>
      <input
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        {...control}
        aria-describedby={hintId}
        onBlur={leave}
        onChange={({ target, nativeEvent }) => {
          onType(target.value)
          const { inputType } = nativeEvent as InputEvent
          if (inputType === 'insertFromPaste') onSettled(target.value)
        }}
      />
      <small id={hintId}>A public page that anyone can open, and that confirms it.</small>
    </Field>
  )
}
