import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import type { CaseKey } from '@fable/contract'
import {
  type CaseKind,
  isReportNote,
  REPORT_NOTE_MAX,
  REPORT_REASONS,
  type ReportReason,
} from '@fable/contract/limits'
import { call, retryWords } from '../../lib/api.ts'
import { cx } from '../../lib/cx.ts'
import { Button } from '../../ui/button.tsx'
import { Field, FormError, radiosClass } from '../../ui/field.tsx'
import { Popup } from '../../ui/popup.tsx'
import { Status } from '../../ui/status.tsx'
import styles from './fact-page.module.css'

const CALLS = {
  fact: 'POST /api/facts/:id/reports',
  correction: 'POST /api/corrections/:id/reports',
} as const satisfies Record<CaseKind, string>

export const REASON_NAMES: Record<ReportReason, string> = {
  false: 'It isn’t true, or its source doesn’t say so',
  spam: 'It’s spam or an ad',
  offensive: 'It’s harmful or abusive',
  other: 'Something else',
}

export const REPORTED = 'Someone will look at it. Until then it stays up.'

type Props = {
  caseKey: CaseKey
  onClose: () => void
}

/** If sending fails, the text stays in the form. */
export function ReportForm({ caseKey: { kind, id }, onClose }: Props) {
  const title = `Report this ${kind}`
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [hasTried, setTried] = useState(false)
  const [note, setNote] = useState('')

  const send = useMutation({
    mutationFn: (chosen: ReportReason) =>
      call(CALLS[kind], {
        params: { id },
        body: { reason: chosen, ...(note.trim() && { note: note.trim() }) },
      }),
  })

  if (send.isSuccess) {
    return (
      <Popup key="thanks" title="Thank you" onClose={onClose}>
        <Status>{REPORTED}</Status>
      </Popup>
    )
  }

  const isNoteBad = !isReportNote(note)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (reason && !isNoteBad) send.mutate(reason)
  }

  return (
    <Popup title={title} isForm onClose={onClose}>
      <form className={cx('stack', styles.report)} onSubmit={submit} aria-label={title}>
        <fieldset className={radiosClass} disabled={send.isPending}>
          <legend>What’s wrong with it?</legend>
          {REPORT_REASONS.map((item) => (
            <label key={item}>
              <input
                type="radio"
                name="reason"
                checked={reason === item}
                onChange={() => setReason(item)}
              />
              <span>{REASON_NAMES[item]}</span>
            </label>
          ))}
        </fieldset>
        <Field label="Anything else we should know? (optional)" htmlFor="report-note">
          <textarea
            id="report-note"
            rows={3}
            dir="auto"
            value={note}
            disabled={send.isPending}
            aria-invalid={isNoteBad}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        <FormError>
          {hasTried && !reason && <span>Choose what’s wrong with it. </span>}
          {isNoteBad && <span>{`At most ${REPORT_NOTE_MAX} characters, please.`}</span>}
          {send.isError && (
            <span>
              {`That wasn’t sent. ${retryWords(send.error, 'Your text is still here; try again.')}`}
            </span>
          )}
        </FormError>
        <Button type="submit" look="strong" disabled={send.isPending}>
          {send.isPending ? 'Sending…' : 'Send'}
        </Button>
      </form>
    </Popup>
  )
}
