import {
  type Carried,
  endOfStretch,
  type Judged,
  type Lantern,
  type LanternId,
  type Offer,
  type Post,
  type Posts,
  POSTS,
  rngFrom,
  type Tally,
} from '@fable/engine'
import { BOSSES } from '@fable/engine/content'
import { numberWord, plural } from '../../lib/words.ts'
import { type Outcome, outcomesOf } from './outcomes.ts'

export type Deeds = {
  readonly story: Pick<Tally, 'kills' | 'exactKills' | 'paid' | 'health'>
  readonly gold: number
}

/** The player's progress on a lantern. Where room is short, `unit` is left out. */
type Count = { readonly count: string; readonly unit?: string }

type LanternTexts = {
  readonly name: string
  readonly ask: (asks: number) => string
  /** Everything that the lantern asks, if `ask` leaves something out. */
  readonly terms?: (asks: number) => string
  readonly soFar: (deeds: Deeds, post: Post) => string
  readonly count: (carried: Carried, gold: number) => Count
  /** True if only the number at the end of the stretch counts. */
  readonly isDue?: boolean
}

const flamesIn = (count: number): string => `${numberWord(count)} flame${count === 1 ? '' : 's'}`

export const flameWords = (count: number): string => flamesIn(count).toLowerCase()

// Counts the bosses that can be met in the stretch. Bosses that must be enabled first are a surprise and do not count.
const bossesAfter = (post: Post): number =>
  BOSSES.filter(
    ({ toggle, daySpawn, dayEndSpawn }) =>
      toggle && daySpawn < endOfStretch(post) && dayEndSpawn >= post,
  ).length

export const LANTERN_TEXTS: Readonly<Record<LanternId, LanternTexts>> = {
  hunter: {
    name: 'Hunter',
    ask: (asks) => (asks === 1 ? 'Fell one more foe.' : `Fell ${asks} more foes.`),
    soFar: ({ story }) => `You felled ${story.kills} so far.`,
    count: ({ lantern, stretch }) => ({
      count: `${stretch.felled} of ${lantern.asks}`,
      unit: 'foes',
    }),
  },
  'giant-killer': {
    name: 'Giant-killer',
    ask: (asks) => (asks === 1 ? 'Fell one more boss.' : `Fell ${asks} more bosses.`),
    soFar: (_, post) => `${numberWord(bossesAfter(post))} bosses keep coming.`,
    count: ({ lantern, stretch }) => ({
      count: `${stretch.bosses} of ${lantern.asks}`,
      unit: 'bosses',
    }),
  },
  miser: {
    name: 'Miser',
    ask: (asks) => `Arrive with ${asks} gold.`,
    soFar: ({ gold }) => `You have ${gold}.`,
    count: ({ lantern }, gold) => ({ count: `${gold} of ${lantern.asks}`, unit: 'gold' }),
    isDue: true,
  },
  'steady-hand': {
    name: 'Steady hand',
    ask: (asks) => `Never below ${asks} HEALTH.`,
    soFar: ({ story }) =>
      `Your lowest so far: ${Math.min(...story.health.map(([, left]) => left))}.`,
    count: ({ lantern: { asks } }) => ({
      count: `${asks}+`,
      unit: 'HEALTH',
    }),
  },
  'to-the-point': {
    name: 'To the point',
    ask: (asks) => `Fell ${asks}, all exactly, no coin.`,
    terms: (asks) =>
      `Fell at least ${asks} foes, every one to exactly 0, and earn no coin for a first blow.`,
    soFar: ({ story: { kills, exactKills } }) =>
      `${exactKills} of your ${kills} ${exactKills === 1 ? 'was' : 'were'} exact.`,
    count: ({ lantern, stretch }) => ({
      count: `${stretch.felled} of ${lantern.asks}`,
      unit: 'exact',
    }),
  },
  'eyes-shut': {
    name: 'Eyes shut',
    ask: (asks) => (asks === 0 ? 'Pay for no path.' : `Pay ${plural(asks, 'time')} at most.`),
    soFar: ({ story }) => paidText(story.paid),
    count: ({ lantern, stretch }) => ({
      count:
        lantern.asks === 0 ? `${stretch.paid} paid` : `${stretch.paid} of ${lantern.asks} paid`,
    }),
  },
}

export const nameOf = ({ id }: Pick<Lantern, 'id'>): string => LANTERN_TEXTS[id].name

export const askOf = ({ id, asks }: Lantern): string => LANTERN_TEXTS[id].ask(asks)

export function termsOf({ id, asks }: Lantern): string {
  const { ask, terms = ask } = LANTERN_TEXTS[id]
  return terms(asks)
}

export const describeCarried = ({ lantern, post }: Carried): string =>
  `${nameOf(lantern)}: ${termsOf(lantern)} ${flamesIn(lantern.flames)}, on day ${endOfStretch(post)}.`

type PostText = { readonly name: string; readonly speech: readonly [string, string] }

const POST_TEXTS: Readonly<Record<Post, PostText>> = {
  25: {
    name: 'the first post',
    speech: [
      '“A quarter of it. Most people stop to sit down,” says Marlowe.',
      '“Bring one to day 50, and its flames are yours. Lose it, and it takes one of yours along.”',
    ],
  },
  50: {
    name: 'the second post',
    speech: [
      '“Half of it. It is the shorter half,” says Marlowe.',
      '“The lanterns are fresh. I told the moths to wait.”',
    ],
  },
  75: {
    name: 'the last post',
    speech: [
      '“I nearly did not put one here,” says Marlowe. “It seemed optimistic.”',
      '“Carry it to the end, and mind the wind. I do not sell matches.”',
    ],
  },
}

export const POST_TAGLINES: Readonly<Record<Post, string>> = {
  25: 'Leans on it.',
  50: 'His name is on it.',
  75: 'Holds it up, or is held.',
}

const numberOfLanterns = (count: number): string =>
  `${numberWord(count)} Lantern${count === 1 ? '' : 's'}`

type OfferTexts = {
  readonly kicker: string
  readonly title: string
  readonly speech: readonly [string, string]
  readonly prompt: string
}

export const promptOf = ({ post }: Offer): string => `Which lantern, to day ${endOfStretch(post)}?`

/** `day` is the current day, which may be later than the day of the post. */
export const offerTexts = (offer: Offer, day: number): OfferTexts => ({
  kicker: `Day ${day} · ${POST_TEXTS[offer.post].name}`,
  title: numberOfLanterns(offer.lanterns.length),
  speech: POST_TEXTS[offer.post].speech,
  prompt: promptOf(offer),
})

/** '1, 2, 3 or none' */
export const offerHint = ({ lanterns }: Pick<Offer, 'lanterns'>): string =>
  `${lanterns.map((_, at) => at + 1).join(', ')} or none`

const KEPT = [
  '“Still lit,” says Marlowe. “I had already let its hook.”',
  '“I must have handed you a good one by mistake,” says Marlowe.',
  '“I told everybody that you would,” says Marlowe. “I told the hen the other thing.”',
  '“Well carried,” says Marlowe. “I should have asked for a deposit.”',
  '“It burned the whole way,” says Marlowe. “My stock usually does that at once.”',
  '“They are yours,” says Marlowe. “Feed them nothing, and give them no names.”',
  '“Put it where people can see it,” says Marlowe. “I shall say that it was easy.”',
  '“So it can be done,” says Marlowe, and makes a note against it.',
] as const

const LOST = [
  '“I said a few words over it,” says Marlowe. “They were prices.”',
  '“Dark,” says Marlowe. “You will find that it is lighter to carry.”',
  '“The moths will miss it,” says Marlowe. “They had moved in.”',
  '“Somebody was going to,” says Marlowe. “I had drawn your name.”',
  '“It went so quietly,” says Marlowe. “You do not get that with customers.”',
  '“There is a shelf for those,” says Marlowe. “It is my longest.”',
  '“I saw that from here,” calls Marlowe. “I see rather less now.”',
  '“Keep the glass,” says Marlowe. “It is very good glass. Nothing comes through it.”',
] as const

export const REMARKS = { kept: KEPT, lost: LOST } as const

/** Chooses a remark so that no two posts of a run have the same one. `seed` is the run's `postSeed`. */
export function remarkOn({ post, isKept }: Judged, seed: string): string {
  const about = isKept ? 'kept' : 'lost'
  const remarks = rngFrom(`${seed}/${about}`).sample(REMARKS[about], POSTS.length)
  return remarks[POSTS.indexOf(post)] ?? ''
}

export function outcomeText({ id, flames, isKept, hasPutOutOne }: Outcome): string {
  const { name } = LANTERN_TEXTS[id]
  if (isKept) {
    return `${name}, kept. ${flamesIn(flames)} ${flames === 1 ? 'is' : 'are'} yours.`
  }
  return hasPutOutOne
    ? `${name} goes dark, and takes one of your flames along.`
    : `${name} goes dark.`
}

type CarriedTexts = {
  readonly name: string
  readonly count: string
  /** '' if the count has no unit. */
  readonly unit: string
  readonly until: string
  readonly day: string
}

export function carriedTexts(carried: Carried, gold: number): CarriedTexts {
  const { lantern, post } = carried
  const { name, count: countIn, isDue = false } = LANTERN_TEXTS[lantern.id]
  const { count, unit = '' } = countIn(carried, gold)
  return { name, count, unit, until: isDue ? 'due' : 'until', day: `day ${endOfStretch(post)}` }
}

/** Says how many flames an ended run has and which lanterns were kept or lost; null for a run without lanterns. */
export function flamesText(posts: Posts): string | null {
  const clauses = outcomesOf(posts).map(clauseOf)
  const last = clauses.pop()
  if (last === undefined) return null
  const told = clauses.length === 0 ? last : `${clauses.join(', ')}, and ${last}`
  return `${flamesIn(posts.flames)}: ${told}`
}

function clauseOf({ id, flames, isKept, hasPutOutOne, day }: Outcome): string {
  const { name } = LANTERN_TEXTS[id]
  if (isKept) return `${name} kept ${numberWord(flames).toLowerCase()}`
  return `${name} went dark on day ${day}${hasPutOutOne ? ' and took one along' : ''}`
}

export const mostFlamesText = (flames: number): string | null =>
  flames === 0 ? null : `Most flames: ${flames}`

function paidText(times: number): string {
  if (times === 0) return 'You never paid so far.'
  return times === 1 ? 'You paid once so far.' : `You paid ${times} times so far.`
}
