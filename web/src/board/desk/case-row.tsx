import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { Action, Case } from '@fable/contract'
import { factPath } from '@fable/contract/limits'
import { type CaseAction, type FactFieldName, SCREEN_PATHS } from '@fable/contract/limits'
import { cx } from '../../lib/cx.ts'
import { useAtTime } from '../../lib/screen-data.ts'
import { plural } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { caseId } from '../votes/case-votes.ts'
import { caseKeyOf, useAct, useChangeSender, useUndo, useVouch } from './desk-queries.ts'
import { actionTitle, kindText, momentOf, postsText, reasonsText } from './desk-texts.ts'
import styles from './desk.module.css'

type Doing = { readonly text: string; readonly isPending: boolean; readonly error: Error | null }

export function NotDone({ error }: { error: Error | null }) {
  if (!error) return null
  return <p role="alert" className={styles.error}>{`That didn’t work. ${error.message}.`}</p>
}

/** Shows a handled case in its place, with a button that undoes the action. */
function DoneRow({ item, action, onUndone }: { item: Case; action: Action; onUndone: () => void }) {
  const undo = useUndo()
  const block = useChangeSender()
  const canBlock = action.kind === 'hide' && item.sender !== null && !item.sender.isRefused
  const button = useRef<HTMLButtonElement>(null)
  // The pressed button is gone, so this button takes the focus.
  useEffect(() => button.current?.focus(), [])

  return (
    <li className={styles.done}>
      <span role="status">
        <b>{`${actionTitle(action)}.`}</b>
        <span>{` ${action.count > 1 ? action.what : item.text}`}</span>
        {block.isSuccess && <span> The sender is blocked for a day.</span>}
        <NotDone error={undo.error ?? block.error} />
      </span>
      {action.canUndo && (
        <Button
          ref={button}
          disabled={undo.isPending}
          onClick={() => undo.mutate(action.id, { onSuccess: onUndone })}
        >
          Undo
        </Button>
      )}
      {canBlock && !block.isSuccess && (
        <Button
          disabled={block.isPending}
          onClick={() => block.mutate({ case: caseKeyOf(item), refuse: true })}
        >
          Block for a day
        </Button>
      )}
    </li>
  )
}

/** Deletes a case permanently, but only after a second press. */
function DeleteButton({
  isPending,
  onDelete,
}: Pick<Doing, 'isPending'> & { onDelete: () => void }) {
  const [isSure, setSure] = useState(false)
  if (!isSure) {
    return (
      <Button look="danger" onClick={() => setSure(true)}>
        Delete…
      </Button>
    )
  }

  return (
    <div className={cx('row', styles.sure)}>
      <p role="alert">
        This deletes what was entered for good. Backups keep them until they are replaced.
      </p>
      <Button look="danger" disabled={isPending} onClick={onDelete}>
        Delete for good
      </Button>
      <Button onClick={() => setSure(false)}>Cancel</Button>
    </div>
  )
}

function Origin({ item }: { item: Case }) {
  const { domain, source, sender, votes, action } = item
  const posts = useAtTime((now) => (sender ? postsText(sender, now) : ''))
  const hidden = useAtTime((now) => (action ? momentOf(action.at, now) : ''))

  return (
    <p className={cx('fine', styles.by)}>
      <a href={source} target="_blank" rel="noopener noreferrer nofollow">
        {domain}
      </a>
      {sender && (
        <>
          <span>, sender </span>
          <Link href={`${SCREEN_PATHS.desk}?sender=${caseId(item)}`}>{sender.name}</Link>
          {sender.isRefused && <span>, refused today</span>}
          <span>{`: ${posts}`}</span>
        </>
      )}
      <span>{`, ${plural(votes, 'vote')}`}</span>
      {action && <span>{`. Hidden by ${action.who}, ${hidden}`}</span>}
    </p>
  )
}

/** Keeps the actions outside of their buttons, because an action replaces the buttons before it has finished. */
function useActions(item: Case) {
  const [done, setDone] = useState<Action | null>(null)
  const act = useAct()
  const vouch = useVouch()
  return {
    /** Null if no action was performed, or if the action was undone. */
    done,
    forget: () => setDone(null),
    error: act.error ?? vouch.error,
    isActing: act.isPending,
    isVouching: vouch.isPending,
    doIt: (kind: CaseAction, bySender = false) =>
      act.mutate({ kind, cases: [caseKeyOf(item)], bySender }, { onSuccess: setDone }),
    vouchOrStop: () =>
      vouch.mutate({ facts: [item.id], vouch: !item.isVouched, why: '' }, { onSuccess: setDone }),
  }
}

export function CaseRow({ item }: { item: Case }) {
  const actions = useActions(item)
  const { done, forget, error } = actions
  const { text, on, reports } = item
  if (done) return <DoneRow item={item} action={done} onUndone={forget} />

  const fields: Readonly<Record<FactFieldName, ReactNode>> = {
    text: (
      <>
        <p className={styles.text} dir="auto">
          {text === '' ? 'Deleted for good.' : text}
        </p>
        {on && (
          <p className={cx('quiet', styles.on)}>
            On: <a href={factPath(on.id)}>{on.text}</a>
          </p>
        )}
        {reports.notes.map((note, at) => (
          <p key={`${at} ${note}`} className={cx('quiet', styles.on)}>{`Note: “${note}”`}</p>
        ))}
      </>
    ),
    source: text !== '' && <Origin item={item} />,
    // The category is left out, because it makes no difference to the operator.
    category: null,
  }

  return (
    <li className={styles.case}>
      <Why item={item} />
      {Object.entries(fields).map(([name, field]) => (
        <Fragment key={name}>{field}</Fragment>
      ))}
      <NotDone error={error} />
      {text !== '' && <ActionButtons item={item} {...actions} />}
    </li>
  )
}

function Why({ item }: { item: Case }) {
  const { reports, isHeld, isVouched, hiddenAt } = item
  const kind = useAtTime((now) => kindText(item, now))

  return (
    <p className={cx('row quiet', styles.why)}>
      {reports.open > 0 && (
        <>
          <b>
            <span>{reports.open}</span>
            <span className="visually-hidden">{reports.open === 1 ? ' report:' : ' reports:'}</span>
          </b>
          <strong>{reasonsText(item)}</strong>
        </>
      )}
      <span>
        <span>{kind}</span>
        {isHeld && <span>, waiting</span>}
        {hiddenAt !== null && !isHeld && <span>, hidden</span>}
        {isVouched && <span>, vouched for</span>}
      </span>
    </p>
  )
}

type ButtonsProps = ReturnType<typeof useActions> & { item: Case }

function ActionButtons({ item, isActing, isVouching, doIt, vouchOrStop }: ButtonsProps) {
  const { kind, reports, hiddenAt, isHeld, isVouched, sender } = item
  const isShown = hiddenAt === null
  const isOpen = isShown || isHeld

  const buttons: Readonly<Record<CaseAction, ReactNode>> = {
    keep: isOpen && (isHeld || reports.open > 0) && (
      <Button disabled={isActing} onClick={() => doIt('keep')}>
        {isHeld ? 'Show' : 'Keep'}
      </Button>
    ),
    hide: isOpen && (
      <Button look="danger" disabled={isActing} onClick={() => doIt('hide')}>
        Hide
      </Button>
    ),
    restore: !isOpen && (
      <Button disabled={isActing} onClick={() => doIt('restore')}>
        Restore
      </Button>
    ),
    delete: !isOpen && <DeleteButton isPending={isActing} onDelete={() => doIt('delete')} />,
  }

  return (
    <div className={styles.do}>
      {Object.entries(buttons).map(([action, button]) => (
        <Fragment key={action}>{button}</Fragment>
      ))}
      {kind === 'fact' && isShown && (
        <Button disabled={isVouching} onClick={vouchOrStop}>
          {isVouched ? 'Stop vouching for it' : 'Vouch for it'}
        </Button>
      )}
      {sender && sender.shown > 1 && (
        <button
          type="button"
          className={styles.all}
          disabled={isActing}
          onClick={() => doIt('hide', true)}
        >{`Hide all ${sender.shown} by this sender`}</button>
      )}
    </div>
  )
}
