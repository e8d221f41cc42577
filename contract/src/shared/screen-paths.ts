type ScreenRow = {
  /** A request may use any letter case. */
  readonly path: string
  /** The screen and all paths below it belong to the game, which is dark in both colour schemes. */
  readonly isGame?: true
  /** To visitors without access, the path responds like an unknown path. */
  readonly isSecret?: true
  /**
   * The browser paints the screen only when the whole document has arrived, because parts of the scene would move while
   * others appear.
   */
  readonly isPaintedWhole?: true
}

/** The screens of docs/rules.md, section 2. */
const TABLE = {
  facts: { path: '/' },
  fact: { path: '/facts/:id' },
  today: { path: '/today' },
  days: { path: '/days' },
  day: { path: '/days/:id' },
  game: { path: '/TextBasedGame', isGame: true, isPaintedWhole: true },
  run: { path: '/TextBasedGame/runs/:id' },
  leaderboard: { path: '/TextBasedGame/leaderboard' },
  daily: { path: '/TextBasedGame/daily' },
  ledger: { path: '/TextBasedGame/ledger' },
  shop: { path: '/Shop', isGame: true, isPaintedWhole: true },
  feedback: { path: '/Feedback' },
  updates: { path: '/Updates', isGame: true },
  credits: { path: '/Credits' },
  privacy: { path: '/Privacy' },
  feeds: { path: '/feeds' },
  desk: { path: '/desk', isSecret: true },
} as const satisfies Record<string, ScreenRow>

export type Screen = keyof typeof TABLE

export const SCREENS = Object.keys(TABLE) as readonly Screen[]

export const screenRow = (screen: Screen): ScreenRow => TABLE[screen]

export const SCREEN_PATHS = Object.fromEntries(
  SCREENS.map((screen) => [screen, TABLE[screen].path]),
) as { readonly [Name in Screen]: (typeof TABLE)[Name]['path'] }

const partsOf = (path: string) =>
  path
    .toLowerCase()
    .replace(/(?<=.)\/$/, '')
    .split('/')

export function screenOf(path: string): Screen | undefined {
  const parts = partsOf(path)
  return SCREENS.find((screen) => {
    const pattern = partsOf(SCREEN_PATHS[screen])
    if (pattern.length !== parts.length) return false
    return pattern.every((part, at) => part === parts[at] || (part === ':id' && parts[at] !== ''))
  })
}

export const isGamePath = (path: string): boolean =>
  SCREENS.some(
    (screen) =>
      screenRow(screen).isGame &&
      `${path}/`.toLowerCase().startsWith(`${SCREEN_PATHS[screen]}/`.toLowerCase()),
  )

export const runPath = (id: string): string => SCREEN_PATHS.run.replace(':id', () => id)

export const runPicturePath = (id: string): string => `${runPath(id)}/preview.png`

export const CHANGE_PASSWORD = '#change-password'

export const SCREEN_DATA_ID = 'screen-data'
