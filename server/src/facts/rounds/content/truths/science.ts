export const SCIENCE_TRUTHS = `
science https://patents.google.com/patent/US141072A/en In 1873 Louis Pasteur was granted an American patent on a living thing: pure yeast.
He wanted it for beer: yeast free of germs kept the brew from spoiling.

science https://doi.org/10.1126/science.1126912 Desert ants count their steps. In 2006 some were put on stilts, and walked past their nest.
Their strides had become longer, but the number in their memory had not changed.

science https://doi.org/10.1016/j.cub.2012.12.034 Dung beetles can steer by the Milky Way, as a test in a planetarium showed.
Outdoors, beetles in little cardboard caps wandered about. Those that saw the stars ran straight.

science https://doi.org/10.1126/science.1177894 In 2010 a slime mould linked oat flakes, laid out like towns around Tokyo, much as the railways do.
It has no brain: tubes that carry much food grow thicker, and the rest wither.

science https://doi.org/10.1016/j.cub.2021.04.077 A rotifer that had been frozen in Siberia for some 24,000 years was thawed, and multiplied.
Its kind is thought to have done without males and sex for tens of millions of years.

science https://doi.org/10.1126/science.1153600 A date seed found at the fortress of Masada sprouted after about 2,000 years.
The palm, named Methuselah, has since fathered dates on a tree from another ancient seed.

science https://doi.org/10.1126/science.aaf1703 Female Greenland sharks are thought to be about 150 years old before they can breed.
Age is read from the lens of the eye, the core of which dates from before birth.

science https://doi.org/10.1098/rspb.2008.1142 In 2007 a godwit flew from Alaska to New Zealand without a stop. It took eight days.
Before the journey godwits shrink organs that they will not need on the way, the gizzard among them.

science https://doi.org/10.1126/science.1240284 Young planthoppers have gear wheels on their legs, with teeth that mesh. Adults have none.
The gears make both hind legs kick within 30 millionths of a second, so that the jump goes straight.

science https://doi.org/10.1038/35097152 The claw of a snapping shrimp makes a bubble that collapses with a flash of light.
For an instant the gas inside reaches at least 5,000 kelvin, almost the heat of the Sun’s surface.

science https://doi.org/10.1126/science.aab3896 A naked mole-rat can survive for 18 minutes without any oxygen.
Its cells switch from glucose to fructose, which they can burn without oxygen, as plants do.

science https://doi.org/10.1126/science.aar4975 In 2018 honeybees learned that nothing is less than one.
Trained to choose the smaller number of shapes, they flew to an empty card.

science https://doi.org/10.1016/j.cub.2015.11.057 The Venus flytrap counts: the second touch shuts it, and only further ones start its digestion.
So it wastes no strength on raindrops: only an insect that struggles touches its hairs again and again.

science https://doi.org/10.1073/pnas.1402289111 An elephant takes about as long as a goat to empty its bladder, a 2014 study found.
The bigger the animal, the longer the pipe, and the faster gravity pulls the stream along it.

science https://doi.org/10.1103/PhysRev.73.803 In 1948 Hans Bethe was added to a paper as an author for the sake of a pun: Alpher, Bethe, Gamow.
It read as alpha, beta, gamma, and was about how the elements began.

science https://doi.org/10.1090/S0002-9904-1966-11654-3 In 1966 a conjecture of Euler’s, almost 200 years old, was disproved in two sentences.
A computer had found the example: four fifth powers that add up to a fifth one.

science https://doi.org/10.1098/rstb.1952.0012 Alan Turing, the codebreaker, wrote a paper in 1952 on how animals may get their spots.
Two chemicals that spread at different speeds can turn an even grey into spots or stripes.

science https://arxiv.org/abs/1110.2832 The abstract of a 2011 physics paper consists of two words: Probably not.
It asks whether quantum effects explain neutrinos faster than light. A loose cable was the true cause.

science https://doi.org/10.1016/j.anbehav.2009.12.022 Crows in Seattle scolded for years anybody who wore the mask of those who had once trapped them.
Crows that had never been trapped learned the face from those that had.

science https://doi.org/10.1371/journal.pone.0105948 Stones wander across a dry lake in Death Valley. They were first seen moving in 2013: ice pushes them.
Panes of ice as thin as a window’s float on a shallow pool, and a light wind does the rest.

science https://doi.org/10.1016/j.cub.2007.07.038 Elephants in Kenya ran away from the sound of bees, a test with loudspeakers showed.
Farmers in Kenya now hang beehives on wires around their fields, and sell the honey.

science https://doi.org/10.1038/nature01541 Until 2003 bismuth was thought to be stable. Half of it decays in some 20 billion billion years.
That is more than a billion times the age of the universe.

science https://science.nasa.gov/neptune/neptune-facts/ Since it was discovered, in 1846, Neptune has gone round the Sun just once.
Its year lasts 165 of ours. The first since the discovery was over in 2011.

science https://mathshistory.st-andrews.ac.uk/Biographies/Kovalevskaya/ Sofia Kovalevskaya first met calculus on the walls of her nursery, papered with lecture notes.
The wallpaper had run out. She grew up to be a professor in Stockholm.

science https://www.nobelprize.org/prizes/chemistry/2002/tanaka/lecture/ Part of a 2002 Nobel Prize goes back to a man who poured in the wrong liquid, and tested the mixture all the same.
Koichi Tanaka thought it a waste to throw the mixture away. It let him weigh huge molecules.

science Diving_bell_spider One spider spends almost its whole life under water, in a bell of silk that it fills with air.
The bell is a gill as well: oxygen seeps in from the water, so it rarely has to come up.

science Tea_leaf_paradox In 1926 Albert Einstein explained why tea leaves gather in the middle of a stirred cup.
Friction slows the tea at the bottom, which lets it drift inwards. Rivers wear bends for the same reason.

science Oxford_Electric_Bell A bell in Oxford has been ringing since 1840, almost without a break. Nobody knows for certain what its battery is made of.
To open the battery would be to end the experiment.

science Natural_nuclear_fission_reactor In 1972 some uranium from a mine in Gabon was found to be partly used up. It had fuelled a natural reactor.
Ground water set it going. Each time the water boiled away, the reaction stopped.

science Gallium When gallium was discovered, in 1875, Mendeleev wrote that its density was wrong. He had never seen any.
His periodic table had told him. Measured again, in a purer sample, it was as he had said.

science Hallucigenia A fossil called Hallucigenia was long drawn upside down, walking on its spines.
What had been taken for its head was a stain at the other end.

science Oviraptor The dinosaur called the egg thief, found on a nest in 1923, was probably brooding its own eggs.
In 1993 an embryo in such an egg turned out to be one of its own kin.

science Dryococelus_australis A stick insect thought to be extinct was found again in 2001, beneath a single shrub.
Rats from a stranded ship had eaten those of Lord Howe Island. The shrub is on a rock out at sea.

science Bolas_spider A bolas spider swings a drop of glue on a thread. It smells like the females of the moths it hunts.
Only males come: they follow the scent with which a female calls.

science Archimedes_Palimpsest A work of Archimedes known from no other copy was found beneath prayers of the 13th century.
A scribe had scraped the old pages clean to write on them again.

science Kuiper_Airborne_Observatory The rings of Uranus were discovered in 1977, from an aeroplane.
A star winked out five times before the planet reached it, and five times afterwards.

science Guillaume_Le_Gentil An astronomer was at sea for the 1761 transit of Venus, so he waited in the East for the next, in 1769. It was cloudy.
He came home after eleven years, and found that he had been declared dead.

science Robert_FitzRoy The captain who took Darwin round the world later made the first weather forecasts for newspapers.
He called them forecasts. Prophecies or predictions, he wrote, they were not.

science https://doi.org/10.1038/nature01963 In a 2003 test capuchin monkeys often refused a slice of cucumber if another got a grape for the same work.
Some threw the cucumber, or the token that was to pay for it, out of the cage.

science https://doi.org/10.1038/075450a0 At a show 787 people guessed the weight of an ox. The middle guess was out by less than one per cent.
Francis Galton, who had little faith in crowds, had asked to see the tickets.
`
