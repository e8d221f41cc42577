import type { ReactNode } from 'react'
import { ApiError, retryWords } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Drawing } from '../../ui/drawing.tsx'
import { Status } from '../../ui/status.tsx'
import bookworm from './art/bookworm.svg?url'
import styles from './board.module.css'

type Props = {
  text: string
  /** True if the facts could not be fetched. */
  isError?: boolean
  children: ReactNode
}

/** Shown if there are no facts: a hungry bookworm, the reason, and what the visitor can do. */
export function EmptyList({ text, isError = false, children }: Props) {
  return (
    <div className={styles.none}>
      <Drawing src={bookworm} className={styles.picture} />
      {isError ? <p role="alert">{text}</p> : <Status>{text}</Status>}
      {children}
    </div>
  )
}

/** Shown after a failed request: the reason, when to try again, and a button to do so. */
type FailedProps = {
  error: Error | null
  onRetry: () => void
  /** The words for a lost network. */
  offline?: string
}

export function FailedData({ error, onRetry, offline = 'You’re offline.' }: FailedProps) {
  const isLimit = error instanceof ApiError && error.status === 429
  return (
    <EmptyList text="There was a problem getting data" isError>
      {!navigator.onLine && <p>{offline}</p>}
      {isLimit && <p>{retryWords(error, '')}</p>}
      <Button look="strong" onClick={onRetry}>
        Try again
      </Button>
    </EmptyList>
  )
}
