import { CATEGORIES } from '@fable/contract/limits'
import type { Fable } from '../fable.ts'

/**
 * Category, article of Wikipedia or address, and text; on the next line what is true. The texts are about as long as
 * those of the starting facts, and tell as much, so that neither length nor tone gives them away. None laughs at
 * people, and none does harm to somebody who remembers only the first line.
 */
const TABLE = `
technology Space_Pen NASA spent millions on a pen that writes in space, while the Soviet Union simply took pencils.
Both began with pencils, whose tips and dust are dangerous in a spacecraft. A private company developed the pen with its own money, and sold it to both.
technology Wi-Fi Wi-Fi is short for 'wireless fidelity', a term that its engineers coined in the 1990s.
A branding firm invented the name in 1999 because it is pleasant to say. It stands for nothing.
technology Flight_recorder The black box of an aeroplane is painted black so that the heat of a fire does less harm to it.
Flight recorders are bright orange, so that they are found more easily.
technology Emoji The word emoji was formed in the 1990s from the English words emotion and icon.
It is Japanese: e means picture, and moji means character. That it resembles emotion is chance.
technology SOS The distress signal SOS was chosen because it stands for 'Save Our Souls'.
It was chosen as a pattern of Morse code that nobody can mistake: three dots, three dashes, three dots. The words came later.
technology Incandescent_light_bulb Thomas Edison built the first electric light bulb, in 1879, after thousands of attempts.
More than twenty inventors had built electric lamps before him. His was one of the first that lasted long and could be made in numbers.
technology Steam_engine James Watt invented the steam engine in 1769, after he had seen the lid of a kettle dance.
Thomas Newcomen's engines had pumped water out of mines since 1712. Watt repaired a model of one, and made it far more efficient.
technology Polytetrafluoroethylene Teflon was developed for the spacecraft of the Apollo programme, and came to kitchens later.
A chemist of DuPont discovered it by chance in 1938, and pans with it were sold in the 1950s, before Apollo began.
technology World_Wide_Web The World Wide Web was developed by the American military, to survive a nuclear war.
Tim Berners-Lee proposed it in 1989 at CERN near Geneva, to help physicists share documents. The internet beneath it is older.
technology At_sign The sign @ was drawn in 1971 for the first e-mail between two computers.
Merchants had written it for centuries, and it was on typewriters in the 19th century. Ray Tomlinson chose it because hardly anybody used it in names.
technology Movable_type Johannes Gutenberg printed the first texts with movable type, in Mainz around 1450.
Bi Sheng made movable type of ceramic in China around 1040, and Korea printed with metal type before Gutenberg was born.
technology Hans_Lipperhey Galileo Galilei invented the telescope in 1609, to watch the moons of Jupiter.
Hans Lipperhey asked for a patent on one in the Netherlands in 1608. Galileo heard of it, built better ones, and was surprised by the moons.
technology Transatlantic_flight_of_Alcock_and_Brown Charles Lindbergh was the first who crossed the Atlantic in an aeroplane without a stop, in 1927.
Alcock and Brown did it in 1919, eight years earlier. Lindbergh was the first who did it alone.
technology Tupolev_Tu-144 Concorde was the first supersonic airliner that ever took off, in 1969.
The Soviet Tu-144 flew two months earlier, on 31 December 1968.
technology Tang_(drink_mix) The drink powder Tang was invented by NASA for the first American in orbit.
General Foods brought it to shops in 1959. It became famous because NASA took it along in 1962.
technology Pong Pong of 1972, two bars and a ball, was the first video game that anybody could play.
Visitors of a laboratory played Tennis for Two in 1958, students played Spacewar! in 1962, and Computer Space stood in bars a year before Pong.
technology Microwave_oven A microwave oven heats food from the inside out, which is why a plate stays cold.
The waves go a few centimetres deep and heat the outer layers most. The middle gets its heat from there, as in any oven.

science Great_Wall_of_China The Great Wall of China is the only thing built by people that can be seen from the Moon.
It is long, but only a few metres wide and of the colour of its ground. From the Moon no building can be seen, and even from a low orbit it is hard to find.
science Lemming Lemmings throw themselves off cliffs in great numbers when there are too many of them.
They wander when they are crowded, and some drown. The famous scene of a film of 1958 was staged: the makers pushed them.
science https://www.britannica.com/animal/bat-mammal Bats are blind, which is why they find their way by the echoes of their calls.
No species of bat is blind, and the large fruit bats see very well and mostly do without echoes.
science https://www.britannica.com/animal/ostrich An ostrich that is afraid puts its head into the sand, and believes that it is not seen.
It runs or kicks, or lies down with its neck flat on the ground. From far away its head then seems to be gone.
science Goldfish A goldfish remembers nothing for longer than three seconds.
Goldfish remember for months. They learn to press levers for food, and at what time of the day it comes.
science Bullfighting The red of the cloth makes a bull angry in the arena.
Cattle can hardly tell red from other colours. The bull attacks the movement, and would attack a cloth of any colour.
science https://www.britannica.com/animal/camel Camels store water in their humps, enough for two weeks in the desert.
The humps are fat. Camels last so long because they lose little water, and because they can drink a hundred litres at once.
science Diamond Diamonds are pieces of coal that was pressed in the earth for millions of years.
Most diamonds are older than the first plants on land, of which coal was made, and formed much deeper in the Earth than coal is found.
science Glass Glass is a very slow liquid, so that the panes of old cathedrals have become thicker at the bottom.
Glass is a solid and does not flow at room temperature. Old panes were uneven when they were made, and glaziers often set the thick side down.
science Coriolis_force North of the equator a bathtub drains one way round, south of it the other way.
The Earth turns too slowly to matter in a tub. The shape of the basin and the way it was filled decide; only huge storms obey the rule.
science Season It is summer when the Earth is nearest to the Sun, and winter when it is farthest away.
Seasons come from the tilt of the Earth's axis. The Earth is nearest to the Sun in early January, in the middle of the northern winter.
science Far_side_of_the_Moon The side of the Moon that we never see lies in eternal darkness.
It gets as much sunlight as the side that we see. When we see a new moon, the far side is in full light.
science Micro-g_environment Astronauts on the space station float because there is no gravity that high above the Earth.
Gravity is almost 90 percent as strong up there. They float because they and their station fall around the Earth together.
science Polaris The North Star is the brightest star of the night sky, so that sailors found it at once.
About 45 stars are brighter; the brightest is Sirius. Polaris is useful because it hardly moves.
science Drop_(liquid) A raindrop that falls is pointed at the top and round at the bottom.
Small drops are round like balls, and large ones are flattened below like buns, because of the air that they meet.
science https://www.britannica.com/animal/owl An owl can turn its head all the way round, a full 360 degrees.
It reaches about 270 degrees, three quarters of a turn, with fourteen bones in its neck, twice as many as ours.
science Lightning Lightning never strikes the same place twice, because the first strike has taken the charge away.
High places are struck again and again, the Empire State Building about twenty times a year.
science Electric_eel The electric eel, which can stun a horse, is the largest of all eels.
It is not an eel but a knifefish, and closer to catfish and carp. It breathes air at the surface.

finance Salarium Soldiers of ancient Rome were paid in salt, from which the word salary comes.
The word has to do with salt, but no ancient source says that soldiers were paid in it. They got coins.
finance The_Landlord%27s_Game Monopoly was invented in 1933 by Charles Darrow, who had lost his work in the Great Depression.
Elizabeth Magie patented The Landlord's Game in 1904, to show what is wrong with monopolies. Darrow sold a version that he had learned from friends.
finance Black_Monday_(1987) The crash of October 1929 was the largest fall of share prices in New York on a single day.
On 19 October 1987 the Dow Jones index fell by 22.6 percent, almost twice as much as on the worst day of 1929.
finance Nobel_Memorial_Prize_in_Economic_Sciences Alfred Nobel's will of 1895 founded six prizes, among them the one in economics.
He named five. Sweden's central bank founded the prize in economic sciences in 1968, in memory of Nobel.
finance Tulip_mania When the price of tulips collapsed in 1637, the economy of the Netherlands went down with it.
Few people had taken part, and historians found hardly anybody who was ruined. The Dutch economy went on growing.
finance Black_Friday_(shopping) Black Friday got its name because on that day American shops began to make a profit: black figures.
Police in Philadelphia called the day black around 1960, because of the traffic and the crowds. The black figures were thought up later.
finance United_States_Bullion_Depository Fort Knox in Kentucky holds more gold than any other place in the world.
The vault below the Federal Reserve Bank of New York holds more. It belongs mostly to other countries.
finance Gold_standard A dollar is still backed by gold, of which the United States keep the right amount in Fort Knox.
Since 1971 nobody can change dollars into American gold, not even a central bank. No currency of a large country is backed by gold today.
finance Federal_Reserve_Note The banknotes of the United States are printed on paper made of wood, like a newspaper.
They are three quarters cotton and one quarter linen. Wood paper would not survive a washing machine.
finance Penny_(United_States_coin) The American cent is made of solid copper, which is worth more than the coin.
Since 1982 it has been zinc with a thin coat of copper: 2.5 percent of the coin.
finance Ponzi_scheme Charles Ponzi of Boston was the first who paid old investors with the money of new ones, in 1920.
Others did so before him: Sarah Howe did in the same city around 1880. Dickens described such schemes in his novels.
finance Tax_bracket Whoever earns a little more and gets into a higher tax bracket pays the higher rate on everything.
The higher rate applies only to what lies above the threshold, so that a rise in pay still leaves more.
finance Bitcoin A payment in bitcoins leaves no trace, so that nobody can find out later where it went.
Every payment since 2009 stands in a public ledger for ever. Addresses have no names, but are often traced to people.
finance Banknotes_of_the_pound_sterling Only the Bank of England may issue banknotes in the United Kingdom.
Three banks in Scotland and several in Northern Ireland issue notes of their own, with other pictures.
finance Amsterdam_Stock_Exchange The oldest stock exchange in the world was founded by brokers under a tree in Wall Street.
Those brokers met in 1792. Shares had been traded in Amsterdam since 1602, by then for almost two hundred years.
finance Peter_Minuit In 1626 the Dutch bought Manhattan for 24 dollars' worth of glass beads.
A letter of that year speaks of a value of 60 guilders, and not of beads. The 24 dollars are a conversion of 1846, when the guilders were long gone.
finance Banking_in_Switzerland A numbered account in Switzerland has no owner's name; not even the bank knows whose it is.
The bank must know and check the owner. The number only hides the name from most of its employees.

society Fortune_cookie Fortune cookies are an old custom of China, where they were given to guests at New Year.
They come from Japan and became popular in California. In China hardly anybody knows them.
society Panama_hat Panama hats come from Panama, where they are woven from the leaves of a palm.
They are woven in Ecuador. They were sold by way of Panama, and workers at the canal wore them.
society Hawaiian_pizza The pizza with ham and pineapple was first baked in Hawaii.
Sam Panopoulos put it on the menu of his restaurant in Ontario, Canada, in 1962. Hawaiian was the brand of the tinned pineapple.
society German_chocolate_cake German chocolate cake was brought to Texas by settlers from Germany in the 1850s.
It is named after Samuel German, who developed a baking chocolate in Massachusetts in 1852. The cake came a century later.
society Caesar_salad Caesar salad is named after Julius Caesar, who is said to have liked anchovies.
It is named after Caesar Cardini, who served it at his restaurant in Tijuana, Mexico, in 1924.
society Santa_Claus Santa Claus wears red because Coca-Cola dressed him in the colour of its label in 1931.
He was drawn in red decades before. The advertisements made that picture of him known everywhere.
society Canberra Sydney has been the capital of Australia since the colonies united in 1901.
Parliament met in Melbourne until 1927, and since then in Canberra, which was built because neither large city wanted the other to win.
society Big_Ben Big Ben is the name of the tower with the clock at the parliament in London.
It is the name of the great bell inside. The tower was called Clock Tower, and since 2012 Elizabeth Tower.
society Sushi The Japanese word sushi means raw fish, and has been written with the sign of a fish for centuries.
It refers to rice seasoned with vinegar. Much sushi has no raw fish, and raw fish without rice is sashimi.
society Cinco_de_Mayo On the fifth of May, Cinco de Mayo, Mexico celebrates its independence from Spain.
That is on 16 September. The fifth of May recalls the Battle of Puebla in 1862, when Mexico defeated a French army.
society Chinese_word_for_crisis The Chinese word for crisis is written with the signs for danger and for opportunity.
The second sign means something like turning point here. It is a part of the word for opportunity, but of many others, too.
society Saint_Patrick Saint Patrick, the patron of Ireland, was born there as the son of an Irish king.
He came from Roman Britain. Raiders took him to Ireland as a slave when he was about sixteen.
society Forbidden_fruit The Bible tells that Adam and Eve ate an apple from the tree of knowledge.
It says fruit, and does not name it. The apple comes from painters, and perhaps from Latin, in which malum is both apple and evil.
society Budai The laughing, round figure that brings luck in Chinese temples is the founder of Buddhism.
It is Budai, a Chinese monk of the tenth century. The founder lived in India some 1,400 years earlier, and is shown slender.
society Marco_Polo Marco Polo brought noodles from China to Italy in 1295, and so there is pasta.
Pasta was made in Sicily more than a hundred years before. The tale was spread by American pasta makers around 1930.
society Danish_pastry Danish pastry was invented in Denmark, by a baker who had forgotten the butter.
Bakers from Austria brought it during a strike in 1850. In Denmark it is called wienerbrød: bread of Vienna.
society Canary_Islands The Canary Islands are named after the yellow birds that sing there.
The birds are named after the islands, and those probably after dogs: canis in Latin.
society Golf Golf is short for 'gentlemen only, ladies forbidden'.
It is a Scots word, probably from the Dutch kolf for a club. Mary, Queen of Scots, is said to have played it in 1567.

entertainment Casablanca_(film) In Casablanca, Humphrey Bogart says to the pianist: 'Play it again, Sam.'
Nobody says it in the film. Ingrid Bergman says 'Play it, Sam', and Bogart 'If she can stand it, I can! Play it!'
entertainment The_Empire_Strikes_Back In The Empire Strikes Back, Darth Vader says: 'Luke, I am your father.'
He says: 'No, I am your father.' With the name in it, everybody knows which film is meant.
entertainment Sherlock_Holmes In the stories by Conan Doyle, Sherlock Holmes often says: 'Elementary, my dear Watson.'
He never does in the 60 stories. He says 'elementary' now and then, and 'my dear Watson' at other times.
entertainment Snow_White_and_the_Seven_Dwarfs_(1937_film) Snow White of 1937 was the first animated film of full length.
The oldest that survives is The Adventures of Prince Achmed, of 1926 by Lotte Reiniger. El Apóstol was shown in Argentina in 1917.
entertainment Frankenstein In Mary Shelley's novel of 1818, Frankenstein is the name of the creature.
It is the name of the student who makes it. The creature has no name.
entertainment Twinkle,_Twinkle,_Little_Star Mozart composed the melody of 'Twinkle, Twinkle, Little Star' when he was five.
It is a French song that was printed in 1761. Mozart wrote variations on it when he was about 25.
entertainment Antonio_Salieri Mozart was poisoned by his rival Salieri, who confessed it to his doctors.
He died of an illness. Salieri helped his works to the stage and later taught his son; those who nursed him say that he confessed nothing.
entertainment Rich_Uncle_Pennybags The rich old man on the box of Monopoly wears a top hat, a moustache and a monocle.
He has no monocle. Perhaps people confuse him with Mr. Peanut, who has one.
entertainment The_Night_Watch Rembrandt's painting The Night Watch shows a guard on its round at night.
It shows a company setting out by day. It got its name when its varnish had become dark, which was later removed.
entertainment The_Scream Munch's painting The Scream of 1893 shows a person who screams on a bridge.
The person hears a scream and covers the ears. Munch wrote that he felt an infinite scream pass through nature.
entertainment Sistine_Chapel_ceiling Michelangelo lay on his back for four years to paint the ceiling of the Sistine Chapel.
He stood on a scaffold and reached above his head. He drew himself so beside a poem about how it hurt.
entertainment Superman Superman has been able to fly since his first comic of 1938.
At first he could only leap: an eighth of a mile, over a building of twenty storeys. He learned to fly in the 1940s.
entertainment Hulk The Hulk was green from his first comic on, to look like radiation.
He was grey in 1962. The printer could not keep the grey even, and so he was green from the second issue on.
entertainment Count_Dracula In Bram Stoker's novel, Count Dracula burns to ashes in the light of the Sun.
He walks through London by day, only weaker. Sunlight first killed a vampire in the film Nosferatu of 1922.
entertainment Alfred_Hitchcock Alfred Hitchcock won the Academy Award for best director twice, for Rebecca and for Psycho.
He was nominated five times and never won it. Rebecca won as best picture, which went to its producer.
entertainment Hamlet Hamlet speaks the words 'To be, or not to be' with a skull in his hand.
He speaks them in the third act, without a skull. He holds that of Yorick in a graveyard, in the fifth.
entertainment Bagpipes The bagpipes were invented in Scotland, to lead the clans into battle.
They were known in the ancient Mediterranean, and all over Europe before they are recorded in Scotland. The emperor Nero is said to have played a pipe with a bag.
entertainment Cinderella Cinderella's slipper was of fur; it became glass because a translator misread one French word.
Perrault himself wrote verre, glass, in 1697, and made a point of it. That he meant vair, a fur, was suggested in the 19th century.

health Shaving Hair that is shaved grows back thicker, darker and faster.
It grows as before. The cut end is blunt, so that it feels rougher, and the sun has not bleached it yet.
health Joint_cracking Those who crack their knuckles every day get arthritis in their hands.
Studies have found no connection. The noise comes from a bubble of gas in the fluid of the joint.
health Tongue_map The tongue tastes sweet at its tip, bitter at its back, and salty and sour at its sides.
All parts that have taste buds taste everything. The map goes back to a misread German study of 1901.
health Ten_percent_of_the_brain_myth People use only ten percent of their brains; the rest is a reserve.
Scans show that all parts are used, most of them even in sleep. The brain takes a fifth of the body's energy.
health Carrot Carrots let people see in the dark, as British pilots found out in the war.
They have vitamin A, which eyes need, but more of it does not make them better. The tale of the pilots helped to hide that they had radar.
health Chewing_gum Chewing gum that is swallowed stays in the stomach for seven years.
It leaves with everything else, within some days. Only its base is not digested.
health Nail_(anatomy) Hair and nails go on growing for some days after death.
They need sugar from the blood to grow. The skin dries and draws back, so that they seem longer.
health Blood The blood in our veins is blue until it meets the air, which turns it red.
It is dark red. Veins look blue through the skin because of how skin scatters and absorbs light.
health Hippocratic_Oath The Hippocratic Oath begins with the words 'First, do no harm'.
The words do not stand in it. It begins with the names of gods, and promises to keep the sick from harm. The Latin saying is of the 17th century or later.
health Caesarean_section The Caesarean section is named after Julius Caesar, who was born that way.
His mother lived for decades, which hardly any woman then did after one. Roman law prescribed the cut for women who had died.
health Common_cold A cold comes from going out with wet hair in winter.
It comes from viruses, mostly rhinoviruses. People spend more time together indoors in winter.
health Lateralization_of_brain_function Creative people think with the right half of the brain, logical ones with the left.
Some tasks are done more on one side. But scans of a thousand brains found nobody in whom one half rules.
health Sneeze A sneeze stops the heart for a moment, which is why people say 'Bless you'.
The heart goes on beating. The pressure in the chest only changes its rhythm a little.
health Fingerprint Identical twins have identical fingerprints, which has confused the police more than once.
They share their genes, but the fine lines form in the womb by chance, differently on every finger.
health Tryptophan Turkey makes people tired at a feast because no other meat has as much tryptophan.
It has about as much as chicken, and less than cheese. The size of the meal makes them tired.
health Hypermobility_(joints) People who are double-jointed have a second joint in their thumbs.
They have as many joints as everybody else. Their ligaments are more elastic.
health Vena_amoris Wedding rings are worn on the fourth finger because a vein leads from it straight to the heart.
The veins of all fingers are alike. Romans believed in the vein of love, and the custom has stayed.

history https://www.britannica.com/biography/Napoleon-I Napoleon was unusually short: not even 1.60 metres, a head smaller than his guards.
He stood about 1.69 m, average or above for a Frenchman of his time. French inches were longer than English ones, and the cartoons were shorter.
history https://www.britannica.com/biography/Marie-Antoinette-queen-of-France When Marie Antoinette heard that the people had no bread, she said: 'Let them eat cake.'
Nobody who knew her reports it. Rousseau wrote of a great princess who said so around 1765, when Marie Antoinette was a child in Vienna.
history Horned_helmet The Vikings wore helmets with horns, to frighten those whom they attacked.
No Viking helmet with horns has ever been found. A costume designer gave them horns for an opera of Wagner's in 1876.
history Myth_of_the_flat_Earth Before Columbus sailed in 1492, scholars in Europe believed that the Earth was flat.
Scholars had known since the Greeks that it is round. Columbus was doubted because he thought it far too small.
history https://www.britannica.com/biography/Albert-Einstein Albert Einstein failed in mathematics at school, which later comforted many pupils.
He was very good at it. Asked about it in 1935, he said that he had mastered calculus before he was fifteen.
history Vomitorium Rich Romans had a room, the vomitorium, where they emptied their stomachs to go on eating.
A vomitorium was a passage by which the audience of a theatre streamed out.
history Iron_maiden The iron maiden, a cabinet with spikes inside, was a common instrument in the Middle Ages.
No trace of one is older than the late 18th century. The famous ones were put together later, for museums.
history Great_Fire_of_Rome While Rome burned in the year 64, the emperor Nero played the fiddle.
There were no fiddles for another thousand years. Tacitus says that he was out of the city, and came back to help.
history https://www.britannica.com/biography/George-Washington George Washington had false teeth made of wood, which hurt him as long as he was president.
His dentures were of ivory, metal, and teeth of animals and people. Stains made some look like wood.
history Salem_witch_trials At Salem in 1692, those who were convicted as witches were burned at the stake.
Nineteen were hanged. English law did not burn witches.
history Great_Sphinx_of_Giza Napoleon's soldiers shot off the nose of the Sphinx with a cannon, in 1798.
A Danish traveller had drawn the Sphinx without a nose in 1737. It was probably broken off in the Middle Ages.
history Battle_of_Thermopylae At Thermopylae, 300 Spartans stood alone against the whole army of Persia.
Some 7,000 Greeks held the pass. On the last day about a thousand men from Thespiae and Thebes stayed with the Spartans.
history Trojan_Horse Homer's Iliad ends with the wooden horse in which the Greeks come into Troy.
It ends before, with the funeral of Hector. The Odyssey mentions the horse; Virgil tells the whole story.
history Ferdinand_Magellan Ferdinand Magellan was the first captain who sailed around the world and came home.
He died in the Philippines in 1521. Juan Sebastián Elcano brought the last ship home a year later.
history Plague_doctor In the plague of 1348, doctors walked through the cities in masks with long beaks.
The costume is first described in the 17th century, three hundred years later.
history Augustus Julius Caesar was the first emperor of Rome, for less than two years.
He was dictator, and never emperor. The first was his heir Augustus, seventeen years after Caesar's death.
history Berlin_Wall The Berlin Wall ran from the Baltic Sea to Bavaria, between the two German states.
It surrounded West Berlin, deep in East Germany. The border between the states was a fence, more than a hundred kilometres away.
history Paul_Revere Paul Revere rode through the night of 1775 and shouted: 'The British are coming!'
He went quietly, because patrols were about, and said that the regulars were coming out. Most colonists still thought of themselves as British.

news News The word news is made of the first letters of north, east, west and south.
It is simply the plural of new, like the French nouvelles.
news The_War_of_the_Worlds_(1938_radio_drama) In 1938 a radio play about Martians sent a million Americans into the streets in panic.
Few listened, and hardly anybody fled. Newspapers, for which radio was a rival, made a panic of some frightened calls.
news Ich_bin_ein_Berliner In 1963 John F. Kennedy told Berlin that he was a jelly doughnut, and the crowd laughed.
'Ich bin ein Berliner' is correct, and was understood as he meant it. In Berlin the pastry has another name.
news Apollo_13 In 1970 an astronaut of Apollo 13 radioed: 'Houston, we have a problem.'
Jack Swigert said 'Okay, Houston, we've had a problem here.' The film of 1995 put it into the present.
news Hindenburg_disaster In 1937 radio listeners heard the airship Hindenburg burn, live, in the words of a reporter.
Herbert Morrison's words were recorded, and broadcast that night and on the next day.
news Great_Chicago_Fire In 1871 a cow kicked over a lantern in Mrs O'Leary's barn, and Chicago burned for two days.
The fire began near her barn, but nobody knows how. A reporter later said that he had made up the cow; in 1997 the city cleared her.
news Deep_Throat_(Watergate) 'Follow the money' was the advice of the secret source to the reporters of the Watergate affair.
It stands in no notes and not in their book. It was written for the film of 1976.
news Evelyn_Beatrice_Hall 'I disapprove of what you say, but I will defend to the death your right to say it,' wrote Voltaire.
His biographer Evelyn Beatrice Hall wrote it in 1906, to sum up how he thought.
news Loch_Ness_Monster The best photograph of the monster of Loch Ness, of 1934, has never been explained.
It shows a toy submarine with a modelled neck. One of those who had made it said so before he died, and the story was published in 1994.
news Northeast_blackout_of_1965 Nine months after the blackout of 1965, far more children were born in New York than usual.
A newspaper wrote so after a few days with many births. The statistics show no rise at all.
news Bermuda_Triangle More ships disappear in the Bermuda Triangle than in any other part of the sea.
Insurers and the coast guard find no more losses there than in other waters with as much traffic.
news Sewer_alligator Alligators that were flushed down as pets live and breed in the sewers of New York.
Single animals were found, the most famous in 1935. It is too cold there for them to live through a winter, or to breed.
news History_of_newspaper_publishing The Times of London, which was founded in 1785, was the first newspaper in the world.
Johann Carolus printed the first known one in Strasbourg in 1605, and London had papers long before The Times.
news Curse_of_the_pharaohs Most of those who opened the tomb of Tutankhamun in 1922 died within a few years.
Most lived for many years, on average past the age of 70. Howard Carter, who found it, died in 1939.
news Poisoned_candy_myths Every Halloween, strangers poison sweets that they give to children at their doors.
Researchers have gone through the reports since 1958, and found no death or grave injury by a stranger's poisoned sweets.
news Indiana_pi_bill The American state of Alabama set the number pi to exactly 3 by a law of 1998.
That was a joke of 1 April. In 1897 Indiana's lower house did pass a bill with wrong values; the senate stopped it.
news https://quoteinvestigator.com/2014/07/13/truth/ 'A lie can travel halfway around the world while the truth is putting on its shoes,' wrote Mark Twain.
It is in none of his works, and was first said to be his after his death. Jonathan Swift wrote something like it in 1710.
news William_Randolph_Hearst In 1897 the publisher Hearst cabled to Cuba: 'You furnish the pictures, and I'll furnish the war.'
No such telegram was ever found, and Hearst denied it. A reporter who had not been there told of it in 1901.
`

/** The fables that come with the program. Each has its text as its name: with another text it is another one. */
export const FABLES: readonly Fable[] = TABLE.trim()
  .split(/\n+(?=[a-z]+ \S+ )/)
  .map((entry) => {
    const [head = '', truth = ''] = entry.split('\n')
    const [, id, source = '', text = ''] = /^(\w+) (\S+) (.+)$/.exec(head) ?? []
    const category = CATEGORIES.find((one) => one.id === id)?.id ?? 'news'
    const isAddress = source.startsWith('https://')
    return {
      category,
      text,
      truth,
      source: isAddress ? source : `https://en.wikipedia.org/wiki/${source}`,
    }
  })
