import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react'
import type { Category, Fact, FactDetails, NewFact } from '@fable/contract'
import {
  CATEGORIES,
  FACT_TEXT_MAX,
  factTextLength,
  isFactText,
  isHttpUrl,
} from '@fable/contract/limits'
import { ApiError, call, retryWords } from '../../lib/api.ts'
import { useIsHydrated } from '../../lib/hydrated.ts'
import { useRendered } from '../../lib/screen-data.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../lib/cx.ts'
import { Field } from '../../ui/field.tsx'
import { draftIn, saveDraft, readDraft, type Draft } from './draft.ts'
import { addToLists } from '../list/fact-queries.ts'
import { KnownSource, SameFact } from './known-source.tsx'
import { sizeOf } from '../card/placement.ts'
import { viewPath } from '../card/view.ts'
import { addWaiting } from './waiting-facts.ts'
import styles from './share.module.css'

/** An address without its scheme, as it is copied from some address bars: `en.wikipedia.org/wiki/Emu`. */
const BARE_ADDRESS = /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(:\d+)?([/?#]\S*)?$/i

/** The source as it was meant: a bare address becomes https. */
export function withScheme(source: string): string {
  const address = source.trim()
  const whole = `https://${address}`
  return BARE_ADDRESS.test(address) && isHttpUrl(whole) ? whole : source
}

type Props = {
  category: Category | null
  onShared: (fact: Fact) => void
  /** Without a network the fact is kept, and sent later. */
  onKept: () => void
  onClose: () => void
}

const FIELDS = ['text', 'source', 'category'] as const

const NOT_SENT = 'That was not sent. It is all still here; try again.'

/** The fact with the same text and source; null if it is missing, or the server does not respond. */
async function findSame({ text, source }: NewFact): Promise<FactDetails | null> {
  try {
    return (await call('GET /api/facts-by-source', { query: { source, text } }, { retries: 0 }))
      .same
  } catch {
    return null
  }
}

/**
 * The post form. An invalid form submits nothing and shows no message (docs/rules.md, section 5): its fields are
 * marked, and the first of them takes the focus. What could not be sent stays as it was typed.
 */
export function ShareForm({ category, onShared, onKept, onClose }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const post = useRef<HTMLButtonElement>(null)
  const isHydrated = useIsHydrated()
  const { sent } = useRendered()
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = isHydrated ? readDraft() : draftIn(sent?.values ?? {})
    return { ...kept, category: kept.category || (category ?? '') }
  })
  const [tried, setTried] = useState(sent !== undefined)
  /** The source as it was when its field was left, or filled by a paste. */
  const [source, setSource] = useState(draft.source)
  const [same, setSame] = useState<FactDetails | null>(null)
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    saveDraft(next)
    setSame(null)
  }

  const share = useMutation({
    mutationFn: async ({ fact, insists }: { fact: NewFact; insists: boolean }) => {
      const found = insists ? null : await findSame(fact)
      return found ? { found } : { shared: await call('POST /api/facts', { body: fact }) }
    },
    onSuccess: ({ found, shared }) => {
      if (found) {
        setSame(found)
        return
      }
      saveDraft(null)
      addToLists(shared)
      onShared(shared)
    },
    onError: (error, { fact }) => {
      if (error instanceof ApiError || !addWaiting(fact)) return
      saveDraft(null)
      onKept()
    },
  })

  // Also what was typed before the page has hydrated.
  const onOpen = useEffectEvent(() => {
    if (!form.current) return
    setDraft(draftIn(Object.fromEntries(new FormData(form.current))))
    if (isHydrated) form.current.querySelector('textarea')?.focus()
  })
  useEffect(() => onOpen(), [])
  // The fields cannot keep the focus while they are disabled.
  useEffect(() => {
    if (!share.isIdle && !share.isPending && document.activeElement === document.body) {
      post.current?.focus()
    }
  }, [share.isIdle, share.isPending])
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && target instanceof Node && form.current?.contains(target)) onClose()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [onClose])

  const invalid = {
    text: !isFactText(draft.text),
    source: !isHttpUrl(withScheme(draft.source)),
    category: draft.category === '',
  }
  const firstInvalid = FIELDS.find((name) => invalid[name])
  const leaveSource = () => {
    const whole = withScheme(draft.source)
    // A source that stays as it is keeps what was found with it.
    if (whole !== draft.source) change({ source: whole })
    setSource(whole)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (invalid.text || invalid.source || draft.category === '') {
      form.current?.querySelector<HTMLElement>('[data-invalid]')?.focus()
      return
    }
    const fact = {
      ...draft,
      text: draft.text.trim(),
      source: withScheme(draft.source).trim(),
      category: draft.category,
    }
    share.mutate({ fact, insists: same !== null })
  }
  /** Marks a field once the form was tried; the text as soon as it is too long. */
  const mark = (name: keyof typeof invalid, early = false) => ({
    'aria-invalid': invalid[name] && (tried || early),
    'data-invalid': invalid[name] || undefined,
    // Without scripts the form comes back with what was typed.
    autoFocus: sent && name === firstInvalid,
    disabled: share.isPending,
  })
  const left = FACT_TEXT_MAX - factTextLength(draft.text)

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
      <Field label="A fact worth sharing" htmlFor="fact-text" className={styles.text}>
        <textarea
          id="fact-text"
          name="text"
          className={styles[sizeOf(draft.text)]}
          rows={3}
          dir="auto"
          value={draft.text}
          aria-describedby="fact-text-hint fact-left"
          {...mark('text', left < 0)}
          onChange={(event) => change({ text: event.target.value })}
        />
        <span id="fact-left" className={cx('fine', styles.left, left < 0 && styles.over)}>
          {left < 0 ? `Too long by ${-left}` : `${left} left`}
        </span>
        <small id="fact-text-hint">1 to {FACT_TEXT_MAX} characters.</small>
      </Field>
      <div className={styles.origin}>
        <Field label="Source" htmlFor="fact-source">
          <input
            id="fact-source"
            name="source"
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            aria-describedby="fact-source-hint"
            value={draft.source}
            {...mark('source')}
            onBlur={leaveSource}
            onChange={({ target, nativeEvent }) => {
              change({ source: target.value })
              const { inputType } = nativeEvent as InputEvent
              if (inputType === 'insertFromPaste') setSource(target.value)
            }}
          />
          <small id="fact-source-hint">A public web page that says so, with http or https.</small>
        </Field>
      </div>
      <Field label="Category" htmlFor="fact-category" className={styles.category}>
        <select
          id="fact-category"
          name="category"
          value={draft.category}
          {...mark('category')}
          onChange={(event) =>
            change({ category: CATEGORIES.find(({ id }) => id === event.target.value)?.id ?? '' })
          }
        >
          <option value="">Choose…</option>
          {CATEGORIES.map(({ id }) => (
            <option key={id} value={id}>
              {id}
            </option>
          ))}
        </select>
      </Field>
      {same && <SameFact fact={same} />}
      <div className={cx('row', styles.send)}>
        <Button ref={post} type="submit" look="strong" disabled={share.isPending}>
          {share.isPending ? 'Posting…' : same ? 'Post it anyway' : 'Post'}
        </Button>
        {!share.isError && (
          <p className="quiet with-scripts">Kept on this device until you send it.</p>
        )}
        <p role="status" className={styles.failed}>
          {share.isError &&
            `That was not sent. ${retryWords(share.error, 'It is all still here; try again.')}`}
          {share.isIdle && sent && sent.code !== 'invalid_input' && NOT_SENT}
        </p>
      </div>
      {!same && <KnownSource source={source} />}
    </form>
  )
}
