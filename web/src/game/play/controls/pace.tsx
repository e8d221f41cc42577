import {
  changePreferences,
  PACES,
  usePreferences,
  type Preferences,
} from '../../save/preferences.ts'
import styles from './controls.module.css'

const PACE_NAMES: Record<Preferences['pace'], string> = {
  timed: 'Timed',
  instant: 'Instant',
  press: 'On key press',
}

/** The pace of the console's lines: a preference that is stored. */
export function PaceSetting() {
  const { pace } = usePreferences()
  return (
    <label className={styles.pace}>
      <span>Pace</span>
      <select
        aria-label="Pace"
        value={pace}
        onChange={({ target }) => {
          const chosen = PACES.find((item) => item === target.value)
          if (chosen) changePreferences({ pace: chosen })
        }}
      >
        {PACES.map((item) => (
          <option key={item} value={item}>
            {PACE_NAMES[item]}
          </option>
        ))}
      </select>
    </label>
  )
}
