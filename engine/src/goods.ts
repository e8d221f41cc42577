import type { Good } from './content/catalogue.ts'

/** 'Honey Seeds: +1 HEALTH, 2 gold': what a good does and costs. */
export const goodLine = ({ name, health, damage, price }: Good): string => {
  const effects = [
    ...(health > 0 ? [`+${health} HEALTH`] : []),
    ...(damage > 0 ? [`+${damage} MAX DAMAGE`] : []),
  ]
  return `${name}: ${effects.length > 0 ? effects.join(', ') : 'no known effect'}, ${price} gold`
}
