import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import {
  FEEDBACK_KINDS,
  FEEDBACK_MESSAGE_MAX,
  isFeedbackMessage,
  isPlausibleEmail,
} from '@fable/contract/limits'
import { ApiError, call } from '../../platform/api.ts'
import { typedEarly } from '../../platform/early-typing.ts'
import { DRAFT_KEYS, readText, removeText, writeText } from '../../platform/storage.ts'
import { Button } from '../../ui/button.tsx'
import { Field, FormError } from '../../ui/field.tsx'
import { slabClass } from '../../ui/slab.tsx'
import { characterPicture } from '../../game/cast/pictures.ts'
import styles from './feedback.module.css'

/** Each kind with whoever stands for it. */
const KINDS = {
  bug: { name: 'A bug', who: 'screaming-garbage-can' },
  idea: { name: 'An idea', who: 'time-traveling' },
  praise: { name: 'Praise', who: 'your-mom' },
} as const

/** The message that was being typed when the page went away. */
const DRAFT_KEY = DRAFT_KEYS.feedback

const chosenEarly = () => {
  const chosen = typedEarly('[name="kind"]:checked')
  return FEEDBACK_KINDS.find((kind) => kind === chosen)
}

const isTooMany = (error: Error) => error instanceof ApiError && error.status === 429

/** A kind, a message, and an optional address. What could not be sent stays as typed. */
export function FeedbackForm({ onSent }: { onSent: () => void }) {
  const [kind, setKind] = useState(() => chosenEarly() ?? 'bug')
  const [message, setMessage] = useState(
    () => typedEarly('#feedback-message') || (readText(DRAFT_KEY) ?? ''),
  )
  const [email, setEmail] = useState(() => typedEarly('#feedback-email'))
  const [hasTried, setTried] = useState(false)
  const send = useMutation({
    mutationFn: () =>
      call('POST /api/feedback', { body: { kind, message, ...(email.trim() && { email }) } }),
    onSuccess: () => {
      removeText(DRAFT_KEY)
      onSent()
    },
  })

  const isMessageBad = !isFeedbackMessage(message)
  const isEmailBad = email.trim() !== '' && !isPlausibleEmail(email.trim())
  const left = FEEDBACK_MESSAGE_MAX - Array.from(message.trim()).length
  const messageError =
    left < 0 ? `The message is too long by ${-left}.` : 'The message is still empty.'
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (!isMessageBad && !isEmailBad) {
      send.mutate()
      return
    }
    const field = isMessageBad ? '#feedback-message' : '#feedback-email'
    event.currentTarget.querySelector<HTMLElement>(field)?.focus()
  }

  return (
    <form className={slabClass(styles.form)} noValidate onSubmit={submit} aria-label="Feedback">
      <fieldset disabled={send.isPending}>
        <legend>What is it?</legend>
        <div className={styles.kinds}>
          {FEEDBACK_KINDS.map((item) => (
            <label key={item} className={styles.kind}>
              <input
                type="radio"
                name="kind"
                value={item}
                checked={kind === item}
                onChange={() => setKind(item)}
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
          rows={6}
          value={message}
          disabled={send.isPending}
          aria-invalid={(hasTried && isMessageBad) || left < 0}
          aria-describedby={
            hasTried && isMessageBad ? 'feedback-left feedback-message-error' : 'feedback-left'
          }
          onChange={({ target }) => {
            setMessage(target.value)
            writeText(DRAFT_KEY, target.value)
          }}
        />
        <span id="feedback-left" className={styles.left}>
          {left < 0 ? `Too long by ${-left}` : `${left} characters left`}
        </span>
      </Field>
      <Field label="Your e-mail, if you want an answer" htmlFor="feedback-email">
        <input
          id="feedback-email"
          type="email"
          autoComplete="email"
          value={email}
          disabled={send.isPending}
          aria-invalid={hasTried && isEmailBad}
          aria-describedby={hasTried && isEmailBad ? 'feedback-email-error' : undefined}
          onChange={({ target }) => setEmail(target.value)}
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
              : 'That was not sent. It is all still here; try again.'}
          </span>
        )}
      </FormError>
      <Button type="submit" look="strong" className={styles.send} disabled={send.isPending}>
        {send.isPending ? 'Sending…' : 'Send'}
      </Button>
    </form>
  )
}
