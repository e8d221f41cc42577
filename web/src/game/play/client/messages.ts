export const MESSAGES = {
  unranked: 'You go on without the server. This run is for its own sake now: it is not ranked.',
  runGone: 'The server no longer has this run. It continues unranked.',
  asTheServerHasIt: 'You played on elsewhere. This is where it stands.',
  rulesChanged:
    'The rules have changed since this run began. It continues under the old ones, unranked. Reload before the next run.',
  gaveUp: (day: number) =>
    `You gave this run up on day ${day}. The road did not take it personally.`,
  fromShelf: 'Your run is down from the shelf. It has been dusted.',
  road: 'The daily road. The same for everybody, once. What you decide is your own.',
  noRoad: {
    unreachable:
      'The server can’t be reached from here, so the road stays shut. Nothing was used up.',
    rules: 'The rules have changed since this page was loaded. Reload, then walk the road.',
    busy: 'Too many runs were started here in the last hour. Try the road again later.',
    walked: 'You have walked this road. It does not do repeats.',
    closed: 'That road has closed. A new one opened at midnight UTC.',
    crowded: 'Five have set out on today’s road from your address already.',
  },
  unrankedStart: {
    unreachable:
      'The server can’t be reached from here. This run is for its own sake: it is not ranked.',
    rules:
      'The rules have changed since this page was loaded. This run is not ranked; reload before the next.',
    busy: 'Too many runs were started here in the last hour. This one is not ranked.',
  },
} as const
