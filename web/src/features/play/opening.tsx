import { viewOf } from '@fable/engine'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Console } from '../../game/console.tsx'
import { NEW_STORY, peakOf } from '../../game/run-story.ts'
import { newGame } from '../../game/save/saved-game.ts'
import { SAVE_KEY } from '../../game/save/store.ts'
import { Deck, Reading } from '../../game/stage/middle.tsx'
import { Stage } from '../../game/stage/stage.tsx'
import { typedEarly } from '../../platform/early-typing.ts'
import { isAsRendered } from '../../platform/hydrate.ts'
import { openPopup } from '../../platform/popups.ts'
import { readText } from '../../platform/storage.ts'
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
 * game is saved, its numbers and texts are hidden: `web/screen-documents.ts` marks a document, and from another
 * screen of the page it is known here.
 */
export function Opening({ keepEarly }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [typedBefore] = useState(() => typedEarly('#answer'))
  const [isSaved] = useState(() => !isAsRendered() && readText(SAVE_KEY) !== null)
  const keepTyped = useCallback((typed: string) => keepEarly({ typed }), [keepEarly])
  useEffect(() => {
    const keepFocus = () => keepEarly({ isFocused: document.activeElement === input.current })
    keepFocus()
    document.addEventListener('focusin', keepFocus)
    return () => document.removeEventListener('focusin', keepFocus)
  }, [keepEarly])
  return (
    <div className={styles.opening} data-saved={isSaved || undefined}>
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
          <Controls scene={scene} onSubmit={(pressed) => keepEarly({ pressed })} />
          <InputForm
            input={input}
            isBusy={false}
            hint={scene.view.prompt.hint}
            typedBefore={typedBefore}
            onType={keepTyped}
            onSubmit={(submitted) => keepEarly({ submitted, typed: '' })}
          />
        </Deck>
      </Stage>
    </div>
  )
}
