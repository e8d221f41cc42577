import { readFactLine } from '../../board/fact-table.ts'
import type { Fable } from '../fable.ts'

/**
 * The fables: a line as in the table of the starting facts, followed by a line with the truth. The texts are about as
 * long as those of the truths of a round, and as often have a year or a second sentence, so that their style does not
 * reveal them. No fable laughs at people or does harm to somebody who remembers only its first line.
 */
const TABLE = `
technology Wi-Fi Wi-Fi got its name in 1999 from the engineers behind it. It is short for ‘wireless fidelity’.
A branding firm, Interbrand, came up with it, and it isn’t short for anything. ‘The standard for wireless fidelity’ was a slogan, tacked on afterwards.
technology Emoji The word ‘emoji’ was coined in the 1990s from the English words ‘emotion’ and ‘icon’.
It is Japanese: e means picture and moji means character. Any resemblance to ‘emotion’ is pure coincidence.
technology https://factly.in/the-origin-of-the-word-hello-is-not-linked-to-alexander-graham-bells-fiance/ ‘Hello’ was the first word spoken by telephone, when Alexander Graham Bell tried out his own in 1876.
His first words were a call to his assistant: ‘Mr Watson, come here.’ Bell wanted people to answer with ‘Ahoy’; ‘hello’ was Thomas Edison’s idea.
technology https://www.sciencehistory.org/education/scientific-biographies/roy-j-plunkett/ Teflon was developed for the Apollo programme in the 1960s and found its way into frying pans afterwards.
A DuPont chemist, Roy Plunkett, discovered it by accident in 1938. Non-stick pans were on sale in France in the 1950s, before Apollo began.
technology https://www.internetsociety.org/internet/history-internet/brief-history-internet/ ARPANET, which grew into the internet, was built in 1969 to carry orders after a nuclear attack.
It was built so that researchers could share computers. The rumour comes from a separate study by RAND, which did look at surviving a nuclear war.
technology At_sign The @ sign was designed in 1971, for the first email ever sent between two computers.
Merchants had used it for centuries, and it was on typewriters before 1900. Ray Tomlinson chose it because hardly anyone had it in their name.
technology Jikji The first book printed with movable metal type was the Bible that Gutenberg finished around 1455.
The Jikji, a collection of Buddhist teachings, was printed with movable metal type in Korea in 1377. A volume of it survives in Paris.
technology Tupolev_Tu-144 Concorde, which took off in March 1969, was the first supersonic airliner to fly.
The Soviet Tupolev Tu-144 flew two months earlier, on 31 December 1968, and broke the sound barrier first as well.
technology https://www.etymonline.com/word/robot The word ‘robot’ was coined in 1942 by Isaac Asimov, the writer of science fiction.
It comes from R.U.R., a play of 1920 by the Czech Karel Čapek, and is related to a Czech word for forced labour. Asimov gave us ‘robotics’.
technology https://www.fda.gov/radiation-emitting-products/resources-you-radiation-emitting-products/microwave-ovens A microwave oven cooks food from the inside out, so that the outside gets hot last.
The waves reach only a few centimetres in, and heat the outer layers. The middle is warmed by the heat that travels inwards from there.
technology Topsy_(elephant) In 1903 Thomas Edison electrocuted an elephant at Coney Island to show how dangerous alternating current was.
The war of the currents had been over for ten years. The owners of an amusement park had Topsy put down; Edison wasn’t there, but a crew from his film company was.
technology Goodyear_Tire_and_Rubber_Company Charles Goodyear, who patented vulcanised rubber in 1844, founded the Goodyear tyre company.
He died in debt in 1860. Frank Seiberling founded the company in 1898, in Akron, Ohio, and named it in Goodyear’s honour.
technology Ascanio_Sobrero Alfred Nobel invented nitroglycerine, and in 1867 he turned it into dynamite.
Ascanio Sobrero, a chemist in Turin, discovered nitroglycerine in the 1840s. Nobel found out how to tame it: that was dynamite.
technology Ford_Model_T When it went on sale in 1908, the Ford Model T came in any colour, so long as it was black.
Black wasn’t even on offer: the first ones came in grey, green, blue and red. Only from 1914 to 1925 were all Model Ts black.
technology SOS The first ship ever to send an SOS was the Titanic, in April 1912.
The signal had been agreed in 1906, and the liner Slavonia sent it in June 1909, when she ran aground in the Azores.
technology Charles_Holland_Duell In 1899 the head of the US Patent Office said: ‘Everything that can be invented has been invented.’
Charles Duell said nothing of the kind. A joke on those lines was in Punch that year; Duell himself expected the new century to outdo all that had gone before.
technology Mechanical_Turk A clockwork automaton, built in Vienna in 1770, played chess unaided. In 1809 it beat Napoleon.
The Mechanical Turk did beat Napoleon, but a human chess master sat hidden among its cogs and chose the moves.
technology Fax The fax machine dates from the 1960s. It came some ninety years after the telephone.
Alexander Bain patented one in 1843, and a fax service ran between Paris and Lyon from 1865: eleven years before the telephone.
technology D%C3%B6bereiner%27s_lamp Matches had been on sale for a century before anyone invented the lighter.
Döbereiner’s lamp, a table lighter that burned hydrogen, came out in 1823. John Walker sold his first friction matches in 1827.
technology La_Jamais_Contente The first car to exceed 100 kilometres an hour did so near Paris in 1899. It ran on petrol.
It was electric. Two motors and a load of batteries took Camille Jenatzy’s La Jamais Contente to almost 106 km/h.
technology Universal_Product_Code The first thing ever sold by its barcode, at an Ohio supermarket in 1974, was a tin of tomato soup.
It was a packet of Wrigley’s Juicy Fruit chewing gum, scanned in the town of Troy on 26 June 1974.
technology MW_18014 Sputnik, launched in October 1957, was the first man-made object in space.
A German V-2 rocket climbed to about 175 kilometres on 20 June 1944. Sputnik was the first object to go into orbit.
technology Cooke_and_Wheatstone_telegraph The first electric telegraph line was Samuel Morse’s, opened between Washington and Baltimore in 1844.
Cooke and Wheatstone’s telegraph had been at work beside the Great Western Railway, between Paddington and West Drayton, since 1839.

science https://doi.org/10.1038/429363a On hot days a hippopotamus sweats small amounts of its own blood.
The red fluid is neither blood nor sweat. It starts out colourless, and its pigments keep off sunlight and bacteria.
science Nikola_Tesla In 1915 Edison and Tesla were to share the Nobel Prize in Physics. Neither would accept it with the other.
Newspapers announced their prize that November, but it was a false rumour. The prize went to William and Lawrence Bragg, a father and his son.
science https://science.nasa.gov/moon/moon-phases/ The Moon waxes and wanes because the Earth’s shadow creeps across it in the course of a month.
The Earth’s shadow touches the Moon only in a lunar eclipse. The phases show how much of the sunlit half is turned towards us.
science https://www.nasa.gov/centers-and-facilities/glenn/what-is-microgravity/ On the space station, 400 kilometres up, the Earth’s gravity has faded to almost nothing.
It is still about 90 per cent as strong as on the ground. Astronauts float because they and the station are falling around the Earth together.
science Dimetrodon Dimetrodon, a reptile with a sail on its back, was one of the earliest dinosaurs.
It was more closely related to mammals, us included, and died out tens of millions of years before the first dinosaur.
science https://nationalzoo.si.edu/animals/electric-eel The electric eel, whose shocks can exceed 600 volts, is the largest of the eels.
It isn’t an eel but a knifefish, and more closely related to catfish and carp. The voltage is right.
science Survival_of_the_fittest Charles Darwin coined the phrase ‘survival of the fittest’ in 1859, in On the Origin of Species.
Herbert Spencer coined it in 1864, after reading the book. Darwin took it into his fifth edition, in 1869.
science https://www.cell.com/current-biology/fulltext/S0960-9822(22)00855-7 A woodpecker’s skull cushions its brain like a crash helmet, up to 20 times a second.
When woodpeckers were filmed at work, for a study of 2022, nothing was cushioned: the head is as stiff as a hammer. The brain is too small to come to harm.
science https://www.livescience.com/are-daddy-longlegs-the-most-venomous-spiders No spider has deadlier venom than the daddy-longlegs. Luckily its fangs are too short to bite people.
Its venom is weak, and its fangs are no shorter than those of some spiders that do bite people.
science https://doi.org/10.1007/BF00132004 In 1835 the beaks of the finches of the Galápagos gave Charles Darwin, on the spot, the idea of evolution.
He took some of them for other birds, and failed to note which island each came from. In London in 1837 John Gould told him that they were all finches.
science https://doi.org/10.1364/AO.37.003198 A polar bear’s hairs are optical fibres. They carry ultraviolet light to the black skin beneath.
Physicists suggested so in 1980, and textbooks repeated it. Measurements published in 1998 ruled it out: the hair soaks up the light far too quickly.
science https://oceanservice.noaa.gov/facts/oceanblue.html The sea is blue because it reflects the sky. Water itself has no colour at all.
Water absorbs the red in sunlight and leaves the blue, so a deep enough body of it is blue of its own accord. Reflection only adds to that.
science https://www.usgs.gov/faqs/will-california-eventually-fall-ocean The San Andreas Fault is tearing coastal California away. One day it will fall into the Pacific.
There is nowhere for it to fall. The two sides slide past each other: Los Angeles is creeping north towards San Francisco by some 5 centimetres a year.
science https://www.nationalgeographic.com/environment/article/why-amazon-doesnt-produce-20-percent-worlds-oxygen The Amazon rainforest produces a fifth of the oxygen that the world breathes.
The oxygen that its violations give off is used up by the violations themselves and by all that lives and rots there. Next to nothing is left over.
science https://doi.org/10.1016/j.cels.2020.06.006 Each year of a dog’s life is worth seven human years, from first to last.
Dogs age fast at first and slowly later on. By chemical marks on its DNA, a one-year-old Labrador is like a human of about 30, a four-year-old like one in the fifties.
science https://www.britannica.com/animal/porcupine A porcupine in danger can shoot its quills at an attacker several metres away.
The quills come loose at a touch and stick in whoever gets too close, but no porcupine can throw them.
science https://www.newscientist.com/article/mg16922770-500-no-pushover/ Penguins watch passing aircraft until they topple over backwards, as pilots saw in the Falklands in 1982.
So pilots said. In 2000 a team from the British Antarctic Survey watched a thousand king penguins as helicopters flew over them, again and again. Not one fell.
science https://www.nhm.ac.uk/discover/dino-directory/stegosaurus.html Stegosaurus used the spikes on its tail to fend off Tyrannosaurus rex.
They never met: Stegosaurus had died out some 80 million years before. Less time separates Tyrannosaurus from us than from Stegosaurus.
science https://oceanservice.noaa.gov/facts/portuguese-man-o-war.html The Portuguese man-of-war, whose tentacles can reach 30 metres, is a kind of jellyfish.
It is a siphonophore: not one animal but a colony of many, each with a task of its own.
science https://www.nature.com/scitable/topicpage/discovery-of-dna-structure-and-function-watson-397/ DNA was discovered in 1953, by James Watson and Francis Crick in Cambridge.
Friedrich Miescher discovered it in 1869, in pus from hospital bandages. What Watson and Crick worked out was its structure.
science Gregor_Mendel Darwin owned a copy of Mendel’s paper of 1866 on heredity. He never even cut its pages open.
No copy was among his books, and he seems never to have heard of it. He did own a work of 1881 that mentions Mendel, and there the pages were uncut.
science https://science.nasa.gov/solar-system/comets/1p-halley/ Edmond Halley discovered the comet named after him when he saw it in 1682.
Chinese astronomers recorded it in 240 BC. Halley worked out that the comets of 1531, 1607 and 1682 were one and the same, and would be back in 1758.

finance https://kiwihellenist.blogspot.com/2017/01/salt-and-salary.html A Roman soldier of AD 100 drew part of his pay in bags of salt. Hence the word ‘salary’.
Soldiers were paid in coin. The word does have to do with salt, but no ancient source speaks of anyone being paid in it.
finance The_Landlord%27s_Game Charles Darrow lost his job in the Depression. To pass the time he invented Monopoly, in 1933.
Elizabeth Magie patented The Landlord’s Game in 1904, to show what was wrong with monopolies. Darrow sold a version that he had learned from friends.
finance https://www.federalreservehistory.org/essays/stock-market-crash-of-1987 On no single day have Wall Street’s shares lost more of their value than in the crash of October 1929.
On 19 October 1987 the Dow Jones index fell by 22.6 per cent, almost twice as much as on the worst day of 1929.
finance https://www.nobelprize.org/prizes/economic-sciences/ Alfred Nobel’s will of 1895 founded six prizes, the one for economics among them.
He named five. Sweden’s central bank founded the prize in economic sciences in 1968, in his memory.
finance https://www.smithsonianmag.com/history/there-never-was-real-tulip-fever-180964915/ When the price of tulips collapsed in 1637, it dragged the Dutch economy down for years.
Few people had been trading, and a historian who went through the archives found nobody who was ruined. The economy of the Netherlands went on growing.
finance https://www.newyorkfed.org/aboutthefed/goldvault.html Fort Knox, with some 4,600 tonnes, holds more gold than any other vault in the world.
The vault beneath the Federal Reserve Bank of New York holds more. Most of it belongs to other countries.
finance Ponzi_scheme Charles Ponzi of Boston was the first to pay old investors with the money of new ones, in 1920.
Sarah Howe ran such a scheme in the same city around 1880, and Dickens had described one in Martin Chuzzlewit in 1844.
finance https://www.gov.uk/income-tax-rates If a pay rise takes you into a higher tax band, all of your income is taxed at the higher rate.
In Britain, as in most countries, the higher rate applies only to the part of your income above the threshold.
finance Amsterdam_Stock_Exchange The world’s oldest stock exchange was founded in 1792, under a buttonwood tree in Wall Street.
Shares had been traded in Amsterdam since 1602, by then for almost two centuries.
finance Invisible_hand In The Wealth of Nations (1776), Adam Smith comes back to his ‘invisible hand’ again and again.
He uses the phrase once in the whole book, in a passage on trade with other countries.
finance Lloyds_Bank Lloyds Bank, like Lloyd’s of London, grew out of Edward Lloyd’s coffee house of the 1680s.
Only the insurance market did. A button maker and an ironmaster, John Taylor and Sampson Lloyd, founded the bank in Birmingham in 1765.
finance https://www.bankofengland.co.uk/explainers/what-is-legal-tender Bank of England notes are legal tender in every part of the United Kingdom.
They are legal tender in England and Wales. In Scotland and Northern Ireland no banknote is, not even the local ones, although shops take them all.
finance https://quoteinvestigator.com/2011/10/31/compound-interest/ Albert Einstein called compound interest ‘the eighth wonder of the world’.
It was advertising copy, and in use by the 1920s without his name. Nobody is known to have credited him until decades after his death in 1955.
finance https://www.snopes.com/fact-check/chevrolet-nova-name-spanish/ The Chevrolet Nova flopped in Mexico in the 1970s. In Spanish, ‘no va’ means ‘it doesn’t go’.
It sold perfectly well there. ‘Nova’ isn’t pronounced like ‘no va’, and Mexico’s state oil company had a petrol by that name.
finance https://www.etymonline.com/word/tip ‘Tip’ stands for ‘to insure promptness’, the label on a money box in English coffee houses of the 1700s.
It was thieves’ slang, in the 17th century, for giving or passing something on. Words made of initials are nearly all of the 20th century.
finance Black_Friday_(shopping) Black Friday got its name because it was the day when American shops at last moved out of the red.
Philadelphia’s police gave it the name around 1960, for its crowds and traffic jams. The cheerful explanation came two decades later.
finance https://triblive.com/x/pittsburghtrib/business/s_76636.html eBay was set up in 1995 so that its founder’s fiancée could trade sweet dispensers with other collectors.
Its publicity manager made that up in 1997, because the true story bored reporters: he had wanted to try out an open market on the internet.
finance https://www.bbc.co.uk/ahistoryoftheworld/objects/o8-evkvrQ6iqAXB8JCwSxA In 1812 a clerk’s sister, in black, began to haunt the Bank of England. It has been ‘the Old Lady’ since.
The nickname first appeared in 1797, in a cartoon by James Gillray: the bank is an old lady in a dress of banknotes. Sarah Whitehead did haunt the bank, but years after that.
finance https://quoteinvestigator.com/2011/07/28/ford-faster-horse/ ‘If I had asked people what they wanted, they would have said faster horses,’ wrote Henry Ford.
It is in nothing that he wrote or is known to have said. The earliest mention that has been found is of 1999, half a century after his death.
finance Nation_of_shopkeepers It was Napoleon who coined the phrase ‘a nation of shopkeepers’, to mock the English.
Adam Smith had used it in 1776, in The Wealth of Nations, when Napoleon was six. Another economist, Josiah Tucker, used it before him.
finance https://quoteinvestigator.com/2011/08/09/remain-solvent/ ‘Markets can remain irrational longer than you can remain solvent,’ wrote John Maynard Keynes in 1931.
The line is nowhere in his writings. The earliest use that has been found came decades after his death in 1946.
finance In_God_We_Trust ‘In God We Trust’ has been on America’s dollar bills since the first were printed in 1862.
It reached coins in 1864, but dollar bills only in 1957, a year after Congress had made it the national motto.

society https://www.rpc.co.uk/perspectives/trainees-take-on-business/the-twelve-laws-of-christmas/ In England it has been illegal since Cromwell’s day to eat mince pies on Christmas Day.
The pies themselves were never banned. Christmas 1644 fell on a day of fasting, but no law of that kind is in force, as the Law Commission reported in 2013.
society https://www.thesmartset.com/article12180701/ The Victorians were so modest that they put frilly covers on the legs of their pianos.
A British traveller told that of one school in America in 1839, and the British repeated it to mock Americans. It was told of Victorian Britain only later.
society Ciabatta Ciabatta, the bread whose name means ‘slipper’, has been baked near Venice since the 1500s.
Arnaldo Cavallari, a miller in Adria, introduced it in 1982, as Italy’s answer to the French baguette.
society Ploughman%27s_lunch Bread, cheese and pickle have been sold as a ‘ploughman’s lunch’ since the 1300s.
Farm workers did eat bread and cheese, but the name was made popular in the 1950s and 1960s, to sell more cheese in pubs.
society London_Bridge_(Lake_Havasu_City) In 1968 an American bought London Bridge. He thought that he was getting Tower Bridge.
Robert McCulloch knew what he was buying, and so did the City of London. It still draws visitors to Lake Havasu City, which he founded in Arizona.
society https://www.etymonline.com/word/posh ‘Posh’ was stamped on tickets to India in the 1880s. It stood for ‘port out, starboard home’.
No such ticket has ever been found, and the story dates from the 1930s. The word may come from slang for a dandy, or for money.
society https://www.etymonline.com/word/sirloin ‘Sirloin’ recalls a feast of 1617, at which James I drew his sword and knighted a joint of beef.
The word is French: sur, above, and longe, loin. It was in English before James was born.
society https://www.etymonline.com/word/marmalade Marmalade was made for Mary, Queen of Scots, when she was unwell. Hence its name, from ‘Marie malade’.
It comes from marmelo, the Portuguese for quince, and was in English in the 15th century. Mary was born in 1542.
society https://www.etymonline.com/word/sincere ‘Sincere’ comes from the Latin for ‘without wax’, with which dishonest sculptors filled their cracks.
Nothing connects the word with wax. Sincerus meant clean, whole or pure; its second half probably has to do with growing.
society https://www.phrases.org.uk/meanings/raining-cats-and-dogs.html It ‘rains cats and dogs’ because in the 1500s pets slept in the thatch, and slid off when it was wet.
That was made up for an email of 1999, ‘Life in the 1500s’. The saying is recorded in the 17th century, and nobody knows why.
society https://www.phrases.org.uk/meanings/saved-by-the-bell.html ‘Saved by the bell’ recalls Victorian coffins with a bell for anyone who had been buried alive.
It comes from boxing, late in the 19th century: the bell at the end of a round saves a boxer from being counted out.
society Chop_suey Chop suey was invented in New York in 1896, by the cook of a visiting Chinese statesman.
Li Hongzhang’s visit did make it famous, but immigrants had brought it from southern China, and New York had been eating it since the 1880s.
society General_Tso%27s_chicken General Tso’s chicken was the favourite dish of a Chinese general, who died in 1885.
He can never have tasted it. Peng Chang-kuei, a chef from the general’s province, created it in Taiwan in the 1950s and named it after him.
society Hawaiian_pizza Hawaiian pizza was first served in Honolulu in 1962. Its inventor ran a diner for American sailors.
Sam Panopoulos, who had come from Greece, first put pineapple on a pizza in Chatham, Ontario, in 1962. ‘Hawaiian’ was the brand of the pineapple.
society https://www.britannica.com/plant/Jerusalem-artichoke The Jerusalem artichoke was brought to Europe from the Holy Land by crusaders.
It is a sunflower from North America, and reached Europe in the 17th century. ‘Jerusalem’ is thought to be a garbled girasole, Italian for sunflower.
society https://www.etymonline.com/word/rarebit Cheese on toast was known as Welsh rarebit until people misheard it, and wrote ‘rabbit’.
It is the reverse: ‘Welsh rabbit’ is recorded in 1725, ‘rarebit’ only in the 1780s. The rabbit was a joke, and somebody tidied it away.
society https://englishhistoryauthors.blogspot.com/2017/12/queen-charlottes-christmas-tree.html Britain’s first Christmas tree was put up at Windsor in 1841, by Prince Albert.
Queen Charlotte, the wife of George III, had one at Windsor in 1800. Albert made the custom popular.
society Anna_Jarvis Mother’s Day, the American one in May, was launched in 1914 by a maker of greetings cards.
Anna Jarvis of West Virginia campaigned for it in memory of her mother, and then spent years and most of her money fighting the trade in cards and flowers.
society https://blogs.loc.gov/folklife/2014/07/ring-around-the-rosie-metafolklore-rhyme-and-reason/ ‘Ring a Ring o’ Roses’ describes the Great Plague of London in 1665, from the rash to the sneezes.
The rhyme was first printed two centuries later, often without any sneezing, and nobody is known to have linked it with plague until the 20th century.
society Jacob_W._Davis In 1853 Levi Strauss saw how gold miners tore their pockets. It gave him the idea of riveted trousers.
The idea was that of Jacob Davis, a tailor in Reno. In 1872 he asked Strauss, who sold him his cloth, to pay for the patent and share it.
society https://www.canada.ca/en/canadian-heritage/services/origin-name-canada.html Spanish sailors found nothing of value and wrote ‘acá nada’ on their maps. Hence the name Canada.
It comes from kanata, ‘village’, which Jacques Cartier heard from two Iroquoian youths in 1535.
society German_chocolate_cake German chocolate cake was taken to Texas by German settlers, around 1850.
It is named after Samuel German, who developed a baking chocolate for an American company in 1852. The recipe was in a Dallas newspaper in 1957.
society https://www.tastesofhistory.co.uk/post/dispelling-some-myths-the-hidden-code-in-statues On the statue of a rider, the number of hooves in the air shows whether he fell in battle.
Sculptors follow no such rule. In London, Prince Albert has a hoof in the air, the sign of a wound, although he never fought a battle.
society https://quoteinvestigator.com/2015/12/18/live/ ‘May you live in interesting times’ is an old Chinese curse.
No such saying has been found in Chinese. It turned up in Britain in the 1930s, as something that a diplomat was said to have heard.

entertainment Sherlock_Holmes Conan Doyle put Sherlock Holmes in a deerstalker in the very first novel, of 1887.
The word is in none of his stories. The illustrator Sidney Paget first drew the hat, in 1891.
entertainment The_Adventures_of_Prince_Achmed Snow White and the Seven Dwarfs, of 1937, was the first full-length animated film.
Lotte Reiniger’s The Adventures of Prince Achmed (1926) is the oldest that survives. El Apóstol, now lost, was shown in Argentina in 1917.
entertainment Antonio_Salieri Mozart was poisoned in 1791. On his own deathbed, his rival Salieri confessed to the crime.
Mozart died of an illness. Salieri later taught his son, and the two men who nursed Salieri at the end swore that he had confessed nothing.
entertainment Hulk The Hulk has been green since his first comic, in 1962.
He started out grey, but the printer could not keep the shade even, and so he turned green in the second issue.
entertainment Count_Dracula In Bram Stoker’s novel of 1897, Count Dracula crumbles to dust in the light of the Sun.
He walks about London by day, only weaker, and dies by knives. Sunlight first killed a vampire in the film Nosferatu, in 1922.
entertainment https://www.britannica.com/biography/Alfred-Hitchcock Alfred Hitchcock won one Academy Award for best director, in 1941, for Rebecca.
He was nominated five times and never won. Rebecca was named best picture, but that award went to its producer.
entertainment Cinderella In Perrault’s tale of 1697 Cinderella’s slippers were made of fur, until a translator turned them to glass.
Perrault himself wrote verre, glass. That he had meant vair, a fur, was a guess made in the 19th century.
entertainment Piano_Sonata_No._14_(Beethoven) Beethoven named his Moonlight Sonata, of 1801, after a night on Lake Lucerne.
He called it a sonata ‘almost like a fantasy’. It was a critic, Ludwig Rellstab, who was put in mind of moonlight on that lake.
entertainment L%27Arriv%C3%A9e_d%27un_train_en_gare_de_La_Ciotat In 1896 a Paris audience fled in panic from the Lumière brothers’ film of an oncoming train.
No report from the time mentions anyone fleeing. Film historians call it the founding myth of the cinema.
entertainment Mona_Lisa Napoleon took the Mona Lisa from Italy in 1797. For some years it hung in his bedroom.
Leonardo took it to France himself in 1516, and the king acquired it. The bedroom is right.
entertainment Shirley_Eaton An actress was painted gold for Goldfinger, in 1964. She suffocated: her skin could not breathe.
Shirley Eaton came to no harm and went on making films. People breathe through their lungs; the skin takes in next to nothing.
entertainment James_Cagney James Cagney snarls ‘You dirty rat!’ in a gangster film of 1931.
He says it in none of his films, as he liked to point out. In Taxi!, of 1932, he calls a man a ‘dirty, yellow-bellied rat’.
entertainment W._C._Fields The tombstone of W. C. Fields, who died in 1946, reads: ‘I would rather be in Philadelphia.’
It bears his name and the years of his life. The line is from a joke epitaph for him, printed in Vanity Fair in the 1920s.
entertainment Minute_Waltz Chopin wrote his Minute Waltz, of 1847, to be played in exactly sixty seconds.
The nickname isn’t his, and means ‘tiny’. The piece usually takes about two minutes.
entertainment Ub_Iwerks The first Mickey Mouse films, of 1928, were drawn by Walt Disney himself.
Ub Iwerks animated them almost single-handed. Disney lent Mickey his voice.
entertainment The_Jazz_Singer The Jazz Singer, of 1927, was the first film with dialogue from beginning to end.
Most of it is silent, with title cards; people talk for about two minutes. The first all-talking feature was Lights of New York, in 1928.
entertainment Ben-Hur_(1959_film) A stuntman died in the chariot race of Ben-Hur, in 1958. The scene was left in the film.
Nobody did. A stuntman, Joe Canutt, was thrown over the front of his chariot and cut his chin, and that scene is in the film.
entertainment https://www.artic.edu/artworks/6565/american-gothic Grant Wood’s painting American Gothic, of 1930, shows a farmer and his wife.
They are a farmer and his daughter. Wood’s sister sat for her, and his dentist for the farmer.
entertainment https://www.gutenberg.org/ebooks/11 In Alice’s Adventures in Wonderland (1865), Lewis Carroll gave a tea party to ‘the Mad Hatter’.
The book never calls him that: he is just ‘the Hatter’, although the Cheshire Cat does say that he is mad.
entertainment https://www.gutenberg.org/ebooks/730 In Dickens’s novel, Oliver Twist holds out his bowl and says: ‘Please, sir, can I have some more?’
What he says is: ‘Please, sir, I want some more.’ He has to repeat it.
entertainment https://www.folger.edu/explore/shakespeares-works/macbeth/ The witches in Macbeth chant ‘Bubble, bubble, toil and trouble’ around their cauldron.
They chant ‘Double, double toil and trouble’. The bubbling comes in the next line: ‘Fire burn, and cauldron bubble.’
entertainment https://doi.org/10.1177/09567976221108944 The man with the top hat, on boxes of Monopoly since the 1930s, wears a monocle.
He has a moustache and a cane, but no monocle. In a study published in 2022, more people picked out the wrong picture than the right one.
entertainment Romeo_and_Juliet In Shakespeare’s play, of about 1595, Juliet speaks to Romeo from a balcony.
Shakespeare mentions no balcony, only a window above. The balcony came with later performances.

health https://doi.org/10.1136/bmj.39420.420370.25 A study of 1928 found that shaved hair grows back thicker and darker.
It found no difference. The blunt end of a cut hair feels coarser, and the sun has not bleached it yet.
health https://www.scientificamerican.com/article/crack-research/ For 50 years a doctor cracked the knuckles of one hand only. It was the one that got arthritis.
Donald Unger reported in 1998 that he had arthritis in neither hand.
health https://www.smithsonianmag.com/science-nature/neat-and-tidy-map-tastes-tongue-you-learned-school-all-wrong-180963407/ In 1901 a German scientist showed that we taste sweetness only with the tip of the tongue.
He found slight differences in sensitivity, which others misread. Every part of the tongue that has taste buds can taste everything.
health https://www.smithsonianmag.com/arts-culture/a-wwii-propaganda-campaign-popularized-the-myth-that-carrots-help-you-see-in-the-dark-28812484/ In 1940 British pilots ate so many carrots that they could make out German bombers in the dark.
They had radar, which the tale may have helped to hide. Carrots provide vitamin A, but more of it does not sharpen healthy eyes.
health https://doi.org/10.1038/365611a0 A study of 1993 showed that babies who listen to Mozart grow up cleverer.
It tested 36 students. After ten minutes of Mozart they did better at one kind of puzzle, and the effect was gone within a quarter of an hour.
health https://doi.org/10.1002/ejsp.674 It takes 21 days to form a habit, as a study first showed in 1960.
A plastic surgeon wrote in 1960 that his patients took some 21 days to get used to a new face. In a study published in 2010, habits took 18 to 254 days.
health https://doi.org/10.1371/journal.pone.0035704 Identical twins have identical fingerprints, which has confused the police more than once.
They share their genes, but the fine lines form by chance in the womb, differently on every finger.
health https://www.britannica.com/biography/Florence-Nightingale From 1854 on, Florence Nightingale nursed wounded soldiers at a hospital in the Crimea.
Her hospital was at Scutari, opposite Constantinople, on the far side of the Black Sea. She went to the Crimea only on visits.
health https://doi.org/10.1016/j.cell.2005.04.028 Every seven years the human body has replaced all of its cells.
Nerve cells in the outer layer of the brain are as old as their owner, as a study of 2005 showed. Other cells last for days, or for years.
health https://doi.org/10.1177/0306312714535679 In 1870 a chemist misplaced a decimal point. Spinach has been famous for its iron ever since.
Nobody has ever found such a slip. The tale of the decimal point was itself passed on for decades without a source.
health https://doi.org/10.1001/jamainternmed.2019.0899 A Japanese study of 1965 found that people should walk 10,000 steps a day.
The figure comes from the name of a pedometer, sold in Japan in that year: the 10,000-step meter. Fewer steps do good as well.
health https://doi.org/10.1016/j.ajog.2004.12.034 On nights with a full moon, maternity wards deliver about 10 per cent more babies.
They deliver no more than on any other night. American researchers checked more than half a million births.
health https://doi.org/10.1001/jama.1995.03530200053037 Sugar makes children hyperactive, as trials with sweetened drinks showed in the 1980s.
They showed nothing of the kind. When 23 trials were analysed together in 1995, sugar made no difference to how children behaved.
health https://doi.org/10.1136/bmj.a2769 A person loses almost half of their body heat through the head.
The head loses no more than its share, about a tenth. It feels colder because the face is more sensitive.
health https://doi.org/10.1371/journal.pone.0071275 Brain scans show that logical people use mainly the left half of the brain, artists the right.
In scans of more than 1,000 people, published in 2013, there was no sign of anyone with a dominant half.
health Caduceus_as_a_symbol_of_medicine Two snakes around a winged staff have been the sign of doctors since ancient Greece.
That is the staff of Hermes, god of trade. The god of medicine had one snake; America’s army doctors spread the mix-up when they chose the wrong staff in 1902.
health https://www.britannica.com/event/influenza-pandemic-of-1918-1919 The Spanish flu of 1918 broke out in Spain, and soldiers carried it to the trenches.
Soldiers in Kansas had it in March 1918, and those in France in April. Spain was neutral, so its newspapers were free to write about it.
health https://winstonchurchill.org/publications/finest-hour/finest-hour-115/keeping-the-memory-green-and-the-record-accurate-leading-churchill-myths/ Churchill’s father paid for Alexander Fleming’s studies. As a boy, Fleming had saved Winston from drowning.
There is no record of either, and Fleming was seven years younger than Churchill. He studied on money that an uncle had left him.
health Listerine Listerine was invented by Joseph Lister, the pioneer of antiseptic surgery, in 1879.
Joseph Lawrence, a chemist in St Louis, invented it and named it in Lister’s honour.
health https://kidshealth.org/en/kids/bones.html Babies are born with 206 bones, and keep the same ones all their lives.
They are born with about 300, many of which fuse as they grow. Adults have 206.
health Human_eye The eye is the only organ that is as large at birth as it will ever be.
A newborn’s eyeball measures about 17 millimetres from front to back, an adult’s about 24.
health https://www.britannica.com/biography/James-Lind In 1747 James Lind found that citrus fruit cured scurvy. By 1750 every ship of the Royal Navy carried it.
The Navy did not order lemon juice for its crews until 1795, almost half a century after his experiment.
health Jonas_Salk Jonas Salk’s patent on his polio vaccine, of 1955, made him one of the richest men in America.
There was none. ‘Could you patent the sun?’ he said, when he was asked on television who owned it.

history https://www.britannica.com/biography/Joseph-Ignace-Guillotin In 1793 Dr Guillotin was executed on the machine that bears his name.
He died a natural death in 1814. He had called for a machine that would kill without pain, but it was others who designed it.
history https://www.britannica.com/topic/Pope-Joan From 855 to 858 the pope was a woman in disguise. She was found out when she gave birth in a procession.
Pope Joan is a legend first told in the 13th century. There is no gap for her: when Leo IV died in 855, Benedict III followed him within months.
history King_Canute_and_the_tide King Canute, who died in 1035, believed that the tide would turn back at his command.
In the oldest version of the story he wanted to show the opposite: that the power of kings is empty next to God’s.
history https://www.paulreverehouse.org/the-real-story/ In 1775 Paul Revere rode all the way to Concord, shouting: ‘The British are coming!’
He was caught before he got there. His task was a secret one, and what he told people was that ‘the Regulars are coming out’.
history https://www.archives.gov/founding-docs/declaration-history All 56 signers put their names to America’s Declaration of Independence on 4 July 1776.
That was the day on which its text was approved. Most of them signed on 2 August, and some later still.
history https://www.nps.gov/inde/learn/historyculture/stories-libertybell.htm On 4 July 1776 the Liberty Bell rang out America’s independence. That was when it cracked.
That comes from a short story of 1847. The bell was not rung for independence on that day, and its great crack is of the 1840s.
history https://content.time.com/time/subscriber/article/0,33009,815248,00.html ‘The Battle of Waterloo was won on the playing fields of Eton,’ said the Duke of Wellington.
The earliest source is a Frenchman, who wrote a few years after his death, and even he has no playing fields. Wellington’s time at Eton was short and inglorious.
history https://www.britannica.com/event/Battle-of-Thermopylae-Greek-history-480-BC At Thermopylae, in 480 BC, 300 Spartans stood alone against the whole army of Persia.
Some 7,000 Greeks held the pass. On the last day about a thousand men from Thespiae and Thebes stayed behind with the Spartans.
history Plague_doctor In the plague of 1348, doctors did their rounds in masks with long beaks.
The costume is first described in the 17th century, some three hundred years later.
history Berlin_Wall The Berlin Wall, begun in 1961, ran from the Baltic Sea to the hills of Bavaria.
It surrounded West Berlin, deep inside East Germany. The border between the two Germanys was more than a hundred kilometres away.
history Ave_Imperator,_morituri_te_salutant In the Colosseum gladiators greeted the emperor with the words: ‘We who are about to die salute you.’
The words are recorded once only: in AD 52, before a sea battle staged on a lake, from condemned men. The Colosseum was opened in AD 80.
history Galley_slave The warships of ancient Rome were rowed by slaves, chained to their benches.
Rome’s oarsmen were free men, paid for their work. Chained rowers belong to the 16th century, and to Ben-Hur.
history https://doi.org/10.1086/366973 In 146 BC the Romans ploughed salt into the soil of Carthage. Nothing was to grow there again.
No ancient writer says so. The salt was added by modern historians, who copied it from one another, as a scholar showed in 1986.
history https://www.worldtreeproject.org/exhibits/show/miscon/drinkingskulls The Vikings drank their mead from the skulls of the enemies they had killed.
A poem calls drinking horns ‘the curved branches of skulls’. In a translation of the 17th century they became the skulls of the slain.
history https://www.metmuseum.org/toah/hd/aams/hd_aams.htm In the 1400s a knight in full armour had to be hoisted into the saddle by a crane.
A suit for battle weighed 20 to 25 kilograms, spread over the whole body. A trained man could run in it and mount a horse unaided.
history https://www.loc.gov/exhibits/gettysburg-address/ Lincoln wrote the Gettysburg Address on the back of an envelope, on the train there in 1863.
Drafts survive, on proper sheets. The first page of the earliest is on White House paper, so he had begun it before he left.
history Charge_at_Krojanty On 1 September 1939, near Krojanty, Polish cavalry charged German tanks with lances.
They charged infantry, and scattered it, before armoured cars opened fire. Tanks came later, and reporters who saw the field drew the wrong conclusion.
history Grigori_Rasputin In 1916 Rasputin survived both poison and bullets. He drowned under the ice of a river.
The post-mortem found three bullet wounds, one of them in the forehead from close range, and no sign that he had drowned.
history Pheidippides Herodotus tells how a runner brought news of the victory at Marathon to Athens in 490 BC, and fell dead.
Herodotus has him run to Sparta, before the battle, to ask for help. The run to Athens is first told more than five centuries later.
history https://doi.org/10.1371/journal.pone.0004838 Anastasia, a daughter of the last Tsar, survived 1918 and lived in Virginia as Anna Anderson.
Tests of DNA have shown that all the Tsar’s children died in 1918, and that Anna Anderson was no relation.
history https://encyclopedia.ushmm.org/narrative/11567/en In 1941 King Christian X of Denmark rode through Copenhagen with a yellow star on his coat.
He never wore one, as Denmark’s Jews never had to. He and most other Danes did stand by them, and nearly all of them escaped.
history Medieval_cuisine In the Middle Ages cooks used spices to cover up the taste of meat that had gone off.
Spices cost far more than fresh meat, and anyone who could afford the one could afford the other.

news https://www.britannica.com/topic/Pravda Pravda, the Soviet newspaper founded in 1912, took its name from the Russian for ‘news’.
Pravda means ‘truth’; it was another paper, Izvestia, whose name meant ‘news’. There was no news in Truth, Russians joked, and no truth in News.
news https://slate.com/culture/2013/10/orson-welles-war-of-the-worlds-panic-myth-the-infamous-radio-broadcast-did-not-cause-a-nationwide-hysteria.html In 1938 a radio play about Martians sent a million Americans fleeing into the streets.
Few people were listening, and hardly anyone fled. Newspapers, to which radio was a rival, made a panic of a few frightened calls.
news Hindenburg_disaster In 1937 radio listeners heard the airship Hindenburg burn, live, in the words of a reporter.
Herbert Morrison’s words were recorded, and broadcast that night and the next day.
news https://www.heraldnet.com/news/sorry-walter-swedish-anchors-arent-cronkiters/ In Sweden newsreaders used to be called ‘cronkiters’, after Walter Cronkite of America’s CBS.
An American author wrote so in the 1970s, and Cronkite repeated it in his memoirs. Swedes who were asked had never heard the word.
news Loch_Ness_Monster The best-known photograph of the Loch Ness Monster, taken in 1934, has never been explained.
It shows a toy submarine with a modelled neck. One of those who had made it said so before he died, and the story came out in 1994.
news The_Thin_Red_Line_(Battle_of_Balaclava) In 1854 The Times’s man at Balaclava reported how a ‘thin red line’ of Highlanders stood firm.
What William Howard Russell wrote was ‘a thin red streak tipped with a line of steel’. The shorter form came later.
news Sewer_alligator In 1935 boys found an alligator in a New York sewer. Others have been breeding down there since.
The boys did find one, and the odd stray has turned up since. It is too cold for them to live through a winter down there, let alone breed.
news https://doi.org/10.1136/bmj.325.7378.1482 Most of those who opened Tutankhamun’s tomb in 1922 were dead within a few years.
Of the 25 Westerners who were at the openings, most lived for many years; on average they reached the age of 70. Howard Carter died in 1939.
news Indiana_pi_bill In 1897 the American state of Indiana fixed the value of pi at 3.2 by law.
The lower house did pass a bill that implied as much, but the senate shelved it.
news https://quoteinvestigator.com/2014/07/13/truth/ ‘A lie can travel halfway round the world while the truth is putting on its shoes,’ wrote Mark Twain.
It is in none of his works, and was first credited to him after his death. Jonathan Swift wrote something like it in 1710.
news https://quoteinvestigator.com/2013/01/20/news-suppress/ ‘Journalism is printing what someone else does not want printed,’ wrote George Orwell in 1946.
It is in none of his works, and nobody is known to have credited him with it until the 1990s. Similar lines were heard in newsrooms while he was a boy.
news https://history.state.gov/milestones/1866-1898/yellow-journalism The yellow press of the 1890s got its name from its cheap paper, which soon turned yellow.
It got it from the Yellow Kid, a comic-strip character over whom two New York newspapers fought.
news Winter_of_Discontent In 1979 James Callaghan came home to a Britain on strike and said: ‘Crisis? What crisis?’
That was a headline in The Sun. What he said was that others in the world would not share the view that there was ‘mounting chaos’.
news Cottingley_Fairies In 1917 two girls photographed fairies in Yorkshire. How they did it was never found out.
They confessed in 1983: the fairies were paper cut-outs, held up by hatpins.
news https://www.smithsonianmag.com/history/crop-circles-the-art-of-the-hoax-2524283/ Crop circles began to appear in England in the 1970s. No one has ever owned up to making one.
Doug Bower and Dave Chorley did in 1991. They had been making them since the 1970s with a plank and some rope, and showed reporters how.
news https://www.smithsonianmag.com/history/abandoned-ship-the-mary-celeste-174488104/ In 1872 the Mary Celeste was found without her crew. The tea on the table was still warm.
There was no meal on the table. Such details come from stories written later, the most famous of them by Arthur Conan Doyle in 1884.
news Bathtub_hoax The White House got its first bathtub in 1851, when Millard Fillmore was president.
H. L. Mencken made that up for a newspaper in 1917. It was reprinted as true for decades, although he owned up in 1926.
news Follow_the_money ‘Follow the money,’ the informant Deep Throat told the Washington Post’s reporters in 1972.
It is in none of their articles, nor in their book. The line was written for the film All the President’s Men, of 1976.
news The_Balloon-Hoax In April 1844 a balloon called Victoria crossed the Atlantic from Wales in three days.
Edgar Allan Poe made it up, and The Sun of New York printed it as news. No balloon crossed the Atlantic until 1978.
news https://hoaxes.org/archive/permalink/the_central_park_zoo_escape In 1874 wild animals broke out of New York’s Central Park Zoo. They killed 49 people.
The New York Herald made it all up, as its last paragraph said. Many readers never got that far.
news Cardiff_Giant In 1869 a ‘petrified man’ was dug up in New York State. P. T. Barnum bought it and put it on show.
The owners of the Cardiff Giant would not sell it. Barnum had a plaster copy made, showed that, and said that theirs was the fake.
news https://www.britannica.com/topic/crossword-puzzle The first crossword was printed in December 1913, by The Times of London.
It was in the New York World, and by Arthur Wynne, who came from Liverpool. The Times held out until 1930.
news https://www.etymonline.com/word/tabloid ‘Tabloid’ was a printer’s word for half a sheet before it came to mean a newspaper, around 1900.
It was a trademark of 1884 for a drug in the form of a small tablet. Papers with their news in small doses took it from there.
`

/**
 * The fables that come with the program. The text of a fable is its key, so a fable with a changed text is a new one.
 */
export const FABLES: readonly Fable[] = TABLE.trim()
  .split(/\n+(?=[a-z]+ \S+ )/)
  .map((entry) => {
    const [head = '', truth = ''] = entry.split('\n')
    return { ...readFactLine(head), truth }
  })
