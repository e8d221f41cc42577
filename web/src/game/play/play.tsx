import {
  type ComponentProps,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { NO_POSTS } from '@fable/engine'
import { Console } from '../console/console.tsx'
import { peakOf } from '../save/run-story.ts'
import { useStones } from '../run/road.ts'
import type { Scene } from '../run/scene.ts'
import { viewOfEnding } from '../save/seen-ending.ts'
import { useSceneSounds } from './sound/use-sound.ts'
import { Reading } from '../stage/layout.tsx'
import { isFireOut, Stage } from '../stage/stage.tsx'
import { useIsLargeText } from '../stage/use-is-large-text.ts'
import type { SyncPort } from '../save/sync-port.ts'
import { isNarrow, isTouch } from '../../lib/media.ts'
import { openPopup } from '../../ui/popups.ts'
import { useUser } from '../../lib/session.ts'
import { useStore } from '../../lib/store.ts'
import { NeedsScripts } from '../../ui/plain-page.tsx'
import { PanelBoundary } from '../../ui/boundary.tsx'
import { GameHeader } from './game-header.tsx'
import { useKeys } from './controls/keys.ts'
import { PlayBar } from './play-bar.tsx'
import { PlayDeck } from './controls/play-deck.tsx'
import { PlayDialogs } from './popups/play-dialogs.tsx'
import { useClaim } from './use-claim.ts'
import { useEnding } from './use-ending.ts'
import { useGameClient } from './client/use-game-client.ts'
import { useLongWait } from './use-long-wait.ts'
import { useRoadWish } from './use-road-wish.ts'

type Props = {
  /** True if this tab may play the saved game. Until then it shows the scene of a new game, as the document does. */
  isOwned: boolean
  sync: SyncPort
  /** The reason for a change of the game, shown as a notice; '' for none. */
  notice: string
  /** Called when another save has replaced this one. */
  onReplaced: (notice?: string) => void
}

/** Loaded on demand, because they are seldom needed. */
const Notices = lazy(() => import('./notices.tsx'))
const LastPage = lazy(() => import('./last-page/last-page.tsx'))

/** Plays the sounds of a scene. It is mounted together with the game, so that loading a saved game makes no sound. */
function SceneSounds({ scene }: { scene: Scene }) {
  useSceneSounds(scene, !isFireOut(scene.cue, scene.ending?.cause ?? null))
  return null
}

const openHelp = () => openPopup('help')
const openLogin = () => openPopup('login')

/** The game of this tab. It is shown even before the tab knows whether it may play the saved game. */
export function Play({ isOwned, sync, notice, onReplaced }: Props) {
  const { client, scene, isStored, replace, news, loadNotice } = useGameClient(
    sync,
    isOwned,
    onReplaced,
  )
  const { view } = scene
  const user = useUser()
  const { status } = useStore(sync.state)
  // True if nobody is signed in but the game belongs to an account.
  const isSignedOut = user === null && client.game().account.userID !== ''
  const input = useRef<HTMLInputElement>(null)
  const wait = useLongWait(scene, client)
  const ending = useEnding(scene.ending, isStored)
  const { isAsking, answer } = useRoadWish(client, isOwned, status)
  const { run, ledger, shelf, state } = client.game()
  const stones = useStones(run?.road?.day)
  const isBetweenRuns = view.prompt.mode === 'start'
  const stageView = scene.ending ? viewOfEnding(scene.ending, state) : view
  const isLargeText = useIsLargeText()
  const claim = useClaim(scene.ending?.rankedId)
  const isNameless = isBetweenRuns && view.player.name === ''
  /** Input that was submitted before this tab could play the saved game. */
  const early = useRef('')
  const submit = useCallback(
    (text: string) => {
      if (isOwned) client.submit(text)
      else early.current = text
      // A new player must type a name next, and can do so while lines still print. So the input gets the focus at once.
      if (isNameless && !isTouch()) input.current?.focus()
      if (isNarrow()) window.scrollTo({ top: 0 })
    },
    [client, isOwned, isNameless],
  )
  // The early input was an answer to the start of a new game. If the saved game is in another mode, it is put into the
  // input field, and the player decides.
  const submitEarly = useEffectEvent(() => {
    const text = early.current
    if (text === '') return
    early.current = ''
    if (view.prompt.mode === 'start') client.submit(text)
    else if (input.current?.value === '') input.current.value = text
  })
  useEffect(() => {
    if (isOwned) submitEarly()
  }, [isOwned])
  const advance = ending.open ?? client.advance
  useKeys({
    input,
    isPrinting: scene.isPrinting,
    advance: client.advance,
    turnPage: ending.open,
    openHelp,
  })

  // The deck is rendered in one of two places; a key preserves its state when it moves.
  const deck: ComponentProps<typeof PlayDeck> = {
    scene,
    ledger,
    input,
    openLastPage: ending.open,
    onSubmit: submit,
    onAnswer: client.answerOffer,
    shared: ending.isOpen ? run : null,
    kept: wait.isHeld ? (run?.pending ?? 'start') : null,
    canClaim: ending.isOpen && scene.ending?.cause === 'hundred' && claim?.state === 'offered',
  }

  return (
    <>
      <Stage
        view={stageView}
        peak={peakOf(scene.story, stageView.player.day)}
        cue={scene.cue}
        end={scene.ending?.cause ?? null}
        posts={scene.posts}
        stones={stones}
        isFogLifted={scene.fog !== null}
        isControlsFirst={isLargeText}
        isOpening={!isOwned}
        header={
          <>
            <GameHeader />
            {isOwned && (
              <PanelBoundary>
                <Suspense>
                  <Notices
                    notice={notice}
                    loadNotice={loadNotice}
                    wait={wait.notice}
                    isKept={scene.isKept}
                    isSignedOut={isSignedOut}
                    isBetweenRuns={isBetweenRuns}
                    onLogin={openLogin}
                  />
                </Suspense>
              </PanelBoundary>
            )}
          </>
        }
      >
        {isLargeText && <PlayDeck key="deck" {...deck} />}
        <Reading>
          <NeedsScripts what="Hundred Days" />
          <PanelBoundary>
            <Console
              scene={scene}
              onAdvance={advance}
              bar={
                <PlayBar
                  isRanked={scene.isRanked}
                  road={scene.road}
                  status={status}
                  shelfDay={shelf?.state.day ?? null}
                  posts={isBetweenRuns ? NO_POSTS : scene.posts}
                  gold={view.player.gold}
                  onHelp={openHelp}
                />
              }
              isBetweenRuns={isBetweenRuns}
              isEnded={scene.ending !== null}
              isLow={ending.isOpen}
            />
          </PanelBoundary>
        </Reading>
        <PanelBoundary>
          <Suspense>
            {ending.isOpen && scene.ending && run && (
              <LastPage
                ending={scene.ending}
                run={run}
                ledger={ledger}
                best={ending.best}
                claim={claim}
                shelf={shelf && { day: shelf.state.day, onBack: client.leaveRoad }}
              />
            )}
          </Suspense>
        </PanelBoundary>
        {!isLargeText && <PlayDeck key="deck" {...deck} />}
      </Stage>
      {isOwned && (
        <>
          <SceneSounds scene={scene} />
          <PlayDialogs
            client={client}
            sync={sync}
            news={news}
            isAsking={isAsking}
            onAnswer={answer}
            onReplace={replace}
          />
        </>
      )}
    </>
  )
}
