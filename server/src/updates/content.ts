import type { Update } from '@fable/contract'

/**
 * The release notes, oldest first. Add a new one at the end, with the next UpdateId. Its UpdateNum is the version of
 * the save's template from that release on. Its picture is in web/public/updates.
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
    UpdateImage: '/updates/1.svg',
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
    UpdateImage: '/updates/2.svg',
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
    UpdateImage: '/updates/3.svg',
  },
  {
    UpdateId: 4,
    UpdateName: 'You are remembered',
    UpdateNum: '0.0.24',
    UpdateDescription:
      'An account is a name, an e-mail and a promise. Your game follows it from one browser to the next, and arrives no more rested than you do.',
    UpdateList: [
      'Create Account is in the menu. The run that you are in the middle of comes along.',
      'When two browsers disagree about a run, you choose. Gerald offered to. He was thanked.',
      'See where you are signed in, take your data with you, or delete the lot.',
      'Everything still works without one. It just forgets when your browser does.',
    ],
    UpdateDate: '2026-11-21',
    UpdateImage: '/updates/4.svg',
  },
  {
    UpdateId: 5,
    UpdateName: 'Top Adventurers',
    UpdateNum: '0.0.24',
    UpdateDescription: 'Whoever comes far is written down below the fire, and stays written down.',
    UpdateList: [
      'In a ranked run the server draws the chance, one turn at a time. Nobody can look ahead. It was asked nicely.',
      'All time, and this week, for people who cannot wait that long.',
      'Your own rank is shown even where nobody else would look for it.',
    ],
    UpdateDate: '2026-11-21',
    UpdateImage: '/updates/5.svg',
  },
  {
    UpdateId: 6,
    UpdateName: 'Other people’s mistakes',
    UpdateNum: '0.0.24',
    UpdateDescription:
      'A ranked run that has ended can be watched, turn by turn, by anybody with a chair.',
    UpdateList: [
      'Pause it, step back, or go straight to the day on which it went wrong.',
      'Up to eight times as fast. The octopus has eight of everything.',
      'Every run has an address to share. It also works on mothers.',
    ],
    UpdateDate: '2026-11-21',
    UpdateImage: '/updates/6.svg',
  },
  {
    UpdateId: 7,
    UpdateName: 'Somebody lit the fire',
    UpdateNum: '0.0.25',
    UpdateDescription:
      'It was there all along. Now you can see by it, and there turn out to be people.',
    UpdateList: [
      'The hundred days are a ridge, and you are the one with the lantern.',
      'Everybody has been drawn. Marlowe asked for the moustache to be done again, larger.',
      'Dusk, night, a storm, and a sunrise on day 100 for those who get that far.',
      'A run ends with a page of its own: your health by day, and the turn that did it.',
      'The shop has a table now. It is not for sale.',
    ],
    UpdateDate: '2026-11-22',
    UpdateImage: '/updates/7.svg',
  },
  {
    UpdateId: 8,
    UpdateName: 'Marlowe keeps a ledger',
    UpdateNum: '0.0.26',
    UpdateDescription:
      'Everything that you meet is written down now, in a good hand, by somebody who charges for most things and not for this.',
    UpdateList: [
      'The ledger is in the menu: foes as stamps, all forty ways a story can end, and 24 deeds you may or may not want to be known for.',
      'Stories go on. What you did to the potato has consequences, and they have opinions.',
      'Foes remember you. Some of them fondly.',
      'The fact board is new: search it, sort it, read one fact a day in very large letters.',
      'A name on the leaderboard is somebody’s own. “Admin” was not.',
    ],
    UpdateDate: '2026-11-22',
    UpdateImage: '/updates/8.svg',
  },
  {
    UpdateId: 9,
    UpdateName: 'A road for everybody',
    UpdateNum: '0.0.27',
    UpdateDescription:
      'Once a day there is a road that is the same for all of you. What you make of it is not.',
    UpdateList: [
      'The daily road: decide the same as your neighbour and you get the same. One attempt counts, and tomorrow it is gone.',
      'Ten flames say how it went, and nothing about what was on it. Share them. Gossip is the adult thing to do.',
      'The leaderboard has a page of its own, with guests and accounts kept apart, like at a wedding.',
      'You are shown your place in it, however far down one has to scroll.',
      'The first screen is there sooner. It has nowhere else to be.',
    ],
    UpdateDate: '2026-11-22',
    UpdateImage: '/updates/9.svg',
  },
  {
    UpdateId: 10,
    UpdateName: 'Marlowe takes wagers',
    UpdateNum: '0.0.28',
    UpdateDescription:
      'Before a run you may say what you will manage. Marlowe writes it down, and does not laugh until you have left.',
    UpdateList: [
      'Five wagers, one to a run, taken before Start or not at all. They change no rule and no odds, only how you sleep.',
      'A run ends with a last page: what went wrong, who did it, and what you were nearly going to do next.',
      'On the daily road, accounts that have not finished a run before are newcomers, listed below its ranking. An address has five attempts a day, so that one household is not a crowd.',
      'Yesterday’s road stays open to everybody. It no longer counts, which some find relaxing.',
    ],
    UpdateDate: '2026-11-23',
    UpdateImage: '/updates/10.svg',
  },
  {
    UpdateId: 11,
    UpdateName: 'The first minute',
    UpdateNum: '0.0.29',
    UpdateDescription:
      'Somebody came who had never been here before, and told us what they saw. We have tidied up since.',
    UpdateList: [
      'Votes count without scripts, too. One press, and you are back at the same fact.',
      'Without a network the board shows what you have read, and says how old it is. Votes wait politely and count once.',
      'A form that cannot be taken says why on a page for people. Before, it said it to machines.',
      'The ledger counts 24 deeds on every page now. Wagers have a count of their own.',
      'A leaderboard without entries asks you to play once. It has been told that once is enough.',
      'Put us on your home screen. We have a face now, and open without the browser around it.',
    ],
    UpdateDate: '2026-11-24',
    UpdateImage: '/updates/11.svg',
  },
  {
    UpdateId: 12,
    UpdateName: 'Fact or Fable?',
    UpdateNum: '0.0.30',
    UpdateDescription:
      'Marlowe has put two true things and one false one on the table. The same three for everybody, until midnight.',
    UpdateList: [
      'A round a day: three sentences, one is a fable. One pick, and then the truth, with where it is written.',
      'Every day you find it lights a fire. Seven in a row can be seen from the road.',
      'With an account your fires follow you. Without one they stay in this browser, like crumbs.',
      'All days can be read again, with what was true. Playing one late lights no fire; Marlowe was firm about that.',
      'The board says what is new since your last visit, and what became of the facts you shared.',
    ],
    UpdateDate: '2026-11-24',
    UpdateImage: '/updates/12.svg',
  },
  {
    UpdateId: 13,
    UpdateName: 'Disputed, because',
    UpdateNum: '0.0.31',
    UpdateDescription:
      'If you doubt a fact, you can now correct it. A source is asked for; a raised voice is not a source.',
    UpdateList: [
      'Each fact takes corrections: one sentence and where it is written. The others say whether it helps.',
      'The most helpful one stands under a disputed fact, wherever that is shown, searched or shared.',
      'Press False as before. If you know better, there is a door beside it.',
      'Corrections wait for the network as facts do, and are sent once.',
      'A page says what is kept of you, and how long. It is a short page.',
      'Whoever keeps this place can now clear up from a phone. Spam is asked to leave in one step.',
    ],
    UpdateDate: '2026-11-24',
    UpdateImage: '/updates/13.svg',
  },
  {
    UpdateId: 14,
    UpdateName: 'A wager, before you go?',
    UpdateNum: '0.0.32',
    UpdateDescription:
      'Marlowe has a page of wagers and a pen. They change nothing but the ink, which he says is plenty.',
    UpdateList: [
      'A full blow is one press now. The dice stay beside it, for the proud: perfect stops in a row are written down.',
      'Wagers have three steps each, and are lost out loud.',
      'A question that you were asked before shows what came of it. Its odds stay its own business.',
      'Every ending now tells you what ended it, and what to try next.',
      'Another road may be walked while your run waits on a shelf. It is dusted.',
      'Read everything? There is more, while stocks last.',
      'A link to a run shows who ended it, on a stamp. Gerald asked for his better side.',
    ],
    UpdateDate: '2026-11-24',
    UpdateImage: '/updates/14.svg',
  },
  {
    UpdateId: 15,
    UpdateName: 'Three posts',
    UpdateNum: '0.0.33',
    UpdateDescription:
      'On days 25, 50 and 75 Marlowe stands at a signpost with three lanterns. You may carry one. You may also not.',
    UpdateList: [
      'A lantern asks for something until the next post. Bring it there, and its flames are yours. Lose it, and it takes one along.',
      'Flames rank after days. Nine is the most, and nobody has seen nine.',
      'The wagers are closed, and what was written on their page is forgotten. Marlowe kept the pen.',
      'One leaderboard for everybody. Guests are marked as such, and are given the good chairs.',
      'What you have read before takes less time to say.',
      'The daily road has the same four paths for everybody, and a stone for everybody who fell there. Afterwards you can compare notes.',
      'The paths you did not take turn over, one by one. Nobody asked for this, and everybody looks.',
      'Questions remember what your answers cost. A win looks like one. A guest’s win can be given a name.',
    ],
    UpdateDate: '2026-11-28',
    UpdateImage: '/updates/15.svg',
  },
]
