import {
  BOSS_FROM_DAY,
  EVENT_DAYS,
  FIRST_FIGHT_HINT,
  GOODS_SHOWN,
  MERCHANT_OPENINGS,
  MERCHANT_OPENINGS_NO_GOLD,
  MERCHANT_PROMPT,
  MERCHANT_PROMPTS,
  MERCHANTS_PER_SET,
  OPPORTUNITY,
  PATHS_PER_SET,
  REWARDS,
  SLOT_BOUNDS,
  SLOT_SIDES,
  STAT_LABELS,
} from '#content'
import type { Boss, Enemy, FoeRef } from '#content'
import { FLAVOUR_IDS, foeOf, goodOf } from '../model/catalogue.ts'
import { describeGood } from '../model/describe-good.ts'
import type { Line } from '../model/line.ts'
import { snapshotOf } from '../model/snapshot.ts'
import type { PathKind, State } from '../model/state.ts'
import { tierAt } from '../model/tiers.ts'
import type { Turn } from '../model/turn.ts'
import { applyChanges, ONE_DAY } from './changes.ts'
import { emptyPathText } from './empty-paths.ts'
import { finish, isLastDay } from './endings.ts'
import { line, lineIf, linesOf, markFirst, storyLines, WAIT } from './lines.ts'
import { proceed } from './next.ts'
import type { RulesRng } from './prose.ts'

const kindOf = (drawn: number): PathKind =>
  SLOT_BOUNDS.find(({ below }) => drawn < below)?.kind ?? 'empty'

/**
 * Draws what the four paths hide, always all four in order; a second merchant becomes empty
 * (specification 4, Generating paths).
 */
export const drawPaths = (rng: RulesRng): PathKind[] => {
  const kinds: PathKind[] = []
  for (let slot = 0; slot < PATHS_PER_SET; slot++) {
    const kind = kindOf(rng.int(SLOT_SIDES))
    const merchants = kinds.filter((earlier) => earlier === 'merchant').length
    kinds.push(kind === 'merchant' && merchants >= MERCHANTS_PER_SET ? 'empty' : kind)
  }
  return kinds
}

/** What happens on a path, by its kind. Who or what is met is drawn here. */
export const encounter = (kind: PathKind, state: State, rng: RulesRng): Turn =>
  ENCOUNTERS[kind](state, rng)

/** A random reward, and the day passes. */
const reward = (state: State, rng: RulesRng): Turn => {
  const { name, remarks, changes } = rng.pick(REWARDS)
  const after = applyChanges(state, { ...changes, days: changes.days + EVENT_DAYS })
  const lines = [
    line(`You find a reward: ${name}!`, 'good', WAIT.usual, { cue: 'reward' }),
    ...lineIf(rng.prose.remark(remarks), 'plain'),
    ...after.lines,
  ]
  return proceed(after.state, lines, rng)
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
const enemy = (state: State, rng: RulesRng): Turn => {
  const foe = rng.pick(foesOn(state))
  return foe === undefined ? empty(state, rng) : openFight(state, foe, [], rng)
}

/** Starts a fight after `lines`, unless day 100 ends the run first (specification 4, Attack). */
export const openFight = (
  state: State,
  { id, type }: FoeRef,
  lines: readonly Line[],
  rng: RulesRng,
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
  const intro = isBoss ? rng.prose.fresh(foe.intros) : undefined
  const opening = [
    ...(isBoss ? [line(name, 'title', WAIT.short)] : []),
    line(`${name} blocks the path.`, 'danger', isBoss ? WAIT.longest : WAIT.usual),
  ]
  return {
    state: fight,
    lines: [
      ...lines,
      ...lineIf(intro, 'plain', WAIT.longest),
      ...markFirst(opening, { snapshot: snapshotOf(fight) }),
      ...lineIf(quipOf(foe, rng), undefined, WAIT.long),
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

/** Every second fight with a foe that this run has met opens with a line about that, while one is left. */
const quipOf = ({ quips, again }: Enemy | Boss, { prose }: RulesRng): string => {
  const met = [...quips, ...again].filter(prose.isPrinted).length
  const reunion = met % 2 === 1 ? prose.fresh(again) : undefined
  return reunion ?? prose.next(quips)
}

/** An opportunity 6 times in 11 while one is unused; else a text, which is used up. */
const empty = (state: State, rng: RulesRng): Turn => {
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
  const text = drawn === undefined ? [] : emptyPathText({ drawn, pool: state.emptyPaths }, rng)
  return proceed(after.state, [...storyLines(text), ...after.lines], rng)
}

/** Three different goods of the tier; without any, the path is empty. */
const merchant = (state: State, rng: RulesRng): Turn => {
  const goods = rng.sample(tierAt(state.day).goods, GOODS_SHOWN).map(({ id }) => id)
  if (goods.length === 0) return empty(state, rng)
  const { fresh, next } = rng.prose
  const opening =
    (state.gold > 0 ? undefined : fresh(MERCHANT_OPENINGS_NO_GOLD)) ?? next(MERCHANT_OPENINGS)
  const prompt = fresh(MERCHANT_PROMPTS)
  return {
    state: { ...state, mode: { name: 'merchant', goods } },
    lines: [
      ...linesOf([opening]),
      ...goods.map((id, slot) =>
        line(`${slot + 1}. ${describeGood(goodOf(id))}`, 'gold', WAIT.short),
      ),
      prompt === undefined
        ? line(MERCHANT_PROMPT, 'quiet', WAIT.none)
        : line(prompt, 'speech', WAIT.none),
    ],
  }
}

const ENCOUNTERS: Readonly<Record<PathKind, (state: State, rng: RulesRng) => Turn>> = {
  reward,
  enemy,
  empty,
  merchant,
}
