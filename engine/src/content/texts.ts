import type { NonEmpty } from '../non-empty.ts'
import type { Words } from './shapes.ts'

/** The starting merchant, who greets the player, asks for the name, and sells ever after. */
export const MARLOWE = { id: 'marlowe', name: 'Marlowe' } as const

/** How Marlowe greets a player he has not met. */
export const FIRST_MEETING: readonly Words[] = [
  { text: 'A man in a long coat looks up from a box of rocks.', wait: 1000 },
  '“A new face! Marlowe, merchant. I sell to people who are about to need it.”',
  '“A hundred days lie ahead. Nobody has ever complained about the last one.”',
  { text: '“What name shall I put on the box?”', wait: 0 },
]

/** What follows a valid name; NAME stands for it. */
export const NAME_TAKEN: readonly Words[] = [
  '“NAME. Good. Short enough for a small plaque.”',
  '“Here is one gold. It was in your pocket. I admire honesty, mostly mine.”',
  '“Every day has four paths. A coin shows what they hide. Taking your chance is free.”',
]

/** The 13 greetings of returning players (specification 3). */
export const GREETINGS: NonEmpty<string> = [
  '“You again! I had money on you. I would rather not say which way.”',
  '“The hundred days have missed you. They told me so, one by one.”',
  '“Your health is back. It asked me not to say where it has been.”',
  '“I kept your coin warm. Well, the hen did.”',
  '“As I recall, it all went well apart from the end.”',
  '“The Starch King asked after you. I said that you had moved.”',
  '“You look taller. Or the road has sunk again.”',
  '“I have been practising my surprised face. There. That was it.”',
  '“Nothing has changed. I moved one rock. It moved back.”',
  '“You are in luck: day zero is free this week.”',
  '“I told everyone you would come. Everyone was a goose, but still.”',
  '“The paths have been swept. Not by me. We do not know by whom.”',
  '“Do come in. Mind the optimism, it has just been polished.”',
]

/** The 5 replies to a player who cannot afford something (specification 3). */
export const SHOPKEEPER_LINES: NonEmpty<string> = [
  '“I take gold, and only gold. I have been paid in looks before.”',
  '“Put it down gently. It had begun to believe in you.”',
  '“Come back richer, and I shall pretend that we have never met.”',
  '“I do not give credit. I gave it once. It never wrote.”',
  '“Looking is free. Looking sad is also free. You have had both.”',
]

/** How the merchant opens. */
export const MERCHANT_OPENINGS: NonEmpty<string> = [
  '“What a coincidence,” says Marlowe, who has been following you for a mile.',
  'Marlowe unrolls a blanket. It looks like your blanket. You have no blanket now.',
  '“Everything must go,” says Marlowe. “It is alive, some of it.”',
  '“Finest goods this side of that tree,” says Marlowe, and moves the tree.',
  '“I was just closing,” says Marlowe, unfolding a second table.',
  'Marlowe is asleep on his feet. Only the prices are awake.',
]
/** When there is no gold in the purse: looking is free, the day is not. */
export const MERCHANT_OPENINGS_NO_GOLD: NonEmpty<string> = [
  'Marlowe weighs your purse with his eyes. “Browsing, then,” he says. “Browse away.”',
  '“No gold? Then admire,” says Marlowe. “Admiring wears the goods out least.”',
  'Marlowe turns the prices round, out of tact.',
]
export const MERCHANT_PROMPT = '“One, two or three? Say anything else, and I shall wave.”'

/** For a full blow that ends a fight at once, and the coin that comes of it. */
export const FULL_BLOW_REMARKS: NonEmpty<string> = [
  'One full blow! A coin rolls out of the bushes.',
  'One full blow! Somebody in a tree claps, and drops a coin.',
  'One full blow! It was standing on a coin.',
  'One full blow! A coin falls down, out of surprise.',
  'One full blow! The echo brings a coin back with it.',
]

/** Before the choice of a path that has not been looked at. */
export const CHANCE_REMARKS: NonEmpty<string> = [
  'You keep your coin and your ignorance.',
  'Four paths. They all look innocent, which is how paths look.',
  'You close your eyes, for fairness.',
  'You put the coin back. It had hoped to travel.',
  'Not knowing is free, and comes in four sizes.',
  'You look at the paths. The paths look at their feet.',
]
export const PATH_PROMPT = 'Path 1, 2, 3 or 4?'

/** What a paid view calls each kind of path. */
export const PATH_NAMES = {
  reward: 'Reward',
  enemy: 'Enemy',
  merchant: 'Merchant',
  empty: 'Empty',
} as const

/** In fights; FOE stands for the foe's name. */
export const FIRST_FIGHT_HINT = 'Any larger number counts as your maximum.'
export const MISSES: NonEmpty<string> = [
  'FOE swings and misses.',
  'FOE hits the air. The air had it coming.',
  'FOE trips, and passes it off as a dance.',
  'FOE pauses to think about another line of work.',
  'FOE hits the spot where you were yesterday.',
  'FOE takes such a long run-up that the moment passes.',
  'FOE looks at you, then at the clouds, and loses the thread.',
]

/** Fixed words for answers that no rule takes: refusals draw no dice, decoration neither. */
export const START_REFUSAL = 'Marlowe cups an ear. The word he is waiting for is “start”.'
export const YESNO_REFUSAL = 'It is a yes or no sort of question.'

/** After the end of a run. */
export const PLAY_AGAIN = '“Again? Just say start. I have already put the rocks back.”'

/** What plays when day 100 is reached (specification 4, End of game). */
export const ENDING_SPEECH: readonly Words[] = [
  { text: 'Day one hundred.', tone: 'title', wait: 1200 },
  { text: 'Marlowe sits on the last signpost. It points at a field.', wait: 1000 },
  {
    text: '“You did it. I had a speech for this, but somebody bought it.”',
    wait: 1000,
  },
  {
    text: '“It went: courage, friendship, always read the label on a mushroom.”',
    wait: 1000,
  },
  { text: 'The sun comes up. It has done so every day. This time it takes a bow.', wait: 1000 },
  {
    text: '“There is no day one hundred and one. I looked. It is only grass, and very nice.”',
    wait: 1000,
  },
  { text: 'You walk out into the field. Nothing attacks you.', wait: 1000 },
  { text: 'You will find this suspicious for years.', tone: 'good', wait: 1200 },
]
