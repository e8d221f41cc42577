import { NAME_MAX } from '@fable/engine/content'
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Console } from '../../game/console.tsx'
import { addedBy } from '../../game/ledger/ledger.ts'
import { peakOf, type DiceStop } from '../../game/run-story.ts'
import type { SavedGame } from '../../game/save/saved-game.ts'
import { save } from '../../game/save/store.ts'
import { viewOfEnding } from '../../game/seen-ending.ts'
import { useSceneSounds } from '../../game/sound/use-sound.ts'
import { Deck, Reading } from '../../game/stage/middle.tsx'
import { isFireOut, Stage } from '../../game/stage/stage.tsx'
import type { SyncPort } from '../../game/sync-port.ts'
import { isNarrow, isTouch } from '../../platform/media.ts'
import { focusHome } from '../../platform/page-title.ts'
import { openPopup } from '../../platform/popups.ts'
import { useUser } from '../../platform/session.ts'
import { PanelBoundary } from '../../ui/boundary.tsx'
import { Controls } from './controls.tsx'
import { GameHeader } from './game-header.tsx'
import { InputForm } from './input-form.tsx'
import { useKeys } from './keys.ts'
import { Notices } from './notices.tsx'
import { PlayBar } from './play-bar.tsx'
import { PlayDialogs } from './play-dialogs.tsx'
import { useEnding } from './use-ending.ts'
import { useGameClient } from './use-game-client.ts'
import { useRoadWish } from './use-road-wish.ts'
import { Waiting } from './waiting.tsx'

type Props = {
  sync: SyncPort
  /** Why another game than before is played; '' for no reason. */
  notice: string
  /** Takes what was pressed before the game was there, once; '' for nothing. */
  takeEarlyInput: () => string
  /** Takes what stood in the input before the game was there. */
  takeTyped: () => string
  /** Another save was put in the place of this one. */
  onReplaced: (notice?: string) => void
}

/** A run ends once: its last page is not in the game's first file. */
const LastPage = lazy(() => import('./last-page/last-page.tsx'))
const ShareResult = lazy(() => import('./last-page/share-result.tsx'))

const openHelp = () => openPopup('help')

/** The game in the tab that plays it. */
export function Play({ sync, notice, takeEarlyInput, takeTyped, onReplaced }: Props) {
  const [typedBefore] = useState(takeTyped)
  const { client, scene, hasNews, loadNotice } = useGameClient(sync)
  const user = useUser()
  const { status } = useSyncExternalStore(sync.subscribe, sync.state)
  const replace = useCallback(
    (game: SavedGame | null, why?: string) => {
      client.leave()
      if (game) save(game)
      onReplaced(why)
    },
    [client, onReplaced],
  )
  useEffect(
    () => sync.attach({ read: client.game, replace, leave: client.leave }),
    [sync, client, replace],
  )
  // Nobody is signed in, and the game is an account's.
  const isSignedOut = user === null && client.game().account.userID !== ''
  const input = useRef<HTMLInputElement>(null)
  const { view } = scene
  const ending = useEnding(scene.ending)
  const { isAsking, answer } = useRoadWish(client, status)
  const road = client.game().run?.road
  const stageView = scene.ending ? viewOfEnding(scene.ending, client.game().state) : view
  useSceneSounds(scene, !isFireOut(scene.cue, scene.ending?.cause ?? null))

  const submit = useCallback(
    (text: string, stop?: DiceStop) => {
      client.submit(text, stop)
      if (isNarrow()) window.scrollTo({ top: 0 })
    },
    [client],
  )
  const submitEarly = useEffectEvent(() => {
    const pressed = takeEarlyInput()
    if (pressed && view.prompt.mode === 'start') submit(pressed)
  })
  useEffect(() => submitEarly(), [])
  const advance = ending.open ?? client.advance
  const action = ending.open && { label: 'See how it went', onPress: ending.open }
  useKeys({
    input,
    isPrinting: scene.isPrinting,
    advance: client.advance,
    turnPage: ending.open,
    openHelp,
  })

  // The name is typed, so the input takes the focus, unless that opens the keyboard of a phone.
  const wantsName = view.prompt.mode === 'playerInput'
  useEffect(() => {
    if (wantsName && !isTouch()) input.current?.focus()
  }, [wantsName])

  return (
    <>
      <Stage
        view={stageView}
        peak={peakOf(scene.story, stageView.player.day)}
        cue={scene.cue}
        end={scene.ending?.cause ?? null}
        header={<GameHeader />}
      >
        <Reading>
          <Notices
            notice={notice}
            loadNotice={loadNotice}
            isKept={scene.isKept}
            isSignedOut={isSignedOut}
            isBetweenRuns={view.prompt.mode === 'start'}
            onLogin={() => openPopup('login')}
          />
          {scene.isWaiting && (
            <Waiting
              isSlow={scene.isSlow}
              way={scene.isOpeningRoad ? 'Leave the road' : 'Go on unranked'}
              onWait={() => {
                client.keepWaiting()
                focusHome()
              }}
              onGoOn={() => {
                client.goOnUnranked()
                focusHome()
              }}
            />
          )}
          <PanelBoundary>
            <Console
              scene={scene}
              onAdvance={advance}
              bar={
                <PlayBar
                  isRanked={scene.isRanked}
                  road={scene.road}
                  status={status}
                  onHelp={openHelp}
                />
              }
              isBetweenRuns={view.prompt.mode === 'start'}
              action={action}
            />
          </PanelBoundary>
        </Reading>
        {ending.isOpen && scene.ending && (
          <PanelBoundary>
            <Suspense>
              <LastPage
                ending={scene.ending}
                playerName={view.player.name}
                road={road}
                story={scene.story}
                isBest={ending.isBest}
                ledger={client.game().ledger}
                added={addedBy(client.game().ledger, client.game().run?.id)}
              />
            </Suspense>
          </PanelBoundary>
        )}
        <PanelBoundary>
          <Deck>
            <Controls scene={scene} action={action} onSubmit={submit}>
              {ending.isOpen && scene.ending && !road?.isAttempt && (
                <Suspense>
                  <ShareResult ending={scene.ending} playerName={view.player.name} />
                </Suspense>
              )}
            </Controls>
            <InputForm
              input={input}
              typedBefore={typedBefore}
              isBusy={scene.isPrinting || scene.isWaiting}
              hint={view.prompt.hint}
              blankHint={wantsName ? `1 to ${NAME_MAX} characters` : undefined}
              onSubmit={submit}
            />
          </Deck>
        </PanelBoundary>
      </Stage>
      <PlayDialogs
        client={client}
        sync={sync}
        hasNews={hasNews}
        isAsking={isAsking}
        onAnswer={answer}
        onReplace={replace}
      />
    </>
  )
}
