import { foeOf } from '../content/catalogue.ts'
import { MESSAGES } from '../content/messages.ts'
import { EVENT_DAYS, FULL_BLOW_GOLD, TENTHS } from '../content/numbers.ts'
import { FAREWELLS } from '../content/quips.ts'
import { REWARDS } from '../content/rewards.ts'
import type { Changes } from '../content/shapes.ts'
import { FULL_BLOW_REMARKS, MISSES } from '../content/texts.ts'
import { moveOn } from '../crossroads.ts'
import type { Dice } from '../dice.ts'
import { apply, NO_CHANGES } from '../effects.ts'
import { die } from '../ends.ts'
import { line, play, refuse, tell, WAIT } from '../lines.ts'
import { nowOf } from '../now.ts'
import type { Foe, Line, State, Turn } from '../state.ts'

/** One round of a fight (specification 4, Attack). */
export const attack = (state: State, foe: Foe, answer: string, dice: Dice): Turn => {
  const number = Number(answer)
  if (!Number.isFinite(number) || number < 0) {
    return refuse(state, line(MESSAGES.notANumber, 'bad', WAIT.none))
  }
  const full = Math.floor(number) >= state.maxDamage
  const hit = full ? state.maxDamage : Math.floor(number)
  const { kills, bestHit, fights } = state.stats
  const left = Math.max(0, foe.health - hit)
  const struck: State = {
    ...state,
    mode: { name: 'attack', foe: { ...foe, health: left, round: foe.round + 1 } },
    stats: { fights, kills, bestHit: Math.max(bestHit, hit) },
  }
  const lines = [
    line(`You hit ${foeOf(foe.id).name} for ${hit}: ${left} HEALTH left.`, 'plain', WAIT.usual, {
      now: nowOf(struck),
      ...(hit > 0 ? { moment: 'hit' } : {}),
    }),
  ]
  return left > 0
    ? hitBack(struck, foe, lines, dice)
    : defeat(struck, foe, full && foe.round === 0, lines, dice)
}

/** The foe lives: 0 up to its max damage, each as likely. */
const hitBack = (state: State, foe: Foe, lines: readonly Line[], dice: Dice): Turn => {
  const { name, damage } = foeOf(foe.id)
  const blow = dice.int(damage + 1)
  const after = apply(state, { ...NO_CHANGES, health: -blow })
  const told = [
    ...lines,
    blow === 0
      ? line(
          dice.words.pick(MISSES).replace('FOE', () => name),
          'good',
        )
      : line(
          `${name} hits back for ${blow}: you have ${after.state.health} left.`,
          'bad',
          WAIT.usual,
          {
            now: nowOf(after.state),
            moment: 'hurt',
          },
        ),
  ]
  if (after.state.health <= 0) return die(after.state, told, foe.id)
  return play(after.state, told)
}

/** The foe is dead: gold for one full blow, what it drops, and the day passes. */
const defeat = (
  state: State,
  foe: Foe,
  oneFullBlow: boolean,
  lines: readonly Line[],
  dice: Dice,
): Turn => {
  const gold = apply(state, { ...NO_CHANGES, gold: oneFullBlow ? FULL_BLOW_GOLD : 0 })
  const drop = dropOf(foe, dice)
  const after = apply(gold.state, { ...drop.changes, days: drop.changes.days + EVENT_DAYS })
  const stats = { ...after.state.stats, kills: after.state.stats.kills + 1 }
  return moveOn({ ...after.state, stats }, [
    ...lines,
    ...fallOf(foe, dice),
    ...(oneFullBlow ? [line(dice.words.pick(FULL_BLOW_REMARKS), 'gold')] : []),
    ...gold.lines,
    ...drop.lines,
    ...after.lines,
  ])
}

/** A foe falls; a boss has a last line of its own. */
const fallOf = ({ id }: Foe, dice: Dice): Line[] => {
  const it = foeOf(id)
  const text = `${it.name} is defeated!`
  return it.type === 'enemy'
    ? [line(text, 'good', WAIT.usual, { moment: 'foe-falls' })]
    : [
        line(text, 'title', WAIT.longest, { moment: 'boss-falls' }),
        ...tell([{ text: dice.words.pick(FAREWELLS[it.id]), wait: WAIT.longest }]),
      ]
}

const REWARD = { moment: 'reward' } as const

/** A boss leaves its own reward, always; an enemy drops a random one by its drop rate, or nothing. */
const dropOf = ({ id }: Foe, dice: Dice): { changes: Changes; lines: Line[] } => {
  const it = foeOf(id)
  if (it.type === 'boss') {
    const found = line(`${it.name} leaves you: ${it.rewardName}!`, 'good', WAIT.usual, REWARD)
    return { changes: it.reward, lines: [found] }
  }
  const opening = line(`${it.name} dropped...`, 'plain', WAIT.long)
  if (!dice.chance(it.dropRate, TENTHS)) {
    return { changes: NO_CHANGES, lines: [opening, line(MESSAGES.noDrop, 'quiet')] }
  }
  const { name, changes } = dice.pick(REWARDS)
  return { changes, lines: [opening, line(`${name}!`, 'good', WAIT.usual, REWARD)] }
}
