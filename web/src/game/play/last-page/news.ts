import { nameOfCharacter } from '@fable/engine'
import { BOSSES, ENEMIES, GOODS, OPPORTUNITIES, OUTCOME_NAMES } from '@fable/engine/content'
import { characterPicture, goodPicture } from '../../../scenery/cast/pictures.ts'
import { answerIn, isRight, WAYS, type EntryKey } from '../../ledger/entries.ts'
import { WAY_TEXTS } from '../../ledger/ledger-texts.ts'

export type News = { readonly name: string; readonly what: string; readonly picture: string }

const FOES = [...BOSSES, ...ENEMIES].sort((a, b) => b.health - a.health)

/**
 * Lists what the run has added to the book. Defeated foes come first, then foes that were only met; in both groups the
 * foe with the most health is first. The number of items is the increase of the book's total. So a foe is listed only
 * when it is first met, not when it is first defeated.
 */
export function newsOf(added: readonly EntryKey[]): readonly News[] {
  const isAdded = (key: EntryKey) => added.includes(key)
  const met = FOES.filter(({ id }) => isAdded(`met/${id}`))
  const isFelled = ({ id }: (typeof FOES)[number]) => isAdded(`felled/${id}`)

  return [
    ...[...met.filter(isFelled), ...met.filter((foe) => !isFelled(foe))].map((foe) => ({
      name: nameOfCharacter(foe.id),
      what: isFelled(foe) ? 'met, and felled' : 'first met',
      picture: characterPicture(foe.id),
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
