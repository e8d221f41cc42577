import { RULES_VERSION } from '@fable/engine'
import type { BotName } from '@fable/engine/bots'
import { escaped } from './svg.ts'
import type { Player } from './parts.ts'
import { possessions, summary, survival } from './players.ts'
import { STYLE } from './style.ts'
import { variety } from './variety.ts'
import type { VariedPlayer } from './variety.ts'
import { causes, meetings, outcomes } from './world.ts'

/** The bots that stand for all where only two are shown: one that guesses, one that knows the odds. */
const GUESSES: BotName = 'blind, full blows'
const KNOWS: BotName = 'sensible, knows the odds'

const cards = (content: string): string => `<div class="cards">${content}</div>`

/**
 * The balance of the game as one self-contained page. The same seeds, runs and rules give
 * the same page, byte for byte.
 */
export const reportPage = (
  players: readonly (Player & VariedPlayer)[],
  { runs, secret }: { runs: number; secret: string },
): string => {
  const shown = players.filter(({ name }) => name === GUESSES || name === KNOWS)
  const guesser = players.find(({ name }) => name === GUESSES)
  const sections = [
    ['How far they get', 'Days survived; wins are runs that reach day 100.', summary(players)],
    [
      'Survival',
      'The share of runs still going by day; the other players in grey.',
      cards(survival(players)),
    ],
    [
      'What they have',
      'Means over the runs that are there on that day, while there are ten or more.',
      possessions(players),
    ],
    ['How runs end', 'The share of all runs.', cards(causes(players))],
    ['Whom they meet', 'Times a run, on average.', cards(meetings(shown))],
    [
      'Outcomes when a player guesses',
      `What came of the questions to '${GUESSES}', who tosses a coin.`,
      guesser ? outcomes(guesser) : '',
    ],
    [
      'Variety',
      'The prose of the runs that reach day 100: the share of different lines on average and in the run with the lowest, and the fewest lines from one to its repeat.',
      variety(players),
    ],
  ] as const
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Hundred Days - Balance</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>Hundred Days: the balance</h1>
<p>Rules version ${RULES_VERSION}. ${runs} runs of each of ${players.length} players, seeds ‘${escaped(secret)}-0’ to ‘${escaped(secret)}-${runs - 1}’.</p>
</header>
<main>
${sections.map(([title, note, content]) => `<h2>${escaped(title)}</h2>\n<p>${escaped(note)}</p>\n${content}`).join('\n')}
</main>
</body>
</html>
`
}
