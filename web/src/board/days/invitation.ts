/** Invitation to an unplayed round. */
export const INVITATION = 'Three sentences, one is a fable. Find it.'
