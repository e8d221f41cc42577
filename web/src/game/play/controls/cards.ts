import { rngFrom, type Choice, type PathKind, type View } from '@fable/engine'
import { PATHS_PER_SET, VIEW_PRICE } from '@fable/engine/content'
import { goodPicture } from '../../../scenery/cast/pictures.ts'
import chancePicture from './art/chance.svg?url'
import emptyPicture from './art/path-empty.svg?url'
import enemyPicture from './art/path-enemy.svg?url'
import merchantPicture from './art/path-merchant.svg?url'
import rewardPicture from './art/path-reward.svg?url'
import payPicture from './art/pay.svg?url'
import sign1 from './art/sign-1.svg?url'
import sign2 from './art/sign-2.svg?url'
import sign3 from './art/sign-3.svg?url'
import sign4 from './art/sign-4.svg?url'

/** Scenery at the beginning of an unseen path. It is there whatever the path hides. */
export const SCENERY = [
  'a hedge',
  'a gate, ajar',
  'some gravel',
  'two puddles',
  'a birch',
  'a mossy wall',
  'tall grass',
  'a stile',
  'a milestone',
  'cart tracks',
  'a dry ditch',
  'a crooked post',
  'heather',
  'a fallen branch',
  'a bench',
  'nettles',
  'a footbridge',
  'a scarecrow',
  'a hollow oak',
  'white stones',
  'a lost glove',
  'clover',
  'a rope swing',
  'an empty bucket',
  'brambles',
  'a plank',
  'wet leaves',
  'a cairn',
  'a sundial',
  'three poplars',
  'a dovecote',
  'moss',
  'a washing line',
  'bluebells',
  'a broken wheel',
  'a well',
  'ferns',
  'a cattle grid',
  'an old kite',
  'thistles',
  'a stone bench',
  'reeds',
  'a tree stump',
  'foxgloves',
] as const

/** A whole number from a text, the same each time. */
const numberFrom = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7)

/**
 * The scenery at a path, counted from 0, by run and day alone: it cannot be a clue, since the id of a run tells nothing
 * of its chance. None returns within ten days.
 */
export const sceneryAt = (runId: string, day: number, path: number): string => {
  const first = numberFrom(runId)
  return SCENERY[(first + day * PATHS_PER_SET + path) % SCENERY.length] ?? ''
}

/** The meaning of a colour; style sheets have the colours. */
type Tint = 'danger' | 'merchant' | 'quiet' | 'gold' | 'health' | 'damage'

/** A note on a card, in its colour. */
type Note = { readonly text: string; readonly tint?: Tint }

/** What a button of a choice shows besides its label. */
export type Card = {
  readonly picture?: string
  readonly tint?: Tint
  /** A name in the place of the label, which then stands in the corner. */
  readonly title?: string
  readonly notes: readonly Note[]
  /** It can be pressed, and will not help. */
  readonly isOutOfReach?: boolean
}

const PATHS: Readonly<Record<PathKind, { readonly picture: string; readonly tint: Tint }>> = {
  enemy: { picture: enemyPicture, tint: 'danger' },
  merchant: { picture: merchantPicture, tint: 'merchant' },
  empty: { picture: emptyPicture, tint: 'quiet' },
  reward: { picture: rewardPicture, tint: 'gold' },
}

const SIGNS = [sign1, sign2, sign3, sign4]

/**
 * The signs of the four unseen paths. They are drawn from what is on the screen, never from the run's
 * seed, so they cannot hint at what a path hides.
 */
const signsOn = ({ day, name }: View['player']): readonly string[] => {
  const { cosmetic } = rngFrom(`signs of ${name} on day ${day}`)
  return cosmetic.sample(SIGNS, SIGNS.length)
}

function pathCard({ seenPaths, player }: View, { hint }: Choice, { at, runId }: Place): Card {
  const kind = seenPaths?.[at]
  if (kind) {
    return { ...PATHS[kind], notes: [{ text: hint ?? '', tint: PATHS[kind].tint }] }
  }
  const sign = signsOn(player)[at]
  const text = sceneryAt(runId, player.day, at)
  return { notes: [{ text, tint: 'quiet' }], ...(sign !== undefined && { picture: sign }) }
}

/** The colour of what a good is best for. */
function tintOf({ health, damage }: View['goods'][number]): Tint {
  if (health > 0) return 'health'
  return damage > 0 ? 'damage' : 'quiet'
}

function goodCard({ goods, player }: View, at: number): Card {
  const good = goods[at]
  if (!good) return { notes: [] }
  const { id, name, health, damage, price, affordable } = good
  const missing = affordable ? '' : `, ${price - player.gold} short`
  return {
    picture: goodPicture(id),
    tint: tintOf(good),
    title: name,
    notes: [
      ...(health > 0 ? [{ text: `+${health} HEALTH`, tint: 'health' as const }] : []),
      ...(damage > 0 ? [{ text: `+${damage} MAX DAMAGE`, tint: 'damage' as const }] : []),
      ...(health + damage === 0 ? [{ text: 'no known effect' }] : []),
      { text: `${price} gold${missing}`, tint: affordable ? 'gold' : 'danger' },
    ],
    isOutOfReach: !affordable,
  }
}

/** What a view costs, and what it leaves. */
const payNote = (gold: number) => `${VIEW_PRICE} gold, ${gold - VIEW_PRICE} left`

/** The place of a choice in its group, and the run in which it is offered. */
type Place = { readonly at: number; readonly runId: string }

/** The card of a choice: null for one that is a plain button. */
export function cardOf(view: View, choice: Choice, place: Place): Card | null {
  switch (choice.command.type) {
    case 'pay':
      return {
        picture: payPicture,
        tint: 'gold',
        notes: [{ text: payNote(view.player.gold), tint: 'gold' }],
      }
    case 'chance':
      return { picture: chancePicture, notes: [{ text: 'free, and unseen' }] }
    case 'path':
      return pathCard(view, choice, place)
    case 'buy':
      return goodCard(view, place.at)
    default:
      return null
  }
}
