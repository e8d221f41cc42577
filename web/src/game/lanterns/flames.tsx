import { plural } from '../../lib/words.ts'
import styles from './flames.module.css'

const OUTLINE = 'M12 1c3 7 9 11 9 19 0 7-4 11-9 11s-9-4-9-10c0-5 3-7 4-11 2 2 2 3 3 4 2-4 3-8 2-13z'

const Flame = () => (
  <svg viewBox="0 0 24 32" aria-hidden="true">
    <path d={OUTLINE} fill="#f2691f" />
    <path
      d="M12 14c2 4 5 6 5 11 0 4-2 6-5 6s-5-2-5-6c0-3 2-4 3-7 1 1 1 2 1 2 1-2 1-4 1-6z"
      fill="#ffe08a"
    />
  </svg>
)

const Ash = () => (
  <svg viewBox="0 0 24 32" aria-hidden="true">
    <path d={OUTLINE} fill="none" stroke="#b9aa9b" strokeWidth="2.2" strokeDasharray="3.4 3.2" />
  </svg>
)

type Props = {
  count: number
  /** True on the day on which a lost lantern put out an earlier flame. */
  isOneOut?: boolean
}

const labelOf = ({ count, isOneOut = false }: Props): string =>
  `${plural(count, 'flame')}${isOneOut ? ', one put out' : ''}`

/** A style sheet can set the height of the flames by `--flame-height`. */
export function Flames({ count, isOneOut = false }: Props) {
  if (count === 0 && !isOneOut) return null
  return (
    <span className={styles.flames} role="img" aria-label={labelOf({ count, isOneOut })}>
      {Array.from({ length: count + (isOneOut ? 1 : 0) }, (_, at) =>
        at < count ? <Flame key={at} /> : <Ash key={at} />,
      )}
    </span>
  )
}

export function FlameCount({ count, isOneOut = false }: Props) {
  if (count === 0 && !isOneOut) return null
  return (
    <span className={styles.count} role="img" aria-label={labelOf({ count, isOneOut })}>
      {count > 0 && (
        <>
          <Flame />
          <b>{count}</b>
        </>
      )}
      {isOneOut && <Ash />}
    </span>
  )
}
