import { useState, type ReactNode } from 'react'
import { Link, useParams, useSearchParams } from 'wouter'
import { runPath, runPicturePath, SCREEN_PATHS } from '@fable/contract/limits'
import { isPlayable } from '@fable/engine'
import { START } from '@fable/engine/content'
import { cx } from '../../lib/cx.ts'
import { useIsHydrated } from '../../lib/hydrated.ts'
import { plural } from '../../lib/words.ts'
import { CampHeader, NightPage } from '../../scenery/night-page.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Footer } from '../../ui/footer.tsx'
import { NeedsScripts, PlainPage } from '../../ui/plain-page.tsx'
import { Status } from '../../ui/status.tsx'
import { Console } from '../console/console.tsx'
import type { Transcript } from '../run/replay-transcript.ts'
import { Bank, GameScreen, Deck, Reading } from '../stage/layout.tsx'
import { Stage } from '../stage/stage.tsx'
import { Tray } from '../stage/tray.tsx'
import { visitsOf, type Frame } from './frames.ts'
import { ProofLine, ProofPopup, useProof } from './proof-line.tsx'
import { useRun, type NoRun } from './use-run.ts'
import { usePlayback, ViewerBar } from './viewer-bar.tsx'
import styles from './watch.module.css'

export { cacheRun as cacheData } from './use-run.ts'

export default function Watch() {
  // Ids are in lower case, but somebody may have changed the address to upper case.
  const id = (useParams().id ?? '').toLowerCase()
  const { run, frames, why, refetch } = useRun(id)
  const [search] = useSearchParams()
  // The server renders the same document with and without the parameter, so it counts only after hydration.
  const isHydrated = useIsHydrated()

  const title = titleOf(run)
  const header = <CampHeader title={title} {...(run && !run.open ? headOf(run) : NO_HEAD)} />
  if (!run || frames.length === 0) {
    return (
      <NightPage chapter="night" fire="right" header={header}>
        <PlainPage>
          <Reason why={why} turns={run?.turns ?? []} onRetry={refetch} />
          <Link className={buttonClass()} href={SCREEN_PATHS.game}>
            Play a run of your own
          </Link>
        </PlainPage>
      </NightPage>
    )
  }
  return (
    <GameScreen>
      <Viewer
        key={id}
        header={header}
        frames={frames}
        title={title}
        run={run}
        plays={isHydrated && search.has('play')}
      />
      <Bank>
        <Footer />
      </Bank>
    </GameScreen>
  )
}

function titleOf(run: Transcript | undefined): string {
  if (!run) return 'A run'
  if (!run.open) return `${run.playerName} - Days ${run.daysSurvived}`
  if (run.turns.length === 0) return 'A run that has just begun'
  return `${run.playerName || 'Adventurer'} - Day ${run.daysSurvived} so far`
}

/** Search engines must not list a run that is not over. */
const NO_HEAD = { description: undefined, path: undefined }

function headOf(run: Transcript) {
  return {
    description: `${run.playerName} survived ${run.daysSurvived} of a hundred days. Watch the run, turn by turn.`,
    path: runPath(run.id),
    picture: pictureOf(run),
  }
}

function Reason({ why, turns, onRetry }: ReasonProps) {
  switch (why) {
    case 'loading':
      return (
        <>
          <Status className="with-scripts">Fetching the run…</Status>
          <NeedsScripts what="Watching this run" />
        </>
      )
    case 'unknown':
      return (
        <>
          <h2>No such run</h2>
          <p>It was never begun, or it was given up long ago.</p>
        </>
      )
    case 'on open road':
      return (
        <>
          <h2>Not before midnight</h2>
          <p>
            This run was on today’s road, which is still open. It can be watched after midnight UTC.
          </p>
          <Link className={buttonClass('strong')} href={SCREEN_PATHS.daily}>
            The daily road
          </Link>
        </>
      )
    case 'failed':
      return (
        <>
          <p role="alert">The run could not be loaded.</p>
          <Button onClick={onRetry}>Try again</Button>
        </>
      )
    case 'unplayed':
      return (
        <>
          <h2>Not a step taken yet</h2>
          <p>The first turn shows here as soon as it is played. {OPEN_WORDS}</p>
        </>
      )
    case 'other rules':
      return (
        <>
          <h2>Played under other rules</h2>
          <p>This run can be read, but not replayed, because the game has changed since.</p>
          <ol className={styles.transcript}>
            {turns.map(({ input }, at) => (
              <li key={at}>{input}</li>
            ))}
          </ol>
        </>
      )
  }
}

function Viewer({ header, frames, title, run, plays }: Props) {
  const { open: isOpen, rank } = run
  const { proof, commitment } = useProof(run)
  const [isExplained, setExplained] = useState(false)
  const playback = usePlayback(frames, { isOpen, plays })
  const frame = frames[playback.at]
  if (!frame) return null
  const seen = frames.slice(0, playback.at + 1).map(({ view }) => view.player.health)
  const peak = Math.max(START.health, ...seen)

  return (
    <Stage
      view={frame.view}
      posts={frame.posts}
      peak={peak}
      cue={null}
      end={frame.end}
      header={header}
    >
      <Reading>
        <NeedsScripts what="Turning its pages" />
        <Console
          scene={{ ...frame, isPrinting: playback.isPlaying, isWaiting: false }}
          bar={
            <span className={cx('row', styles.signs)}>
              <span>{`Turn ${playback.at + 1} of ${frames.length}`}</span>
              {rank !== undefined && <Rank rank={rank} isOnRoad={run.road !== undefined} />}
              {!isOpen && <ProofLine proof={proof} onHow={() => setExplained(true)} />}
              {isOpen && <StillOpen />}
            </span>
          }
        />
      </Reading>
      <Deck>
        {frame.tray && <Tray fog={frame.tray} />}
        <ViewerBar
          playback={playback}
          frames={frames}
          day={frame.view.player.day}
          visits={visitsOf(frames)}
          shared={isOpen ? null : title}
        />
      </Deck>
      {isExplained && proof && (
        <ProofPopup
          run={run}
          proof={proof}
          commitment={commitment}
          onClose={() => setExplained(false)}
        />
      )}
    </Stage>
  )
}

function pictureOf({ id, playerName, daysSurvived, rules }: Transcript) {
  const more = isPlayable(rules) ? ': the health of each day, and how it ended' : ''
  const alt = `${playerName}, ${plural(daysSurvived, 'day')} survived${more}.`
  return { path: runPicturePath(id), alt }
}

function Rank({ rank, isOnRoad }: { rank: number; isOnRoad: boolean }) {
  if (isOnRoad) return <span>{`Number ${rank} on its road`}</span>
  return <Link href={SCREEN_PATHS.leaderboard}>{`Number ${rank} of all time`}</Link>
}

function StillOpen() {
  return (
    <>
      <span>Still being played</span>
      <span className={styles.open}>{OPEN_WORDS}</span>
    </>
  )
}

type ReasonProps = {
  why: NoRun
  turns: Transcript['turns']
  onRetry: () => void
}

const OPEN_WORDS =
  'This address gives access to the run: anyone who has it can see the run and play it. Share it only when the run has ended.'

type Props = {
  header: ReactNode
  frames: readonly Frame[]
  title: string
  run: Transcript
  plays: boolean
}
