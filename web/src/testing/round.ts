import type { Round } from '@fable/contract'

/** A round whose first sentence was found to be the fable. */
export const FOUND_ROUND: Round = {
  state: 'open',
  sentences: ['One', 'Two', 'Three'],
  chosen: '1',
  solution: {
    fable: { place: '1', text: 'One', truth: 'No.', source: 'https://a.org', category: 'news' },
    facts: [],
    tally: { found: 1, played: 1, picked: [1, 0, 0] },
  },
}
