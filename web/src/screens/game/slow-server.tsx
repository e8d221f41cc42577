type Props = { onWait: () => void; onGoOn: () => void }

/** After half a minute without the server: the player decides. */
export function SlowServer({ onWait, onGoOn }: Props) {
  return (
    <div className="notices" role="alert">
      <p className="notice">
        The server has not answered for a while. Your answer is safe. Wait for it, or go on without
        being ranked?
        <span className="notice-ways">
          <button type="button" className="button strong" onClick={onWait}>
            Wait
          </button>
          <button type="button" className="button" onClick={onGoOn}>
            Go on unranked
          </button>
        </span>
      </p>
    </div>
  )
}
