const MINUTE_MS = 60_000

/** Returns the beginning of the minute of a time; both in milliseconds since 1970. */
export const minuteOf = (time: number): number => Math.floor(time / MINUTE_MS) * MINUTE_MS
