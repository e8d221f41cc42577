/** The content as tables of numbers for the tight loop. */
import * as content from '@fable/engine/content'

const FOE_LIST = [...content.ENEMIES, ...content.BOSSES]
const positionOf = (foe: { readonly id: string } | undefined) =>
  FOE_LIST.findIndex(({ id }) => id === foe?.id)

/** Enemies, then bosses: the order in which they are drawn. */
export const FOES = FOE_LIST.map((foe) => ({
  health: foe.health,
  damage: foe.damage,
  dropRate: foe.dropRate,
  from: foe.type === 'boss' ? Math.max(content.BOSS_FROM_DAY, foe.daySpawn) : foe.daySpawn,
  to: foe.dayEndSpawn,
  toggle: Number(foe.toggle),
  reward: foe.type === 'boss' ? foe.reward : null,
}))

export const GOODS = content.GOODS.map(({ health, damage, price }) => ({ health, damage, price }))
export const REWARDS = content.REWARDS.map(({ changes }) => changes)
export const YES_CHANCES = content.OPPORTUNITIES.map(({ yesChance }) => yesChance)

/** Four of each opportunity, in the order of OUTCOME_NAMES. A foe that there is not is -1. */
export const OUTCOMES = content.OPPORTUNITIES.flatMap(({ outcomes }) =>
  content.OUTCOME_NAMES.map((name) => {
    const { changes, enemy, contingentEnemy } = outcomes[name]
    const toggled = positionOf(contingentEnemy)
    return { changes, foe: positionOf(enemy), toggled, toggle: Number(contingentEnemy?.toggle) }
  }),
)

/** What each number that a slot draws hides, as its position in SLOT_BOUNDS. */
export const SLOTS = Array.from({ length: content.SLOT_SIDES }, (_, drawn) =>
  content.SLOT_BOUNDS.findIndex(({ below }) => drawn < below),
)
