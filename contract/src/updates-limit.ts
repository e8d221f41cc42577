/** Maximum number of cards on the updates page. */
export const UPDATES_LIMIT = 20
