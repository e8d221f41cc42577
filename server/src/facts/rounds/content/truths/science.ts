export const SCIENCE_TRUTHS = `
science https://doi.org/10.1103/PhysRevLett.94.184505 A drop of alcohol that falls on smooth glass does not splash if the air is thin enough.
Physicists found it in a vacuum chamber in 2005. So it takes air to make a splash, and why is disputed.

science https://doi.org/10.7554/eLife.32763 Some tree crickets of India bite a hole into the middle of a leaf, and sing from it. They are louder like that.
The leaf parts the sound in front from that behind. If there are two, they take the larger one.

science https://doi.org/10.1073/pnas.0905183106 A water snake of South East Asia startles fish so that they flee into its mouth.
It feints with its body. Fish turn away from a shock by reflex, and the head is already waiting there.

science 250_Bettina In 1885 an astronomer in Vienna who wished to see an eclipse put the naming of an asteroid up for sale, for fifty pounds.
Albert von Rothschild paid, and had it called after his wife, Bettina.

science 1227_Geranium An astronomer asked that no asteroid be named after him. The first letters of eight in a row spell his name.
They are called after plants, from Geranium to Elyna: G. Stracke. Another, Strackea, bears it whole.

science https://doi.org/10.1126/science.aay0496 When bumblebees are short of pollen, they bite holes in the leaves of plants. It can make them flower weeks earlier.
Researchers who cut such holes themselves could not bring it about to the same degree.

science https://doi.org/10.1073/pnas.0508915103 Crickets in the American West march in bands of millions, not least because whoever stops may be eaten from behind.
What they are short of is protein and salt. Those that had been fed on both walked less.

science 253_Mathilde Craters on Mathilde, an asteroid about as dark as fresh asphalt, are named after coalfields, from Clackmannan to Kuznetsk.
A spacecraft flew past in 1997, and found that Mathilde throws back some four per cent of the light.

science https://arxiv.org/abs/1602.06208 Any positive whole number is the sum of at most three that read the same from both ends, such as 7, 383 and 1001.
389 is 323, 55 and 11. Three mathematicians found a way that works for each, in about forty pages.

science https://mathshistory.st-andrews.ac.uk/Biographies/Dehn/ A man who had solved one of David Hilbert’s great problems ended up at an art college in North Carolina.
Max Dehn had fled from the Nazis by way of Siberia and Japan. He taught geometry to painters.

science https://www.nature.com/articles/ncomms10506 Ravens that heard others behind a wall hid their food faster if a peephole in it was open.
They saw nobody. They had looked through the hole before, and seemed to know what it is for.

science https://doi.org/10.1016/j.cub.2011.03.054 A box jellyfish of the Caribbean finds its way by looking up, out of the water, at the trees on the shore.
Four of its 24 eyes always point upwards: a weight in each keeps them level however it swims.

science https://doi.org/10.1126/science.1244812 A croaking túngara frog makes ripples on its puddle. Bats also find the frog by those, a 2014 study showed.
When a bat comes over, the frog falls silent. The ripples run on for a moment.

science https://doi.org/10.1126/science.1211667 A jumping spider judges a leap by how blurred things look to it in green light. In red light it falls short.
Its eye has layers one behind another. One of them always gets a blurred picture, others a sharp one.

science https://doi.org/10.1073/pnas.0804056105 The male of an Asian moth whispers to the female beside him, so softly that it hardly carries any further.
He rubs scales on his wing, too high for our ears. A louder song might be heard by bats and rivals.

science https://doi.org/10.1016/j.cub.2017.09.068 When a crested pigeon of Australia flees, its wings sound the alarm: one narrow feather in each whistles.
The faster it beats them, the faster the notes. Others take off when a recording is played.

science https://doi.org/10.1016/j.cub.2016.07.085 A South African flower smells of bees that are being eaten. It draws flies that feed at such meals.
They feed on what drips from a spider’s prey. The flower traps them for a day, and dusts them with pollen.

science https://doi.org/10.1038/s41586-018-0604-2 A dandelion’s seed is borne by a ring of air that floats above it and never touches it.
Such a vortex had not been seen before. The hairs let through just enough air to hold it in place.

science https://doi.org/10.1038/39827 A spilled drop of coffee dries to a ring, because liquid that dries at its edge is replaced from inside, and carries the grains along.
Physicists explained it in 1997. Whoever prints or paints would rather have no such rings.

science William_Elford_Leach In 1818 a zoologist named nine kinds of crustacean Cirolana, Conilera and so on, after some Caroline. Nobody knows who she was.
All nine are anagrams of her name, or of Carolina. A queen has been suggested, and an astronomer.

science https://en.wikisource.org/wiki/Emerson,_William_(DNB00) William Emerson, who wrote textbooks of mathematics, would not join the Royal Society. To burn so many candles was hard enough, he said, without paying for the honour as well.
He lived near Darlington, and used to stand in the river up to his waist for hours, fishing.

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

science https://doi.org/10.1038/420475a A small frog of Borneo calls from water in hollow trees. It tries its voice high and low until it finds the note at which the hole resounds.
Two researchers drained a pipe with a frog in it, bit by bit. It changed its note to keep up.

science https://doi.org/10.1088/1367-2630/15/10/103012 Icicles have ripples because there is a little salt in their water. Those of pure water grow smooth, a 2013 study showed.
Two physicists in Toronto grew dozens of them. The ripples are always about a centimetre apart.

science https://doi.org/10.1038/427029a A stone skips best if it meets the water at about 20 degrees, whatever its speed, French physicists found in 2004.
They shot discs of aluminium into a tank, and filmed how briefly each of them touched the water.

science https://doi.org/10.1038/416385a When a hard-boiled egg is spun fast enough, it rises and stands on end. Two mathematicians explained it in 2002.
It is friction with the table that makes it rise. A raw egg does not do it, as its inside lags behind.

science https://mathshistory.st-andrews.ac.uk/Biographies/Sang/ An Edinburgh engineer and two of his daughters filled 47 volumes with logarithms and the like, by hand, in forty years.
Some of Edward Sang’s logarithms have 28 places. Too costly to print, they are still in manuscript.

science https://doi.org/10.1126/science.1060514 With its eyes covered and its ears stopped, a seal can follow the trail of something that swam by a while ago.
Its whiskers feel the whirls that are left in the water. A little submarine showed it, in 2001.

science https://doi.org/10.1073/pnas.1114199109 A plant in Brazil sets its traps underground: it has small sticky leaves beneath the white sand, and catches worms.
The worms are tiny. What they had been marked with was in the plant’s leaves within two days.

science https://doi.org/10.1038/nature20151 A midge on Europe’s Atlantic coast comes out for a few hours, when the tide is lowest. It finds the day by the Moon.
The hour differs from coast to coast. Each population has that of its own shore in its genes.

science https://doi.org/10.1126/science.1210361 A bee that dances for one nest is butted by those that have found another, until she stops.
It keeps a swarm from being torn in two. Brain cells that decide hold each other back in the same way.

science https://doi.org/10.1098/rsif.2012.0429 A wet mouse shakes itself dry some thirty times a second, a wet bear about four times.
The smaller the animal, the faster it must twist for the drops to fly off.

science https://doi.org/10.1111/j.0021-8790.2004.00814.x The noisier its neighbourhood, the more loudly a nightingale in Berlin sings, it was found in 2004.
It has to be heard by females and rivals. Nothing like it had been measured in the wild, its author wrote.

science https://mathshistory.st-andrews.ac.uk/Biographies/Chebyshev/ Pafnuty Chebyshev lectured in Paris on the mathematics of cutting clothes, in 1878.
He covered a ball with cloth to show how. He also built a machine that walks, which can be seen at work.

science https://doi.org/10.1038/srep25061 Since 1443 priests in Japan have noted when their lake was frozen. A ridge in the ice was the path of a god.
The lake is Suwa. It used to freeze in almost every winter, and now often does not.

science https://www.nature.com/articles/s41598-017-10702-6 The wisp that follows the cork out of a warm bottle of champagne is blue, as there is dry ice in it.
It is gone within milliseconds. From a cold bottle comes a grey mist, which is water.

science Sand_dollar The larvae of a sand dollar split in two when there is the slime of fish in the water.
They are too slow to flee from fish. Two small ones may be harder to find than a large one.

science https://doi.org/10.1126/science.1174196 A maple seed spins down so slowly because a small whirlwind sits on its leading edge, and sucks it upwards.
The same trick keeps insects and hovering bats aloft. A model of plastic showed it in a tank of oil.

science https://www.bbc.co.uk/programmes/p00zbh25 Certain mites that live in flowers travel from one flower to the next in the nostrils of hummingbirds.
They race up the beak while the bird drinks, and get off where there is the kind that they like.

science https://mathshistory.st-andrews.ac.uk/Biographies/Malfatti/ In 1803 Gianfrancesco Malfatti said how to cut three columns from a wedge of marble with the least waste. It is never the best way.
In a long thin block three in a row waste less. That his is always beaten was shown in 1967.

science https://www.apis.ac.uk/node/1096 One lichen spread in industrial towns, where the smoke killed the others. When the air became cleaner, it vanished from many of them.
It bears the acid. Whether the smoke even did it good, or only its rivals harm, is disputed.

science https://mathshistory.st-andrews.ac.uk/Biographies/Ulugh_Beg/ A ruler of Samarkand had an arc with a radius of some forty metres built in the 1420s, to measure the year. He was out by less than a minute.
Ulugh Beg was killed on his son’s orders. The buried part of the arc was dug up in 1908.

science https://mathshistory.st-andrews.ac.uk/Biographies/Heegner/ Kurt Heegner, who held no post, solved a problem of Gauss’s in 1952. Hardly anybody believed his proof until he was dead.
It was hard to read, and seemed to have a gap. Around 1968 others found that it had been sound.

science https://mathshistory.st-andrews.ac.uk/Biographies/Doeblin/ In 1940 a soldier sent a sealed letter to the Academy of Sciences in Paris. Opened in 2000, it was decades ahead of its time.
Wolfgang Doeblin, a mathematician, had written on chance. He died that June; others found much of it later.

science https://mathshistory.st-andrews.ac.uk/Biographies/Wallis/ One night in 1670 John Wallis found the square root of a number of 53 digits in his head. Later he dictated it from memory.
He used to do so when he could not sleep. It was right to 27 places.

science https://mathshistory.st-andrews.ac.uk/Biographies/Green/ A miller at Nottingham laid a foundation of the mathematics of electricity in 1828. He had been to school for about a year.
George Green had it printed for 51 subscribers. Most of them can hardly have understood it.

science https://mathshistory.st-andrews.ac.uk/Biographies/Grassmann/ As hardly anybody read his mathematics, Hermann Grassmann turned to Sanskrit. His dictionary is still in use.
He taught at a school in Stettin. His mathematics, found far too strange, is now taught to beginners.

science https://doi.org/10.1002/jqs.1227 Our geological epoch officially begins at a point in a core of ice, 1,492.45 metres down. It is kept in Copenhagen.
The ice shows there how the climate suddenly warmed, some 11,700 years ago.

science https://doi.org/10.1073/pnas.1406023111 The hermit thrush of North America chooses most of its notes as if it blew a bugle: they are overtones of a single one.
A composer heard it, and then measured it with three scientists, in the songs of fourteen birds.

science https://mathshistory.st-andrews.ac.uk/Biographies/Weierstrass/ Karl Weierstrass, who put calculus on firm ground, was for years a schoolmaster who also taught gymnastics.
He published in places such as his school’s yearbook, where nobody looked for it.

science https://mathshistory.st-andrews.ac.uk/Biographies/Mechain/ One of the two astronomers who measured the Earth for the metre had found an error in his work. He kept it to himself.
It tormented Pierre Méchain until he died, in 1804. His colleague then came upon it in the papers.

science https://mathematics.uni-bonn.de/hcm/events/2018/der-arzt Felix Hausdorff, a founder of topology, wrote a farce about a duel. It was put on more than 300 times.
He called himself Paul Mongré, and mocked the honour of Prussian officers. It is a single act.

science https://mathshistory.st-andrews.ac.uk/Biographies/Bessel/ The man who is credited with the first distance of a star other than the Sun had started as a clerk, in a merchant’s office in Bremen.
Friedrich Bessel taught himself astronomy for the sake of navigation. The star was 61 Cygni.

science https://doi.org/10.1038/nature01505 American coots can often tell their own eggs from those that other coots have slipped in. Then only their own count when they decide to stop laying.
A biologist saw it in Canada. The foreign ones are buried, or pushed to the edge of the nest.

science Dicrocheles_phalaenodectes Mites of one kind live in the ears of moths, and almost always settle in one of the two only. With the other the moth can hear bats coming.
If it were eaten, so would they be. Each newcomer follows a trail to the ear that is taken.

science https://doi.org/10.1093/qje/qjs015 When Soviet mathematicians could leave for America, after 1992, Americans in the same branches published less, two economists found.
There were not enough posts for both, and journals did not grow thicker. The newcomers were very good.

science https://doi.org/10.1073/pnas.2001037117 When rock breaks up by itself, its pieces have on average six faces and eight corners, like a cube, a 2020 study found.
That is what comes of cracking in two again and again. Plato thought that earth consists of cubes.

science https://doi.org/10.1126/science.212.4493.467 Some passion vines grow yellow dots like the eggs of a certain butterfly. It was less ready to lay its own beside them, a 1981 study found.
Its caterpillars may eat eggs and one another, so that a leaf that seems taken is no good place.

science https://mathshistory.st-andrews.ac.uk/Biographies/Bowditch/ Nathaniel Bowditch taught himself Latin to read Isaac Newton, at seventeen, and then found a mistake in the book.
He was a clerk in a ship’s shop in Salem. Later he corrected thousands of errors in tables for sailors.

science https://en.wikisource.org/wiki/Simpson,_Thomas_(1710-1761)_(DNB00) Thomas Simpson, after whom a rule for areas is named, told fortunes as a young man. He had to flee from Nuneaton, as he was said to have raised the devil.
A girl had gone into fits. Later he wove silk in London, and taught mathematics to the army.

science https://mathshistory.st-andrews.ac.uk/Biographies/Verhulst/ The Belgian who found the curve by which populations level off was turned out of Rome. He had wanted the pope to grant a constitution.
Pierre Verhulst had gone there for his health, in 1830. His curve was forgotten until 1920.

science https://doi.org/10.1073/pnas.0607909104 Chimpanzees were cracking nuts with stones in West Africa 4,300 years ago, archaeologists found.
They dug up the hammers, with starch of nuts on them that people there do not eat.

science https://www.robwesson.com/adventures/the-unteraar-glacier A boulder by which a Swiss scholar measured how glaciers move, from 1827, reached the end of its glacier in 1967.
It had come some five kilometres. Critics of Franz Joseph Hugi had held that it merely slid on the ice.

science Nidulariaceae Some fungi look like a nest full of eggs, about a centimetre wide. A drop of rain that falls in can splash the eggs a metre away.
They are packets of spores. In some kinds a cord trails behind, which catches on a twig.

science https://doi.org/10.1073/pnas.1009439108 Bees that had been kept awake all night danced less exactly the next day. Others were told the way less well.
They had a bit of steel glued to them, and a magnet jolted them three times a minute.

science Clement_Lindley_Wragge Day after day in the summer of 1881 a man climbed Britain’s highest mountain, to read thermometers. His wife read others at its foot.
Clement Wragge won a gold medal. Two years later there was an observatory on top of Ben Nevis.

science Botanical_Latin From 1935 to 2011 no newly found flower had a valid name until somebody had described it in Latin.
So the botanists’ code demanded. English will do now, but the names are still Latin in form.

science Homonym_(biology) Scholars call both the gannet and the mulberry Morus. It is allowed, as the one is a bird and the other a tree.
Animals and plants have rule books of their own. Pieris is the cabbage white, and a garden shrub.

science https://mathshistory.st-andrews.ac.uk/Biographies/Saunderson/ The man who held Newton’s chair at Cambridge from 1711, and lectured there on light and colours, was blind.
Nicholas Saunderson had lost his sight as a baby. He calculated with pins, on a board full of holes.

science https://doi.org/10.1098/rsos.200142 In the Jurassic sea, hundreds of sea lilies hung below a drifting trunk. It can have stayed afloat for ten years or more, a 2020 study found.
It sank with them, into mud that is slate now. The slab, in Swabia, is eighteen metres long.

science https://mathshistory.st-andrews.ac.uk/Biographies/Friedmann/ The man who first worked out that the universe may be expanding went up to 7,400 metres in a balloon, to study the weather.
That was in 1925, and a record in his country. Aleksandr Friedmann died two months later, of typhoid.

science https://doi.org/10.1126/science.1190179 Peat moss shoots its spores up in rings, like those that smokers blow. So they rise above ten centimetres.
Dust as fine as that would be stopped by the air at once. The capsules shrink as they dry, and burst.

science https://www.amnh.org/learn-teach/curriculum-collections/earth-inside-and-out/inge-lehmann-discoverer-of-the-earth-s-inner-core The paper that announced the inner core of the Earth, in 1936, has one of the shortest titles: P’.
It stands for a kind of earthquake wave. Inge Lehmann noted her data on cards in oatmeal boxes.

science Splash_tetra A fish of South America lays its eggs out of the water, on a leaf. The male keeps them wet with his tail for about two days.
The pair leaps up to the leaf together, again and again. Few enemies reach the eggs there.

science https://doi.org/10.7717/peerj.2954 A crab that carries a small sea anemone in each claw tears one in two if it has lost the other. Both halves grow.
If it has none at all, it takes one from another crab. It is a way to breed anemones.

science https://doi.org/10.1098/rspa.2014.0905 The slits of violins grew longer for two centuries, perhaps as makers copied good ones and erred a little, engineers argued.
Air moves mostly at the edge of a slit, so a long one gives more sound. Those violins were copied again.

science https://doi.org/10.1038/nmat2161 A strip of wallpaper narrows to a point as it is pulled off. Physicists worked out why in 2008.
The fold between wall and hand has energy to lose. It loses it by drawing both tears inwards.

science https://doi.org/10.1038/431039a Burrowing owls often scatter dung around their burrow. In a test in Florida they ate ten times as many dung beetles with it as without.
It may be a bait. But where dung is scarce, owls lay out grass, paper or foil, so this is disputed.

science https://mathshistory.st-andrews.ac.uk/Biographies/Somerville/ Mary Somerville’s parents had her candles taken away at night, to stop her doing mathematics. She went on in the dark.
She knew Euclid by heart. Later her book on the heavens was used at Cambridge.

science https://mathshistory.st-andrews.ac.uk/Biographies/Zu_Chongzhi/ Zu Chongzhi’s fraction for pi, found in China in the 5th century, was the best in the world for about 900 years.
It is 355/113. He is thought to have used polygons of thousands of sides.

science https://mathshistory.st-andrews.ac.uk/Biographies/Roberval/ Every three years anybody could compete for a certain chair of mathematics in Paris. So its holder kept secret what he had found.
Gilles de Roberval held it for some forty years, until 1675. Others have the credit for much of it.

science https://doi.org/10.1242/jeb.050567 The seed of a stork’s-bill drills itself into the soil. Its tail winds up when it is dry, and unwinds when it is damp.
The same tail has flung it away from the plant before, like a spring that is let go.

science https://mdolecki.wordpress.com/2015/10/11/history-of-chemistry-and-underwear-made-from-chlorine/ In 1840 a journal of chemistry printed a letter by one S. C. H. Windler. London’s shops, he wrote, sold cloth of spun chlorine.
Friedrich Wöhler had mocked a rival’s theory in private. The editor, a friend, could not resist.

science https://mathshistory.st-andrews.ac.uk/Biographies/Al-Kashi/ In 1424 al-Kashi worked out pi so precisely that the universe, as he knew it, could be measured to within a horse’s hair.
He had said beforehand how exact it had to be. Nobody in Europe was as exact for 170 years.

science https://doi.org/10.1098/rsbl.2006.0600 A snake on islands in the south of Japan has more teeth on the right of its lower jaw than on the left. Most snails coil to the right.
It pulls them out of their shells, one side of the jaw after the other. Left-handed snails often get away.

science https://mathshistory.st-andrews.ac.uk/Biographies/Weil/ André Weil was arrested in Finland, as a suspected spy. Then he did some of his best mathematics in a French prison.
Would he have to spend some months locked up every year, he asked his wife in a letter.

science https://mathshistory.st-andrews.ac.uk/Biographies/Bombelli/ While the draining of a marsh in Italy had to wait, an engineer there wrote down how to reckon with the roots of negative numbers.
Rafael Bombelli’s book came out in 1572. Gottfried Wilhelm Leibniz learned from it a century later.
`
