import { EVENT_DAYS, FULL_BLOW, FULL_BLOW_GOLD, FULL_BLOW_REMARKS, MISS, MISSES } from '#content'
import { REPORTS, REWARDS, SPECIFIED_MESSAGES, TENTHS } from '#content'
import type { Changes, FoeId } from '#content'
import { foeOf } from '../model/catalogue.ts'
import { refuse, type Command, type Refusal } from '../model/command.ts'
import type { Opponent } from '../model/state.ts'
import { die, proceed } from './next.ts'
import { fresh, remark } from './prose.ts'
import { applyChanges, NO_CHANGES, fill, line, WAIT } from './turn-in-play.ts'
import type { TurnInPlay } from './turn-in-play.ts'

/**
 * Reads the amount of an attack: a finite number of at least 0, in any notation of JavaScript. A fraction is rounded
 * down.
 */
export function readAttack(input: string): Command | Refusal {
  const number = Number(input)
  return Number.isFinite(number) && number >= 0
    ? // Adding 0 turns -0 into 0.
      { type: 'attack', amount: Math.floor(number) + 0 }
    : refuse(line(SPECIFIED_MESSAGES.notANumber, 'bad', WAIT.none))
}

/** A larger number than max damage counts as max damage (docs/rules.md, section 4, Attack). */
export function playAttack(
  turn: TurnInPlay,
  { foe, amount }: { foe: Opponent; amount: number },
): void {
  const { state } = turn
  const { id, health, round } = foe
  const of = state.maxDamage
  const isFull = amount >= of
  const damage = isFull ? of : amount
  const left = Math.max(0, health - damage)
  state.mode = { name: 'attack', foe: { ...foe, health: left, round: round + 1 } }
  state.stats = { ...state.stats, bestHit: Math.max(state.stats.bestHit, damage) }
  turn.record({ type: 'blow', foe: id, round, asked: amount, damage, of, health, left })
  const text = fill(REPORTS.hit, { foe: foeOf(id).name, damage, left })
  turn.report(text, 'plain', WAIT.usual, damage > 0 ? 'hit' : undefined)
  if (left > 0) hitBack(turn, id)
  else defeat(turn, foe, { of, isFull, isExact: damage === health })
}

/** The chance that a line of the foe is printed before its damage. It is low, so that rounds stay short. */
const HIT_REMARK = { hits: 1, of: 3 } as const

function hitBack(turn: TurnInPlay, id: FoeId): void {
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
    const text = fill(REPORTS.hitBack, { foe: name, damage: taken, left: state.health })
    turn.report(text, 'bad', WAIT.usual, 'hurt')
  }
  if (state.health <= 0) die(turn, id)
  else turn.record({ type: 'asked', mode: 'attack' })
}

const missOf = (turn: TurnInPlay, id: FoeId): string =>
  fresh(turn, foeOf(id).misses ?? []) ?? fresh(turn, MISSES) ?? MISS

function hitRemark(turn: TurnInPlay, id: FoeId): string | undefined {
  const { hits } = foeOf(id)
  const isPrinted = hits && turn.rng.cosmetic.chance(HIT_REMARK.hits, HIT_REMARK.of)
  return isPrinted ? remark(turn, hits) : undefined
}

// A win by the first attack, or over a boss who was met before, is told in two lines.
const isShortWin = (
  { memory }: TurnInPlay,
  { id, type, round }: Pick<Opponent, 'id' | 'type' | 'round'>,
): boolean => memory !== undefined && (round === 0 || (type === 'boss' && memory.met(id) > 1))

function defeat(
  turn: TurnInPlay,
  { id, type, round }: Opponent,
  { of, isFull, isExact }: { of: number; isFull: boolean; isExact: boolean },
): void {
  const { state } = turn
  const isFirstBlow = round === 0
  turn.record({ type: 'felled', foe: id, kind: type, isExact })
  printDefeat(turn, id)
  const isShort = isShortWin(turn, { id, type, round })
  // The attack and the defeat share a line; the reward has its own.
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
    if (isFirstBlow && !isFull) turn.print(fill(REPORTS.noCoin, { damage: of }), 'plain', wait)
    turn.joinLines(start)
  }

  state.stats = { ...state.stats, kills: state.stats.kills + 1 }
  proceed(turn)
}

function printDefeat(turn: TurnInPlay, id: FoeId): void {
  const foe = foeOf(id)
  const text = fill(REPORTS.defeated, { foe: foe.name })
  if (foe.type === 'boss') {
    turn.print(text, 'title', WAIT.longest, 'boss-falls')
    turn.print(fresh(turn, foe.falls), undefined, WAIT.longest)
  } else {
    turn.print(text, 'good', WAIT.usual, 'foe-falls')
    turn.print(remark(turn, foe.falls))
  }
}

/** A boss always leaves its own reward. An enemy drops a random reward with the chance of its drop rate. */
function dropOf(turn: TurnInPlay, id: FoeId): Changes {
  const foe = foeOf(id)
  if (foe.type === 'boss') {
    turn.record({ type: 'boss-reward', boss: foe.id })
    const text = fill(REPORTS.leaves, { foe: foe.name, reward: foe.rewardName })
    turn.print(text, 'good', WAIT.usual, 'reward')
    return foe.reward
  }

  const dropped = fill(REPORTS.dropped, { foe: foe.name })
  if (!turn.rng.chance(foe.dropRate, TENTHS)) {
    turn.record({ type: 'no-reward', enemy: foe.id })
    turn.print(dropped, 'plain', WAIT.long)
    turn.print(SPECIFIED_MESSAGES.noDrop, 'quiet')
    return NO_CHANGES
  }

  const { id: reward, name, changes } = turn.rng.pick(REWARDS)
  turn.record({ type: 'reward', reward, from: foe.id })
  turn.print(dropped, 'plain', WAIT.long)
  turn.print(fill(REPORTS.drop, { reward: name }), 'good', WAIT.usual, 'reward')
  return changes
}
