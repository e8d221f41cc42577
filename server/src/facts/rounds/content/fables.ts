import { readFactLine } from '../../board/fact-table.ts'
import type { Fable } from '../fable.ts'

/**
 * A line as in the table of the starting facts; on the next line what is true. The texts are about as long as those of
 * the truths of the round, and have a year or a second sentence about as often, so that style does not give them away.
 * None laughs at people, and none does harm to somebody who remembers only the first line.
 */
const TABLE = `
technology Space_Pen In the 1960s NASA spent millions on a pen that writes in space. The Soviet Union took pencils.
Both began with pencils, whose tips and dust are dangerous in a spacecraft. A private company developed the pen with its own money, and sold it to both.
technology Wi-Fi The engineers who made Wi-Fi formed its name from 'wireless fidelity'.
A branding firm invented the name in 1999 because it is pleasant to say. It stands for nothing.
technology Flight_recorder The black box of an aeroplane is painted black so that the heat of a fire does less harm to it.
Flight recorders are bright orange, so that they are found more easily.
technology Emoji The word emoji was formed in the 1990s from the English words emotion and icon.
It is Japanese: e means picture, and moji means character. That it resembles emotion is chance.
technology SOS SOS was chosen as the signal of distress in 1906. The letters stand for 'Save Our Souls'.
It was chosen as a pattern of Morse code that nobody can mistake: three dots, three dashes, three dots. The words came later.
technology Steam_engine James Watt invented the steam engine in 1769. The dancing lid of a kettle had given him the idea.
Thomas Newcomen's engines had pumped water out of mines since 1712. Watt repaired a model of one, and made it far more efficient.
technology Polytetrafluoroethylene Teflon was developed for the Apollo flights of the 1960s, and came to frying pans later.
A chemist of DuPont discovered it by chance in 1938, and pans with it were sold in the 1950s, before Apollo began.
technology World_Wide_Web The World Wide Web was created in 1989 by the American military, to survive a nuclear war.
Tim Berners-Lee proposed it in that year at CERN near Geneva, to help physicists share documents. The internet beneath it is older.
technology At_sign The sign @ was drawn in 1971 for the first e-mail between two computers.
Merchants had written it for centuries, and it was on typewriters in the 19th century. Ray Tomlinson chose it because hardly anybody used it in names.
technology Movable_type Johannes Gutenberg printed the first texts with movable type, in Mainz around 1450.
Bi Sheng made movable type of ceramic in China around 1040, and Korea printed with metal type before Gutenberg was born.
technology Hans_Lipperhey Galileo invented the telescope in 1609, and soon saw four moons of Jupiter with it.
Hans Lipperhey asked for a patent on one in the Netherlands in 1608. Galileo heard of it and built better ones; the moons he did see.
technology Transatlantic_flight_of_Alcock_and_Brown Charles Lindbergh was the first to cross the Atlantic in an aeroplane without a stop, in 1927.
Alcock and Brown did it in 1919, eight years earlier. Lindbergh was the first to do it alone.
technology Tupolev_Tu-144 Concorde, which took off in March 1969, was the first supersonic airliner to fly.
The Soviet Tu-144 flew two months earlier, on 31 December 1968.
technology Pong Pong, of 1972, was the first video game.
Visitors of a laboratory played Tennis for Two in 1958, students played Spacewar! in 1962, and Computer Space stood in bars a year before Pong.
technology Microwave_oven A microwave oven heats food from the inside out. The outer layers get warm last.
The waves go a few centimetres deep and heat the outer layers most. The middle gets its heat from there, as in any oven.
technology Laika In 1957 the dog Laika flew into orbit. She lived there for a week, until the oxygen ran out.
She died within hours, because the cabin became too hot. Russia made it known only in 2002.
technology Thomas_Crapper Thomas Crapper of London invented the flush toilet in 1861.
John Harington described one in 1596, and Alexander Cumming patented one in 1775. Crapper sold them, and improved some parts.

science Lemming Lemmings throw themselves off cliffs when there are too many of them. In 1958 Disney filmed it.
They wander when they are crowded, and some drown. The scene in the film was staged: the makers pushed them.
science Bullfighting It is the red of the cloth that makes a bull attack in the arena.
Cattle can hardly tell red from other colours. The bull attacks the movement, and would attack a cloth of any colour.
science Camel A camel stores up to 100 litres of water in its humps, enough for two weeks in the desert.
The humps are fat. Camels last so long because they lose little water, and because they can drink a hundred litres at once.
science Diamond Diamonds are coal that was pressed inside the Earth for 100 million years.
Most diamonds are older than the first plants on land, of which coal was made, and formed much deeper in the Earth than coal is found.
science Glass Glass is a very slow liquid. In 800 years the panes of cathedrals have become thicker at the bottom.
Glass does not flow at room temperature. Old panes were uneven when they were made, and glaziers often set the thick side down.
science Coriolis_force North of the equator a bathtub drains one way round, south of it the other way.
The Earth turns too slowly to matter in a tub. The shape of the basin and the way it was filled decide; only huge storms obey the rule.
science Season The Earth is nearest to the Sun in early July. That is why the north has its summer then.
It is nearest in early January, and farthest away in July. Seasons come from the tilt of the Earth's axis.
science Far_side_of_the_Moon In 1959 a probe first photographed the far side of the Moon, which lies in eternal darkness.
It gets as much sunlight as the side that we see. When we see a new moon, the far side is in full light.
science Micro-g_environment On the space station, 400 kilometres up, the Earth's gravity has shrunk to almost nothing.
Gravity is almost 90 percent as strong up there. Astronauts float because they and their station fall around the Earth together.
science Polaris Polaris, the North Star, is the brightest star of the night sky, so that sailors found it at once.
About 45 stars are brighter; the brightest is Sirius. Polaris is useful because it hardly moves.
science Drop_(liquid) A raindrop that falls is pointed at the top and round at the bottom.
Small drops are round like balls, and large ones are flattened below like buns, because of the air that they meet.
science Owl An owl can turn its head all the way round, by 360 degrees.
It reaches about 270 degrees, three quarters of a turn, with fourteen bones in its neck, twice as many as ours.
science Electric_eel The electric eel, which gives shocks of 600 volts, is the largest of all eels.
It is not an eel but a knifefish, and closer to catfish and carp. The volts are right.
science Isaac_Newton In 1666 an apple fell on Isaac Newton's head. It made him think about gravity.
He told friends that he had watched an apple fall. Nobody who knew him wrote that it hit him.
science Survival_of_the_fittest Charles Darwin coined the words 'survival of the fittest' in On the Origin of Species, of 1859.
Herbert Spencer coined them in 1864, after he had read the book. Darwin took them into its fifth edition, of 1869.
science Chameleon A chameleon takes the colour of whatever it sits on.
It changes colour mostly to signal to others of its kind, and with the heat. Its usual colour hides it well enough.
science Desert The Sahara, with its 9 million square kilometres, is the largest desert on Earth.
Antarctica is a desert, too, of 14 million square kilometres: what counts is how little rain or snow falls.
science Banana Bananas grow on trees, which can reach a height of seven metres.
The plant is an herb, perhaps the largest that bears flowers. Its trunk consists of rolled leaves, and has no wood.
science Pholcidae The daddy longlegs has the strongest venom of all spiders. Its fangs are too short to bite people.
Its venom is weak, even for many insects. Some relatives with fangs just as short do bite through skin.

finance Salary In the year 100, soldiers of Rome drew part of their pay in bags of salt.
They got coins. The word salary has to do with salt, but no ancient source tells of such a pay.
finance The_Landlord%27s_Game Monopoly was invented in 1933 by Charles Darrow, who had lost his work in the Depression.
Elizabeth Magie patented The Landlord's Game in 1904, to show what is wrong with monopolies. Darrow sold a version that he had learned from friends.
finance Black_Monday_(1987) The crash of October 1929 brought the largest fall of New York's share prices on a single day.
On 19 October 1987 the Dow Jones index fell by 22.6 percent, almost twice as much as on the worst day of 1929.
finance Nobel_Memorial_Prize_in_Economic_Sciences Alfred Nobel's will, of 1895, founded six prizes, among them the one in economics.
He named five. Sweden's central bank founded the prize in economic sciences in 1968, in memory of Nobel.
finance Tulip_mania In 1637 the price of tulips collapsed. The economy of the Netherlands went down with it for years.
Few people had taken part, and historians found hardly anybody who was ruined. The Dutch economy went on growing.
finance United_States_Bullion_Depository Fort Knox, with some 4,600 tonnes, holds more gold than any other place in the world.
The vault below the Federal Reserve Bank of New York holds more. It belongs mostly to other countries.
finance Euro_banknotes The first euro banknotes, of 2002, were printed on paper made of wood.
All euro banknotes are of pure cotton, which is stronger. Paper of wood would not survive a washing machine.
finance Penny_(British_decimal_coin) The British penny is a copper coin. What it is made of has not changed since 1971.
It was of bronze at first. Since 1992 it has been of steel with a thin coat of copper, so that a magnet attracts it.
finance Ponzi_scheme Charles Ponzi of Boston was the first to pay old investors with the money of new ones, in 1920.
Others did so before him: Sarah Howe did in the same city around 1880. Dickens described such schemes in his novels.
finance Tax_bracket Whoever earns a little more and gets into a higher tax bracket pays the higher rate on everything.
The higher rate applies only to what lies above the threshold, so that a rise in pay still leaves more.
finance Bitcoin Bitcoin has existed since 2009. Its payments leave no trace that anybody could follow.
Every payment stands in a public ledger for ever. Addresses have no names, but are often traced to people.
finance Banknotes_of_the_pound_sterling Since 1844 only the Bank of England may issue banknotes in the United Kingdom.
Three banks in Scotland and several in Northern Ireland issue notes of their own, with other pictures.
finance Amsterdam_Stock_Exchange The oldest stock exchange in the world was founded in 1792, under a tree in Wall Street.
Shares had been traded in Amsterdam since 1602, by then for almost two hundred years.
finance Peter_Minuit In 1626 the Dutch bought Manhattan for 24 dollars' worth of glass beads.
A letter of that year speaks of a value of 60 guilders, and not of beads. The 24 dollars are a conversion of the 19th century.
finance Banking_in_Switzerland A numbered account in Switzerland has no owner's name. Not even the bank knows whose it is.
The bank must know and check the owner. The number only hides the name from most of its employees.
finance Invisible_hand In The Wealth of Nations, of 1776, Adam Smith speaks of the 'invisible hand' again and again.
He uses the words once in that book, in a passage on trade with other countries.
finance Lloyd%27s_of_London Lloyd's, which began in a London coffee house, is the oldest insurance company in the world.
It is a market in which many others insure, and not a company that does so itself. The coffee house is right.

society Fortune_cookie Fortune cookies are an old custom of China, where they were given to guests at New Year.
They come from Japan and became popular in California. In China hardly anybody knows them.
society Panama_hat Panama hats come from Panama. They are woven there from the leaves of a palm.
They are woven in Ecuador. They were sold by way of Panama, and workers at the canal wore them.
society Caesar_salad Caesar salad is named after Julius Caesar, who is said to have liked anchovies.
It is named after Caesar Cardini, who served it at his restaurant in Tijuana, Mexico, in 1924.
society Santa_Claus Santa Claus wears red because Coca-Cola dressed him in the colour of its label in 1931.
He was drawn in red decades before. The advertisements made that picture of him known everywhere.
society Big_Ben Big Ben has been the official name of the clock tower in London since 1859.
It is the name of the great bell inside. The tower was called Clock Tower, and since 2012 Elizabeth Tower.
society Sushi The Japanese word sushi means raw fish.
It refers to rice seasoned with vinegar. Much sushi has no raw fish, and raw fish without rice is sashimi.
society Cinco_de_Mayo On 5 May Mexico celebrates its independence from Spain, won in 1821.
Independence is celebrated on 16 September. The fifth of May recalls the Battle of Puebla in 1862, when Mexico defeated a French army.
society Chinese_word_for_crisis The Chinese word for crisis is written with the signs for danger and for opportunity.
The second sign means something like turning point here. It is a part of the word for opportunity, but of many others, too.
society Saint_Patrick Saint Patrick, the patron of Ireland, was born there as the son of an Irish king.
He came from Roman Britain. Raiders took him to Ireland as a slave when he was about sixteen.
society Marco_Polo In 1295 Marco Polo came home from China with noodles. That was the beginning of Italian pasta.
Pasta was made in Sicily more than a hundred years before. The tale was spread by American pasta makers around 1930.
society Danish_pastry Danish pastry was invented in Copenhagen in 1850, by a baker who had forgotten the butter.
Bakers from Austria brought it to Denmark during a strike in that year. There it is called wienerbrød: bread of Vienna.
society Canary_Islands The Canary Islands are named after the yellow birds that sing there.
The birds are named after the islands, and those probably after dogs: canis in Latin.
society Croissant The croissant was invented in Vienna in 1683, to celebrate the victory over a Turkish army.
Crescents were baked in Austria centuries before, and nobody tells of such an invention until long after. The French croissant is of the 19th century.
society Tartan Each clan of the Scottish Highlands has worn a tartan of its own since the 1300s.
Patterns went by region and taste. Most tartans were given to clans around 1822, when the king came to visit.
society Biblical_Magi The Bible tells of three wise men who came to the stable in Bethlehem.
Matthew does not say how many they were; he names three gifts. They come to a house, and the manger is in another Gospel.
society Kangaroo In 1770 James Cook asked for the name of a strange animal. Kangaroo means 'I do not know'.
It is the word of the Guugu Yimithirr people for a large grey kangaroo, as a linguist confirmed two hundred years later.
society London_Bridge_(Lake_Havasu_City) In 1968 an American bought London Bridge. He believed that he was buying Tower Bridge.
Robert McCulloch knew what he bought, and so did those who sold it. The bridge draws visitors to the town that he founded in Arizona.

entertainment Casablanca_(film) In Casablanca, of 1942, Humphrey Bogart says, word for word: 'Play it again, Sam.'
Nobody says it in the film. Ingrid Bergman says 'Play it, Sam', and Bogart 'If she can stand it, I can! Play it!'
entertainment Sherlock_Holmes In Conan Doyle's 60 stories, Sherlock Holmes says, word for word: 'Elementary, my dear Watson.'
He never does. He says 'elementary' now and then, and 'my dear Watson' at other times.
entertainment Snow_White_and_the_Seven_Dwarfs_(1937_film) Snow White, of 1937, was the first animated feature film.
The oldest that survives is The Adventures of Prince Achmed, of 1926 by Lotte Reiniger. El Apóstol was shown in Argentina in 1917.
entertainment Frankenstein In Mary Shelley's novel, of 1818, Frankenstein is the name of the creature.
It is the name of the student who makes it. The creature has no name.
entertainment Twinkle,_Twinkle,_Little_Star Mozart composed the melody of 'Twinkle, Twinkle, Little Star' in 1762, when he was six.
It is a French song that had been printed a year before. Mozart wrote variations on it when he was about 25.
entertainment Antonio_Salieri Mozart was poisoned in 1791 by his rival Salieri, who confessed it to his doctors.
He died of an illness. Salieri helped his works to the stage and later taught his son; those who nursed him say that he confessed nothing.
entertainment The_Night_Watch Rembrandt's painting The Night Watch, of 1642, shows a guard on its round at night.
It shows a company setting out by day. It got its name when its varnish had become dark, which was later removed.
entertainment Sistine_Chapel_ceiling From 1508 to 1512 Michelangelo painted the ceiling of the Sistine Chapel, lying on his back.
He stood on a scaffold and reached above his head. He drew himself so beside a poem about how it hurt.
entertainment Superman Superman has been able to fly since his first comic, of 1938.
At first he could only leap: an eighth of a mile, over a building of twenty storeys. He learned to fly in the 1940s.
entertainment Hulk The Hulk was green from his first comic on, to look like radiation.
He was grey in 1962. The printer could not keep the grey even, and so he was green from the second issue on.
entertainment Count_Dracula In Bram Stoker's novel, of 1897, Count Dracula burns to ashes in the light of the Sun.
He walks through London by day, only weaker. Sunlight first killed a vampire in the film Nosferatu of 1922.
entertainment Alfred_Hitchcock Alfred Hitchcock won two Academy Awards as best director, the first in 1941 for Rebecca.
He was nominated five times and never won it. Rebecca won as best picture, which went to its producer.
entertainment Hamlet Hamlet speaks the words 'To be, or not to be' with a skull in his hand.
He speaks them in the third act, without a skull. He holds that of Yorick in a graveyard, in the fifth.
entertainment Bagpipes The bagpipes were invented in Scotland. They led the clans into battle.
They were known in the ancient Mediterranean, and all over Europe before they are recorded in Scotland. The emperor Nero is said to have played a pipe with a bag.
entertainment Cinderella In Perrault's tale of 1697 Cinderella's slippers were of fur; a translator made them glass.
Perrault himself wrote verre, glass. That he meant vair, a fur, was suggested in the 19th century.
entertainment Piano_Sonata_No._14_(Beethoven) Beethoven named his Moonlight Sonata, of 1801, after a night on a lake.
He called it a sonata 'almost like a fantasy'. A critic, Ludwig Rellstab, compared it to moonlight on a lake.
entertainment L%27Arriv%C3%A9e_d%27un_train_en_gare_de_La_Ciotat In 1896 a film of a train was shown in Paris. The audience fled from the hall in panic.
No report of the time tells of a flight. Historians of film count it among the legends of the cinema.
entertainment Mona_Lisa Napoleon took the Mona Lisa from Italy to Paris in 1797. It hung in his bedroom for some years.
Leonardo himself took it to France in 1516, and the king acquired it. The bedroom is right.
entertainment Romeo_and_Juliet In Shakespeare's play, of about 1595, Juliet speaks to Romeo from her balcony.
Shakespeare mentions no balcony, only a window. The balcony came with later performances.

health Shaving A study of 1928 found that shaved hair grows back thicker and darker.
That study found no difference. The cut end is blunt, so that it feels rougher, and the sun has not bleached it yet.
health Joint_cracking For 60 years a doctor cracked the knuckles of one hand only. It was the one that got arthritis.
Donald Unger had arthritis in neither hand, as he reported in 1998. The noise comes from gas in the fluid of the joint.
health Tongue_map A German study of 1901 showed that only the tip of the tongue tastes what is sweet.
It found small differences, and was misread later. All parts that have taste buds taste everything.
health Carrot In 1940 British pilots ate carrots by the pound, and saw far better in the dark than before.
Carrots have vitamin A, but more of it does not make healthy eyes better. The tale helped to hide that the pilots had radar.
health Chewing_gum Chewing gum that is swallowed stays in the stomach for seven years.
It leaves with everything else, within some days. Only its base is not digested.
health Nail_(anatomy) Hair and nails go on growing for some days after death.
They need sugar from the blood to grow. The skin dries and draws back, so that they seem longer.
health Blood The blood in our veins is blue until it meets the air, which turns it red.
It is dark red. Veins look blue through the skin because of how skin scatters and absorbs light.
health Hippocratic_Oath The Hippocratic Oath is more than 2,000 years old. It begins with 'First, do no harm'.
The words do not stand in it. It begins with the names of gods, and promises to keep the sick from harm.
health Caesarean_section Julius Caesar was born by an operation in 100 BC. The Caesarean section is named after him.
His mother lived for decades, which hardly any woman then did after one. Roman law prescribed the cut for women who had died.
health Sneeze A sneeze stops the heart for a moment, which is why people say 'Bless you'.
The heart goes on beating. The pressure in the chest only changes its rhythm a little.
health Fingerprint Identical twins have identical fingerprints, which has confused the police more than once.
They share their genes, but the fine lines form in the womb by chance, differently on every finger.
health Vena_amoris A vein runs from the ring finger straight to the heart, as from no other finger.
The veins of all fingers are alike. Romans believed in the vein of love, and the custom of the ring has stayed.
health Florence_Nightingale From 1854 on, Florence Nightingale nursed wounded soldiers in a hospital in the Crimea.
The hospital was at Scutari, near Constantinople, on the other side of the Black Sea. She went to the Crimea only on visits.
health Edward_Jenner Louis Pasteur's vaccine against rabies, of 1885, was the first vaccine against any disease.
Edward Jenner vaccinated against smallpox in 1796. Pasteur kept the word vaccine, from the Latin for cow, in his honour.
health X-ray X-rays were discovered in 1898 by Marie and Pierre Curie.
Wilhelm Röntgen discovered them in 1895. The Curies discovered polonium and radium in 1898.
health Spinach In 1870 a chemist misplaced a decimal point. Since then spinach has been thought to be full of iron.
Nobody has ever found such a slip; the story was told without a source, about a hundred years later.
health Pedometer A Japanese study of 1965 found that people should walk 10,000 steps a day.
The number is from the name of a pedometer that was sold in Japan in that year. Fewer steps are of use, too.
health Lunar_effect On nights with a full moon, some 10 percent more children are born.
Studies of millions of births found no connection with the Moon.

history Napoleon_complex Napoleon was unusually short: he measured less than 1.60 metres.
He stood about 1.69 m, average or above for a Frenchman of his time. French inches were longer than English ones, and the cartoons were shorter.
history Let_them_eat_cake In 1789 Marie Antoinette heard that the people had no bread. She said: 'Let them eat cake.'
Nobody who knew her reports it. Rousseau wrote of a great princess who said so around 1765, when Marie Antoinette was a child in Vienna.
history Horned_helmet The Vikings wore helmets with horns, to frighten those whom they attacked.
No Viking helmet with horns has ever been found. A costume designer gave them horns for an opera of Wagner's in 1876.
history Myth_of_the_flat_Earth When Columbus sailed in 1492, most scholars of Europe believed that the Earth was flat.
Scholars had known since the Greeks that it is round. Columbus was doubted because he thought it far too small.
history Albert_Einstein In 1895 Albert Einstein failed an entrance examination. His mathematics was too weak.
It was excellent, and so was his physics. Other subjects cost him the place in Zurich, at the age of sixteen.
history Vomitorium Rich Romans had a room, the vomitorium, where they emptied their stomachs to go on eating.
A vomitorium was a passage by which the audience of a theatre streamed out.
history Iron_maiden The iron maiden, a cabinet with spikes inside, was in use in Germany from the 14th century on.
No trace of one is older than the late 18th century. The famous ones were put together later, for museums.
history Great_Fire_of_Rome In the year 64 Rome burned for days. The emperor Nero played the fiddle meanwhile.
There were no fiddles for another thousand years. Tacitus says that he was out of the city, and came back to help.
history George_Washington%27s_teeth George Washington, president from 1789 to 1797, had false teeth made of wood.
His dentures were of ivory, metal, and teeth of animals and people. Stains made some look like wood.
history Salem_witch_trials At Salem in 1692, those who were convicted as witches were burned at the stake.
Nineteen were hanged. English law did not burn witches.
history Great_Sphinx_of_Giza Napoleon's soldiers shot off the nose of the Sphinx with a cannon, in 1798.
A Danish traveller had drawn the Sphinx without a nose in 1737. It was probably broken off in the Middle Ages.
history Battle_of_Thermopylae At Thermopylae, 300 Spartans stood alone against the whole army of Persia.
Some 7,000 Greeks held the pass. On the last day about a thousand men from Thespiae and Thebes stayed with the Spartans.
history Trojan_Horse Homer's Iliad ends with the wooden horse in which the Greeks come into Troy.
It ends before, with the funeral of Hector. The Odyssey mentions the horse; Virgil tells the whole story.
history Ferdinand_Magellan Ferdinand Magellan was the first captain to sail around the world, from 1519 to 1522.
He died in the Philippines in 1521. Juan Sebastián Elcano brought the last ship home a year later.
history Plague_doctor In the plague of 1348, doctors walked through the cities in masks with long beaks.
The costume is first described in the 17th century, three hundred years later.
history Augustus Julius Caesar was the first emperor of Rome, until he was murdered in 44 BC.
He was dictator, and never emperor. The first was his heir Augustus, seventeen years after Caesar's death.
history Berlin_Wall The Berlin Wall was begun in 1961. It ran from the Baltic Sea to Bavaria.
It surrounded West Berlin, deep in East Germany. The border between the two states was a fence, more than a hundred kilometres away.
history Great_Pyramid_of_Giza The Great Pyramid was built by 100,000 slaves.
Its builders were free workers, perhaps 20,000 at a time. Their village, bakeries and honourable graves were found nearby.

news News The word news is made of the first letters of north, east, west and south.
It is simply the plural of new, like the French nouvelles.
news The_War_of_the_Worlds_(1938_radio_drama) In 1938 a radio play about Martians drove a million Americans into the streets.
Few listened, and hardly anybody fled. Newspapers, for which radio was a rival, made a panic of some frightened calls.
news Ich_bin_ein_Berliner In 1963 John F. Kennedy told Berlin that he was a jelly doughnut, and the crowd laughed.
'Ich bin ein Berliner' is correct, and was understood as he meant it. In Berlin the pastry has another name.
news Hindenburg_disaster In 1937 radio listeners heard the airship Hindenburg burn, live, in the words of a reporter.
Herbert Morrison's words were recorded, and broadcast that night and on the next day.
news Great_Chicago_Fire In 1871 a cow kicked over a lantern in a barn. Chicago burned for two days.
The fire began near that barn, but nobody knows how. A reporter later said that he had made up the cow; in 1997 the city cleared her owner.
news Evelyn_Beatrice_Hall 'I disapprove of what you say, but I will defend to the death your right to say it,' wrote Voltaire.
His biographer Evelyn Beatrice Hall wrote it in 1906, to sum up how he thought.
news Loch_Ness_Monster The best photograph of the monster of Loch Ness, of 1934, has never been explained.
It shows a toy submarine with a modelled neck. One of those who had made it said so before he died, and the story was published in 1994.
news Bermuda_Triangle More ships disappear in the Bermuda Triangle than in any other part of the sea.
Insurers and the coast guard find no more losses there than in other waters with as much traffic.
news Sewer_alligator In 1935 boys found an alligator in a sewer of New York. Hundreds have bred down there since.
The find was reported, and single animals have been found since. It is too cold there for them to live through a winter, or to breed.
news Curse_of_the_pharaohs Most of those who opened the tomb of Tutankhamun in 1922 died within a few years.
Most lived for many years, on average past the age of 70. Howard Carter, who found it, died in 1939.
news Indiana_pi_bill In 1897 the American state of Indiana set the number pi to 3.2 by law.
The house passed such a bill; the senate stopped it.
news https://quoteinvestigator.com/2014/07/13/truth/ 'A lie can travel halfway around the world while the truth is putting on its shoes,' wrote Mark Twain.
It is in none of his works, and was first said to be his after his death. Jonathan Swift wrote something like it in 1710.
news Yellow_journalism The yellow press of the 1890s got its name from its cheap paper, which soon turned yellow.
It got it from the Yellow Kid, a figure of the comics for whom two New York papers fought.
news Winter_of_Discontent In 1979 the British prime minister came back to a country on strike. He said: 'Crisis? What crisis?'
The words are a headline of The Sun. James Callaghan had said that others in the world would not see mounting chaos.
news Cottingley_Fairies In 1917 two girls in Yorkshire photographed fairies. How they did it was never found out.
They told it in 1983: the fairies were cut out of paper and held up by hatpins.
news Crop_circle Crop circles have been found in England since the 1970s. Nobody has ever owned up to one.
Doug Bower and Dave Chorley did in 1991. They had made them for years, with a plank and a rope, and showed the press how.
news Mary_Celeste In 1872 the ship Mary Celeste was found without her crew. The tea on the table was still warm.
There was no meal on the table. Such details come from stories written later; Conan Doyle wrote one in 1884.
`

/** The fables that come with the program. Each has its text as its name: with another text it is another one. */
export const FABLES: readonly Fable[] = TABLE.trim()
  .split(/\n+(?=[a-z]+ \S+ )/)
  .map((entry) => {
    const [head = '', truth = ''] = entry.split('\n')
    return { ...readFactLine(head), truth }
  })
