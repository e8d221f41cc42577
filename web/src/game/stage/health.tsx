import styles from './stage.module.css'

/** So many pips fit beside each other; more health is a bar. */
const PIPS_MAX = 10

type Props = { value: number; of: number }

/** HEALTH in a number, and as pips or a bar against the highest it has been. */
export function Health({ value, of }: Props) {
  return (
    <div className={styles.health} data-stat="health" data-none={value === 0}>
      <dt>HEALTH</dt>
      <dd>{value}</dd>
      {of > PIPS_MAX ? (
        <dd className={styles.bar} aria-hidden="true">
          <svg>
            <rect width={`${String((100 * value) / of)}%`} height="100%" />
          </svg>
        </dd>
      ) : (
        <dd className={styles.pips} aria-hidden="true">
          {Array.from({ length: of }, (_, at) => (
            <i key={at} data-lost={at >= value} />
          ))}
        </dd>
      )}
    </div>
  )
}
