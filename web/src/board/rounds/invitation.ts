/** The words about a round that this browser has not played. */
export const INVITATION = 'Daily puzzle: two true, one made up.'
