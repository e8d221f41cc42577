import { LANTERNS, POSTS } from '@fable/engine'
import { cx } from '../../lib/cx.ts'
import { slabClass } from '../../ui/slab.tsx'
import { LanternPicture } from './lantern-picture.tsx'
import { flameWords, nameOf } from './texts.ts'
import styles from './three-posts.module.css'

const SIZES = [1, 2, 3] as const

function namesOf(flames: (typeof SIZES)[number]): string {
  const all = POSTS.flatMap((post) => LANTERNS[post]).filter((lantern) => lantern.flames === flames)
  return [...new Set(all.map(nameOf))].join(', ')
}

export const ThreePosts = () => (
  <section className={slabClass(cx('stack', styles.legend))} aria-labelledby="three-posts">
    <h2 id="three-posts">Three posts, nine flames</h2>
    <p className="quiet">
      On days 25, 50 and 75 Marlowe offers a lantern for the way to the next post.
    </p>
    <ul className={styles.lanterns}>
      {SIZES.map((flames) => (
        <li key={flames}>
          <LanternPicture flames={flames} className={styles.lantern} />
          <b>{namesOf(flames)}</b>
          <span>{flameWords(flames)}</span>
        </li>
      ))}
      <li>
        <LanternPicture flames={2} isLit={false} className={styles.lantern} />
        <b>Gone dark</b>
        <span>takes one flame along</span>
      </li>
    </ul>
    <p className="quiet">
      Days rank, then flames, then fewer days lost (−), then strength: HEALTH, MAX DAMAGE and GOLD
      together.
    </p>
  </section>
)
