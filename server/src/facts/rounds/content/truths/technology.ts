export const TECHNOLOGY_TRUTHS = `
technology Reaction_ferry Four ferries cross the Rhine at Basel without an engine. It is the river that drives them to the other bank.
Each hangs on a long cable, and is set at an angle to the current. It works like a kite in the wind.

technology https://www.rfc-editor.org/rfc/rfc748 A proposal dated 1 April 1978 would have let computers agree to lose data at random.
It was the first April Fools’ joke in the series of papers that defines the internet. Dozens have followed.

technology Nimrod_(computer) A computer built for a fair, in 1951, could play one game only. In Berlin it beat the minister for economics.
The game was Nim. People crowded round it, although free drinks were served at the other end of the room.

technology Samuel_Crompton Samuel Crompton paid for the tools with which he built his spinning mule by playing the violin at a theatre in Bolton.
He built it in secret, until 1779. It spun finer yarn than other machines, and made others rich.

technology Chain_boat_navigation From 1866 steamers on the Elbe pulled themselves along a chain on its bed, which came to be over 600 kilometres long.
It came up over the bow and went down astern. Engines had been too weak for the current.

technology https://www.cinquantamila.it/storyTellerArticolo.php?storyId=0000000034708 In 1880 Italy’s Senate took to a machine like a portable piano, with black and white keys, to take down its debates.
Antonio Michela’s machine writes syllables as chords. In 2001 its players took turns of five minutes.

technology Jet_d%27Eau Geneva’s great fountain was a safety valve at first. When craftsmen stopped their machines in the evening, water had to get out.
They had their power from mains of water. In 1891 the jet was moved to the lake, for the sake of its looks.

technology London_Hydraulic_Power_Company Until 1977 London had over a hundred miles of mains with water under pressure, to drive lifts, cranes and theatre curtains.
Steam engines, and later electric pumps, kept up the pressure. Cables have been drawn through the old pipes.

technology https://patents.google.com/patent/US2708656A/en Fermi and Szilard applied for a patent on the nuclear reactor in 1944. It was kept secret until 1955.
Their first reactor had run two years before, beneath the stands of a stadium in Chicago.

technology Man_engine Miners in Cornwall rode up on a rod that rose and fell by some twelve feet. They stepped off at each stroke, and on again.
One had been at work in the Harz since 1833. It spared them the long ladders after their shift.

technology https://doi.org/10.1145/358198.358210 In 1984 an inventor of Unix showed how a program can have a back door that nobody finds in its text.
The program that translates it puts it in, and puts the trick into its own next version, too.

technology Montech_water_slope On a French canal boats used to be driven uphill afloat, on a wedge of water. Two engines pushed it along with a gate.
The slope at Montech spared large boats five locks from 1974 on. In 2009 one of the engines failed.

technology Manchester_Baby The first program that a computer kept in its electronic memory ran for 52 minutes in Manchester, in 1948.
It looked for a number’s largest factor other than itself, by trying. It was right.

technology https://www.melkers.se/om-oss The ropes of Sweden’s great copper mine used to be twisted from ox hides. So much beef was left over that it is said to have led to a famous sausage.
Cattle were driven to Falun in herds, for their skins. Germans at the mine knew how to make sausages.

technology Ghost_characters A Japanese standard for computers, published in 1978, has a dozen characters that nobody could explain. One is due to a shadow.
Two slips had been pasted one above the other. The edge of the paper was copied as a stroke.

technology https://www.unicode.org/notes/tn27/ In Unicode, the standard by which computers write all scripts, one kind of bracket is called a brakcet. It has to stay so.
No name in the standard may ever be changed, as programs rely on them. An alias now gives the right spelling.

technology Thorpe_rail_accident After two trains had met head-on near Norwich, in 1874, machines were built that gave a driver a disc only if no other disc was out.
Edward Tyer wired together the machines at the two ends of a single line. Without a disc nobody may go.

technology Surface_plate To make a plate of iron truly flat, one needs three. They are rubbed against each other in turn, until all of them fit.
Two can fit with one hollow and the other round. Joseph Whitworth made the method known.

technology Quicksort A student in Moscow who had to look up Russian words on a magnetic tape thought of one of the most widely used ways to sort.
He was a visitor from Oxford, in 1959. If both lists are in order, one can look up all words in one go.

technology https://www.hautehorlogerie.org/fr/watches-and-culture/connaissances-horlogeres/encyclopedie/sympathique Abraham-Louis Breguet built clocks with a cradle on top. A pocket watch that lay in it at night was set right by the morning.
A rod of the clock went in through a small hole in the watch’s case, and turned the hand to the minute.

technology Pyr%C3%A9olophore Before he took to photography, Nicéphore Niépce and his brother drove a boat up the Saône with an engine that burned the spores of clubmoss.
The dust went off in puffs, about twelve a minute. Napoleon signed the patent, in 1807.

technology https://www.electrifyingthecountryhouse.org/category/cragside/ In one of the first houses with electric light, some lamps went on when they were set down, and out when they were picked up.
A wire below dipped into a dish of mercury. William Armstrong made the current with water from his own lake.

technology https://thecog.com/the-devils-shingle On a mountain railway in New Hampshire workers used to ride down in the evening on planks, along the rack. The record was under three minutes.
They were called devil’s shingles, and braked by hand. In the end the state forbade them.

technology https://www.computer-museum.ru/english/setun.htm In 1958 engineers in Moscow built a computer that worked in base three, not in ones and zeros.
Its digits were minus one, nought and plus one, so that a number needed no sign.

technology https://www.thelocal.fr/20220629/times-up-for-frances-historic-speaking-clock/ France set up a speaking clock in 1933, because an astronomer was rung up all day. People wanted to know the time.
The Paris observatory’s only line was always engaged. The clock had twenty, far too few on the first day.

technology Fireless_locomotive Some steam locomotives had no fire. They were filled with hot water and steam from outside, like a bottle, and ran on it for hours.
They worked where a spark was dangerous, such as in powder mills. A few were still at work in 2020.

technology Cox%27s_timepiece A clock built in London in the 1760s was wound up by the weather: it drew its power from the ups and downs of a barometer.
It had 68 kilograms of mercury in it. It was taken out for a journey, and the clock stands still.

technology Strasbourg_astronomical_clock A clock in Strasbourg’s cathedral works out the date of Easter, by gears alone. It does so once a year, on New Year’s Eve.
Jean-Baptiste Schwilgué had made a model of the gears long before he was let at the clock, around 1840.

technology Valdemar_Poulsen The oldest magnetic recording that can still be heard is of the Austrian emperor, who was shown the machine in 1900.
Valdemar Poulsen, a Dane, had invented it. Franz Joseph says that it interested him very much.

technology Gyro_monorail In 1910 a carriage that ran on a single rail, held upright by gyroscopes, carried visitors round a London exhibition.
Winston Churchill was one of them. Every carriage would have needed its own gyroscopes, and nobody bought any.

technology Chinese_typewriter The novelist Lin Yutang invented a typewriter for Chinese with only 72 keys. It never went on sale.
Two keys called up eight characters in a small window. A third picked the right one.

technology Optophone From the 1910s on a machine let the blind read print with their ears: every letter had a tune of its own.
One woman, Mary Jameson, learned to read some sixty words a minute. Most readers were far slower.

technology https://www.rfc-editor.org/rfc/rfc1000 The papers that define the internet are called requests for comments, because the students who began them feared to overstep.
They expected professionals to turn up at any moment and take over. Nobody came.

technology https://www.rfc-editor.org/rfc/rfc527 In the series of papers that define the internet there is a parody of Lewis Carroll’s Jabberwocky.
In it the protocols did user-server in the wabe.

technology https://www.rfc-editor.org/rfc/rfc602 Passwords on the ARPANET were all too easy to guess, one of its engineers warned in 1973.
People took their first names, or that of the machine spelled backwards. Its title is from a Christmas poem.

technology https://www.rfc-editor.org/rfc/rfc1178 One of the internet’s own papers says how to christen a computer. Up is no good, because nobody can tell whether Up is down.
A machine had been called that. One’s own name is no good either, it says, nor that of a project.

technology https://www.rfc-editor.org/rfc/rfc2468 Among the papers that define the internet is an obituary.
Jon Postel had edited them for almost thirty years, and kept the list of all addresses.

technology Alfred_Wilm The light alloy of the great airships is said to have been found because a metallurgist broke off for a weekend. By Monday it had hardened.
It was not ready when it had been quenched: it needed time. Alfred Wilm’s find was sold as duralumin.

technology https://mathshistory.st-andrews.ac.uk/Biographies/Boscovich/ The dome of St Peter’s in Rome is held together by rings of iron. Three mathematicians had asked for them, in 1742.
It had cracked. Roger Boscovich and two others worked out its forces. Giovanni Poleni saw to the rings.

technology https://graverini.net/varia/popular-latin-literature/ils-5795-nonius-datus On a Roman monument an engineer tells how two gangs who dug a tunnel from both ends missed each other while he was away.
Robbers stripped and wounded Nonius Datus on the way back. He found that both gangs had strayed to the right.

technology https://books.openedition.org/pcjb/440 The earliest machine known that had a crank and a connecting rod is carved on the coffin of a Roman miller. It sawed stone.
A water wheel drove two saws, in the 3rd century, at Hierapolis in what is now Turkey.

technology Myriad_year_clock A clock built in Kyoto in 1851 ran for a year at a time. Its hours were long by day in summer, and short in winter.
Japan divided day and night into six each. Hisashige Tanaka’s firm became a part of Toshiba.

technology Ffestiniog_Railway On a railway in Wales the horses used to ride downhill, in a wagon at the end of the train.
The slate rolled down to the port by itself. They had to pull the empty wagons up again.

technology Nickel_titanium A metal that remembers its shape was noticed at a meeting in 1961, when somebody held a lighter to a folded strip.
It unfolded by itself. It had been passed round as it can be bent so often. Now it holds arteries open.

technology Per_Georg_Scheutz A Swedish printer and his son built a calculating engine in the 1840s. None of Babbage’s was finished in his lifetime.
Per Georg Scheutz had read about it in a journal. One of his machines went to an observatory in America.

technology https://mathshistory.st-andrews.ac.uk/Biographies/Bouguer/ Pierre Bouguer, sent to Peru in 1735 to measure the Earth, also noticed that a mountain pulls a plumb line aside.
He is better known to shipbuilders: he worked out when a ship will not turn over.

technology https://mathshistory.st-andrews.ac.uk/Biographies/Ayrton/ In the First World War British soldiers were given some 100,000 fans to wave poison gas out of their trenches.
Hertha Ayrton, a physicist, knew how ripples move. The army had turned her fans down at first.

technology https://mathshistory.st-andrews.ac.uk/Biographies/Amsler/ In 1854 a schoolmaster in Schaffhausen made two rods and a wheel with which one traces the edge of a shape, and reads off its area.
Jakob Amsler gave up teaching, and made them in a works of his own. Engineers used them for a hundred years.

technology Water_supply_and_sanitation_in_Gibraltar For much of the 20th century Gibraltar drank much rain that had run down a slope of corrugated iron.
The iron covered the sand below the cliffs, and led to reservoirs in the Rock. Today the sea is made fresh.

technology COBOL In 1960 a tombstone was carved for COBOL, a programming language, and sent to the Pentagon. Banks still use the language.
Howard Bromberg had despaired of the committee for it. The stone is at a museum in California.

technology https://www.gutenberg.org/ebooks/52817 From 1759 England’s best-known lighthouse was lit by 24 candles. A clock struck every half hour, so that they would be trimmed.
John Smeaton’s tower of stone was famous, but its light was that of a chandelier. Oil came in 1810.

technology Shortt%E2%80%93Synchronome_clock Around 1930 three pendulum clocks below a millionaire’s laboratory were so exact that they showed the pull of the Moon.
Alfred Loomis, of Tuxedo Park, compared them with a quartz crystal, which takes no notice of gravity.

technology https://doi.org/10.1038/srep00549 A sandcastle is strongest if about one per cent of it is water, physicists found in 2012.
Tiny bridges of water hold the grains together. If there is more of it they merge, and hold less.

technology https://banksidelondon.co.uk/attractions/kirkaldys-testing-works/ Parts of bridges from all over the world were torn to pieces in a works in London. Over its door is carved: Facts not Opinions.
David Kirkaldy opened it in 1874. His machine, which pulled at them, weighs 116 tons, and still runs.

technology https://www.astronomy.com/space-exploration/lunokhod-1-retroreflector-found/ A mirror on a Soviet Moon car was lost for almost forty years. In 2010 it was found, and it shone better than its twin.
The team aimed a laser where a satellite had photographed the car. They were kilometres off before.

technology https://www.rfc-editor.org/rfc/rfc1121 When the ARPANET was twenty years old, its engineers read poems to one another. They are an official paper of the internet.
Vint Cerf’s is a requiem for the network, which was being shut down: being first, it was best.

technology https://doi.org/10.1126/science.1201959 A bicycle without a rider can stay up by itself. In 2011 engineers built one to which neither of the usual explanations applies.
Its wheels had no net spin, and the front one did not trail. It steered into each fall all the same.

technology https://doi.org/10.1021/ac501206m Chemists at Harvard did blood tests in bubble wrap, in 2014. The bubbles are sterile inside, and can be seen through.
It is cheap, where glass tubes are dear. They injected the sample, and sealed the hole with nail hardener.

technology Samuel_Thomas_von_S%C3%B6mmerring An electric telegraph built in Munich in 1809 spelled its words in bubbles. There was a wire for each letter.
The current split water at the far end. Its inventor was a doctor, who had written on brains.

technology Hush-A-Phone_Corp._v._United_States AT&T fought for years against a cup that clipped onto the mouthpiece of a phone. It lost in court.
The cup let people talk in private. The ruling, in 1956, was a first step towards modems.

technology Nicholas_Callan A priest at Maynooth who built the strongest electric coils of his day tried them on turkeys, and on his students.
Nothing could measure such shocks. One knocked out a student, who later became Archbishop of Dublin.

technology Abraham_Niclas_Edelcrantz Sweden’s optical telegraph was inaugurated in 1794 with a poem. It was sent to the king, for his birthday.
Abraham Edelcrantz, who had built it, was a poet, too. His next telegraph spoke with ten shutters.

technology Douglas_Hartree In 1934 a physicist in Manchester built a machine for solving equations out of Meccano, a toy. It cost about twenty pounds.
It was right to within a few per cent, so he had a big one made of steel.

technology Tz_database In 2011 a seller of software for astrologers went to court over the list from which the world’s computers know the time zones.
Some dates in it came from an atlas of theirs. They gave in within five months: facts belong to nobody.

technology Charles_F._Brush From 1888 a windmill with 144 blades lit a mansion in Cleveland, for about twenty years.
Charles Brush kept the current in batteries in the cellar. He seldom had to go and see to it.

technology https://www.pressreader.com/uk/the-railway-magazine/20200129/282041919272054 In the 1920s lifeboatmen on a spit of Yorkshire began to travel by sail, on rails. The railway had been laid for guns.
Two men of the place, in a hurry, were the first. Their sail was a sheet that had served as a cinema screen.

technology https://thebeautyoftransport.com/2021/11/03/how-serifs-lost-the-road-war-but-won-the-streets/ The letters of Britain’s road signs were tested on rows of men who sat on an airfield. A car drove towards them with a sign on its roof.
They had to say when they could read it. A rival’s capitals did slightly better, and were not chosen.

technology John_Fowler_(agricultural_engineer) Steam engines were too heavy for fields. So two of them stood at the edges, and pulled a plough to and fro on a rope.
A first kind, with one engine, won John Fowler 500 pounds in 1858. He had seen hunger in Ireland.

technology SS_Bessemer Henry Bessemer, of steel, was seasick, and had a ship built with a saloon that was to stay level. It rammed the pier at Calais.
It was in 1875, before it had been shown to work. The saloon ended as a lecture hall in Kent.

technology https://www.gardenvisit.com/book/gardening_tools_equipment_and_buildings/chapter_6_structures_used_in_gardening/glazing_the_palm-house_at_kew_gardens The great Palm House at Kew was glazed in pale green, in the 1840s. Through clear glass, it was feared, the sun would scorch the palms.
Robert Hunt had tried it out with plants behind coloured glass. The green came from copper.

technology ISO_216 The shape of A4 paper is the answer to a problem that a professor set a student. He wrote of it in a letter in 1786.
Cut in half, a sheet was to keep its shape. The paper on his desk had it, Georg Lichtenberg noticed.

technology Pellegrino_Turri One of the first typewriters was built for a blind countess, early in the 19th century. Some of her letters survive.
Her friend Pellegrino Turri built it, or her brother did. Turri made carbon paper for it, in place of ink.

technology Robert_Foulis_(inventor) The steam foghorn is said to go back to a man who walked home in fog, and heard only the low notes of his daughter’s piano.
Robert Foulis of New Brunswick drew up plans, and another man handed them in. He died poor.

technology Theodore_Maiman A journal turned down the paper that announced the first laser, in 1960.
To an editor it looked like more of the same. Nature took it, in some 300 words.

technology https://supreme.justia.com/cases/federal/us/104/333/ Steel springs that a woman wore in her corset, unseen, were in public use, America’s highest court held in 1881.
The inventor had given her some, eleven years before he claimed any rights. A single pair was enough.

technology https://hart.amsterdam/page/50076/voor-pampus-liggen Ships too deep for the shoal outside Amsterdam were carried over it by camels. These were hollow hulls, pumped dry on either side.
Meeuwis Meindertsz Bakker devised them around 1690. A ship rose by more than a metre.

technology https://mathshistory.st-andrews.ac.uk/Biographies/Erlang/ The Dane after whom a unit of telephone traffic is named used to read upside down as a boy. His brother sat across the table with the book.
Agner Erlang joined Copenhagen’s telephone company in 1908. He worked out how many lines an exchange needs.

technology Thang_Tong_Gyalpo A Tibetan saint of the 15th century hung dozens of bridges on iron chains. To pay for them, it is said, he founded a troupe of singers.
Tibetan opera is traced back to them. He is painted as an old man with a white beard.

technology https://www.mountvernon.org/library/digitalhistory/digital-encyclopedia/article/copy-press/ James Watt, of the steam engine, also invented a press for copying letters. Offices used such presses for over a hundred years.
He was tired of copying by hand. A damp sheet took up some of the ink. George Washington had one.

technology https://mathshistory.st-andrews.ac.uk/Biographies/Leibniz/ Gottfried Wilhelm Leibniz spent years on windmills that were to drain the silver mines of the Harz. He had to give up.
The miners, he thought, feared for their jobs. What he saw there went into a book on how the Earth was formed.

technology Carl_Edvard_Johansson A Swede who sold steel blocks to measure with settled how long an inch is: 25.4 millimetres.
America’s and Britain’s differed by a trifle. His lay between. Factories used it, and later states.

technology https://sortiraparis.com/en/what-to-visit-in-paris/history-heritage/articles/318686-did-you-know-this-small-cannon-in-the-garden-of-the-palais-royal-was-used-as-a-clock-in-the-18th-century From 1786 a small cannon in the garden of the Palais-Royal, in Paris, was fired at noon by the Sun itself, through a lens.
People came to set their watches by it. It was stolen in 1998. A copy is fired by hand.

technology Agde_Round_Lock A lock at Agde, in the south of France, was built as a circle in 1676. It has three gates, each to water of another height.
A canal meets a river there, and boats could turn in it. Around 1980 it was made longer, for larger ones.

technology Team_boat Ferries on the Hudson were once driven by horses, which walked on a wheel beneath the deck.
They were cheaper than steam, and did not explode. Most gave way to it from the 1850s on.

technology https://collection.sciencemuseum.org.uk/objects/co54782/campbell-stokes-type-burning-glass-sunshine-recorder-1899-burning-glass-sunshine-recorder The ball of glass with which weather stations record sunshine, by a scorch, goes back to a collector of Gaelic fairy tales.
John Francis Campbell’s first ball burned its trace into a wooden bowl. Later a card was put behind it.

technology SS_Bremen_(1928) From 1929 a German liner used to shoot a seaplane off its deck, far out at sea. Letters for New York were there up to a day early.
A catapult on the Bremen’s deck, driven by compressed air, threw it up. Her sister ship followed.

technology William_Roy In 1784 a line of five miles across Hounslow Heath was measured with tubes of glass. Rods of wood had swollen in the rain.
Britain’s first exact maps go back to it. Its ends are cannons in the ground, one of them near Heathrow.
`
