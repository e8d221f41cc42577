export const SCIENCE_TRUTHS = `
science https://doi.org/10.1103/PhysRevLett.94.184505 A drop of alcohol that falls on smooth glass does not splash if the air is thin enough.
Physicists found it in a vacuum chamber in 2005. It is the air beneath the spreading edge that lifts it up.

science https://doi.org/10.1103/PhysRevLett.96.154502 On a hot piece of brass with teeth like those of a saw, drops of water run uphill.
They float on their own steam, which the teeth turn to one side. The drops move on it as on a cushion.

science https://doi.org/10.1073/pnas.0905183106 A water snake of South East Asia startles fish so that they flee into its mouth.
It feints with its body. Fish turn away from a shock by reflex, and the head is already waiting there.

science https://doi.org/10.1016/j.cub.2021.04.077 A rotifer that had been frozen in Siberia for some 24,000 years was thawed, and multiplied.
Its kind is thought to have done without males and sex for tens of millions of years.

science https://doi.org/10.1126/science.1153600 A date seed found at the fortress of Masada sprouted after about 2,000 years.
The palm, named Methuselah, has since fathered dates on a tree from another ancient seed.

science https://doi.org/10.1126/science.aaf1703 Female Greenland sharks are thought to be about 150 years old before they can breed.
Age is read from the lens of the eye, the core of which dates from before birth.

science https://doi.org/10.1073/pnas.0508915103 Crickets in the American West march in bands of millions, because whoever stops is eaten from behind.
What they are short of is protein and salt. Those that had been fed on both walked less.

science https://doi.org/10.1126/science.1240284 Young planthoppers have gear wheels on their legs, with teeth that mesh. Adults have none.
The gears make both hind legs kick within 30 millionths of a second, so that the jump goes straight.

science https://doi.org/10.1038/434037a When a python has eaten, its heart grows by 40 per cent within two days.
It is a lot to digest at once, often after weeks of rest. Later the heart shrinks again.

science https://doi.org/10.1126/science.1249723 A bird of the Kalahari shouts the alarms of other animals, and takes the food that they drop.
When the drongo’s own false alarm no longer works, it tries a meerkat’s. It has dozens to choose from.

science https://mathshistory.st-andrews.ac.uk/Biographies/Van_Ceulen/ A fencing master at Leiden worked out pi to 35 places. They were carved on his gravestone.
Ludolph van Ceulen died in 1610. For a time Germans called pi Ludolph’s number after him.

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

science https://doi.org/10.1038/s41586-018-0604-2 A dandelion’s seed is borne by a ring of air that floats above it and never touches it.
Such a vortex had not been seen before. The hairs let through just enough air to hold it in place.

science https://doi.org/10.1038/39827 A spilled drop of coffee dries to a ring, because liquid that dries at its edge is replaced from inside, and carries the grains along.
Physicists explained it in 1997. Makers of ink and paint had been fighting such rings for years.

science https://doi.org/10.1016/j.cub.2007.07.038 Elephants in Kenya ran away from the sound of bees, a test with loudspeakers showed.
Farmers in Kenya now hang beehives on wires around their fields, and sell the honey.

science https://doi.org/10.1038/nature01541 Until 2003 bismuth was thought to be stable. Half of it decays in some 20 billion billion years.
That is more than a billion times the age of the universe.

science https://mathshistory.st-andrews.ac.uk/Biographies/Leray/ Jean Leray, an expert on the flow of fluids, changed his subject as a prisoner of war, so as not to be of use.
He told the Germans that he did topology, and so he did. It gave mathematics some of its main tools.

science https://mathshistory.st-andrews.ac.uk/Biographies/Kovalevskaya/ Sofia Kovalevskaya first met calculus on the walls of her nursery, papered with lecture notes.
The wallpaper had run out. She grew up to be a professor in Stockholm.

science https://www.nobelprize.org/prizes/chemistry/2002/tanaka/lecture/ Part of a 2002 Nobel Prize goes back to a man who poured in the wrong liquid, and tested the mixture all the same.
Koichi Tanaka thought it a waste to throw the mixture away. It let him weigh huge molecules.

science https://doi.org/10.1242/jeb.056093 One spider spends almost its whole life under water, in a bell of silk that it fills with air.
The bell is a gill as well: oxygen seeps in from the water, so it rarely has to come up.

science https://doi.org/10.1007/BF01510300 In 1926 Albert Einstein explained why tea leaves gather in the middle of a stirred cup.
Friction slows the tea at the bottom, which lets it drift inwards. Rivers wear bends for the same reason.

science https://doi.org/10.1088/0143-0807/5/4/001 A bell in Oxford has been ringing since 1840, almost without a break. Nobody knows for certain what its battery is made of.
To open the battery would be to end the experiment.

science https://www.iaea.org/newscenter/news/meet-oklo-the-earths-two-billion-year-old-only-known-natural-nuclear-reactor In 1972 some uranium from a mine in Gabon was found to be partly used up. It had fuelled a natural reactor.
Ground water set it going. Each time the water boiled away, the reaction stopped.

science Gallium When gallium was discovered, in 1875, Mendeleev wrote that its density was wrong. He had never seen any.
His periodic table had told him. Measured again, in a purer sample, it was as he had said.

science https://mathshistory.st-andrews.ac.uk/Biographies/Steiner/ Jakob Steiner, one of the great masters of geometry, had not learned to write until he was fourteen.
He worked on his parents’ farm near Bern. He went to school against their will, when he was eighteen.

science https://doi.org/10.1126/science.236.4804.964 A bolas spider swings a drop of glue on a thread. It smells like the females of the moths it hunts.
Only males come: they follow the scent with which a female calls.

science https://www.archimedespalimpsest.org/about/ A work of Archimedes known from no other copy was found beneath prayers of the 13th century.
A scribe had scraped the old pages clean to write on them again.

science https://doi.org/10.1038/267328a0 The rings of Uranus were discovered in 1977, from an aeroplane.
A star winked out five times before the planet reached it, and five times afterwards.

science Guillaume_Le_Gentil An astronomer was at sea for the 1761 transit of Venus, so he waited in the East for the next, in 1769. It was cloudy.
He came home after eleven years, and found that he had been declared dead.

science https://mathshistory.st-andrews.ac.uk/Biographies/Sang/ An Edinburgh engineer and two of his daughters filled 47 volumes with logarithms, by hand, for forty years.
Edward Sang’s tables went to 28 places. Too costly to print, they are still in manuscript.

science https://doi.org/10.1038/nature01963 In a 2003 test capuchin monkeys often refused a slice of cucumber if another got a grape for the same work.
Some threw the cucumber, or the token that was to pay for it, out of the cage.

science https://doi.org/10.1119/1.1898523 The last rings of cereal in a bowl drift together because the milk’s surface is bent around each of them.
What floats drifts along the slope that its neighbour makes. Some insects use it to climb ashore.

science https://doi.org/10.1098/rspa.2016.0770 Engineers filmed in 2017 why shoelaces come undone: the foot’s stamp loosens the knot, and its swing pulls the ends.
For a long while nothing seems to happen. Once a knot begins to slip, it is gone within seconds.

science https://doi.org/10.1126/science.1210361 A bee that dances for one nest is butted by those that have found another, until she stops.
It keeps a swarm from being torn in two. Brain cells that decide hold each other back in the same way.

science https://doi.org/10.1098/rsif.2012.0429 A wet mouse shakes itself dry some thirty times a second, a wet bear about four times.
The smaller the animal, the faster it must twist for the drops to fly off.

science https://doi.org/10.1126/science.1215932 Male fruit flies turned down by females drank more alcohol than males that had mated, a 2012 study found.
Mating and alcohol raise the same substance in a fly’s brain.

science https://mathshistory.st-andrews.ac.uk/Biographies/Chebyshev/ Pafnuty Chebyshev lectured in Paris on the mathematics of cutting clothes, in 1878.
He covered a ball with cloth to show how. He also built a machine that walks, which can be seen at work.

science https://doi.org/10.1257/aer.20161574 When a star of science dies, outsiders publish more in the field, and their papers become the most cited ones, economists found.
The star’s own colleagues publish less. It was checked on 452 deaths: science does advance by funerals.

science https://doi.org/10.1038/nature03250 The star-nosed mole needs less than a quarter of a second to find a piece of food, judge it and swallow it.
No mammal known eats faster. It decides almost as fast as nerves can carry a message.

science https://mathshistory.st-andrews.ac.uk/Biographies/Madhava/ The series by which Leibniz wrote down pi in the 1670s had been known in Kerala for more than two hundred years.
It goes back to Madhava, who lived near Cochin. His pupils set it down in verse.

science https://doi.org/10.1126/science.1174196 A maple seed spins down so slowly because a small whirlwind sits on its leading edge, and sucks it upwards.
The same trick keeps insects and hovering bats aloft. A model of plastic showed it in a tank of oil.

science https://doi.org/10.1038/srep27523 Archerfish, which spit at insects, learned to spit at one human face rather than at others.
They have no need to know people, nor the part of the brain that does it in us.

science https://mathshistory.st-andrews.ac.uk/Biographies/Legendre/ For over a century books showed the mathematician Legendre with the face of a politician of the same name.
The mistake was noticed around 2005. The only true portrait found since is a caricature.

science https://www.gutenberg.org/ebooks/2355 Charles Darwin had a bassoon played to earthworms. They took no notice.
They did take fright when their pots stood on a piano: they cannot hear, but feel the trembling.

science https://mathshistory.st-andrews.ac.uk/Biographies/Ulugh_Beg/ A ruler of Samarkand had an arc with a radius of some forty metres built in the 1420s, to measure the year. He was out by a minute.
Ulugh Beg was killed on his son’s orders. The buried part of the arc was dug up in 1908.

science https://mathshistory.st-andrews.ac.uk/Biographies/Euler/ Leonhard Euler, among the most productive of all mathematicians, wrote almost half of his works after he had gone blind.
He did the sums in his head, and his sons and assistants took the papers down.

science https://mathshistory.st-andrews.ac.uk/Biographies/Noether_Emmy/ Emmy Noether’s lectures in Göttingen were announced under David Hilbert’s name, since women were not allowed to give any.
This was a university, Hilbert told the professors, not a bathhouse.

science https://mathshistory.st-andrews.ac.uk/Biographies/Wallis/ One night in 1670 John Wallis found the root of a number of 53 digits in his head. Later he dictated it from memory.
He used to do so when he could not sleep. It was right to 27 places.

science https://mathshistory.st-andrews.ac.uk/Biographies/Green/ A miller at Nottingham laid a foundation of the mathematics of electricity in 1828. He had been to school for about a year.
George Green had it printed for 51 subscribers. Most of them can hardly have understood it.

science https://mathshistory.st-andrews.ac.uk/Biographies/Grassmann/ As hardly anybody read his mathematics, Hermann Grassmann turned to Sanskrit. His dictionary is still in use.
He taught at a school in Stettin. His mathematics, found far too strange, is now taught to beginners.

science https://mathshistory.st-andrews.ac.uk/Biographies/Bernoulli_Jacob/ Jacob Bernoulli wanted a spiral that keeps its shape as it grows on his gravestone. The mason carved the wrong one.
The one on the stone in Basel winds outwards evenly, like a coil of rope. The motto is right.

science https://mathshistory.st-andrews.ac.uk/Biographies/Poincare/ Henri Poincaré won a king’s prize with a paper that held a mistake. To reprint it cost him more than the prize.
What he found while putting it right is now called chaos.

science https://mathshistory.st-andrews.ac.uk/Biographies/Weierstrass/ Karl Weierstrass, who put calculus on firm ground, was for years a schoolmaster who also taught gymnastics.
He published in places such as his school’s yearbook, where nobody looked for it.

science https://mathshistory.st-andrews.ac.uk/Biographies/Mechain/ One of the two astronomers who measured the Earth for the metre had found an error in his work. He kept it to himself.
It tormented Pierre Méchain until he died, in 1804. His colleague then came upon it in the papers.

science https://mathshistory.st-andrews.ac.uk/Biographies/Le_Verrier/ Astronomers spent decades looking for a planet between Mercury and the Sun. Some of them said that they had seen it.
It was to explain a quirk in Mercury’s path. Einstein’s new theory of gravity explained that without it.

science https://mathshistory.st-andrews.ac.uk/Biographies/Bessel/ The first man to measure the distance of a star had learned his trade as a clerk, in a merchant’s office in Bremen.
Friedrich Bessel taught himself astronomy for the sake of navigation. The star was 61 Cygni.

science https://doi.org/10.1073/pnas.092694199 Ants of one single colony live on 6,000 kilometres of Europe’s coasts, from Italy to north-western Spain.
The species came from Argentina around 1900. Workers from distant nests do not fight.

science https://doi.org/10.1016/j.cub.2014.03.010 One vine in Chile takes on the look of whatever tree it climbs, and of several if it climbs from one to the next.
Leaf-eaters do it less harm where it looks like its host. How it does it is unknown.

science https://doi.org/10.1093/qje/qjs015 When Soviet mathematicians could leave for America, after 1992, Americans in the same branches published less.
There were not enough posts for both, and journals did not grow thicker. The newcomers were very good.

science https://doi.org/10.1038/s41586-021-03380-y Asked to mend a thing, be it a bridge of bricks, a soup or an essay, most people add something. Few take something away.
They see that less would do if they are told to look. Otherwise it does not occur to them.

science https://doi.org/10.1242/jeb.222109 The longest dive known of any mammal, by a beaked whale in 2017, lasted three hours and 42 minutes.
Judged by its size it should run short of oxygen after half an hour or so.

science https://mathshistory.st-andrews.ac.uk/Biographies/Bowditch/ Nathaniel Bowditch taught himself Latin to read Isaac Newton, at seventeen, and then found a mistake in the book.
He was a clerk in a ship’s shop in Salem. Later he corrected thousands of errors in tables for sailors.

science https://doi.org/10.1073/pnas.1604009113 Electric eels leap out of the water at their enemies, as Alexander von Humboldt had said in 1807. He was not believed.
A biologist saw it in his laboratory in 2016. Out of the water, the shock does not get lost.

science https://doi.org/10.1016/j.cub.2011.03.019 Songs of humpback whales spread across the South Pacific like hits, from west to east.
Males drop the old song for the new one. There are more singers in the west.

science https://doi.org/10.1073/pnas.0607909104 Chimpanzees were cracking nuts with stones in West Africa 4,300 years ago, archaeologists found.
They dug up the hammers, with starch of nuts on them that people there do not eat.

science https://doi.org/10.1016/j.cub.2024.06.021 Carpenter ants in Florida bite off a comrade’s injured leg, which saves most of their patients.
They do it for wounds of the thigh. On a lower wound, where it would come too late, they lick.

science https://doi.org/10.1126/science.abb3634 The longest bacterium known can be seen with the naked eye: it is about a centimetre long.
It was found on sunken leaves in a mangrove swamp of Guadeloupe, and first taken for a fungus.

science https://doi.org/10.1038/s41467-020-17330-1 Microbes from mud up to 100 million years old, from below the Pacific, came back to life when they were fed.
There was just enough oxygen down there to keep them going, almost without moving.

science https://doi.org/10.1016/j.cell.2023.03.009 Thirsty tomato plants give off dozens of clicks an hour, too high for our ears.
Bubbles popping in the water pipes of the stem may be the cause. A plant in comfort hardly clicks.

science https://doi.org/10.1016/j.cub.2016.10.008 A dinosaur’s tail with its feathers was found in 2015, in amber at a market in Myanmar.
The seller had taken it for a plant. It was about to become jewellery.

science https://doi.org/10.1126/science.1186290 The colours of a dinosaur were worked out in 2010: it was grey and black, with a reddish crest.
Its feathers kept the shapes of tiny pigment grains, which tell their colour.

science https://doi.org/10.1038/s41586-018-0455-x One bone from a cave in Siberia belonged to a girl with a Neanderthal mother and a Denisovan father.
The fragment was chosen from thousands. Its finders thought at first that they had mixed up samples.

science https://doi.org/10.1038/s41467-019-13549-9 All the genes of a woman who lived 5,700 years ago were read from a piece of birch tar that she had chewed.
Even traces of a meal were in it: duck and hazelnuts.

science https://doi.org/10.1016/0016-7037(56)90036-9 The age of the Earth, 4.55 billion years, was first measured on meteorites.
Clair Patterson’s samples kept picking up lead from the air. He went on to fight lead in petrol.

science https://www.britannica.com/biography/Marie-Tharp Marie Tharp’s maps showed a rift along the floor of the Atlantic. Her colleague called it girl talk.
Then earthquakes were plotted, for another purpose. They lay along the rift.

science https://www.amnh.org/learn-teach/curriculum-collections/earth-inside-and-out/inge-lehmann-discoverer-of-the-earth-s-inner-core The paper that announced the inner core of the Earth, in 1936, has one of the shortest titles: P’.
It stands for a kind of earthquake wave. Inge Lehmann noted her data on cards in oatmeal boxes.

science https://mathshistory.st-andrews.ac.uk/Biographies/Bernoulli_Daniel/ When Johann Bernoulli had to share a prize with his son Daniel, he turned him out of the house.
They had both entered for the Paris prize of 1734, on the planets. They were never friends again.

science Johann_Georg_Siegesbeck Linnaeus named a sticky weed after a botanist who had called his system indecent.
The system sorted plants by their sexual parts. Sigesbeckia has kept its name.

science https://www.britannica.com/biography/Michael-Faraday Michael Faraday got his first post in science with a book: his notes on Humphry Davy’s lectures, which he had bound himself.
He was a bookbinder’s apprentice. A customer had given him the tickets.

science https://doi.org/10.1098/rstl.1798.0022 Henry Cavendish weighed the Earth in 1798 with the help of a few lead balls. He was out by about one per cent.
He watched through telescopes from outside, as his warmth would have stirred the air.

science https://mathshistory.st-andrews.ac.uk/Biographies/Hutton/ One of the first uses of contour lines was to weigh a Scottish mountain, in the 1770s.
The mountain pulled a plumb line aside. Its mass told the mass of the Earth.

science https://mathshistory.st-andrews.ac.uk/Biographies/Somerville/ Mary Somerville’s parents had her candles taken away at night, to stop her doing mathematics. She went on in the dark.
She knew Euclid by heart. Later her book on the heavens was used at Cambridge.

science https://mathshistory.st-andrews.ac.uk/Biographies/Zu_Chongzhi/ Zu Chongzhi’s fraction for pi, found in China in the 5th century, was the best in the world for about 900 years.
It is 355/113. He had helped himself with polygons of thousands of sides.

science https://mathshistory.st-andrews.ac.uk/Biographies/Horrocks/ Only two people are known to have seen Venus cross the Sun in 1639. They had worked it out, and looked.
Jeremiah Horrocks was about 21, and his friend William Crabtree saw it in Manchester. Kepler had missed it.

science https://mathshistory.st-andrews.ac.uk/Biographies/Hevelius/ The man who drew the first atlas of the Moon, in 1647, was a brewer at Danzig. His observatory stood on his roofs.
Johannes Hevelius engraved the plates himself. One constellation that he named is a shield, for his king.

science Scottish_Book In 1936 a goose was promised to whoever would solve a certain problem of mathematics. It was handed over in 1972, alive.
Mathematicians had a book for such problems, in a café at Lwów. The goose was shown on television.

science https://mathshistory.st-andrews.ac.uk/Biographies/Al-Kashi/ In 1424 al-Kashi worked out pi so precisely that the universe, as he knew it, could be measured to within a horse’s hair.
He had said beforehand how exact it had to be. Nobody in Europe was as exact for 170 years.

science https://doi.org/10.1098/rspa.2001.0888 Christiaan Huygens, ill in bed in 1665, noticed that two of his pendulum clocks always swung in time.
They hung from one beam, which passed on tiny nudges. He spoke of an odd sympathy.

science https://mathshistory.st-andrews.ac.uk/Biographies/Weil/ André Weil was nearly shot as a spy in Finland. Then he did some of his best mathematics in a French prison.
Would he have to spend some months locked up every year, he asked his wife in a letter.

science https://doi.org/10.1098/rsbl.2008.0333 Dogs catch yawns from people: 21 of 29 did so in a London study.
Not one of them yawned when the same man only opened and closed his mouth.
`
