import type { OpportunityShape } from '../shapes.ts'

/**
 * Tier 1 opportunities (specification 3): ten titles, each with four outcomes. `correct` or
 * `incorrect` is whether the player hit the right answer, Yes or No what the player answered.
 * Saves know them by id: new ones are only ever appended.
 */
export const TIER_1_OPPORTUNITIES = [
  {
    id: 'lost-potato',
    title: 'Lost Potato',
    yesChance: 7,
    lines: [
      'A small potato sits by the road, weeping from several eyes.',
      '“My family went to market,” it says. “I was in the other sack.”',
    ],
    question: 'Do you help the potato?',
    outcomes: {
      correctYes: {
        lines: [
          'You carry it to market. Its family is there, unsold and overjoyed.',
          'They insist on paying you. Potatoes put a little by.',
          'The Starch King hears of it. He puts down his sceptre and takes up the banjo.',
        ],
        changes: { health: 2, damage: 0, gold: 2, days: 1 },
        contingentEnemy: { type: 'enemy', id: 'starch-king', toggle: false },
        futureText: [
          'A sack of potatoes waves from a passing cart.',
          'You wave back. The driver pretends not to see.',
        ],
      },
      incorrectYes: {
        lines: [
          'You carry it all day. It turns out to live exactly where you found it.',
          'Your back is ruined, but the Starch King has heard that somebody tried.',
        ],
        changes: { health: -1, damage: 0, gold: 0, days: 1 },
        contingentEnemy: { type: 'enemy', id: 'starch-king', toggle: false },
        futureText: ['You pass the potato again. It is lost again.', 'It seems to be a hobby.'],
      },
      correctNo: {
        lines: [
          'You walk on. It was bait, and not very good bait.',
          'The Starch King climbs out of the ditch, dropping coins and dignity.',
        ],
        changes: { health: 0, damage: 0, gold: 1, days: 1 },
        enemy: { type: 'enemy', id: 'starch-king' },
        futureText: ['A ditch, one king wide.', 'A crown-shaped dent. A smell of chips.'],
      },
      incorrectNo: {
        lines: [
          'You say no. The potato says nothing. The ground says plenty.',
          'The Starch King comes up through the road, foot first. Your foot, his boot.',
        ],
        changes: { health: -2, damage: 0, gold: 0, days: 1 },
        enemy: { type: 'enemy', id: 'starch-king' },
        futureText: ['A single potato watches you from a windowsill.', 'It has told the others.'],
      },
    },
  },
  {
    id: 'a-garden',
    title: 'A garden',
    yesChance: 5,
    lines: [
      'You come to a garden. Everything in it is ripe, and nobody is looking.',
      'A sign says “PLEASE”. Something has eaten the rest of the sign.',
    ],
    question: 'Do you help yourself?',
    outcomes: {
      correctYes: {
        lines: [
          'You find the rest of the sign in the compost. It says “TAKE SOME”.',
          'You eat a tomato the size of a hat. You wear what is left.',
        ],
        changes: { health: 2, damage: 0, gold: 0, days: 1 },
        futureText: [
          'A tomato has been left on a gatepost with your name on it.',
          'Misspelt. Still.',
        ],
      },
      incorrectYes: {
        lines: [
          'You find the rest of the sign in a marrow. It says “DO NOT”.',
          'Farmer Odell says it too, at length, with a rake.',
        ],
        changes: { health: 0, damage: 0, gold: 0, days: 1 },
        enemy: { type: 'enemy', id: 'farmer-odell' },
        contingentEnemy: { type: 'enemy', id: 'farmer-odell', toggle: true },
        futureText: ['A wanted poster, painted in beetroot.', 'It is a flattering likeness.'],
      },
      correctNo: {
        lines: [
          'You leave it all where it grows.',
          'Farmer Odell, who has been a bush all this time, wipes away a tear and pays you.',
        ],
        changes: { health: 0, damage: 0, gold: 1, days: 1 },
        futureText: ['A bush tips its hat to you.', 'You are getting used to him.'],
      },
      incorrectNo: {
        lines: [
          'You walk on, hungry. Behind you the tomatoes begin to boo.',
          'Farmer Odell has heard that his marrows are not good enough for you.',
        ],
        changes: { health: -1, damage: 0, gold: 0, days: 1 },
        contingentEnemy: { type: 'enemy', id: 'farmer-odell', toggle: true },
        futureText: ['A marrow rolls by, slowly, so that you can see it.', 'It is a good marrow.'],
      },
    },
  },
  {
    id: 'time-traveling',
    title: 'Time Traveling',
    yesChance: 1,
    lines: [
      'A man in a bathrobe offers you a ride in his time machine. It is a wardrobe.',
      '“Perfectly safe,” he says. “I tested it next week.”',
    ],
    question: 'Do you step inside?',
    outcomes: {
      correctYes: {
        lines: [
          'You step out ten days from now. Your purse has gathered interest.',
          'People ask where you have been. You say “in a wardrobe”, and they let it go.',
        ],
        changes: { health: 0, damage: 0, gold: 2, days: 10 },
        futureText: ['You meet yourself, running late.', 'You both agree that it has been a week.'],
      },
      incorrectYes: {
        lines: [
          'The wardrobe hums. You step out, and it is 5 days ago.',
          // The data says 6, the text says 5 (specification 3): both stand, and the data counts.
          'You land on the hangers. The man apologises. He is younger now, and worse at it.',
        ],
        changes: { health: -1, damage: 0, gold: 0, days: -6 },
        futureText: ['You remember this path from next week.', 'It gets better towards the end.'],
      },
      correctNo: {
        lines: [
          'You say no. “You said that last time,” he says, and is gone with a slam.',
          'Only his packed lunch remains, dated Thursday. It is excellent.',
        ],
        changes: { health: 1, damage: 0, gold: 0, days: 1 },
        futureText: ['A wardrobe stands in the road, with a parking ticket.', 'It is dated 1742.'],
      },
      incorrectNo: {
        lines: [
          'He goes without you and is back at once, tanned, rich, and very relaxed.',
          'He borrows a coin for the ferry. He says you will understand one day.',
        ],
        changes: { health: 0, damage: 0, gold: -1, days: 1 },
        futureText: ['A postcard from the year 3000. “Wish you were here. You were not.”'],
      },
    },
  },
  {
    id: 'power-stones',
    title: 'Power Stones',
    yesChance: 2,
    lines: [
      'Five glowing stones lie on an altar. They hum a tune that you almost know.',
      'A note says “BACK IN FIVE MINUTES”. It does not say whose.',
    ],
    question: 'Do you take the stones?',
    outcomes: {
      correctYes: {
        lines: ['Power fills you, from the pockets upward.', 'The note was for the milkman.'],
        changes: { health: 0, damage: 3, gold: 0, days: 1 },
        futureText: ['Your pockets hum at night.', 'You have started to hum along.'],
      },
      incorrectYes: {
        lines: [
          { text: 'They are eggs.', wait: 1000 },
          { text: 'They are somebody’s eggs.', wait: 1200 },
          'Something small, purple and recently a parent clears its throats, and its ray gun.',
        ],
        changes: { health: -2, damage: 0, gold: 0, days: 1 },
        enemy: { type: 'enemy', id: 'small-purple-alien' },
        contingentEnemy: { type: 'enemy', id: 'small-purple-alien', toggle: true },
        futureText: ['A very small purple footprint. Then four more.', 'It is out for a walk.'],
      },
      correctNo: {
        lines: [
          'You leave them be. A small purple alien steps out, lowers its ray gun and bows.',
          'It lends you the ray gun’s instruction booklet. It is heavy, with corners.',
        ],
        changes: { health: 0, damage: 1, gold: 0, days: 1 },
        futureText: ['Five small purple aliens go by in a row.', 'The last one salutes.'],
      },
      incorrectNo: {
        lines: [
          'You walk on. A duck swallows the stones and rises, glowing.',
          'The duck rules this valley now. There is a toll.',
        ],
        changes: { health: 0, damage: 0, gold: -1, days: 1 },
        futureText: ['The duck has had itself put on the coins.', 'It is an improvement.'],
      },
    },
  },
  {
    id: 'dark-cave',
    title: 'Dark Cave',
    yesChance: 5,
    lines: [
      'A cave. It is dark in the way that only caves still bother with.',
      'Inside, something goes “drip”. Then something says, “Excuse me.”',
    ],
    question: 'Do you go in?',
    outcomes: {
      correctYes: {
        lines: [
          'It is Obsidian Steve, at home, in slippers. He makes tea and shows you an edge.',
          'You part as friends. He now has two.',
        ],
        changes: { health: 1, damage: 2, gold: 0, days: 1 },
        contingentEnemy: { type: 'enemy', id: 'obsidian-steve', toggle: false },
        futureText: [
          'A card from Obsidian Steve. It is a slab.',
          'It says “Thinking of you, sharply”.',
        ],
      },
      incorrectYes: {
        lines: [
          {
            text: 'You find the drip. You find the ceiling. You find somebody’s slippers, occupied.',
            wait: 1200,
          },
          'Obsidian Steve was having a bath.',
        ],
        changes: { health: -1, damage: 0, gold: 0, days: 1 },
        enemy: { type: 'enemy', id: 'obsidian-steve' },
        futureText: [
          'A new sign outside a cave: “KNOCK”.',
          'Under it, smaller: “You know who you are”.',
        ],
      },
      correctNo: {
        lines: [
          'You stay outside. A moment later the cave shuts its mouth and burps.',
          'You feel very well, considering.',
        ],
        changes: { health: 1, damage: 0, gold: 0, days: 1 },
        futureText: [
          'The cave has moved a little nearer to the road.',
          'It is looking the other way.',
        ],
      },
      incorrectNo: {
        lines: [
          'You hurry past and fall over a sign: “FREE CAKE AND LANTERNS, INSIDE”.',
          'It is a good, solid sign.',
        ],
        changes: { health: -2, damage: 0, gold: 0, days: 1 },
        futureText: ['Faint music from underground.', 'They are still saving you a slice.'],
      },
    },
  },
  {
    id: 'martial-arts',
    title: 'Martial Arts',
    yesChance: 6,
    lines: [
      'An old woman in a tracksuit stops you with one finger.',
      '“I teach the Way of the Folded Napkin,” she says. “It takes a day.”',
    ],
    question: 'Do you train with her?',
    outcomes: {
      correctYes: {
        lines: [
          'You fold until sunset. By then you can do the swan, the fan, and the nerve strike.',
          '“The swan was the hard one,” she says.',
        ],
        changes: { health: 0, damage: 2, gold: 0, days: 1 },
        futureText: ['You fold a leaf into a smaller leaf.', 'The tree takes a step back.'],
      },
      incorrectYes: {
        lines: [
          'You bow to the master. The ground bows back, harder.',
          '“Lesson one,” she says. “Where the floor is.”',
        ],
        changes: { health: -1, damage: 0, gold: 0, days: 1 },
        futureText: ['You pass a floor.', 'You know where it is now. You nod.'],
      },
      correctNo: {
        lines: [
          '“Not fighting is the last lesson,” she says. “You have finished early.”',
          'She returns the fee that you never paid.',
        ],
        changes: { health: 0, damage: 0, gold: 1, days: 1 },
        futureText: ['A diploma nailed to a tree. It has your name on it.', 'Subject: “Leaving”.'],
      },
      incorrectNo: {
        lines: [
          'You walk round her. You are now facing the other way, upside down.',
          '“The Revolving Door,” she says. “Your good arm is the other one now.”',
        ],
        changes: { health: 0, damage: -1, gold: 0, days: 1 },
        futureText: [
          'A revolving door, in the middle of a meadow.',
          'You go round it. You are learning.',
        ],
      },
    },
  },
  {
    id: 'traveling-elephant',
    title: 'Traveling Elephant',
    yesChance: 1,
    lines: [
      'An elephant with a suitcase stands at the roadside, as hopeful as a timetable.',
      '“I am Ellery,” says Ellery. “I do lifts. I have not hit a barn since Sunday.”',
    ],
    question: 'Do you climb on?',
    outcomes: {
      correctYes: {
        lines: [
          'Ellery gallops for days. You see the sea, the other sea, and a barn, very briefly.',
          '“You held on!” says Ellery. “I will remember that. I have no choice.”',
        ],
        changes: { health: 1, damage: 0, gold: 0, days: 5 },
        futureText: ['An elephant-shaped hole in a barn.', 'A note: “Went well. E.”'],
      },
      incorrectYes: {
        lines: [
          { text: 'It is Sunday again.', wait: 1200 },
          'You meet the barn.',
          'Ellery says you steered. An elephant never forgets who steered.',
        ],
        changes: { health: -2, damage: 0, gold: 0, days: 1 },
        contingentEnemy: { type: 'enemy', id: 'ellery', toggle: true },
        futureText: ['A barn with a bandage on.', 'It flinches.'],
      },
      correctNo: {
        lines: [
          '“A walker,” says Ellery, with respect. “Mind that barn.”',
          'You look where Ellery points. The last passenger has left a purse there.',
        ],
        changes: { health: 0, damage: 0, gold: 2, days: 1 },
        futureText: ['Ellery thunders past, waving.', 'Then a crash. Then, “I am fine!”'],
      },
      incorrectNo: {
        lines: [
          'Ellery’s ears go down, and there is a great deal of ear.',
          'You have hurt the feelings of something that weighs six tons and writes lists.',
        ],
        changes: { health: 0, damage: 0, gold: 0, days: 1 },
        contingentEnemy: { type: 'enemy', id: 'ellery', toggle: true },
        futureText: ['You find a list in the road. Your name is on it.', 'So is the barn’s.'],
      },
    },
  },
  {
    id: 'charming-stream',
    title: 'Charming Stream',
    yesChance: 1,
    lines: [
      'A stream winks at you. You did not know that they could.',
      '“You look thirsty,” it murmurs, “and so tall.”',
    ],
    question: 'Do you drink?',
    outcomes: {
      correctYes: {
        lines: [
          'It turns out to be the Fountain of Youth’s younger brother.',
          'You feel nineteen, and certain about everything.',
        ],
        changes: { health: 4, damage: 0, gold: 0, days: 1 },
        futureText: ['You catch your reflection in a puddle.', 'It asks what your secret is.'],
      },
      incorrectYes: {
        lines: [
          'It is charming because it lives alone, and it lives alone because of the taste.',
          'By the time you can stand, your purse is downstream.',
        ],
        changes: { health: -1, damage: 0, gold: -1, days: 1 },
        futureText: ['A stream says good morning.', 'You nod, with your mouth shut.'],
      },
      correctNo: {
        lines: [
          'You decline. The stream goes slightly pink.',
          '“Nobody has ever been honest with me,” it says, and coughs up two old wishes.',
        ],
        changes: { health: 0, damage: 0, gold: 2, days: 1 },
        futureText: ['The stream is seeing a canal now.', 'You are happy for them both.'],
      },
      incorrectNo: {
        lines: [
          'You decline. The stream weeps, which makes it more of a river.',
          'You are carried off by its feelings, as far as the day before yesterday.',
        ],
        changes: { health: 0, damage: 0, gold: 0, days: -2 },
        futureText: ['A fish hands you a tissue.', '“It was not about you,” it says.'],
      },
    },
  },
  {
    id: 'magical-mushrooms',
    title: 'Magical Mushrooms',
    yesChance: 1,
    lines: [
      'A ring of mushrooms glows politely at the foot of an enormous tree.',
      '“Eat me,” says one. “Do not eat him,” says another. “We have talked about this.”',
    ],
    question: 'Do you eat one?',
    outcomes: {
      correctYes: {
        lines: [
          'Everything makes sense, in order of size.',
          'You write the secret on your hand. It says “hit harder”.',
        ],
        changes: { health: 2, damage: 3, gold: 0, days: 1 },
        futureText: ['You still see the tenth colour now and then.', 'It is a sort of Wednesday.'],
      },
      incorrectYes: {
        lines: [
          'You spend the evening apologising to a gate. You promise it to push less hard.',
          'High above, the Mother Tree has noticed who has been eating her ring.',
        ],
        changes: { health: 0, damage: -1, gold: 0, days: 1 },
        contingentEnemy: { type: 'boss', id: 'mother-tree', toggle: true },
        futureText: ['You meet the gate again. You are on first-name terms.', 'It is called Gate.'],
      },
      correctNo: {
        lines: [
          '“Finally,” says the mushroom. “Somebody who reads.”',
          'It hands you a leaflet. You go on unfolding it until it is an axe.',
        ],
        changes: { health: 0, damage: 1, gold: 0, days: 1 },
        futureText: [
          'A mushroom is reading in the shade.',
          'It holds up one finger: end of the chapter.',
        ],
      },
      incorrectNo: {
        lines: [
          'You do not eat one. They were the cure for something, and now you have it.',
          'It is mostly sneezing. The Mother Tree does not care to be sneezed on.',
        ],
        changes: { health: -1, damage: 0, gold: 0, days: 1 },
        contingentEnemy: { type: 'boss', id: 'mother-tree', toggle: true },
        futureText: ['You sneeze. Far off, a tree says, “Bless you”.', 'It does not sound meant.'],
      },
    },
  },
  {
    id: 'your-mom',
    title: 'Your Mom',
    yesChance: 5,
    lines: [
      'Your mom is sitting on a log with a thermos. She just happened to be in the area.',
      '“You look thin,” she says. “Is it far, this adventure? Stay for dinner.”',
    ],
    question: 'Do you stay for dinner?',
    outcomes: {
      correctYes: {
        lines: [
          'There is soup. When it is gone, there is soup.',
          'She has had a word with your accountant. Gerald is very sorry.',
        ],
        changes: { health: 2, damage: 0, gold: 0, days: 1 },
        contingentEnemy: { type: 'boss', id: 'gerald', toggle: false },
        futureText: [
          'You find a note in your coat: “Wear the other coat”.',
          'There is a coat with it.',
        ],
      },
      incorrectYes: {
        lines: [
          'Dinner is lovely. Then she asks who is going to take out the garbage.',
          'You are. The garbage has been waiting for someone exactly like you.',
        ],
        changes: { health: 1, damage: 0, gold: 0, days: 1 },
        enemy: { type: 'enemy', id: 'screaming-garbage-can' },
        contingentEnemy: { type: 'enemy', id: 'screaming-garbage-can', toggle: true },
        futureText: ['Far off, something screams that it is Tuesday.', 'It is. Good for it.'],
      },
      correctNo: {
        lines: [
          '“Of course, you have your adventure,” she says, and kisses your helmet.',
          'You have no helmet. You have now. There is a sandwich in it.',
        ],
        changes: { health: 1, damage: 0, gold: 0, days: 1 },
        futureText: [
          'A whole village asks whether you have eaten.',
          'She came through here on Monday.',
        ],
      },
      incorrectNo: {
        lines: [
          '“That is fine,” she says. You know that fine. You feel it in the knees.',
          'Nobody takes out the garbage. Somewhere, it begins to scream.',
        ],
        changes: { health: -1, damage: 0, gold: 0, days: 1 },
        contingentEnemy: { type: 'enemy', id: 'screaming-garbage-can', toggle: true },
        futureText: [
          'A thermos stands on a log, still warm.',
          'She is not cross. She says so on a note.',
        ],
      },
    },
  },
] as const satisfies readonly OpportunityShape[]
