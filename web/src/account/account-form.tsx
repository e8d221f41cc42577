import { useState, type ReactNode, type SubmitEvent } from 'react'
import { FORM_ERRORS, PASSWORD_MAX, PASSWORD_MIN } from '@fable/contract/limits'
import { Button } from '../ui/button.tsx'
import { Field, FormError } from '../ui/field.tsx'
import { Popup } from '../ui/popup.tsx'
import type { ProblemCode } from '@fable/contract'
import { ApiError } from '../lib/api.ts'

const MINUTE_S = 60
const TOO_MANY: ProblemCode = 'too_many_requests'

/** The provider's message of an error, or our own. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError))
    return 'The server can’t be reached. Nothing is lost; try again.'
  if (error.code !== TOO_MANY) return error.message
  const minutes = Math.ceil((error.retryAfter ?? MINUTE_S) / MINUTE_S)
  return `That was a lot at once. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}

type Field = { label: string; type: string; autoComplete: string; hint?: string }

/** The text of the button while the server is asked. */
const BUSY = 'One moment…'

const LENGTH = `${PASSWORD_MIN} to ${PASSWORD_MAX} characters`

/** The e-mail is what password managers call the username, since it is what a login asks for. */
const FIELDS = {
  username: { label: 'USERNAME', type: 'text', autoComplete: 'nickname' },
  email: { label: 'EMAIL', type: 'email', autoComplete: 'username' },
  password: { label: 'PASSWORD', type: 'password', autoComplete: 'current-password' },
  currentPassword: {
    label: 'CURRENT PASSWORD',
    type: 'password',
    autoComplete: 'current-password',
  },
  firstPassword: {
    label: 'PASSWORD',
    type: 'password',
    autoComplete: 'new-password',
    hint: LENGTH,
  },
  newPassword: {
    label: 'NEW PASSWORD',
    type: 'password',
    autoComplete: 'new-password',
    hint: LENGTH,
  },
} satisfies Record<string, Field>

type FieldName = keyof typeof FIELDS

type Props<Name extends FieldName> = {
  title: string
  fields: readonly Name[]
  submit: string
  isDangerous?: boolean
  /** What is said in the form's place once it was sent; without it, whoever submits goes on. */
  done?: { title: string; text: string }
  /** The error of the entered values before they are sent; null without one. */
  check?: (values: Record<Name, string>) => string | null
  onSubmit: (values: Record<Name, string>) => Promise<void>
  onBack?: (() => void) | undefined
  onClose: () => void
  /** Looks over the popup's edge. */
  art?: ReactNode
  /** Shown above the fields. */
  children?: ReactNode
  /** Shown below the form's button. */
  after?: ReactNode
  /** Whose password it is, for password managers. */
  owner?: string
}

/** A form of the menu popup: an error line above its fields, its button, Back and Close (docs/rules.md, section 2). */
export function AccountForm<Name extends FieldName>(props: Props<Name>) {
  const { title, fields, submit, done, check, onSubmit, children, after, owner } = props
  const [error, setError] = useState('')
  const [faulty, setFaulty] = useState<readonly Name[]>([])
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)

  const send = async (values: Record<Name, string>) => {
    setBusy(true)
    setError('')
    try {
      await onSubmit(values)
      setDone(true)
    } catch (failure) {
      setError(errorText(failure))
    } finally {
      setBusy(false)
    }
  }

  const submitForm = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const data = new FormData(event.currentTarget)
    const values = Object.fromEntries(
      fields.map((name) => [name, data.get(name) as string]),
    ) as Record<Name, string>
    const empty = fields.filter((name) => values[name].trim() === '')
    const fault = empty.length > 0 ? FORM_ERRORS.FIELDS_MISSING : check?.(values)
    setFaulty(empty)
    if (!fault) {
      void send(values)
      return
    }
    setError(fault)
    event.currentTarget.querySelector<HTMLElement>(`[name=${empty[0] ?? fields[0]}]`)?.focus()
  }

  if (done && isDone) {
    return (
      <Popup key="done" title={done.title} onClose={props.onClose}>
        <p role="status">{done.text}</p>
      </Popup>
    )
  }
  return (
    <Popup title={title} onClose={props.onClose} onBack={props.onBack} art={props.art} isForm>
      <form className="stack" noValidate onSubmit={submitForm}>
        {children}
        <FormError>{error}</FormError>
        {owner && <input hidden readOnly autoComplete="username" value={owner} />}
        {fields.map((name) => {
          const { label, type, autoComplete, hint }: Field = FIELDS[name]
          return (
            <Field key={name} label={label} htmlFor={`account-${name}`}>
              <input
                id={`account-${name}`}
                name={name}
                type={type}
                autoComplete={autoComplete}
                autoCapitalize="none"
                readOnly={isBusy}
                aria-invalid={faulty.includes(name)}
                aria-describedby={hint && `account-${name}-hint`}
              />
              {hint && <small id={`account-${name}-hint`}>{hint}</small>}
            </Field>
          )
        })}
        <Button type="submit" look={props.isDangerous ? 'danger' : 'strong'} aria-disabled={isBusy}>
          {isBusy ? BUSY : submit}
        </Button>
      </form>
      {after}
    </Popup>
  )
}
