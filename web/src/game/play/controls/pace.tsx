import { cx } from '../../../lib/cx.ts'
import { useIsHydrated } from '../../../lib/hydrated.ts'
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

/** `isShort`: on phones the setting is shown without its name. */
export function PaceSetting({ isShort = false }: { isShort?: boolean }) {
  const { pace } = usePreferences()
  const isHydrated = useIsHydrated()

  return (
    <label className={cx(styles.pace, 'with-scripts')} data-short={isShort}>
      <span>Pace</span>
      <select
        aria-label="Pace"
        value={pace}
        disabled={!isHydrated}
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
