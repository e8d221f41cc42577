import type { Day } from '@fable/contract'
import { addDays, type Place } from '@fable/contract/limits'
import { cx } from '../../../lib/cx.ts'
import { weekdayNameOf } from '../../../lib/long-dates.ts'
import { Wax } from './wax.tsx'
import styles from './seal-mark.module.css'

type Props = {
  day: Day
  place: Place
  /** True where the cards become columns on wide screens. */
  isInColumns?: boolean
}

/**
 * The mark of a seal on the card of its sentence, until the seal breaks. It changes neither the size nor the order of
 * the cards.
 */
export function SealMark({ day: { day, round }, place, isInColumns = false }: Props) {
  if (!round || round.seal?.place !== place || round.state === 'over') return null
  const when = round.state === 'open' ? 'Yesterday' : `On ${weekdayNameOf(addDays(day, -1))}`
  return (
    <>
      <small className={cx(styles.said, isInColumns && styles.beside)}>
        {`${when} you said: ${round.seal.said}`}
      </small>
      <Wax className={cx(styles.wax, isInColumns && styles.above)} />
    </>
  )
}
