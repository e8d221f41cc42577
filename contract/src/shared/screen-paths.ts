/** The paths of the screens (docs/rules.md, section 2). They match in any letter case. */
export const SCREEN_PATHS = {
  facts: '/',
  fact: '/facts/:id',
  today: '/today',
  days: '/days',
  /** The fact and the round of a day. */
  day: '/days/:id',
  game: '/TextBasedGame',
  run: '/TextBasedGame/runs/:id',
  leaderboard: '/TextBasedGame/leaderboard',
  daily: '/TextBasedGame/daily',
  ledger: '/TextBasedGame/ledger',
  shop: '/Shop',
  feedback: '/Feedback',
  updates: '/Updates',
  /** The third-party work in the product. */
  credits: '/Credits',
  /** The stored data, and the imprint. */
  privacy: '/Privacy',
  desk: '/desk',
} as const

export type Screen = keyof typeof SCREEN_PATHS

/** Screens whose paths look unknown to anyone without access: the operator's desk. */
export const SECRET_SCREENS: ReadonlySet<Screen> = new Set(['desk'])

export const SCREENS = Object.keys(SCREEN_PATHS) as readonly Screen[]

const partsOf = (path: string) =>
  path
    .toLowerCase()
    .replace(/(?<=.)\/$/, '')
    .split('/')

/** Returns the screen at a path; undefined if there is none. */
export const screenOf = (path: string): Screen | undefined => {
  const parts = partsOf(path)
  return SCREENS.find((screen) => {
    const pattern = partsOf(SCREEN_PATHS[screen])
    if (pattern.length !== parts.length) return false
    return pattern.every((part, at) => part === parts[at] || (part === ':id' && parts[at] !== ''))
  })
}

const GAME_PATHS = [SCREEN_PATHS.game, SCREEN_PATHS.shop, SCREEN_PATHS.updates]

/**
 * Checks whether a path belongs to the game, or is below one that does. The screens of the game are dark in both colour
 * schemes.
 */
export const isGamePath = (path: string): boolean =>
  GAME_PATHS.some((game) => `${path}/`.toLowerCase().startsWith(`${game}/`.toLowerCase()))

/** Returns the path of the screen that shows this run. */
export const runPath = (id: string): string => SCREEN_PATHS.run.replace(':id', () => id)

/** Returns the address of an ended run's picture for link previews. */
export const runPicturePath = (id: string): string => `${runPath(id)}/preview.png`

/** The fragment of the game's page that opens the form for a new password. */
export const CHANGE_PASSWORD = '#change-password'

/** The id of the element in a document that contains a `ScreenData`. */
export const SCREEN_DATA_ID = 'screen-data'
