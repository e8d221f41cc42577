import { useCallback, useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { isNarrow, isTouch } from '../../lib/media.ts'
import type { Scene } from '../run/scene.ts'
import type { GameClient } from './client/game-client.ts'

type Options = {
  view: Scene['view']
  isOwned: boolean
}

type Input = {
  readonly input: RefObject<HTMLInputElement | null>
  readonly submit: (text: string) => void
}

/** A text that is entered before this tab may play is kept until it may. */
export function useInput(client: GameClient, { view, isOwned }: Options): Input {
  const input = useRef<HTMLInputElement>(null)
  const isStart = view.prompt.mode === 'start'
  const isNameless = isStart && view.player.name === ''
  const early = useRef('')

  const submit = useCallback(
    (text: string) => {
      if (isOwned) client.submit(text)
      else early.current = text
      // A new player must type a name next, and can do so while lines still print. So the field gets the focus at once.
      if (isNameless && !isTouch()) input.current?.focus()
      if (isNarrow()) window.scrollTo({ top: 0 })
    },
    [client, isOwned, isNameless],
  )

  // The early input was meant for the start of a new game. If the saved game is in another mode, the text is put into
  // the field, and the player decides.
  const submitEarly = useEffectEvent(() => {
    const text = early.current
    if (text === '') return
    early.current = ''
    if (isStart) client.submit(text)
    else if (input.current?.value === '') input.current.value = text
  })
  useEffect(() => {
    if (isOwned) submitEarly()
  }, [isOwned])

  return { input, submit }
}
