import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { FormName } from '@fable/contract'
import {
  FEEDBACK_KINDS,
  FEEDBACK_MESSAGE_MAX,
  isFeedbackMessage,
  isPlausibleEmail,
  SCREEN_PATHS,
} from '@fable/contract/limits'
import { call } from '../../lib/api.ts'
import { cx } from '../../lib/cx.ts'
import { useRendered } from '../../lib/screen-data.ts'
import { notSentText, rejectionText } from '../../lib/sent-form.ts'
import { readText, removeText, writeText } from '../../lib/storage.ts'
import { characterPicture } from '../../scenery/cast/pictures.ts'
import { Button } from '../../ui/button.tsx'
import { Drawing } from '../../ui/drawing.tsx'
import { Field, FormError, pickClass } from '../../ui/field.tsx'
import styles from './feedback.module.css'

const KINDS = {
  bug: { name: 'A bug', who: 'screaming-garbage-can' },
  idea: { name: 'An idea', who: 'time-traveling' },
  praise: { name: 'Praise', who: 'your-mom' },
} as const

const DRAFT_KEY = 'FeedbackDraft'

declare module '../../lib/storage.ts' {
  interface StorageKeys {
    [DRAFT_KEY]: true
  }
}

type Values = ReturnType<typeof valuesOf>

const isBadEmail = (email: string) => email !== '' && !isPlausibleEmail(email)
const focusOn = (form: HTMLFormElement, field: string) =>
  form.querySelector<HTMLElement>(field)?.focus()
const NOT_SENT = 'That wasn’t sent. Your text is still here; try again.'

const useSending = (onSent: () => void) =>
  useMutation({
    mutationFn: ({ email, ...feedback }: Values) =>
      call('POST /api/feedback', { body: { ...feedback, ...(email && { email }) } }),
    onSuccess: () => {
      removeText(DRAFT_KEY)
      onSent()
    },
  })

// Returns the number of characters that are left; negative if the message is too long.
const leftOf = (message: string) => FEEDBACK_MESSAGE_MAX - Array.from(message.trim()).length

type FieldProps = {
  isDisabled: boolean
  hasError: boolean
}

/**
 * If sending fails, the text stays in the form. The fields are uncontrolled, so that a text typed before hydration
 * stays.
 */
export function FeedbackForm({ onSent }: { onSent: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const { sent } = useRendered()
  const [{ message, email }, setValues] = useState({ message: '', email: '', ...sent?.values })
  const [hasTried, setTried] = useState(sent?.code === 'invalid_input')
  const send = useSending(onSent)
  useEffect(() => {
    const field = form.current?.querySelector('textarea')
    if (field?.value === '') field.value = readText(DRAFT_KEY) ?? ''
    if (form.current) setValues(valuesOf(form.current))
  }, [])

  const hasMessageError = hasTried && !isFeedbackMessage(message)
  const hasEmailError = hasTried && isBadEmail(email)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget: element } = event
    const values = valuesOf(element)
    setValues(values)
    setTried(true)
    if (!isFeedbackMessage(values.message)) focusOn(element, '#feedback-message')
    else if (isBadEmail(values.email)) focusOn(element, '#feedback-email')
    else send.mutate(values)
  }

  return (
    <form
      ref={form}
      className={cx('stack on-paper', styles.form)}
      method="post"
      action={SCREEN_PATHS.feedback}
      noValidate
      onSubmit={submit}
      onChange={({ currentTarget }) => setValues(valuesOf(currentTarget))}
      aria-label="Feedback"
    >
      <KindField isDisabled={send.isPending} />
      <MessageField message={message} isDisabled={send.isPending} hasError={hasMessageError} />
      <EmailField isDisabled={send.isPending} hasError={hasEmailError} />
      <FormError>
        {hasMessageError && <span id="feedback-message-error">{messageError(message)}</span>}
        {hasEmailError && <span id="feedback-email-error">That isn’t an e-mail address.</span>}
        {send.isError && <span>{notSentText(send.error)}</span>}
        {send.isIdle && sent && sent.code !== 'invalid_input' && (
          <span>{rejectionText(sent, NOT_SENT)}</span>
        )}
      </FormError>
      <Button type="submit" look="strong" className={styles.send} disabled={send.isPending}>
        {send.isPending ? 'Sending…' : 'Send'}
      </Button>
      <input type="hidden" name="form" value={'feedback' satisfies FormName} />
    </form>
  )
}

function valuesOf(form: HTMLFormElement) {
  const data = new FormData(form)
  const textOf = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    kind: FEEDBACK_KINDS.find((kind) => kind === data.get('kind')) ?? 'bug',
    message: textOf('message'),
    email: textOf('email').trim(),
  }
}

function KindField({ isDisabled }: { isDisabled: boolean }) {
  const { sent } = useRendered()
  return (
    <fieldset disabled={isDisabled}>
      <legend>What is it?</legend>
      <div className={styles.kinds}>
        {FEEDBACK_KINDS.map((item) => (
          <label key={item} className={cx(pickClass, styles.kind)}>
            <input
              type="radio"
              name="kind"
              value={item}
              defaultChecked={item === (sent?.values.kind ?? 'bug')}
            />
            <Drawing src={characterPicture(KINDS[item].who)} className={styles.picture} />
            <span>{KINDS[item].name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function MessageField({ message, isDisabled, hasError }: FieldProps & { message: string }) {
  const { sent } = useRendered()
  const left = leftOf(message)

  return (
    <Field label="Your message" htmlFor="feedback-message" className={styles.message}>
      <textarea
        id="feedback-message"
        name="message"
        defaultValue={sent?.values.message}
        rows={6}
        disabled={isDisabled}
        aria-invalid={hasError || left < 0}
        aria-describedby={hasError ? 'feedback-left feedback-message-error' : 'feedback-left'}
        onChange={({ target }) => writeText(DRAFT_KEY, target.value)}
      />
      <span id="feedback-left" className={cx('fine', styles.left)}>
        {left < 0 ? `Too long by ${-left}` : `${left.toLocaleString('en')} characters left`}
      </span>
    </Field>
  )
}

function EmailField({ isDisabled, hasError }: FieldProps) {
  const { sent } = useRendered()
  return (
    <Field label="Your e-mail, if you want an answer" htmlFor="feedback-email">
      <input
        id="feedback-email"
        name="email"
        defaultValue={sent?.values.email}
        type="email"
        placeholder="optional"
        autoComplete="email"
        disabled={isDisabled}
        aria-invalid={hasError}
        aria-describedby={hasError ? 'feedback-email-error' : undefined}
      />
    </Field>
  )
}

function messageError(message: string): string {
  const left = leftOf(message)
  return left < 0 ? `The message is too long by ${-left}.` : 'Write a message first.'
}
