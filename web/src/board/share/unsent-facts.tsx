import { cx } from '../../lib/cx.ts'
import { Button } from '../../ui/button.tsx'
import { showNotice } from '../../ui/notice.tsx'
import { useWaiting, type Waiting } from '../form/waiting-list.ts'
import { WaitingPost } from '../form/waiting-post.tsx'
import { FACT_FORM, factDraft, type FactDraft } from './draft.ts'
import { waitingFacts } from './waiting-facts.ts'
import factStyles from '../card/fact.module.css'
import styles from './unsent-facts.module.css'

type Props = {
  /** True if the form is open. The form itself then shows the draft. */
  isOpen: boolean
  onOpen: () => void
}

export default function UnsentFacts({ isOpen, onOpen }: Props) {
  const waiting = useWaiting(waitingFacts)
  const hasDraft = !isOpen && !FACT_FORM.isBlank(factDraft.read())

  const edit = (fact: Waiting<FactDraft>) => {
    if (!FACT_FORM.isBlank(factDraft.read())) {
      showNotice('The form still holds another fact. Share it or clear it first.')
      return
    }
    factDraft.save(FACT_FORM.draftIn(fact))
    waitingFacts.remove(fact.key)
    onOpen()
  }

  return (
    <>
      {hasDraft && (
        <p className={cx('row', styles.draft)}>
          You have an unfinished fact. <Button onClick={onOpen}>Keep writing</Button>
        </p>
      )}
      {waiting.map((fact) => (
        <WaitingPost
          key={fact.key}
          post={fact}
          name="Waiting fact"
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
