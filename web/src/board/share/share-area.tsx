import type { Category } from '@fable/contract'
import { useIsHydrated } from '../../lib/hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../lib/cx.ts'
import { showNotice } from '../../ui/notice.tsx'
import { useWaiting, type Waiting } from '../form/waiting-list.ts'
import { WaitingPost } from '../form/waiting-post.tsx'
import { FACT_FORM, factDraft, type FactDraft } from './draft.ts'
import { ShareForm } from './share-form.tsx'
import type { SharedFact } from './use-sharing.ts'
import { waitingFacts } from './waiting-facts.ts'
import styles from './share.module.css'
import factStyles from '../card/fact.module.css'

type Props = {
  isOpen: boolean
  /** The category that is shown, chosen in the form before the visitor chooses. */
  category: Category | null
  onOpen: () => void
  onClose: () => void
  onShared: (fact: SharedFact) => void
}

/** The address of the form on the board. */
export const SHARE_FORM = '#share-form'

/**
 * The form for a fact, which is in the document for those without scripts, what was typed into it before, and the facts that
 * wait for the network.
 */
export function ShareArea({ isOpen, category, onOpen, onClose, onShared }: Props) {
  const waiting = useWaiting(waitingFacts)
  const isHydrated = useIsHydrated()
  const hasDraft = isHydrated && !isOpen && !FACT_FORM.isBlank(factDraft.read())
  const edit = (fact: Waiting<FactDraft>) => {
    if (!FACT_FORM.isBlank(factDraft.read())) {
      showNotice('Another fact is still in the form. Share it or clear it first.')
      return
    }
    factDraft.save(FACT_FORM.draftIn(fact))
    waitingFacts.remove(fact.key)
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
      {waiting.map((fact) => (
        <WaitingPost
          key={fact.key}
          post={fact}
          name="A fact that waits"
          onEdit={() => edit(fact)}
          onDiscard={() => waitingFacts.remove(fact.key)}
        >
          <span className={factStyles.tag} data-category={fact.category}>
            {fact.category}
          </span>
        </WaitingPost>
      ))}
    </>
  )
}
