import type { ReactNode } from 'react'
import type { FormName, Round } from '@fable/contract'
import { dayPath, PLACES, SCREEN_PATHS, type Place } from '@fable/contract/limits'
import { cx } from '../../lib/cx.ts'
import styles from './sentences.module.css'

type Props = {
  day: string
  isToday: boolean
  sentences: Round['sentences']
  /** The pick that is being sent; null if there is none. */
  sent?: Place | null
  /** Returns true if the browser must not also send the form. */
  onPick: (place: Place) => boolean
  mark?: ((place: Place) => ReactNode) | undefined
  className?: string | undefined
}

/**
 * The buttons of a form, which works without scripts. All sentences have the text size that suits the longest one, and
 * each place has a fixed colour. So neither size nor colour reveals anything.
 */
export function Sentences(props: Props) {
  const { day, isToday, sentences, sent = null, onPick, mark, className } = props
  return (
    <form
      className={cx('on-paper', styles.cards, className)}
      data-size={sizeOf(sentences)}
      method="post"
      action={isToday ? SCREEN_PATHS.today : dayPath(day)}
      aria-label="Pick the fable"
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent & {
          submitter: HTMLButtonElement | null
        }
        const place = PLACES.find((each) => each === submitter?.value)
        if (!place || onPick(place)) event.preventDefault()
      }}
    >
      <input type="hidden" name="day" value={day} />
      {PLACES.map((place, at) => {
        const sentence = sentences[at] ?? null
        return (
          <button
            key={place}
            type="submit"
            className={cx('row', styles.card)}
            data-place={place}
            name="pick"
            value={place}
            disabled={sentence === null}
            aria-disabled={sent !== null}
            aria-busy={sent === place}
            aria-keyshortcuts={place}
          >
            <span className={styles.key} aria-hidden="true">
              {place}
            </span>
            <span className={styles.text} dir="auto">
              {mark && (
                <span className={styles.mark} dir="ltr">
                  {mark(place)}
                </span>
              )}
              <span>{sentence ?? 'This one has been taken down.'}</span>
            </span>
          </button>
        )
      })}
      <input type="hidden" name="form" value={'pick' satisfies FormName} />
    </form>
  )
}

const LARGE = 64
const MEDIUM = 100

function sizeOf(sentences: Round['sentences']): string {
  const longest = Math.max(...sentences.map((sentence) => sentence?.length ?? 0))
  if (longest <= LARGE) return 'large'
  return longest <= MEDIUM ? 'medium' : 'small'
}
