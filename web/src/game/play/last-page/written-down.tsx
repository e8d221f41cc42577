import { SCREEN_PATHS } from '@fable/contract/limits'
import { nameOfCharacter } from '@fable/engine'
import { BOSSES, ENEMIES, GOODS, OPPORTUNITIES, OUTCOME_NAMES } from '@fable/engine/content'
import { Link } from 'wouter'
import { DEED_IDS } from '../../ledger/deed-ids.ts'
import { WAYS, type EntryKey } from '../../ledger/entries.ts'
import { DEED_TEXTS, WAY_TEXTS } from '../../ledger/ledger-texts.ts'
import { has, type Ledger } from '../../ledger/ledger.ts'
import styles from './last-page.module.css'

/** So many names are listed. */
const NAMED = 4
/** With fewer there is a hint as well. */
const ENOUGH = 3

/**
 * The names of what was added, the rarest kinds first: as many as the book's total has gained. A foe counts
 * when it is met first; to fell it later adds nothing.
 */
function namesOf(added: readonly EntryKey[]): readonly string[] {
  const isAdded = (key: EntryKey) => added.includes(key)
  return [
    ...DEED_IDS.filter((id) => isAdded(`deed/${id}`)).map((id) => `“${DEED_TEXTS[id].title}”`),
    ...[...BOSSES, ...ENEMIES]
      .filter(({ id }) => isAdded(`met/${id}`))
      .map(({ id }) => nameOfCharacter(id) + (isAdded(`felled/${id}`) ? ', felled' : '')),
    ...OPPORTUNITIES.flatMap(({ id, title }) =>
      OUTCOME_NAMES.filter((name) => isAdded(`told/${id}/${name}`)).map(
        (name) => `${title}, ${name.endsWith('Yes') ? 'yes' : 'no'}`,
      ),
    ),
    ...GOODS.filter(({ id }) => isAdded(`good/${id}`)).map(({ name }) => name),
    ...WAYS.filter((id) => isAdded(`end/${id}`)).map((id) => WAY_TEXTS[id].title),
  ]
}

/** A deed that is still to be done: another one each day on which a run ended. */
function hintFor(ledger: Ledger, day: number): string {
  const open = DEED_IDS.filter((id) => !has(ledger, `deed/${id}`))
  const id = open[day % open.length]
  return id ? DEED_TEXTS[id].hint : 'It is all in there. I checked twice.'
}

type Props = { ledger: Ledger; added: readonly EntryKey[]; day: number }

/** What this run has added to Marlowe's ledger, and the way there. Where that is little: what is still to be done. */
export function WrittenDown({ ledger, added, day }: Props) {
  const names = namesOf(added)
  const others = names.length - NAMED
  const list = names.slice(0, NAMED).join('; ') + (others > 0 ? `; and ${String(others)} more` : '')
  return (
    <p className={styles.written}>
      <Link href={SCREEN_PATHS.ledger}>Marlowe’s ledger</Link>{' '}
      {names.length > 0 ? `has ${String(names.length)} new: ${list}.` : 'has nothing new.'}
      {names.length < ENOUGH && ` “${hintFor(ledger, day)}”`}
    </p>
  )
}
