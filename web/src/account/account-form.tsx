import { useState, type ReactNode, type SubmitEvent } from 'react'
import type { ProblemCode } from '@fable/contract'
import { FORM_ERRORS, PASSWORD_MAX, PASSWORD_MIN } from '@fable/contract/limits'
import { ApiError } from '../lib/api.ts'
import { Button } from '../ui/button.tsx'
import { Field, FormError } from '../ui/field.tsx'
import { Popup } from '../ui/popup.tsx'
import { Status } from '../ui/status.tsx'

const MINUTE_S = 60
const TOO_MANY: ProblemCode = 'too_many_requests'

export function errorText(error: unknown): string {
  if (!(error instanceof ApiError))
    return 'The server can’t be reached. Nothing is lost; try again.'
  if (error.code !== TOO_MANY) return error.message
  const minutes = Math.ceil((error.retryAfter ?? MINUTE_S) / MINUTE_S)
  return `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}

type Field = {
  label: string
  /** The label on a light page. Without it, `label` is used. */
  plain?: string
  type: string
  autoComplete: string
  hint?: string
}

const BUSY = 'One moment…'

const LENGTH = `${PASSWORD_MIN} to ${PASSWORD_MAX} characters`

/** For password managers the e-mail address is the username, because players sign in with it. */
const FIELDS = {
  username: { label: 'USERNAME', plain: 'Username', type: 'text', autoComplete: 'nickname' },
  email: { label: 'EMAIL', plain: 'E-mail', type: 'email', autoComplete: 'username' },
  password: {
    label: 'PASSWORD',
    plain: 'Password',
    type: 'password',
    autoComplete: 'current-password',
  },
  currentPassword: {
    label: 'CURRENT PASSWORD',
    type: 'password',
    autoComplete: 'current-password',
  },
  firstPassword: {
    label: 'PASSWORD',
    plain: 'Password',
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

const FIELDS_OF_ERROR: Readonly<Record<string, readonly FieldName[]>> = {
  USERNAME_TOO_LONG: ['username'],
  USERNAME_TAKEN: ['username'],
  USERNAME_REFUSED: ['username'],
  INVALID_EMAIL: ['email'],
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: ['email'],
  INVALID_EMAIL_OR_PASSWORD: ['email', 'password'],
  INVALID_PASSWORD: ['currentPassword'],
  PASSWORD_TOO_SHORT: ['firstPassword', 'newPassword'],
  PASSWORD_TOO_LONG: ['firstPassword', 'newPassword'],
}

/** The errors whose wording by the server does not fit a sheet of the board. */
const SHEET_ERRORS: Readonly<Record<string, string>> = {
  INVALID_EMAIL: 'That isn’t an e-mail address.',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'There’s an account with this e-mail.',
}

export type Fault<Name extends FieldName> = {
  readonly text: string
  readonly fields: readonly Name[]
}

const NO_FAULT = { text: '', fields: [] }

const ERROR_ID = 'account-error'

type Props<Name extends FieldName> = {
  title: string
  fields: readonly Name[]
  submit: string
  isDangerous?: boolean
  /** Replaces the form after success. Without it, `onSubmit` must close the form itself. */
  done?: { title: string; text: string }
  /** Returns null if the values are valid. */
  check?: (values: Record<Name, string>) => Fault<Name> | null
  onSubmit: (values: Record<Name, string>) => Promise<void>
  onTyped?: (name: string, value: string) => void
  onBack?: (() => void) | undefined
  onClose: () => void
  isSheet?: boolean
  hints?: Partial<Record<Name, string>>
  art?: ReactNode
  children?: ReactNode
  after?: ReactNode
  /** The account of the password, for password managers. */
  owner?: string
}

function useSending<Name extends FieldName>({ fields, check, onSubmit, isSheet }: Props<Name>) {
  const [fault, setFault] = useState<Fault<Name>>(NO_FAULT)
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)

  const showFault = (form: HTMLFormElement, found: Fault<Name>) => {
    setFault(found)
    form.querySelector<HTMLElement>(`[name=${found.fields[0] ?? fields[0]}]`)?.focus()
  }

  const send = async (form: HTMLFormElement, values: Record<Name, string>) => {
    setBusy(true)
    setFault(NO_FAULT)
    try {
      await onSubmit(values)
      setDone(true)
    } catch (failure) {
      const code = failure instanceof ApiError ? failure.code : undefined
      const about = FIELDS_OF_ERROR[code ?? ''] ?? []
      const plain = isSheet ? SHEET_ERRORS[code ?? ''] : undefined
      const text = plain ?? errorText(failure)
      const found = { text, fields: fields.filter((name) => about.includes(name)) }
      if (found.fields.length > 0) showFault(form, found)
      else setFault(found)
    } finally {
      setBusy(false)
    }
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const data = new FormData(form)
    const values = Object.fromEntries(
      fields.map((name) => [name, data.get(name) as string]),
    ) as Record<Name, string>
    const empty = fields.filter((name) => values[name].trim() === '')
    const missing = empty.length > 0 ? { text: FORM_ERRORS.FIELDS_MISSING, fields: empty } : null
    const found = missing ?? check?.(values) ?? null
    if (found) showFault(form, found)
    else void send(form, values)
  }

  return { fault, isBusy, isDone, submit }
}

/** A popup with a form for an account (docs/rules.md, section 2). */
export function AccountForm<Name extends FieldName>(props: Props<Name>) {
  const { title, fields, done, children, after, owner, onTyped, isSheet = false, hints } = props
  const { fault, isBusy, isDone, submit } = useSending(props)

  if (done && isDone) {
    return (
      <Popup key="done" title={done.title} onClose={props.onClose} isSheet={isSheet}>
        <Status>{done.text}</Status>
      </Popup>
    )
  }

  return (
    <Popup
      title={title}
      onClose={props.onClose}
      onBack={props.onBack}
      art={props.art}
      isForm
      isSheet={isSheet}
    >
      <form className="stack" noValidate onSubmit={submit}>
        {children}
        <FormError id={ERROR_ID}>{fault.text}</FormError>
        {owner && <input hidden readOnly autoComplete="username" value={owner} />}
        {fields.map((name) => (
          <AccountField
            key={name}
            name={name}
            isPlain={isSheet}
            hint={hints?.[name]}
            isFaulty={fault.fields.includes(name)}
            isBusy={isBusy}
            onTyped={onTyped}
          />
        ))}
        <Button type="submit" look={props.isDangerous ? 'danger' : 'strong'} aria-disabled={isBusy}>
          {isBusy ? BUSY : props.submit}
        </Button>
      </form>
      {after}
    </Popup>
  )
}

type FieldProps = {
  name: FieldName
  isPlain: boolean
  hint: string | undefined
  isFaulty: boolean
  isBusy: boolean
  onTyped: ((name: string, value: string) => void) | undefined
}

function AccountField({ name, isPlain, isFaulty, isBusy, onTyped, ...of }: FieldProps) {
  const { label, plain, type, autoComplete, ...field }: Field = FIELDS[name]
  const hint = of.hint ?? field.hint
  const hintId = `account-${name}-hint`
  const descriptions = [isFaulty ? ERROR_ID : '', hint ? hintId : ''].filter((id) => id)

  return (
    <Field label={isPlain ? (plain ?? label) : label} htmlFor={`account-${name}`}>
      <input
        id={`account-${name}`}
        name={name}
        type={type}
        autoComplete={autoComplete}
        autoCapitalize="none"
        onChange={({ currentTarget }) => onTyped?.(name, currentTarget.value)}
        readOnly={isBusy}
        aria-invalid={isFaulty}
        aria-describedby={descriptions.join(' ') || undefined}
      />
      {hint && <small id={hintId}>{hint}</small>}
    </Field>
  )
}
