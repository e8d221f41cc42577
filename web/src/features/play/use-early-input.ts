import { useCallback, useRef } from 'react'

/** What a player does before it is known whose game it is. */
type EarlyInput = {
  /** What stands in the input. */
  readonly typed: string
  /** What was pressed or submitted; '' for nothing. */
  readonly entered: string
}

const NOTHING: EarlyInput = { typed: '', entered: '' }

export type KeepEarly = (input: Partial<EarlyInput>) => void
export type TakeEarly = () => EarlyInput

/**
 * Keeps what is done in the opening scene for the game that follows it. The game takes it once: another save
 * that is played later must not begin by itself.
 */
export function useEarlyInput(): { keepEarly: KeepEarly; takeEarly: TakeEarly } {
  const early = useRef(NOTHING)
  const keepEarly = useCallback<KeepEarly>((input) => {
    early.current = { ...early.current, ...input }
  }, [])
  const takeEarly = useCallback(() => {
    const taken = early.current
    early.current = NOTHING
    return taken
  }, [])
  return { keepEarly, takeEarly }
}
