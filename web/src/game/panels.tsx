import type { View } from '@fable/engine'
import { STAT_LABELS } from '@fable/engine/content'
import { Icon } from '../ui/icon.tsx'
import { Panel } from '../ui/panel.tsx'
import { Portrait } from './portrait.tsx'
import type { Scene } from './scene.ts'
import styles from './panels.module.css'

function Stat({ label, value, kind }: { label: string; value: string | number; kind: string }) {
  return (
    <div className={styles.stat} data-kind={kind}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** The player dashboard (section 2): day, name, HEALTH, MAX DAMAGE, GOLD. */
export function PlayerPanel({ player }: { player: View['player'] }) {
  return (
    <Panel className={styles.player} aria-label="Adventurer">
      <h2>
        <span className={styles.name}>{player.name || 'Adventurer'}</span>
        <span className={styles.day}>Day {player.day}</span>
      </h2>
      <dl>
        <Stat label={STAT_LABELS.health} value={player.health} kind="health" />
        <Stat label={STAT_LABELS.damage} value={player.maxDamage} kind="damage" />
        <Stat label={STAT_LABELS.gold} value={player.gold} kind="gold" />
      </dl>
      <div className={styles.fire} data-fire aria-hidden="true">
        <Icon name="campfire" size={120} />
      </div>
    </Panel>
  )
}

/** The opponent panel (section 2): name, HEALTH, MAX DAMAGE, DROP%. Without values outside a fight. */
export function OpponentPanel({ view, cue }: { view: View; cue: Scene['cue'] }) {
  const { opponent, characterName } = view
  return (
    <Panel className={styles.opponent} aria-label="Opponent" data-foe={opponent !== null}>
      <h2>
        <span className={styles.name}>{characterName ?? 'Nobody in sight'}</span>
        {opponent?.type === 'boss' && <span className={styles.day}>Boss</span>}
      </h2>
      <Portrait view={view} cue={cue} />
      <dl>
        <Stat label={STAT_LABELS.health} value={opponent?.health ?? '–'} kind="health" />
        <Stat label={STAT_LABELS.damage} value={opponent?.maxDamage ?? '–'} kind="damage" />
        <Stat
          label="DROP%"
          value={opponent ? `${String(opponent.dropPercent)}%` : '–'}
          kind="gold"
        />
      </dl>
    </Panel>
  )
}
