import { LAST_DAY, VERDICTS } from '#content'
import { epitaphOf } from './catalogue.ts'
import type { Ending } from './state.ts'

/**
 * Returns for example 'Fell to the Starch King'. A killer that no longer exists is left out, because endings are stored
 * for years.
 */
export const causeOf = ({ cause, killer }: Ending): string =>
  cause === 'hundred' ? 'Reached the hundredth day' : (epitaphOf(killer ?? '') ?? 'Fell')

/** 'Fell to the Starch King on day 23', 'Reached the hundredth day'. */
export const describeEnding = (ending: Ending): string =>
  ending.cause === 'hundred' ? causeOf(ending) : `${causeOf(ending)} on day ${ending.daysSurvived}`

function foesIn(kills: number): string {
  if (kills === 0) return 'No foe'
  return kills === 1 ? '1 foe' : `${kills} foes`
}

const statsOf = ({ kills, bestHit, gold }: Ending): string =>
  `${foesIn(kills)} defeated, best hit ${bestHit}, ${gold} gold left.`

export const verdictsOf = ({ daysSurvived }: Ending): (typeof VERDICTS)[number] =>
  VERDICTS.find(({ below }) => daysSurvived < below) ?? { below: Infinity, texts: [''] }

export const summaryText = (ending: Ending, playerName: string): string =>
  [
    `Hundred Days: ${playerName.trim() || 'somebody'}, day ${ending.daysSurvived} of ${LAST_DAY}`,
    `${causeOf(ending)}.`,
    statsOf(ending),
    `“${verdictsOf(ending).texts[0]}” (Marlowe, merchant)`,
  ].join('\n')
