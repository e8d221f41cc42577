import { PaceSetting } from './pace.tsx'

/** Above the console: whether the run is ranked, how fast it is told, and the keys. */
export function PlayBar({ isRanked, onHelp }: { isRanked: boolean | null; onHelp: () => void }) {
  return (
    <>
      {isRanked !== null && (
        <span className="ranked" data-ranked={isRanked}>
          {isRanked ? 'Ranked run' : 'Not ranked'}
        </span>
      )}
      <PaceSetting />
      <button
        type="button"
        className="button icon"
        aria-label="Keys"
        title="Keys (?)"
        onClick={onHelp}
      >
        ?
      </button>
    </>
  )
}
