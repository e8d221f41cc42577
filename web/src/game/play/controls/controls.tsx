import {
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type ComponentProps,
} from 'react'
import type { Choice, LanternId, View } from '@fable/engine'
import { OPPORTUNITIES } from '@fable/engine/content'
import { cx } from '../../../lib/cx.ts'
import { later } from '../../../lib/timers.ts'
import { Button } from '../../../ui/button.tsx'
import { Drawing, useDrawings } from '../../../ui/drawing.tsx'
import PostOffer from '../../lanterns/post-offer.tsx'
import { isAnswered, type Ledger } from '../../ledger/ledger.ts'
import type { Scene } from '../../run/scene.ts'
import { PATH_PICTURES } from '../../stage/path-kinds.ts'
import { cardOf, type Card } from './cards.ts'
import { Fight } from './fight.tsx'
import { keyFor } from './keys.ts'
import { TurningCards } from './turning-cards.tsx'
import styles from './controls.module.css'

const PlainAnswer = ({ label }: { label: string }) => <span>{label}</span>

/** Loaded on demand, because new players have answered nothing. If it cannot be loaded, answers are plain buttons. */
const KnownAnswer = lazy(() => import('./question.tsx').catch(() => ({ default: PlainAnswer })))

type Props = {
  scene: Pick<Scene, 'view' | 'isPrinting' | 'isWaiting' | 'runId' | 'fog' | 'posts' | 'story'>
  ledger: Ledger
  /** Offers the last page before all choices; null if there is none to open. */
  openLastPage?: (() => void) | null
  onSubmit: (input: string) => void
  onAnswer: (lantern: LanternId | null) => void
  /**
   * Offers an account that takes over the ended run, before all other controls. null if there is nothing to take over.
   */
  onClaim?: (() => void) | null
  children?: ReactNode
}

/**
 * A press within this time in milliseconds after a change of the group is ignored, because it was meant for the
 * previous group.
 */
const SETTLE_MS = 500

const NO_PICTURES: readonly string[] = []

/**
 * Shows only the controls of the current mode, called a group (docs/rules.md, section 2). While lines print, a press on
 * a choice or an attack advances the lines instead.
 */
export function Controls(props: Props) {
  const { scene, openLastPage, onSubmit, onAnswer } = props
  const { view, runId, fog, posts, story, isPrinting, isWaiting } = scene
  const { mode } = view.prompt
  const { offer } = posts
  const isTurning = fog !== null && mode === 'paths'
  const place = offer ? 'post' : mode
  const shown = isTurning ? 'turning' : place
  const isBusy = isPrinting || isWaiting
  const isSettling = useIsSettling(openLastPage ? 'ended' : shown)
  useDrawings(mode === 'paths' ? PATH_PICTURES : NO_PICTURES)
  const { group, notePress } = useGroupFocus(shown)

  if (mode === 'playerInput') return null
  if (isTurning) {
    const { day } = view.player
    return <TurningCards fog={fog} runId={runId} day={day} onAdvance={() => onSubmit('')} />
  }
  if (offer) {
    return (
      <PostOffer
        ref={group}
        offer={offer}
        deeds={{ story, gold: view.player.gold }}
        isBusy={isBusy}
        isSettling={isSettling}
        onTake={(lantern, press) => {
          notePress(press)
          if (!isSettling && !isBusy) onAnswer(lantern)
        }}
      />
    )
  }
  return <ChoiceGroup {...props} group={group} isSettling={isSettling} onPress={notePress} />
}

// The first group does not count as a change.
function useIsSettling(group: string): boolean {
  const [settled, setSettled] = useState(group)
  useEffect(() => later(SETTLE_MS, () => setSettled(group)), [group])
  return settled !== group
}

/** If the button that a key has pressed disappears, another one gets the focus. */
function useGroupFocus(shown: string) {
  const group = useRef<HTMLDivElement>(null)
  const isByKeyboard = useRef(false)
  useLayoutEffect(() => {
    if (isByKeyboard.current && document.activeElement === document.body) {
      group.current?.querySelector('button')?.focus()
    }
  }, [shown])
  const notePress = ({ currentTarget, detail }: MouseEvent) => {
    isByKeyboard.current = detail === 0 && document.activeElement === currentTarget
  }
  return { group, notePress }
}

function ChoiceGroup(props: GroupProps) {
  const { scene, ledger, openLastPage, onSubmit, onClaim = null, children } = props
  const { group, isSettling, onPress } = props
  const { view, runId, posts, isPrinting, isWaiting } = scene
  const { mode, choices } = view.prompt
  const isHeld = isPrinting || isWaiting || isSettling
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
      data-claim={onClaim !== null}
    >
      {onClaim && (
        <Button look="strong" className={styles.name} aria-haspopup="dialog" onClick={onClaim}>
          <b>Put your name on it</b> <small>a new account takes this win along</small>
        </Button>
      )}
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
          isWaiting={isHeld}
          isExact={posts.carried?.lantern.id === 'to-the-point'}
          onAttack={submit}
        />
      ) : (
        choices.map((choice, at) => (
          <ChoiceButton
            key={choice.text}
            choice={choice}
            isStrong={choice.text === 'start' && !openLastPage && !onClaim}
            card={cardOf(view, choice, { at, runId })}
            known={knownAnswer(view, choice, ledger)}
            aria-disabled={isHeld}
            onClick={(press) => {
              onPress(press)
              submit(choice.text)
            }}
          />
        ))
      )}
      {children}
    </div>
  )
}

function ChoiceButton({ choice, card, known, isStrong, ...rest }: ChoiceProps) {
  const { text, label } = choice
  if (!card) {
    return (
      <Button
        look={isStrong ? 'strong' : undefined}
        className={known ? styles.known : styles.plain}
        data-key={keyFor(text)}
        {...rest}
      >
        {known ?? <PlainAnswer label={label} />}
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

/** Returns null if the choice is not an answer to a question, or if the ledger knows nothing about the question. */
function knownAnswer({ prompt, character }: View, choice: Choice, ledger: Ledger): ReactNode {
  const opportunity = OPPORTUNITIES.find(({ id }) => id === character)?.id
  const { type } = choice.command
  if (prompt.mode !== 'yesno' || !opportunity || !isAnswered(ledger, opportunity)) return null
  if (type !== 'yes' && type !== 'no') return null
  return (
    <Suspense fallback={<PlainAnswer label={choice.label} />}>
      <KnownAnswer label={choice.label} answer={type} opportunity={opportunity} ledger={ledger} />
    </Suspense>
  )
}

type GroupProps = Props & {
  group: RefObject<HTMLDivElement | null>
  isSettling: boolean
  onPress: (press: MouseEvent) => void
}

type ChoiceProps = ComponentProps<'button'> & {
  choice: Choice
  card: Card | null
  known: ReactNode
  isStrong: boolean
}
