/** The real time, in milliseconds since 1970; other files of tests must not read it (a lint rule). Use it where the database or a library reads the real time, too. */
export const realTime = (): number => Date.now()

/** The middle of a UTC day, for tests that let hours pass on a clock of their own. */
export const NOON = Date.UTC(2026, 10, 23, 12)
