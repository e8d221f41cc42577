import { readFactTable } from '../../board/fact-table.ts'

/**
 * The truths: a line for each, as in the table of the starting facts. The texts are about as long as those of the
 * fables, and as often have a year or a second sentence, so that their style does not reveal them. Each is about a
 * different subject.
 */
const TABLE = `
technology https://www.rfc-editor.org/rfc/rfc439 In 1972 two chatbots met over the ARPANET. One played a psychiatrist, the other a paranoid patient.
technology https://www.rfc-editor.org/rfc/rfc748 A proposal of 1 April 1978 would have let computers agree to lose data at random.
technology https://patents.google.com/patent/US613809A/en Nikola Tesla patented a remote-controlled boat in 1898.
technology https://patents.google.com/patent/US743801A/en The windscreen wiper that Mary Anderson patented in 1903 was worked by hand, with a lever.
technology https://patents.google.com/patent/US5443036A/en Exercising a cat with a laser pointer was patented in the United States in 1995.
technology https://patents.google.com/patent/US6368227B1/en An American patent of 2002 covers a way of swinging on a swing: from side to side.
technology https://patents.google.com/patent/US6004596A/en A sandwich without crusts, sealed at its edge, was patented in the United States in 1999.
technology https://patents.google.com/patent/US141072A/en In 1873 Louis Pasteur was granted an American patent on a living thing: pure yeast.
technology https://www.nobelprize.org/prizes/physics/1912/dalen/facts/ The inventor of a valve that lights buoys at dusk won a Nobel Prize in 1912. He had just lost his sight.
technology https://www.nobelprize.org/prizes/physics/1908/lippmann/facts/ A Nobel Prize of 1908 honoured colour photographs made without any dye.
technology https://github.com/chrislgarry/Apollo-11 The program that fired the engine of Apollo 11’s lunar lander was called ‘Burn, baby, burn’.
technology https://www.cia.gov/legacy/museum/artifact/insectothopter/ In the 1970s the CIA built a flying mechanical dragonfly. Crosswinds defeated it.
technology https://www.templetons.com/brad/spamreact.html What counts as the first spam, of 1978, invited users of the ARPANET to see a new computer.
technology https://www.catb.org/jargon/html/magic-story.html A switch at MIT read ‘magic’ and ‘more magic’. It had only one wire, yet moving it crashed a computer.
technology https://patents.google.com/patent/US2708656A/en The nuclear reactor was patented like any gadget. The patent, of 1955, names Fermi and Szilard.
technology Telharmonium In 1906 an electric organ of 200 tons played music into the telephones of New York.
technology IP_over_Avian_Carriers In 2001 a club in Norway sent data by carrier pigeon. Of nine packets, four were answered.
technology https://doi.org/10.1049/el:19650200 A British engineer described a touchscreen as early as 1965.
technology https://doi.org/10.1002/j.1538-7305.1960.tb04447.x For push-button telephones Bell tried out keys set out as a cross, a staircase and a circle.
technology https://www.computerhistory.org/babbage/ A calculating engine that Charles Babbage designed in the 1840s was completed in 2002. It works.
technology https://nssdc.gsfc.nasa.gov/nmc/spacecraft/display.action?id=1958-002B A satellite the size of a grapefruit, launched in 1958, still circles the Earth.
technology https://doi.org/10.1038/nature05357 A Greek machine from a wreck of the 1st century BC predicted eclipses, with some thirty gears.
technology https://www.sony.com/en/SonyInfo/CorporateInfo/History/SonyHistory/1-01.html One of the first things that Sony’s founders built was a rice cooker. It seldom cooked rice well.
technology Ariane_flight_V88 In 1996 a rocket exploded after 37 seconds: a number had been too big for its 16 bits.
technology Core_rope_memory The programs of the Apollo computers were woven by hand, from copper wire and magnetic rings.
technology History_of_Linux Linus Torvalds meant to call his operating system Freax.
technology Steven_Sasson The first digital camera, of 1975, took 23 seconds to record a picture, on a cassette.
technology Russell_A._Kirsch The first photograph scanned into a computer, in 1957, showed its engineer’s baby son.
technology Joseph_Marie_Jacquard A portrait of the inventor Jacquard was woven in silk on his loom. It took 24,000 punched cards.
technology Remote_control A television remote of the 1950s needed no battery: its buttons struck metal rods.
technology Setun In 1958 engineers in Moscow built a computer that counted in threes, not in ones and zeros.
technology LEO_(computer) The first computer used for routine office work, in 1951, belonged to a chain of tea shops.
technology Prague_pneumatic_post Prague sent letters through pipes, by compressed air, until the flood of 2002.
technology Carrington_Event In 1859 telegraphists in New England took away their batteries, and worked on the northern lights.
technology Lake_Peigneur In 1980 an oil drill pierced a salt mine. The hole drained the lake above, barges and all.
technology Project_Habakkuk In 1943 a model of a ship made of ice was built on a lake in Canada. It took three summers to melt.
technology Ralph_Teetor The inventor of cruise control had been blind since the age of five.
technology Citicorp_Center_engineering_crisis In 1978 a New York skyscraper was strengthened by night. The public was not told why until 1995.
technology Chinese_typewriter The novelist Lin Yutang invented a typewriter for Chinese with only 72 keys. It never went on sale.
technology Minitel France shut down Minitel, its own network of home terminals from before the web, only in 2012.
technology Tempest_prognosticator A machine at the Great Exhibition of 1851 was meant to warn of storms. Leeches in bottles rang its bell.

science https://doi.org/10.1126/science.1126912 Desert ants count their steps. In 2006 some were put on stilts, and walked past their nest.
science https://doi.org/10.1016/j.cub.2012.12.034 Dung beetles can steer by the Milky Way, as a test in a planetarium showed.
science https://doi.org/10.1126/science.1177894 In 2010 a slime mould linked oat flakes, laid out like towns around Tokyo, much as the railways do.
science https://doi.org/10.1016/j.cub.2021.04.077 A rotifer that had been frozen in Siberia for some 24,000 years was thawed, and multiplied.
science https://doi.org/10.1126/science.1153600 A date seed found at the fortress of Masada sprouted after about 2,000 years.
science https://doi.org/10.1126/science.aaf1703 Female Greenland sharks are thought to be about 150 years old before they can have young.
science https://doi.org/10.1098/rspb.2008.1142 In 2007 a godwit flew from Alaska to New Zealand without a stop. It took eight days.
science https://doi.org/10.1126/science.1240284 Young planthoppers have gear wheels on their legs, with teeth that mesh. Adults have none.
science https://doi.org/10.1038/35097152 The claw of a snapping shrimp makes a bubble that collapses with a flash of light.
science https://doi.org/10.1126/science.aab3896 A naked mole-rat can survive for 18 minutes without any oxygen.
science https://doi.org/10.1126/science.aar4975 In 2018 honeybees learned that nothing is less than one.
science https://doi.org/10.1016/j.cub.2015.11.057 The Venus flytrap counts: the second touch shuts it, and only further ones start its digestion.
science https://doi.org/10.1073/pnas.1402289111 An elephant takes about as long as a goat to empty its bladder, a study of 2014 found.
science https://doi.org/10.1103/PhysRevLett.35.1442 A physicist named his cat as co-author of a paper in 1975, since he had written ‘we’ throughout.
science https://doi.org/10.1103/PhysRev.73.803 In 1948 Hans Bethe was added to the authors of a paper for a pun: Alpher, Bethe, Gamow.
science https://doi.org/10.1090/S0002-9904-1966-11654-3 In 1966 a conjecture of Euler’s, almost 200 years old, was disproved in two sentences.
science https://doi.org/10.1098/rstb.1952.0012 Alan Turing, the codebreaker, wrote a paper in 1952 on how animals may get their spots.
science https://arxiv.org/abs/1110.2832 The summary of a physics paper of 2011 consists of two words: ‘Probably not.’
science https://doi.org/10.1016/j.anbehav.2009.12.022 Crows in Seattle scolded for years anybody who wore the mask of those who had once trapped them.
science https://doi.org/10.1371/journal.pone.0105948 Stones wander across a dry lake in Death Valley. They were first seen moving in 2013: ice pushes them.
science https://doi.org/10.1016/j.cub.2007.07.038 Elephants in Kenya ran away from the sound of bees, a test with loudspeakers showed.
science https://doi.org/10.1038/nature01541 Until 2003 bismuth was thought to be stable. Half of it decays in some 20 billion billion years.
science https://science.nasa.gov/neptune/neptune-facts/ Since it was discovered, in 1846, Neptune has gone round the Sun just once.
science https://mathshistory.st-andrews.ac.uk/Biographies/Kovalevskaya/ Sofia Kovalevskaya first met calculus on the walls of her nursery, papered with lecture notes.
science https://www.genomeweb.com/proteomics/koichi-tanaka-turning-experimental-mistake-nobel-prize A Nobel Prize of 2002 goes back to a man who mixed up two liquids, and tested the mixture all the same.
science Diving_bell_spider One spider spends almost its whole life under water, in a bell of silk that it fills with air.
science Tea_leaf_paradox In 1926 Albert Einstein explained why tea leaves gather in the middle of a stirred cup.
science Oxford_Electric_Bell A bell in Oxford has been ringing since 1840. Nobody knows for certain what its battery is made of.
science Natural_nuclear_fission_reactor In 1972 some uranium from a mine in Gabon was found to be spent. It had fuelled a natural reactor.
science Gallium When gallium was discovered, in 1875, Mendeleev wrote that its density was wrong. He had never seen any.
science Hallucigenia A fossil called Hallucigenia was long drawn upside down, walking on its spines.
science Oviraptor The dinosaur called the egg thief, found on a nest in 1923, was probably brooding its own eggs.
science Dryococelus_australis A stick insect thought to be extinct was found again in 2001, beneath a single shrub.
science Bolas_spider A bolas spider swings a drop of glue on a thread. It smells of the moths that it wants to catch.
science Archimedes_Palimpsest A work of Archimedes known from no other copy was found beneath prayers of the 13th century.
science Ole_R%C3%B8mer In 1676 an astronomer found that light takes time to travel, from eclipses of a moon of Jupiter.
science Kuiper_Airborne_Observatory The rings of Uranus were discovered in 1977, from an aeroplane.
science Great_Oxidation_Event For the first two billion years of the Earth there was hardly any oxygen in its air.
science Cosmic_microwave_background Some of the ‘snow’ on the screen of an old television set was a remnant of the Big Bang.
science Rafflesia_arnoldii A flower of Sumatra grows almost a metre wide. Its plant has no leaves, stems or roots to be seen.
science Guillaume_Le_Gentil An astronomer was at sea for the transit of Venus of 1761, and waited in the East for that of 1769. It was cloudy.
science Robert_FitzRoy The captain who took Darwin round the world later made the first weather forecasts for newspapers.

finance https://doi.org/10.2307/2550133 An economist described in 1945 how cigarettes had become money in prisoner-of-war camps.
finance https://doi.org/10.1086/468061 When nurseries in Haifa began to fine late parents, more of them came late.
finance https://www.nobelprize.org/prizes/economic-sciences/2001/akerlof/article/ Three journals turned down the paper on used cars for which George Akerlof was honoured in 2001.
finance https://doi.org/10.1073/pnas.36.1.48 The paper of 1950 that made John Nash famous is about one page long.
finance https://doi.org/10.1038/nature01963 Capuchin monkeys often refuse a slice of cucumber if another gets a grape for the same work.
finance https://doi.org/10.1111/j.1540-6261.2007.01262.x When a country is knocked out of the World Cup, its shares tend to fall the next day, a study found.
finance https://doi.org/10.1111/1540-6261.00556 Share prices rise a little more on sunny days, a study of 26 stock exchanges found in 2003.
finance https://doi.org/10.1111/0022-1082.00408 Companies that added ‘.com’ to their names around 1999 gained 74 per cent within days, on average.
finance https://doi.org/10.1162/003355301556400 A study of 35,000 accounts found that men traded shares 45 per cent more than women, and earned less.
finance https://mathshistory.st-andrews.ac.uk/Biographies/Bachelier/ A thesis of 1900 on the stock exchange has the mathematics of Brownian motion, before Einstein.
finance https://www.etymonline.com/word/exchequer The Exchequer is named after a chessboard: its accounts were reckoned on a chequered cloth.
finance https://www.etymonline.com/word/budget The word budget first meant a little leather bag.
finance https://www.etymonline.com/word/silhouette The silhouette is named after a French minister of finance of 1759, known for his meanness.
finance https://www.etymonline.com/word/pay The word pay comes from Latin: whoever paid a creditor pacified him.
finance https://www.etymonline.com/word/dollar The dollar takes its name from a valley in Bohemia, where silver was mined from 1516.
finance https://patents.google.com/patent/US1242872A/en The shop in which customers fetch the goods themselves was patented in 1917, by a grocer in Memphis.
finance https://www.archives.gov/milestone-documents/check-for-the-purchase-of-alaska America paid for Alaska with a single cheque, for 7.2 million dollars.
finance https://www.federalreservehistory.org/essays/bank-holiday-of-1933 When America’s banks opened again in March 1933, people queued to bring their money back.
finance https://www.bailii.org/ew/cases/EWCA/Civ/2009/407.html In 2009 three British judges had to decide whether Pringles are made from the potato.
finance https://supreme.justia.com/cases/federal/us/149/304/ In 1893 America’s Supreme Court ruled that the tomato is a vegetable, and so subject to duty.
finance https://doi.org/10.1038/075450a0 At a show 787 people guessed the weight of an ox. The middle guess was out by less than one per cent.
finance Phillips_Machine In 1949 an economist built a model of the British economy in which money was coloured water.
finance Ruth_Belville Until 1940 Ruth Belville sold the time in London: she carried an exact watch from customer to customer.
finance Fran%C3%A7ois_Blanc In 1834 two bankers in Bordeaux began to smuggle share prices into the messages of the state telegraph.
finance Bank_of_England_%C2%A3100,000,000_note The Bank of England has banknotes of 100 million pounds, called Titans. They never leave it.
finance Alves_dos_Reis In 1925 a swindler had real Portuguese banknotes printed in London. Only his orders were forged.
finance Th%C3%A9r%C3%A8se_Humbert For twenty years Thérèse Humbert of Paris borrowed on a locked safe. In 1902 it was found all but empty.
finance Credito_Emiliano A bank in Italy accepts Parmesan cheese as security for loans, and ripens it in its own vaults.
finance Burning_of_Parliament In 1834 two cartloads of wooden tax receipts were burned in London. Parliament burned down with them.
finance Act_of_Parliament_clock Britain taxed clocks and watches in 1797. The tax was given up within a year.
finance Toy_Biz,_Inc._v._United_States An American court ruled that the X-Men are not human. Dolls had a higher duty than other toys.
finance Deir_el-Medina_strikes The first strike on record took place in Egypt in the 12th century BC, because rations were late.
finance James_Ritty A saloon keeper in Ohio patented a cash register in 1879. A counter on a ship had inspired him.
finance Great_Stock_Exchange_Fraud_of_1814 In 1814 a man in uniform announced that Napoleon was dead. It was a fraud on the stock exchange.
finance Capitol_Hill_Babysitting_Co-op Parents in Washington paid each other for babysitting in coupons, and fell into a recession.
finance Notgeld After the First World War, towns in Germany issued money of porcelain, silk and leather.
finance Card_money_in_New_France In 1685 the soldiers of New France were paid with playing cards, as there were no coins left.
finance Great_Canadian_Maple_Syrup_Heist Quebec keeps a strategic reserve of maple syrup. Thieves took almost 3,000 tonnes of it.
finance Katanga_Cross In parts of Central Africa, a cross of copper as heavy as a bag of sugar once served as money.
finance Kenneth_Grahame The author of The Wind in the Willows worked at the Bank of England. In 1903 he was shot at there.
finance Tontine In 1693 England borrowed from people who bet on long lives: those who lived on shared the interest.

society https://www.legislation.gov.uk/ukpga/1986/62/section/32 A British law of 1986 made it an offence to handle salmon in suspicious circumstances.
society https://www.legislation.gov.uk/ukpga/Vict/2-3/47/section/54 In London it is an offence, by an act of 1839, to make a slide on ice to the danger of passers-by.
society https://doi.org/10.1207/s15516709cog0000_62 Speakers of Aymara, in the Andes, point ahead for the past, and behind them for the future.
society https://doi.org/10.1136/bmj.331.7531.1498 Researchers in Melbourne marked 70 teaspoons. After five months 56 of them had disappeared.
society https://www.bailii.org/uk/cases/UKHL/1932/100.html Much of the law of negligence goes back to a snail said to have been in a bottle of ginger beer.
society https://supreme.justia.com/cases/federal/us/241/265/ In 1916 America’s Supreme Court decided the case of the United States against forty barrels of Coca-Cola.
society https://www.pepysdiary.com/diary/1660/09/25/ On 25 September 1660 Samuel Pepys drank a cup of tea for the first time.
society https://www.tshaonline.org/handbook/entries/crash-at-crush In 1896 a railway in Texas let two trains collide before 40,000 spectators. The boilers exploded.
society https://www.etymonline.com/word/tawdry The word tawdry comes from a saint: Audrey, at whose fair lace was sold.
society https://www.etymonline.com/word/dunce Dunces are named after John Duns Scotus, one of the subtlest philosophers of the Middle Ages.
society https://www.etymonline.com/word/shampoo To shampoo somebody once meant to massage them. The word is Hindi.
society https://www.etymonline.com/word/candidate Candidates are named after the white togas in which Romans sought office.
society https://www.etymonline.com/word/clue A clue was first a ball of thread, like the one that led Theseus out of the labyrinth.
society https://www.etymonline.com/word/serendipity The word serendipity was coined in 1754, after a fairy tale about three princes.
society https://plato.stanford.edu/entries/bentham/ Jeremy Bentham, who died in 1832, still sits in a college in London. His head is of wax.
society https://whc.unesco.org/en/list/32 Below a town in Poland, miners carved a chapel out of salt, with its altars and chandeliers.
society https://oceanservice.noaa.gov/facts/nautical-mile-knot.html A ship’s speed is given in knots because sailors counted the knots on a line that ran out behind.
society https://www.britannica.com/biography/Sequoyah Sequoyah, who could not read, invented a script for Cherokee. Within years thousands read it.
society https://www.nobelprize.org/prizes/themes/mahatma-gandhi-the-missing-laureate/ In 1948 there was no Nobel Prize for peace, for want of a ‘suitable living candidate’. Gandhi was dead.
society https://www.gutenberg.org/ebooks/10136 Mrs Beeton’s cookery book, of 1861, has large carrots boiled for up to two and a quarter hours.
society https://doi.org/10.1056/NEJMon1211064 The more chocolate a country eats, the more Nobel Prizes its people win, a medical journal reported.
society February_30 In 1712 Sweden had a 30 February, to get back from a calendar of its own to the Julian one.
society M%C3%A4rket In 1985 the border of Finland and Sweden was bent round a lighthouse that stood on the wrong side.
society Ll%C3%ADvia One town in the French Pyrenees is Spanish: in 1660 Spain ceded villages, and this was a town.
society Pheasant_Island An island between France and Spain changes hands every six months.
society Dahala_Khagrabari Until 2015 a field of India lay inside Bangladesh, inside India, inside Bangladesh.
society Nicaraguan_Sign_Language A new language arose in Nicaragua around 1980, among deaf children whom nobody had taught it.
society N%C3%BCshu Women in a part of southern China had a script of their own, which hardly any men could read.
society Icelandic_horse By law, a horse that has left Iceland may never come back.
society Tristan_da_Cunha In 1961 a volcano drove all the people of Tristan da Cunha to England. Most chose to go home.
society Captains_Regent San Marino has had two heads of state at a time, for six months each, since 1243.
society Fantasy_coffin In Ghana a fisherman may be buried in a fish, and a farmer in a cocoa pod.
society Night_of_the_Radishes Each 23 December, the city of Oaxaca in Mexico shows scenes carved from large radishes.
society Up_Helly_Aa The Viking fire festival of Shetland is younger than the telephone.
society Ratoncito_P%C3%A9rez In Spain a mouse collects the teeth of children. His story was written in 1894 for a king aged eight.
society London_Necropolis_Railway From 1854 London had a railway for the dead. It sold coffin tickets in three classes, one way only.
society Time_in_Samoa In Samoa the day after 29 December 2011 was 31 December 2011.
society Queshuachaca A bridge of grass rope in Peru is woven anew each year, as in the days of the Incas.
society Ise_Shrine One of Japan’s holiest shrines is pulled down and built anew every twenty years.
society Straw_Hat_Riot In 1922 crowds in New York fought for days over straw hats worn too late in the year.

entertainment https://patents.google.com/patent/US5255452A/en Michael Jackson held a patent on shoes that hook onto the stage, for leaning beyond balance.
entertainment https://patents.google.com/patent/US3097366A/en The voice of Tigger in Disney’s films patented an artificial heart, in 1963.
entertainment https://patents.google.com/patent/US1370316A/en In 1921 Harry Houdini patented a diver’s suit that is easy to escape from.
entertainment https://patents.google.com/patent/US3473526A/en Zeppo, one of the Marx Brothers, patented a pulse monitor for the wrist.
entertainment https://patents.google.com/patent/US121992A/en In 1871 Mark Twain patented an elastic strap for vests and pantaloons.
entertainment https://patents.google.com/patent/US2292387A/en A film star and a composer patented radio that could hop between 88 frequencies, like piano keys.
entertainment https://www.gutenberg.org/ebooks/55 In the book of 1900, the Emerald City of Oz looks so green because everyone wears green spectacles.
entertainment https://www.gutenberg.org/ebooks/16 In the novel of 1911, Peter Pan thins out the Lost Boys when they seem to be growing up.
entertainment https://www.gutenberg.org/ebooks/829 Gulliver’s Travels tells of two moons of Mars. Nobody saw them until 151 years later.
entertainment https://www.gutenberg.org/ebooks/103 Nobody travels by balloon in Jules Verne’s Around the World in Eighty Days.
entertainment https://www.gutenberg.org/ebooks/500 In the book of 1883, Pinocchio kills the talking cricket with a hammer, in the fourth chapter.
entertainment https://www.nationalgallery.org.uk/paintings/diego-velazquez-the-toilet-of-venus-the-rokeby-venus In 1914 a suffragette slashed a Venus by Velázquez in London’s National Gallery.
entertainment https://www.tate.org.uk/art/artworks/duchamp-fountain-t07573 The urinal that Marcel Duchamp sent to an exhibition was lost. Those in museums are replicas.
entertainment https://www.tate.org.uk/art/artworks/manzoni-artists-shit-t07667 In 1961 an artist priced tins of what he said was his own excrement by their weight in gold.
entertainment https://patents.google.com/patent/US4656917A/en In 1987 Eddie Van Halen patented a prop that holds a guitar flat, so that both hands can play on its neck.
entertainment https://www.aslsp.org/ An organ piece by John Cage, begun at Halberstadt in 2001, is to end in 2640.
entertainment George_Bernard_Shaw Bernard Shaw won both a Nobel Prize for literature and an Oscar for the writing of a film.
entertainment https://www.pepysdiary.com/diary/1662/05/09/ Mr Punch is first heard of in England on 9 May 1662, when Samuel Pepys saw him at Covent Garden.
entertainment https://www.etymonline.com/word/limelight The limelight was a real one: theatres were lit by lime, made to glow in a hot flame.
entertainment https://www.etymonline.com/word/tragedy Tragedy is Greek, and means the song of goats. Nobody knows for certain why.
entertainment https://doi.org/10.1901/jaba.1974.7-497a A paper of 1974 on writer’s block consists of a title and an empty page.
entertainment The_Frog_Prince In the Brothers Grimm’s tale of 1812, the princess does not kiss the frog. She throws him against a wall.
entertainment Th%C3%A9%C3%A2trophone Marcel Proust listened to operas at home, live, by telephone.
entertainment Art_competitions_at_the_Summer_Olympics Until 1948 there were Olympic medals for architecture, painting and poetry.
entertainment Rowing_at_the_1900_Summer_Olympics In 1900 a boy picked up in Paris steered two Dutch rowers to victory at the Olympics. His name was not recorded.
entertainment Haydn%27s_head Joseph Haydn’s skull was stolen from his grave in 1809. It came back to the rest of him in 1954.
entertainment Fritz_Kreisler For thirty years Fritz Kreisler played pieces by old masters. In 1935 he said that they were his own.
entertainment Joyce_Hatto In 2007 a computer that was to recognise a pianist’s disc named another pianist. It was right.
entertainment The_Tingler In 1959 a horror film was shown with buzzing motors beneath some of the seats.
entertainment Georges_M%C3%A9li%C3%A8s In the First World War hundreds of films by Georges Méliès were melted down, to make heels for boots.
entertainment The_Story_of_the_Kelly_Gang The first film of an hour or more, made in Australia in 1906, is about a gang of outlaws.
entertainment Benshi In Japan silent films had narrators, some of them more famous than the actors on the screen.
entertainment Candy_Land The game Candy Land was invented for children who lay in hospital with polio.
entertainment Mr._Potato_Head When Mr Potato Head was first sold, in 1952, buyers had to find their own potato.
entertainment John_Spilsbury_(cartographer) The jigsaw puzzle began in the 1760s as a lesson: a London engraver cut up maps.
entertainment The_History_of_King_Lear For some 150 years, from 1681, King Lear ended happily on the English stage.
entertainment Globe_Theatre When the Globe burned down in 1613, a man’s breeches caught fire. They were put out with ale.
entertainment Dinner_for_One Every New Year’s Eve, Germans watch an English sketch, filmed in 1963, that is hardly known in Britain.
entertainment Space_Invaders In Space Invaders, the aliens speed up as they die because the chip has fewer of them to draw.
entertainment Piano_Concerto_for_the_Left_Hand_(Ravel) Ravel wrote a piano concerto for a man who had lost his right arm in the war.
entertainment Moby-Dick The first edition of Moby-Dick, of 1851, lacked its epilogue. The narrator seemed to have drowned.

health https://www.nobelprize.org/prizes/medicine/1926/fibiger/facts/ A Nobel Prize of 1926 honoured the discovery that a certain worm causes cancer. It does not.
health https://www.nobelprize.org/prizes/medicine/1927/wagner-jauregg/facts/ A Nobel Prize of 1927 went to a doctor who gave his patients malaria, to treat syphilis.
health https://www.nobelprize.org/prizes/medicine/1914/barany/facts/ Robert Bárány was a prisoner of war in Russia when he won the Nobel Prize for medicine of 1914.
health https://www.nobelprize.org/prizes/medicine/2015/tu/facts/ A drug against malaria was found with the help of a Chinese text some 1,600 years old.
health https://www.nobelprize.org/prizes/medicine/1903/finsen/facts/ The Nobel Prize for medicine of 1903 was given for treating tuberculosis of the skin with light.
health https://www.nobelprize.org/prizes/medicine/1948/muller/facts/ The Nobel Prize for medicine of 1948 went to a chemist, for DDT.
health https://www.nobelprize.org/prizes/medicine/1956/forssmann/facts/ In 1929 a German doctor pushed a tube through a vein into his own heart, and had it X-rayed.
health https://patents.google.com/patent/US3216423A/en A couple in New York patented a table that spins a woman round until her child is born.
health https://doi.org/10.1136/bmj.f7198 A chocolate on a hospital ward lasts 51 minutes on average, doctors found in 2013.
health https://doi.org/10.1136/bmj.39027.676690.55 A medical study of sword swallowers, of 2006, found that sore throats are common.
health https://doi.org/10.1136/bmj.311.7021.1668 Ears go on growing in old age. English doctors measured 0.22 millimetres a year.
health https://doi.org/10.1136/bmj.331.7531.1505 When new Harry Potter books came out, an Oxford hospital saw about half as many injured children as usual.
health https://doi.org/10.1136/bmj.k5094 In a trial of 2018 parachutes saved nobody who jumped from a plane. The plane was on the ground.
health https://doi.org/10.1136/bmj.38705.470590.55 Playing the didgeridoo made people with sleep apnoea less tired by day, a Swiss trial found.
health https://doi.org/10.1056/NEJMp078108 In 2007 a medical journal described a cat that curled up beside patients who were about to die.
health https://doi.org/10.1126/science.6143402 Patients whose window looked out on trees left hospital earlier than others, a study of 1984 found.
health https://doi.org/10.1371/journal.pone.0141357 In 2015 pigeons learned within weeks to tell cancer from healthy tissue in pictures.
health https://doi.org/10.1177/0956797613479386 Of 24 radiologists, 20 did not notice a gorilla in the pictures of lungs that they checked.
health https://doi.org/10.7556/jaoa.2016.128 Doctors took a model kidney on a roller coaster in Florida. In the rear seats it passed most stones.
health https://doi.org/10.1001/jama.299.9.1016 A dummy pill relieved more pain when people thought that it cost 2.50 dollars than when it cost 10 cents.
health https://doi.org/10.1097/WNR.0b013e32832e64b1 People can keep a hand in icy water for longer if they swear, psychologists found in 2009.
health https://doi.org/10.1126/science.7863342 John Dalton left his eyes to science. In 1995 their DNA showed in which way he had been colour-blind.
health https://www.pepysdiary.com/diary/1667/11/21/ In 1667 a man in London was promised 20 shillings to have a sheep’s blood put into his veins.
health https://www.bailii.org/ew/cases/EWCA/Civ/1892/1.html In 1892 a company had to pay 100 pounds to a woman whom its smoke ball had not saved from influenza.
health https://www.etymonline.com/word/muscle A muscle is, by its Latin name, a little mouse.
health https://www.etymonline.com/word/influenza Influenza is Italian for influence: the illness was put down to the stars.
health Royal_Commission_on_Animal_Magnetism In 1784 Benjamin Franklin helped to test magnetic healing on blindfolded people. It failed.
health Shoe-fitting_fluoroscope In the 1940s many shoe shops had an X-ray machine in which customers saw their toes.
health Martin_A._Couney For decades premature babies were kept alive in incubators at Coney Island. Visitors paid to see them.
health Bj%C3%B8rn_Aage_Ibsen In 1952 some 1,500 students in Copenhagen pumped air by hand into the lungs of polio patients.
health Sydney_Ringer A frog’s heart went on beating because an assistant had used tap water. It led to a solution still in use.
health Joseph_Goldberger In 1916 an American doctor swallowed scabs from patients, to show that pellagra is not infectious.
health Evan_O%27Neill_Kane In 1921 an American surgeon took out his own appendix.
health Chevalier_Jackson A doctor in Philadelphia kept 2,374 objects that he had taken out of throats and lungs.
health William_Beaumont In 1825 a doctor hung food on silk threads in a patient’s stomach, through a wound that had not closed.
health Lucy_Wills In Bombay around 1930, Lucy Wills treated an anaemia of pregnancy with Marmite. It worked.
health Nathaniel_Kleitman In 1938 two researchers lived in a cave in Kentucky for 32 days, to try a day of 28 hours.
health Balmis_Expedition In 1803 Spain sent the smallpox vaccine to America in 22 orphans, who were vaccinated in turn.
health Ibn_al-Nafis A doctor in Cairo described how blood flows through the lungs, 300 years before any European.
health Carlos_Chagas A Brazilian doctor described a new disease, what causes it and what carries it, all by himself.
health Tanganyika_laughter_epidemic In 1962 fits of laughter spread from a girls’ school in Tanganyika. Several schools had to close.
health Warfarin A medicine against blood clots was first sold as a poison for rats. Spoiled clover had led to it.
health Takotsubo_cardiomyopathy A weakness of the heart that follows a shock is named after a Japanese octopus trap.
health Thomas_Clifford_Allbutt Until the 1860s a doctor’s thermometer was a foot long, and took twenty minutes.

history https://doi.org/10.1038/s41586-024-07652-1 The Altar Stone of Stonehenge, which weighs six tonnes, came from the north of Scotland.
history https://doi.org/10.1038/s41586-021-03972-8 A storm on the Sun, traced in wood, shows that Vikings felled trees in Newfoundland in 1021.
history https://www.pepysdiary.com/diary/1669/02/23/ On his birthday in 1669 Samuel Pepys kissed a queen of England. She had been dead for 232 years.
history https://www.britannica.com/biography/Zhang-Heng In the year 132 a Chinese scholar built an instrument that showed where an earthquake had come from.
history https://www.archives.gov/milestone-documents/zimmermann-telegram In 1917 Germany proposed an alliance to Mexico, which was to win back Texas and Arizona.
history https://avalon.law.yale.edu/imt/partviii.asp The Treaty of Versailles obliged Germany to hand over the skull of an African sultan.
history https://whc.unesco.org/en/list/18 Eleven medieval churches in a town in Ethiopia were not built but cut out of the rock.
history https://www.nobelprize.org/prizes/peace/1922/nansen/facts/ The polar explorer Fridtjof Nansen won the Nobel Prize for peace in 1922. A passport bears his name.
history https://www.nobelprize.org/prizes/peace/1901/dunant/facts/ The founder of the Red Cross was bankrupt and poor when he shared the first Nobel Prize for peace.
history https://history.state.gov/milestones/1784-1800/xyz In 1797 three agents of France asked American envoys for a bribe. They became known as X, Y and Z.
history https://darwinproject.ac.uk/confessing-murder In 1844 Darwin wrote to a friend that species change. It was, he said, ‘like confessing a murder’.
history https://www.etymonline.com/word/boycott Boycotts are named after an English land agent in Ireland, with whom nobody would deal in 1880.
history https://www.etymonline.com/word/guy The word guy, for any man, goes back to Guy Fawkes, who was caught below Parliament in 1605.
history https://www.etymonline.com/word/shrapnel Shrapnel is named after a British officer, who invented such a shell in the 1780s.
history https://www.etymonline.com/word/gerrymander The word gerrymander joins a governor, Gerry, to a salamander, the shape of one of his districts.
history https://mathshistory.st-andrews.ac.uk/Biographies/Condorcet/ Condorcet, who showed how majorities contradict themselves, died in a prison of the French Revolution.
history https://mathshistory.st-andrews.ac.uk/Biographies/Viete/ François Viète, who put letters into algebra, also broke the ciphers of Spain for the king of France.
history https://nssdc.gsfc.nasa.gov/nmc/spacecraft/display.action?id=1969-099A Lightning struck Apollo 12 twice within a minute of its launch. It went on to the Moon.
history Shizo_Kanakuri A Japanese runner vanished from the Olympic marathon of 1912. He finished it in 1967.
history Vasa_(ship) The warship Vasa sank in 1628. Her builders had used feet of 12 inches, and feet of 11.
history The_Thing_(listening_device) A wooden seal given to America’s ambassador in Moscow in 1945 hid a microphone for seven years.
history Kettle_War A war of 1784 is named after a soup kettle, the only thing that was hit.
history Hu%C3%A9scar A town in Spain was at war with Denmark from 1809 to 1981. It had forgotten to make peace.
history Pope_Benedict_IX Benedict IX was pope three times in the 11th century. Once he sold the office.
history Abul-Abbas In 802 an elephant reached Charlemagne at Aachen. The caliph of Baghdad had sent it.
history Onfim In the 13th century a boy of Novgorod drew himself as a horseman on birch bark, beside his letters.
history Runic_inscriptions_in_Hagia_Sophia Vikings scratched their names into the marble of Hagia Sophia, where they can still be seen.
history Hvalsey_Church The last written record of the Norse in Greenland, of 1408, is about a wedding.
history False_Dmitry_I In 1606 the ashes of a false tsar are said to have been shot from a cannon, towards Poland.
history Jeanne_Baret The first woman known to have sailed around the world joined a French expedition in 1766, dressed as a man.
history HMS_Trident_(N52) In 1941 a British submarine brought a live reindeer home, a present from the Soviet navy.
history HNLMS_Abraham_Crijnssen_(1936) In 1942 a Dutch minesweeper escaped from Java disguised as a tropical island.
history Battle_of_Castle_Itter In May 1945 American and German soldiers defended an Austrian castle together, against the SS.
history Oliver_Cromwell%27s_head Oliver Cromwell’s head was buried in 1960, some 300 years after his body had been.
history Juan_Pujol_Garc%C3%ADa One spy of the Second World War was decorated by both sides: with an Iron Cross, and as an MBE.
history Isambard_Kingdom_Brunel In 1843 the engineer Brunel choked on a coin in a trick. It came out when he was turned upside down.
history War_of_the_Golden_Stool In 1900 a British governor demanded to sit on the golden stool of the Asante. It led to a war.
history Erfurt_latrine_disaster In 1184 a floor gave way beneath a meeting of nobles at Erfurt. Dozens fell into the cesspit.
history Herculaneum_papyri A library at Herculaneum was charred by Vesuvius. Its scrolls are being read without being unrolled.
history Piri_Reis_map A Turkish map of 1513, found again in 1929, drew on a lost map by Columbus.
history Rosetta_Stone The text of the Rosetta Stone, among other things, frees temples from certain taxes.

news https://doi.org/10.1056/NEJM199110173251620 Researchers cite a paper more if a newspaper has reported on it. It took a strike to prove that.
news https://doi.org/10.1126/science.aap9559 True stories took about six times as long as false ones to reach 1,500 people on Twitter, a study found.
news https://doi.org/10.1136/bmj.g7015 In 2014 much exaggeration in health news was traced back to the press releases of universities.
news https://www.gutenberg.org/ebooks/1090 In 1708 Jonathan Swift announced, under a false name, the death of an astrologer. He was alive.
news https://nls.uk/exhibitions/american-civil-war/vicksburg In 1863 a newspaper in a besieged town on the Mississippi was printed on wallpaper.
news https://camri.ac.uk/blog/2018/05/01/no-news-18th-april-1930-jean-seaton-tells-us/ A bulletin of the BBC in 1930 said: ‘There is no news.’ Piano music followed.
news https://www.etymonline.com/word/deadline In the American Civil War a deadline was a line in prison camps. Those who crossed it were shot.
news https://www.etymonline.com/word/blurb The word blurb was coined as a joke in 1907, for the praise on the jacket of a book.
news https://www.etymonline.com/word/magazine A magazine was a storehouse before it was a journal. The Gentleman’s Magazine changed that, in 1731.
news https://www.etymonline.com/word/gazette The gazette is named after a small coin of Venice, which bought you the news.
news https://www.etymonline.com/word/propaganda Propaganda was first the name of a committee of cardinals, founded in 1622.
news https://www.etymonline.com/word/canard A false report is called a canard, or duck, after an old French saying: to half-sell a duck.
news https://www.etymonline.com/word/muckraker Theodore Roosevelt called zealous reporters muckrakers, after a figure in The Pilgrim’s Progress.
news https://www.britannica.com/biography/Karl-Marx For some ten years Karl Marx wrote for a newspaper in New York.
news https://www.etymonline.com/word/cliche ‘Stereotype’ and ‘cliché’ once meant the same thing: a metal plate from which printers printed.
news Francis_Galton The first weather map in The Times, in 1875, showed the weather of the day before.
news Bhutan_Broadcasting_Service Bhutan had no television of its own until 1999.
news San_Serriffe On 1 April 1977 The Guardian printed seven pages on an island republic. Its places were named after type.
news Paul_Reuter In 1850 Paul Julius Reuter sent share prices by pigeon, across a gap in the telegraph.
news https://www.nps.gov/stli/learn/historyculture/joseph-pulitzer.htm More than 100,000 readers of a newspaper helped to pay for the pedestal of the Statue of Liberty.
news https://www.nobelprize.org/prizes/peace/1935/ossietzky/facts/ The Nobel Prize for peace of 1935 went to a prisoner of the Nazis, a journalist.
news Yes,_Virginia,_there_is_a_Santa_Claus ‘Yes, Virginia, there is a Santa Claus’ appeared in a New York paper in 1897, without its writer’s name.
news Telefon_H%C3%ADrmond%C3%B3 In 1893 a newspaper began in Budapest that was read out all day, by telephone.
news Luna_9 In 1966 a British paper had the first pictures from the Moon’s surface before Moscow showed them.
news Etaoin_shrdlu Newspapers sometimes contained the words ‘etaoin shrdlu’: they were a row of keys for setting type.
news Toddlers%27_Truce Until 1957 British television stopped for an hour at six, so that parents could put children to bed.
news R%C3%9AV Until 1987 Iceland’s state television did not broadcast on Thursdays.
news Elizabeth_Bisland When Nellie Bly raced round the world in 1889, another reporter raced her the other way round.
news Einkommende_Zeitungen The first daily newspaper known appeared in Leipzig, in 1650.
news Publick_Occurrences_Both_Forreign_and_Domestick The first newspaper of the American colonies, of 1690, was banned after one issue.
news Daily_Courant The first daily newspaper in Britain was published in 1702, by a woman.
news Ronald_Knox In 1926 the BBC broadcast a priest’s spoof of a riot in London. Many listeners believed it.
news Southern_Television_broadcast_interruption In 1977 a voice that claimed to come from space broke into the news on British television.
news Alternative_3 A spoof about a secret flight of scientists to Mars, meant for 1 April 1977, was shown in June.
news Nuntii_Latini For thirty years Finland’s radio broadcast the news in Latin.
news Newsboys%27_strike_of_1899 In 1899 the boys who sold New York’s newspapers went on strike for two weeks, and won better terms.
news South_Polar_Times Ernest Shackleton edited a monthly magazine in the Antarctic. Each issue was a single copy.
news Naked_Came_the_Stranger Two dozen journalists wrote a novel that was bad on purpose. It sold well.
news Princess_Caraboo In 1817 a ‘princess’ from a far island came to an English village. A newspaper gave her away.
news Dead_Sea_Scrolls In 1954 four of the Dead Sea Scrolls were offered in a newspaper’s small advertisements.
news Pierre_Brassau In 1964 a Swedish journalist showed the work of an unknown painter. Critics praised the chimpanzee.
news Ernest_Hemingway In 1954 Ernest Hemingway survived two air crashes, and read in newspapers that he was dead.
`

/** The true sentences for rounds. They surprise even those who know the usual misconceptions. */
export const TRUTHS = readFactTable(TABLE)
