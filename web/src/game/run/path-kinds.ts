import type { PathKind } from '@fable/engine'
import empty from './art/path-empty.svg?url'
import enemy from './art/path-enemy.svg?url'
import merchant from './art/path-merchant.svg?url'
import reward from './art/path-reward.svg?url'

/** The meaning of a card's colour; the style sheet maps it to the colour itself. */
export type Tint = 'danger' | 'merchant' | 'quiet' | 'gold' | 'health' | 'damage'

/** How a path of each kind is drawn. */
export const PATHS: Readonly<Record<PathKind, { readonly picture: string; readonly tint: Tint }>> =
  {
    enemy: { picture: enemy, tint: 'danger' },
    merchant: { picture: merchant, tint: 'merchant' },
    empty: { picture: empty, tint: 'quiet' },
    reward: { picture: reward, tint: 'gold' },
  }
