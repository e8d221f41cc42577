import type { ContentLine, NonEmpty, Rumours } from './shapes.ts'

/** The texts of the game that belong to no single entry. A name in braces is filled in when it is printed. */

/** The specification's messages, to the letter: odd spelling and trailing spaces included. */
export const SPECIFIED_MESSAGES = {
  welcomeBack: 'Welcome back, {name}',
  chooseAnotherName: 'Please Choose Another Name...',
  nameLength: '(Max 12 Characters Long)',
  payPrompt: 'Pay 1 Gold to See Paths??',
  noGold: 'You dont have any gold...',
  payOrChance: "You can't have your cake and eat it too",
  notAPath: 'That is not a path',
  notANumber: 'Attacks are usually numbers... ',
  noDrop: 'NOTHING',
  tooLittleGold: 'Im sorry, not enough gold.',
  leaveMerchant: 'Maybe Next Time...',
  youDied: 'YOU DIED',
  daysSurvived: '{days} Days Survived',
} as const

/** The labels of the player's stats (specification 2), the same in every line and hint. */
export const STAT_LABELS = {
  health: 'HEALTH',
  damage: 'MAX DAMAGE',
  gold: 'GOLD',
  day: 'DAY',
  days: 'DAYS',
} as const

/** The starting merchant, who greets the player, asks for the name, and is every later merchant. */
export const MARLOWE = {
  id: 'marlowe',
  name: 'Marlowe',
  /** Shown under his name: before a run, on a visit, and at the end of the road. */
  taglines: {
    start: 'Merchant. Mostly rocks.',
    merchant: 'Has followed you for a mile.',
    hundredthDay: 'In his good coat.',
  },
} as const

/** Marlowe's greeting of a new player. */
export const FIRST_MEETING: readonly ContentLine[] = [
  { text: 'A man in a long coat looks up from a box of rocks.', wait: 1000 },
  '“A new face! Marlowe, merchant. I sell to people who are about to need it.”',
  '“A hundred days lie ahead. Nobody has ever complained about the last one.”',
  { text: '“What name shall I put on the box?”', wait: 0 },
]

/** Printed after a valid name. */
export const NAME_TAKEN: readonly ContentLine[] = [
  '“{name}. Good. Short enough for a small plaque.”',
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

/** One of these opens a visit to the merchant. */
export const MERCHANT_OPENINGS: NonEmpty<string> = [
  '“What a coincidence,” says Marlowe, who has been following you for a mile.',
  'Marlowe unrolls a blanket. It looks like your blanket. You have no blanket now.',
  '“Everything must go,” says Marlowe. “It is alive, some of it.”',
  '“Finest goods this side of that tree,” says Marlowe, and moves the tree.',
  '“I was just closing,” says Marlowe, unfolding a second table.',
  'Marlowe is asleep on his feet. Only the prices are awake.',
]
/** One of these opens it when the player has no gold. */
export const MERCHANT_OPENINGS_NO_GOLD: NonEmpty<string> = [
  'Marlowe weighs your purse with his eyes. “Browsing, then,” he says. “Browse away.”',
  '“No gold? Then admire,” says Marlowe. “Admiring wears the goods out least.”',
  'Marlowe turns the prices round, out of tact.',
]
/** One of these ends the list of goods: a number or its word buys, anything else leaves. */
export const MERCHANT_PROMPTS: NonEmpty<string> = [
  '“One, two or three? Say anything else, and I shall wave.”',
  '“One, two or three. Anything else is goodbye, and I am bad at those.”',
  '“Say one, two or three, and it is yours. Say anything else, and I roll it all up again.”',
  '“One, two or three buys it. Anything else I take as a no. I take it well.”',
  '“It is one, two or three. Anything else, and you walk on, so much lighter.”',
  '“Name one, two or three. At anything else I fold the blanket, with dignity.”',
]

/** For an attack at max damage that wins a fight in its first round and earns gold. */
export const FULL_BLOW_REMARKS: NonEmpty<string> = [
  'One full blow! A coin rolls out of the bushes.',
  'One full blow! Somebody in a tree claps, and drops a coin.',
  'One full blow! It was standing on a coin.',
  'One full blow! A coin falls down, out of surprise.',
  'One full blow! The echo brings a coin back with it.',
]

/** Before the choice of an unseen path. */
export const CHANCE_REMARKS: NonEmpty<string> = [
  'You keep your coin and your ignorance.',
  'Four paths. They all look innocent, which is how paths look.',
  'You close your eyes, for fairness.',
  'You put the coin back. It had hoped to travel.',
  'Not knowing is free, and comes in four sizes.',
  'You look at the paths. The paths look at their feet.',
]
export const PATH_PROMPT = 'Path 1, 2, 3 or 4?'

/** The names of the kinds of path when the player has paid to see them. */
export const PATH_NAMES = {
  reward: 'Reward',
  enemy: 'Enemy',
  merchant: 'Merchant',
  empty: 'Empty',
} as const

/** In the first fight of a run. */
export const FIRST_FIGHT_HINT =
  '“Any larger number counts as your maximum,” calls Marlowe, from behind you.'
/** For a foe without such lines of its own. */
export const MISSES: NonEmpty<string> = [
  '{foe} swings and misses.',
  '{foe} hits the air. The air had it coming.',
  '{foe} trips, and passes it off as a dance.',
  '{foe} pauses to think about another line of work.',
  '{foe} hits the spot where you were yesterday.',
  '{foe} takes such a long run-up that the moment passes.',
  '{foe} looks at you, then at the clouds, and loses the thread.',
]

/** Refusals are fixed texts, because a refusal draws nothing. */
export const START_REFUSAL = 'Marlowe cups an ear. The word he is waiting for is “start”.'
export const YESNO_REFUSAL = 'It is a yes or no sort of question.'

/** After the end of a run. */
export const PLAY_AGAIN = '“Again? Just say start. I have already put the rocks back.”'

/** Printed when day 100 is reached (specification 4, End of game). */
export const ENDING_SPEECH: readonly ContentLine[] = [
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

/**
 * Printed on certain days before the choice of a path: the advance notice of the bosses. A notice that
 * concerns one boss is in that boss's file.
 */
export const RUMOURS: Rumours = {
  10: [
    { text: 'A poster on every tree: “FROM DAY 15: BOSSES”.', tone: 'danger', wait: 1000 },
    'Under it, in pencil: “bring health”.',
  ],
  11: [
    {
      text: 'A knight limps past, the other way. “Whatever you do, spend your gold,” he says.',
      wait: 1000,
    },
    '“I saved mine. It is very safe. It is under the boss.”',
  ],
  12: [
    'A note from Marlowe, under a rock that was not there before:',
    '“Bosses take health. I sell it. I want no credit for the arrangement.”',
  ],
  13: [
    { text: 'Carved into a gate: “Where there are bosses, pay to look.”', wait: 1000 },
    'Below, by another hand: “I took the chance.” Below that, a tooth mark.',
  ],
  14: [
    { text: 'Far off, a spoon strikes a bowl. An adding machine answers.', wait: 1200 },
    { text: 'The bosses come tomorrow.', tone: 'danger', wait: 1000 },
  ],
  81: [
    'A card: “Gone home. It went soft. Regards, the Captain.”',
    'Gerald has signed it too, and taken the stamp off his taxes.',
  ],
  99: [
    { text: 'Day ninety-nine. The road has never had to go this far.', tone: 'title', wait: 1200 },
  ],
}

/** Marlowe's verdict on a run: the first whose bound is above its days. */
export const VERDICTS: readonly { readonly below: number; readonly text: string }[] = [
  { below: 5, text: 'That was brisk.' },
  { below: 15, text: 'I have known longer picnics.' },
  { below: 50, text: 'The bosses liked you. They said so, afterwards.' },
  { below: 80, text: 'Few have come as far. I had to dust the signposts.' },
  { below: 100, text: 'I had already put my good coat on.' },
  { below: Infinity, text: 'I have run out of days. Well walked.' },
]
