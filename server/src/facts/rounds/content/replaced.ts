/**
 * The sentences of 0.0.32 that were wrong or read badly, each followed by the one that takes its place on boards and in
 * rounds to come. Remove a pair when no board can have the old sentence any more.
 */
const TABLE = `
A proposal of 1 April 1978 would have let computers agree to lose data at random.
A proposal dated 1 April 1978 would have let computers agree to lose data at random.

An American patent of 2002 covers a way of swinging on a swing: from side to side.
In 2002 an American patent was granted on a way of swinging on a swing: from side to side. It was later cancelled.

The program that fired the engine of Apollo 11’s lunar lander was called ‘Burn, baby, burn’.
The program that fired the engine of Apollo 11’s lunar lander was called Burn, Baby, Burn.

What counts as the first spam, of 1978, invited users of the ARPANET to see a new computer.
What counts as the first spam, sent in 1978, invited users of the ARPANET to see a new computer.

A switch at MIT read ‘magic’ and ‘more magic’. It had only one wire, yet moving it crashed a computer.
A switch at MIT had two positions, Magic and More Magic. It had only one wire, yet moving it crashed a computer.

The nuclear reactor was patented like any gadget. The patent, of 1955, names Fermi and Szilard.
Fermi and Szilard applied for a patent on the nuclear reactor in 1944. It was kept secret until 1955.

One of the first things that Sony’s founders built was a rice cooker. It seldom cooked rice well.
Before it was called Sony, the firm built a rice cooker. It seldom cooked rice well.

The first digital camera, of 1975, took 23 seconds to record a picture, on a cassette.
The first portable digital camera, built in 1975, took 23 seconds to record a picture on a cassette.

The first photograph scanned into a computer, in 1957, showed its engineer’s baby son.
The first photograph scanned into a computer, in 1957, showed the engineer’s baby son.

A television remote of the 1950s needed no battery: its buttons struck metal rods.
A 1950s television remote needed no battery: its buttons struck metal rods.

In 1958 engineers in Moscow built a computer that counted in threes, not in ones and zeros.
In 1958 engineers in Moscow built a computer that worked in base three, not in ones and zeros.

In 1859 telegraphists in New England took away their batteries, and worked on the northern lights.
In 1859 telegraphists in New England disconnected their batteries, and ran the lines on the northern lights.

Female Greenland sharks are thought to be about 150 years old before they can have young.
Female Greenland sharks are thought to be about 150 years old before they can breed.

An elephant takes about as long as a goat to empty its bladder, a study of 2014 found.
An elephant takes about as long as a goat to empty its bladder, a 2014 study found.

In 1948 Hans Bethe was added to the authors of a paper for a pun: Alpher, Bethe, Gamow.
In 1948 Hans Bethe was added to a paper as an author for the sake of a pun: Alpher, Bethe, Gamow.

The summary of a physics paper of 2011 consists of two words: ‘Probably not.’
The abstract of a 2011 physics paper consists of two words: Probably not.

A Nobel Prize of 2002 goes back to a man who mixed up two liquids, and tested the mixture all the same.
Part of a 2002 Nobel Prize goes back to a man who poured in the wrong liquid, and tested the mixture all the same.

A bell in Oxford has been ringing since 1840. Nobody knows for certain what its battery is made of.
A bell in Oxford has been ringing since 1840, almost without a break. Nobody knows for certain what its battery is made of.

In 1972 some uranium from a mine in Gabon was found to be spent. It had fuelled a natural reactor.
In 1972 some uranium from a mine in Gabon was found to be partly used up. It had fuelled a natural reactor.

A bolas spider swings a drop of glue on a thread. It smells of the moths that it wants to catch.
A bolas spider swings a drop of glue on a thread. It smells like the females of the moths it hunts.

An astronomer was at sea for the transit of Venus of 1761, and waited in the East for that of 1769. It was cloudy.
An astronomer was at sea for the 1761 transit of Venus, so he waited in the East for the next, in 1769. It was cloudy.

The paper of 1950 that made John Nash famous is about one page long.
The 1950 paper that made John Nash famous is about one page long.

Capuchin monkeys often refuse a slice of cucumber if another gets a grape for the same work.
In a 2003 test capuchin monkeys often refused a slice of cucumber if another got a grape for the same work.

Companies that added ‘.com’ to their names around 1999 gained 74 per cent within days, on average.
Companies that added .com to their names around 1999 gained 74 per cent within days, on average.

A thesis of 1900 on the stock exchange has the mathematics of Brownian motion, before Einstein.
A 1900 thesis on the stock exchange has the mathematics of Brownian motion, before Einstein.

The shop in which customers fetch the goods themselves was patented in 1917, by a grocer in Memphis.
The self-service shop was patented in 1917, by a grocer in Memphis.

For twenty years Thérèse Humbert of Paris borrowed on a locked safe. In 1902 it was found all but empty.
For twenty years Thérèse Humbert of Paris borrowed against a locked safe. In 1902 it was found all but empty.

A saloon keeper in Ohio patented a cash register in 1879. A counter on a ship had inspired him.
The cash register was invented by a saloon keeper in Ohio. A counter on a ship had inspired him.

After the First World War, towns in Germany issued money of porcelain, silk and leather.
After the First World War, towns in Germany issued money made of porcelain, silk and leather.

In parts of Central Africa, a cross of copper as heavy as a bag of sugar once served as money.
In parts of Central Africa, a cross of copper that weighed about a kilogram once served as money.

In London it is an offence, by an act of 1839, to make a slide on ice to the danger of passers-by.
In London it is an offence under an 1839 act to make a slide on ice to the danger of passers-by.

In 1948 there was no Nobel Prize for peace, for want of a ‘suitable living candidate’. Gandhi was dead.
In 1948 there was no Nobel Peace Prize, for want of a suitable living candidate. Gandhi was dead.

Mrs Beeton’s cookery book, of 1861, has large carrots boiled for up to two and a quarter hours.
Mrs Beeton’s cookery book (1861) has large carrots boiled for up to two and a quarter hours.

One town in the French Pyrenees is Spanish: in 1660 Spain ceded villages, and this was a town.
One town in the French Pyrenees is Spanish: in 1660 Spain gave up the villages; this one was a town.

Until 2015 a field of India lay inside Bangladesh, inside India, inside Bangladesh.
Until 2015 an Indian field lay inside a piece of Bangladesh, inside a piece of India, inside Bangladesh.

In the book of 1900, the Emerald City of Oz looks so green because everyone wears green spectacles.
In the original book, the Emerald City of Oz looks so green because everyone wears green spectacles.

In the novel of 1911, Peter Pan thins out the Lost Boys when they seem to be growing up.
In the original novel, Peter Pan thins out the Lost Boys when they seem to be growing up.

In the book of 1883, Pinocchio kills the talking cricket with a hammer, in the fourth chapter.
In the original, Pinocchio kills the talking cricket with a hammer, in the fourth chapter.

A paper of 1974 on writer’s block consists of a title and an empty page.
A 1974 paper on writer’s block consists of a title and an empty page.

In the Brothers Grimm’s tale of 1812, the princess does not kiss the frog. She throws him against a wall.
In the Brothers Grimm’s 1812 tale, the princess does not kiss the frog. She throws him against a wall.

In 2007 a computer that was to recognise a pianist’s disc named another pianist. It was right.
In 2007 a computer asked to identify a pianist’s CD named somebody else. It was right.

The first film of an hour or more, made in Australia in 1906, is about a gang of outlaws.
The first dramatic film of an hour or more, made in Australia in 1906, is about a gang of outlaws.

The game Candy Land was invented for children who lay in hospital with polio.
The game Candy Land was invented for children in hospital with polio.

The first edition of Moby-Dick, of 1851, lacked its epilogue. The narrator seemed to have drowned.
The first edition of Moby-Dick, published in London as The Whale, lacked its epilogue. The narrator seemed to have drowned.

A Nobel Prize of 1926 honoured the discovery that a certain worm causes cancer. It does not.
A 1926 Nobel Prize honoured the discovery that a certain worm causes cancer. It does not.

A Nobel Prize of 1927 went to a doctor who gave his patients malaria, to treat syphilis.
A 1927 Nobel Prize went to a doctor who gave his patients malaria, to treat syphilis.

Robert Bárány was a prisoner of war in Russia when he won the Nobel Prize for medicine of 1914.
Robert Bárány was a prisoner of war in Russia when he won the 1914 Nobel Prize for medicine.

A medical study of sword swallowers, of 2006, found that sore throats are common.
A 2006 medical study of sword swallowers found that sore throats are common.

In a trial of 2018 parachutes saved nobody who jumped from a plane. The plane was on the ground.
In a 2018 trial parachutes saved nobody who jumped from a plane. The plane was on the ground.

Patients whose window looked out on trees left hospital earlier than others, a study of 1984 found.
Patients whose window looked out on trees left hospital earlier than others, a 1984 study found.

John Dalton left his eyes to science. In 1995 their DNA showed in which way he had been colour-blind.
John Dalton left his eyes to science. In 1995 their DNA showed what kind of colour blindness he had.

A Brazilian doctor described a new disease, what causes it and what carries it, all by himself.
Almost single-handed, a Brazilian doctor described a new disease, its cause and its carrier.

A weakness of the heart that follows a shock is named after a Japanese octopus trap.
A heart condition brought on by shock is named after a Japanese octopus trap.

In 1844 Darwin wrote to a friend that species change. It was, he said, ‘like confessing a murder’.
In 1844 Darwin wrote to a friend that species change. It was, he said, like confessing a murder.

A Japanese runner vanished from the Olympic marathon of 1912. He finished it in 1967.
A Japanese runner vanished from the 1912 Olympic marathon. He finished it in 1967.

A war of 1784 is named after a soup kettle, the only thing that was hit.
A war fought in 1784 is named after a soup kettle, the only thing that was hit.

A Turkish map of 1513, found again in 1929, drew on a lost map by Columbus.
A Turkish map made in 1513, and found again in 1929, drew on a lost map by Columbus.

A bulletin of the BBC in 1930 said: ‘There is no news.’ Piano music followed.
A bulletin of the BBC in 1930 said that there was no news. Piano music followed.

‘Stereotype’ and ‘cliché’ once meant the same thing: a metal plate from which printers printed.
Stereotype and cliché once meant the same thing: a metal plate from which printers printed.

On 1 April 1977 The Guardian printed seven pages on an island republic. Its places were named after type.
On 1 April 1977 The Guardian printed seven pages on an island republic. Its places were named after typefaces.

The Nobel Prize for peace of 1935 went to a prisoner of the Nazis, a journalist.
The 1935 Nobel Peace Prize went to a prisoner of the Nazis, a journalist.

Newspapers sometimes contained the words ‘etaoin shrdlu’: they were a row of keys for setting type.
Newspapers sometimes contained the words etaoin shrdlu: the first two columns of keys on a typesetting machine.

When Nellie Bly raced round the world in 1889, another reporter raced her the other way round.
When Nellie Bly raced round the world in 1889, another reporter raced her in the opposite direction.

The first newspaper of the American colonies, of 1690, was banned after one issue.
The first newspaper of the American colonies, in 1690, left one of its four pages blank.

In 1817 a ‘princess’ from a far island came to an English village. A newspaper gave her away.
In 1817 a princess from a far island came to an English village. A newspaper gave her away.

In 1954 four of the Dead Sea Scrolls were offered in a newspaper’s small advertisements.
In 1954 four of the Dead Sea Scrolls were offered in a newspaper’s small ads.

‘Hello’ was the first word spoken by telephone, when Alexander Graham Bell tried out his own in 1876.
In 1801 a submarine that an American had built for Napoleon sank a British warship in the Channel.

In 1899 the head of the US Patent Office said: ‘Everything that can be invented has been invented.’
A young officer thought of the jet engine in 1930. The Air Ministry gave him a workshop for it.

Charles Darwin coined the phrase ‘survival of the fittest’ in 1859, in On the Origin of Species.
Charles Darwin was there when his paper on the origin of species was first read, in 1858.

A woodpecker’s skull cushions its brain like a crash helmet, up to 20 times a second.
An astronomer at Cambridge had a new planet before his telescope in 1846, and saw at once what it was.

Darwin owned a copy of Mendel’s paper of 1866 on heredity. He never even cut its pages open.
Darwin owned a copy of Mendel’s 1866 paper on heredity. He never even cut its pages open.

Alfred Nobel’s will of 1895 founded six prizes, the one for economics among them.
When Haiti’s slaves had freed themselves, it was their former masters in France who paid damages.

In The Wealth of Nations (1776), Adam Smith comes back to his ‘invisible hand’ again and again.
The tax on value added was thought up in Brussels, for the countries of the Common Market.

Albert Einstein called compound interest ‘the eighth wonder of the world’.
Lloyd’s of London has had a ship’s bell since the 1850s. To this day it is rung once whenever a ship is lost.

The Chevrolet Nova flopped in Mexico in the 1970s. In Spanish, ‘no va’ means ‘it doesn’t go’.
The income tax that Congress brought in in 1913 was the first that Americans had ever paid.

eBay was set up in 1995 so that its founder’s fiancée could trade sweet dispensers with other collectors.
London’s banks refused to lend money for the sale of Louisiana in 1803, as war with Napoleon was near.

In 1812 a clerk’s sister, in black, began to haunt the Bank of England. It has been ‘the Old Lady’ since.
The Bank of England is called the Old Lady after a clerk’s sister, who haunted it in black from 1812.

‘If I had asked people what they wanted, they would have said faster horses,’ wrote Henry Ford.
When the largest of America’s trusts, Standard Oil, was broken up in 1911, its founder lost half of his fortune.

It was Napoleon who coined the phrase ‘a nation of shopkeepers’, to mock the English.
The first machine that drew Britain’s Premium Bonds (1957) shook a thousand dice in a drum.

‘Markets can remain irrational longer than you can remain solvent,’ wrote John Maynard Keynes in 1931.
When the first guineas were struck, in 1663, they were worth twenty-one shillings each, a shilling more than a pound.

‘In God We Trust’ has been on America’s dollar bills since the first were printed in 1862.
Britain had paid back America’s loan for the years after the Second World War by 1960.

Ciabatta, the bread whose name means ‘slipper’, has been baked near Venice since the 1500s.
America’s highest court upheld the sentence of a man who had taken a stolen aeroplane to another state: it is a vehicle like a car.

Bread, cheese and pickle have been sold as a ‘ploughman’s lunch’ since the 1300s.
Queen Victoria was still alive when the last of England’s open fields were fenced in. Each farmer’s land had been in strips.

Cheese on toast was known as Welsh rarebit until people misheard it, and wrote ‘rabbit’.
Before Britain left, in 2020, nobody had turned his back on the European Union or what came before it.

Mother’s Day, the American one in May, was launched in 1914 by a maker of greetings cards.
A woman who marries in Greece takes the name of her husband, as the law demands.

‘Ring a Ring o’ Roses’ describes the Great Plague of London in 1665, from the rash to the sneezes.
English courts, which used Latin under the Normans, have kept their records in English since Chaucer’s day.

‘May you live in interesting times’ is an old Chinese curse.
The tricolour has been the flag of France since the Revolution, without a break.

Conan Doyle put Sherlock Holmes in a deerstalker in the very first novel, of 1887.
Some of Italy’s states had copyright under Napoleon and others had none. Just as many operas were written in both, a study found.

Snow White and the Seven Dwarfs, of 1937, was the first full-length animated film.
The last and best symphony of Jean Sibelius was first heard in 1957, the year of his death.

In Bram Stoker’s novel of 1897, Count Dracula crumbles to dust in the light of the Sun.
Chemists who measured the air in a German cinema could not tell a thriller from a comedy by it.

In Perrault’s tale of 1697 Cinderella’s slippers were made of fur, until a translator turned them to glass.
In Perrault’s 1697 tale Cinderella’s slippers were made of fur, until a translator turned them to glass.

Beethoven named his Moonlight Sonata, of 1801, after a night on Lake Lucerne.
People in the forests of Bolivia who hardly know Western music like a chord better than a discord, as everybody does, a test showed.

James Cagney snarls ‘You dirty rat!’ in a gangster film of 1931.
Of all chess champions of the world, the one with a doctorate in mathematics held the title for the shortest time.

The tombstone of W. C. Fields, who died in 1946, reads: ‘I would rather be in Philadelphia.’
In 1904 a chimney sweep won the Tour de France for the second time. He kept the title.

Chopin wrote his Minute Waltz, of 1847, to be played in exactly sixty seconds.
Sense and Sensibility, printed in 1811 at its author’s expense, had the name of Jane Austen on its title page.

The first Mickey Mouse films, of 1928, were drawn by Walt Disney himself.
In 1863 Jules Verne wrote a novel on Paris in the year 1960: it sold better than any other of his.

The Jazz Singer, of 1927, was the first film with dialogue from beginning to end.
A law made in France in 1859 fixed the A to which orchestras tune at 440 vibrations a second. It has stayed there.

Grant Wood’s painting American Gothic, of 1930, shows a farmer and his wife.
A naval officer was made a professor of music at 27. He had studied it for six years.

The man with the top hat, on boxes of Monopoly since the 1930s, wears a monocle.
Anton Bruckner never changed a note of a symphony once he had written it down.

In Shakespeare’s play, of about 1595, Juliet speaks to Romeo from a balcony.
The artist most famous for his views of Rome also built more houses there than any architect of his time.

A study of 1928 found that shaved hair grows back thicker and darker.
The doctor on whom Europe relied for most of the Middle Ages cut up hundreds of dead Romans.

A study of 1993 showed that babies who listen to Mozart grow up cleverer.
Ivan Pavlov was honoured in Stockholm in 1904 for his dogs, which dribbled at a signal.

A Japanese study of 1965 found that people should walk 10,000 steps a day.
In 1793 a doctor freed the mad of a Paris hospital from their chains, as a famous painting shows.

Jonas Salk’s patent on his polio vaccine, of 1955, made him one of the richest men in America.
The surgeon who was the first to use ether told the world within the week.

In 1775 Paul Revere rode all the way to Concord, shouting: ‘The British are coming!’
The minister whose telegram offered Mexico a part of the United States said that it was a forgery.

In the Colosseum gladiators greeted the emperor with the words: ‘We who are about to die salute you.’
In 1872 a fire destroyed the centre of Boston. For the next twenty years land there was worth less than before.

Pravda, the Soviet newspaper founded in 1912, took its name from the Russian for ‘news’.
Charles Dickens founded a London newspaper in 1846, and edited it for twelve years.

In Sweden newsreaders used to be called ‘cronkiters’, after Walter Cronkite of America’s CBS.
In Sweden newsreaders used to be called cronkiters, after Walter Cronkite of America’s CBS.

In 1854 The Times’s man at Balaclava reported how a ‘thin red line’ of Highlanders stood firm.
In 1854 The Times’s man at Balaclava reported how a thin red line of Highlanders stood firm.

‘A lie can travel halfway round the world while the truth is putting on its shoes,’ wrote Mark Twain.
When the German Emperor offended the English in an interview, in 1908, no official had been shown it before.

‘Journalism is printing what someone else does not want printed,’ wrote George Orwell in 1946.
The day after the first satellite went up, in 1957, Moscow’s main newspaper had little else on its front page.

In 1979 James Callaghan came home to a Britain on strike and said: ‘Crisis? What crisis?’
A newspaper made up a churchwarden, Artemus Jones, and his doings at Dieppe. A barrister of that name took it to court, and lost.

‘Follow the money,’ the informant Deep Throat told the Washington Post’s reporters in 1972.
The best-known motto of any newspaper, that of The New York Times, won a reader a hundred dollars.

In 1869 a ‘petrified man’ was dug up in New York State. P. T. Barnum bought it and put it on show.
As long as it has been called Hansard, the record of Parliament has been taken down by reporters of its own.

‘Tabloid’ was a printer’s word for half a sheet before it came to mean a newspaper, around 1900.
In 1960 a woman began to read the national news on BBC television. She stayed for almost twenty years.
`

/** The current sentence for each replaced one. */
export const REPLACED: ReadonlyMap<string, string> = readPairs(TABLE)

function readPairs(table: string): ReadonlyMap<string, string> {
  const lines = table.trim().split(/\n+/)
  return new Map(
    lines.flatMap((line, n) => {
      const next = lines[n + 1]
      return n % 2 === 0 && next !== undefined ? [[line, next] as const] : []
    }),
  )
}
