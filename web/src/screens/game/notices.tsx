import { useState } from 'react'
import { useOffline } from '../../lib/offline.ts'
import type { LoadNotice } from '../../lib/save/store.ts'
import { Button } from '../../ui/button.tsx'

const LOAD_NOTICES: Record<LoadNotice, string> = {
  previous_copy:
    'Your save could not be read. It was set aside, and the copy from one turn before is played.',
  new_game: 'Your save could not be read. It was set aside, not deleted, and a new game is ready.',
}

const NOT_KEPT =
  'This browser keeps nothing: it is full, or storage is forbidden. The game goes on, as long as this page is open.'

type Props = { notice: LoadNotice | null; isKept: boolean; isBetweenRuns: boolean }

/** What the player must know about their save, gone when they have read it; and a newer release, between runs. */
export function Notices({ notice, isKept, isBetweenRuns }: Props) {
  const [read, setRead] = useState<readonly string[]>([])
  const { isNewer, reload } = useOffline()
  const told = [notice && LOAD_NOTICES[notice], isKept ? null : NOT_KEPT].filter(
    (text): text is string => text !== null && !read.includes(text),
  )
  return (
    <div className="notices" role="status">
      {told.map((text) => (
        <p key={text} className="notice">
          {text}
          <Button onClick={() => setRead([...read, text])}>I see</Button>
        </p>
      ))}
      {isNewer && isBetweenRuns && (
        <p className="notice">
          A newer version of the game is out.
          <Button onClick={reload}>Reload</Button>
        </p>
      )}
    </div>
  )
}
