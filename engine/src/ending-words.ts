import { FATES, VERDICTS } from './content/fates.ts'
import { LAST_DAY } from './content/numbers.ts'
import type { Ending } from './state.ts'

const FATE_OF = new Map<string, string>(Object.entries(FATES))

/** Endings are kept and read back for years: a killer that nobody knows any more is left out. */
const fateOf = ({ cause, killer }: Ending): string =>
  cause === 'hundred' ? 'Reached the hundredth day' : (FATE_OF.get(killer ?? '') ?? 'Fell')

/** 'Fell to the Starch King on day 23', 'Reached the hundredth day': how a run ended, in words. */
export const describeEnding = (ending: Ending): string =>
  ending.cause === 'hundred' ? fateOf(ending) : `${fateOf(ending)} on day ${ending.daysSurvived}`

const deedsOf = ({ kills, bestHit, gold }: Ending): string => {
  const foes = kills === 0 ? 'No foe' : kills === 1 ? '1 foe' : `${kills} foes`
  return `${foes} defeated, best hit ${bestHit}, ${gold} gold left.`
}

/** What Marlowe makes of a run, by its days. */
export const verdictOf = ({ daysSurvived }: Ending): string =>
  VERDICTS.find((it) => daysSurvived < it.below)?.says ?? ''

/** A run in four short lines of plain text, to copy and to share. */
export const summaryText = (ending: Ending, playerName: string): string =>
  [
    `Hundred Days: ${playerName.trim() || 'somebody'}, day ${ending.daysSurvived} of ${LAST_DAY}`,
    `${fateOf(ending)}.`,
    deedsOf(ending),
    `“${verdictOf(ending)}” (Marlowe, merchant)`,
  ].join('\n')
