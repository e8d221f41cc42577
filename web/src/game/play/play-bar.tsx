import { roadNumber } from '@fable/contract/limits'
import type { Posts } from '@fable/engine'
import { cx } from '../../lib/cx.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ICONS } from '../../ui/icons.ts'
import { openPopup } from '../../ui/popups.ts'
import LanternStatus from '../lanterns/lantern-status.tsx'
import { latestOf } from '../lanterns/outcomes.ts'
import { durationWords, useTimeLeft, useToday } from '../run/today.ts'
import type { Road } from '../save/game-variables.ts'
import { changePreferences, usePreferences } from '../save/preferences.ts'
import type { SyncState } from '../save/sync-port.ts'
import { PaceSetting } from './controls/pace.tsx'
import shelfSign from './popups/art/shelf-sign.svg?url'
import styles from './play.module.css'

const RoadSign = (road: Road) => <span>{useRoadWords(road)}</span>

type Props = {
  isRanked: boolean | null
  road: Road | null
  status: SyncState['status']
  /** Null if the shelf is empty. */
  shelfDay: number | null
  /** null for a run without posts. A lantern leaves less room for the other words. */
  posts?: Posts | null
  gold?: number
  onHelp: () => void
}

const STATUS_TEXTS: Record<SyncState['status'], string> = {
  off: '',
  loading: 'Saving…',
  synced: 'Saved',
  saving: 'Saving…',
  retrying: 'Not saved yet',
  refused: 'Not saved yet',
  conflict: 'Saving…',
}

export function PlayBar(props: Props) {
  const { isRanked, road, status, shelfDay, posts = null, gold = 0, onHelp } = props
  const isFull = shelfDay !== null || road !== null
  const hasLantern = posts !== null && (posts.carried !== null || latestOf(posts) !== null)

  return (
    <>
      <span className={cx('row', styles.signs)} data-on-road={road !== null}>
        {isRanked !== null && (
          <span className={styles.ranked} data-ranked={isRanked}>
            {isRanked && road && <RoadSign {...road} />}
            {isRanked && !road && (
              <>
                <span className={styles.long}>On the board when it ends</span>
                <span className={styles.short}>Ranked run</span>
              </>
            )}
            {!isRanked && <span>Not ranked</span>}
          </span>
        )}
        {shelfDay !== null && (
          <button type="button" className={styles.shelf} onClick={() => openPopup('shelf')}>
            <img src={shelfSign} alt="" />
            <span className={styles.shelfName}>Shelf: </span>
            <span>{`day ${shelfDay}`}</span>
          </button>
        )}
        {status !== 'off' && <span className={styles.saved}>{STATUS_TEXTS[status]}</span>}
        {hasLantern && <LanternStatus posts={posts} gold={gold} isShort={isFull} />}
      </span>
      <PaceSetting isShort={isFull || hasLantern} />
      <SoundSwitch />
      <Button
        look="icon"
        className="with-scripts"
        aria-label="How it works"
        title="How it works (?)"
        onClick={onHelp}
      >
        ?
      </Button>
    </>
  )
}

function SoundSwitch() {
  const { sound } = usePreferences()
  return (
    <Button
      look="icon"
      className="with-scripts"
      aria-label="Sound"
      aria-pressed={sound}
      title={sound ? 'Sound is on' : 'Sound is off'}
      onClick={() => changePreferences({ sound: !sound })}
    >
      <Icon path={sound ? ICONS.sound : ICONS.silent} size={18} />
    </Button>
  )
}

function useRoadWords({ day }: Road): string {
  const { data } = useToday()
  const left = useTimeLeft()
  const name = `Road ${roadNumber(day)}`
  // The time left cannot be shown until the server's clock is known.
  if (!data || left === null) return name
  return data.today.day === day
    ? `${name}, ${durationWords(left)} left`
    : `${name}, closed: not ranked`
}
