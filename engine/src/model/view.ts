import { MARLOWE, TENTHS, type CharacterId, type FoeId, type GoodId } from '#content'
import { foeOf, goodOf, nameOfCharacter, opportunityOf } from './catalogue.ts'
import { nameOf } from './new-run.ts'
import { promptOf } from './prompt.ts'
import type { Prompt } from './prompt.ts'
import type { Numbers, Opponent, PathKind, State } from './state.ts'

/** The visible part of a state (docs/rules.md, section 2, Game). */
export type View = {
  readonly prompt: Prompt
  readonly player: Numbers & {
    readonly name: string
  }
  /** The foe of the current fight; null outside of a fight. */
  readonly opponent: {
    readonly id: FoeId
    readonly type: Opponent['type']
    readonly name: string
    readonly health: number
    readonly maxHealth: number
    readonly maxDamage: number
    /** The chance of a drop in tens of percent, as in the tables of docs/rules.md. */
    readonly dropRate: number
    readonly dropPercent: number
  } | null
  readonly character: CharacterId | null
  readonly characterName: string | null
  /** The line under the character's name; null without a character, and in a fight. */
  readonly tagline: string | null
  /** Null if the player did not pay to see the paths. */
  readonly seenPaths: readonly PathKind[] | null
  /** The merchant's goods in the order of their numbers; empty in other modes. */
  readonly goods: readonly {
    readonly id: GoodId
    readonly name: string
    readonly health: number
    readonly damage: number
    readonly price: number
    readonly affordable: boolean
  }[]
  readonly title: string | null
}

/** Pure, and cheap enough to be called on every render. */
export function viewOf(state: State): View {
  const { mode, health, maxDamage, gold, day } = state
  const character = characterOf(state)
  return {
    prompt: promptOf(state),
    player: { name: nameOf(state), health, maxDamage, gold, day },
    opponent: mode.name === 'attack' ? opponentOf(mode.foe) : null,
    character,
    characterName: character && nameOfCharacter(character),
    tagline: taglineOf(state),
    seenPaths: mode.name === 'paths' ? mode.seen : null,
    goods:
      mode.name === 'merchant'
        ? mode.goods.map((id) => {
            const { name, health, damage, price } = goodOf(id)
            return { id, name, health, damage, price, affordable: gold >= price }
          })
        : [],
    title: mode.name === 'yesno' ? nameOfCharacter(mode.opportunity) : null,
  }
}

function characterOf({ mode }: State): CharacterId | null {
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

function opponentOf(foe: Opponent): View['opponent'] {
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

function taglineOf({ mode }: State): string | null {
  switch (mode.name) {
    case 'start':
    case 'playerInput':
      return MARLOWE.taglines.start
    case 'merchant':
      return MARLOWE.taglines.merchant
    case 'yesno':
      return opportunityOf(mode.opportunity).tagline
    case 'attack':
    case 'paychance':
    case 'paths':
      return null
  }
}
