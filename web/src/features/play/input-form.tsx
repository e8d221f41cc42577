import { useEffect, useState, type RefObject } from 'react'
import { RUN_INPUT_MAX } from '@fable/contract/limits'
import { Button } from '../../ui/button.tsx'
import styles from './input-form.module.css'

type Props = {
  input: RefObject<HTMLInputElement | null>
  isBusy: boolean
  /** What the current mode takes. */
  hint: string
  /** Where a blank input is an error: the hint that replaces the other after one. */
  blankHint?: string | undefined
  /** What was typed before the form was there. */
  typedBefore?: string
  /** Called with the text that is in the form from the start, and with each change of it. */
  onType?: (text: string) => void
  onSubmit: (input: string) => void
}

/** The text of the input, and the inputs submitted before it. */
function useHistory(first: string) {
  const [text, setText] = useState(first)
  const [submitted, setSubmitted] = useState<readonly string[]>([])
  const [back, setBack] = useState(0)
  /** What was being typed when the player went back. */
  const [draft, setDraft] = useState('')
  return {
    text,
    setText,
    /** Goes so many inputs back, or forward when negative, as far as there are any. */
    recall: (steps: number) => {
      const next = Math.min(Math.max(back + steps, 0), submitted.length)
      if (next === back) return
      if (back === 0) setDraft(text)
      setBack(next)
      setText(next === 0 ? draft : (submitted[submitted.length - next] ?? ''))
    },
    /** Adds the text to the history and empties the input. */
    add: () => {
      setSubmitted([...submitted, text])
      setBack(0)
      setText('')
    },
  }
}

/**
 * The console's input and its Submit. It keeps the focus while lines print (read-only, not disabled), and
 * Arrow Up brings back the last inputs.
 */
export function InputForm({
  input,
  isBusy,
  hint,
  blankHint,
  typedBefore = '',
  onType,
  onSubmit,
}: Props) {
  const { text, setText, recall, add } = useHistory(typedBefore)
  const [hasTriedBlank, setTriedBlank] = useState(false)
  useEffect(() => onType?.(text), [onType, text])
  const isBlank = hasTriedBlank && blankHint !== undefined && text === ''
  return (
    <form
      className={styles.answer}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(text)
        if (isBusy) return
        if (text.trim() !== '') add()
        else setText('')
        setTriedBlank(text.trim() === '' && blankHint !== undefined)
      }}
    >
      <label className="visually-hidden" htmlFor="answer">
        Your answer
      </label>
      <input
        ref={input}
        id="answer"
        maxLength={RUN_INPUT_MAX}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        placeholder={isBlank ? blankHint : hint}
        aria-invalid={isBlank}
        aria-describedby={isBlank ? 'answer-error' : undefined}
        value={text}
        readOnly={isBusy}
        onChange={(event) => {
          setText(event.target.value)
          setTriedBlank(false)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur()
          else if (event.key === 'ArrowUp') recall(1)
          else if (event.key === 'ArrowDown') recall(-1)
          else return
          event.preventDefault()
        }}
      />
      {isBlank && (
        <span id="answer-error" role="alert" className="visually-hidden">
          {blankHint}
        </span>
      )}
      <Button type="submit" aria-disabled={isBusy}>
        Submit
      </Button>
    </form>
  )
}
