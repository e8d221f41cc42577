import { BOSSES, ENEMIES, type FoeId } from '@fable/engine/content'
import { nameOfCharacter } from '@fable/engine'
import { characterPicture } from '../../game/cast/pictures.ts'
import type { Ledger } from '../../game/ledger/ledger.ts'
import { cx } from '../../ui/cx.ts'
import { FOE_TEXTS } from './entry-texts.ts'
import styles from './foes.module.css'
import { EntryName, New, Note, PartHeading } from './leaf.tsx'
import { noteOnFoes } from './notes.ts'
import { Seal, Stamp } from './stamp.tsx'
import { tallyOf } from './tally.ts'

type Props = { ledger: Ledger }

/** Everybody who can be fought: how often they were met, and how often they were felled. */
export const Foes = ({ ledger }: Props) => (
  <>
    <PartHeading tally={tallyOf(ledger, 'enemies')}>Met on the road</PartHeading>
    <ul className={styles.enemies}>
      {ENEMIES.map(({ id }, at) => (
        <Foe key={id} id={id} at={at} ledger={ledger} />
      ))}
    </ul>
    <PartHeading tally={tallyOf(ledger, 'bosses')}>Bosses</PartHeading>
    <ul className={styles.bosses}>
      {BOSSES.map(({ id }, at) => (
        <Foe key={id} id={id} at={at} ledger={ledger} isBoss />
      ))}
    </ul>
    <Note page={4}>{noteOnFoes(ledger)}</Note>
  </>
)

type FoeProps = Props & { id: FoeId; at: number; isBoss?: boolean }

function Foe({ id, at, ledger: { counts, fresh }, isBoss = false }: FoeProps) {
  const met = counts[`met/${id}`] ?? 0
  const felled = counts[`felled/${id}`] ?? 0
  const { hint, upright } = FOE_TEXTS[id]
  const record = felled > 0 ? `felled ${String(felled)}` : upright
  // The seal says how often.
  const isSealed = isBoss && felled > 0
  const isNew = fresh.includes(`met/${id}`) || fresh.includes(`felled/${id}`)
  return (
    <li className={styles.foe}>
      <span className={styles.picture}>
        <Stamp
          src={characterPicture(id)}
          kind={isBoss ? 'boss' : 'foe'}
          state={met === 0 ? 'missing' : felled === 0 ? 'pale' : 'there'}
          at={at}
        />
        {isSealed && <Seal text={`${String(felled)}×`} className={styles.seal} />}
      </span>
      <b>
        <EntryName name={met > 0 ? nameOfCharacter(id) : null} missing="Not met yet" />
      </b>
      <span>
        {met === 0 ? hint : `met ${String(met)}`}
        {met > 0 && <span className={cx(isSealed && 'visually-hidden')}>, {record}</span>}{' '}
        {isNew && <New />}
      </span>
    </li>
  )
}
