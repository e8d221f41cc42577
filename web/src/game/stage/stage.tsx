import '../../scenery/palette.css'
import { type ReactNode, useMemo } from 'react'
import { type Ending, POSTS, type Posts } from '@fable/engine'
import { Fire, Land, Rain, Sky } from '../../scenery/backdrop.tsx'
import { chapterOf } from '../../scenery/chapter.ts'
import type { Stone } from '../../scenery/stones.tsx'
import { Ridge, TrailMarks, type TrailPost } from '../../scenery/trail.tsx'
import { isOneOutOn } from '../lanterns/outcomes.ts'
import type { Scene } from '../run/scene.ts'
import { OpponentSide, PlayerSide } from './sides.tsx'
import { useTextSize } from './use-text-size.ts'
import styles from './stage.module.css'

type Props = Pick<Scene, 'view' | 'cue'> & {
  /** The highest health of the run so far. */
  peak: number
  /** Null unless the page shows the end of the run. */
  end: Ending['cause'] | null
  /** Null for a run without posts. */
  posts?: Posts | null
  stones?: readonly Stone[] | undefined
  /** True while a turn that took a path unseen is being printed. */
  isFogLifted?: boolean
  isControlsFirst?: boolean
  /**
   * True while a new game is shown instead of one that is not loaded yet. When that one is loaded, the differences are
   * not shown as changes.
   */
  isOpening?: boolean
  header: ReactNode
  children: ReactNode
}

export const isFireOut = (cue: Scene['cue'], end: Ending['cause'] | null): boolean =>
  end === 'death' || cue?.name === 'death'

const postsOnTrail = (judged: Posts['judged']): readonly TrailPost[] =>
  POSTS.map((day) => ({ day, isLit: judged.some(({ post, isKept }) => post === day && isKept) }))

export function Stage(props: Props) {
  const { view, peak, cue, end, posts = null, stones, header, children } = props
  const { isFogLifted = false, isControlsFirst = false, isOpening = false } = props
  useTextSize()
  const { day } = view.player
  const isOut = isFireOut(cue, end)
  const post = posts?.offer?.post ?? null
  const place = post === null ? view.prompt.mode : 'post'
  const judged = posts?.judged
  const trailPosts = useMemo(() => judged && postsOnTrail(judged), [judged])

  return (
    <div
      className={styles.stage}
      data-chapter={chapterOf(day)}
      data-scene={end ?? place}
      data-controls={isControlsFirst ? 'first' : undefined}
    >
      <Sky />
      <Ridge day={day} />
      <Land />
      <Rain />
      <div className={styles.header}>{header}</div>
      <main className={styles.middle}>{children}</main>
      <PlayerSide
        key={isOpening ? 'opening' : 'game'}
        player={view.player}
        flames={posts && { count: posts.flames, isOneOut: isOneOutOn(posts, day) }}
        peak={peak}
        cue={cue}
        isDead={isOut}
      />
      <Fire isOut={isOut} />
      <OpponentSide view={view} cue={cue} isFogLifted={isFogLifted} post={post} />
      <TrailMarks day={day} posts={trailPosts} stones={stones} />
    </div>
  )
}
