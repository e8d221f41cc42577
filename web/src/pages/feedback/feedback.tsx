import {
  SCREEN_PATHS,
  FEEDBACK_KINDS,
  FEEDBACK_MESSAGE_MAX,
  isFeedbackMessage,
  isPlausibleEmail,
} from '@fable/contract/limits'
import { Link, useSearch } from 'wouter'
import { useState, useEffect, useRef, type SubmitEvent } from 'react'
import { Character } from '../../scenery/cast/character.tsx'
import { columnClass, NightPage, CampHeader } from '../../scenery/night-page.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { slabClass } from '../../ui/slab.tsx'
import styles from './feedback.module.css'
import { useMutation } from '@tanstack/react-query'
import { ApiError, call } from '../../lib/api.ts'
import { useRendered } from '../../lib/screen-data.ts'
import { DRAFT_KEYS, readText, removeText, writeText } from '../../lib/storage.ts'
import { cx } from '../../lib/cx.ts'
import { Field, FormError, labelClass, pickClass } from '../../ui/field.tsx'
import { characterPicture } from '../../scenery/cast/pictures.ts'

/** The form that had the focus was removed. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

/** The feedback screen: a form, and a thank-you after it was sent. */
export default function Feedback() {
  const [isSent, setSent] = useState(useSearch() === 'sent')
  return (
    <NightPage
      chapter="predawn"
      fire="right"
      header={
        <CampHeader
          title="Feedback"
          description="A bug, an idea, or praise. A person reads it."
          path={SCREEN_PATHS.feedback}
        />
      }
    >
      <main className={columnClass(styles.feedback)}>
        {isSent ? (
          <div className={slabClass(styles.thanks)}>
            <Character id="marlowe" className={styles.marlowe} />
            <h2 ref={takeFocus} tabIndex={-1}>
              Thank you
            </h2>
            <p>It has been read by the box. A person is next.</p>
            <p className={cx('row', styles.ways)}>
              <Button className="with-scripts" onClick={() => setSent(false)}>
                Say one thing more
              </Button>
              <Link className={buttonClass('strong')} href={SCREEN_PATHS.game}>
                Back to the fire
              </Link>
            </p>
          </div>
        ) : (
          <FeedbackForm onSent={() => setSent(true)} />
        )}
      </main>
    </NightPage>
  )
}

/** Each kind with whoever stands for it. */
const KINDS = {
  bug: { name: 'A bug', who: 'screaming-garbage-can' },
  idea: { name: 'An idea', who: 'time-traveling' },
  praise: { name: 'Praise', who: 'your-mom' },
} as const

/** The message that was being typed when the page went away. */
const DRAFT_KEY = DRAFT_KEYS.feedback

/** What stands in the form. */
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

type Values = ReturnType<typeof valuesOf>

const isBadEmail = (email: string) => email !== '' && !isPlausibleEmail(email)
const focusOn = (form: HTMLFormElement, field: string) =>
  form.querySelector<HTMLElement>(field)?.focus()
const NOT_SENT = 'That was not sent. It is all still here; try again.'
const isTooMany = (error: Error) => error instanceof ApiError && error.status === 429

/**
 * A kind, a message, and an optional address. What could not be sent stays as typed. The fields are uncontrolled,
 * so that what is typed before the page has hydrated stays, too.
 */
export function FeedbackForm({ onSent }: { onSent: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const { sent } = useRendered()
  const [{ message, email }, setValues] = useState({ message: '', email: '', ...sent?.values })
  const [hasTried, setTried] = useState(sent !== undefined)
  const send = useMutation({
    mutationFn: ({ email, ...feedback }: Values) =>
      call('POST /api/feedback', { body: { ...feedback, ...(email && { email }) } }),
    onSuccess: () => {
      removeText(DRAFT_KEY)
      onSent()
    },
  })
  useEffect(() => {
    const field = form.current?.querySelector('textarea')
    if (field?.value === '') field.value = readText(DRAFT_KEY) ?? ''
    if (form.current) setValues(valuesOf(form.current))
  }, [])

  const isMessageBad = !isFeedbackMessage(message)
  const isEmailBad = isBadEmail(email)
  const left = FEEDBACK_MESSAGE_MAX - Array.from(message.trim()).length
  const messageError =
    left < 0 ? `The message is too long by ${-left}.` : 'The message is still empty.'
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
      className={slabClass(cx('stack', styles.form))}
      method="post"
      action={SCREEN_PATHS.feedback}
      noValidate
      onSubmit={submit}
      onChange={({ currentTarget }) => setValues(valuesOf(currentTarget))}
      aria-label="Feedback"
    >
      <fieldset disabled={send.isPending}>
        <legend className={labelClass}>What is it?</legend>
        <div className={styles.kinds}>
          {FEEDBACK_KINDS.map((item) => (
            <label key={item} className={cx(pickClass, styles.kind)}>
              <input
                type="radio"
                name="kind"
                value={item}
                defaultChecked={item === (sent?.values.kind ?? 'bug')}
              />
              <img src={characterPicture(KINDS[item].who)} alt="" />
              {KINDS[item].name}
            </label>
          ))}
        </div>
      </fieldset>
      <Field label="Your message" htmlFor="feedback-message">
        <textarea
          id="feedback-message"
          name="message"
          defaultValue={sent?.values.message}
          rows={6}
          disabled={send.isPending}
          aria-invalid={(hasTried && isMessageBad) || left < 0}
          aria-describedby={
            hasTried && isMessageBad ? 'feedback-left feedback-message-error' : 'feedback-left'
          }
          onChange={({ target }) => writeText(DRAFT_KEY, target.value)}
        />
        <span id="feedback-left" className={cx('fine', styles.left)}>
          {left < 0 ? `Too long by ${-left}` : `${left} characters left`}
        </span>
      </Field>
      <Field label="Your e-mail, if you want an answer" htmlFor="feedback-email">
        <input
          id="feedback-email"
          name="email"
          defaultValue={sent?.values.email}
          type="email"
          autoComplete="email"
          disabled={send.isPending}
          aria-invalid={hasTried && isEmailBad}
          aria-describedby={hasTried && isEmailBad ? 'feedback-email-error' : undefined}
        />
      </Field>
      <FormError>
        {hasTried && isMessageBad && <span id="feedback-message-error">{messageError}</span>}
        {hasTried && isEmailBad && (
          <span id="feedback-email-error">That is no e-mail address.</span>
        )}
        {send.isError && (
          <span>
            {isTooMany(send.error)
              ? 'That was a lot of feedback. It is all still here; try again in a while.'
              : NOT_SENT}
          </span>
        )}
        {send.isIdle && sent && sent.code !== 'invalid_input' && <span>{NOT_SENT}</span>}
      </FormError>
      <Button type="submit" look="strong" className={styles.send} disabled={send.isPending}>
        {send.isPending ? 'Sending…' : 'Send'}
      </Button>
    </form>
  )
}
