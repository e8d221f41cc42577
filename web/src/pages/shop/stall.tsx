import { GOODS } from '@fable/engine/content'
import { Character } from '../../scenery/cast/character.tsx'
import { goodPicture } from '../../scenery/cast/pictures.ts'
import { Drawing } from '../../ui/drawing.tsx'
import awning from './art/awning.svg?url'
import counter from './art/counter.svg?url'
import embers from './art/embers.svg?url'
import lantern from './art/lantern.svg?url'
import shelf from './art/shelf.svg?url'
import stamp from './art/stamp.svg?url'
import wall from './art/wall.svg?url'
import styles from './shop.module.css'

const LANTERNS = ['first', 'second', 'third'] as const

/** So many goods lie on the counter. */
const WARES = 7

type Props = {
  /** What the shopkeeper says. */
  line: string
  /** The shopkeeper is asked for another word. */
  onAsk: () => void
}

/** Marlowe's stall: awning, shelf and counter, what he says, and the one card that hangs there. */
export function Stall({ line, onAsk }: Props) {
  return (
    <>
      <Drawing src={embers} className={styles.embers} />
      <div className={styles.stall}>
        <img className={styles.wall} src={wall} alt="" />
        <img className={styles.awning} src={awning} alt="" />
        {LANTERNS.map((name) => (
          <img key={name} className={styles.lantern} src={lantern} alt="" />
        ))}
        <button
          type="button"
          className={styles.keeper}
          aria-label="Marlowe. Ask him for another word"
          onClick={onAsk}
        >
          <Character id="marlowe" className={styles.marlowe} />
        </button>
        <p className={styles.line} aria-live="polite" data-shopkeeper>
          {line}
        </p>
        <ul>
          <li className={styles.card}>
            <img className={styles.stamp} src={stamp} alt="" />
            <h2>Shop Coming Soon!</h2>
            <p>One of everything, when everything is in.</p>
          </li>
        </ul>
        <img className={styles.shelf} src={shelf} alt="" />
        <div className={styles.wares} aria-hidden="true">
          {GOODS.slice(0, WARES).map(({ id }) => (
            <img key={id} src={goodPicture(id)} alt="" />
          ))}
        </div>
        <img className={styles.counter} src={counter} alt="" />
        <p className={styles.plaque}>Not for sale: the table, the hen, the view.</p>
      </div>
    </>
  )
}
