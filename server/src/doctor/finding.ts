/** What the doctor found about a subject. `wrong`: it does harm, and `fix` says what to do. */
export type Finding = {
  readonly subject: string
  readonly state: 'good' | 'note' | 'wrong'
  readonly text: string
  readonly fix?: string
}

/** Makes the findings about a subject. */
export const findingsOf = (subject: string) => ({
  good: (text: string): Finding => ({ subject, state: 'good', text }),
  note: (text: string, fix?: string): Finding => ({
    subject,
    state: 'note',
    text,
    ...(fix !== undefined && { fix }),
  }),
  wrong: (text: string, fix: string): Finding => ({ subject, state: 'wrong', text, fix }),
})

export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${reasonOf(error.cause)}` : error.message
}

/** What is said of migrations that have not run yet. */
export const pendingText = (pending: number): string =>
  `The tables are those of an earlier version (migrations that wait: ${pending}); the next start changes them, so back up before.`

/** A size in bytes for people. */
export const shownSize = (bytes: number): string =>
  bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`
