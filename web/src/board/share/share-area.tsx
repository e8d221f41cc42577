import type { Category } from '@fable/contract'
import { cx } from '../../lib/cx.ts'
import { useIsHydrated } from '../../lib/hydrated.ts'
import { useIsStored } from '../../lib/storage.ts'
import { part } from '../../ui/part.tsx'
import { FACT_DRAFT_KEY, WAITING_FACTS_KEY } from './storage-keys.ts'
import type { SharedFact } from './use-sharing.ts'
import styles from './share-area.module.css'

type Props = {
  isOpen: boolean
  /** The category of the shown list. It is preselected in the form. */
  category: Category | null
  onOpen: () => void
  onClose: () => void
  onShared: (fact: SharedFact) => void
}

const loadForm = () => import('./share-form.tsx')
const loadUnsent = () => import('./unsent-facts.tsx')

const ShareForm = part(loadForm)
const UnsentFacts = part(loadUnsent)

export async function preloadShareForm(): Promise<void> {
  await Promise.all([loadForm(), loadUnsent()])
}

const UNSENT = [FACT_DRAFT_KEY, WAITING_FACTS_KEY] as const

/** The document always contains the form, for visitors without scripts. */
export function ShareArea({ isOpen, category, onOpen, onClose, onShared }: Props) {
  const isHydrated = useIsHydrated()
  const hasUnsent = useIsStored(UNSENT)
  return (
    <>
      <div id="share-form" className={isOpen ? undefined : cx('without-scripts', styles.closed)}>
        {(isOpen || !isHydrated) && (
          <ShareForm category={category} onShared={onShared} onKept={onClose} onClose={onClose} />
        )}
      </div>
      {hasUnsent && <UnsentFacts isOpen={isOpen} onOpen={onOpen} />}
    </>
  )
}
