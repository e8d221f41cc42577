import { causeOf } from '@fable/engine'
import { darePath, runPath, SCREEN_PATHS } from '@fable/contract/limits'
import { useMemo, useState, type ComponentProps } from 'react'
import { Link, useLocation } from 'wouter'
import { finishedRuns } from '../run/finished-runs.ts'
import { challengeOf } from '../challenge/challenge-of.ts'
import { roadOf } from '../challenge/challenge-texts.ts'
import { endingOf, replayTranscript, type Transcript } from '../run/replay-transcript.ts'
import { roadWish, type OpenChallenge } from '../challenge/road-wish.ts'
import { canDeriveSeeds } from '../run/secret-seed.ts'
import { hasRunToLose, isShelvable, type SavedGame } from '../save/saved-game.ts'
import { load } from '../save/store.ts'
import { characterPicture } from '../../scenery/cast/pictures.ts'
import { CampHeader, NightPage } from '../../scenery/night-page.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'
import { kickerClass, slabClass } from '../../ui/slab.tsx'
import { cx } from '../../lib/cx.ts'
import { plural } from '../../lib/words.ts'
import type { Frame } from './frames.ts'
import { LifeLine } from './viewer-bar.tsx'
import styles from './watch.module.css'

/** Says what happens to the run in progress if the player accepts; null if there is none. */
function wordsOnRun(game: SavedGame): string | null {
  if (!hasRunToLose(game)) return null
  const { day } = game.state
  return isShelvable(game)
    ? `Your run in progress, day ${day}, waits on the shelf.`
    : `The shelf has no room for your current road, day ${day}. You will be asked before it is given up.`
}

/** Says what it takes to beat the run. */
function goalOf({ name, days, cause }: OpenChallenge, isOwn: boolean): string {
  const goal = cause === 'death' ? `Get past day ${days}` : 'Come through in better shape'
  return isOwn ? `${goal}, and it never happened.` : `${goal}, and you have beaten ${name}.`
}

type Props = {
  run: Transcript
  frames: readonly Frame[]
  picture: NonNullable<ComponentProps<typeof CampHeader>['picture']>
}

/** The offer to walk the road of an ended run again. Anyone who has the run's address can accept it. */
export function Dare({ run, frames, picture }: Props) {
  const [, navigate] = useLocation()
  const [game] = useState(() => load().game)
  const [isOwn] = useState(() => finishedRuns().some(({ rankedId }) => rankedId === run.id))
  const replayed = useMemo(() => replayTranscript(run), [run])
  const wish = useMemo(() => challengeOf(replayed), [replayed])
  const ending = endingOf(replayed)
  if (!ending || !wish) return null
  const { name, runId } = wish.challenge
  const isUnderWay = hasRunToLose(game) && game.run?.challenge?.runId === runId
  const note = isUnderWay ? null : wordsOnRun(game)
  const isFall = ending.cause === 'death'
  return (
    <NightPage
      chapter="night"
      fire="right"
      header={
        <CampHeader title={roadOf(wish.challenge)} path={darePath(run.id)} picture={picture} />
      }
    >
      <PlainPage>
        <section className={slabClass(cx('stack', styles.dare))} aria-labelledby="dare">
          <p className={cx(kickerClass, styles.sender)}>
            {isOwn ? 'Your own road' : `${name} sends you a road`}
          </p>
          <h2 id="dare">Walk the same road</h2>
          <div className={styles.darer}>
            <img src={characterPicture(ending.killer ?? 'marlowe')} alt="" />
            <p>
              <b>{name}</b> <strong>{plural(ending.daysSurvived, 'day')}</strong>
              <em>{`${causeOf(ending)}.`}</em>
            </p>
          </div>
          <div>
            <LifeLine frames={frames} />
            <p className={styles.axis} aria-hidden="true">
              <span>day 0</span>
              <span>{ending.daysSurvived}</span>
            </p>
          </div>
          <p className={styles.remark}>
            {isFall
              ? `“${name} left the lantern lit. I have swept nothing,” says Marlowe.`
              : `“${name} came all the way. I have swept nothing,” says Marlowe.`}
          </p>
          <p>
            The same choices have the same results. It is not ranked.{' '}
            <span>{goalOf(wish.challenge, isOwn)}</span>
          </p>
          {!canDeriveSeeds() && <p>You can walk it only over https.</p>}
          <div className={cx('row', styles.ways)}>
            {canDeriveSeeds() && (
              <Button
                look="strong"
                onClick={() => {
                  roadWish.set(wish)
                  navigate(SCREEN_PATHS.game)
                }}
              >
                {isUnderWay ? 'Continue it' : 'Walk this road'}
              </Button>
            )}
            <Link className={buttonClass()} href={runPath(run.id)}>
              Watch it
            </Link>
          </div>
          {note && <p className="fine">{note}</p>}
        </section>
      </PlainPage>
    </NightPage>
  )
}
