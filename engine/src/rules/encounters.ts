import {
  BOSS_FROM_DAY,
  EVENT_DAYS,
  FIRST_FIGHT_HINT,
  GOODS_SHOWN,
  MERCHANT_OPENINGS,
  MERCHANT_OPENINGS_NO_GOLD,
  MERCHANT_PROMPTS,
  MERCHANTS_PER_SET,
  OPPORTUNITY,
  PATHS_PER_SET,
  REWARDS,
  SLOT_BOUNDS,
  SLOT_SIDES,
  STAT_LABELS,
} from '#content'
import type { FoeRef } from '#content'
import { emptyPathText, FLAVOUR_IDS, foeOf, goodOf } from '../model/catalogue.ts'
import { describeGood } from '../model/describe-good.ts'
import type { Line } from '../model/line.ts'
import { snapshotOf } from '../model/snapshot.ts'
import type { PathKind, State } from '../model/state.ts'
import { tierAt } from '../model/tiers.ts'
import type { Turn } from '../model/turn.ts'
import type { TurnRng } from '../rng/rng.ts'
import { applyChanges, ONE_DAY } from './changes.ts'
import { finish, isLastDay } from './endings.ts'
import { line, linesOf, markFirst, storyLines, WAIT } from './lines.ts'
import { proceed } from './next.ts'

const kindOf = (drawn: number): PathKind =>
  SLOT_BOUNDS.find(({ below }) => drawn < below)?.kind ?? 'empty'

/**
 * Draws what the four paths hide, always all four in order; a second merchant becomes empty
 * (specification 4, Generating paths).
 */
export const drawPaths = (rng: TurnRng): PathKind[] => {
  const kinds: PathKind[] = []
  for (let slot = 0; slot < PATHS_PER_SET; slot++) {
    const kind = kindOf(rng.int(SLOT_SIDES))
    const merchants = kinds.filter((earlier) => earlier === 'merchant').length
    kinds.push(kind === 'merchant' && merchants >= MERCHANTS_PER_SET ? 'empty' : kind)
  }
  return kinds
}

/** What happens on a path, by its kind. Who or what is met is drawn here. */
export const encounter = (kind: PathKind, state: State, rng: TurnRng): Turn =>
  ENCOUNTERS[kind](state, rng)

/** A random reward, and the day passes. */
const reward = (state: State, rng: TurnRng): Turn => {
  const { name, remarks, changes } = rng.pick(REWARDS)
  const after = applyChanges(state, { ...changes, days: changes.days + EVENT_DAYS })
  return proceed(after.state, [
    line(`You find a reward: ${name}!`, 'good', WAIT.usual, { cue: 'reward' }),
    line(rng.cosmetic.pick(remarks)),
    ...after.lines,
  ])
}

const isInWindow = (foe: { daySpawn: number; dayEndSpawn: number }, day: number): boolean =>
  foe.daySpawn <= day && day <= foe.dayEndSpawn

/**
 * Every foe that an enemy path can hold (specification 4, Paths): the tier's enemies and, from day 15,
 * its bosses, if they are enabled and their window, both ends included, contains the day.
 */
export const foesOn = (state: State): FoeRef[] => {
  const { enemies, bosses } = tierAt(state.day)
  return [
    ...enemies.filter((foe) => state.enemies[foe.id] && isInWindow(foe, state.day)),
    ...bosses.filter(
      (foe) => state.day >= BOSS_FROM_DAY && state.bosses[foe.id] && isInWindow(foe, state.day),
    ),
  ]
}

/** A fight with one of them; without any, the path is empty. */
const enemy = (state: State, rng: TurnRng): Turn => {
  const foe = rng.pick(foesOn(state))
  return foe === undefined ? empty(state, rng) : openFight(state, foe, [], rng)
}

/** Starts a fight after `lines`, unless day 100 ends the run first (specification 4, Attack). */
export const openFight = (
  state: State,
  { id, type }: FoeRef,
  lines: readonly Line[],
  rng: TurnRng,
): Turn => {
  if (isLastDay(state)) return finish(state, lines)
  const foe = foeOf(id)
  const { name, health, damage } = foe
  const isFirst = state.stats.fights === 0
  const fight: State = {
    ...state,
    mode: { name: 'attack', foe: { type, id, health, round: 0 } },
    stats: { ...state.stats, fights: state.stats.fights + 1 },
  }
  const isBoss = foe.type === 'boss'
  const intro = isBoss ? [line(rng.cosmetic.pick(foe.intros), 'plain', WAIT.longest)] : []
  const opening = [
    ...(isBoss ? [line(name, 'title', WAIT.short)] : []),
    line(`${name} blocks the path.`, 'danger', isBoss ? WAIT.longest : WAIT.usual),
  ]
  return {
    state: fight,
    lines: [
      ...lines,
      ...intro,
      ...markFirst(opening, { snapshot: snapshotOf(fight) }),
      ...linesOf([{ text: rng.cosmetic.pick(foe.quips), wait: WAIT.long }]),
      line(
        `${name}: ${health} ${STAT_LABELS.health}, ${damage} ${STAT_LABELS.damage}`,
        'quiet',
        WAIT.short,
      ),
      ...(isFirst ? [line(FIRST_FIGHT_HINT, 'speech', WAIT.short)] : []),
      line(`Attack with a number, 0 to ${state.maxDamage}.`, 'quiet', WAIT.none),
    ],
  }
}

/** An opportunity 6 times in 11 while one is unused; else a text, which is used up. */
const empty = (state: State, rng: TurnRng): Turn => {
  if (rng.chance(OPPORTUNITY.hits, OPPORTUNITY.of)) {
    const unused = tierAt(state.day).opportunities.filter(
      ({ id }) => !state.usedOpportunities.includes(id),
    )
    const opportunity = rng.pick(unused)
    if (opportunity !== undefined) {
      return {
        state: { ...state, mode: { name: 'yesno', opportunity: opportunity.id } },
        lines: [
          line(opportunity.title, 'title', WAIT.long),
          ...linesOf(opportunity.lines),
          line(opportunity.question, 'quiet', WAIT.none),
        ],
      }
    }
  }
  const pool = state.emptyPaths.length > 0 ? state.emptyPaths : FLAVOUR_IDS
  const drawn = rng.pick(pool)
  const after = applyChanges({ ...state, emptyPaths: pool.filter((id) => id !== drawn) }, ONE_DAY)
  return proceed(after.state, [...(drawn ? storyLines(emptyPathText(drawn)) : []), ...after.lines])
}

/** Three different goods of the tier; without any, the path is empty. */
const merchant = (state: State, rng: TurnRng): Turn => {
  const goods = rng.sample(tierAt(state.day).goods, GOODS_SHOWN).map(({ id }) => id)
  if (goods.length === 0) return empty(state, rng)
  const openings = state.gold > 0 ? MERCHANT_OPENINGS : MERCHANT_OPENINGS_NO_GOLD
  return {
    state: { ...state, mode: { name: 'merchant', goods } },
    lines: [
      ...linesOf([rng.cosmetic.pick(openings)]),
      ...goods.map((id, slot) =>
        line(`${slot + 1}. ${describeGood(goodOf(id))}`, 'gold', WAIT.short),
      ),
      line(rng.cosmetic.pick(MERCHANT_PROMPTS), 'speech', WAIT.none),
    ],
  }
}

const ENCOUNTERS: Readonly<Record<PathKind, (state: State, rng: TurnRng) => Turn>> = {
  reward,
  enemy,
  empty,
  merchant,
}
