import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { Category, Fact } from '@fable/contract'
import {
  CATEGORIES,
  FACT_TEXT_MAX,
  factTextLength,
  isFactText,
  isHttpUrl,
} from '@fable/contract/limits'
import { call } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { keepDraft, readDraft, type Draft } from './draft.ts'
import { addToLists } from './fact-queries.ts'
import { cx } from '../../ui/cx.ts'
import styles from './facts.module.css'

type Props = { category: Category | null; onShared: (fact: Fact) => void }

/**
 * The post form. An invalid form submits nothing and shows no message (section 5): its fields are
 * marked, and the first of them takes the focus. What could not be sent stays as it was typed.
 */
export function ShareForm({ category, onShared }: Props) {
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = readDraft()
    return { ...kept, category: category ?? kept.category }
  })
  const [tried, setTried] = useState(false)
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    keepDraft(next)
  }

  const share = useMutation({
    mutationFn: (body: { text: string; source: string; category: Category }) =>
      call('POST /api/facts', { body }),
    onSuccess: (fact) => {
      keepDraft(null)
      addToLists(client, fact)
      onShared(fact)
    },
  })

  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])

  const invalid = {
    text: !isFactText(draft.text),
    source: !isHttpUrl(draft.source),
    category: draft.category === '',
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (invalid.text || invalid.source || draft.category === '') {
      form.current?.querySelector<HTMLElement>('[data-invalid]')?.focus()
      return
    }
    share.mutate({
      text: draft.text.trim(),
      source: draft.source.trim(),
      category: draft.category,
    })
  }
  /** Marks a field once the form was tried; the text as soon as it is too long. */
  const mark = (name: keyof typeof invalid, early = false) => ({
    'aria-invalid': invalid[name] && (tried || early),
    'data-invalid': invalid[name] || undefined,
    disabled: share.isPending,
  })
  const left = FACT_TEXT_MAX - factTextLength(draft.text)

  return (
    <form
      ref={form}
      className={styles.share}
      noValidate
      onSubmit={submit}
      aria-label="Share a fact"
    >
      <Field label="A fact worth sharing" htmlFor="fact-text" className={styles.shareText}>
        <textarea
          id="fact-text"
          rows={2}
          value={draft.text}
          aria-describedby="fact-left"
          {...mark('text', left < 0)}
          onChange={(event) => change({ text: event.target.value })}
        />
        <span
          id="fact-left"
          className={left < 0 ? cx(styles.shareLeft, styles.over) : styles.shareLeft}
        >
          {left < 0 ? (
            `Too long by ${-left}`
          ) : (
            <>
              {left} <span className="visually-hidden">characters remaining</span>
            </>
          )}
        </span>
      </Field>
      <Field label="Source" htmlFor="fact-source">
        <input
          id="fact-source"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={draft.source}
          {...mark('source')}
          onChange={(event) => change({ source: event.target.value })}
        />
      </Field>
      <Field label="Category" htmlFor="fact-category">
        <select
          id="fact-category"
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
      <div className={styles.shareSend}>
        <Button type="submit" look="strong" disabled={share.isPending}>
          {share.isPending ? 'Posting…' : 'Post'}
        </Button>
        <p role="status">
          {share.isError && 'That was not sent. It is all still here; try again.'}
        </p>
      </div>
    </form>
  )
}
