import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { SyncPort } from '../../game/sync-port.ts'
import { runServer } from './run-server.ts'
import { recordRun } from '../../game/finished-runs.ts'
import { load, save } from '../../game/save/store.ts'
import { settings } from '../../game/preferences.ts'
import { Session } from './game-client.ts'

function begin(sync: SyncPort) {
  const { game, hasNews, notice } = load()
  const session = new Session({
    game,
    save: (kept) => {
      sync.push(kept)
      return save(kept)
    },
    pace: () => settings().pace,
    server: runServer,
    onEnded: (ending, playerName, rankedId) =>
      recordRun({ ...ending, playerName, endedAt: Date.now(), ...(rankedId && { rankedId }) }),
  })
  return { session, hasNews, notice }
}

/** The saved game as a session, which plays for as long as its screen is there; and what is to be seen of it. */
export function useSession(sync: SyncPort) {
  const [begun] = useState(() => begin(sync))
  const { session } = begun
  const scene = useSyncExternalStore(session.subscribe, session.scene, session.scene)

  useEffect(() => {
    session.enter()
    // A page that is left may come back as it was.
    window.addEventListener('pagehide', session.leave)
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) session.enter()
    }
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('pagehide', session.leave)
      window.removeEventListener('pageshow', onShow)
      session.leave()
    }
  }, [session])

  // A run that has ended may stand on the board.
  const client = useQueryClient()
  const { ending } = scene
  useEffect(() => {
    if (ending) void client.invalidateQueries({ queryKey: ['leaderboard'] })
  }, [client, ending])

  return { ...begun, scene }
}
