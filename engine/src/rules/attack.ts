import { EVENT_DAYS, FULL_BLOW, FULL_BLOW_GOLD, FULL_BLOW_REMARKS, MISS, MISSES } from '#content'
import { REWARDS, SPECIFIED_MESSAGES, STAT_LABELS, TENTHS } from '#content'
import type { Changes } from '#content'
import { foeOf } from '../model/catalogue.ts'
import { refuse } from '../model/command.ts'
import type { Command, Refusal } from '../model/command.ts'
import type { Line } from '../model/line.ts'
import { snapshotOf } from '../model/snapshot.ts'
import type { Opponent, State } from '../model/state.ts'
import type { Turn } from '../model/turn.ts'
import { applyChanges, NO_CHANGES } from './changes.ts'
import { die } from './endings.ts'
import { fill, line, lineIf, WAIT } from './lines.ts'
import { proceed } from './next.ts'
import type { RulesRng } from './prose.ts'

/** A finite number from 0 up, in any notation of JavaScript; a fraction is rounded down. */
export const readAttack = (input: string): Command | Refusal => {
  const number = Number(input)
  return Number.isFinite(number) && number >= 0
    ? // Adding 0 turns -0 into 0.
      { type: 'attack', amount: Math.floor(number) + 0 }
    : refuse(line(SPECIFIED_MESSAGES.notANumber, 'bad', WAIT.none))
}

/** One round of a fight (specification 4, Attack). At or above max damage counts as max damage. */
export const playAttack = (
  state: State,
  { foe, amount }: { foe: Opponent; amount: number },
  rng: RulesRng,
): Turn => {
  const isFull = amount >= state.maxDamage
  const hit = isFull ? state.maxDamage : amount
  const left = Math.max(0, foe.health - hit)
  const after: State = {
    ...state,
    mode: { name: 'attack', foe: { ...foe, health: left, round: foe.round + 1 } },
    stats: { ...state.stats, bestHit: Math.max(state.stats.bestHit, hit) },
  }
  const report = line(
    `You hit ${foeOf(foe.id).name} for ${hit}: ${left} ${STAT_LABELS.health} left.`,
    'plain',
    WAIT.usual,
    { snapshot: snapshotOf(after), ...(hit > 0 ? { cue: 'hit' } : {}) },
  )
  return left > 0
    ? hitBack(after, foe, [report], rng)
    : defeat(after, { foe, earnsGold: isFull && foe.round === 0 }, [report], rng)
}

/** How often a line of the foe comes before its damage: one time in three, so that rounds stay short. */
const HIT_REMARK = { hits: 1, of: 3 } as const

/** The foe survives and does 0 to its max damage, each equally likely. */
const hitBack = (state: State, foe: Opponent, lines: readonly Line[], rng: RulesRng): Turn => {
  const { name, damage } = foeOf(foe.id)
  const taken = rng.int(damage + 1)
  const after = applyChanges(state, { ...NO_CHANGES, health: -taken })
  const report =
    taken === 0
      ? line(fill(missOf(foe, rng), { foe: name }), 'good', WAIT.usual, { cue: 'miss' })
      : line(
          `${name} hits back for ${taken}: you have ${after.state.health} left.`,
          'bad',
          WAIT.usual,
          { snapshot: snapshotOf(after.state), cue: 'hurt' },
        )
  if (after.state.health <= 0) return die(after.state, [...lines, report], foe.id)
  return {
    state: after.state,
    lines: [...lines, ...(taken > 0 ? hitRemark(foe, rng) : []), report],
  }
}

/** A text of the foe that the run has not printed, else a general one, else the plain one. */
const missOf = ({ id }: Opponent, { prose }: RulesRng): string =>
  prose.fresh(foeOf(id).misses ?? []) ?? prose.fresh(MISSES) ?? MISS

const hitRemark = ({ id }: Opponent, { prose }: RulesRng): Line[] => {
  const { hits } = foeOf(id)
  if (!hits || !prose.cosmetic().chance(HIT_REMARK.hits, HIT_REMARK.of)) return []
  return lineIf(prose.remark(hits), undefined, WAIT.short)
}

/** The foe is defeated: gold for a win at max damage in the first round, its drop, and the day passes. */
const defeat = (
  state: State,
  { foe, earnsGold }: { foe: Opponent; earnsGold: boolean },
  lines: readonly Line[],
  rng: RulesRng,
): Turn => {
  const gold = applyChanges(state, { ...NO_CHANGES, gold: earnsGold ? FULL_BLOW_GOLD : 0 })
  const drop = dropOf(foe, rng)
  const after = applyChanges(gold.state, { ...drop.changes, days: drop.changes.days + EVENT_DAYS })
  const stats = { ...after.state.stats, kills: after.state.stats.kills + 1 }
  const fullBlow = (): string => rng.prose.remark(FULL_BLOW_REMARKS) ?? FULL_BLOW
  const allLines = [
    ...lines,
    ...defeatLines(foe, rng),
    ...(earnsGold ? [line(fullBlow(), 'gold')] : []),
    ...gold.lines,
    ...drop.lines,
    ...after.lines,
  ]
  return proceed({ ...after.state, stats }, allLines, rng)
}

const defeatLines = ({ id }: Opponent, { prose }: RulesRng): Line[] => {
  const foe = foeOf(id)
  const text = `${foe.name} is defeated!`
  const isBoss = foe.type === 'boss'
  const wait = isBoss ? WAIT.longest : WAIT.usual
  const remark = isBoss ? prose.fresh(foe.falls) : prose.remark(foe.falls)
  return [
    isBoss
      ? line(text, 'title', wait, { cue: 'boss-falls' })
      : line(text, 'good', wait, { cue: 'foe-falls' }),
    ...lineIf(remark, undefined, wait),
  ]
}

const REWARD = { cue: 'reward' } as const

/** A boss always leaves its own reward; an enemy drops a random one by its drop rate, or nothing. */
const dropOf = ({ id }: Opponent, rng: RulesRng): { changes: Changes; lines: Line[] } => {
  const foe = foeOf(id)
  if (foe.type === 'boss') {
    const found = line(`${foe.name} leaves you: ${foe.rewardName}!`, 'good', WAIT.usual, REWARD)
    return { changes: foe.reward, lines: [found] }
  }
  const opening = line(`${foe.name} dropped...`, 'plain', WAIT.long)
  if (!rng.chance(foe.dropRate, TENTHS)) {
    return { changes: NO_CHANGES, lines: [opening, line(SPECIFIED_MESSAGES.noDrop, 'quiet')] }
  }
  const { name, changes } = rng.pick(REWARDS)
  return { changes, lines: [opening, line(`${name}!`, 'good', WAIT.usual, REWARD)] }
}
