import { useState, type SubmitEvent } from 'react'
import type { Desk } from '@fable/contract'
import {
  HARMFUL_REPORTS_TO_HOLD,
  POSTING,
  REFUSED_WORDS_MAX,
  type Posting,
} from '@fable/contract/limits'
import { ApiError } from '../../lib/api.ts'
import { cx } from '../../lib/cx.ts'
import { Button } from '../../ui/button.tsx'
import { Field, radiosClass } from '../../ui/field.tsx'
import { showNotice } from '../../ui/notice.tsx'
import { NotDone } from './case-row.tsx'
import { useChangePosting } from './desk-queries.ts'
import { POSTING_TEXTS } from './desk-texts.ts'
import styles from './desk.module.css'

const linesOf = (text: string) => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]

export function PostingForm({ desk }: { desk: Desk }) {
  const { posting } = desk
  const form = usePosting(desk)
  const { mode, setMode, words, setWords, tooMany, change, submit, seeChange } = form
  const isChanged = change.error instanceof ApiError && change.error.code === 'posting_changed'

  return (
    <form className={cx('stack', styles.posting)} onSubmit={submit} aria-label="Posting">
      <h2>Posting</h2>
      <fieldset className={radiosClass} disabled={change.isPending}>
        <legend className="visually-hidden">Who may post</legend>
        {POSTING.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="posting"
              value={name}
              checked={name === mode}
              onChange={() => setMode(name)}
            />
            <span>
              <b>{POSTING_TEXTS[name].name}</b> <span>{POSTING_TEXTS[name].what}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {posting.bySetting !== 'open' && (
        <p
          className={cx('quiet', styles.note)}
        >{`The POSTING setting is “${posting.bySetting}”; the stricter of the two applies.`}</p>
      )}
      <div className={radiosClass}>
        <label>
          <input
            type="checkbox"
            checked={form.holdsHarmful}
            disabled={change.isPending}
            onChange={({ target }) => form.setHolding(target.checked)}
          />
          <span>
            <b>Hold harmful posts</b>{' '}
            <span>{`A post that ${HARMFUL_REPORTS_TO_HOLD} senders report as harmful waits for you.`}</span>
          </span>
        </label>
      </div>
      <Field label="Refused words and sources, one per line" htmlFor="refused-words">
        <textarea
          id="refused-words"
          rows={4}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </Field>
      {tooMany && (
        <p role="alert" className={styles.error}>
          At most {REFUSED_WORDS_MAX} lines.
        </p>
      )}
      <NotDone error={change.error} />
      {isChanged && <ChangedMeanwhile posting={posting} onSeen={seeChange} />}
      <Button type="submit" look="strong" disabled={change.isPending}>
        {change.isPending ? 'Switching…' : 'Switch'}
      </Button>
    </form>
  )
}

function usePosting({ posting: { bySetting: _, ...now } }: Desk) {
  const [mode, setMode] = useState<Posting>(now.posting)
  const [holdsHarmful, setHolding] = useState(now.holdsHarmful)
  const [words, setWords] = useState(now.words.join('\n'))
  // The rules that the operator saw. A change contains them, so that the server can refuse it if another operator has
  // changed the rules since.
  const [seen, setSeen] = useState(now)
  const change = useChangePosting()
  const rules = { posting: mode, words: linesOf(words), holdsHarmful }
  const tooMany = rules.words.length > REFUSED_WORDS_MAX

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (tooMany) return
    change.mutate(
      { ...rules, seen },
      {
        onSuccess: () => {
          setSeen(rules)
          showNotice('Switched.')
        },
      },
    )
  }

  const seeChange = () => {
    setSeen(now)
    change.reset()
  }

  return {
    mode,
    setMode,
    holdsHarmful,
    setHolding,
    words,
    setWords,
    tooMany,
    change,
    submit,
    seeChange,
  }
}

function ChangedMeanwhile({ posting, onSeen }: Pick<Desk, 'posting'> & { onSeen: () => void }) {
  return (
    <p className={cx('quiet', styles.note)}>
      <span>{`It is ${POSTING_TEXTS[posting.posting].name.toLowerCase()} now`}</span>
      {posting.words.length > 0 && (
        <span>{`, and posts containing ${posting.words.join(', ')} are refused`}</span>
      )}
      {!posting.holdsHarmful && <span>, and posts that are reported as harmful stay</span>}
      <span>. </span>
      <Button onClick={onSeen}>Got it</Button>
    </p>
  )
}
