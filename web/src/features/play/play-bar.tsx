import type { SyncState } from '../../game/sync-port.ts'
import { Button } from '../../ui/button.tsx'
import { PaceSetting } from './pace.tsx'
import styles from './play-bar.module.css'

type Props = {
  isRanked: boolean | null
  status: SyncState['status']
  onHelp: () => void
}

const STATUS_TEXTS: Record<SyncState['status'], string> = {
  off: '',
  loading: 'Saving…',
  synced: 'Saved',
  saving: 'Saving…',
  retrying: 'Not saved yet',
  held: 'Not saved yet',
  conflict: 'Saving…',
}

/** Above the console: whether the run is ranked and saved to the account, the pace of its lines, and the help. */
export function PlayBar({ isRanked, status, onHelp }: Props) {
  return (
    <>
      <span className={styles.signs}>
        {isRanked !== null && (
          <span className={styles.ranked} data-ranked={isRanked}>
            {isRanked ? 'Ranked run' : 'Not ranked'}
          </span>
        )}
        {status !== 'off' && <span>{STATUS_TEXTS[status]}</span>}
      </span>
      <PaceSetting />
      <Button look="icon" aria-label="How it works" title="How it works (?)" onClick={onHelp}>
        ?
      </Button>
    </>
  )
}
