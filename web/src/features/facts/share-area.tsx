import { lazy, Suspense, useEffect } from 'react'
import type { Category, Fact } from '@fable/contract'
import { later } from '../../platform/timers.ts'
import { Button } from '../../ui/button.tsx'
import { showNotice } from '../../ui/notice.tsx'
import { isBlank, keepDraft, readDraft } from './draft.ts'
import { removeWaiting, useWaitingFacts, type WaitingFact } from './waiting-facts.ts'
import { WaitingList } from './waiting-list.tsx'
import styles from './share.module.css'

const loadForm = () => import('./share-form.tsx')
const ShareForm = lazy(loadForm)

/** The form is fetched so long after the page, for a network that may be gone later; in milliseconds. */
const FORM_AFTER = 1_500

type Props = {
  isOpen: boolean
  /** The category that is shown, chosen in the form before the visitor chooses. */
  category: Category | null
  onOpen: () => void
  onClose: () => void
  onShared: (fact: Fact) => void
}

/** The form for a fact, what was typed into it before, and the facts that wait for the network. */
export function ShareArea({ isOpen, category, onOpen, onClose, onShared }: Props) {
  const waiting = useWaitingFacts()
  useEffect(() => later(FORM_AFTER, () => void loadForm().catch(() => null)), [])
  const hasDraft = !isOpen && !isBlank(readDraft())
  const edit = ({ key, ...draft }: WaitingFact) => {
    if (!isBlank(readDraft())) {
      showNotice('Another fact is still in the form. Share it or clear it first.')
      return
    }
    keepDraft(draft)
    removeWaiting(key)
    onOpen()
  }
  return (
    <div id="share-form">
      {isOpen && (
        <Suspense fallback={<p role="status">Loading...</p>}>
          <ShareForm category={category} onShared={onShared} onKept={onClose} onClose={onClose} />
        </Suspense>
      )}
      {hasDraft && (
        <p className={styles.draft}>
          Your unfinished fact is kept. <Button onClick={onOpen}>Go on writing</Button>
        </p>
      )}
      <WaitingList facts={waiting} onEdit={edit} />
    </div>
  )
}
