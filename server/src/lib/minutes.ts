const MINUTE_MS = 60_000

export const minuteOf = (time: number): number => Math.floor(time / MINUTE_MS) * MINUTE_MS
