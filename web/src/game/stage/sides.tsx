import { useState } from 'react'
import type { Cue, Post, View } from '@fable/engine'
import { cx } from '../../lib/cx.ts'
import { numberWord } from '../../lib/words.ts'
import { Character, type Pose } from '../../scenery/cast/character.tsx'
import { Drawing } from '../../ui/drawing.tsx'
import { FlameCount, Flames } from '../lanterns/flames.tsx'
import type { Scene } from '../run/scene.ts'
import signpost from './art/signpost.svg?url'
import AtPost from './at-post.tsx'
import styles from './stage.module.css'

/**
 * The captions of unseen paths: `fog` before the player has decided whether to pay for a view, `unseen` after it. Each
 * day shows one of each list.
 */
const CAPTIONS = {
  fog: [
    'Somebody has left the fog on.',
    'Fog, freshly laid.',
    'The fog is by appointment.',
    'Somebody has washed the fog.',
    'The fog has the day off. It came in anyway.',
    'More fog than usual, for less.',
  ],
  unseen: [
    'They are looking at their feet.',
    'Each says it is the other one.',
    'One has shaved.',
    'They have agreed on a story.',
    'None of them blinks.',
    'Two are whispering.',
  ],
} as const

const captionOn = (day: number, captions: readonly string[]): string =>
  captions[day % captions.length] ?? ''

export function taglineOf(view: View, isFogLifted = false): string {
  const { opponent, tagline, prompt, player, seenPaths } = view
  if (opponent && player.health === 0) return 'Still standing.'
  if (opponent) return blowsText(opponent.health, player.maxDamage)
  if (tagline) return tagline
  if (prompt.mode === 'paychance') return captionOn(player.day, CAPTIONS.fog)
  if (prompt.mode !== 'paths') return ''
  if (isFogLifted) return 'One of them was yours.'
  return seenPaths ? seenText(seenPaths) : captionOn(player.day, CAPTIONS.unseen)
}

function blowsText(health: number, maxDamage: number): string {
  if (health === 0) return 'Defeated.'
  if (maxDamage === 0) return 'No blow of yours would do it.'
  const blows = Math.ceil(health / maxDamage)
  if (blows === 1) return 'One full blow would do it.'
  return `${numberWord(blows)} full blows.`
}

function seenText(paths: NonNullable<View['seenPaths']>): string {
  const foes = paths.filter((kind) => kind === 'enemy').length
  if (foes === 0) return 'Nothing is looking back. Suspicious.'
  return foes === 1
    ? 'One of them is looking back.'
    : `${numberWord(foes)} of them are looking back.`
}

type Props = {
  value: number
  /** The day to which the value belongs. After a jump to a distant day, the difference is not shown as a change. */
  day: number
}

/** Up to this many pips fit beside each other. If the highest health is more, a bar is shown instead. */
const PIPS_MAX = 10

/**
 * Longer names have a smaller font in narrow places. The limit for the player's name is lower, because the day is
 * beside it.
 */
const LONG_NAME = 14
const LONG_PLAYER_NAME = 8

type StatProps = { label: string; value: string | number; kind: 'damage' | 'gold' }

const Stat = ({ label, value, kind }: StatProps) => (
  <div data-stat={kind}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)

type Poses = Partial<Record<Cue, Pose>>

const PLAYER_POSES: Poses = { hit: 'strike', hurt: 'hurt' }
const FOE_POSES: Poses = { hit: 'hurt', hurt: 'strike', miss: 'strike' }

const poseOf = (cue: Scene['cue'], poses: Poses): Pose => (cue && poses[cue.name]) ?? 'idle'

type PlayerProps = {
  player: View['player']
  /** Null for a run without posts. `isOneOut`: a flame was put out today. */
  flames: { readonly count: number; readonly isOneOut: boolean } | null
  peak: number
  cue: Scene['cue']
  isDead: boolean
}

/** docs/rules.md, section 2, Game, says what this panel shows. */
export function PlayerSide({ player, flames, peak, cue, isDead }: PlayerProps) {
  const hasFlames = flames !== null && (flames.count > 0 || flames.isOneOut)
  const arrivals = useArrivals(flames?.count ?? 0)
  const pose: Pose = isDead ? 'down' : poseOf(cue, PLAYER_POSES)

  return (
    <section className={cx(styles.side, styles.player)} aria-label="Adventurer">
      <div className={styles.card}>
        <h2>
          <span className={styles.name} data-long={player.name.length > LONG_PLAYER_NAME}>
            {player.name || 'Adventurer'}
          </span>
          <span className={styles.day}>{`Day ${player.day}`}</span>
          {hasFlames && (
            <span key={arrivals} className={styles.flameCount} data-arrived={arrivals > 0}>
              <FlameCount {...flames} />
            </span>
          )}
        </h2>
        <dl>
          {hasFlames && (
            <div data-stat="flames">
              <dt>FLAMES</dt>
              <dd key={arrivals} data-arrived={arrivals > 0}>
                <Flames {...flames} />
              </dd>
            </div>
          )}
          <Health value={player.health} of={Math.max(peak, player.health)} />
          <Stat label="MAX DAMAGE" value={player.maxDamage} kind="damage" />
          <Stat label="GOLD" value={player.gold} kind="gold" />
        </dl>
      </div>
      <span className={styles.hero} data-pose={pose}>
        <Character
          key={`${pose} ${pose === 'idle' ? '' : String(cue?.key)}`}
          id="adventurer"
          pose={pose}
        />
      </span>
      <FlyingNumber key={isDead ? 'dead' : 'alive'} value={player.health} day={player.day} />
    </section>
  )
}

function useArrivals(count: number): number {
  const [seen, setSeen] = useState({ count, times: 0 })
  if (count !== seen.count) setSeen({ count, times: seen.times + (count > seen.count ? 1 : 0) })
  return seen.times
}

function Health({ value, of }: { value: number; of: number }) {
  return (
    <div data-stat="health" data-none={value === 0}>
      <dt>HEALTH</dt>
      <dd>{value}</dd>
      {of > PIPS_MAX ? (
        <dd className={styles.bar} aria-hidden="true">
          <svg>
            <rect width={`${(100 * value) / of}%`} height="100%" />
          </svg>
        </dd>
      ) : (
        <dd className={styles.pips} aria-hidden="true">
          {Array.from({ length: of }, (_, at) => (
            <i key={at} data-lost={at >= value} />
          ))}
        </dd>
      )}
    </div>
  )
}

/** Shows the last change of the value, such as '−2'. A jump of more than one day is not shown. */
function FlyingNumber({ value, day }: Props) {
  const [seen, setSeen] = useState({ value, day, by: 0, times: 0 })
  if (value !== seen.value || day !== seen.day) {
    const isNext = Math.abs(day - seen.day) <= 1
    const by = isNext ? value - seen.value : 0
    setSeen({ value, day, by: by || (isNext ? seen.by : 0), times: seen.times + (by ? 1 : 0) })
  }
  if (seen.by === 0) return null
  return (
    <span
      key={seen.times}
      className={styles.number}
      data-change={seen.by < 0 ? 'loss' : 'gain'}
      aria-hidden="true"
    >
      {`${seen.by < 0 ? '−' : '+'}${Math.abs(seen.by)}`}
    </span>
  )
}

const Signpost = ({ isFoggy }: { isFoggy: boolean }) => (
  <span className={cx(styles.figure, styles.signpost)} data-foggy={isFoggy}>
    <Drawing src={signpost} />
  </span>
)

const FoeStats = ({ foe }: { foe: NonNullable<View['opponent']> }) => (
  <dl>
    <Health value={foe.health} of={foe.maxHealth} />
    <Stat label="MAX DAMAGE" value={foe.maxDamage} kind="damage" />
    <Stat label="DROP%" value={`${foe.dropPercent}%`} kind="gold" />
  </dl>
)

type OpponentProps = Pick<Scene, 'view' | 'cue'> & {
  isFogLifted: boolean
  post: Post | null
}

/** docs/rules.md, section 2, Game, says what this panel shows. */
export function OpponentSide({ view, cue, isFogLifted, post }: OpponentProps) {
  if (post !== null) return <AtPost post={post} />
  const { opponent, characterName } = view
  const tagline = taglineOf(view, isFogLifted)

  return (
    <section
      className={cx(styles.side, styles.opponent)}
      aria-label="Opponent"
      data-foe={opponent !== null}
    >
      <div className={styles.card}>
        <h2>
          <span className={styles.name} data-long={(characterName?.length ?? 0) > LONG_NAME}>
            {characterName ?? 'Four paths'}
          </span>
          {opponent?.type === 'boss' && <span className={styles.day}>Boss</span>}
        </h2>
        {tagline && <p className={styles.tagline}>{tagline}</p>}
        {opponent && <FoeStats foe={opponent} />}
      </div>
      <Opponent view={view} cue={cue} />
      {opponent && <FlyingNumber key={opponent.id} value={opponent.health} day={view.player.day} />}
    </section>
  )
}

function Opponent({ view, cue }: Pick<Scene, 'view' | 'cue'>) {
  const { opponent, character } = view
  if (!character) return <Signpost isFoggy={view.prompt.mode === 'paychance'} />
  const isDown = opponent?.health === 0
  const upright = opponent ? poseOf(cue, FOE_POSES) : 'idle'
  const pose: Pose = isDown ? 'gone' : upright
  return (
    <span className={styles.figure} data-size={opponent?.type === 'boss' ? 'large' : 'usual'}>
      <Character
        key={`${character} ${pose} ${pose === 'idle' || isDown ? '' : String(cue?.key)}`}
        id={character}
        pose={pose}
      />
    </span>
  )
}
