import type { PathKind } from '@fable/engine'
import emptyPicture from './art/path-empty.svg?url'
import enemyPicture from './art/path-enemy.svg?url'
import merchantPicture from './art/path-merchant.svg?url'
import rewardPicture from './art/path-reward.svg?url'

export type Tint = 'danger' | 'merchant' | 'quiet' | 'gold' | 'health' | 'damage'

export const PATHS = {
  enemy: { picture: enemyPicture, tint: 'danger' },
  merchant: { picture: merchantPicture, tint: 'merchant' },
  empty: { picture: emptyPicture, tint: 'quiet' },
  reward: { picture: rewardPicture, tint: 'gold' },
} as const satisfies Readonly<Record<PathKind, { readonly picture: string; readonly tint: Tint }>>

export const PATH_PICTURES: readonly string[] = Object.values(PATHS).map(({ picture }) => picture)
