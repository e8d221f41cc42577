import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import { ApiError, call } from '../../platform/api.ts'
import { usePage } from '../../platform/page-title.ts'
import { Button } from '../../ui/button.tsx'
import { Footer } from '../../ui/footer.tsx'
import { BackToFacts, Header, ToGame } from '../../ui/header.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'
import { FactCard } from './fact-card.tsx'
import styles from './facts.module.css'

/** Why there is no fact to show; null for an error that may pass. */
function lackOf(error: Error | null): string | null {
  if (!(error instanceof ApiError)) return null
  if (error.status === 410) return 'This fact was reported, looked at, and taken down.'
  return error.status === 404 || error.status === 400 ? 'There is no fact at this address.' : null
}

/** One fact with its votes, and a few that are related to it. */
export default function FactPage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['fact', id],
    queryFn: ({ signal }) => call('GET /api/facts/:id', { params: { id: Number(id) } }, { signal }),
  })
  const heading = usePage(data ? `${data.text} - Fact & Fable` : 'A fact - Fact & Fable')
  const lack = lackOf(error)
  return (
    <div className={styles.board}>
      <Header title="Fact & Fable" logo="logo" heading={heading}>
        <BackToFacts />
        <ToGame />
      </Header>
      {data ? (
        <main className={styles.factPage}>
          <ul className={styles.facts}>
            <FactCard fact={data} isNew={false} />
          </ul>
          {data.related.length > 0 && (
            <section aria-labelledby="related">
              <h2 id="related">Related facts</h2>
              <ul className={styles.facts}>
                {data.related.map((fact) => (
                  <FactCard key={fact.id} fact={fact} isNew={false} />
                ))}
              </ul>
            </section>
          )}
        </main>
      ) : (
        <PlainPage>
          {!error && <p role="status">Loading...</p>}
          {lack && <p role="alert">{lack}</p>}
          {error && !lack && (
            <>
              <p role="alert">There was a problem getting data</p>
              <Button onClick={() => void refetch()}>Try again</Button>
            </>
          )}
        </PlainPage>
      )}
      <Footer />
    </div>
  )
}
