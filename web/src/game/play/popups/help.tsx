import { POSTS, textOf, type Command } from '@fable/engine'
import { BOSS_FROM_DAY, FULL_BLOW_GOLD, PATHS_PER_SET, VIEW_PRICE } from '@fable/engine/content'
import { cx } from '../../../lib/cx.ts'
import { Character } from '../../../scenery/cast/character.tsx'
import { Popup } from '../../../ui/popup.tsx'
import { KEYS, keyFor } from '../controls/keys.ts'
import styles from './popups.module.css'

const keysOf = (...commands: Command[]) =>
  commands.map((command) => keyFor(textOf(command)).toUpperCase())
const paths = Array.from(
  { length: PATHS_PER_SET },
  (_, at) => ({ type: 'path', path: at + 1 }) as const,
)

const MEANINGS = [
  [keysOf(...paths).join(' '), 'take a path, buy a good'],
  [POSTS.map((_, at) => at + 1).join(' '), 'take a lantern'],
  ['0, N', 'none, at a post or of the goods'],
  [keysOf({ type: 'pay' }, { type: 'chance' }).join(', '), 'Pay, Chance'],
  [keysOf({ type: 'yes' }, { type: 'no' }).join(', '), 'Yes, No'],
  [KEYS.full.toUpperCase(), 'a full blow'],
  [KEYS.dice.toUpperCase(), 'roll and stop the dice'],
  ['0-9', 'type an attack'],
  [keysOf({ type: 'start' }).join(), 'Start'],
  [KEYS.input, 'go to the input; Escape leaves it'],
  ['↑ ↓', 'earlier inputs'],
  [
    KEYS.advance.map((key) => (key === ' ' ? 'Space' : key)).join(', '),
    'show the rest of the turn while lines print',
  ],
  [KEYS.help, 'this help'],
] as const

const RULES = [
  `Every day has ${PATHS_PER_SET} paths. For ${VIEW_PRICE} gold you can see what they hide.`,
  'An attack is a number up to your max damage; a larger one counts as the maximum.',
  'Roll counts from 0 to your max damage, again and again. Stop attacks with the number that it shows.',
  `A foe that falls to your first full blow drops ${FULL_BLOW_GOLD} gold. A foe that survives hits back with up to its own max damage.`,
  'A question has a right answer that is drawn anew each time. Your ledger remembers.',
  'DROP% is the chance that a fallen enemy leaves something.',
  `A merchant costs a day, whether you buy or not. Bosses come from day ${BOSS_FROM_DAY}.`,
  `On days ${POSTS.join(', ')} you may take a lantern. Brought to the next post it adds its flames, which rank after days; lost, or with your death, it puts out one.`,
  'The server rolls for a ranked run, which goes on the leaderboard when it ends.',
] as const

export function HelpPopup({ onClose }: { onClose: () => void }) {
  return (
    <Popup title="How it works" onClose={onClose} art={<Character id="mother-tree" />}>
      <ul className="bullets">
        {RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <div className={styles.keyboard}>
        <h3>Keys</h3>
        <dl className={cx('stack', styles.keys)}>
          {MEANINGS.map(([keys, meaning]) => (
            <div key={keys}>
              <dt>{keys}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <p className="quiet">Press Escape first: they work outside the input.</p>
      </div>
    </Popup>
  )
}
