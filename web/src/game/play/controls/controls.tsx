import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type ComponentProps,
} from 'react'
import type { Scene } from '../../run/scene.ts'
import { later } from '../../../lib/timers.ts'
import { Button } from '../../../ui/button.tsx'
import type { Fog } from '../../run/fog.ts'
import { cardOf, PATHS, type Card } from './cards.ts'
import styles from './controls.module.css'
import { Fight } from './fight.tsx'
import type { Choice, View } from '@fable/engine'
import { OPPORTUNITIES, PATH_NAMES } from '@fable/engine/content'
import type { Ledger } from '../../ledger/ledger.ts'
import { partsOf, type TakenWager } from '../../ledger/wagers.ts'
import { cx } from '../../../lib/cx.ts'
import { Drawing } from '../../../ui/drawing.tsx'
import { keyFor } from './keys.ts'
import { isKnown, KnownAnswer } from './question.tsx'
import { Lantern } from '../../ledger/lantern.tsx'

type Props = {
  scene: Pick<Scene, 'view' | 'isPrinting' | 'isWaiting' | 'runId' | 'wagers' | 'fog'>
  /** Entries of earlier runs. */
  ledger: Ledger
  /** Opens the last page of a run, which comes before any choice. */
  openLastPage?: (() => void) | null
  onSubmit: (input: string) => void
  /** Further controls. */
  children?: ReactNode
}

/** A press within this time after the group has changed was meant for the previous group; in milliseconds. */
const SETTLE_TIME = 500

/** Checks whether the group has changed a moment ago; the first one has not. */
function useIsSettling(group: string): boolean {
  const [settled, setSettled] = useState(group)
  useEffect(() => later(SETTLE_TIME, () => setSettled(group)), [group])
  return settled !== group
}

/**
 * The control group of the current mode, and no other (docs/rules.md, section 2). While lines print its buttons wait
 * without losing the focus; when the group changes under the player's hands, the focus follows it.
 */
export function Controls({
  scene: { view, runId, wagers, fog, isPrinting, isWaiting },
  ledger,
  openLastPage,
  onSubmit,
  children,
}: Props) {
  const { mode, choices } = view.prompt
  const isBusy = isPrinting || isWaiting
  const isSettling = useIsSettling(openLastPage ? 'ended' : mode)
  const group = useRef<HTMLDivElement>(null)
  const isByKeyboard = useRef(false)
  useLayoutEffect(() => {
    if (isByKeyboard.current && document.activeElement === document.body) {
      group.current?.querySelector('button')?.focus()
    }
  }, [mode])

  if (mode === 'playerInput') return null
  if (fog && mode === 'paths') return <LiftedFog fog={fog} />
  const submit = (input: string) => {
    if (!isSettling) onSubmit(input)
  }
  return (
    <div
      ref={group}
      className={styles.group}
      role="group"
      aria-label="Choices"
      data-mode={mode}
      data-settling={isSettling}
    >
      {openLastPage && (
        <Button
          look="strong"
          className={styles.action}
          aria-disabled={isSettling}
          onClick={() => {
            if (!isSettling) openLastPage()
          }}
        >
          See how it went
        </Button>
      )}
      {mode === 'attack' ? (
        <Fight
          maxDamage={view.player.maxDamage}
          foeHealth={view.opponent?.health ?? 0}
          needsNumbers={wagers.some(({ id, end }) => !end && partsOf(id).kind === 'exact-kills')}
          isWaiting={isBusy || isSettling}
          onAttack={submit}
        />
      ) : (
        choices.map((choice, at) => (
          <ChoiceButton
            key={choice.text}
            choice={choice}
            isStrong={choice.text === 'start' && !openLastPage}
            card={cardOf(view, choice, { at, runId })}
            known={knownAnswer(view, choice, ledger)}
            wagers={choice.text === 'start' ? wagers : []}
            aria-disabled={isBusy || isSettling}
            onClick={({ currentTarget, detail }) => {
              isByKeyboard.current = detail === 0 && document.activeElement === currentTarget
              submit(choice.text)
            }}
          />
        ))
      )}
      {children}
    </div>
  )
}

/** The four paths with their revealed encounters. They cannot be pressed, and the console says the same in words. */
const LiftedFog = ({ fog: { path, kinds } }: { fog: Fog }) => (
  <div className={styles.group} data-mode="paths" data-fog aria-hidden="true">
    {kinds.map((kind, at) => (
      <div
        key={at}
        className={cx(styles.card, styles.turned)}
        data-tint={PATHS[kind].tint}
        data-taken={at + 1 === path}
      >
        <Drawing src={PATHS[kind].picture} className={styles.picture} />
        <span className={styles.words}>
          <b>{`Path ${at + 1}`}</b>
          <small data-tint={PATHS[kind].tint}>{PATH_NAMES[kind]}</small>
        </span>
      </div>
    ))}
  </div>
)

type ChoiceProps = ComponentProps<'button'> & {
  choice: Choice
  card: Card | null
  /** The outcomes of this answer in earlier runs, shown in place of its label. */
  known: ReactNode
  isStrong: boolean
  /** The wagers that are taken on the run that it starts. */
  wagers: readonly TakenWager[]
}

/** What the ledger knows about an answer to the current question; null for any other choice. */
function knownAnswer({ prompt, character }: View, choice: Choice, ledger: Ledger): ReactNode {
  const opportunity = OPPORTUNITIES.find(({ id }) => id === character)?.id
  const { type } = choice.command
  if (prompt.mode !== 'yesno' || !opportunity || !isKnown(ledger, opportunity)) return null
  if (type !== 'yes' && type !== 'no') return null
  return (
    <KnownAnswer label={choice.label} answer={type} opportunity={opportunity} ledger={ledger} />
  )
}

/** A button of the current mode: a card with its picture, or plain. Its key on the keyboard presses it. */
function ChoiceButton({ choice, card, known, isStrong, wagers, ...rest }: ChoiceProps) {
  const { text, label } = choice
  if (!card) {
    return (
      <Button
        look={isStrong ? 'strong' : undefined}
        className={known ? styles.known : styles.plain}
        data-key={keyFor(text)}
        {...rest}
      >
        {wagers.map(({ id }) => (
          <Lantern key={id} kind={partsOf(id).kind} />
        ))}
        {known ?? <span>{label}</span>}
      </Button>
    )
  }
  const { picture, tint, title, notes, isOutOfReach } = card
  return (
    <Button
      className={cx(styles.card, styles[choice.command.type])}
      data-key={keyFor(text)}
      data-tint={tint}
      data-out-of-reach={isOutOfReach}
      {...rest}
    >
      {picture && <Drawing src={picture} className={styles.picture} />}
      {title && <span className={styles.corner}>{`${label} `}</span>}
      <span className={styles.words}>
        <b>{title ?? label}</b>
        {notes.map((note) => (
          <small key={note.text} data-tint={note.tint}>{` ${note.text}`}</small>
        ))}
      </span>
    </Button>
  )
}
