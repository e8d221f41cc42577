import { useMutation, type UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Correction, FormName, ResponseOf, SentForm } from '@fable/contract'
import {
  CORRECTION_FIELD_NAMES,
  type CorrectionFieldName,
  FACT_TEXT_MAX,
  factPath,
} from '@fable/contract/limits'
import { ApiError, call, isProblem } from '../../lib/api.ts'
import { cx } from '../../lib/cx.ts'
import { useRendered } from '../../lib/screen-data.ts'
import { notSentText, rejectionText } from '../../lib/sent-form.ts'
import { showNotice } from '../../ui/notice.tsx'
import { correctionAnchor } from '../card/correction-links.ts'
import { SourceField, TextField, type FieldProps } from '../form/fields.tsx'
import { Send } from '../form/send.tsx'
import { usePostForm } from '../form/use-post-form.ts'
import { CORRECTION_FORM, correctionDraft, type CorrectionDraft } from './draft.ts'
import { waitingCorrections } from './waiting-corrections.ts'
import styles from './corrections.module.css'

/** These messages are only for a correction whose fields are valid. */
const REFUSALS: Readonly<Record<string, string>> = {
  corrections_full:
    'This fact already has the maximum number of corrections. Your text is still here.',
  own_corrections_full:
    'You’ve corrected this fact three times, which is the limit. Your text is still here.',
}

const FIELDS: Readonly<Record<CorrectionFieldName, (props: FieldProps) => ReactNode>> = {
  text: CorrectionTextField,
  source: SourceField,
}

// Returns the form of a text that the server compares: without accents, capital letters and repeated spaces.
const comparable = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase()

type Listed = readonly Correction[]

type Attempt = {
  request: UseMutationResult<Sent | null, Error, CorrectionDraft>
  sent: SentForm | undefined
  draft: CorrectionDraft
  listed: Listed
}

/** `held` means that the correction is hidden until the operator has seen it. */
export type Sent = ResponseOf<'POST /api/facts/:id/corrections'>

type Props = {
  factId: number
  titleId: string
  listed: Listed
  onSent: (correction: Sent) => void
  onOutdated: () => Promise<void>
}

/** Rejected fields are marked, as in the form for a fact. If sending fails, the text stays in the form. */
export function CorrectionForm({ factId, titleId, listed, onSent, onOutdated }: Props) {
  const rendered = useRendered()
  const sent = rendered.sent?.form === 'correction' ? rendered.sent : undefined

  const { form, draft, change, clear, isMarked, controlOf, submit } = usePostForm({
    fields: CORRECTION_FORM,
    kept: correctionDraft(factId),
    id: 'correction',
    sent,
  })

  const request = useMutation({
    mutationFn: (body: CorrectionDraft) => sendOrKeep(factId, body),
    onSuccess: (correction) => {
      clear()
      if (correction) onSent(correction)
      else showNotice('You’re offline. It waits here and will be sent when you’re back.')
    },
    // The error links to the same correction, so it is shown only after the refetch has loaded that correction.
    onError: (error) => (isProblem(error, 'same_correction') ? onOutdated() : undefined),
  })

  const failure = failureOf({ request, sent, draft, listed })
  const isBlank = CORRECTION_FORM.isBlank(draft)

  return (
    <form
      ref={form}
      className={cx('stack', styles.form)}
      method="post"
      action={factPath(factId)}
      noValidate
      onSubmit={(event) => {
        request.reset()
        showNotice('')
        submit(event, request.mutate)
      }}
      aria-labelledby={titleId}
    >
      {CORRECTION_FIELD_NAMES.map((name) => {
        const Field = FIELDS[name]
        const type = (text: string) => {
          change(name, text)
          if (request.isError) request.reset()
        }
        return (
          <Field
            key={name}
            control={controlOf(name, request.isPending)}
            onType={type}
            onSettled={() => undefined}
          />
        )
      })}
      <Send
        request={request}
        name="Send"
        pendingName="Sending…"
        note={
          !failure &&
          !isMarked && (
            <p className={cx('quiet', styles.note)}>
              {isBlank
                ? 'Corrections appear below the fact; they never replace it.'
                : 'Draft saved on this device.'}
            </p>
          )
        }
        failure={failure}
      />
      <input type="hidden" name="form" value={'correction' satisfies FormName} />
    </form>
  )
}

/** Resolves with null if there was no response. The correction is then stored, to be sent later. */
async function sendOrKeep(factId: number, body: CorrectionDraft): Promise<Sent | null> {
  try {
    return await call('POST /api/facts/:id/corrections', { params: { id: factId }, body })
  } catch (error) {
    if (error instanceof ApiError || !waitingCorrections.add({ ...body, factId })) throw error
    return null
  }
}

function failureOf({ request, sent, draft, listed }: Attempt): ReactNode {
  const { isIdle, error } = request
  const sentCode = isIdle ? sent?.code : undefined
  const code = error instanceof ApiError ? error.code : sentCode
  if (code === 'same_correction') return <SameCorrection draft={draft} listed={listed} />
  const refusal = REFUSALS[code ?? '']
  if (refusal !== undefined) return refusal
  if (error) return notSentText(error)
  if (!sent || sentCode === undefined || sentCode === 'invalid_input') return null
  return rejectionText(sent, 'That wasn’t sent. Your text is still here; try again.')
}

/** Links to the same correction if the page shows it. The correction may be held, or not yet fetched. */
function SameCorrection({ draft, listed }: { draft: CorrectionDraft; listed: Listed }) {
  const text = comparable(draft.text)
  const same = listed.find((one) => comparable(one.text) === text)
  if (!same) return 'Someone has already said this.'
  return (
    <>
      <span>Someone has already said this: </span>
      <a href={`#${correctionAnchor(same.id)}`}>call it helpful</a>
      <span>.</span>
    </>
  )
}

function CorrectionTextField(props: FieldProps) {
  return (
    <TextField
      {...props}
      label="The correction"
      hint={`Up to ${FACT_TEXT_MAX} characters.`}
      className={styles.typed}
    />
  )
}
