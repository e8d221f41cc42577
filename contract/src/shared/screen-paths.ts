/** The paths of the screens (specification 2). They match in any letter case. */
export const SCREEN_PATHS = {
  facts: '/',
  /** The page of one fact. */
  fact: '/facts/:id',
  game: '/TextBasedGame',
  /** The watch screen of a run. */
  run: '/TextBasedGame/runs/:id',
  ledger: '/TextBasedGame/ledger',
  shop: '/Shop',
  feedback: '/Feedback',
  updates: '/Updates',
} as const

/** The path of the watch screen of this run. */
export const runPath = (id: string): string => SCREEN_PATHS.run.replace(':id', () => id)
