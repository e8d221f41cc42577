import { Character } from '../../../scenery/cast/character.tsx'
import { Button } from '../../../ui/button.tsx'
import { Popup } from '../../../ui/popup.tsx'

type Props = {
  /** The day of the run in progress. */
  day: number
  onGiveUp: () => void
  onStay: () => void
}

/** Before a daily road takes the place of a run in progress. */
export default function GiveUp({ day, onGiveUp, onStay }: Props) {
  return (
    <Popup title="Leave this run?" art={<Character id="adventurer" />}>
      <p>
        You are on day {day} of a run. You have two legs and one save: if you walk the daily road
        now, this run is gone.
      </p>
      <Button look="strong" onClick={onStay}>
        Stay with this run
      </Button>
      <Button look="danger" onClick={onGiveUp}>
        Leave it, walk the road
      </Button>
    </Popup>
  )
}
