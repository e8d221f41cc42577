import { WAGERS, type WagerId } from '@fable/engine'
import { RUN_WAGERS_MAX } from '@fable/contract/limits'
import { useEffect, useEffectEvent, useId } from 'react'
import { cx } from '../../../lib/cx.ts'
import type { Ledger } from '../../ledger/ledger.ts'
import { hooksFor, offersFor, type OfferedStep, type WagerOffer } from './wager-offer.ts'
import { nameOfWager, termsOf, WAGER_TEXTS } from '../../wagers/wagers.ts'
import paper from '../paper.module.css'
import { Lantern } from '../../wagers/lantern.tsx'
import styles from './wagers-page.module.css'

type Props = {
  ledger: Ledger
  taken: readonly WagerId[]
  isDisabled: boolean
  onChoose: (wagers: readonly WagerId[]) => void
  /** Returns to the last page; undefined if there is none. */
  onBack?: (() => void) | undefined
}

/** The title of the page and Marlowe's words, by the number of hooks. */
const PAGES = [
  { title: 'one, or none', says: '“It changes nothing but the ink.”' },
  { title: 'two at once', says: '“Two, now. I carry more ink.”' },
  { title: 'three at once', says: '“Three. I have bought hooks.”' },
] as const

/**
 * The texts below the cards, by the number of taken wagers: Marlowe's words, and the button that puts the wagers back.
 */
const TAKEN = [
  { says: '“None is sensible, too. Dull, but sensible.”', clear: '' },
  { says: '“Noted, in ink.”', clear: 'Put it back' },
  { says: '“Both hooks are full.”', clear: 'Put both back' },
  { says: '“All three hooks are full.”', clear: 'Put all three back' },
] as const

/** The next hook and its condition, by the number of hooks. */
const NEXT_HOOK = { 1: 'two after a win', 2: 'three after a win with both' } as const

/** The page of Marlowe's wagers before a run. Wagers are voluntary goals, which change neither rules nor ranks. */
export default function WagersPage({ ledger, taken, isDisabled, onChoose, onBack }: Props) {
  const hooks = hooksFor(ledger)
  const offers = offersFor(ledger)
  const isFull = taken.length >= hooks
  const { title, says } = PAGES[hooks - 1] ?? PAGES[0]
  const below = TAKEN[taken.length] ?? TAKEN[0]
  const goBack = useEffectEvent((event: KeyboardEvent) => {
    const isElsewhere = document.querySelector('dialog[open]') !== null
    if (event.key !== 'Escape' || isElsewhere || !onBack) return
    event.preventDefault()
    onBack()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => goBack(event)
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  /** With a single hook, taking another wager replaces the current one. */
  const toggle = (wager: WagerId) => {
    if (taken.includes(wager)) onChoose(taken.filter((other) => other !== wager))
    else if (!isFull) onChoose([...taken, wager])
    else if (hooks === 1) onChoose([wager])
  }
  return (
    <section className={cx(paper.page, styles.page)} aria-label="Marlowe’s wagers" data-paper>
      <fieldset disabled={isDisabled}>
        <legend className="visually-hidden">The page of wagers</legend>
        <div className={styles.head}>
          <span className={paper.kicker}>
            The page of wagers<span className={styles.count}>{` · ${title}`}</span>
          </span>
          <q>{says}</q>
          <Hooks hooks={hooks} taken={taken} />
        </div>
        <div className={styles.cards}>
          {offers.map((offer) => (
            <Card
              key={offer.kind}
              offer={offer}
              isTaken={taken.includes(offer.wager)}
              isShut={isFull && hooks > 1 && !taken.includes(offer.wager)}
              onToggle={() => toggle(offer.wager)}
            />
          ))}
        </div>
        <p className={cx('row', styles.clear)}>
          <q>{below.says}</q>
          {below.clear !== '' && (
            <button type="button" onClick={() => onChoose([])}>
              {below.clear}
            </button>
          )}
          {onBack && (
            <button type="button" onClick={onBack}>
              Back to the last page
            </button>
          )}
        </p>
      </fieldset>
    </section>
  )
}

type HooksProps = { hooks: number; taken: readonly WagerId[] }

/** The hooks that the player has earned, with the lanterns of taken wagers, and how to earn the next hook. */
function Hooks({ hooks, taken }: HooksProps) {
  const hung = Array.from({ length: hooks }, (_, at) => taken[at])
  return (
    <ul className={styles.hooks} aria-label="Hooks">
      {hung.map((wager, at) => (
        <li key={at}>
          <Lantern kind={wager ? WAGERS[wager].kind : 'gold'} isLit={wager !== undefined} />
          <span className="visually-hidden">{wager ? nameOfWager(wager) : 'free'}</span>
        </li>
      ))}
      {hooks < RUN_WAGERS_MAX && (
        <li className={styles.shut}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={STEP_SIGNS.locked} />
          </svg>
          <span>{hooks === 1 ? NEXT_HOOK[1] : NEXT_HOOK[2]}</span>
        </li>
      )}
    </ul>
  )
}

/** The signs of kept and later wagers: a tick and a lock. */
const STEP_SIGNS = {
  kept: 'M2 8l2-2 3 3 5-6 2 2-7 8z',
  locked: 'M3 7h1V5a4 4 0 018 0v2h1v7H3zm3 0h4V5a2 2 0 00-4 0z',
} as const

const STEP_TEXTS = { kept: 'kept', open: 'open', locked: 'not open yet' } as const

/** A wager in the row of its kind. */
function Step({ wager, state }: OfferedStep) {
  return (
    <li data-state={state}>
      {state !== 'open' && (
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={STEP_SIGNS[state]} />
        </svg>
      )}
      <span className="visually-hidden">{`${STEP_TEXTS[state]}: `}</span>
      <span>{WAGERS[wager].asks}</span>
    </li>
  )
}

type CardProps = {
  offer: WagerOffer
  isTaken: boolean
  /** True if the wager cannot be taken because no hook is free. */
  isShut: boolean
  onToggle: () => void
}

function Card({ offer: { kind, steps, wager }, isTaken, isShut, onToggle }: CardProps) {
  const terms = useId()
  const { title, says, colour, lost } = WAGER_TEXTS[kind]
  return (
    <label className={styles.card} data-wager={kind} data-taken={isTaken} data-shut={isShut}>
      <input
        type="checkbox"
        className="visually-hidden"
        checked={isTaken}
        disabled={isShut}
        aria-label={nameOfWager(wager)}
        aria-describedby={terms}
        onChange={onToggle}
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
        <span>{`Kept: ${colour} lantern.`}</span>{' '}
        <span>
          Lost: <em>{lost}</em>
        </span>
      </span>
      {isTaken && <span className={styles.taken}>taken</span>}
    </label>
  )
}
