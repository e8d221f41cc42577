import { CATEGORY_IDS } from './fact-limits.ts'

export const FEED_NAMES = ['fact-of-the-day', 'rounds', 'all', 'disputed', ...CATEGORY_IDS] as const

export type FeedName = (typeof FEED_NAMES)[number]

export const publicFeedPath = (name: FeedName): string => `/feeds/${name}.atom`
