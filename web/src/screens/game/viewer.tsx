import { useEffect, useState } from 'react'
import { print } from '../../lib/printer.ts'
import { Console } from './console.tsx'
import { OpponentPanel, PlayerPanel } from './panels.tsx'
import { daysOf, type Frame } from './watching.ts'
import { ViewerBar, type Speed } from './viewer-bar.tsx'

type Props = { frames: readonly Frame[]; title: string }

type Playing = { from: number; speed: Speed }

/** The run on the screen: pause, speed, a step back and forth, a jump to a day. */
export function Viewer({ frames, title }: Props) {
  const [at, setAt] = useState(0)
  const [speed, setSpeed] = useState<Speed>(1)
  const [playing, setPlaying] = useState<Playing | null>(null)
  const last = frames.length - 1
  const frame = frames[at]

  useEffect(() => {
    if (!playing) return undefined
    const waits = frames.slice(playing.from).map(({ wait }) => wait / playing.speed)
    const printing = print({
      waits,
      pace: 'timed',
      show: (count) => {
        setAt(playing.from + count - 1)
        if (count === waits.length) setPlaying(null)
      },
    })
    return () => printing.stop()
  }, [playing, frames])

  const goTo = (next: number) => {
    setPlaying(null)
    setAt(Math.min(Math.max(next, 0), last))
  }
  if (!frame) return null
  return (
    <main className="game-main">
      <Console
        scene={{ ...frame, isPrinting: playing !== null, isWaiting: false }}
        onAdvance={() => goTo(at + 1)}
        bar={
          <span className="watch-turn">
            Turn {at + 1} of {frames.length}
          </span>
        }
      />
      <ViewerBar
        at={at}
        last={last}
        isPlaying={playing !== null}
        speed={speed}
        day={frame.view.player.day}
        days={daysOf(frames)}
        title={title}
        onPlay={() => setPlaying(playing ? null : { from: at === last ? 0 : at, speed })}
        onSpeed={(next) => {
          setSpeed(next)
          if (playing) setPlaying({ from: at, speed: next })
        }}
        onGo={goTo}
      />
      <PlayerPanel player={frame.view.player} />
      <OpponentPanel view={frame.view} moment={null} />
    </main>
  )
}
