import { GOODS } from '@fable/engine/content'
import { Character } from '../../scenery/cast/character.tsx'
import { goodPicture } from '../../scenery/cast/pictures.ts'
import { Icon } from '../../ui/icon.tsx'
import lantern from './art/lantern.svg?url'
import shelf from './art/shelf.svg?url'
import styles from './stall.module.css'

const LANTERNS = ['first', 'second', 'third'] as const
const EMBERS = Array.from({ length: 11 }, (_, at) => at)

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
      <div className={styles.embers} aria-hidden="true">
        {EMBERS.map((at) => (
          <i key={at} />
        ))}
      </div>
      <div className={styles.stall}>
        <div aria-hidden="true">
          <i className={styles.wall} />
          <i className={styles.post} />
          <i className={styles.post} />
          <i className={styles.awning} />
          {LANTERNS.map((name) => (
            <span key={name} className={styles.lantern}>
              <img src={lantern} alt="" />
            </span>
          ))}
        </div>
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
            <span className={styles.stamp}>
              <span>
                <Icon name="coin" />
              </span>
            </span>
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
        <div className={styles.counter}>
          <p className={styles.plaque}>Not for sale: the table, the hen, the view.</p>
        </div>
      </div>
    </>
  )
}
