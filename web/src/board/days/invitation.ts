/** Invitation to an unplayed round. */
export const INVITATION = 'Daily puzzle: two true, one made up.'
