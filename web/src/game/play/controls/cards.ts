import type { Choice, View } from '@fable/engine'
import { VIEW_PRICE } from '@fable/engine/content'
import { goodPicture } from '../../../scenery/cast/pictures.ts'
import { PATHS, type Tint } from '../../stage/path-kinds.ts'
import chancePicture from './art/chance.svg?url'
import payPicture from './art/pay.svg?url'
import { unseenPathsOn } from './unseen-paths.ts'

type Note = { readonly text: string; readonly tint?: Tint }

export type Card = {
  readonly picture?: string
  readonly tint?: Tint
  /** Shown instead of the label, which then moves to the corner. */
  readonly title?: string
  readonly notes: readonly Note[]
  /** The choice can be pressed but would be refused, such as a good that costs too much. */
  readonly isOutOfReach?: boolean
}

const payNote = (gold: number) => `${VIEW_PRICE} of your ${gold} gold`

type Place = { readonly at: number; readonly runId: string }

/** Returns null if the choice is shown as a plain button. */
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

function pathCard({ seenPaths, player }: View, { hint }: Choice, { at, runId }: Place): Card {
  const kind = seenPaths?.[at]
  if (kind) {
    return { ...PATHS[kind], notes: [{ text: hint ?? '', tint: PATHS[kind].tint }] }
  }
  const path = unseenPathsOn(runId, player.day)[at]
  return path
    ? { picture: path.picture, notes: [{ text: path.scenery, tint: 'quiet' }] }
    : { notes: [] }
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

function tintOf({ health, damage }: View['goods'][number]): Tint {
  if (health > 0) return 'health'
  return damage > 0 ? 'damage' : 'quiet'
}
