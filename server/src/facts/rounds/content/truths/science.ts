export const SCIENCE_TRUTHS = `
science https://doi.org/10.1103/PhysRevLett.94.184505 A drop of alcohol that falls on smooth glass does not splash if the air is thin enough.
Physicists found it in a vacuum chamber in 2005. So it takes air to make a splash, and why is disputed.

science https://doi.org/10.1103/PhysRevLett.96.154502 On a hot piece of brass with teeth like those of a saw, drops of water run uphill.
They float on their own steam, which the teeth turn to one side. The drops move on it as on a cushion.

science https://doi.org/10.1073/pnas.0905183106 A water snake of South East Asia startles fish so that they flee into its mouth.
It feints with its body. Fish turn away from a shock by reflex, and the head is already waiting there.

science 250_Bettina In 1885 an astronomer in Vienna who wished to see an eclipse put the naming of an asteroid up for sale, for fifty pounds.
Albert von Rothschild paid, and had it called after his wife, Bettina.

science 1227_Geranium An astronomer asked that no asteroid be named after him. The first letters of eight in a row spell his name.
Numbers 1227 to 1234 are called after plants, from Geranium to Elyna: G. Stracke.

science https://doi.org/10.1126/science.aay0496 When bumblebees are short of pollen, they bite holes in the leaves of plants. It can make them flower weeks earlier.
Researchers who cut such holes themselves could not bring it about to the same degree.

science https://doi.org/10.1073/pnas.0508915103 Crickets in the American West march in bands of millions, because whoever stops is eaten from behind.
What they are short of is protein and salt. Those that had been fed on both walked less.

science 253_Mathilde Craters on Mathilde, an asteroid about as dark as fresh asphalt, are named after coalfields, from Clackmannan to Kuznetsk.
A spacecraft flew past in 1997, and found that Mathilde throws back some four per cent of the light.

science https://doi.org/10.1038/434037a When a python has eaten, its heart grows by 40 per cent within two days.
It is a lot to digest at once, often after weeks of rest. Later the heart shrinks again.

science https://doi.org/10.1126/science.1249723 A bird of the Kalahari shouts the alarms of other animals, and takes the food that they drop.
When the drongo’s own false alarm no longer works, it tries a meerkat’s. It has dozens to choose from.

science https://www.nature.com/articles/ncomms10506 Ravens that heard others behind a wall hid their food faster if a peephole in it was open.
They saw nobody. They had looked through the hole before, and seemed to know what it is for.

science https://doi.org/10.1016/j.cub.2011.03.054 A box jellyfish of the Caribbean finds its way by looking up, out of the water, at the trees on the shore.
Four of its 24 eyes always point upwards: a weight in each keeps them level however it swims.

science https://doi.org/10.1126/science.1244812 A croaking túngara frog makes ripples on its puddle. Bats also find the frog by those, a 2014 study showed.
When a bat comes over, the frog falls silent. The ripples run on for a moment.

science https://doi.org/10.1126/science.1211667 A jumping spider judges a leap by how blurred things look to it in green light. In red light it falls short.
Its eye has layers one behind another, and only one of them sees a sharp picture.

science https://doi.org/10.1016/j.cub.2015.05.054 A pitcher plant in Borneo has a back wall that is shaped to echo the calls of bats. They sleep in it.
It catches few insects for a plant of its kind. What the bats leave behind feeds it instead.

science https://doi.org/10.1016/j.cub.2017.09.068 When a crested pigeon of Australia flees, its wings sound the alarm: one narrow feather in each whistles.
The faster it beats them, the faster the notes. Others take off when a recording is played.

science https://doi.org/10.1016/j.cub.2016.07.085 A South African flower smells of bees that are being eaten. It draws flies that feed at such meals.
They feed on what drips from a spider’s prey. The flower traps them for a day, and dusts them with pollen.

science https://doi.org/10.1038/s41586-018-0604-2 A dandelion’s seed is borne by a ring of air that floats above it and never touches it.
Such a vortex had not been seen before. The hairs let through just enough air to hold it in place.

science https://doi.org/10.1038/39827 A spilled drop of coffee dries to a ring, because liquid that dries at its edge is replaced from inside, and carries the grains along.
Physicists explained it in 1997. Makers of ink and paint had been fighting such rings for years.

science William_Elford_Leach In 1818 a zoologist named nine kinds of crustacean Cirolana, Conilera and so on, after some Caroline. Nobody knows who she was.
All nine are anagrams of her name, or of Carolina. A queen has been suggested, and an astronomer.

science https://doi.org/10.1016/j.cub.2021.12.022 A camera towed below the sea ice of Antarctica passed over nests of fish for hours. There are thought to be 60 million.
One parent guards each bowl of stones. Warmer water wells up there, and Weddell seals often dive there.

science https://mathshistory.st-andrews.ac.uk/Biographies/Leray/ Jean Leray, an expert on the flow of fluids, changed his subject as a prisoner of war, so as not to be of use.
He told the Germans that he did topology, and so he did. It gave mathematics some of its main tools.

science Euclides_Danicus All points that can be found with ruler and compass can be found with the compass alone, a Dane proved in 1672. It was noticed in 1928.
A copy of his book turned up in a Copenhagen bookshop. An Italian had had the fame since 1797.

science https://www.nobelprize.org/prizes/chemistry/2002/tanaka/lecture/ Part of a 2002 Nobel Prize goes back to a man who poured in the wrong liquid, and tested the mixture all the same.
Koichi Tanaka thought it a waste to throw the mixture away. It let him weigh huge molecules.

science https://elifesciences.org/articles/00669 A small weed does a division each evening: it spends its store of starch at such a rate that it lasts until dawn.
Put out the light hours early, and it slows down at once. It reckons with chemistry.

science https://www.nature.com/articles/s41598-018-27913-0 The plink of a dripping tap is not the drop that hits the water. It is a bubble trembling below, a 2018 study found.
The bubble makes the surface above it tremble, too. A little washing-up liquid stops the noise.

science https://doi.org/10.5194/bg-12-4261-2015 A fungus makes ice grow on dead wood as fine hair. Alfred Wegener, of the drifting continents, had guessed it in 1918.
It was shown in 2015. Where the fungus was killed with hot water, there was a crust of ice instead.

science https://mathshistory.st-andrews.ac.uk/Biographies/Schlafli/ Ludwig Schläfli found the six regular solids of four dimensions by 1852. His book was thought too long to print until he was dead.
He was a teacher at Bern, and badly paid. Others had found the six again by then.

science Hugo_Steinhaus In hiding during the war, a Polish mathematician estimated how many Germans had fallen, from newspapers that were not to say so.
Hugo Steinhaus counted how often a family mourned its second son, or its third.

science https://mathshistory.st-andrews.ac.uk/Biographies/Steiner/ Jakob Steiner, one of the great masters of geometry, had not learned to write until he was fourteen.
He worked on his parents’ farm near Bern. He went to school against their will, when he was eighteen.

science https://doi.org/10.1126/science.236.4804.964 A bolas spider swings a drop of glue on a thread. It smells like the females of the moths it hunts.
Only males come: they follow the scent with which a female calls.

science https://www.archimedespalimpsest.org/about/ A work of Archimedes known from no other copy was found beneath prayers of the 13th century.
A scribe had scraped the old pages clean to write on them again.

science https://doi.org/10.1038/427029a A stone skips best if it meets the water at about 20 degrees, whatever its speed, French physicists found in 2004.
They shot discs of aluminium into a tank, and filmed how briefly each of them touched the water.

science https://doi.org/10.1038/416385a When a hard-boiled egg is spun fast enough, it rises and stands on end. Two mathematicians explained it in 2002.
It is friction with the table that makes it rise. A raw egg does not do it, as its inside lags behind.

science https://mathshistory.st-andrews.ac.uk/Biographies/Sang/ An Edinburgh engineer and two of his daughters filled 47 volumes with logarithms, by hand, for forty years.
Edward Sang’s tables went to 28 places. Too costly to print, they are still in manuscript.

science https://doi.org/10.1126/science.1060514 With its eyes covered and its ears stopped, a seal can follow the trail of something that swam by a while ago.
Its whiskers feel the whirls that are left in the water. A little submarine showed it, in 2001.

science https://doi.org/10.1119/1.1898523 The last rings of cereal in a bowl drift together because the milk’s surface is bent around each of them.
What floats drifts along the slope that its neighbour makes. Some insects use it to climb ashore.

science https://doi.org/10.1038/nature20151 A midge on Europe’s Atlantic coast comes out for a few hours, when the tide is lowest. It finds the day by the Moon.
The hour differs from coast to coast. Each population has that of its own shore in its genes.

science https://doi.org/10.1126/science.1210361 A bee that dances for one nest is butted by those that have found another, until she stops.
It keeps a swarm from being torn in two. Brain cells that decide hold each other back in the same way.

science https://doi.org/10.1098/rsif.2012.0429 A wet mouse shakes itself dry some thirty times a second, a wet bear about four times.
The smaller the animal, the faster it must twist for the drops to fly off.

science https://doi.org/10.1111/j.0021-8790.2004.00814.x The noisier its neighbourhood, the more loudly a nightingale in Berlin sings, it was found in 2004.
It has to be heard by females and rivals. Nothing like it had been measured in the wild before.

science https://mathshistory.st-andrews.ac.uk/Biographies/Chebyshev/ Pafnuty Chebyshev lectured in Paris on the mathematics of cutting clothes, in 1878.
He covered a ball with cloth to show how. He also built a machine that walks, which can be seen at work.

science https://doi.org/10.1257/aer.20161574 When a star of science dies, outsiders publish more in the field, and their papers become the most cited ones, economists found.
The star’s own colleagues publish less. It was checked on 452 deaths: science does advance by funerals.

science https://www.nature.com/articles/s41598-017-10702-6 The wisp that follows the cork out of a warm bottle of champagne is blue, as there is dry ice in it.
It is gone within milliseconds. From a cold bottle comes a grey mist, which is water.

science Sand_dollar The larvae of a sand dollar split in two when there is the slime of fish in the water.
They are too slow to flee from fish. Two small ones are harder to find than a large one.

science https://doi.org/10.1126/science.1174196 A maple seed spins down so slowly because a small whirlwind sits on its leading edge, and sucks it upwards.
The same trick keeps insects and hovering bats aloft. A model of plastic showed it in a tank of oil.

science https://doi.org/10.1038/srep27523 Archerfish, which spit at insects, learned to spit at one human face rather than at others.
They have no need to know people, nor the part of the brain that does it in us.

science https://mathshistory.st-andrews.ac.uk/Biographies/Malfatti/ In 1803 Gianfrancesco Malfatti said how to cut three columns from a wedge of marble with the least waste. It is never the best way.
In a long thin block three in a row waste less. That his is always beaten was shown in 1967.

science https://www.gutenberg.org/ebooks/2355 Charles Darwin had a bassoon played to earthworms. They took no notice.
They did take fright when their pots stood on a piano: they cannot hear, but feel the trembling.

science https://mathshistory.st-andrews.ac.uk/Biographies/Ulugh_Beg/ A ruler of Samarkand had an arc with a radius of some forty metres built in the 1420s, to measure the year. He was out by a minute.
Ulugh Beg was killed on his son’s orders. The buried part of the arc was dug up in 1908.

science https://mathshistory.st-andrews.ac.uk/Biographies/Heegner/ Kurt Heegner, who held no post, solved a problem of Gauss’s in 1952. Hardly anybody believed his proof until he was dead.
It was hard to read, and seemed to have a gap. Around 1968 others found that it had been sound.

science https://mathshistory.st-andrews.ac.uk/Biographies/Doeblin/ In 1940 a soldier sent a sealed letter to the Academy of Sciences in Paris. Opened in 2000, it was decades ahead of its time.
Wolfgang Doeblin, a mathematician, had written on chance. He died that June; others found much of it later.

science https://mathshistory.st-andrews.ac.uk/Biographies/Wallis/ One night in 1670 John Wallis found the root of a number of 53 digits in his head. Later he dictated it from memory.
He used to do so when he could not sleep. It was right to 27 places.

science https://mathshistory.st-andrews.ac.uk/Biographies/Green/ A miller at Nottingham laid a foundation of the mathematics of electricity in 1828. He had been to school for about a year.
George Green had it printed for 51 subscribers. Most of them can hardly have understood it.

science https://mathshistory.st-andrews.ac.uk/Biographies/Grassmann/ As hardly anybody read his mathematics, Hermann Grassmann turned to Sanskrit. His dictionary is still in use.
He taught at a school in Stettin. His mathematics, found far too strange, is now taught to beginners.

science https://doi.org/10.1002/jqs.1227 Our geological epoch officially begins at a point in a core of ice, 1,492.45 metres down. It is kept in Copenhagen.
The ice shows there how the climate suddenly warmed, some 11,700 years ago.

science https://mathshistory.st-andrews.ac.uk/Biographies/Poincare/ Henri Poincaré won a king’s prize with a paper that held a mistake. To reprint it cost him more than the prize.
What he found while putting it right is now called chaos.

science https://mathshistory.st-andrews.ac.uk/Biographies/Weierstrass/ Karl Weierstrass, who put calculus on firm ground, was for years a schoolmaster who also taught gymnastics.
He published in places such as his school’s yearbook, where nobody looked for it.

science https://mathshistory.st-andrews.ac.uk/Biographies/Mechain/ One of the two astronomers who measured the Earth for the metre had found an error in his work. He kept it to himself.
It tormented Pierre Méchain until he died, in 1804. His colleague then came upon it in the papers.

science https://mathematics.uni-bonn.de/hcm/events/2018/der-arzt Felix Hausdorff, a founder of topology, wrote a farce about a duel. It was put on more than 300 times.
He called himself Paul Mongré, and mocked the honour of Prussian officers. It is a single act.

science https://mathshistory.st-andrews.ac.uk/Biographies/Bessel/ The first man to measure the distance of a star had learned his trade as a clerk, in a merchant’s office in Bremen.
Friedrich Bessel taught himself astronomy for the sake of navigation. The star was 61 Cygni.

science https://doi.org/10.1126/science.abc6588 Naked mole-rats speak the dialect of their colony. When a queen was lost, it began to break up, a 2021 study found.
A pup raised in another colony learns the chirp that is used there.

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

science https://mathshistory.st-andrews.ac.uk/Biographies/Saunderson/ The man who held Newton’s chair at Cambridge from 1711, and lectured there on light and colours, was blind.
Nicholas Saunderson had lost his sight as a baby. He calculated with pins, on a board full of holes.

science https://doi.org/10.1038/s41467-019-13549-9 All the genes of a woman who lived 5,700 years ago were read from a piece of birch tar that she had chewed.
Even traces of a meal were in it: duck and hazelnuts.

science https://mathshistory.st-andrews.ac.uk/Biographies/Friedmann/ The man who first worked out that the universe may be expanding went up to 7,400 metres in a balloon, to study the weather.
That was in 1925, and a record in his country. Aleksandr Friedmann died two months later, of typhoid.

science https://doi.org/10.1126/science.1190179 Peat moss shoots its spores up in rings, like those that smokers blow. So they rise above ten centimetres.
Dust as fine as that would be stopped by the air at once. The capsules dry, and burst under pressure.

science https://www.amnh.org/learn-teach/curriculum-collections/earth-inside-and-out/inge-lehmann-discoverer-of-the-earth-s-inner-core The paper that announced the inner core of the Earth, in 1936, has one of the shortest titles: P’.
It stands for a kind of earthquake wave. Inge Lehmann noted her data on cards in oatmeal boxes.

science https://mathshistory.st-andrews.ac.uk/Biographies/Bernoulli_Daniel/ When Johann Bernoulli had to share a prize with his son Daniel, he turned him out of the house.
They had both entered for the Paris prize of 1734, on the planets. They were never friends again.

science https://doi.org/10.1002/2017GL074982 Lightning strikes about twice as often above the busiest shipping lanes of the Indian Ocean as beside them.
It is the soot. It makes more and smaller drops, which are carried up, freeze, and rub against one another.

science https://doi.org/10.1098/rspa.2014.0905 The slits of violins grew longer for two centuries, perhaps as makers copied good ones and erred a little, engineers argued.
Air moves mostly at the edge of a slit, so a long one gives more sound. Those violins were copied again.

science https://doi.org/10.1038/nmat2161 A strip of wallpaper narrows to a point as it is pulled off. Physicists worked out why in 2008.
The fold between wall and hand has energy to lose. It loses it by drawing both tears inwards.

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

science https://mdolecki.wordpress.com/2015/10/11/history-of-chemistry-and-underwear-made-from-chlorine/ In 1840 a journal of chemistry printed a letter by one S. C. H. Windler. London’s shops, he wrote, sold cloth of spun chlorine.
Friedrich Wöhler had mocked a rival’s theory in private. The editor, a friend, could not resist.

science https://mathshistory.st-andrews.ac.uk/Biographies/Al-Kashi/ In 1424 al-Kashi worked out pi so precisely that the universe, as he knew it, could be measured to within a horse’s hair.
He had said beforehand how exact it had to be. Nobody in Europe was as exact for 170 years.

science https://doi.org/10.1098/rspa.2001.0888 Christiaan Huygens, ill in bed in 1665, noticed that two of his pendulum clocks always swung in time.
They hung from one beam, which passed on tiny nudges. He spoke of an odd sympathy.

science https://mathshistory.st-andrews.ac.uk/Biographies/Weil/ André Weil was nearly shot as a spy in Finland. Then he did some of his best mathematics in a French prison.
Would he have to spend some months locked up every year, he asked his wife in a letter.

science https://doi.org/10.1098/rsbl.2008.0333 Dogs catch yawns from people: 21 of 29 did so in a London study.
Not one of them yawned when the same man only opened and closed his mouth.
`
