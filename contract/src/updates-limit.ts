/** Cards on the updates page at most. */
export const UPDATES_LIMIT = 20
