import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link, useParams } from 'wouter'
import { RULES_VERSION } from '@fable/engine'
import { ApiError, call } from '../../lib/api.ts'
import { Footer } from '../../ui/footer.tsx'
import { BackToFacts, Header, ToGame } from '../../ui/header.tsx'
import { usePage } from '../../ui/page.ts'
import { Viewer } from './viewer.tsx'
import { framesOf } from './watching.ts'
import { Button } from '../../ui/button.tsx'
import './game.css'
import './console.css'
import './portrait.css'
import './popups/popups.css'
import './watch.css'

/** A ranked run, watched turn by turn in the console that it was played in. */
export default function Watch() {
  const { id = '' } = useParams()
  const {
    data: run,
    error,
    refetch,
  } = useQuery({
    queryKey: ['run', id],
    queryFn: () => call('GET /api/runs/:id', { params: { id } }),
    staleTime: Infinity,
  })
  const isPlayable = run?.rules === RULES_VERSION
  const frames = useMemo(() => (run && isPlayable ? framesOf(run) : []), [run, isPlayable])
  const title = run ? `${run.playerName} - Days ${String(run.daysSurvived)}` : 'A run'
  const heading = usePage(`${title} - Hundred Days`)
  const isUnknown = error instanceof ApiError && error.status === 404

  return (
    <div className="camp game">
      <div className="game-first">
        <Header title={title} logo="campfire" heading={heading}>
          <ToGame strong />
          <BackToFacts />
        </Header>
        {frames.length > 0 ? (
          <Viewer frames={frames} title={title} />
        ) : (
          <main className="plain-page">
            {!run && !error && <p role="status">Fetching the run…</p>}
            {isUnknown && (
              <>
                <h2>No such run</h2>
                <p>It was never begun, or it was given up long ago.</p>
              </>
            )}
            {error && !isUnknown && (
              <>
                <p role="alert">The run could not be fetched.</p>
                <Button onClick={() => void refetch()}>Try again</Button>
              </>
            )}
            {run && !isPlayable && (
              <>
                <h2>Played under other rules</h2>
                <p>This run can be read, not replayed: the game has changed since.</p>
                <ol className="watch-transcript">
                  {run.turns.map(({ input }, at) => (
                    <li key={at}>{input}</li>
                  ))}
                </ol>
              </>
            )}
            <Link className="button" href="/TextBasedGame">
              Play a run of your own
            </Link>
          </main>
        )}
      </div>
      <Footer />
    </div>
  )
}
