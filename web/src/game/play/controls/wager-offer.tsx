import { OFFERED_WAGERS, WAGER_TEXTS, type OfferedWager } from '../../ledger/wagers.ts'
import styles from './controls.module.css'

type Props = {
  wager: OfferedWager | null
  onChoose: (wager: OfferedWager | null) => void
}

/** Marlowe's wagers, before a run: a goal of the player's own, which changes no rule and no rank. */
export function WagerOffer({ wager, onChoose }: Props) {
  return (
    <label className={styles.wager}>
      <span>Marlowe offers a wager</span>
      <select
        value={wager ?? ''}
        onChange={({ target }) =>
          onChoose(OFFERED_WAGERS.find((id) => id === target.value) ?? null)
        }
      >
        <option value="">No wager</option>
        {OFFERED_WAGERS.map((id) => (
          <option key={id} value={id}>
            {WAGER_TEXTS[id].title}
          </option>
        ))}
      </select>
      {wager && <small>{WAGER_TEXTS[wager].terms}</small>}
    </label>
  )
}
