type Subject =
  | 'settings'
  | 'disk'
  | 'database'
  | 'desk'
  | 'rounds'
  | 'backup'
  | 'server'
  | 'proxy'
  | 'metrics'
  | 'mail'

/** `wrong`: something needs to be repaired, and `fix` says how. */
export type Finding = {
  readonly subject: Subject
  readonly state: 'good' | 'note' | 'wrong'
  readonly text: string
  readonly fix?: string
}

export const good = (subject: Subject, text: string): Finding => ({ subject, state: 'good', text })

export const note = (subject: Subject, text: string): Finding => ({ subject, state: 'note', text })

export function wrong(subject: Subject, text: string, fix: string): Finding {
  return { subject, state: 'wrong', text, fix }
}
