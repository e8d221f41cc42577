import { useEffect, useState, type ReactNode } from 'react'
import type { Fact, FormName, Vote } from '@fable/contract'
import { countVotes, factPath, VOTES } from '@fable/contract/limits'
import { cx } from '../../lib/cx.ts'
import { isTouch } from '../../lib/media.ts'
import { readText, writeText } from '../../lib/storage.ts'
import { showNotice } from '../../ui/notice.tsx'
import { factCase } from '../votes/case-votes.ts'
import { castVote, withVotes, type ShownVotes, useShownVotes } from '../votes/vote-queue.ts'
import { correctionFormPath } from './correction-links.ts'
import { ownVoteWords, VoteNotSent } from './own-vote.tsx'
import styles from './fact.module.css'

type Kind = (typeof VOTES)[number]

const ICONS: Readonly<Record<Vote, ReactNode>> = {
  interesting: (
    <path d="M2.6 10.5h2.6c.5 0 .8.4.8.8v8.9c0 .5-.4.8-.8.8H2.6a.8.8 0 0 1-.8-.8v-8.9c0-.5.3-.8.8-.8zM7.5 19.7v-8.9c0-.3.1-.6.2-.8l3.7-7c.4-.8 1.2-1.2 2-1.1 1.5.2 2.5 1.7 2.2 3.2L14.9 9h4.7c1.7 0 3 1.7 2.5 3.3l-1.9 6.7c-.3 1.2-1.4 2-2.6 2h-7.3c-.9 0-1.9-.3-2.8-1.3z" />
  ),
  mindblowing: (
    <>
      <path
        fill="var(--face)"
        stroke="var(--face-line)"
        strokeWidth="1.9"
        strokeLinejoin="round"
        d="M2.5 12.3 6.1 10.5 9 12.8 12 10.4 15 12.8 17.9 10.5 21.5 12.3a9.6 9.6 0 1 1-19 0z"
      />
      <path
        fill="var(--face-look)"
        d="M8.2 14.1a1.5 1.7 0 1 0 .01 0zm7.6 0a1.5 1.7 0 1 0 .01 0zM12 17.6a2 2.1 0 1 0 .01 0z"
      />
      <path d="M6.6 8.6a3.2 3.2 0 0 1-.7-6A3.6 3.6 0 0 1 9.5 1a4 4 0 0 1 5 0 3.6 3.6 0 0 1 3.6 1.6 3.2 3.2 0 0 1-.7 6L15 7.2 12 9 9 7.2z" />
    </>
  ),
  false: (
    <path
      fillRule="evenodd"
      d="M12 1.8a10.2 10.2 0 1 0 0 20.4 10.2 10.2 0 0 0 0-20.4zM6.2 9.8h11.6c.5 0 .8.4.8.8v2.8c0 .5-.3.8-.8.8H6.2a.8.8 0 0 1-.8-.8v-2.8c0-.4.3-.8.8-.8z"
    />
  ),
}

const ADD_CORRECTION = 'Add a correction'

/** Under this key the browser stores the kinds of votes that a notice has explained. */
const EXPLAINED_KEY = 'VotesExplained'

declare module '../../lib/storage.ts' {
  interface StorageKeys {
    [EXPLAINED_KEY]: true
  }
}

export function useVotes<F extends Fact>(fact: F): { counted: F; shown: ShownVotes } {
  const shown = useShownVotes(factCase(fact.id))
  return { counted: withVotes(fact, shown), shown }
}

// Touch screens never show the names of icons, so a notice explains each kind of vote when it is first cast.
function explain({ id, name }: Kind): void {
  const explained = readText(EXPLAINED_KEY)?.split(' ') ?? []
  if (!isTouch() || explained.includes(id)) return
  writeText(EXPLAINED_KEY, [...explained, id].join(' '))
  showNotice(`“${name}”. Counted.`)
}

const offerCorrection = ({ name }: Kind, factId: number): void =>
  showNotice(`Marked ${name.toLowerCase()}. Know the real story?`, {
    name: ADD_CORRECTION,
    href: correctionFormPath(factId),
  })

/**
 * The buttons of a form, which visitors without scripts send. The numbers of votes are shown from the first vote on.
 */
export function VoteButtons({ fact, shown }: { fact: Fact; shown: ShownVotes }) {
  const { own, waiting, cast, error } = shown
  const hasVotes = countVotes(fact) > 0
  const [wasDoubted, setDoubted] = useState(false)
  const newest = VOTES.find(({ id }) => id === cast)
  useEffect(() => {
    if (newest && !newest.isDoubt) explain(newest)
  }, [newest])

  const press = (kind: Kind) => {
    castVote(factCase(fact.id), kind.id)
    // The form for a correction is offered only after the first doubt about each fact.
    if (!kind.isDoubt || own[kind.id] !== undefined) return
    offerCorrection(kind, fact.id)
    setDoubted(true)
  }

  return (
    <form className={styles.voteForm} method="post" action={factPath(fact.id)}>
      <div
        className={cx(styles.votes, !hasVotes && styles.unvoted)}
        role="group"
        aria-label="Votes"
      >
        {VOTES.map((kind) => {
          const { id, field, name } = kind
          const count = fact[field]
          const isOwn = own[id] !== undefined
          const isWaiting = waiting.has(id)

          return (
            <button
              key={id}
              type="submit"
              name="vote"
              value={id}
              className={cx(styles.vote, isOwn && styles.own, isWaiting && styles.waits)}
              title={hasVotes ? name : `${name}. Be the first.`}
              aria-label={`${name}${hasVotes ? `: ${count}` : ''}${ownVoteWords(isOwn, isWaiting)}`}
              data-vote={id}
              onClick={(event) => {
                event.preventDefault()
                press(kind)
              }}
            >
              <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                {ICONS[id]}
              </svg>
              <span className={styles.voteName} data-name={name} />
              <span key={count} className={styles.voteCount}>
                {hasVotes && count}
              </span>
            </button>
          )
        })}
      </div>
      {wasDoubted && (
        // The notice is far away for keyboard users, so its link is repeated here.
        <a
          className={cx('visually-hidden', styles.addCorrection)}
          href={correctionFormPath(fact.id)}
        >
          {ADD_CORRECTION}
        </a>
      )}
      <span className="visually-hidden" role="status">
        {newest && `${newest.name}: ${fact[newest.field]}`}
      </span>
      <VoteNotSent error={error} isWaiting={waiting.size > 0} />
      <input type="hidden" name="form" value={'vote' satisfies FormName} />
    </form>
  )
}
