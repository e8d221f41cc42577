import { Button } from '../../ui/button.tsx'
type Props = { onWait: () => void; onGoOn: () => void }

/** After half a minute without the server: the player decides. */
export function SlowServer({ onWait, onGoOn }: Props) {
  return (
    <div className="notices" role="alert">
      <p className="notice">
        The server has not answered for a while. Your answer is safe. Wait for it, or go on without
        being ranked?
        <span className="notice-ways">
          <Button look="strong" onClick={onWait}>
            Wait
          </Button>
          <Button onClick={onGoOn}>Go on unranked</Button>
        </span>
      </p>
    </div>
  )
}
