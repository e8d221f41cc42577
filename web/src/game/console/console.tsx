import {
  Fragment,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  type UIEvent,
} from 'react'
import { LAST_DAY } from '@fable/engine/content'
import { cx } from '../../lib/cx.ts'
import { Button } from '../../ui/button.tsx'
import { litClass } from '../../ui/slab.tsx'
import type { Scene } from '../run/scene.ts'
import { usePreferences } from '../save/preferences.ts'
import styles from './console.module.css'

/** A reader within this distance of the end, in pixels, counts as being at the end. */
const AT_END = 24

type Props = {
  scene: Pick<Scene, 'lines' | 'announcement' | 'isPrinting' | 'isWaiting'>
  onAdvance?: () => void
  bar: ReactNode
  /** Between runs, an empty console shows the prologue. */
  isBetweenRuns?: boolean
  isEnded?: boolean
  isLow?: boolean
}

const PROLOGUE = [
  { text: `Day 0 of ${LAST_DAY}`, tone: 'kicker' },
  { text: 'Hundred Days', tone: 'title' },
  { text: 'A fire, a road, and a merchant called Marlowe, who owns neither.', tone: 'plain' },
  {
    text: 'Survive a hundred days. Most people don’t. Most people are lovely about it.',
    tone: 'plain',
  },
  { text: 'Press Start when you are ready, or type it.', tone: 'gold' },
] as const

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=\.) /)

/** For screen readers, a separate live region announces all new lines of a turn at once, without the echoed input. */
export function Console(props: Props) {
  const { scene, onAdvance, bar, isBetweenRuns = false, isEnded = false, isLow = false } = props
  const { pace } = usePreferences()
  const isPrologue = isBetweenRuns && scene.lines.length === 0
  const { box, isBehind, catchUp, onScroll } = useFollowing(scene.lines, { isPrologue, isEnded })
  useTap(box, onAdvance)

  return (
    <div className={cx(litClass, styles.console)} data-low={isLow}>
      <div className={cx('fine', styles.bar)}>{bar}</div>
      <div
        ref={box}
        className={styles.box}
        data-focus-home
        data-prologue={isPrologue}
        role="log"
        aria-label="Console"
        aria-live="off"
        tabIndex={0}
        onScroll={onScroll}
      >
        {isPrologue && <Prologue />}
        {scene.lines.map(({ key, text, tone }) => (
          <p key={key} className={styles.line} data-tone={tone}>
            {text}
          </p>
        ))}
        {(scene.isPrinting || scene.isWaiting) && (
          <p className={styles.next} data-pace={onAdvance ? pace : 'timed'} aria-hidden="true" />
        )}
      </div>
      {isBehind && (
        <Button className={styles.new} onClick={catchUp}>
          New lines ↓
        </Button>
      )}
      <p className="visually-hidden" aria-live="polite">
        {scene.announcement}
      </p>
    </div>
  )
}

const Prologue = () =>
  PROLOGUE.map(({ text, tone }) => (
    <p key={text} className={styles.line} data-tone={tone}>
      {sentencesOf(text).map((sentence, at) => (
        <Fragment key={sentence}>
          {at > 0 && <span> </span>}
          <span className={styles.sentence}>{sentence}</span>
        </Fragment>
      ))}
    </p>
  ))

/**
 * Scrolls to new lines if the reader was at the end of the box, and once the run has ended. Otherwise `isBehind`
 * becomes true, until the reader scrolls to the end or `catchUp` is called.
 */
function useFollowing(
  lines: Scene['lines'],
  { isPrologue, isEnded }: { isPrologue: boolean; isEnded: boolean },
) {
  const box = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  const last = useRef({ top: 0, content: 0, room: 0 })
  const [isBehind, setBehind] = useState(false)
  const toEnd = () => box.current?.scrollTo({ top: box.current.scrollHeight })

  useLayoutEffect(() => {
    if (isEnded) isFollowing.current = true
  }, [isEnded])
  // A reader at the end stays there when a line or the waiting indicator is added.
  useLayoutEffect(() => {
    if (isFollowing.current && !isPrologue) toEnd()
  })
  useLayoutEffect(() => {
    if (!isFollowing.current && !isPrologue) setBehind(true)
  }, [lines, isPrologue])

  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      if (isFollowing.current && !isPrologue) toEnd()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isPrologue])

  const catchUp = () => {
    isFollowing.current = true
    setBehind(false)
    toEnd()
  }
  const onScroll = ({ currentTarget }: UIEvent) => {
    const { scrollTop: top, scrollHeight: content, clientHeight: room } = currentTarget
    const isAtEnd = content - top - room < AT_END
    // If the size of the box or of its content has changed, WebKit has scrolled back, not the reader.
    const isSameSize = content === last.current.content && room === last.current.room
    if (isAtEnd || (isSameSize && top < last.current.top)) isFollowing.current = isAtEnd
    if (isAtEnd) setBehind(false)
    last.current = { top, content, room }
  }
  return { box, isBehind, catchUp, onScroll }
}

function useTap(box: RefObject<HTMLElement | null>, onAdvance?: () => void) {
  useEffect(() => {
    const element = box.current
    if (!onAdvance) return undefined
    element?.addEventListener('click', onAdvance)
    return () => element?.removeEventListener('click', onAdvance)
  }, [box, onAdvance])
}
