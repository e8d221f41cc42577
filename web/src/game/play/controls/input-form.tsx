import { useState, type RefObject } from 'react'
import { RUN_INPUT_MAX } from '@fable/contract/limits'
import { cx } from '../../../lib/cx.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './controls.module.css'

type Props = {
  input: RefObject<HTMLInputElement | null>
  isBusy: boolean
  hint: string
  isNumber?: boolean
  /** Shown after a blank input, in modes that refuse one. */
  blankHint?: string | undefined
  onSubmit: (input: string) => void
}

class History {
  #submitted: string[] = []
  #back = 0
  /** The text that the player was typing before going back to an earlier input. */
  #draft = ''

  /**
   * Goes back by `steps` inputs, or forward if `steps` is negative. Returns null beyond the first or the last input.
   * `text` is the current text of the field.
   */
  recall(steps: number, text: string): string | null {
    const next = Math.min(Math.max(this.#back + steps, 0), this.#submitted.length)
    if (next === this.#back) return null
    if (this.#back === 0) this.#draft = text
    this.#back = next
    return next === 0 ? this.#draft : (this.#submitted.at(-next) ?? '')
  }

  add(text: string): void {
    this.#submitted.push(text)
    this.#back = 0
  }
}

/**
 * While lines print, the field keeps the focus and the player can type. Arrow Up brings back earlier inputs. The field
 * is uncontrolled, so that text typed before and during hydration is kept.
 */
export function InputForm({ input, isBusy, hint, isNumber = false, blankHint, onSubmit }: Props) {
  const [history] = useState(() => new History())
  const [hasTriedBlank, setTriedBlank] = useState(false)
  const isBlank = hasTriedBlank && blankHint !== undefined

  return (
    <form
      className={cx('row', styles.answer)}
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        const text = input.current?.value ?? ''
        onSubmit(text)
        if (isBusy) return
        const isEmpty = text.trim() === ''
        if (!isEmpty) history.add(text)
        event.currentTarget.reset()
        setTriedBlank(isEmpty && blankHint !== undefined)
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
        inputMode={isNumber ? 'numeric' : 'text'}
        placeholder={isBlank ? blankHint : hint}
        aria-invalid={isBlank}
        aria-describedby={isBlank ? 'answer-error' : undefined}
        onChange={() => setTriedBlank(false)}
        onKeyDown={(event) => {
          const { key, currentTarget: field } = event
          if (key === 'Escape') field.blur()
          else if (key === 'ArrowUp' || key === 'ArrowDown') {
            const text = history.recall(key === 'ArrowUp' ? 1 : -1, field.value)
            if (text !== null) {
              field.value = text
              setTriedBlank(false)
            }
          } else return
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
