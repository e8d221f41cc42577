import { runPath } from '@fable/contract/limits'
import { summaryText } from '@fable/engine'
import { NAME_MAX } from '@fable/engine/content'
import { useEffect, type RefObject } from 'react'
import { type OfferedWager, OFFERED_WAGERS, WAGER_TEXTS } from '../../ledger/wagers.ts'
import type { DiceStop } from '../../save/run-story.ts'
import type { Scene } from '../../run/scene.ts'
import type { SeenEnding } from '../../save/seen-ending.ts'
import { Deck } from '../../stage/layout.tsx'
import { isTouch } from '../../../lib/media.ts'
import { PanelBoundary } from '../../../ui/boundary.tsx'
import { Share } from '../../../ui/share.tsx'
import { Controls } from './controls.tsx'
import { cx } from '../../../lib/cx.ts'
import styles from './controls.module.css'
import { InputForm } from './input-form.tsx'

type Props = {
  scene: Scene
  input: RefObject<HTMLInputElement | null>
  /** Opens the last page of a run that has ended. */
  openLastPage: (() => void) | null
  onSubmit: (input: string, stop?: DiceStop) => void
  /** Takes a wager on the next run; missing where none is offered. */
  onWager?: ((wager: OfferedWager | null) => void) | undefined
  /** Whether the result of the run that has ended can be shared. */
  isShareable: boolean
}

/** The controls of the game that is played: what is pressed, and the input. */
export function PlayDeck(props: Props) {
  const { scene, input, openLastPage, onSubmit, onWager, isShareable } = props
  const { prompt } = scene.view
  const isBusy = scene.isPrinting || scene.isWaiting
  // The name is typed, so the input takes the focus, unless that opens the keyboard of a phone.
  const wantsName = prompt.mode === 'playerInput'
  useEffect(() => {
    if (wantsName && !isTouch()) input.current?.focus()
  }, [wantsName, input])
  return (
    <PanelBoundary>
      <Deck>
        <Controls scene={scene} openLastPage={openLastPage} onSubmit={onSubmit}>
          {isShareable && scene.ending && (
            <ShareResult ending={scene.ending} playerName={scene.view.player.name} />
          )}
        </Controls>
        {onWager && prompt.mode === 'start' && (
          <WagerOffer wager={scene.wager} isDisabled={isBusy} onChoose={onWager} />
        )}
        <InputForm
          input={input}
          isBusy={isBusy}
          hint={prompt.hint}
          blankHint={wantsName ? `A name: 1 to ${NAME_MAX} characters` : undefined}
          onSubmit={onSubmit}
        />
      </Deck>
    </PanelBoundary>
  )
}

/** Shares the result of a run, with the address where it can be watched. */
export function ShareResult({ ending, playerName }: { ending: SeenEnding; playerName: string }) {
  const address = ending.rankedId && location.origin + runPath(ending.rankedId)
  const text = [summaryText(ending, playerName), address].filter(Boolean).join('\n')
  return (
    <Share
      className={styles.plain}
      data={() => ({ text })}
      copy="Share this run"
      copied="Copied"
      field="The result"
    />
  )
}

type WagerProps = {
  wager: OfferedWager | null
  isDisabled: boolean
  onChoose: (wager: OfferedWager | null) => void
}

/** Marlowe's wagers, before a run: a goal of the player's own, which changes no rule and no rank. */
function WagerOffer({ wager, isDisabled, onChoose }: WagerProps) {
  return (
    <label className={cx('row', styles.wager)}>
      <span>Marlowe offers a wager</span>
      <select
        value={wager ?? ''}
        disabled={isDisabled}
        onChange={({ target }) =>
          onChoose(OFFERED_WAGERS.find((id) => id === target.value) ?? null)
        }
      >
        <option value="">No wager</option>
        {OFFERED_WAGERS.map((id) => (
          <option key={id} value={id}>
            {WAGER_TEXTS[id].title}
          </option>
        ))}
      </select>
      {wager && <small>{WAGER_TEXTS[wager].terms}</small>}
    </label>
  )
}
