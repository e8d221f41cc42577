import { NAME_MAX } from '@fable/engine/content'
import { useEffect, type ReactNode, type RefObject } from 'react'
import type { OfferedWager } from '../../ledger/wagers.ts'
import type { DiceStop } from '../../save/run-story.ts'
import type { Scene } from '../../run/scene.ts'
import { Deck } from '../../stage/middle.tsx'
import { isTouch } from '../../../lib/media.ts'
import { PanelBoundary } from '../../../ui/boundary.tsx'
import { Controls } from './controls.tsx'
import { InputForm } from './input-form.tsx'
import { WagerOffer } from './wager-offer.tsx'

type Props = {
  scene: Scene
  input: RefObject<HTMLInputElement | null>
  /** Opens the last page of a run that has ended. */
  openLastPage: (() => void) | null
  onSubmit: (input: string, stop?: DiceStop) => void
  /** Takes a wager on the next run; missing where none is offered. */
  onWager?: ((wager: OfferedWager | null) => void) | undefined
  /** What else can be done here. */
  children?: ReactNode
}

/** The controls of the game that is played: what is pressed, and the input. */
export function PlayDeck(props: Props) {
  const { scene, input, openLastPage, onSubmit, onWager, children } = props
  const { prompt } = scene.view
  // The name is typed, so the input takes the focus, unless that opens the keyboard of a phone.
  const wantsName = prompt.mode === 'playerInput'
  useEffect(() => {
    if (wantsName && !isTouch()) input.current?.focus()
  }, [wantsName, input])
  return (
    <PanelBoundary>
      <Deck>
        <Controls scene={scene} openLastPage={openLastPage} onSubmit={onSubmit}>
          {children}
        </Controls>
        {onWager && prompt.mode === 'start' && (
          <WagerOffer wager={scene.wager} onChoose={onWager} />
        )}
        <InputForm
          input={input}
          isBusy={scene.isPrinting || scene.isWaiting}
          hint={prompt.hint}
          blankHint={wantsName ? `A name: 1 to ${NAME_MAX} characters` : undefined}
          onSubmit={onSubmit}
        />
      </Deck>
    </PanelBoundary>
  )
}
