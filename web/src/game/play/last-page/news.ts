import { nameOfCharacter } from '@fable/engine'
import { BOSSES, ENEMIES, GOODS, OPPORTUNITIES, OUTCOME_NAMES } from '@fable/engine/content'
import { characterPicture, goodPicture } from '../../../scenery/cast/pictures.ts'
import { answerIn, isRight, WAYS, type EntryKey } from '../../ledger/entries.ts'
import { WAY_TEXTS } from '../../ledger/ledger-texts.ts'

/** A new entry of the ledger: its name, a word on what is new, and its picture. */
export type News = { readonly name: string; readonly what: string; readonly picture: string }

/**
 * Returns a run's new entries, the rarest kinds first. Their number is the increase of the book's total, so a foe
 * counts only when it is first met, not when it is first defeated.
 */
export function newsOf(added: readonly EntryKey[]): readonly News[] {
  const isAdded = (key: EntryKey) => added.includes(key)
  return [
    ...[...BOSSES, ...ENEMIES]
      .filter(({ id }) => isAdded(`met/${id}`))
      .map(({ id }) => ({
        name: nameOfCharacter(id),
        what: isAdded(`felled/${id}`) ? 'met, and felled' : 'first met',
        picture: characterPicture(id),
      })),
    ...OPPORTUNITIES.flatMap(({ id, title }) =>
      OUTCOME_NAMES.filter((name) => isAdded(`told/${id}/${name}`)).map((name) => ({
        name: title,
        what: `${answerIn(name)} was ${isRight(name) ? 'right' : 'wrong'}`,
        picture: characterPicture(id),
      })),
    ),
    ...GOODS.filter(({ id }) => isAdded(`good/${id}`)).map(({ id, name }) => ({
      name,
      what: 'first bought',
      picture: goodPicture(id),
    })),
    ...WAYS.filter((id) => isAdded(`end/${id}`)).map((id) => ({
      name: WAY_TEXTS[id].title,
      what: 'a way to go',
      picture: characterPicture('adventurer'),
    })),
  ]
}
