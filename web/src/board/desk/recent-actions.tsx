import type { Action } from '@fable/contract'
import { useAtTime } from '../../lib/screen-data.ts'
import { Button } from '../../ui/button.tsx'
import { NotDone } from './case-row.tsx'
import { useActions, useUndo } from './desk-queries.ts'
import { actionTitle, momentOf } from './desk-texts.ts'
import styles from './desk.module.css'

export function RecentActions({ name }: { name: string }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useActions()
  const actions = data?.pages.flatMap((page) => page.actions) ?? []
  if (actions.length === 0) return null
  return (
    <section className={styles.lately} aria-label="Recent actions">
      <h2>Recent actions</h2>
      <ul>
        {actions.map((action) => (
          <DoneRow key={action.id} action={action} name={name} />
        ))}
      </ul>
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? 'Loading...' : 'More'}
        </Button>
      )}
    </section>
  )
}

function DoneRow({ action, name }: { action: Action; name: string }) {
  const undo = useUndo()
  const when = useAtTime((now) => momentOf(action.at, now))

  return (
    <li className={styles.done}>
      <span>
        <b>{`${actionTitle(action)}:`}</b> <span>{action.what}</span>
        <small>
          <span>{`${action.who === name ? 'you' : action.who}, ${when}`}</span>
          {action.undoneBy !== null && <span>, undone</span>}
          {action.why !== '' && <span>{`. ${action.why}`}</span>}
        </small>
        <NotDone error={undo.error} />
      </span>
      {action.canUndo && (
        <Button
          aria-label={`Undo: ${actionTitle(action)}, ${action.what}`}
          disabled={undo.isPending}
          onClick={() => undo.mutate(action.id)}
        >
          Undo
        </Button>
      )}
    </li>
  )
}
