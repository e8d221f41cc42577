import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import type { CaseKey, FormName } from '@fable/contract'
import { factPath, factPicturePath, isDisputed, viewPath } from '@fable/contract/limits'
import { ApiError } from '../../lib/api.ts'
import { cx } from '../../lib/cx.ts'
import { Head } from '../../lib/head.tsx'
import { useIsHydrated } from '../../lib/hydrated.ts'
import { longDateOf } from '../../lib/long-dates.ts'
import { useOwnHeading } from '../../lib/own-heading.ts'
import { useRendered } from '../../lib/screen-data.ts'
import { rejectionText } from '../../lib/sent-form.ts'
import { subscribeToStorage } from '../../lib/storage.ts'
import { plural } from '../../lib/words.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { BackToFacts, Header, ToGame } from '../../ui/header.tsx'
import { Share } from '../../ui/share.tsx'
import { Status } from '../../ui/status.tsx'
import { ToShare } from '../../ui/to-share.tsx'
import { BeliefBar } from '../card/belief-bar.tsx'
import { CORRECTIONS_ID, CORRECTION_FORM_ID } from '../card/correction-links.ts'
import { FactPoster } from '../card/fact-body.tsx'
import { HowCome } from '../card/how-come.tsx'
import { posterSizeOf } from '../card/poster-size.ts'
import { Board } from '../frame/board.tsx'
import { EmptyList, FailedData } from '../frame/empty-list.tsx'
import { KeptLine } from '../frame/kept-line.tsx'
import { orKept } from '../frame/or-kept.ts'
import type { CachedFact } from '../list/fetched.ts'
import { findKeptFact, keepFact } from '../list/kept-facts.ts'
import { ABOUT } from '../list/view-texts.ts'
import { factCase } from '../votes/case-votes.ts'
import { correctionCase } from '../votes/correction-votes.ts'
import { WAITING_VOTES } from '../votes/waiting-votes.ts'
import { BelowFact } from './below-fact.tsx'
import { factKey, fetchFact, findListed } from './fact-queries.ts'
import { PlainActions } from './plain-report.tsx'
import { ReportForm } from './report-form.tsx'
import boardStyles from '../frame/board.module.css'
import styles from './fact-page.module.css'

export { cacheFact as cacheData } from './fact-queries.ts'

/** The messages for forms that were sent without scripts and refused. A correction has messages of its own. */
const REJECTED: Partial<Record<FormName, string>> & { readonly vote: string } = {
  vote: 'Your vote wasn’t counted. Try again in a moment.',
  report: 'Your report wasn’t sent. Choose what’s wrong, and send it again.',
}

type ActionsProps = { fact: CachedFact; onReport: () => void }

type NoFactProps = { reason: string | null; error: Error | null; onRetry: () => void }

export default function FactPage() {
  const id = Number(useParams().id)
  const [, go] = useLocation()
  const [reported, setReported] = useState<CaseKey | null>(null)
  const { sent } = useRendered()
  const isHydrated = useIsHydrated()
  const { fact, isWhole, error, reason, refetch } = useFact(id)
  useOwnHeading(fact !== undefined, id)

  return (
    <Board
      header={<FactHeader fact={fact} />}
      view={null}
      category={fact?.category}
      onView={(view) => go(viewPath(view))}
    >
      <nav className={styles.back} aria-label="Back">
        <BackToFacts isPlain />
      </nav>
      {sent && sent.form !== 'correction' && (
        <p className={boardStyles.note} role="alert">
          {rejectionText(sent, REJECTED[sent.form ?? 'vote'] ?? REJECTED.vote)}
        </p>
      )}
      {fact?.keptAt !== undefined && (
        <KeptLine what="These facts were" at={fact.keptAt} onRetry={refetch} />
      )}
      {fact && (
        <>
          <FactPoster
            key={id}
            fact={fact}
            name="The fact"
            size={posterSizeOf(fact.text)}
            Belief={BeliefBar}
            isLinked={false}
          >
            {isWhole && (
              <>
                <HowCome text={fact.howCome} />
                <Origin fact={fact} />
              </>
            )}
          </FactPoster>
          {isWhole && (
            <>
              <Actions fact={fact} onReport={() => setReported(factCase(id))} />
              {!isHydrated && <PlainActions id={id} />}
              <BelowFact
                key={`below ${id}`}
                fact={fact}
                onReport={(correction) => setReported(correctionCase(correction))}
              />
            </>
          )}
        </>
      )}
      {!fact && <NoFact reason={reason} error={error} onRetry={refetch} />}
      {reported && <ReportForm caseKey={reported} onClose={() => setReported(null)} />}
    </Board>
  )
}

/** `isWhole` is false while the fact is shown as a fetched list has it. */
function useFact(id: number) {
  const client = useQueryClient()
  const { missing } = useRendered()

  const { data, error, refetch, isPlaceholderData, dataUpdatedAt } = useQuery<CachedFact>({
    queryKey: factKey(id),
    queryFn: ({ signal }) => orKept(fetchFact(id, signal), () => findKeptFact(id)),
    enabled: missing === undefined,
    // A fact of a fetched list is shown from that list until its own data has been fetched.
    placeholderData: () => findListed(client, id),
  })

  // If another tab has sent waiting votes, only that tab has the new counts.
  useEffect(() => subscribeToStorage(() => void refetch(), [WAITING_VOTES]), [refetch])
  useEffect(() => {
    if (data && !isPlaceholderData) keepFact(data, dataUpdatedAt)
  }, [data, isPlaceholderData, dataUpdatedAt])

  return {
    fact: data,
    isWhole: !isPlaceholderData,
    error,
    /** Tells why the fact cannot be shown; null if the error may be temporary. */
    reason: reasonOf(missing ?? (error instanceof ApiError ? error.status : undefined)),
    refetch: () => void refetch(),
  }
}

function FactHeader({ fact }: { fact: CachedFact | undefined }) {
  return (
    <>
      {fact ? (
        <Head
          title={`${fact.text} - Fact & Fable`}
          description={`A ${fact.category} fact, from ${fact.domain}. You are the jury.`}
          path={factPath(fact.id)}
          type="article"
          picture={{ path: factPicturePath(fact.id), alt: fact.text }}
        />
      ) : (
        <Head title="A fact - Fact & Fable" description={undefined} path={undefined} />
      )}
      <Header title="Fact & Fable" hasLogo about={ABOUT}>
        <ToShare />
        <ToGame />
      </Header>
    </>
  )
}

function Origin({ fact: { createdAt, vouched } }: { fact: CachedFact }) {
  if (createdAt === null && !vouched) return null
  return (
    <p className={cx('row', styles.shared)}>
      {createdAt && (
        <span>
          <span>Shared </span>
          <time dateTime={createdAt}>{longDateOf(createdAt)}</time>
        </span>
      )}
      {vouched && (
        <span className={styles.vouched}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path
              fillRule="evenodd"
              d="M8 .8l6 2v5.4c0 3.3-2.5 5.9-6 7-3.5-1.1-6-3.7-6-7V2.8zM4.3 7.9l2.9 2.9 4.6-4.6-1.2-1.2-3.4 3.4-1.7-1.7z"
            />
          </svg>
          <span>Vouched for by the editors</span>
        </span>
      )}
    </p>
  )
}

function Actions({ fact, onReport }: ActionsProps) {
  const count = fact.corrections?.length ?? 0
  return (
    <div className={cx('row', styles.actions)}>
      <div className="row with-scripts">
        <Share
          data={() => ({ text: fact.text, url: location.origin + factPath(fact.id) })}
          copy="Copy link"
          copied="Link copied"
          sheet="Share…"
          field="The address of this fact, ready to copy"
        />
        <Button onClick={onReport}>Report</Button>
      </div>
      {!isDisputed(fact) && (
        <>
          {count > 0 && (
            <a className={buttonClass()} href={`#${CORRECTIONS_ID}`}>
              {plural(count, 'correction')}
            </a>
          )}
          <a className={cx(buttonClass(), styles.correct)} href={`#${CORRECTION_FORM_ID}`}>
            Add a correction
          </a>
        </>
      )}
    </div>
  )
}

function NoFact({ reason, error, onRetry }: NoFactProps) {
  if (reason) {
    return (
      <EmptyList text={reason}>
        <a className={buttonClass('strong')} href={viewPath({})}>
          All facts
        </a>
      </EmptyList>
    )
  }
  if (error) return <FailedData error={error} onRetry={onRetry} />
  return (
    <div className={boardStyles.note}>
      <Status>Loading...</Status>
    </div>
  )
}

// Returns the reason for a status of the response; null if the error may be temporary.
function reasonOf(status: number | undefined): string | null {
  if (status === 410) return 'This fact was checked and taken down.'
  return status === 404 || status === 400 ? 'There’s no fact at this address.' : null
}
