import {
  ATTACK_PROMPT,
  BOSS_FROM_DAY,
  BOSSES,
  ENEMIES,
  EVENT_DAYS,
  FIRST_FIGHT_HINT,
  GOODS,
  GOODS_SHOWN,
  MERCHANT_OPENINGS,
  MERCHANT_OPENINGS_NO_GOLD,
  MERCHANT_PROMPTS,
  MERCHANTS_PER_SET,
  OPPORTUNITIES,
  OPPORTUNITY,
  PATHS_PER_SET,
  REPORTS,
  REWARDS,
  SLOT_BOUNDS,
  SLOT_SIDES,
  VIEW_LESSON,
} from '#content'
import type { Boss, Enemy, FoeRef, Opportunity } from '#content'
import { FLAVOUR_IDS, foeOf, describeGood } from '../model/catalogue.ts'
import type { PathKind, State } from '../model/state.ts'
import type { Rng } from '../rng/rng.ts'
import { finish, isLastDay, proceed, prompt } from './next.ts'
import { emptyPathText, countPrinted, fresh, next, remark, teach } from './prose.ts'
import type { EmptyPathText } from './prose.ts'
import { applyChanges, fill, ONE_DAY, linesOf, storyLines, WAIT } from './turn-in-play.ts'
import type { TurnInPlay } from './turn-in-play.ts'

const KINDS = Array.from(
  { length: SLOT_SIDES },
  (_, drawn): PathKind => SLOT_BOUNDS.find(({ below }) => drawn < below)?.kind ?? 'empty',
)

/**
 * All four paths are drawn, in their order. A second merchant becomes an empty path (docs/rules.md, section 4, Paths).
 */
export function drawPaths(rng: Rng): PathKind[] {
  const paths: PathKind[] = []
  let merchants = 0
  for (let slot = 0; slot < PATHS_PER_SET; slot++) {
    const kind = KINDS[rng.int(SLOT_SIDES)] ?? 'empty'
    if (kind === 'merchant') merchants += 1
    paths.push(kind === 'merchant' && merchants > MERCHANTS_PER_SET ? 'empty' : kind)
  }
  return paths
}

export const encounter = (turn: TurnInPlay, kind: PathKind): void => ENCOUNTERS[kind](turn)

function reward(turn: TurnInPlay): void {
  const { id, name, remarks, changes } = turn.rng.pick(REWARDS)
  turn.record({ type: 'reward', reward: id, from: null })
  turn.print(fill(REPORTS.reward, { reward: name }), 'good', WAIT.usual, 'reward')
  turn.print(remark(turn, remarks), 'plain')
  applyChanges(turn, { ...changes, days: changes.days + EVENT_DAYS })
  proceed(turn)
}

const FOES = [...ENEMIES, ...BOSSES]

/** Lists the foes that can be met on the state's day. Bosses come from day 15 on (docs/rules.md, section 4, Paths). */
export const foesOn = ({ day, enemies, bosses }: State): readonly FoeRef[] =>
  FOES.filter((foe) => {
    const isEnabled =
      foe.type === 'enemy' ? enemies[foe.id] : day >= BOSS_FROM_DAY && bosses[foe.id]
    return isEnabled && foe.daySpawn <= day && day <= foe.dayEndSpawn
  })

// If no foe can be met, the path is empty.
function enemy(turn: TurnInPlay): void {
  const foe = turn.rng.pick(foesOn(turn.state))
  if (foe === undefined) empty(turn)
  else openFight(turn, foe)
}

/** Starts a fight, unless day 100 ends the run first (docs/rules.md, section 4, Attack). */
export function openFight(turn: TurnInPlay, { id, type }: FoeRef): void {
  const { state } = turn
  if (isLastDay(state)) {
    finish(turn)
    return
  }

  const foe = foeOf(id)
  const { name, health, damage } = foe
  const isFirst = state.stats.fights === 0
  state.mode = { name: 'attack', foe: { type, id, health, round: 0 } }
  state.stats = { ...state.stats, fights: state.stats.fights + 1 }
  turn.record({ type: 'met-foe', foe: id })

  const isShort = isShortIntro(turn, foe)
  const opening = fill(REPORTS.blocksThePath, { foe: name })
  if (foe.type === 'boss') {
    if (!isShort) turn.print(fresh(turn, foe.intros), 'plain', WAIT.longest)
    turn.report(name, 'title', WAIT.short)
    if (!isShort) turn.print(opening, 'danger', WAIT.longest)
  } else {
    turn.report(opening, 'danger', WAIT.usual)
  }

  const start = turn.lines.length
  turn.print(quipOf(turn, foe), undefined, WAIT.long)
  turn.print(fill(REPORTS.foe, { foe: name, health, damage }), 'quiet', WAIT.short)
  if (isShort) turn.joinLines(start)
  if (isFirst) {
    turn.record({ type: 'first-fight' })
    if ((turn.memory?.endedRuns ?? 0) === 0) turn.print(FIRST_FIGHT_HINT, 'speech', WAIT.short)
  }

  turn.record({ type: 'asked', mode: 'attack' })
  prompt(turn, fill(ATTACK_PROMPT, { max: state.maxDamage }))
}

// A boss is introduced in two lines if it was met before, or if one attack can defeat it.
const isShortIntro = ({ memory, state }: TurnInPlay, { id, type, health }: Enemy | Boss): boolean =>
  memory !== undefined && type === 'boss' && (memory.met(id) > 0 || state.maxDamage >= health)

// In a run, every second fight with the same foe begins with a line about meeting again, until all of those lines have
// been printed.
function quipOf(turn: TurnInPlay, { quips, again }: Enemy | Boss): string {
  const met = countPrinted(turn, quips) + countPrinted(turn, again)
  const reunion = met % 2 === 1 ? fresh(turn, again) : undefined
  return reunion ?? next(turn, quips)
}

/**
 * Plays an empty path. In 6 of 11 cases it has an opportunity, as long as one is unused. Otherwise it has a text, which
 * is removed from the pool.
 */
function empty(turn: TurnInPlay): void {
  const { state, rng } = turn
  if (rng.chance(OPPORTUNITY.hits, OPPORTUNITY.of)) {
    const opportunity = rng.pick(unusedOpportunities(state))
    if (opportunity !== undefined) {
      meet(turn, opportunity)
      return
    }
  }
  const { emptyPaths } = state
  const pool = emptyPaths.length > 0 ? emptyPaths : FLAVOUR_IDS
  const drawn = rng.pick(pool)
  state.emptyPaths = pool.filter((id) => id !== drawn)
  if (drawn !== undefined) {
    readText(turn, emptyPathText(turn, { drawn, pool: emptyPaths }))
  }
  applyChanges(turn, ONE_DAY)
  proceed(turn)
}

function readText(turn: TurnInPlay, text: EmptyPathText | undefined): void {
  if (!text) return
  turn.record({ type: 'read', id: text.id })
  turn.printAll(storyLines(text.lines))
}

const unusedOpportunities = ({ usedOpportunities }: State): Opportunity[] =>
  OPPORTUNITIES.filter(({ id }) => !usedOpportunities.includes(id))

// The openings alternate. How often the player has answered the opportunity decides which one is next.
function comingOf({ memory }: TurnInPlay, { id, lines, again }: Opportunity) {
  const ways = [lines, ...again]
  return ways[(memory?.answered(id) ?? 0) % ways.length] ?? lines
}

function meet(turn: TurnInPlay, opportunity: Opportunity): void {
  const { id, title, question } = opportunity
  turn.state.mode = { name: 'yesno', opportunity: id }
  turn.record({ type: 'met-opportunity', opportunity: id })
  turn.print(title, 'title', WAIT.long)
  turn.printAll(linesOf(comingOf(turn, opportunity)))
  turn.record({ type: 'asked', mode: 'yesno' })
  turn.print(question, 'quiet', WAIT.none)
}

function merchant(turn: TurnInPlay): void {
  const { state, rng } = turn
  const goods = rng.sample(GOODS, GOODS_SHOWN)
  const ids = goods.map(({ id }) => id)
  state.mode = { name: 'merchant', goods: ids }
  turn.record({ type: 'met-merchant', goods: ids, gold: state.gold })
  const poor = state.gold > 0 ? undefined : fresh(turn, MERCHANT_OPENINGS_NO_GOLD)
  turn.print(poor ?? next(turn, MERCHANT_OPENINGS))
  goods.forEach((good, slot) => {
    turn.print(fill(REPORTS.good, { slot: slot + 1, good: describeGood(good) }), 'gold', WAIT.short)
  })
  const hasPaid = turn.events.some((event) => event.type === 'path' && event.isSeen)
  if (hasPaid && goods.every(({ price }) => state.gold < price)) teach(turn, VIEW_LESSON)
  turn.record({ type: 'asked', mode: 'merchant' })
  turn.print(fresh(turn, MERCHANT_PROMPTS), 'speech')
  turn.setLastWait(WAIT.none)
}

const ENCOUNTERS: Readonly<Record<PathKind, (turn: TurnInPlay) => void>> = {
  reward,
  enemy,
  empty,
  merchant,
}
