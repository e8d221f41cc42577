import { PATH_NAMES } from '@fable/engine/content'
import { Drawing } from '../../ui/drawing.tsx'
import { describeFog, isMissed, type Fog } from '../run/fog.ts'
import { PATHS } from './path-kinds.ts'
import styles from './tray.module.css'

/** For screen readers the tray is one picture with a description. */
export const Tray = ({ fog }: { fog: Fog }) => (
  <div
    className={styles.tray}
    role="img"
    aria-label={`The four paths of this fork. ${describeFog(fog)}`}
  >
    {fog.kinds.map((kind, at) => (
      <span
        key={at}
        className={styles.path}
        data-tint={PATHS[kind].tint}
        data-taken={at + 1 === fog.path}
        data-missed={isMissed(fog, at)}
      >
        <Drawing src={PATHS[kind].picture} className={styles.picture} />
        <span>
          <b>{`${at + 1} `}</b>
          <span>{PATH_NAMES[kind]}</span>
        </span>
      </span>
    ))}
  </div>
)
