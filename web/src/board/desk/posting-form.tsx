import { POSTING, REFUSED_WORDS_MAX, type Posting } from '@fable/contract/limits'
import { useState, type SubmitEvent } from 'react'
import type { Desk } from '@fable/contract'
import { showNotice } from '../../ui/notice.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, radiosClass } from '../../ui/field.tsx'
import { ApiError } from '../../lib/api.ts'
import { NotDone } from './case-row.tsx'
import { useChangePosting } from './desk-queries.ts'
import { POSTING_TEXTS } from './desk-texts.ts'
import { cx } from '../../lib/cx.ts'
import styles from './desk.module.css'

const linesOf = (text: string) => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]

/** The typed posting mode and words, and the call that switches to them. */
function usePosting({ posting }: Desk) {
  const [mode, setMode] = useState<Posting>(posting.posting)
  const [words, setWords] = useState(posting.words.join('\n'))
  // The state that the operator saw. It is sent along, so that the server can refuse a change of a state that is out of
  // date.
  const [seen, setSeen] = useState({ posting: posting.posting, words: posting.words })
  const change = useChangePosting()
  const tooMany = linesOf(words).length > REFUSED_WORDS_MAX
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (tooMany) return
    change.mutate(
      { posting: mode, words: linesOf(words), seen },
      {
        onSuccess: () => {
          setSeen({ posting: mode, words: linesOf(words) })
          showNotice('Switched.')
        },
      },
    )
  }
  const seeChange = () => {
    setSeen({ posting: posting.posting, words: posting.words })
    change.reset()
  }
  return { mode, setMode, words, setWords, tooMany, change, submit, seeChange }
}

/** The form for the posting mode, and for the words and sources that are refused. */
export function PostingForm({ desk }: { desk: Desk }) {
  const { posting } = desk
  const { mode, setMode, words, setWords, tooMany, change, submit, seeChange } = usePosting(desk)
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

/** Says what applies now, after somebody else has switched. */
function ChangedMeanwhile({ posting, onSeen }: Pick<Desk, 'posting'> & { onSeen: () => void }) {
  return (
    <p className={cx('quiet', styles.note)}>
      <span>{`It is ${POSTING_TEXTS[posting.posting].name.toLowerCase()} now`}</span>
      {posting.words.length > 0 && (
        <span>{`, and posts containing ${posting.words.join(', ')} are refused`}</span>
      )}
      <span>. </span>
      <Button onClick={onSeen}>Got it</Button>
    </p>
  )
}
