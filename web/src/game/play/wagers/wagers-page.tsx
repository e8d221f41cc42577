import { useId } from 'react'
import { cx } from '../../../lib/cx.ts'
import type { Ledger } from '../../ledger/ledger.ts'
import { offersFor, type OfferedStep, type WagerOffer } from '../../ledger/wager-offer.ts'
import {
  nameOfWager,
  partsOf,
  termsOf,
  WAGER_TEXTS,
  type OfferedWager,
} from '../../ledger/wagers.ts'
import { usePreferences } from '../../save/preferences.ts'
import paper from '../paper.module.css'
import { Lantern } from './lantern.tsx'
import styles from './wagers-page.module.css'

type Props = {
  ledger: Ledger
  /** The wager that is taken; null for none. */
  wager: OfferedWager | null
  isDisabled: boolean
  onChoose: (wager: OfferedWager | null) => void
}

/** Marlowe's wagers, before a run: a goal of the player's own, which changes no rule and no rank. */
export default function WagersPage({ ledger, wager, isDisabled, onChoose }: Props) {
  const name = useId()
  const { dice } = usePreferences()
  return (
    <section className={cx(paper.page, styles.page)} aria-label="Marlowe’s wagers" data-paper>
      <fieldset disabled={isDisabled}>
        <legend>
          <span className={paper.kicker}>The page of wagers · one, or none</span>{' '}
          <q>“It changes nothing but the ink.”</q>
        </legend>
        <div className={styles.cards}>
          {offersFor(ledger, { hasDice: dice !== 'stepper' }).map((offer) => (
            <Card
              key={offer.kind}
              name={name}
              offer={offer}
              isTaken={offer.wager === wager}
              onTake={() => onChoose(offer.wager)}
            />
          ))}
        </div>
        <label className={styles.none}>
          <input
            type="radio"
            name={name}
            checked={wager === null}
            onChange={() => onChoose(null)}
          />
          <b>No wager</b> <q>“Sensible. Dull, but sensible.”</q>
        </label>
      </fieldset>
    </section>
  )
}

/** A tick and a lock. */
const STEP_SIGNS = {
  kept: 'M2 8l2-2 3 3 5-6 2 2-7 8z',
  locked: 'M3 7h1V5a4 4 0 018 0v2h1v7H3zm3 0h4V5a2 2 0 00-4 0z',
} as const

const STEP_TEXTS = { kept: 'kept', open: 'open', locked: 'not open yet' } as const

/** One step of the ladder of a kind. */
function Step({ wager, state }: OfferedStep) {
  return (
    <li data-state={state}>
      {state !== 'open' && (
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={STEP_SIGNS[state]} />
        </svg>
      )}
      <span className="visually-hidden">{`${STEP_TEXTS[state]}: `}</span>
      <span>{partsOf(wager).asks}</span>
    </li>
  )
}

type CardProps = { name: string; offer: WagerOffer; isTaken: boolean; onTake: () => void }

function Card({ name, offer: { kind, steps, wager }, isTaken, onTake }: CardProps) {
  const terms = useId()
  const { title, says, colour, lost } = WAGER_TEXTS[kind]
  return (
    <label className={styles.card} data-wager={kind} data-taken={isTaken}>
      <input
        type="radio"
        className="visually-hidden"
        name={name}
        checked={isTaken}
        aria-label={nameOfWager(wager)}
        aria-describedby={terms}
        onChange={onTake}
      />
      <Lantern kind={kind} />
      <b className={styles.title}>{title}</b>
      <q className={styles.says}>{says}</q>
      <span className={styles.terms} id={terms}>
        {termsOf(wager)}
      </span>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.wager} {...step} />
        ))}
      </ul>
      <span className={styles.stakes}>
        <span>{`Kept: ${colour} seal`}</span>{' '}
        <span>
          Lost: <em>{`${lost}, in red`}</em>
        </span>
      </span>
      {isTaken && <span className={styles.taken}>taken</span>}
    </label>
  )
}
