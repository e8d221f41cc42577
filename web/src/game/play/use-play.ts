import type { ComponentProps } from 'react'
import { useUser } from '../../lib/session.ts'
import { useStore } from '../../lib/store.ts'
import { openPopup } from '../../ui/popups.ts'
import { useStones } from '../run/road.ts'
import { peakOf } from '../save/run-story.ts'
import { viewOfEnding } from '../save/seen-ending.ts'
import type { SyncPort } from '../save/sync-port.ts'
import type { Stage } from '../stage/stage.tsx'
import { useIsLargeText } from '../stage/use-is-large-text.ts'
import { useGameClient, type PlayedGame } from './client/use-game-client.ts'
import { useKeys } from './controls/keys.ts'
import type { PlayDeck } from './controls/play-deck.tsx'
import { useClaim, type Claim } from './use-claim.ts'
import { useEnding, type LastPage } from './use-ending.ts'
import { useInput } from './use-input.ts'
import { useLongWait, type WaitNotice } from './use-long-wait.ts'
import { useRoadWish, type AskedWish } from './use-road-wish.ts'

type Options = {
  /**
   * True if this tab may play the saved game. Until then the tab shows the scene of a new game, as the server's
   * document does.
   */
  isOwned: boolean
  sync: SyncPort
  onReplaced: (notice?: string) => void
}

export type Play = Pick<PlayedGame, 'client' | 'scene' | 'replace' | 'news' | 'loadNotice'> & {
  readonly isBetweenRuns: boolean
  /** True if nobody is signed in but the game belongs to an account. */
  readonly isSignedOut: boolean
  readonly isLargeText: boolean
  readonly wait: WaitNotice | null
  readonly ending: LastPage
  readonly claim: Claim | null
  readonly wish: AskedWish
  readonly stage: Omit<ComponentProps<typeof Stage>, 'header' | 'children'>
  readonly deck: ComponentProps<typeof PlayDeck>
}

export const openHelp = (): void => openPopup('help')

export function usePlay({ isOwned, sync, onReplaced }: Options): Play {
  const { client, scene, isStored, replace, news, loadNotice } = useGameClient(
    sync,
    isOwned,
    onReplaced,
  )
  const { view } = scene
  const user = useUser()
  const { status } = useStore(sync.state)
  const wait = useLongWait(scene, client)
  const ending = useEnding(scene.ending, isStored)
  const wish = useRoadWish(client, isOwned, status)
  const { run, ledger, state, account } = client.game()
  const stones = useStones(run?.road?.day)
  const isLargeText = useIsLargeText()
  const claim = useClaim(scene.ending?.rankedId)
  const { input, submit } = useInput(client, { view, isOwned })
  useKeys({
    input,
    isPrinting: scene.isPrinting,
    advance: client.advance,
    turnPage: ending.open,
    openHelp,
  })

  const stageView = scene.ending ? viewOfEnding(scene.ending, state) : view
  const isWon = scene.ending?.cause === 'hundred'
  return {
    client,
    scene,
    replace,
    news,
    loadNotice,
    isBetweenRuns: view.prompt.mode === 'start',
    isSignedOut: user === null && account.userID !== '',
    isLargeText,
    wait: wait.notice,
    ending,
    claim,
    wish,
    stage: {
      view: stageView,
      peak: peakOf(scene.story, stageView.player.day),
      cue: scene.cue,
      end: scene.ending?.cause ?? null,
      posts: scene.posts,
      stones,
      isFogLifted: scene.fog !== null,
      isControlsFirst: isLargeText,
      isOpening: !isOwned,
    },
    deck: {
      scene,
      ledger,
      input,
      openLastPage: ending.open,
      onSubmit: submit,
      onAnswer: client.answerOffer,
      shared: ending.isOpen ? run : null,
      kept: wait.isHeld ? (run?.pending ?? 'start') : null,
      canClaim: ending.isOpen && isWon && claim?.state === 'offered',
    },
  }
}
