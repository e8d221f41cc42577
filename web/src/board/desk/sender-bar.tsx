import { useState } from 'react'
import type { Action, Case } from '@fable/contract'
import { cx } from '../../lib/cx.ts'
import { useAtTime } from '../../lib/screen-data.ts'
import { Button } from '../../ui/button.tsx'
import { NotDone } from './case-row.tsx'
import { caseKeyOf, useAct, useChangeSender, useUndo } from './desk-queries.ts'
import { actionTitle, postsText } from './desk-texts.ts'
import styles from './desk.module.css'

export function SenderBar({ first }: { first: Case }) {
  const act = useAct()
  const change = useChangeSender()
  const undo = useUndo()
  const { sender } = first
  const [hidden, setHidden] = useState<Action | null>(null)
  const posts = useAtTime((now) => (sender ? postsText(sender, now) : ''))
  const [isRefused, setRefused] = useState(sender?.isRefused ?? false)
  if (!sender) return null
  const refuse = !isRefused

  return (
    <section className={styles.senderBar} aria-label={`Sender ${sender.name}`}>
      <h2>{sender.name}</h2>
      <p className="quiet">{`${posts}. The name is forgotten after two weeks.`}</p>
      <div className={cx('row', styles.senderActions)}>
        {hidden?.canUndo ? (
          <Button
            disabled={undo.isPending}
            onClick={() => undo.mutate(hidden.id, { onSuccess: () => setHidden(null) })}
          >{`Undo: ${actionTitle(hidden).toLowerCase()}`}</Button>
        ) : (
          sender.shown > 0 && (
            <Button
              look="danger"
              disabled={act.isPending}
              onClick={() =>
                act.mutate(
                  { kind: 'hide', cases: [caseKeyOf(first)], bySender: true },
                  { onSuccess: setHidden },
                )
              }
            >{`Hide all ${sender.shown}`}</Button>
          )
        )}
        <Button
          disabled={change.isPending}
          onClick={() =>
            change.mutate(
              { case: caseKeyOf(first), refuse },
              { onSuccess: () => setRefused(refuse) },
            )
          }
        >
          {isRefused ? 'Unblock' : 'Block for a day'}
        </Button>
      </div>
      <NotDone error={act.error ?? change.error ?? undo.error} />
    </section>
  )
}
