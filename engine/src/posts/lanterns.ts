/**
 * The days on which Marlowe stands at a signpost. A stretch leads from one of these days to the next, and the last
 * stretch to day 100.
 */
export const POSTS = [25, 50, 75] as const

export type Post = (typeof POSTS)[number]

const STRETCH_DAYS = 25

export const endOfStretch = (post: Post): number => post + STRETCH_DAYS

/** Stored runs and saves contain these ids, so never rename an id. */
export type LanternId =
  | 'hunter'
  | 'giant-killer'
  | 'miser'
  | 'steady-hand'
  | 'to-the-point'
  | 'eyes-shut'

export type Lantern = {
  readonly id: LanternId
  readonly flames: 1 | 2 | 3
  /** The number in the task: foes, bosses or paid views, gold at the end, or the lowest HEALTH. */
  readonly asks: number
}

/**
 * The lanterns of each post. Their numbers come from simulation (`npm run simulate -- --lanterns`), for a player who
 * knows the odds and plays for the lantern. Such a player should keep a lantern of one flame in 60 to 85 % of runs, of
 * two in 40 to 65 %, of three in 20 to 45 %. Playing for it should cost up to 5, 5 to 12, and 10 to 20 percentage
 * points of wins.
 */
export const LANTERNS: Readonly<Record<Post, readonly Lantern[]>> = {
  25: [
    { id: 'miser', flames: 1, asks: 12 },
    { id: 'steady-hand', flames: 1, asks: 7 },
    { id: 'hunter', flames: 2, asks: 15 },
    { id: 'giant-killer', flames: 2, asks: 5 },
    { id: 'to-the-point', flames: 3, asks: 13 },
  ],
  50: [
    { id: 'miser', flames: 1, asks: 8 },
    { id: 'steady-hand', flames: 1, asks: 8 },
    { id: 'eyes-shut', flames: 1, asks: 0 },
    { id: 'hunter', flames: 2, asks: 12 },
    { id: 'giant-killer', flames: 2, asks: 5 },
    { id: 'to-the-point', flames: 3, asks: 12 },
  ],
  75: [
    { id: 'miser', flames: 1, asks: 4 },
    { id: 'steady-hand', flames: 1, asks: 8 },
    { id: 'to-the-point', flames: 2, asks: 10 },
    { id: 'miser', flames: 2, asks: 9 },
    { id: 'hunter', flames: 3, asks: 16 },
    { id: 'giant-killer', flames: 3, asks: 6 },
  ],
}
