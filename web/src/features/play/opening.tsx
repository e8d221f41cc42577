import { viewOf } from '@fable/engine'
import { useCallback, useRef, useState } from 'react'
import { Console } from '../../game/console.tsx'
import { NEW_STORY, peakOf } from '../../game/run-story.ts'
import { newGame } from '../../game/save/saved-game.ts'
import { Deck, Reading } from '../../game/stage/middle.tsx'
import { Stage } from '../../game/stage/stage.tsx'
import { typedEarly } from '../../platform/early-typing.ts'
import { openPopup } from '../../platform/popups.ts'
import { Controls } from './controls.tsx'
import { GameHeader } from './game-header.tsx'
import { InputForm } from './input-form.tsx'
import { Notices } from './notices.tsx'
import styles from './opening.module.css'
import { PlayBar } from './play-bar.tsx'
import type { KeepEarly } from './use-early-input.ts'

const scene = {
  view: viewOf(newGame().state),
  story: NEW_STORY,
  lines: [],
  announcement: '',
  isPrinting: false,
  isWaiting: false,
}

type Props = {
  /** Keeps what is done here for the game. */
  keepEarly: KeepEarly
}

/**
 * The game as a new player finds it, until it is known whose game it is. The document has it as HTML. Where a
 * game is saved, its numbers and texts are hidden (`web/screen-documents.ts` marks such a page).
 */
export function Opening({ keepEarly }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [typedBefore] = useState(() => typedEarly('#answer'))
  const keepTyped = useCallback((typed: string) => keepEarly({ typed }), [keepEarly])
  return (
    <div className={styles.opening}>
      <Stage
        view={scene.view}
        peak={peakOf(NEW_STORY, 0)}
        cue={null}
        end={null}
        header={<GameHeader />}
      >
        <Reading>
          <Notices
            notice=""
            loadNotice={null}
            isKept
            isSignedOut={false}
            isBetweenRuns={false}
            onLogin={() => undefined}
          />
          <Console
            scene={scene}
            isBetweenRuns
            bar={
              <PlayBar isRanked={null} road={null} status="off" onHelp={() => openPopup('help')} />
            }
          />
        </Reading>
        <Deck>
          <Controls scene={scene} onSubmit={(entered) => keepEarly({ entered })} />
          <InputForm
            input={input}
            isBusy={false}
            hint={scene.view.prompt.hint}
            typedBefore={typedBefore}
            onType={keepTyped}
            onSubmit={(entered) => keepEarly({ entered, typed: '' })}
          />
        </Deck>
      </Stage>
    </div>
  )
}
