import { BOSSES, ENEMIES, type Boss, type Enemy } from '@fable/engine/content'
import { characterPicture } from '../../scenery/cast/pictures.ts'
import { EntryName, New, Note, PartHeading, Seal, Stamp } from './leaf.tsx'
import { FOE_TEXTS } from './ledger-texts.ts'
import type { Ledger } from './ledger.ts'
import { noteOnFoes } from './notes.ts'
import { progressOf } from './progress.ts'
import styles from './ledger.module.css'

type Props = { ledger: Ledger }

export const Foes = ({ ledger }: Props) => (
  <>
    <PartHeading progress={progressOf(ledger, 'enemies')}>Met on the road</PartHeading>
    <ul className={styles.enemies}>
      {ENEMIES.map((foe, at) => (
        <Entry key={foe.id} foe={foe} at={at} ledger={ledger} />
      ))}
    </ul>
    <PartHeading progress={progressOf(ledger, 'bosses')}>Bosses</PartHeading>
    <ul className={styles.bosses}>
      {BOSSES.map((foe, at) => (
        <Entry key={foe.id} foe={foe} at={at} ledger={ledger} />
      ))}
    </ul>
    <Note page={4}>{noteOnFoes(ledger)}</Note>
  </>
)

function stampOf({ met, felled }: { met: number; felled: number }): 'missing' | 'pale' | 'there' {
  if (met === 0) return 'missing'
  return felled === 0 ? 'pale' : 'there'
}

function Entry({ foe, at, ledger: { counts, fresh } }: Props & { foe: Enemy | Boss; at: number }) {
  const { id, name, daySpawn, dayEndSpawn } = foe
  const isBoss = foe.type === 'boss'
  const met = counts[`met/${id}`] ?? 0
  const felled = counts[`felled/${id}`] ?? 0
  const { hint = `days ${daySpawn} to ${dayEndSpawn}`, upright } = FOE_TEXTS[id]
  const record = felled > 0 ? `felled\u00a0${felled}` : upright
  const isSealed = isBoss && felled > 0
  // The mark on the tab of the page uses the same key.
  const isNew = fresh.includes(`met/${id}`)

  return (
    <li className={styles.foe}>
      <span className={styles.picture}>
        <Stamp
          src={characterPicture(id)}
          kind={isBoss ? 'boss' : 'foe'}
          state={stampOf({ met, felled })}
          at={at}
        />
        {isSealed && <Seal text={`${felled}×`} />}
      </span>
      <b>
        <EntryName name={met > 0 ? name : null} missing="Not met yet" />
      </b>
      <span>
        <span>{met === 0 ? hint : `met ${met}${isSealed ? '' : ','} `}</span>
        {met > 0 && <span className={isSealed ? 'visually-hidden' : undefined}>{record}</span>}
        <span> </span>
        {isNew && <New />}
      </span>
    </li>
  )
}
