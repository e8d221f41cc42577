import { SCREEN_PATHS } from '@fable/contract/limits'
import { nameOfCharacter } from '@fable/engine'
import { BOSSES, ENEMIES, GOODS, OPPORTUNITIES, OUTCOME_NAMES } from '@fable/engine/content'
import { Link } from 'wouter'
import { characterPicture, goodPicture } from '../../../scenery/cast/pictures.ts'
import { DEED_IDS, WAYS, type EntryKey } from '../../ledger/entries.ts'
import { DEED_TEXTS, WAY_TEXTS } from '../../ledger/ledger-texts.ts'
import { OFFERED_WAGERS, WAGER_TEXTS } from '../../ledger/wagers.ts'
import styles from './last-page.module.css'

/** So many are shown, the others counted. */
const SHOWN = 3

type Entry = { readonly name: string; readonly picture: string }

/**
 * What was added, the rarest kinds first: as much as the book's total has gained. A foe counts when it is met
 * first; to fell it later adds nothing.
 */
function entriesOf(added: readonly EntryKey[]): readonly Entry[] {
  const isAdded = (key: EntryKey) => added.includes(key)
  return [
    ...OFFERED_WAGERS.filter((id) => isAdded(`wager/${id}`)).map((id) => ({
      name: `Wager kept: ${WAGER_TEXTS[id].title}`,
      picture: characterPicture('marlowe'),
    })),
    ...DEED_IDS.filter((id) => isAdded(`deed/${id}`)).map((id) => ({
      name: `“${DEED_TEXTS[id].title}”`,
      picture: characterPicture('marlowe'),
    })),
    ...[...BOSSES, ...ENEMIES]
      .filter(({ id }) => isAdded(`met/${id}`))
      .map(({ id }) => ({
        name: nameOfCharacter(id) + (isAdded(`felled/${id}`) ? ', felled' : ''),
        picture: characterPicture(id),
      })),
    ...OPPORTUNITIES.flatMap(({ id, title }) =>
      OUTCOME_NAMES.filter((name) => isAdded(`told/${id}/${name}`)).map((name) => ({
        name: `${title}, ${name.endsWith('Yes') ? 'yes' : 'no'}`,
        picture: characterPicture(id),
      })),
    ),
    ...GOODS.filter(({ id }) => isAdded(`good/${id}`)).map(({ id, name }) => ({
      name,
      picture: goodPicture(id),
    })),
    ...WAYS.filter((id) => isAdded(`end/${id}`)).map((id) => ({
      name: WAY_TEXTS[id].title,
      picture: characterPicture('adventurer'),
    })),
  ]
}

/** What this run has added to Marlowe's ledger: three with their pictures, and the way to the others. */
export function WrittenDown({ added }: { added: readonly EntryKey[] }) {
  const entries = entriesOf(added)
  const others = entries.length - SHOWN
  return (
    <div className={styles.written}>
      {entries.length > 0 && (
        <ul aria-label="New in the ledger">
          {entries.slice(0, SHOWN).map(({ name, picture }) => (
            <li key={name}>
              <img src={picture} alt="" />
              {name}
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link href={SCREEN_PATHS.ledger}>Marlowe’s ledger</Link>{' '}
        {entries.length === 0 && 'has nothing new.'}
        {others > 0 && `has ${others} more.`}
      </p>
    </div>
  )
}
