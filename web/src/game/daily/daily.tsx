import { SCREEN_PATHS } from '@fable/contract/limits'
import { useTimeLeft, useToday, type Today } from '../run/today.ts'
import { columnClass, NightPage, CampHeader } from '../../scenery/night-page.tsx'
import { GAME_PICTURE } from '../../lib/head.tsx'
import { Button } from '../../ui/button.tsx'
import { NeedsScripts } from '../../ui/plain-page.tsx'
import { slabClass, troubleClass, kickerClass } from '../../ui/slab.tsx'
import { Attempt } from './attempt.tsx'
import { RoadBoard } from './road-board.tsx'
import { Streak } from './streak.tsx'
import { useAttempt } from './use-attempt.ts'
import styles from './daily.module.css'
import { cx } from '../../lib/cx.ts'

/** The daily road: the player's one attempt, who else has walked it, the streak, and the proof of yesterday's. */
export default function Daily() {
  const { data, isError, isFetching, refetch } = useToday()
  const left = useTimeLeft()
  const attempt = useAttempt(data)
  return (
    <NightPage
      chapter={attempt.name === 'ended' ? 'dusk' : 'predawn'}
      day={attempt.day}
      fire="left"
      isLoading={!isError && (!data || left === null)}
      header={
        <CampHeader
          title="Daily road"
          head={{
            title: 'Daily road - Hundred Days',
            description:
              'The same road for everybody, once a day. Decide the same and you get the same.',
            path: SCREEN_PATHS.daily,
            picture: GAME_PICTURE,
          }}
        />
      }
    >
      {data && left !== null ? (
        <main className={columnClass(styles.page)}>
          <Attempt today={data} attempt={attempt} />
          <RoadBoard key={data.today.day} today={data} />
          <div className={styles.aside}>
            <Streak today={data} left={left} />
            <Proof yesterday={data.yesterday} />
          </div>
        </main>
      ) : (
        <main className={columnClass(styles.page)}>
          <section className={slabClass(troubleClass)}>
            {isError ? (
              <>
                <p role="alert">The road is out of sight just now. It is still there.</p>
                <Button aria-disabled={isFetching} onClick={() => void refetch()}>
                  Try again
                </Button>
              </>
            ) : (
              <>
                <p role="status" className="with-scripts">
                  Looking down the road…
                </p>
                <NeedsScripts what="The daily road" />
              </>
            )}
          </section>
        </main>
      )}
    </NightPage>
  )
}

/** Yesterday's hash with the secret it comes from. */
export function Proof({ yesterday }: { yesterday: Today['yesterday'] }) {
  return (
    <section className={slabClass()} aria-labelledby="proof">
      <h2 id="proof" className={kickerClass}>
        Yesterday’s road, opened
      </h2>
      <details className={styles.proof}>
        <summary>How to check it</summary>
        <dl>
          <dt>Hash, shown from midnight on</dt>
          <dd>{yesterday.commitment}</dd>
          <dt>Secret, shown at the end</dt>
          <dd>{yesterday.secret}</dd>
        </dl>
        <p className={cx('quiet', styles.small)}>
          The hash is SHA-256 of the secret. If it is the one you saw yesterday, nobody moved the
          road under you.
        </p>
      </details>
    </section>
  )
}
