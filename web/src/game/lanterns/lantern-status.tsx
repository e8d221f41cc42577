import '../../lib/pressed-focus.ts'
import { type ReactNode, useId, useState } from 'react'
import type { Carried, Posts } from '@fable/engine'
import { cx } from '../../lib/cx.ts'
import { Flames } from './flames.tsx'
import { SmallLantern } from './lantern-picture.tsx'
import { latestOf } from './outcomes.ts'
import { carriedTexts, describeCarried, LANTERN_TEXTS, outcomeText } from './texts.ts'
import styles from './lantern-status.module.css'

type Props = {
  posts: Posts
  gold: number
  /** The line has little room, so it leaves out the name, and on phones also the day at which the stretch ends. */
  isShort?: boolean
}

export default function LanternStatus({ posts, gold, isShort = false }: Props) {
  const { carried } = posts
  const outcome = latestOf(posts)

  if (carried) {
    return (
      <Status key={carried.post} state="carried" isShort={isShort} line={describeCarried(carried)}>
        <Counted carried={carried} gold={gold} />
      </Status>
    )
  }

  if (!outcome) return null
  const { post, id, flames, isKept, hasPutOutOne, day } = outcome

  return (
    <Status key={post} state={isKept ? 'kept' : 'lost'} line={outcomeText(outcome)}>
      <b>
        <span className={styles.outcomeName}>{`${LANTERN_TEXTS[id].name} `}</span>
        <span>{isKept ? 'kept' : 'lost'}</span>
      </b>
      {isKept ? (
        <>
          <em>{` +${flames}`}</em>
          <Flames count={flames} />
        </>
      ) : (
        <>
          <span className={styles.lostOn}>{` · day ${day}`}</span>
          {hasPutOutOne && <span className="visually-hidden">, one flame is out</span>}
        </>
      )}
    </Status>
  )
}

type StatusProps = {
  state: 'carried' | 'kept' | 'lost'
  isShort?: boolean
  line: string
  children: ReactNode
}

function Status({ state, isShort, line, children }: StatusProps) {
  const [isOpen, setOpen] = useState(false)
  const lineId = useId()

  return (
    <span className={styles.status} data-lantern={state} data-short={isShort}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={lineId}
        onClick={() => setOpen(!isOpen)}
        onBlur={() => setOpen(false)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setOpen(false)
        }}
      >
        <SmallLantern className={styles.lantern} isLit={state !== 'lost'} />
        {children}
      </button>
      <span id={lineId} role="status">
        {isOpen && <span className={styles.line}>{line}</span>}
      </span>
    </span>
  )
}

function Counted({ carried, gold }: { carried: Carried; gold: number }) {
  const { name, count, unit, until, day } = carriedTexts(carried, gold)
  return (
    <>
      <b>
        <span className={styles.name}>{`${name} `}</span>
        <Turning text={count} />
        {unit && <span className={styles.unit}>{` ${unit}`}</span>}
      </b>
      <span className={styles.end}>
        <span> · </span>
        <span className={styles.until}>{`${until} `}</span>
        <span>{day}</span>
      </span>
    </>
  )
}

function Turning({ text }: { text: string }) {
  const [seen, setSeen] = useState({ text, times: 0 })
  if (text !== seen.text) setSeen({ text, times: seen.times + 1 })
  return (
    <span key={seen.times} className={cx(styles.count, seen.times > 0 && styles.turned)}>
      {text}
    </span>
  )
}
