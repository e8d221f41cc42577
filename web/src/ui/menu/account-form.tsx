import { useState, type ReactNode, type SubmitEvent } from 'react'
import { ACCOUNT_MESSAGES } from '@fable/contract/limits'
import { ApiError } from '../../lib/api.ts'
import { Popup } from '../popup.tsx'
import { Button } from '../button.tsx'

type FieldName = 'username' | 'email' | 'password' | 'firstPassword' | 'newPassword'

const FIELDS: Record<FieldName, { label: string; type: string; autoComplete: string }> = {
  username: { label: 'USERNAME', type: 'text', autoComplete: 'username' },
  email: { label: 'EMAIL', type: 'email', autoComplete: 'email' },
  password: { label: 'PASSWORD', type: 'password', autoComplete: 'current-password' },
  firstPassword: { label: 'PASSWORD', type: 'password', autoComplete: 'new-password' },
  newPassword: { label: 'NEW PASSWORD', type: 'password', autoComplete: 'new-password' },
}

type Props<Name extends FieldName> = {
  title: string
  fields: readonly Name[]
  submit: string
  /** Words that an entry deserves before anybody is asked; null when it is fine. */
  check?: (values: Record<Name, string>) => string | null
  onSubmit: (values: Record<Name, string>) => Promise<void>
  onBack?: (() => void) | undefined
  onClose: () => void
  children?: ReactNode
}

/** What went wrong, in the provider's words or in ours. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError))
    return 'The server can’t be reached. Nothing is lost; try again.'
  return error.message
}

/** A form of the menu popup: an error line above its fields, its button, Back and Close (section 2). */
export function AccountForm<Name extends FieldName>(props: Props<Name>) {
  const { title, fields, submit, check, onSubmit, onBack, onClose, children } = props
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)

  const send = async (values: Record<Name, string>) => {
    setBusy(true)
    setError('')
    try {
      await onSubmit(values)
    } catch (failure) {
      setError(wordsOf(failure))
    } finally {
      setBusy(false)
    }
  }

  const submitForm = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const values = Object.fromEntries(
      fields.map((name) => [name, data.get(name) as string]),
    ) as Record<Name, string>
    const isIncomplete = fields.some((name) => values[name].trim() === '')
    const fault = isIncomplete ? ACCOUNT_MESSAGES.fieldsMissing : check?.(values)
    if (fault) setError(fault)
    else void send(values)
  }

  return (
    <Popup title={title} onClose={onClose}>
      <form className="account-form" noValidate onSubmit={submitForm}>
        <p role="alert" className="form-error">
          {error}
        </p>
        {fields.map((name) => (
          <div key={name} className="field">
            <label htmlFor={`account-${name}`}>{FIELDS[name].label}</label>
            <input
              id={`account-${name}`}
              name={name}
              type={FIELDS[name].type}
              autoComplete={FIELDS[name].autoComplete}
              autoCapitalize="none"
              readOnly={isBusy}
            />
          </div>
        ))}
        {children}
        <Button type="submit" look="strong" aria-disabled={isBusy}>
          {submit}
        </Button>
      </form>
      {onBack && <Button onClick={onBack}>Back</Button>}
    </Popup>
  )
}
