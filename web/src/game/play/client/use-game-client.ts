import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useStore } from '../../../lib/store.ts'
import { LEADERBOARD_KEY } from '../../leaderboard/ranking.ts'
import { claims } from '../../run/claims.ts'
import { recordRun } from '../../run/finished-runs.ts'
import type { Scene } from '../../run/scene.ts'
import { DAILY_KEY } from '../../run/today.ts'
import { preferences, usePreferences } from '../../save/preferences.ts'
import { newGame, type SavedGame } from '../../save/saved-game.ts'
import { load, save, type Loaded } from '../../save/store.ts'
import type { SyncPort } from '../../save/sync-port.ts'
import { GameClient } from './game-client.ts'
import { runServer } from './run-server.ts'

type Opened = Pick<Loaded, 'news' | 'notice'> & {
  readonly client: GameClient
  /** If false, the client has a new game instead of the stored one. That game is shown but cannot be played. */
  readonly isStored: boolean
}

const openNewGame = (): Opened => ({
  client: new GameClient({ game: newGame(), save: () => true, pace: () => preferences().pace }),
  isStored: false,
  news: null,
  notice: null,
})

export type PlayedGame = Pick<Opened, 'client' | 'isStored' | 'news'> & {
  readonly scene: Scene
  readonly replace: (game: SavedGame | null, why?: string) => void
  readonly loadNotice: Opened['notice']
}

/**
 * Until this tab owns the game, `client` and `scene` belong to a new game, which is shown instead. `replace` puts
 * another save in the place of the game (null: the stored save) and then calls `onReplaced`.
 */
export function useGameClient(
  sync: SyncPort,
  isOwned: boolean,
  onReplaced: (why?: string) => void,
): PlayedGame {
  const queries = useQueryClient()
  const [opened, setOpened] = useState(openNewGame)
  if (isOwned && !opened.isStored) setOpened(openSave(sync, queries))
  const { client, isStored, news, notice: loadNotice } = opened
  const scene = useStore(client.scene)

  // These are layout effects, because the player may press something before other effects run, and a client ignores
  // everything before `enter`. `changePace` comes first, because after `enter` it would end the printing of a client
  // that continues.
  const { pace } = usePreferences()
  useLayoutEffect(() => client.changePace(), [client, pace])
  useLayoutEffect(() => {
    if (!isStored) return undefined
    client.enter()
    // The browser may later restore this page as it was left, so the client leaves and enters with it.
    window.addEventListener('pagehide', client.leave)
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) client.enter()
    }
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('pagehide', client.leave)
      window.removeEventListener('pageshow', onShow)
      client.leave()
    }
  }, [client, isStored])

  useEffect(() => claims.subscribe(() => refreshRankings(queries)), [queries])

  const replace = useCallback(
    (game: SavedGame | null, why?: string) => {
      client.leave()
      if (game) save(game)
      onReplaced(why)
    },
    [client, onReplaced],
  )
  useEffect(
    () => (isStored ? sync.attach({ read: client.game, replace, leave: client.leave }) : undefined),
    [sync, client, isStored, replace],
  )

  return { client, scene, isStored, replace, news, loadNotice }
}

function openSave(sync: SyncPort, queries: QueryClient): Opened {
  const { game, news, notice } = load()
  const client = new GameClient({
    game,
    save: (kept) => {
      sync.push(kept)
      return save(kept)
    },
    pace: () => preferences().pace,
    server: runServer,
    onEnded: (run) => recordRun({ ...run, endedAt: Date.now() }),
    onLeaderboardChanged: () => refreshRankings(queries),
  })
  return { client, isStored: true, news, notice }
}

function refreshRankings(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: LEADERBOARD_KEY })
  void queries.invalidateQueries({ queryKey: DAILY_KEY })
}
