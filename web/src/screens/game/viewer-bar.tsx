import { useEffect, useState } from 'react'
import { isTouch } from '../../lib/media.ts'
import { Button } from '../../ui/button.tsx'

const SPEEDS = [1, 2, 4, 8] as const
export type Speed = (typeof SPEEDS)[number]

type Props = {
  at: number
  last: number
  isPlaying: boolean
  speed: Speed
  /** The day that is shown, and the turn with which each began. */
  day: number
  days: readonly { day: number; at: number }[]
  title: string
  onPlay: () => void
  onSpeed: (speed: Speed) => void
  onGo: (at: number) => void
}

/** Shares the page's address, by the device's own way or by copying it; tells how that went. */
async function share(title: string): Promise<'shared' | 'copied' | 'failed'> {
  const address = location.href
  try {
    if ('share' in navigator && isTouch()) {
      await navigator.share({ title, url: address })
      return 'shared'
    }
    await navigator.clipboard.writeText(address)
    return 'copied'
  } catch {
    return 'failed'
  }
}

const SHARE_WORDS = {
  idle: 'Share',
  shared: 'Shared',
  copied: 'Link copied',
  failed: 'Copy the address above',
}

/** The controls of a run that is watched; arrow keys step, Space plays and pauses. */
export function ViewerBar(props: Props) {
  const { at, last, isPlaying, speed, day, days, title, onPlay, onSpeed, onGo } = props
  const [shared, setShared] = useState<keyof typeof SHARE_WORDS>('idle')

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.closest('button, select, input, a'))
        return
      if (event.key === 'ArrowRight') onGo(at + 1)
      else if (event.key === 'ArrowLeft') onGo(at - 1)
      else if (event.key === ' ') onPlay()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })

  return (
    <div className="game-hands watch-bar" role="group" aria-label="Watching">
      <div className="watch-keys">
        <Button
          look="icon"
          aria-label="One turn back"
          aria-disabled={at === 0}
          onClick={() => onGo(at - 1)}
        >
          ‹
        </Button>
        <Button look="strong" onClick={onPlay}>
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        <Button
          look="icon"
          aria-label="One turn on"
          aria-disabled={at === last}
          onClick={() => onGo(at + 1)}
        >
          ›
        </Button>
        <label className="pace">
          <span>Speed</span>
          <select
            value={speed}
            onChange={({ target }) =>
              onSpeed(SPEEDS.find((it) => String(it) === target.value) ?? 1)
            }
          >
            {SPEEDS.map((it) => (
              <option key={it} value={it}>
                {it}×
              </option>
            ))}
          </select>
        </label>
        <label className="pace">
          <span>Day</span>
          <select
            value={days.find((it) => it.day === day)?.at}
            onChange={({ target }) => onGo(Number(target.value))}
          >
            {days.map((it) => (
              <option key={it.at} value={it.at}>
                {it.day}
              </option>
            ))}
          </select>
        </label>
        <Button onClick={() => void share(title).then(setShared)}>{SHARE_WORDS[shared]}</Button>
      </div>
      <label className="watch-slider">
        <span className="visually-hidden">Turn</span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          onChange={({ target }) => onGo(Number(target.value))}
        />
      </label>
    </div>
  )
}
