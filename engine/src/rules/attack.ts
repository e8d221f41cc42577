import { EVENT_DAYS, FULL_BLOW, FULL_BLOW_GOLD, FULL_BLOW_REMARKS, MISS, MISSES } from '#content'
import { REWARDS, SPECIFIED_MESSAGES, STAT_LABELS, TENTHS } from '#content'
import type { Changes, FoeId } from '#content'
import { foeOf } from '../model/catalogue.ts'
import { refuse, type Command, type Refusal } from '../model/command.ts'
import type { Opponent } from '../model/state.ts'
import { applyChanges, NO_CHANGES, fill, line, WAIT } from './turn-in-play.ts'
import { die, proceed } from './next.ts'
import { fresh, remark } from './prose.ts'
import type { TurnInPlay } from './turn-in-play.ts'

/** A finite number from 0 up, in any notation of JavaScript; a fraction is rounded down. */
export const readAttack = (input: string): Command | Refusal => {
  const number = Number(input)
  return Number.isFinite(number) && number >= 0
    ? // Adding 0 turns -0 into 0.
      { type: 'attack', amount: Math.floor(number) + 0 }
    : refuse(line(SPECIFIED_MESSAGES.notANumber, 'bad', WAIT.none))
}

/** One round of a fight (docs/rules.md, section 4, Attack). At or above max damage counts as max damage. */
export const playAttack = (
  turn: TurnInPlay,
  { foe, amount }: { foe: Opponent; amount: number },
): void => {
  const { state } = turn
  const { id, health, round } = foe
  const of = state.maxDamage
  const isFull = amount >= of
  const damage = isFull ? of : amount
  const left = Math.max(0, health - damage)
  state.mode = { name: 'attack', foe: { ...foe, health: left, round: round + 1 } }
  state.stats = { ...state.stats, bestHit: Math.max(state.stats.bestHit, damage) }
  turn.record({ type: 'blow', foe: id, round, asked: amount, damage, of, health, left })
  const text = `You hit ${foeOf(id).name} for ${damage}: ${left} ${STAT_LABELS.health} left.`
  turn.report(text, 'plain', WAIT.usual, damage > 0 ? 'hit' : undefined)
  if (left > 0) hitBack(turn, id)
  else defeat(turn, foe, { of, isFull, isExact: damage === health })
}

/** How often a line of the foe comes before its damage: one time in three, so that rounds stay short. */
const HIT_REMARK = { hits: 1, of: 3 } as const

/** The foe survives and does 0 to its max damage, each equally likely. */
const hitBack = (turn: TurnInPlay, id: FoeId): void => {
  const { state, rng } = turn
  const { name, damage } = foeOf(id)
  const taken = rng.int(damage + 1)
  state.health = Math.max(0, state.health - taken)
  if (taken === 0) {
    turn.record({ type: 'missed', foe: id })
    turn.print(fill(missOf(turn, id), { foe: name }), 'good', WAIT.usual, 'miss')
  } else {
    turn.record({ type: 'hit-back', foe: id, damage: taken, left: state.health })
    if (state.health > 0) turn.print(hitRemark(turn, id), undefined, WAIT.short)
    const text = `${name} hits back for ${taken}: you have ${state.health} left.`
    turn.report(text, 'bad', WAIT.usual, 'hurt')
  }
  if (state.health <= 0) die(turn, id)
  else turn.record({ type: 'asked', mode: 'attack' })
}

/** A text of the foe that the run has not printed, else a general one, else the plain one. */
const missOf = (turn: TurnInPlay, id: FoeId): string =>
  fresh(turn, foeOf(id).misses ?? []) ?? fresh(turn, MISSES) ?? MISS

const hitRemark = (turn: TurnInPlay, id: FoeId): string | undefined => {
  const { hits } = foeOf(id)
  const isPrinted = hits && turn.rng.cosmetic.chance(HIT_REMARK.hits, HIT_REMARK.of)
  return isPrinted ? remark(turn, hits) : undefined
}

/**
 * Checks whether a win is told in two lines: a win by the first blow, or over a boss that was met before this fight.
 */
const isShortWin = (
  { memory }: TurnInPlay,
  { id, type, round }: Pick<Opponent, 'id' | 'type' | 'round'>,
): boolean => memory !== undefined && (round === 0 || (type === 'boss' && memory.met(id) > 1))

/** The foe is defeated: gold for a win at max damage in the first round, its drop, and the day passes. */
const defeat = (
  turn: TurnInPlay,
  { id, type, round }: Opponent,
  { of, isFull, isExact }: { of: number; isFull: boolean; isExact: boolean },
): void => {
  const { state } = turn
  const isFirstBlow = round === 0
  turn.record({ type: 'felled', foe: id, kind: type, isFirstBlow, isExact })
  printDefeat(turn, id)
  const isShort = isShortWin(turn, { id, type, round })
  // The blow and the defeat share a line; the reward has its own.
  if (isShort) turn.joinLines(0)
  const start = turn.lines.length
  if (isFull && isFirstBlow) {
    turn.record({ type: 'coin', gold: FULL_BLOW_GOLD })
    turn.print(remark(turn, FULL_BLOW_REMARKS) ?? FULL_BLOW, 'gold')
    applyChanges(turn, { ...NO_CHANGES, gold: FULL_BLOW_GOLD }, id)
  }
  const drop = dropOf(turn, id)
  applyChanges(turn, { ...drop, days: drop.days + EVENT_DAYS }, id)
  if (isShort) {
    const wait = turn.lines.at(-1)?.wait
    if (isFirstBlow && !isFull) turn.print(`No coin: a full blow was ${of}.`, 'plain', wait)
    turn.joinLines(start)
  }
  state.stats = { ...state.stats, kills: state.stats.kills + 1 }
  proceed(turn)
}

const printDefeat = (turn: TurnInPlay, id: FoeId): void => {
  const foe = foeOf(id)
  const text = `${foe.name} is defeated!`
  if (foe.type === 'boss') {
    turn.print(text, 'title', WAIT.longest, 'boss-falls')
    turn.print(fresh(turn, foe.falls), undefined, WAIT.longest)
  } else {
    turn.print(text, 'good', WAIT.usual, 'foe-falls')
    turn.print(remark(turn, foe.falls))
  }
}

/** A boss always leaves its own reward; an enemy drops a random one by its drop rate, or nothing. */
const dropOf = (turn: TurnInPlay, id: FoeId): Changes => {
  const foe = foeOf(id)
  if (foe.type === 'boss') {
    turn.record({ type: 'boss-reward', boss: foe.id })
    turn.print(`${foe.name} leaves you: ${foe.rewardName}!`, 'good', WAIT.usual, 'reward')
    return foe.reward
  }
  const dropped = `${foe.name} dropped...`
  if (!turn.rng.chance(foe.dropRate, TENTHS)) {
    turn.record({ type: 'no-reward', enemy: foe.id })
    turn.print(dropped, 'plain', WAIT.long)
    turn.print(SPECIFIED_MESSAGES.noDrop, 'quiet')
    return NO_CHANGES
  }
  const { id: reward, name, changes } = turn.rng.pick(REWARDS)
  turn.record({ type: 'reward', reward, from: foe.id })
  turn.print(dropped, 'plain', WAIT.long)
  turn.print(`${name}!`, 'good', WAIT.usual, 'reward')
  return changes
}
