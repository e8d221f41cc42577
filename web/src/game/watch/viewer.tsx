import { SCREEN_PATHS } from '@fable/contract/limits'
import { START } from '@fable/engine/content'
import { Link } from 'wouter'
import { Console } from '../console/console.tsx'
import { Deck, Reading } from '../stage/layout.tsx'
import { Stage } from '../stage/stage.tsx'
import { useState, type ReactNode } from 'react'
import type { Transcript } from '../run/replay-transcript.ts'
import { NeedsScripts } from '../../ui/plain-page.tsx'
import { ProofLine, ProofPopup, useProof } from './proof-line.tsx'
import { usePlayback, ViewerBar } from './viewer-bar.tsx'
import { visitsOf, type Frame } from './frames.ts'
import styles from './watch.module.css'

type Props = {
  header: ReactNode
  frames: readonly Frame[]
  title: string
  run: Transcript
}

/** The warning about the address of an open run. */
export const OPEN_WORDS =
  'This address is the key to the run: whoever holds it can see it and play on. Share it when the run has ended.'

/** The run on the screen: pause, speed, a step back and forth, a jump to a day. */
export function Viewer({ header, frames, title, run }: Props) {
  const { open: isOpen, rank } = run
  const { proof, commitment } = useProof(run)
  const [isExplained, setExplained] = useState(false)
  const playback = usePlayback(frames, isOpen)
  const frame = frames[playback.at]
  if (!frame) return null
  const seen = frames.slice(0, playback.at + 1).map(({ view }) => view.player.health)
  const peak = Math.max(START.health, ...seen)
  return (
    <Stage view={frame.view} peak={peak} cue={null} end={frame.end} header={header}>
      <Reading>
        <NeedsScripts what="Turning its pages" />
        <Console
          scene={{ ...frame, isPrinting: playback.isPlaying, isWaiting: false }}
          bar={
            <span className={styles.signs}>
              <span>
                Turn {playback.at + 1} of {frames.length}
              </span>
              {rank !== undefined && (
                <Link href={`${SCREEN_PATHS.leaderboard}?group=runs`}>
                  Number {rank} of all time
                </Link>
              )}
              {proof && <ProofLine run={run} proof={proof} onHow={() => setExplained(true)} />}
              {isOpen && (
                <>
                  <span>Still being played</span>
                  <span className={styles.open}>{OPEN_WORDS}</span>
                </>
              )}
            </span>
          }
        />
      </Reading>
      <Deck>
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
