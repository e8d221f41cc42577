import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { Correction } from '@fable/contract'
import { CORRECTIONS_MAX } from '@fable/contract/limits'
import { cx } from '../../lib/cx.ts'
import { useIsHydrated } from '../../lib/hydrated.ts'
import { useRendered } from '../../lib/screen-data.ts'
import { showNotice } from '../../ui/notice.tsx'
import { correctionAnchor, CORRECTIONS_ID, CORRECTION_FORM_ID } from '../card/correction-links.ts'
import { shortDomain, SourceLink } from '../card/source-link.tsx'
import { HELD, HeldNote } from '../form/held-note.tsx'
import { useWaiting, type Waiting } from '../form/waiting-list.ts'
import { WaitingPost } from '../form/waiting-post.tsx'
import { CorrectionForm, type Sent } from './correction-form.tsx'
import { CORRECTION_FORM, correctionDraft, type CorrectionDraft } from './draft.ts'
import { HelpfulButton } from './helpful-button.tsx'
import { waitingCorrections } from './waiting-corrections.ts'
import factStyles from '../card/fact.module.css'
import styles from './corrections.module.css'

const TITLE_ID = 'know-better-title'

type RowProps = {
  factId: number
  correction: Correction
  isShown: boolean
  /** True if the correction was just sent from this page. It then takes the focus. */
  isNew: boolean
  onReport: () => void
}

const hasDraft = (factId: number) => !CORRECTION_FORM.isBlank(correctionDraft(factId).read())

type WaitingProps = {
  factId: number
  onEdit: () => void
  onGone: () => void
}

type Props = {
  factId: number
  corrections: readonly Correction[]
  shownId: number | undefined
  isDisputed: boolean
  onSent: (correction: Correction) => void
  onReport: (correction: Correction) => void
  /** Called when the server has a correction that the page may not show. */
  onOutdated: () => Promise<void>
}

/** The corrections of a fact, with a form. For visitors without scripts, an address opens the form. */
export function Corrections(props: Props) {
  const { factId, corrections, onSent, onReport, onOutdated } = props
  const root = useRef<HTMLDivElement>(null)
  const listed = useSteadyOrder(corrections)
  const [shownId] = useState(props.shownId)
  const [newId, setNewId] = useState<number | null>(null)
  const [edits, setEdits] = useState(0)
  const [isOpen, open] = useOpenForm(factId, props.isDisputed)
  useAddressedPart(root, (id) => {
    if (id === CORRECTION_FORM_ID) open()
  })

  const edit = () => {
    open()
    setEdits(edits + 1)
  }

  const showSent = ({ held, ...correction }: Sent) => {
    if (held) {
      showNotice(HELD)
      return
    }
    setNewId(correction.id)
    onSent(correction)
    showNotice('Thanks. Your correction is below the fact.')
  }

  return (
    <div ref={root} className={cx(styles.corrections, listed.length === 0 && styles.isAlone)}>
      {listed.length > 0 && (
        <section id={CORRECTIONS_ID} className={styles.list} tabIndex={-1} aria-labelledby="rather">
          <h2 id="rather">Corrections</h2>
          <ol>
            {listed.map((correction) => (
              <CorrectionRow
                key={correction.id}
                factId={factId}
                correction={correction}
                isShown={correction.id === shownId}
                isNew={correction.id === newId}
                onReport={() => onReport(correction)}
              />
            ))}
          </ol>
        </section>
      )}
      <div className={styles.side}>
        <WaitingCorrections factId={factId} onEdit={edit} onGone={() => void onOutdated()} />
        <div
          id={CORRECTION_FORM_ID}
          className={cx('stack', styles.better)}
          tabIndex={-1}
          hidden={!isOpen}
        >
          <h2 id={TITLE_ID}>Spotted a mistake?</h2>
          <HeldNote />
          <FormOrFull
            edits={edits}
            factId={factId}
            listed={listed}
            onSent={showSent}
            onOutdated={onOutdated}
          />
        </div>
      </div>
    </div>
  )
}

// Corrections keep the order in which they were first shown, so that nothing moves while the visitor reads.
function useSteadyOrder(corrections: readonly Correction[]): readonly Correction[] {
  const [ids] = useState(() => corrections.map(({ id }) => id))
  const placeOf = ({ id }: Correction) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return [...corrections].sort((one, other) => placeOf(one) - placeOf(other))
}

/** Returns whether the form is open. It is open for a disputed fact, if there is a draft, and on request. */
function useOpenForm(factId: number, isDisputed: boolean): [boolean, () => void] {
  const { sent } = useRendered()
  const isHydrated = useIsHydrated()
  const [isOpen, setOpen] = useState(sent?.form === 'correction')
  const open = () => setOpen(true)
  // An open form stays open, even if the fact is no longer disputed.
  if (!isOpen && (isDisputed || (isHydrated && hasDraft(factId)))) open()
  return [isOpen, open]
}

function useAddressedPart(
  root: RefObject<HTMLElement | null>,
  onAddressed: (id: string) => void,
): void {
  const [addressed, setAddressed] = useState('')
  const tell = useEffectEvent(onAddressed)

  useEffect(() => {
    const read = () => {
      const id = location.hash.slice(1)
      setAddressed(id)
      tell(id)
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])

  useEffect(() => {
    const part = document.getElementById(addressed)
    if (!part || !root.current?.contains(part)) return
    part.scrollIntoView()
    const field = part.querySelector('textarea')
    ;(field ?? part).focus({ preventScroll: true })
  }, [root, addressed])
}

function CorrectionRow({ factId, correction, isShown, isNew, onReport }: RowProps) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isNew) row.current?.focus()
  }, [isNew])

  return (
    <li
      ref={row}
      id={correctionAnchor(correction.id)}
      className={cx('row', styles.correction, isShown && styles.isShown, isNew && factStyles.isNew)}
      tabIndex={-1}
    >
      <p className={styles.text} dir="auto">
        {correction.text}
      </p>
      <p className={cx('row fine', styles.origin)}>
        <SourceLink source={correction.source}>{shortDomain(correction.domain)}</SourceLink>
        <button
          type="button"
          className={cx('with-scripts', styles.report)}
          aria-label="Report this correction"
          onClick={onReport}
        >
          Report
        </button>
      </p>
      <HelpfulButton factId={factId} correction={correction} />
    </li>
  )
}

function WaitingCorrections({ factId, onEdit, onGone }: WaitingProps) {
  const all = useWaiting(waitingCorrections)
  const waiting = all.filter((one) => one.factId === factId)
  const before = useRef(0)
  const tell = useEffectEvent(onGone)

  useEffect(() => {
    if (waiting.length < before.current) tell()
    before.current = waiting.length
  }, [waiting.length])

  const edit = (correction: Waiting<CorrectionDraft>) => {
    const draft = correctionDraft(factId)
    if (!CORRECTION_FORM.isBlank(draft.read())) {
      showNotice('The form still holds another correction. Send it or clear it first.')
      return
    }
    draft.save(CORRECTION_FORM.draftIn(correction))
    waitingCorrections.remove(correction.key)
    onEdit()
  }

  return waiting.map((one) => (
    <WaitingPost
      key={one.key}
      post={one}
      name="Waiting correction"
      onEdit={() => edit(one)}
      onDiscard={() => waitingCorrections.remove(one.key)}
    />
  ))
}

function FormOrFull({ edits, ...props }: FormProps) {
  if (props.listed.length >= CORRECTIONS_MAX) {
    return (
      <p className={styles.lead}>
        This fact has all the {CORRECTIONS_MAX} corrections it can hold. One gives way only when it
        is reported and taken down. If one of them helps, say so.
      </p>
    )
  }
  return (
    <>
      <p className={styles.lead}>Correct it, with a source.</p>
      <CorrectionForm key={edits} titleId={TITLE_ID} {...props} />
    </>
  )
}

type FormProps = Pick<Props, 'factId' | 'onOutdated'> & {
  listed: readonly Correction[]
  edits: number
  onSent: (correction: Sent) => void
}
