import { sourceDomain } from '@fable/contract/limits'
import { Button } from '../../ui/button.tsx'
import { removeWaiting, type WaitingFact } from './waiting-facts.ts'
import factStyles from '../card/fact.module.css'
import styles from './share.module.css'

type Props = {
  facts: readonly WaitingFact[]
  /** Puts a fact back into the form. */
  onEdit: (fact: WaitingFact) => void
}

/** The facts that could not be sent yet. */
export function WaitingList({ facts, onEdit }: Props) {
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
      <div className={styles.waitingFoot}>
        <span className={factStyles.tag} data-category={fact.category}>
          {fact.category}
        </span>
        <span className={styles.waitingDomain}>{sourceDomain(fact.source)}</span>
        <Button onClick={() => onEdit(fact)}>Edit</Button>
        <Button onClick={() => removeWaiting(fact.key)}>Discard</Button>
      </div>
    </section>
  ))
}
