/** The number of entries of a road's leaderboard in one response. */
export const ROAD_ENTRIES = 10

/** The day of road 1. */
const FIRST_ROAD = '2026-11-21'

const DAY_MS = 86_400_000

/** The number of a day's road, as players see it. */
export const roadNumber = (day: string): number =>
  Math.round((Date.parse(day) - Date.parse(FIRST_ROAD)) / DAY_MS) + 1
