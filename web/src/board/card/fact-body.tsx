import { memo, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import type { Fact, FactDetails } from '@fable/contract'
import { countDoubts, factAnchor, factPath, isDisputed, viewPath } from '@fable/contract/limits'
import { cx } from '../../lib/cx.ts'
import { dateOf } from '../../lib/dates.ts'
import { useAtTime } from '../../lib/screen-data.ts'
import { Highlight, HighlightedSource } from './highlight.tsx'
import type { Place } from './placement.ts'
import type { PosterSize } from './poster-size.ts'
import { ShownCorrection } from './shown-correction.tsx'
import { SourceLink } from './source-link.tsx'
import { useVotes, VoteButtons } from './vote-buttons.tsx'
import { whenOf } from './when.ts'
import styles from './fact.module.css'

type BodyProps = {
  fact: FactDetails
  /** On a poster the heading has the level of a list's title, on a card one level lower. */
  heading: 'h2' | 'h3'
  q?: string
  /** Only the fact's own page passes this component, so that lists do not load its file. */
  Belief?: ComponentType<{ fact: Fact }>
  isLinked?: boolean
}

type CardProps = Omit<BodyProps, 'heading'> & {
  place: Place
  /** True if the fact was just shared on this page. It then takes the focus. */
  isNew?: boolean
}

export const FactCard = memo(function FactCard(props: CardProps) {
  const { fact, place, isNew = false, ...body } = props
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isNew) card.current?.focus()
  }, [isNew])
  return (
    <li
      ref={card}
      id={factAnchor(fact.id)}
      className={cx(styles.fact, styles[place], isNew && styles.isNew)}
      data-fact={fact.id}
      tabIndex={isNew ? -1 : undefined}
    >
      <FactBody fact={fact} heading="h3" {...body} />
    </li>
  )
})

type PosterProps = Omit<BodyProps, 'heading'> & {
  name: string
  label?: ReactNode
  children?: ReactNode
  /** Without a size the text is small. This is for a poster beside something larger. */
  size?: PosterSize
}

export function FactPoster({ fact, name, label, children, size, ...body }: PosterProps) {
  return (
    <section
      className={cx(styles.poster, !size && styles.small)}
      data-category={fact.category}
      aria-label={name}
    >
      <div className={cx(styles.fact, size && styles[size.name])} data-length={size?.length}>
        {label}
        <FactBody fact={fact} heading="h2" {...body} />
        {children}
      </div>
    </section>
  )
}

function FactBody(props: BodyProps) {
  const { fact, heading: Heading, q = '', Belief, isLinked = true } = props
  const { counted, shown } = useVotes(fact)
  const isDoubted = isDisputed(counted)
  // A vote may add or remove the mark, and that must not move anything. So the mark has a line of its own only if the
  // fact was disputed when it was first shown, and that line then stays.
  const [hasLine] = useState(isDoubted)
  const { createdAt } = fact
  const when = useAtTime((now) => (createdAt === null ? '' : whenOf(createdAt, now)))

  return (
    <div className={styles.body}>
      <Heading className={styles.text} dir="auto">
        {(isDoubted || hasLine) && (
          <span className={cx(styles.flag, !hasLine && styles.isBrought)} dir="ltr">
            {isDoubted && <DisputedMark fact={counted} hasBelief={Belief !== undefined} />}
          </span>
        )}
        {isLinked ? (
          <a href={factPath(fact.id)}>
            <Highlight text={fact.text} q={q} />
          </a>
        ) : (
          <span>{fact.text}</span>
        )}
      </Heading>
      {Belief && <Belief fact={counted} />}
      {!Belief && fact.correction && (
        <ShownCorrection factId={fact.id} correction={fact.correction} q={q} />
      )}
      <div className={cx('row', styles.foot)}>
        <p className={cx('row fine', styles.origin)}>
          <a
            className={styles.tag}
            data-category={fact.category}
            href={viewPath({ category: fact.category })}
          >
            {fact.category}
          </a>
          <SourceLink source={fact.source}>
            <HighlightedSource fact={fact} q={q} />
          </SourceLink>
          <span className={styles.when}>
            {createdAt && !Belief && (
              <time dateTime={createdAt} data-date={dateOf(createdAt)}>
                {when}
              </time>
            )}
          </span>
        </p>
        <VoteButtons fact={counted} shown={shown} />
      </div>
    </div>
  )
}

/** Shows the mark with the number of votes against the fact, unless the bar below shows that number. */
function DisputedMark({ fact, hasBelief }: { fact: Fact; hasBelief: boolean }) {
  const doubts = countDoubts(fact)
  return (
    <>
      <span className={styles.disputed}>[DISPUTED]</span>
      {!hasBelief && (
        <span className={styles.doubts}>
          {doubts === 1 ? ' 1 reader doubts this' : ` ${doubts} readers doubt this`}
        </span>
      )}
      <span> </span>
    </>
  )
}
