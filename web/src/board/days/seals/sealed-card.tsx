import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Day, FormName } from '@fable/contract'
import { addDays, SAYINGS, type Saying, SCREEN_PATHS } from '@fable/contract/limits'
import { call, retryWords } from '../../../lib/api.ts'
import { useRendered } from '../../../lib/screen-data.ts'
import { rejectionText } from '../../../lib/sent-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { addSeals } from '../../rounds/seals.ts'
import { storeDay } from '../day-queries.ts'
import { TODAY } from '../fetched-days.ts'
import { saveReminder } from '../reminder.ts'
import { Wax } from './wax.tsx'
import styles from './sealed-card.module.css'

const CALENDAR =
  'M7 2h2v2h6V2h2v2h4v18H3V4h4zM5 9v11h14V9zm6 2h2v2.500h2.500v2H13V18h-2v-2.500H8.500v-2H11z'

const NOT_SEALED = 'It isn’t sealed yet. Press again.'

const LABELS: Readonly<Record<Saying, string>> = { fact: 'Fact', fable: 'Fable' }

export function SealedCard({ day }: { day: Day }) {
  const { next } = day
  const seal = useSeal(day)
  const words = useRef<HTMLParagraphElement>(null)
  const wasPressed = seal.isSuccess
  // The pressed button is gone. The focus moves to the text, so that a screen reader announces the seal.
  const isShown = next?.said !== undefined
  useEffect(() => {
    if (wasPressed && isShown) words.current?.focus()
  }, [wasPressed, isShown])
  if (!next) return null

  const { sentence, said } = next
  return (
    <div className={styles.box}>
      <section className={styles.card} aria-label="The sealed card">
        {said ? (
          <Wax className={wasPressed ? styles.pressed : styles.wax} />
        ) : (
          <span className={styles.spot} />
        )}
        <p className={styles.label}>
          <b>{said ? 'Sealed' : 'Before you go'}</b> <span>One of tomorrow’s three</span>
        </p>
        <blockquote dir="auto">{sentence}</blockquote>
        {said ? (
          <>
            <p ref={words} tabIndex={-1} className={styles.say}>
              <span>{`You say ${said}. It opens tomorrow.`}</span>
              <small>No second thoughts: wax sets fast.</small>
            </p>
            <Reminder />
          </>
        ) : (
          <Question day={day} seal={seal} />
        )}
      </section>
    </div>
  )
}

function useSeal(day: Day) {
  const client = useQueryClient()
  const tomorrow = addDays(day.day, 1)
  return useMutation({
    mutationFn: (say: Saying) =>
      call('POST /api/days/:day/seal', { params: { day: tomorrow }, body: { say } }),
    onSuccess: ({ said }) => {
      addSeals({ [tomorrow]: said })
      if (day.next) storeDay(client, { ...day, next: { ...day.next, said } }, TODAY)
    },
  })
}

function Question({ day, seal }: { day: Day; seal: ReturnType<typeof useSeal> }) {
  const { sent } = useRendered()
  const wasRefused = sent?.form === ('seal' satisfies FormName)

  const errorText = () => {
    if (seal.error) return retryWords(seal.error, NOT_SEALED)
    return wasRefused ? rejectionText(sent, NOT_SEALED) : ''
  }

  return (
    <form
      className="on-paper"
      method="post"
      action={SCREEN_PATHS.today}
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent & {
          submitter: HTMLButtonElement | null
        }
        const say = SAYINGS.find((one) => one === submitter?.value)
        if (say && !seal.isPending) seal.mutate(say)
      }}
    >
      <p className={styles.say}>Fact or fable?</p>
      <input type="hidden" name="form" value={'seal' satisfies FormName} />
      <input type="hidden" name="day" value={addDays(day.day, 1)} />
      <div className={styles.ways}>
        {SAYINGS.map((saying) => (
          <button
            key={saying}
            type="submit"
            name="say"
            value={saying}
            aria-disabled={seal.isPending}
            aria-busy={seal.isPending && seal.variables === saying}
          >
            {LABELS[saying]}
          </button>
        ))}
      </div>
      <p className={styles.error} role="alert">
        {errorText()}
      </p>
    </form>
  )
}

function Reminder() {
  const [isSaved, setSaved] = useState(false)
  return (
    <div className="row with-scripts">
      <Button
        onClick={() => {
          saveReminder(window.location.origin)
          setSaved(true)
        }}
      >
        <Icon path={CALENDAR} size={18} /> Remind me
      </Button>
      <span role="status">{isSaved && 'Saved. Open the file, then see you at 8.'}</span>
    </div>
  )
}
