import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { ScreenData } from '@fable/contract'
import type { Screen } from '@fable/contract/limits'

export type ScreenName = Screen | 'not-found'

type ScreenFile = {
  readonly default: ComponentType
  readonly cacheData?: (client: QueryClient, data: ScreenData) => void
}

/** The files of the screens. A file is loaded when its screen is shown. */
export const SCREEN_FILES: Readonly<Record<ScreenName, () => Promise<ScreenFile>>> = {
  facts: () => import('../board/facts-page.tsx'),
  fact: () => import('../board/fact/fact-page.tsx'),
  today: () => import('../app/screens/today.tsx'),
  days: () => import('../board/days/days-page.tsx'),
  day: () => import('../app/screens/day.tsx'),
  game: () => import('../app/screens/game.tsx'),
  run: () => import('../game/watch/run-page.tsx'),
  leaderboard: () => import('../game/leaderboard/leaderboard-page.tsx'),
  daily: () => import('../app/screens/daily.tsx'),
  ledger: () => import('../app/screens/ledger.tsx'),
  shop: () => import('../app/screens/shop.tsx'),
  feedback: () => import('../pages/feedback/feedback.tsx'),
  updates: () => import('../pages/updates/updates.tsx'),
  credits: () => import('../pages/credits/credits.tsx'),
  privacy: () => import('../pages/privacy/privacy.tsx'),
  feeds: () => import('../pages/feeds/feeds.tsx'),
  desk: () => import('../board/desk/desk-page.tsx'),
  'not-found': () => import('../pages/not-found/not-found.tsx'),
}

export const isNamedAfter = (name: ScreenName, file: string): boolean =>
  file.endsWith(`/${name}.tsx`) || file.endsWith(`/${name}-page.tsx`)
