import type { ComponentProps, ReactNode } from 'react'
import { Character } from '../../scenery/cast/character.tsx'
import styles from './leaderboard.module.css'

type Props = { picture: ComponentProps<typeof Character>['id']; children: ReactNode }

/** Who is just ahead of the player, below their place. */
export const RivalLine = ({ picture, children }: Props) => (
  <div className={styles.rival}>
    <Character id={picture} className={styles.portrait} />
    {children}
  </div>
)
