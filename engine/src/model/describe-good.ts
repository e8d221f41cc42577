import { STAT_LABELS } from '#content'
import type { Good } from '#content'

/** The effects and the price of a good: 'Honey Seeds: +1 HEALTH, 2 gold'. */
export const describeGood = ({
  name,
  health,
  damage,
  price,
}: Pick<Good, 'name' | 'health' | 'damage' | 'price'>): string => {
  const effects = [
    ...(health > 0 ? [`+${health} ${STAT_LABELS.health}`] : []),
    ...(damage > 0 ? [`+${damage} ${STAT_LABELS.damage}`] : []),
  ]
  return `${name}: ${effects.length > 0 ? effects.join(', ') : 'no known effect'}, ${price} gold`
}
