import { useEffect, useEffectEvent, useState, type RefObject, type SubmitEvent } from 'react'
import type { Category, SentForm } from '@fable/contract'
import { FACT_FIELD_NAMES, viewPath } from '@fable/contract/limits'
import { useIsHydrated } from '../../lib/hydrated.ts'
import { useRendered } from '../../lib/screen-data.ts'
import { notSentText, notTakenText } from '../../lib/sent-form.ts'
import { Send } from '../form/send.tsx'
import { useDraft } from '../form/use-draft.ts'
import { FACT_FORM, factDraft } from './draft.ts'
import { FIELDS } from './fields.tsx'
import { KnownSource, SameFactNote } from './known-source.tsx'
import { useSharing, type SharedFact } from './use-sharing.ts'
import styles from './share.module.css'

type Props = {
  category: Category | null
  onShared: (fact: SharedFact) => void
  /** Called if there is no network and the fact was stored to be sent later. */
  onKept: () => void
  onClose: () => void
}

const NOT_SENT = 'That wasn’t sent. Your text is still here; try again.'

/** Closes the form when Escape is pressed in it. */
function useEscape(form: RefObject<HTMLFormElement | null>, onClose: () => void): void {
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && target instanceof Node && form.current?.contains(target)) onClose()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [form, onClose])
}

/** Returns the message about the last attempt, if it failed. */
function failureOf(
  { isIdle, isError, error }: ReturnType<typeof useSharing>['request'],
  sent: SentForm | undefined,
): string {
  if (isError) return notSentText(error)
  if (isIdle && sent && sent.code !== 'invalid_input') return notTakenText(sent, NOT_SENT)
  return ''
}

/**
 * The form for a fact. If it is invalid, nothing is sent and no message is shown (docs/rules.md, section 5); the
 * invalid fields are marked, and the first of them takes the focus. If sending fails, the text stays in the form.
 */
export default function ShareForm({ category, onShared, onKept, onClose }: Props) {
  const { sent } = useRendered()
  const { form, draft, change } = useDraft({
    fields: FACT_FORM,
    kept: factDraft,
    // The category of the list is preselected.
    begin: (kept) => ({ ...kept, category: kept.category || (category ?? '') }),
  })
  const { same, forgetSame, share, request } = useSharing({ onShared, onKept })
  const [hasTried, setTried] = useState(sent?.code === 'invalid_input')
  const [settledSource, setSettledSource] = useState(draft.source)
  const isHydrated = useIsHydrated()
  useEscape(form, onClose)
  const focus = useEffectEvent(() => {
    if (isHydrated) form.current?.querySelector('textarea')?.focus()
  })
  useEffect(() => focus(), [])

  const invalid = FACT_FORM.invalidIn(draft)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (invalid.length === 0) share(FACT_FORM.cleaned(draft))
    else form.current?.querySelector<HTMLElement>('[data-invalid]')?.focus()
  }
  return (
    <form
      ref={form}
      className={styles.share}
      method="post"
      action={viewPath({ category })}
      noValidate
      onSubmit={submit}
      aria-label="Share a fact"
    >
      {FACT_FIELD_NAMES.map((name) => {
        const Field = FIELDS[name]
        const isInvalid = invalid.includes(name)
        const control = {
          id: `fact-${name}`,
          name,
          value: draft[name],
          disabled: request.isPending,
          // A form that was rejected without scripts comes back with the typed text; its first invalid field takes the
          // focus.
          autoFocus: sent !== undefined && name === invalid[0],
          'aria-invalid': isInvalid && hasTried,
          'data-invalid': isInvalid || undefined,
        }
        const type = (text: string) => {
          change(name, text)
          forgetSame()
        }
        const settle = name === 'source' ? setSettledSource : () => undefined
        return <Field key={name} control={control} onType={type} onSettled={settle} />
      })}
      {same && <SameFactNote fact={same} />}
      <Send
        request={request}
        name={same ? 'Post it anyway' : 'Post'}
        pendingName="Posting…"
        note={
          !FACT_FORM.isBlank(draft) &&
          !request.isError &&
          !(hasTried && invalid.length > 0) && (
            <p className="quiet with-scripts">Draft saved on this device.</p>
          )
        }
        failure={failureOf(request, sent)}
      />
      {!same && <KnownSource source={settledSource} />}
    </form>
  )
}
