type ScreenRow = {
  /** It matches in any letter case. */
  readonly path: string
  /** It and all paths below it belong to the game, which is dark in both colour schemes. */
  readonly isDark?: true
  /** Its path looks unknown to anyone without access. */
  readonly isSecret?: true
  /**
   * It is painted once its whole document has arrived, because parts of the scene would move as others appear.
   */
  readonly isPaintedWhole?: true
}

/** The screens (docs/rules.md, section 2). */
const TABLE = {
  facts: { path: '/' },
  fact: { path: '/facts/:id' },
  today: { path: '/today' },
  days: { path: '/days' },
  /** The fact and the round of a day. */
  day: { path: '/days/:id' },
  game: { path: '/TextBasedGame', isDark: true, isPaintedWhole: true },
  run: { path: '/TextBasedGame/runs/:id' },
  leaderboard: { path: '/TextBasedGame/leaderboard' },
  daily: { path: '/TextBasedGame/daily' },
  ledger: { path: '/TextBasedGame/ledger' },
  shop: { path: '/Shop', isDark: true, isPaintedWhole: true },
  feedback: { path: '/Feedback' },
  updates: { path: '/Updates', isDark: true },
  /** The third-party work in the product. */
  credits: { path: '/Credits' },
  /** The stored data, and the imprint. */
  privacy: { path: '/Privacy' },
  /** The addresses of the public feeds. */
  feeds: { path: '/feeds' },
  /** The operator's. */
  desk: { path: '/desk', isSecret: true },
} as const satisfies Record<string, ScreenRow>

export type Screen = keyof typeof TABLE

export const SCREENS = Object.keys(TABLE) as readonly Screen[]

/** Returns the path of a screen, and what is special about it. */
export const screenRow = (screen: Screen): ScreenRow => TABLE[screen]

export const SCREEN_PATHS = Object.fromEntries(
  SCREENS.map((screen) => [screen, TABLE[screen].path]),
) as { readonly [Name in Screen]: (typeof TABLE)[Name]['path'] }

const partsOf = (path: string) =>
  path
    .toLowerCase()
    .replace(/(?<=.)\/$/, '')
    .split('/')

/** Returns the screen at a path; undefined if there is none. */
export function screenOf(path: string): Screen | undefined {
  const parts = partsOf(path)
  return SCREENS.find((screen) => {
    const pattern = partsOf(SCREEN_PATHS[screen])
    if (pattern.length !== parts.length) return false
    return pattern.every((part, at) => part === parts[at] || (part === ':id' && parts[at] !== ''))
  })
}

/** Checks whether a path is that of a dark screen, or below it. */
export const isGamePath = (path: string): boolean =>
  SCREENS.some(
    (screen) =>
      screenRow(screen).isDark &&
      `${path}/`.toLowerCase().startsWith(`${SCREEN_PATHS[screen]}/`.toLowerCase()),
  )

export const runPath = (id: string): string => SCREEN_PATHS.run.replace(':id', () => id)

/** Returns the address of an ended run's picture for link previews. */
export const runPicturePath = (id: string): string => `${runPath(id)}/preview.png`

/** The fragment of the game's page that opens the form for a new password. */
export const CHANGE_PASSWORD = '#change-password'

/** The id of the element in a document that contains a `ScreenData`. */
export const SCREEN_DATA_ID = 'screen-data'
