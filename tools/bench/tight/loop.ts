/**
 * The limit of the engine: the rules of Hundred Days in plain numbers, written for speed alone. The same
 * seeds and decisions lead to the same numbers turn by turn, which a test shows for all bots. It leaves out
 * the wording with its draws and its memory of printed texts, lines and snapshots, who ended a run, reading
 * inputs and refusing commands, and states that stay valid: a turn overwrites the one before.
 */
import * as content from '@fable/engine/content'
import { draw, seedDraws } from './draws.ts'
import { FOES, GOODS, OUTCOMES, REWARDS, SLOTS, YES_CHANCES } from './tables.ts'

const { EVENT_DAYS, FLAVOURS, LAST_DAY, OPPORTUNITIES } = content
const [REWARD, ENEMY, MERCHANT, EMPTY] = [0, 1, 2, 3]
/** The modes in the order of their numbers; ENDED follows. */
export const MODES = ['start', 'playerInput', 'paychance', 'paths', 'attack', 'yesno', 'merchant']
const [START, NAME, PAYCHANCE, PATHS, ATTACK, YESNO, BUY, ENDED] = [0, 1, 2, 3, 4, 5, 6, 7]

/** The run in play. `foe` and `opportunity` are positions in their lists, `used` has a bit for each. */
const run = {
  mode: START,
  health: 0,
  damage: 0,
  gold: 0,
  day: 0,
  fights: 0,
  kills: 0,
  bestHit: 0,
  isNamed: false,
  areSeen: false,
  foe: 0,
  foeHealth: 0,
  round: 0,
  opportunity: 0,
  used: 0,
  poolSize: 0,
}
const paths = new Uint8Array(content.PATHS_PER_SET)
const goods = new Uint8Array(GOODS.length)
const toggles = new Uint8Array(FOES.length)
/** The empty paths: flavours, then outcomes, in the order in which they joined. */
const pool = new Uint8Array(FLAVOURS.length + OPPORTUNITIES.length)
const found = new Uint8Array(FOES.length + OPPORTUNITIES.length)

/** Items exist by construction; the check costs nothing that can be measured. */
const itemOf = <T>(list: readonly T[], at: number | undefined): T => {
  const item = list[at ?? -1]
  if (item === undefined) throw new Error(`No item ${String(at)}`)
  return item
}

const fillPool = (): void => {
  for (let at = 0; at < FLAVOURS.length; at++) pool[at] = at
  run.poolSize = FLAVOURS.length
}

/** Starts a run. */
export const begin = (isNamed: boolean): void => {
  const { health, maxDamage: damage, gold, day } = content.START
  Object.assign(run, { isNamed, mode: START, health, damage, gold, day })
  Object.assign(run, { fights: 0, kills: 0, bestHit: 0, used: 0 })
  for (let at = 0; at < FOES.length; at++) toggles[at] = itemOf(FOES, at).toggle
  fillPool()
}

const change = (health: number, damage: number, gold: number, days: number): void => {
  run.health = Math.max(0, run.health + health)
  run.damage = Math.max(0, run.damage + damage)
  run.gold = Math.max(0, run.gold + gold)
  run.day = Math.max(0, run.day + days)
}

const offerPaths = (areSeen: boolean): void => {
  run.mode = PATHS
  run.areSeen = areSeen
}

const proceed = (): void => {
  if (run.day >= LAST_DAY) run.mode = ENDED
  else if (run.gold >= content.VIEW_PRICE) run.mode = PAYCHANCE
  else offerPaths(false)
}

const takeReward = ({ health, damage, gold, days }: content.Changes): void => {
  change(health, damage, gold, days + EVENT_DAYS)
}

const drawPaths = (): void => {
  let merchants = 0
  for (let slot = 0; slot < paths.length; slot++) {
    const kind = SLOTS[draw(SLOTS.length)] ?? EMPTY
    if (kind === MERCHANT) merchants += 1
    paths[slot] = kind === MERCHANT && merchants > content.MERCHANTS_PER_SET ? EMPTY : kind
  }
}

const openFight = (foe: number): void => {
  if (run.day >= LAST_DAY) {
    run.mode = ENDED
    return
  }
  run.mode = ATTACK
  run.foe = foe
  run.foeHealth = itemOf(FOES, foe).health
  run.round = 0
  run.fights += 1
}

const meetEnemy = (): void => {
  let count = 0
  for (let foe = 0; foe < FOES.length; foe++) {
    const { from, to } = itemOf(FOES, foe)
    if (toggles[foe] === 1 && from <= run.day && run.day <= to) found[count++] = foe
  }
  if (count === 0) findNothing()
  else openFight(found[draw(count)] ?? 0)
}

const findNothing = (): void => {
  let count = 0
  if (draw(content.OPPORTUNITY.of) < content.OPPORTUNITY.hits) {
    for (let at = 0; at < OPPORTUNITIES.length; at++) {
      if ((run.used & (1 << at)) === 0) found[count++] = at
    }
  }
  if (count > 0) {
    run.opportunity = found[draw(count)] ?? 0
    run.mode = YESNO
    return
  }
  if (run.poolSize === 0) fillPool()
  const drawn = draw(run.poolSize)
  run.poolSize -= 1
  for (let at = drawn; at < run.poolSize; at++) pool[at] = pool[at + 1] ?? 0
  change(0, 0, 0, EVENT_DAYS)
  proceed()
}

const visitMerchant = (): void => {
  for (let at = 0; at < GOODS.length; at++) goods[at] = at
  for (let shown = 0; shown < content.GOODS_SHOWN; shown++) {
    // What was drawn moves to the front; the others keep their order.
    const at = shown + draw(GOODS.length - shown)
    const good = goods[at] ?? 0
    for (let before = at; before > shown; before--) goods[before] = goods[before - 1] ?? 0
    goods[shown] = good
  }
  run.mode = BUY
}

const takePath = (path: number): void => {
  if (!run.areSeen) drawPaths()
  const kind = paths[path - 1]
  if (kind === EMPTY) findNothing()
  else if (kind === ENEMY) meetEnemy()
  else if (kind === MERCHANT) visitMerchant()
  else if (kind === REWARD) {
    takeReward(itemOf(REWARDS, draw(REWARDS.length)))
    proceed()
  }
}

const attack = (amount: number): void => {
  const isFull = amount >= run.damage
  const hit = isFull ? run.damage : amount
  run.bestHit = Math.max(run.bestHit, hit)
  run.foeHealth = Math.max(0, run.foeHealth - hit)
  run.round += 1
  const { damage, dropRate, reward } = itemOf(FOES, run.foe)
  if (run.foeHealth > 0) {
    run.health = Math.max(0, run.health - draw(damage + 1))
    if (run.health === 0) run.mode = ENDED
    return
  }
  if (isFull && run.round === 1) run.gold += content.FULL_BLOW_GOLD
  if (reward) takeReward(reward)
  else if (draw(content.TENTHS) < dropRate) takeReward(itemOf(REWARDS, draw(REWARDS.length)))
  else change(0, 0, 0, EVENT_DAYS)
  run.kills += 1
  proceed()
}

const decide = (isYes: boolean): void => {
  const isYesRight = draw(content.TENTHS) < itemOf(YES_CHANCES, run.opportunity)
  const at = run.opportunity * 4 + (isYes ? 0 : 2) + (isYes === isYesRight ? 0 : 1)
  const { changes, foe, toggled, toggle } = itemOf(OUTCOMES, at)
  change(changes.health, changes.damage, changes.gold, changes.days)
  run.used |= 1 << run.opportunity
  pool[run.poolSize++] = FLAVOURS.length + at
  if (toggled >= 0) toggles[toggled] = toggle
  if (run.health === 0) run.mode = ENDED
  else if (foe >= 0) openFight(foe)
  else proceed()
}

const buy = (slot: number): void => {
  const { health, damage, price } = itemOf(GOODS, goods[Math.max(0, slot - 1)])
  if (slot === 0 || run.gold < price) change(0, 0, 0, EVENT_DAYS)
  else change(health, damage, -price, EVENT_DAYS)
  proceed()
}

/**
 * Plays a turn. The decision is the number of the path, of the good or of the attack, 1 for pay and yes, 0
 * for whatever else there is.
 */
export const step = (decision: number, seed: string): void => {
  seedDraws(seed)
  if (run.mode === PAYCHANCE) {
    if (decision === 1) {
      run.gold -= content.VIEW_PRICE
      drawPaths()
    }
    offerPaths(decision === 1)
  } else if (run.mode === PATHS) takePath(decision)
  else if (run.mode === ATTACK) attack(decision)
  else if (run.mode === YESNO) decide(decision === 1)
  else if (run.mode === BUY) buy(decision)
  else if (run.mode === START && !run.isNamed) run.mode = NAME
  else proceed()
}

/** The numbers after the turn: mode, health, max damage, gold, day, fights, kills, best hit, empty paths. */
export const numbers = (): number[] => {
  const { mode, health, damage, gold, day, fights, kills, bestHit } = run
  return [
    mode,
    health,
    damage,
    gold,
    day,
    fights,
    kills,
    bestHit,
    ...pool.subarray(0, run.poolSize),
  ]
}
