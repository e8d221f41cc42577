/** The console lines that come from the page, not from the engine. */
export const MESSAGES = {
  unranked: 'You go on without the server. This run is for its own sake now: it is not ranked.',
  runGone: 'The server no longer knows this run. It goes on all the same, unranked.',
  asTheServerHasIt: 'The run went on without this page. This is where it stands.',
  rulesChanged:
    'The rules have changed since this run began. It goes on under its own, unranked. Reload before the next.',
  unrankedStart: {
    unreachable:
      'The server can’t be heard from here. This run is for its own sake: it is not ranked.',
    rules:
      'The rules have changed since this page was loaded. This run is not ranked; reload before the next.',
    busy: 'A great many runs were begun here within the hour. This one is not ranked.',
  },
} as const
