import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type RefObject,
  type SubmitEvent,
} from 'react'
import type { Category, Fact } from '@fable/contract'
import { FACT_FIELD_NAMES, viewPath, type FactFieldName } from '@fable/contract/limits'
import { retryWords } from '../../lib/api.ts'
import { cx } from '../../lib/cx.ts'
import { useIsHydrated } from '../../lib/hydrated.ts'
import { useRendered } from '../../lib/screen-data.ts'
import { notTakenText } from '../../lib/sent-form.ts'
import { Button } from '../../ui/button.tsx'
import {
  cleaned,
  draftIn,
  invalidFields,
  isBlank,
  readDraft,
  saveDraft,
  type Draft,
} from './draft.ts'
import { FIELDS } from './fields.tsx'
import { KnownSource, SameFact } from './known-source.tsx'
import { useSharing } from './use-sharing.ts'
import styles from './share.module.css'

type Props = {
  category: Category | null
  onShared: (fact: Fact) => void
  /** Without a network the fact is kept, and sent later. */
  onKept: () => void
  onClose: () => void
}

const NOT_SENT = 'That was not sent. It is all still here; try again.'

/**
 * What stands in the form: the kept draft, or what came back with a form that was sent without scripts. Until a
 * category is chosen it is that of the list.
 */
function useDraft(category: Category | null) {
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useIsHydrated()
  const { sent } = useRendered()
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = isHydrated ? readDraft() : draftIn(sent?.values ?? {})
    // A form that was refused comes back as it was, so that what is missing can be marked.
    if (sent && !isHydrated) return kept
    return { ...kept, category: kept.category || (category ?? '') }
  })
  // Also what was typed before the page has hydrated.
  const onOpen = useEffectEvent(() => {
    if (!form.current) return
    setDraft(draftIn(Object.fromEntries(new FormData(form.current))))
    if (isHydrated) form.current.querySelector('textarea')?.focus()
  })
  useEffect(() => onOpen(), [])
  const change = (name: FactFieldName, text: string) => {
    const next = { ...draft, [name]: text }
    setDraft(next)
    saveDraft(next)
  }
  return { form, draft, change }
}

/** Escape in the form closes it. */
function useEscape(form: RefObject<HTMLFormElement | null>, onClose: () => void): void {
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && target instanceof Node && form.current?.contains(target)) onClose()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [form, onClose])
}

type SendProps = Pick<ReturnType<typeof useSharing>, 'request'> & {
  hasSame: boolean
  /** Whether something typed is kept. */
  isKept: boolean
}

/** The form's button, and what became of the last attempt. */
function Send({ request, hasSame, isKept }: SendProps) {
  const { sent } = useRendered()
  const button = useRef<HTMLButtonElement>(null)
  const { isIdle, isPending, isError, error } = request
  // The fields cannot keep the focus while they are disabled.
  useEffect(() => {
    if (!isIdle && !isPending && document.activeElement === document.body) button.current?.focus()
  }, [isIdle, isPending])
  const idleName = hasSame ? 'Post it anyway' : 'Post'
  return (
    <div className={cx('row', styles.send)}>
      <Button ref={button} type="submit" look="strong" disabled={isPending}>
        {isPending ? 'Posting…' : idleName}
      </Button>
      {isKept && !isError && (
        <p className="quiet with-scripts">Kept on this device until you send it.</p>
      )}
      <p role="status" className={styles.failed}>
        {isError && `That was not sent. ${retryWords(error, 'It is all still here; try again.')}`}
        {isIdle && sent && sent.code !== 'invalid_input' && notTakenText(sent, NOT_SENT)}
      </p>
    </div>
  )
}

/**
 * The post form. An invalid form submits nothing and shows no message (docs/rules.md, section 5): its fields are
 * marked, and the first of them takes the focus. What could not be sent stays as it was typed.
 */
export function ShareForm({ category, onShared, onKept, onClose }: Props) {
  const { sent } = useRendered()
  const { form, draft, change } = useDraft(category)
  const { same, forgetSame, share, request } = useSharing({ onShared, onKept })
  const [hasTried, setTried] = useState(sent?.code === 'invalid_input')
  const [settledSource, setSettledSource] = useState(draft.source)
  useEscape(form, onClose)

  const invalid = invalidFields(draft)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (invalid.length === 0) share(cleaned(draft))
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
          // Without scripts the form comes back with what was typed.
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
      {same && <SameFact fact={same} />}
      <Send request={request} hasSame={same !== null} isKept={!isBlank(draft)} />
      {!same && <KnownSource source={settledSource} />}
    </form>
  )
}
