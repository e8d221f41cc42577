import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { recordRun } from '../../game/finished-runs.ts'
import { LEADERBOARD_KEY } from '../../game/leaderboard-key.ts'
import { preferences } from '../../game/preferences.ts'
import type { SavedGame } from '../../game/save/saved-game.ts'
import { load, save } from '../../game/save/store.ts'
import { DAILY_KEY } from '../../game/today.ts'
import type { SyncPort } from '../../game/sync-port.ts'
import { GameClient } from './game-client.ts'
import { runServer } from './run-server.ts'

function openSave(sync: SyncPort, queries: QueryClient) {
  const { game, hasNews, notice } = load()
  const client = new GameClient({
    game,
    save: (kept) => {
      sync.push(kept)
      return save(kept)
    },
    pace: () => preferences().pace,
    server: runServer,
    onEnded: (run) => recordRun({ ...run, endedAt: Date.now() }),
    onLeaderboardChanged: () => {
      void queries.invalidateQueries({ queryKey: LEADERBOARD_KEY })
      void queries.invalidateQueries({ queryKey: DAILY_KEY })
    },
  })
  return { client, hasNews, loadNotice: notice }
}

/**
 * The saved game in a client that plays for as long as its screen is there, and its scene. `replace` ends it
 * for another save, null for the one that is stored already, and says so by `onReplaced`.
 */
export function useGameClient(sync: SyncPort, onReplaced: (why?: string) => void) {
  const queries = useQueryClient()
  const [opened] = useState(() => openSave(sync, queries))
  const { client } = opened
  const scene = useSyncExternalStore(client.subscribe, client.scene, client.scene)

  useEffect(() => {
    client.enter()
    // A page that is left may come back as it was.
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
  }, [client])

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

  return { ...opened, scene, replace }
}
