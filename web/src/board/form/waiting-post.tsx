import type { ReactNode } from 'react'
import { sourceDomain } from '@fable/contract/limits'
import { cx } from '../../lib/cx.ts'
import { Button } from '../../ui/button.tsx'
import { Status } from '../../ui/status.tsx'
import type { Waiting } from './waiting-list.ts'
import styles from './form.module.css'

type Props = {
  post: Waiting<{ text: string; source: string }>
  name: string
  children?: ReactNode
  onEdit: () => void
  onDiscard: () => void
}

export function WaitingPost({ post, name, children, onEdit, onDiscard }: Props) {
  return (
    <section className={styles.waiting} aria-label={name}>
      <Status className={styles.how}>
        {post.problem
          ? `It wasn’t accepted: ${post.problem}`
          : 'You’re offline. It will be sent when you’re back.'}
      </Status>
      <p className={styles.waitingText} dir="auto">
        {post.text}
      </p>
      <div className={cx('row', styles.waitingFoot)}>
        {children}
        <span className={cx('fine', styles.waitingDomain)}>{sourceDomain(post.source)}</span>
        <Button onClick={onEdit}>Edit</Button>
        <Button onClick={onDiscard}>Discard</Button>
      </div>
    </section>
  )
}
