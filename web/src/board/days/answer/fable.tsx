import { sourceDomain } from '@fable/contract/limits'
import { cx } from '../../../lib/cx.ts'
import flames from '../../../scenery/art/flames.svg?url'
import hearth from '../../../scenery/art/hearth.svg?url'
import { Character } from '../../../scenery/cast/character.tsx'
import { Drawing } from '../../../ui/drawing.tsx'
import { shortDomain, SourceLink } from '../../card/source-link.tsx'
import { useOwnWith } from '../../rounds/own.ts'
import { fireTextOf, isFound, remarkOf } from '../../rounds/round-texts.ts'
import type { AnswerProps } from './answer-props.ts'
import { Picks } from './picks.tsx'
import styles from '../round.module.css'

export function Fable(props: AnswerProps) {
  const { round, solution, result, pick } = props
  const { place, text, truth, source } = solution.fable
  const label = round.chosen === place ? 'Your pick' : 'This was the fable'

  return (
    <article
      className={cx(
        styles.night,
        isFound(result) ? styles.found : styles.fooled,
        pick && styles.fresh,
      )}
      aria-label="The fable"
    >
      <div className={cx('row', styles.top)}>
        <p>
          <span className={styles.key}>{place}</span>{' '}
          <span>
            {label}
            <Picks {...props} place={place} />
          </span>
        </p>
        <span className={styles.stamp}>FABLE</span>
      </div>
      <blockquote dir="auto">{text}</blockquote>
      <p className={styles.truth} dir="auto">
        {truth}
      </p>
      <p className={cx('fine', styles.source)}>
        <SourceLink source={source}>{shortDomain(sourceDomain(source))}</SourceLink>
      </p>
      <Scene {...props} />
    </article>
  )
}

function Scene({ day, round, result }: Pick<AnswerProps, 'day' | 'round' | 'result'>) {
  const own = useOwnWith(day, result)
  const isSealRight = own.seals[day.day] === 'right'

  if (!isFound(result)) {
    return (
      <div className={styles.scene}>
        <Character id="marlowe" className={styles.marlowe} />
        <p className={styles.says}>{remarkOf(day.day)}</p>
        <span className={cx(styles.hearth, isSealRight && styles.burning)}>
          <Drawing src={hearth} />
          {isSealRight && <Drawing src={flames} className={styles.flames} />}
        </span>
      </div>
    )
  }

  const isTwice = result === 'found' && isSealRight
  const [lit, makes] = fireTextOf(own, { day: day.day, state: round.state })

  return (
    <div className={styles.scene}>
      <span className={cx(styles.hearth, isTwice && styles.twice)}>
        <Drawing src={hearth} />
        {isTwice && <Drawing src={flames} className={styles.second} />}
        <Drawing src={flames} className={styles.flames} />
      </span>
      <p className={styles.lit}>
        <span>{lit}</span> <span>{makes}</span>
      </p>
    </div>
  )
}
