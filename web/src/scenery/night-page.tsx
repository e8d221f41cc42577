import './palette.css'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import { Head } from '../lib/head.tsx'
import { useIsNight } from '../lib/night.ts'
import { Footer } from '../ui/footer.tsx'
import { BackToFacts, Header, ToGame } from '../ui/header.tsx'
import { ToShare } from '../ui/to-share.tsx'
import { Fire, Land, Rain, Sky } from './backdrop.tsx'
import { Character } from './cast/character.tsx'
import type { Chapter } from './chapter.ts'
import type { Stone } from './stones.tsx'
import { BareRidge, Ridge, TrailMarks } from './trail.tsx'
import styles from './night-page.module.css'

type HeaderProps = ComponentProps<typeof Head> & {
  /** The default is the header's title and the name of the game. */
  documentTitle?: string
  isFull?: boolean
  children?: ReactNode
}

export function CampHeader({
  title,
  documentTitle,
  isFull = false,
  children,
  ...head
}: HeaderProps) {
  const isNight = useIsNight()
  return (
    <>
      <Head title={documentTitle ?? `${title} - Hundred Days`} {...head} />
      {isNight ? (
        <Header title={title} isFull={isFull}>
          {children}
          <ToGame strong />
          <BackToFacts />
        </Header>
      ) : (
        <Header title="Fact & Fable" hasLogo>
          <ToShare />
          <ToGame />
        </Header>
      )}
    </>
  )
}

type Props = {
  chapter: Chapter
  /** The day at which the walker stands on the trail. Without it there is no walker. */
  day?: number
  stones?: readonly Stone[]
  /** The side of the fire on wide screens. The adventurer sits at a fire on the right. By default there is no fire. */
  fire?: 'left' | 'right'
  header: ReactNode
  /** True while content is loading that would move the footer. The footer is then left out. */
  isLoading?: boolean
  children: ReactNode
}

export const columnClass = (className?: string): string => cx(styles.column, className)

export function NightPage(props: Props) {
  const { chapter, day, stones, fire, header, isLoading = false, children } = props
  const isNight = useIsNight()

  return (
    <div className={styles.page} data-chapter={isNight ? chapter : undefined}>
      <div className={styles.scene} data-fire={fire} aria-hidden="true" hidden={!isNight}>
        <Sky />
        {day === undefined ? (
          <BareRidge />
        ) : (
          <div className={styles.trail} inert>
            <Ridge day={day} />
            <TrailMarks day={day} stones={stones} />
          </div>
        )}
        <div className={styles.ground}>
          <Land />
        </div>
        <Rain />
        {fire && (
          <div className={styles.camp} data-side={fire}>
            {fire === 'right' && <Character id="adventurer" className={styles.hero} />}
            <div className={styles.fire}>
              <Fire isOut={false} />
            </div>
          </div>
        )}
      </div>
      <div className={styles.header}>{header}</div>
      {children}
      {!isLoading && (
        <div className={styles.footer}>
          <Footer />
        </div>
      )}
    </div>
  )
}
