/**
 * The oldest browsers that the page supports. The build compiles for them (vite.config.ts), and browsers.test.ts finds
 * unsupported features.
 */
export const OLDEST_BROWSERS = { safari: '16.4', firefox: '115', chrome: '109' } as const
