import { ENDING_SPEECH, PLAY_AGAIN, type ContentLine } from '@fable/engine/content'

/** Words at the end of a run. The texts of the rules come first; after them others, in their order. */

/** Marlowe's last words: none returns within ten runs. */
export const LAST_WORDS = [
  PLAY_AGAIN,
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
] as const

/** Other verdicts, by the bound of the usual one. They hold in every run of as many days. */
export const OTHER_VERDICTS: Readonly<Record<number, readonly string[]>> = {
  5: ['You were doing so well at the beginning, which this was.', 'I had not finished waving.'],
  9: ['The ducks have put up a small plaque.', 'I had you down for the weekend.'],
  15: ['Your socks had nearly dried.', 'I had begun to set a second place.'],
  20: ['The last sensible place to stop sends its regards.'],
  25: [
    'I had moved you to the second page. In ink.',
    'Three weeks, about. Cheese has been given less time.',
    'The sheep got a flag for less.',
  ],
  35: [
    'You saw where it gets dark. Most people only hear about it.',
    'I had nearly stopped counting you. In a good way.',
    'Somebody had begun to knit you a scarf. It will do for a goose.',
  ],
  45: [
    'You had outwalked my cart. I blame the cart.',
    'I had you down as furniture. The sturdy kind.',
    'Your boots have asked to be buried at sea. There is a puddle.',
  ],
  50: [
    'You could smell the middle from there. It smells of bunting.',
    'A few days more, and we would have had to call it half.',
    'The bunting was for you. We had got as far as “HALFWA”.',
  ],
  65: [
    'The brass band had tuned up. It will keep.',
    'The second half of you was the better one.',
    'I had stopped betting against you. It was getting expensive.',
  ],
  80: [
    'The crows had begun to bow. I think it was bowing.',
    'I had told the hen about you. The hen does not listen to just anybody.',
    'Three parts road, one part stubborn. I liked the mixture.',
  ],
  90: [
    'The tailor had your measurements. He will find somebody of that size.',
    'From up there one can see the field. You looked, I hope.',
    'I had put a chair out for you. It is a very empty field otherwise.',
  ],
  100: [
    'You were so near that the grass had noticed.',
    'The speech was ironed, and so was I.',
    'Nobody loses there by accident. It takes ninety days of practice.',
  ],
  [Infinity]: [
    'Look at you. The road gives up.',
    'I shall have to print more days.',
    'You owe me nothing. I have checked twice. It hurts.',
  ],
}

const [TITLE = ''] = ENDING_SPEECH

/** The speeches of day 100, by how often it was reached before. Each begins with the same title. */
export const SPEECHES: readonly (readonly ContentLine[])[] = [
  ENDING_SPEECH,
  [
    TITLE,
    'Marlowe has brought a chair for you, and a smaller one for the speech.',
    '“Last time I called it only grass. I have been asked to apologise to the grass.”',
    '“It went: a rock is a friend that stays. Then there was a part about taxes.”',
    'The sun comes up, sees who it is, and comes up a little further.',
    'You walk out into the field. A goose nods.',
    { text: 'It was waiting for you, in its way.', tone: 'good', wait: 1200 },
  ],
  [
    TITLE,
    'The last signpost says “YOU AGAIN”. Marlowe denies it, with a brush behind his back.',
    '“I wrote a new speech. Somebody bought the verbs.”',
    '“Courage. Friendship. A sandwich. You see the difficulty.”',
    'The sun comes up without a sound. It has been practising.',
    'You walk out into the field. You know which tuft is yours by now.',
    { text: 'It has been kept free.', tone: 'good', wait: 1200 },
  ],
  [
    TITLE,
    'Marlowe stands at attention, for about as long as anybody can.',
    '“They asked me for a few words. I had a few. I sold them at the gate.”',
    '“So I shall say what the hen said when she heard: nothing, but warmly.”',
    'The sun comes up early. It wanted a good place.',
    'You walk out into the field. It is your size.',
    { text: 'Nobody sells you anything for a whole minute.', tone: 'good', wait: 1200 },
  ],
  [
    TITLE,
    'The brass band is here at last. It has forgotten what for, and plays that.',
    '“A hundred days,” says Marlowe. “I have owned coats for less.”',
    '“The moral was to be: go on. You seem to have read ahead.”',
    'The sun comes up in your honour. It says so itself, and it would know.',
    'You walk out into the field. Nothing attacks you. You are getting used to it.',
    { text: 'You sit down. The day does not end until you do.', tone: 'good', wait: 1200 },
  ],
]
