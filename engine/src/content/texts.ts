import type { ContentLine, NonEmpty, Rumours } from './shapes.ts'

/**
 * The texts of the game that belong to no single foe, good or opportunity. Names in braces are replaced when a text is
 * printed.
 */

/** The messages whose wording docs/rules.md specifies exactly, including odd spelling and trailing spaces. */
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

export const REPORTS = {
  change: '{by} {label}',
  path: 'Path {path}: {kind}',
  reward: 'You find a reward: {reward}!',
  blocksThePath: '{foe} blocks the path.',
  foe: '{foe}: {health} HEALTH, {damage} MAX DAMAGE',
  hit: 'You hit {foe} for {damage}: {left} HEALTH left.',
  hitBack: '{foe} hits back for {damage}: you have {left} left.',
  defeated: '{foe} is defeated!',
  noCoin: 'No coin: a full blow was {damage}.',
  leaves: '{foe} leaves you: {reward}!',
  dropped: '{foe} dropped...',
  drop: '{reward}!',
  good: '{slot}. {good}',
  bought: 'You buy: {good}.',
} as const

/** The names of the player's numbers in all lines and hints (docs/rules.md, section 2). */
export const STAT_LABELS = {
  health: 'HEALTH',
  damage: 'MAX DAMAGE',
  gold: 'GOLD',
  day: 'DAY',
  days: 'DAYS',
} as const

/** Marlowe greets the player at the start, asks for the name, and is every merchant on the way. */
export const MARLOWE = {
  id: 'marlowe',
  name: 'Marlowe',
  taglines: {
    start: 'Merchant. Mostly rocks.',
    merchant: 'Has followed you for a mile.',
    hundredthDay: 'In his good coat.',
  },
} as const

export const FIRST_MEETING: readonly ContentLine[] = [
  { text: 'A man in a long coat looks up from a box of rocks.', wait: 1000 },
  '“A new face! Marlowe, merchant. I sell to people who are about to need it.”',
  '“A hundred days lie ahead. Nobody has ever complained about the last one.”',
  { text: '“What name shall I put on the box?”', wait: 0 },
]

export const NAME_TAKEN: readonly ContentLine[] = [
  '“{name}. Good. Short enough for a small plaque.”',
  '“Here is one gold. It was in your pocket. I admire honesty, mostly mine.”',
  '“Every day has four paths. A coin shows what they hide. Taking your chance is free.”',
]

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

export const SHOPKEEPER_LINES: NonEmpty<string> = [
  '“I take gold, and only gold. I have been paid in looks before.”',
  '“Put it down gently. It had begun to believe in you.”',
  '“Come back richer, and I shall pretend that we have never met.”',
  '“I do not give credit. I gave it once. It never wrote.”',
  '“Looking is free. Looking sad is also free. You have had both.”',
]

export const MERCHANT_OPENINGS: NonEmpty<string> = [
  '“What a coincidence,” says Marlowe, who has been following you for a mile.',
  'Marlowe unrolls a blanket. It looks like your blanket. You have no blanket now.',
  '“Everything must go,” says Marlowe. “It is alive, some of it.”',
  '“Finest goods this side of that tree,” says Marlowe, and moves the tree.',
  '“I was just closing,” says Marlowe, unfolding a second table.',
  'Marlowe is asleep on his feet. Only the prices are awake.',
  '“You look like somebody who needs a rock,” says Marlowe. He says it to everybody.',
  'Marlowe steps out of a bush, and hangs a sign on it: “OPEN”.',
  '“I marked these down,” says Marlowe. “Then I missed them, and marked them up.”',
  'Marlowe blows the dust off something. It was mostly dust.',
  '“You break it, you have improved it,” says Marlowe.',
  'There is a bell on a string. You ring it. Marlowe was holding the other end.',
  '“My best customer!” says Marlowe, to a goose. Then he sees you.',
  'Marlowe has put out a chair for you. It faces the prices.',
]
/** One of these greets a player without gold, until the run has printed all of them. */
export const MERCHANT_OPENINGS_NO_GOLD: NonEmpty<string> = [
  'Marlowe weighs your purse with his eyes. “Browsing, then,” he says. “Browse away.”',
  '“No gold? Then admire,” says Marlowe. “Admiring wears the goods out least.”',
  'Marlowe turns the prices round, out of tact.',
  '“An honest purse,” says Marlowe. “It hides nothing.”',
  'Marlowe shows you everything slowly, as one shows people the sea.',
  '“Today we are a museum,” says Marlowe, and puts up a rope.',
  '“I could let you hold a rock,” says Marlowe. “For a minute. I shall count.”',
]
/** These prompts say how to buy: by a number or its word. Any other input leaves the merchant. */
export const MERCHANT_PROMPTS: NonEmpty<string> = [
  '“One, two or three? Say anything else, and I shall wave.”',
  '“One, two or three. Anything else is goodbye, and I am bad at those.”',
  '“Say one, two or three, and it is yours. Say anything else, and I roll it all up again.”',
  '“One, two or three buys it. Anything else I take as a no. I take it well.”',
  '“It is one, two or three. Anything else, and you walk on, so much lighter.”',
  '“Name one, two or three. Anything else, and I fold the blanket, with dignity.”',
  '“One, two or three. Anything else, and we were never here.”',
  '“One, two or three? Anything else is a no, even ‘yes’. I learned that the hard way.”',
  '“Say one, two or three. Anything else I take as goodbye, a sneeze included.”',
  '“One, two or three. Anything else, and the hen shows you out.”',
]

export const FULL_BLOW_REMARKS: NonEmpty<string> = [
  'One full blow! A coin rolls out of the bushes.',
  'One full blow! Somebody in a tree claps, and drops a coin.',
  'One full blow! It was standing on a coin.',
  'One full blow! A coin faints at your feet.',
  'One full blow! The echo brings a coin back with it.',
  'One full blow! A coin rolls up to see what happened.',
  'One full blow! A coin lands on its edge, thinks it over, and picks you.',
  'One full blow! You find a coin before you find your balance.',
  'One full blow! The ground gives you change.',
  'One full blow! A crow had bet against you. It pays.',
  'One full blow! Something in the hedge tips you.',
  'One full blow! The referee, a snail, awards a coin.',
  'One full blow! A coin comes out to look at what fell.',
  'One full blow! The road pays its toll to you, for once.',
  'One full blow! A coin had been hiding in its hat.',
  'One full blow! A passing cloud drops what it was saving.',
  'One full blow! You hear a coin before you see it. So does a magpie. You are quicker.',
  'One full blow! Marlowe, a field away, feels a coin change sides.',
  'One full blow! A coin rolls in a small circle, and lies down like a dog.',
  'One full blow! Somebody had left a tip.',
]
export const FULL_BLOW = 'One full blow!'

export const CHANCE_REMARKS: NonEmpty<string> = [
  'You keep your coin and your ignorance.',
  'Four paths. They all look innocent, which is how paths look.',
  'You close your eyes, for fairness.',
  'You put the coin back. It had hoped to travel.',
  'Not knowing is free, and comes in four sizes.',
  'You look at the paths. The paths look at their feet.',
  'You leave it to luck. Luck was just about to go home.',
  'The coin stays in. It has seen paths.',
  'You hum, so that the paths know that you are coming.',
  'You could have known. Now nobody can blame you.',
  'The four paths go quiet, the way a room does.',
  'A coin saved is a surprise earned.',
  'You ask your instinct. It asks you to repeat the question.',
  'One of the four looks harmless. It has practised.',
  'The paths shuffle a little. They are not supposed to do that.',
  'You walk up to them backwards, to keep an open mind.',
  'Somewhere on the left somebody giggles. It may be the right.',
  'The signs are blank. One has been blank for longer.',
  'You go by the wind. There is no wind. You go by that.',
  'Nothing is known about the paths. There used to be a leaflet.',
  'You keep the coin. It was going to say “two”, or possibly “four”.',
  'You pretend to know. The paths pretend to believe you.',
  'Four paths, one pair of boots. The boots abstain.',
  'You save a coin, and look at nothing very closely.',
  'Fog comes up to see who is choosing.',
  'You toss the coin, miss it, and find it. That settles nothing.',
  'Each path says that it is the other one.',
  'You follow your nose. It was going anyway.',
  'You decide by the shape of a cloud. The cloud had not finished.',
  'A signpost coughs, and says no more.',
  'You count them again. Four. That is something you know.',
  'Your left boot has an opinion. Your right boot has the casting vote.',
  'You listen at each path. One of them is listening back.',
  'The hen has been this way, and left no notes.',
  'You choose the path less travelled. They have all been told to say so.',
  'You point, with your eyes shut. A tree moves its branch out of the way.',
  'Behind a bush somebody has money on this.',
  'You leave the coin where it is warm.',
  'It is a fine day for not knowing.',
  'You draw a straw. It is grass, and it was using it.',
]
/** Until this day the run also prints prompts that say only what the buttons show. */
export const PROMPTS_UNTIL_DAY = 3
export const PATH_PROMPT = 'Type path 1, path 2, path 3 or path 4.'
export const ATTACK_PROMPT = 'Attack with a number, 0 to {max}.'

export const PATH_NAMES = {
  reward: 'Reward',
  enemy: 'Enemy',
  merchant: 'Merchant',
  empty: 'Empty',
} as const

export const FIRST_FIGHT_HINT =
  '“Hit with all of it,” calls Marlowe. “I have never seen a reason not to.”'
export const MISSES: NonEmpty<string> = [
  '{foe} swings and misses.',
  '{foe} hits the air. The air had it coming.',
  '{foe} trips, and passes it off as a dance.',
  '{foe} pauses to think about another line of work.',
  '{foe} hits the spot where you were yesterday.',
  '{foe} takes such a long run-up that the moment passes.',
  '{foe} looks at you, then at the clouds, and loses the thread.',
]
export const MISS = '{foe} misses you.'

/** Printed once for each player, after an answer to a question. */
export const QUESTION_LESSON =
  '“Which answer is right is drawn anew each time,” says Marlowe. “My ledger keeps the score.”'
/** Printed once for each player, when the player paid for a view and cannot afford any good. */
export const VIEW_LESSON =
  '“Your gold went on looking,” says Marlowe. “Who looks every day hardly ever buys a rock.”'

/** Always the same text, because a refusal draws nothing at random. */
export const START_REFUSAL = 'Marlowe cups an ear. The word he is waiting for is “start”.'
export const YESNO_REFUSAL = 'It is a yes or no sort of question.'

/** These alternate from run to run, so none is repeated within ten runs. */
export const LAST_WORDS: NonEmpty<string> = [
  '“Again? Just say start. I have already put the rocks back.”',
  '“Once more? Say start. The road has been put back where it was.”',
  '“Start, whenever you like. I have sold your place in the queue, but only twice.”',
  '“Say start, and we never speak of this. I shall speak of it to the hen.”',
  '“Another go? Say start. The first day is always the cheapest.”',
  '“Start again? I kept your hat. It misses you, in a general way.”',
  '“Just say start. I have told the paths to act surprised.”',
  '“You will want to say start. People do. It is mostly the echo.”',
  '“Say start, and mind the rock. It is new. It was expensive.”',
  '“Start? The fire is out, but I know somebody with a match.”',
  '“Say start. I have a good feeling about this one, and it is for sale.”',
  '“Again, then. Say start. The goose has asked for you by name.”',
]

/** Printed when day 100 is reached (docs/rules.md, section 4, End of game). */
export const ENDING_TITLE: readonly ContentLine[] = [
  { text: 'Day one hundred.', tone: 'title', wait: 1200 },
]
/** The title is followed by one of these speeches. The number of earlier runs that reached day 100 decides which. */
export const ENDING_SPEECHES: NonEmpty<readonly ContentLine[]> = [
  [
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
  ],
  [
    'Marlowe has brought a chair for you, and a smaller one for the speech.',
    '“Last time I called it only grass. I have been asked to apologise to the grass.”',
    '“It went: a rock is a friend that stays. Then there was a part about taxes.”',
    'The sun comes up, sees who it is, and comes up a little further.',
    'You walk out into the field. A goose nods.',
    { text: 'It was waiting for you, in its way.', tone: 'good', wait: 1200 },
  ],
  [
    'The last signpost says “YOU AGAIN”. Marlowe denies it, with a brush behind his back.',
    '“I wrote a new speech. Somebody bought the verbs.”',
    '“Courage. Friendship. A sandwich. You see the difficulty.”',
    'The sun comes up without a sound. It has been practising.',
    'You walk out into the field. You know which tuft is yours by now.',
    { text: 'It has been kept free.', tone: 'good', wait: 1200 },
  ],
  [
    'Marlowe stands at attention, for about as long as anybody can.',
    '“They asked me for a few words. I had a few. I sold them at the gate.”',
    '“So I shall say what the hen said when she heard: nothing, but warmly.”',
    'The sun comes up early. It wanted a good place.',
    'You walk out into the field. It is your size.',
    { text: 'Nobody sells you anything for a whole minute.', tone: 'good', wait: 1200 },
  ],
  [
    'The brass band is here at last. It has forgotten what for, and plays that.',
    '“A hundred days,” says Marlowe. “I have owned coats for less.”',
    '“The moral was to be: go on. You seem to have read ahead.”',
    'The sun comes up in your honour. It says so itself, and it would know.',
    'You walk out into the field. Nothing attacks you. You are getting used to it.',
    { text: 'You sit down. The day does not end until you do.', tone: 'good', wait: 1200 },
  ],
]

/**
 * Printed on certain days before the choice of a path. The texts must be true in every run. Warnings of a single boss
 * are in that boss's file.
 */
export const RUMOURS: Rumours = {
  4: ['A milestone: “96 TO GO”. Under it, in pencil: “who is counting”.'],
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
  17: ['A knight sits in a tree. “I am not hiding,” he says. “It is the high ground.”'],
  20: ['A flag by the road: “DAY 20. THE FIRST TO GET HERE WAS A SHEEP.”'],
  23: ['Marlowe’s hen crosses the road. She gives no reason. She was warned about that.'],
  25: [
    { text: 'The first quarter', tone: 'title', wait: 1200 },
    'It gets dark for good here. Bosses walk this part; one more sleeps until day 50.',
    'On its door: 40 HEALTH. “Eight blows of 5, or four of 10. We can wait.”',
  ],
  26: ['A town crier stands alone in a wood. “Nothing!” he cries. He sounds relieved.'],
  29: ['In pencil, on a fence: “The worst is over.” Below: “Which one?”'],
  32: ['A surveyor measures the road. “It was shorter yesterday,” she says, and looks at you.'],
  35: ['A desk stands in a tree, with a knight behind it. The plate says “ADVICE, HIGH”.'],
  38: ['A signpost has been corrected so often that it points at its own corrections.'],
  41: ['A poster: “LOST, ONE CAT”. A cat sits under it, and reads it with interest.'],
  44: ['Two scarecrows are playing chess. It has been the left one’s move since spring.'],
  47: ['Bunting hangs across the road: “HALFWA”. Even the bunting got tired.'],
  50: [
    { text: 'The middle', tone: 'title', wait: 1200 },
    'A storm lives here, and something with arms. Day 70 smells of pumpkin.',
    'Cut into a rind: 50 HEALTH. “Ten blows of 5, or five of 10. Bring a spoon.”',
  ],
  52: ['The second half. Somebody has turned the hills round, so that they look new.'],
  55: ['A brass band waits in a field. It is here for your return, and it is early.'],
  58: ['In pencil, on a gate: “Does this go on?” Below: “Yes. Mind the gate.”'],
  61: ['Marlowe’s hen has been seen in a smaller coat. Business must be good.'],
  64: ['A milestone leans over. “Is it me,” it asks, “or has it been uphill since thirty?”'],
  66: ['A town crier goes by in a whisper. He has lost his voice, and that is the news.'],
  72: ['The crows have formed two queues. You are in neither. Both of them stare.'],
  75: [
    { text: 'The last quarter', tone: 'title', wait: 1200 },
    'Three quarters, says a sign. It is three quarters of a sign.',
    'There is a grey line ahead. After day 80 some bosses go home; the others have your address.',
  ],
  78: ['Two snails are walking to day one hundred. They started before there were days.'],
  81: [
    'A card: “Gone home. It went soft. Regards, the Captain.”',
    'Gerald has signed it too, and taken the stamp off his taxes.',
  ],
  84: ['It is quiet here. It is the kind of quiet that somebody is making.'],
  88: ['A tailor measures you as you walk. “For the last day,” he says. “Something loose.”'],
  92: ['In pencil, on the last fence: “I am out of fence.”'],
  96: ['Far ahead somebody practises a speech. Somebody else is making him an offer for it.'],
  99: [
    { text: 'Day ninety-nine. The road has never had to go this far.', tone: 'title', wait: 1200 },
  ],
}

/**
 * The first entry whose `below` is above the run's days has the verdicts for the run. Its texts alternate from run to
 * run, and must be true of every such run.
 */
export const VERDICTS: readonly { readonly below: number; readonly texts: NonEmpty<string> }[] = [
  { below: 1, texts: ['That was brisk.'] },
  { below: 2, texts: ['One day. I have had longer sneezes.'] },
  { below: 3, texts: ['Two days. The bread will outlive you.'] },
  {
    below: 5,
    texts: [
      'You got as far as the second bend. It was the good one.',
      'You were doing so well at the beginning, which this was.',
      'I had not finished waving.',
    ],
  },
  {
    below: 9,
    texts: [
      'I had only just learned your name.',
      'The ducks have put up a small plaque.',
      'I had you down for the weekend.',
    ],
  },
  {
    below: 15,
    texts: [
      'I have known longer picnics.',
      'Your socks had nearly dried.',
      'I had begun to set a second place.',
    ],
  },
  {
    below: 20,
    texts: [
      'You passed the last sensible place to stop. I waved.',
      'The last sensible place to stop sends its regards.',
    ],
  },
  {
    below: 25,
    texts: [
      'You were just getting good at mornings.',
      'I had moved you to the second page. In ink.',
      'Three weeks, about. Cheese has been given less time.',
      'The sheep got a flag for less.',
    ],
  },
  {
    below: 35,
    texts: [
      'A month, more or less. I had begun to save you a seat.',
      'You saw where it gets dark. Most people only hear about it.',
      'I had nearly stopped counting you. In a good way.',
      'Somebody had begun to knit you a scarf. It will do for a goose.',
    ],
  },
  {
    below: 45,
    texts: [
      'A road is mostly middle. You had just found it.',
      'You had outwalked my cart. I blame the cart.',
      'I had you down as furniture. The sturdy kind.',
      'Your boots have asked to be buried at sea. There is a puddle.',
    ],
  },
  {
    below: 50,
    texts: [
      'Not quite half. The other half is mostly hills.',
      'You could smell the middle from there. It smells of bunting.',
      'A few days more, and we would have had to call it half.',
      'The bunting was for you. We had got as far as “HALFWA”.',
    ],
  },
  {
    below: 65,
    texts: [
      'Past the middle. I had moved your box to the good shelf.',
      'The brass band had tuned up. It will keep.',
      'The second half of you was the better one.',
      'I had stopped betting against you. It was getting expensive.',
    ],
  },
  {
    below: 80,
    texts: [
      'Few have come as far. I had to dust the signposts.',
      'The crows had begun to bow. I think it was bowing.',
      'I had told the hen about you. The hen does not listen to just anybody.',
      'Three parts road, one part stubborn. I liked the mixture.',
    ],
  },
  {
    below: 90,
    texts: [
      'Somebody had begun to iron the speech.',
      'The tailor had your measurements. He will find somebody of that size.',
      'From up there one can see the field. You looked, I hope.',
      'I had put a chair out for you. It is a very empty field otherwise.',
    ],
  },
  {
    below: 100,
    texts: [
      'I had already put my good coat on.',
      'You were so near that the grass had noticed.',
      'The speech was ironed, and so was I.',
      'Nobody loses there by accident. It takes ninety days of practice.',
    ],
  },
  {
    below: Infinity,
    texts: [
      'I have run out of days. Well walked.',
      'Look at you. The road gives up.',
      'I shall have to print more days.',
      'You owe me nothing. I have checked twice. It hurts.',
    ],
  },
]
