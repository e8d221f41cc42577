import { rngFrom } from '@fable/engine'
import sign1 from './art/sign-1.svg?url'
import sign2 from './art/sign-2.svg?url'
import sign3 from './art/sign-3.svg?url'
import sign4 from './art/sign-4.svg?url'

type UnseenPath = { readonly picture: string; readonly scenery: string }

/** The mushroom, the crow, the boot and the snail. Each has the same number of sceneries. */
export const SIGNS: readonly { readonly picture: string; readonly scenery: readonly string[] }[] = [
  {
    picture: sign1,
    scenery: [
      'a birch',
      'ferns',
      'a hollow oak',
      'a tree stump',
      'a fallen branch',
      'moss',
      'tall grass',
      'bluebells',
      'foxgloves',
      'heather',
      'clover',
    ],
  },
  {
    picture: sign2,
    scenery: [
      'three poplars',
      'a scarecrow',
      'a crooked post',
      'a dovecote',
      'a washing line',
      'an old kite',
      'a hedge',
      'a cairn',
      'a rope swing',
      'a milestone',
      'a sundial',
    ],
  },
  {
    picture: sign3,
    scenery: [
      'a stile',
      'cart tracks',
      'a footbridge',
      'a gate, ajar',
      'some gravel',
      'a plank',
      'a lost glove',
      'a bench',
      'a broken wheel',
      'a cattle grid',
      'an empty bucket',
    ],
  },
  {
    picture: sign4,
    scenery: [
      'two puddles',
      'a mossy wall',
      'a dry ditch',
      'nettles',
      'white stones',
      'brambles',
      'wet leaves',
      'a well',
      'thistles',
      'a stone trough',
      'reeds',
    ],
  },
]

/**
 * The unseen paths depend only on the run's id and the day, not on the draws of the run, so they cannot hint at an
 * encounter.
 */
export function unseenPathsOn(runId: string, day: number): readonly UnseenPath[] {
  const signs = rngFrom(`signs of ${runId} on day ${day}`).cosmetic.sample(SIGNS, SIGNS.length)
  return signs.map(({ picture, scenery }) => {
    const order = orderAfter(scenery, runId, Math.floor(day / scenery.length))
    return { picture, scenery: order[day % scenery.length] ?? '' }
  })
}

/** A round shows each scenery of a sign once. Returns their order after this many rounds. */
function orderAfter(scenery: readonly string[], runId: string, rounds: number): readonly string[] {
  const shuffled = (some: readonly string[], round: number) =>
    rngFrom(`scenery of ${runId}, ${round}, ${String(some[0])}`).cosmetic.sample(some, some.length)
  // A scenery from the second half of a round stays in the second half of the next round, so none returns within five
  // days.
  return Array.from({ length: rounds }).reduce<readonly string[]>(
    (order, _, round) => {
      const half = Math.ceil(order.length / 2)
      return [...shuffled(order.slice(0, half), round), ...shuffled(order.slice(half), round)]
    },
    shuffled(scenery, -1),
  )
}
