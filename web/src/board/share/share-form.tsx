import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import type { Category, FormName, SentForm } from '@fable/contract'
import { FACT_FIELD_NAMES, viewPath } from '@fable/contract/limits'
import { useIsHydrated } from '../../lib/hydrated.ts'
import { useRendered } from '../../lib/screen-data.ts'
import { notSentText, rejectionText } from '../../lib/sent-form.ts'
import { firstWords } from '../form/first-words.ts'
import { Send } from '../form/send.tsx'
import { usePostForm } from '../form/use-post-form.ts'
import { FACT_FORM, factDraft } from './draft.ts'
import { FIELDS } from './fields.tsx'
import { KnownSource, SameFactNote } from './known-source.tsx'
import { useSharing, type SharedFact } from './use-sharing.ts'
import styles from './share.module.css'

type Props = {
  category: Category | null
  onShared: (fact: SharedFact) => void
  /** Called if there was no response. The fact was then stored, to be sent later. */
  onKept: () => void
  onClose: () => void
}

const NOT_SENT = 'That wasn’t sent. Your text is still here; try again.'

/**
 * If the form is invalid, nothing is sent and no message is shown (docs/rules.md, section 5). The invalid fields are
 * marked, and the first of them takes the focus. If sending fails, the text stays in the form.
 */
export default function ShareForm({ category, onShared, onKept, onClose }: Props) {
  const { sent } = useRendered()
  const { form, draft, change, isMarked, controlOf, submit } = usePostForm({
    fields: FACT_FORM,
    kept: factDraft,
    id: 'fact',
    sent,
    // The form begins with the words of the search and the category of the list.
    begin: (kept) => ({
      ...kept,
      text: kept.text || firstWords.get(),
      category: kept.category || (category ?? ''),
    }),
  })
  const { same, forgetSame, share, request } = useSharing({ onShared, onKept })
  const [settledSource, setSettledSource] = useState(draft.source)
  const isHydrated = useIsHydrated()
  useEscape(form, onClose)
  const focus = useEffectEvent(() => {
    if (!isHydrated) return
    const field = form.current?.querySelector('textarea')
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
  })
  useEffect(() => focus(), [])
  useEffect(() => () => firstWords.set(''), [])

  return (
    <form
      ref={form}
      className={styles.share}
      method="post"
      action={viewPath({ category })}
      noValidate
      onSubmit={(event) => submit(event, share)}
      aria-label="Share a fact"
    >
      {FACT_FIELD_NAMES.map((name) => {
        const Field = FIELDS[name]
        const type = (text: string) => {
          change(name, text)
          forgetSame()
        }
        const settle = name === 'source' ? setSettledSource : () => undefined
        return (
          <Field
            key={name}
            control={controlOf(name, request.isPending)}
            onType={type}
            onSettled={settle}
          />
        )
      })}
      {same && <SameFactNote fact={same} />}
      <Send
        request={request}
        name={same ? 'Post it anyway' : 'Post'}
        pendingName="Posting…"
        note={
          !FACT_FORM.isBlank(draft) &&
          !request.isError &&
          !isMarked && <p className="quiet with-scripts">Draft saved on this device.</p>
        }
        failure={failureOf(request, sent)}
      />
      {!same && <KnownSource source={settledSource} />}
      <input type="hidden" name="form" value={'share' satisfies FormName} />
    </form>
  )
}

function useEscape(form: RefObject<HTMLFormElement | null>, onClose: () => void): void {
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && target instanceof Node && form.current?.contains(target)) onClose()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [form, onClose])
}

function failureOf(
  { isIdle, isError, error }: ReturnType<typeof useSharing>['request'],
  sent: SentForm | undefined,
): string {
  if (isError) return notSentText(error)
  if (isIdle && sent && sent.code !== 'invalid_input') return rejectionText(sent, NOT_SENT)
  return ''
}
