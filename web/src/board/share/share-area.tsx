import type { Category, Fact } from '@fable/contract'
import { useIsHydrated } from '../../lib/hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../lib/cx.ts'
import { showNotice } from '../../ui/notice.tsx'
import { draftIn, isBlank, saveDraft, readDraft } from './draft.ts'
import { ShareForm } from './share-form.tsx'
import { removeWaiting, useWaitingFacts, type WaitingFact } from './waiting-facts.ts'
import styles from './share.module.css'
import { sourceDomain } from '@fable/contract/limits'
import factStyles from '../card/fact.module.css'

type Props = {
  isOpen: boolean
  /** The category that is shown, chosen in the form before the visitor chooses. */
  category: Category | null
  onOpen: () => void
  onClose: () => void
  onShared: (fact: Fact) => void
}

/** The address of the form on the board. */
export const SHARE_FORM = '#share-form'

/**
 * The form for a fact, which is in the document for those without scripts, what was typed into it before, and the facts that
 * wait for the network.
 */
export function ShareArea({ isOpen, category, onOpen, onClose, onShared }: Props) {
  const waiting = useWaitingFacts()
  const isHydrated = useIsHydrated()
  const hasDraft = isHydrated && !isOpen && !isBlank(readDraft())
  const edit = (fact: WaitingFact) => {
    if (!isBlank(readDraft())) {
      showNotice('Another fact is still in the form. Share it or clear it first.')
      return
    }
    saveDraft(draftIn(fact))
    removeWaiting(fact.key)
    onOpen()
  }
  return (
    <>
      <div id="share-form" className={isOpen ? undefined : cx('without-scripts', styles.closed)}>
        {(isOpen || !isHydrated) && (
          <ShareForm category={category} onShared={onShared} onKept={onClose} onClose={onClose} />
        )}
      </div>
      {hasDraft && (
        <p className={cx('row', styles.draft)}>
          Your unfinished fact is kept. <Button onClick={onOpen}>Go on writing</Button>
        </p>
      )}
      <WaitingList facts={waiting} onEdit={edit} />
    </>
  )
}

type WaitingProps = {
  facts: readonly WaitingFact[]
  /** Puts a fact back into the form. */
  onEdit: (fact: WaitingFact) => void
}

/** The facts that could not be sent yet. */
export function WaitingList({ facts, onEdit }: WaitingProps) {
  return facts.map((fact) => (
    <section key={fact.key} className={styles.waiting} aria-label="A fact that waits">
      <p className={styles.how} role="status">
        {fact.problem
          ? `It was not taken: ${fact.problem}`
          : 'Waiting for the network. It will be sent by itself, once.'}
      </p>
      <p className={styles.waitingText} dir="auto">
        {fact.text}
      </p>
      <div className={cx('row', styles.waitingFoot)}>
        <span className={factStyles.tag} data-category={fact.category}>
          {fact.category}
        </span>
        <span className={cx('fine', styles.waitingDomain)}>{sourceDomain(fact.source)}</span>
        <Button onClick={() => onEdit(fact)}>Edit</Button>
        <Button onClick={() => removeWaiting(fact.key)}>Discard</Button>
      </div>
    </section>
  ))
}
