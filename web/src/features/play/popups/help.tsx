import { Popup } from '../../../ui/popup.tsx'
import styles from './help.module.css'

const KEYS = [
  ['1 2 3 4', 'take a path, buy a good'],
  ['P, C', 'Pay, Chance'],
  ['Y, N', 'Yes, No'],
  ['R', 'roll and stop the dice'],
  ['S', 'Start'],
  ['/', 'go to the input; Escape leaves it'],
  ['↑ ↓', 'what you typed last, in the input'],
  ['Space, Enter', 'bring the rest of the turn while lines print'],
  ['?', 'this help'],
] as const

const RULES = [
  'Every day has four paths. One gold shows what they hide.',
  'An attack is a number up to your max damage; a larger one counts as the maximum.',
  'One full blow that ends a fight at once is worth a gold. What you fight then hits back with up to its own max damage.',
  'DROP% is how often a fallen enemy leaves something.',
  'A merchant costs a day, whether you buy or not. Bosses come from day 15.',
  'A ranked run falls as the server draws it, and stands on the board when it ends.',
] as const

/** The rules in short, and the keys. */
export function HelpPopup({ onClose }: { onClose: () => void }) {
  return (
    <Popup title="How it works" onClose={onClose}>
      <ul className={styles.rules}>
        {RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <h3>Keys</h3>
      <dl className={styles.keys}>
        {KEYS.map(([keys, meaning]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>They act while the input is not focused.</p>
    </Popup>
  )
}
