import { useLocation } from 'wouter'
import { roadNumber, SCREEN_PATHS } from '@fable/contract/limits'
import { describeEnding } from '@fable/engine'
import { cx } from '../../lib/cx.ts'
import { longDayOf } from '../../lib/long-dates.ts'
import { Heap, type Stone } from '../../scenery/stones.tsx'
import { Button } from '../../ui/button.tsx'
import { NeedsScripts } from '../../ui/plain-page.tsx'
import { openPopup } from '../../ui/popups.ts'
import { Share } from '../../ui/share.tsx'
import { kickerClass, slabClass } from '../../ui/slab.tsx'
import { squaresWords, stripText } from '../run/road-strip.ts'
import { roadWish } from '../run/road-wish.ts'
import { densestPlace } from '../run/road.ts'
import { durationWords, type Today } from '../run/today.ts'
import { fallOf, type Fork } from './forks.ts'
import type { Attempt as AttemptOfToday } from './use-attempt.ts'
import styles from './daily.module.css'

type Props = {
  today: Today
  attempt: AttemptOfToday
  /** The time until the road closes, in milliseconds. */
  left: number
  stones: readonly Stone[]
  forks: readonly Fork[]
}

const TITLES: Record<AttemptOfToday['name'], string> = {
  none: 'Not yet walked',
  open: 'On the road',
  ended: 'Walked: ',
  'given-up': 'Given up',
}

export function Attempt(props: Props) {
  const { today, attempt, left } = props
  const { day } = today.today
  const { name } = attempt
  const isOver = name === 'ended' || name === 'given-up'

  return (
    <section className={slabClass(styles.state)} aria-labelledby="attempt">
      <p className={kickerClass}>
        <span>{`Road ${roadNumber(day)}`}</span>
        <span className={cx(!isOver && styles.date)}>{` · ${longDayOf(day)}`}</span>
        {!isOver && <span>{` · closes in ${durationWords(left)}`}</span>}
      </p>
      <h2 id="attempt">
        <span>{TITLES[name]}</span>
        {name === 'ended' && <em>{`day ${attempt.day}`}</em>}
      </h2>
      {name === 'given-up' && <GivenUp {...props} />}
      {name === 'ended' && <Walked {...props} />}
      {(name === 'none' || name === 'open') && <Ahead {...props} />}
    </section>
  )
}

function Ahead({ today: { today, you }, attempt: { name, id }, stones }: Props) {
  const [, navigate] = useLocation()
  return (
    <>
      <p className={styles.lead}>
        {name === 'open'
          ? 'It waits where you stopped. It is good at waiting, until midnight.'
          : 'Everybody meets the same four paths on the same day. You have one try.'}
      </p>
      <Stones stones={stones} />
      <NeedsScripts what="The daily road" />
      <div className={cx('row with-scripts', styles.ways)}>
        <Button
          look="strong"
          onClick={() => {
            roadWish.set({ day: today.day, ...(id !== undefined && { runId: id }) })
            navigate(SCREEN_PATHS.game)
          }}
        >
          {name === 'open' ? 'Continue' : 'Walk it'}
        </Button>
      </div>
      <p className={cx('quiet', styles.small)}>
        {!you && (
          <>
            <span>No account needed. </span>
            <button
              type="button"
              className="with-scripts on-paper"
              onClick={() => openPopup('create')}
            >
              Create Account
            </button>
            <span>, and your walk stands under your name. </span>
          </>
        )}
        <span>It counts if it ends by midnight UTC; until then you can leave and come back.</span>
      </p>
    </>
  )
}

function Stones({ stones }: Pick<Props, 'stones'>) {
  const place = densestPlace(stones)
  if (place === null) return null
  return (
    <div className={styles.stones}>
      <Heap count={3} />
      <p>
        <b>{place}</b>
        <span className="quiet">Each is somebody who fell there today. Bring a coin to look.</span>
      </p>
    </div>
  )
}

function GivenUp({ today: { today }, left }: Props) {
  return (
    <>
      <p className={styles.lead}>One attempt, and you left it on the road. It is in no list.</p>
      <p className={cx('quiet', styles.small)}>
        <NextRoad day={today.day} left={left} />
      </p>
    </>
  )
}

function NextRoad({ day, left }: { day: string; left: number }) {
  return (
    <span>
      <span>{`Road ${roadNumber(day) + 1} opens in `}</span>
      <b>{durationWords(left)}</b>.
    </span>
  )
}

function Walked({ today: { today }, attempt, left, forks }: Props) {
  const { day, health, ending } = attempt
  const fall = fallOf(forks)
  const text = stripText(today.day, { health, daysSurvived: day }, fall)
  const how = ending && `${describeEnding(ending)}.`

  return (
    <>
      <p className={styles.lead}>{fall === null ? how : `You ${fall}.`}</p>
      {health.length > 0 && (
        <>
          <pre
            className={styles.text}
            role="img"
            aria-label={[squaresWords({ daysSurvived: day }), fall].filter(Boolean).join('; ')}
          >
            {text}
          </pre>
          <div className={cx('row', styles.ways)}>
            <Share
              data={() => ({ text: `${text}\n${location.origin}${SCREEN_PATHS.daily}` })}
              copy="Copy it"
              copied="Copied"
              sheet="Share"
              field="The result"
              isStrong
            />
          </div>
        </>
      )}
      <p className={cx('quiet', styles.small)}>
        <span>Copied with a link to the road, never with what lies on it. </span>
        <NextRoad day={today.day} left={left} />
      </p>
    </>
  )
}
