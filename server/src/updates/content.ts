import type { Update } from '@fable/contract'

/**
 * The release notes of the Updates page, the oldest first. A new release gets the next UpdateId at
 * the end; its UpdateNum is the version that the saved game's template carries from then on.
 */
export const UPDATES: readonly Update[] = [
  {
    UpdateId: 1,
    UpdateName: 'The board is up',
    UpdateNum: '0.0.22',
    UpdateDescription:
      'A place for short facts, each with a source, so that nobody has to take a stranger at their word.',
    UpdateList: [
      'Share a fact in 200 characters. Longer truths must wait for a smaller alphabet.',
      'Eight categories. Whatever fits none of them is probably history by now.',
      'Three votes: interesting, mindblowing and false. Nobody has to choose only one.',
    ],
    UpdateDate: '2026-11-19',
    UpdateImage: null,
  },
  {
    UpdateId: 2,
    UpdateName: 'The board learns manners',
    UpdateNum: '0.0.23',
    UpdateDescription:
      'Facts that many doubt now say so themselves, and what you type is no longer lost to a bad train connection.',
    UpdateList: [
      "A fact with more 'false' than praise is marked [DISPUTED]. It may stay and think about it.",
      'A half-written fact survives a reload. Finishing it is still up to you.',
      'A category has an address of its own: share it, keep it, mail it to an aunt.',
    ],
    UpdateDate: '2026-11-20',
    UpdateImage: null,
  },
  {
    UpdateId: 3,
    UpdateName: 'Hundred Days opens',
    UpdateNum: '0.0.24',
    UpdateDescription:
      'A text adventure has moved in next door. Survive a hundred days. Most people manage twenty, and a potato is often involved.',
    UpdateList: [
      'Four paths a day: rewards, fights, a merchant, and quite a lot of nothing in particular.',
      'Bosses from day 15. Gerald is an accountant and will not be rushed.',
      'Read at your own pace: choose how fast the lines come, or have them all at once.',
      'Take your game with you as a file, and bring it back on another browser.',
      'Your runs are remembered, the short ones too. Especially the short ones.',
    ],
    UpdateDate: '2026-11-21',
    UpdateImage: null,
  },
]
