import { foeOf, goodOf, nameOfCharacter } from './content/catalogue.ts'
import type { CharacterId, FoeId, GoodId } from './content/ids.ts'
import { TENTHS } from './content/numbers.ts'
import { MARLOWE } from './content/texts.ts'
import { nameOf } from './new-run.ts'
import type { Foe, ModeName, PathKind, State } from './state.ts'

/** What any screen draws of a state (specification 2, Game screen). */
export type View = {
  /** The control group to show. */
  readonly controls: ModeName
  readonly player: {
    /** The account's username, else the chosen name, else ''. */
    readonly name: string
    readonly health: number
    readonly maxDamage: number
    readonly gold: number
    readonly day: number
  }
  /** The current fight's foe, null outside a fight. */
  readonly opponent: {
    readonly id: FoeId
    readonly type: Foe['type']
    readonly name: string
    readonly health: number
    readonly maxHealth: number
    readonly maxDamage: number
    /** In tenths, as the tables have it. */
    readonly dropRate: number
    readonly dropPercent: number
  } | null
  /** Whom the picture shows. */
  readonly character: CharacterId | null
  readonly characterName: string | null
  /** The paid view of the four paths; null when it was not bought. */
  readonly seenPaths: readonly PathKind[] | null
  /** What the merchant offers, in the order of 1, 2, 3; empty elsewhere. */
  readonly goods: readonly {
    readonly id: GoodId
    readonly name: string
    readonly health: number
    readonly damage: number
    readonly price: number
    readonly affordable: boolean
  }[]
  /** The title of the current opportunity. */
  readonly title: string | null
}

const opponentOf = (foe: Foe): View['opponent'] => {
  const { name, health, damage, dropRate } = foeOf(foe.id)
  return {
    id: foe.id,
    type: foe.type,
    name,
    health: foe.health,
    maxHealth: health,
    maxDamage: damage,
    dropRate,
    dropPercent: dropRate * TENTHS,
  }
}

const characterOf = ({ mode }: State): CharacterId | null => {
  switch (mode.name) {
    case 'start':
    case 'playerInput':
    case 'merchant':
      return MARLOWE.id
    case 'attack':
      return mode.foe.id
    case 'yesno':
      return mode.opportunity
    case 'paychance':
    case 'paths':
      return null
  }
}

/** Reads a state for a screen; pure, and cheap enough to call at every draw. */
export const viewOf = (state: State): View => {
  const { mode, health, maxDamage, gold, day } = state
  const character = characterOf(state)
  return {
    controls: mode.name,
    player: { name: nameOf(state), health, maxDamage, gold, day },
    opponent: mode.name === 'attack' ? opponentOf(mode.foe) : null,
    character,
    characterName: character && nameOfCharacter(character),
    seenPaths: mode.name === 'paths' ? mode.seen : null,
    goods:
      mode.name === 'merchant'
        ? mode.goods.map((id) => {
            const good = goodOf(id)
            return {
              id,
              name: good.name,
              health: good.health,
              damage: good.damage,
              price: good.price,
              affordable: gold >= good.price,
            }
          })
        : [],
    title: mode.name === 'yesno' ? nameOfCharacter(mode.opportunity) : null,
  }
}
