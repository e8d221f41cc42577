import { type ComponentProps, useEffect, type RefObject } from 'react'
import { NAME_MAX } from '@fable/engine/content'
import { isTouch } from '../../../lib/media.ts'
import { PanelBoundary } from '../../../ui/boundary.tsx'
import { openPopup } from '../../../ui/popups.ts'
import { offerHint } from '../../lanterns/texts.ts'
import type { Ledger } from '../../ledger/ledger.ts'
import type { Scene } from '../../run/scene.ts'
import type { Run } from '../../save/saved-game.ts'
import { Deck } from '../../stage/layout.tsx'
import { Tray } from '../../stage/tray.tsx'
import { Controls } from './controls.tsx'
import { InputForm } from './input-form.tsx'
import ShareResult from './share-result.tsx'
import styles from './controls.module.css'

const TURNING_HINT = 'Space or tap'

const NAME_HINT = `Your name, up to ${NAME_MAX}`

type Props = {
  scene: Scene
  ledger: Ledger
  input: RefObject<HTMLInputElement | null>
  /** Opens the last page; null if there is none to open. */
  openLastPage: (() => void) | null
  onSubmit: (input: string) => void
  onAnswer: ComponentProps<typeof Controls>['onAnswer']
  /** The ended run whose result can be shared; null if there is none. */
  shared: Run | null
  /** The input that has waited long for the server; null if no input waits, or only for a short time. */
  kept: string | null
  canClaim: boolean
}

export function PlayDeck(props: Props) {
  const { scene, ledger, input, openLastPage, onSubmit, onAnswer, shared, canClaim, kept } = props
  const { prompt } = scene.view
  const isBusy = scene.isPrinting || scene.isWaiting
  // When the player must type a name, the input takes the focus, except on touch screens, where that would open the
  // keyboard.
  const wantsName = prompt.mode === 'playerInput'
  const hint = hintOf(scene)
  useEffect(() => {
    if (wantsName && !isTouch()) input.current?.focus()
  }, [wantsName, input])

  return (
    <PanelBoundary>
      <Deck isHeld={kept !== null}>
        {scene.tray && <Tray fog={scene.tray} />}
        <Controls
          scene={scene}
          ledger={ledger}
          openLastPage={openLastPage}
          onSubmit={onSubmit}
          onAnswer={onAnswer}
          onClaim={canClaim ? () => openPopup('claim') : null}
        >
          {shared && scene.ending && (
            <ShareResult
              className={styles.plain}
              ending={scene.ending}
              playerName={scene.view.player.name}
              run={shared}
            />
          )}
        </Controls>
        <InputForm
          input={input}
          isBusy={isBusy}
          hint={kept === null ? hint : `Kept: ${kept}`}
          isNumber={prompt.mode === 'attack'}
          blankHint={wantsName ? NAME_HINT : undefined}
          onSubmit={onSubmit}
        />
      </Deck>
    </PanelBoundary>
  )
}

function hintOf({ fog, posts: { offer }, view: { prompt } }: Scene): string {
  if (fog) return TURNING_HINT
  if (offer) return offerHint(offer)
  return prompt.mode === 'playerInput' ? NAME_HINT : prompt.hint
}
