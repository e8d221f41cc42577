/** What is said of a round that was not played. */
export const INVITATION = 'Three sentences, one is a fable. Find it.'
