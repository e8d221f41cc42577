/** The addresses of the page's screens (section 2), which are read in any letter case. */
export const SCREEN_PATHS = {
  board: '/',
  game: '/TextBasedGame',
  /** Where a run is watched; `:id` stands for its id. */
  run: '/TextBasedGame/runs/:id',
  shop: '/Shop',
  feedback: '/Feedback',
  updates: '/Updates',
} as const

/** The address under which this run is watched. */
export const runPath = (id: string): string => SCREEN_PATHS.run.replace(':id', () => id)
