import type { ReactNode } from 'react'
import { ApiError, retryWords } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Drawing } from '../../ui/drawing.tsx'
import { Status } from '../../ui/status.tsx'
import bookworm from './art/bookworm.svg?url'
import styles from './board.module.css'

type Props = {
  text: string
  isError?: boolean
  children: ReactNode
}

export function EmptyList({ text, isError = false, children }: Props) {
  return (
    <div className={styles.none}>
      <Drawing src={bookworm} className={styles.picture} />
      {isError ? <p role="alert">{text}</p> : <Status>{text}</Status>}
      {children}
    </div>
  )
}

type FailedProps = {
  error: Error | null
  onRetry: () => void
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
