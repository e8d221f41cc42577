import { isRefusal } from '../model/command.ts'
import { newRun } from '../model/new-run.ts'
import type { State } from '../model/state.ts'
import { play } from '../play.ts'
import { type Lantern, type LanternId, LANTERNS, type Post, POSTS } from '../posts/lanterns.ts'
import { NO_POSTS, passTurn, type Posts } from '../posts/posts.ts'
import { NEW_STRETCH } from '../posts/stretch.ts'
import { read } from '../read.ts'
import { type Rng, rngFrom, turnSeed } from '../rng/rng.ts'
import { type Bot, carrierOf } from './bots.ts'

/** The results of runs after an offer of this lantern. All numbers are counts of runs. */
export type LanternMeasure = {
  readonly post: Post
  readonly lantern: Lantern
  offered: number
  /**
   * `kept`: the lantern was kept by a player who plays for it. `keptByHabit`: it was kept by the bot with its own
   * habits.
   */
  kept: number
  keptByHabit: number
  /** `wins`: wins of the player who plays for the lantern. `winsWithout`: wins of the bot without a lantern. */
  wins: number
  winsWithout: number
}

type Point = { readonly state: State; readonly turns: number; readonly posts: Posts }

type Game = { readonly secret: string; readonly rng: Rng }

/**
 * Lets a bot play `runs` runs. From each offer of a post, the run is also continued twice with each lantern, for `kept`
 * and for `keptByHabit`, and once without one.
 */
export function measureLanterns(
  bot: Bot,
  { runs, secret: name }: { readonly runs: number; readonly secret: string },
): readonly LanternMeasure[] {
  const measures = POSTS.flatMap((post) =>
    LANTERNS[post].map((lantern) => ({
      post,
      lantern,
      offered: 0,
      kept: 0,
      keptByHabit: 0,
      wins: 0,
      winsWithout: 0,
    })),
  )

  for (let run = 0; run < runs; run++) {
    const secret = `${name}-${run}`
    const game = { secret, rng: rngFrom(`${secret}/whims`) }
    let point: Point = { state: newRun(), turns: 0, posts: NO_POSTS }
    for (;;) {
      measureOffer(bot, point, game, measures)
      const { turn, point: next } = playTurn(bot, point, game)
      if (turn.ended) break
      point = next
    }
  }

  return measures
}

function measureOffer(bot: Bot, point: Point, game: Game, measures: readonly LanternMeasure[]) {
  const { offer } = point.posts
  if (!offer) return
  // Each continuation starts with the same random choices of the bot.
  const again = (): Game => ({ ...game, rng: rngFrom(`${game.secret}/${offer.post}/whims`) })
  const without = playOn(point, () => bot, again())

  for (const lantern of offer.lanterns) {
    const measure = measures.find((one) => one.post === offer.post && one.lantern === lantern)
    if (!measure) continue
    const carry = (posts: Posts): Bot => {
      const isFirst = posts.offer?.post === offer.post
      const carried = posts.carried?.post === offer.post ? posts.carried.stretch : undefined
      const stretch = isFirst ? NEW_STRETCH : carried
      return stretch ? carrierOf(lantern, stretch) : bot
    }
    const isKept = ({ posts }: { readonly posts: Posts }) =>
      posts.judged.some((judged) => judged.post === offer.post && judged.isKept)
    const played = playOn(point, carry, again(), lantern.id)
    const byHabit = playOn(point, () => bot, again(), lantern.id)

    measure.offered += 1
    measure.kept += isKept(played) ? 1 : 0
    measure.keptByHabit += isKept(byHabit) ? 1 : 0
    measure.wins += played.isWon ? 1 : 0
    measure.winsWithout += without.isWon ? 1 : 0
  }
}

function playTurn(
  bot: Bot,
  { state, turns, posts }: Point,
  { secret, rng, taken }: Game & { readonly taken?: LanternId | undefined },
) {
  const command = read(state, bot(state, rng))
  if (isRefusal(command)) throw new Error('A bot entered what the rules refuse.')
  const turn = play(state, command, rngFrom(turnSeed(secret, turns)))
  const after = passTurn(posts, { turn, taken, seed: secret })
  return { turn, point: { state: turn.state, turns: turns + 1, posts: after } }
}

function playOn(from: Point, choose: (posts: Posts) => Bot, game: Game, taken?: LanternId) {
  let point = from
  let first = taken
  for (;;) {
    const { turn, point: next } = playTurn(choose(point.posts), point, { ...game, taken: first })
    if (turn.ended) return { isWon: turn.ended.cause === 'hundred', posts: next.posts }
    first = undefined
    point = next
  }
}
