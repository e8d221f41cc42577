import { numberWord } from '../../lib/words.ts'
import { Drawing } from '../../ui/drawing.tsx'
import { slabClass } from '../../ui/slab.tsx'
import { PATHS } from '../stage/path-kinds.ts'
import { fellWords, mostWords, ownWords, tilesOf, type Fork } from './forks.ts'
import styles from './forks.module.css'

export function ForkList({ forks }: { forks: readonly Fork[] }) {
  return (
    <section className={slabClass(styles.forks)} aria-labelledby="forks">
      <h2 id="forks">{`${numberWord(forks.length)} fork${forks.length === 1 ? '' : 's'} of today`}</h2>
      {forks.map((fork) => (
        <OneFork key={fork.day} fork={fork} />
      ))}
    </section>
  )
}

function OneFork({ fork }: { fork: Fork }) {
  const tiles = tilesOf(fork)
  const own = ownWords(tiles, fork)

  return (
    <div className={styles.fork}>
      <h3>{`Day ${fork.day}`}</h3>
      <ol>
        {tiles.map(({ kind, label, isOwn, percent }, at) => (
          <li key={at} data-tint={PATHS[kind].tint} data-own={isOwn}>
            <span className="visually-hidden">{`Path ${at + 1}: `}</span>
            <Drawing src={PATHS[kind].picture} className={styles.picture} />
            <b>{`${percent} %`}</b>
            <span className={styles.label}>{label}</span>
            {isOwn && <span className={styles.own}>you</span>}
            <svg
              className={styles.bar}
              viewBox="0 0 100 1"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={`M0 .5H${percent}`} />
            </svg>
          </li>
        ))}
      </ol>
      <p>
        <span>{mostWords(tiles)}</span> {own !== null && <b>{own}</b>}
        {fork.fell !== undefined && <span>{` ${fellWords(fork.fell)}`}</span>}
      </p>
    </div>
  )
}
