import type { Post } from '@fable/engine'
import { MARLOWE } from '@fable/engine/content'
import { cx } from '../../lib/cx.ts'
import { Character } from '../../scenery/cast/character.tsx'
import { PostSign } from '../lanterns/post-sign.tsx'
import { POST_TAGLINES } from '../lanterns/texts.ts'
import styles from './stage.module.css'

export default function AtPost({ post }: { post: Post }) {
  return (
    <section className={cx(styles.side, styles.opponent)} aria-label="Opponent" data-foe="false">
      <div className={styles.card}>
        <h2>
          <span className={styles.name}>{MARLOWE.name}</span>
        </h2>
        <p className={styles.tagline}>{POST_TAGLINES[post]}</p>
      </div>
      <span className={styles.figure}>
        <PostSign post={post} className={styles.post} />
        <Character id={MARLOWE.id} />
      </span>
    </section>
  )
}
