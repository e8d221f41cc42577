import { useCallback, useRef } from 'react'

/** What a player does in the opening scene, before it is known whose game it is. */
type EarlyInput = {
  /** What stands in the input. */
  readonly typed: string
  /** What was submitted there; '' for nothing. */
  readonly submitted: string
  /** The input whose button was pressed; '' for none. */
  readonly pressed: string
  /** Whether the input was the last control with the focus. */
  readonly isFocused: boolean
}

const NOTHING: EarlyInput = { typed: '', submitted: '', pressed: '', isFocused: false }

/** What the game makes of it. */
type Taken = {
  /** To be played at once; '' for nothing. */
  readonly played: string
  /** Stands in the input at first. */
  readonly typed: string
  readonly isFocused: boolean
}

export type KeepEarly = (input: Partial<EarlyInput>) => void
export type TakeEarly = (isAtStart: boolean) => Taken

/**
 * Only a game at its start is what the player has seen, so only there something is played. Elsewhere what was
 * submitted stands in the input again, and the player decides.
 */
function takenBy(isAtStart: boolean, { typed, submitted, pressed, isFocused }: EarlyInput): Taken {
  return isAtStart
    ? { played: submitted || pressed, typed, isFocused }
    : { played: '', typed: typed || submitted, isFocused }
}

/**
 * Keeps what is done in the opening scene for the game that follows it. The game takes it once: another save
 * that is played later must not begin by itself.
 */
export function useEarlyInput(): { keepEarly: KeepEarly; takeEarly: TakeEarly } {
  const early = useRef(NOTHING)
  const keepEarly = useCallback<KeepEarly>((input) => {
    early.current = { ...early.current, ...input }
  }, [])
  const takeEarly = useCallback<TakeEarly>((isAtStart) => {
    const taken = takenBy(isAtStart, early.current)
    early.current = NOTHING
    return taken
  }, [])
  return { keepEarly, takeEarly }
}
