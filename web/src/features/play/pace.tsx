import { changeSettings, PACES, useSettings, type Settings } from '../../game/preferences.ts'

const PACE_NAMES: Record<Settings['pace'], string> = {
  timed: 'Timed',
  instant: 'Instant',
  press: 'On key press',
}

/** How fast the console tells: a setting that is kept. */
export function PaceSetting() {
  const { pace } = useSettings()
  return (
    <label className="pace">
      <span>Pace</span>
      <select
        value={pace}
        onChange={({ target }) => {
          const chosen = PACES.find((it) => it === target.value)
          if (chosen) changeSettings({ pace: chosen })
        }}
      >
        {PACES.map((it) => (
          <option key={it} value={it}>
            {PACE_NAMES[it]}
          </option>
        ))}
      </select>
    </label>
  )
}
