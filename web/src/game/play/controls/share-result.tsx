import { runPath, SCREEN_PATHS } from '@fable/contract/limits'
import { summaryText } from '@fable/engine'
import { plural } from '../../../lib/words.ts'
import { Share } from '../../../ui/share.tsx'
import { squaresOf, stripText } from '../../run/road-strip.ts'
import type { Run } from '../../save/saved-game.ts'
import type { SeenEnding } from '../../save/seen-ending.ts'

type Props = {
  className?: string | undefined
  ending: SeenEnding
  playerName: string
  run: Pick<Run, 'road' | 'story'>
}

export default function ShareResult(props: Props) {
  return (
    <Share
      className={props.className}
      data={() => ({ text: resultText(props) })}
      copy="Share this run"
      copied="Copied"
      field="The result"
    />
  )
}

/** The text about a daily road reveals nothing of what is on the road. */
function resultText({ ending, playerName, run: { road, story } }: Props): string {
  const { daysSurvived } = ending
  if (road) {
    const result = stripText(road.day, { health: story.health, daysSurvived })
    return `${result}\n${location.origin}${SCREEN_PATHS.daily}`
  }
  const path = ending.rankedId && runPath(ending.rankedId)
  const strip = `${squaresOf({ health: story.health, daysSurvived })} ${plural(daysSurvived, 'day')}`
  const summary = summaryText(ending, playerName)
  return [strip, summary, path && location.origin + path].filter(Boolean).join('\n')
}
