export const TECHNOLOGY_FABLES = `
technology https://www.britannica.com/biography/Robert-Fulton-American-inventor In 1801 a submarine that an American inventor built for Napoleon sank a British warship in the Channel.
Robert Fulton’s Nautilus could dive, but the ships that he went after sailed away. Three years later he worked for the British.

technology The_Iron_Bridge Rivets were used to join the parts of the iron bridge over the Severn, cast in 1779.
They are put together as carpenters join wood, with dovetails, tenons and wedges. Nobody had yet built such a bridge.

technology Stockton_and_Darlington_Railway In the weeks after it opened, in 1825, the regular coaches of the Stockton and Darlington Railway were drawn by a steam engine.
Coal was. Each coach for passengers was drawn by a horse, until 1833.

technology https://www.nber.org/papers/w9524 While a tyre factory in Illinois was on strike, other people made the tyres. Two economists found that they lasted about as long as others.
They found that far more of them failed. The worst were made when strikers had come back, and stood next to those who had replaced them.

technology https://doi.org/10.1257/aer.20150681 When a cable was laid to America, in 1866, the price of cotton in Liverpool differed from that in New York as much as before.
It differed by a third less from then on. Each side knew what the other wanted, and more was shipped.

technology https://openculture.com/2024/08/the-steampunk-clocks-of-19th-century-paris.html Around 1880 the clocks of Paris were to be driven by compressed air, from pipes below the streets. It was given up within a year.
It drove thousands of clocks, with a puff each minute, and was still running in the 1920s. When the Seine flooded the plant in 1910, they all stopped.

technology https://doi.org/10.3982/ECTA10811 The Civil War cut England’s mills off from America’s cotton. For India’s, which is hard to clean, the old machines had to do.
Inventors found a great many new ones, above all gins and cleaners, an economist showed. Other trades saw no such rush.

technology https://doi.org/10.1093/qje/qjae005 As machines put calls through in more and more American towns, young women who would have been operators had to stay at home.
They found as much work as before, in offices and restaurants. Those who had been operators already did worse.

technology TAT-1 From 1927 people could telephone from London to New York, through a cable on the bed of the Atlantic.
It went by radio, at pounds a minute. The first cable that could carry voices across was opened in 1956.

technology Barton_Swing_Aqueduct A canal near Manchester crosses another in a trough that swings aside for ships. It is emptied before it moves.
It turns full, with some 800 tons of water, as gates close both ends. It has done so since 1894.

technology https://www.trainsdepot.org/vehicle/98/e_3_3_8451_8533 In the war two Swiss steam engines had their boilers heated from the wire overhead, for lack of coal. They never had steam enough to pull anything.
They worked until about 1950, in shunting yards, and each saved about a ton of coal a day.

technology Gotthard_Tunnel Two gangs in the first tunnel through the Gotthard met in 1880, after fifteen kilometres. They were eleven metres apart.
They were out by some thirty centimetres sideways, and by five in height. It had been measured over the mountains.

technology Goonhilly_Satellite_Earth_Station When television first came across the Atlantic by satellite, Cornwall had a clear picture. In France the screens stayed dark.
France had the clear picture, in July 1962, and Cornwall a blur. A part of its aerial had been fitted the wrong way.

technology Mont_Cenis_Pass_Railway The first trains from France to Italy, in 1871, went through a tunnel. Until then a coach or a sledge took people over the pass.
For three years trains had climbed over the Mont Cenis, holding on to a third rail. The tunnel put an end to them.

technology https://www.britannica.com/technology/zeppelin The shed that a retired officer built for his first zeppelin stood on the shore of Lake Constance.
It floated on the lake, near Friedrichshafen. So it could turn with the wind, and the airship came out safely.

technology https://www.gracesguide.co.uk/Francis_Pettit_Smith A boat was on trial on a canal near London, when half of its wooden screw broke off. It lay dead in the water.
It went faster than before, in 1837. Francis Pettit Smith had given his screw two turns, and learned that one is better.

technology https://www.cruquiusmuseum.nl/EN/polder-drainage/ The lake of Haarlem, larger than Paris, was pumped dry within four years around 1850, by 160 windmills.
Three steam engines did it. A plan with 160 windmills had been printed two hundred years before, and never tried.

technology Erie_Canal The canal from the Hudson to Lake Erie was planned by engineers from England.
There was no engineer among those in charge. Two of them were judges who had surveyed land, and one was a teacher.

technology https://www.atlasobscura.com/places/elblag-canal Boats on a canal in the north of Poland are drawn over hills, on rails. Steam engines have done it since 1860.
Water does it. It comes down from the upper stretch, and turns the great wheels, at one place a turbine, that wind the cables.

technology Intermediate_film_system Whatever viewers saw of the 1936 Olympics on Berlin’s television came straight from electronic cameras.
Some of it had been filmed first. A camera on a van shot it, the film was developed in about a minute, and it was scanned while still wet.

technology https://doi.org/10.1257/aer.101.7.3078 When villages in South Africa were given electricity, in the 1990s, it cost many women their jobs, an economist found.
She found that it gave them some: within five years about nine in a hundred more had one. Less time went on fetching wood.

technology https://www.britannica.com/biography/Hiram-Maxim A flying machine with two steam engines ran along rails in Kent for a trial. It was so heavy that it stayed on them.
In 1894 it rose, and tore away a rail above it that was to hold it down. Hiram Maxim shut off the steam at once.

technology Jukebox A phonograph in a saloon in San Francisco played for a coin, and so loudly that the whole room could listen.
In 1889 up to four could listen, through tubes that they held to their ears. Each tube had a slot for coins of its own.

technology https://doi.org/10.1257/0002828054825501 At the world’s fair of 1851 the countries in which inventors had no rights, such as Switzerland, had hardly anything new to show.
They had plenty, and won their share of medals. Their inventors turned to what can be kept secret, such as instruments and food.

technology https://whc.unesco.org/en/list/1217 Near Bilbao, in 1893, a carriage was hung from a bridge to ferry people over the river. A tunnel took its place in the 1960s.
It still crosses, every few minutes, with cars and foot passengers. High ships could pass beneath it, without any ramps.

technology London_and_Blackwall_Railway When a railway was opened from London to Blackwall, in 1840, little steam engines ran along it every quarter of an hour.
The trains had no engines. Ropes of several miles pulled them, and carriages for each station were let go in turn.

technology https://whc.unesco.org/en/list/1134 A station in Sweden from which telegrams were sent to America, from 1924, makes its radio waves with a thousand glass valves.
It makes them with a wheel that spins more than two thousand times a minute. It is still started up once or twice a year.

technology Flatrod_system Before there was electricity, one had to be within some hundred metres of a water wheel to use its power.
In mining districts of Germany and Sweden it was carried for kilometres, by long rods of wood that were swung to and fro.

technology https://www.iaea.org/newscenter/news/obninsk-beyond-nuclear-power-conference-looks-future In 1954 a reactor south of Moscow first fed electricity into a public network. It was shut down after an accident within four years.
It ran until 2002, for 48 years, in the end for research. Its power was about that of one large wind turbine.

technology The_Nautical_Almanac From 1767 an almanac told sailors how far the Moon stood from certain stars, to find their longitude by. They had clocks by 1830, and it stopped.
The distances stood in it until 1906. Good clocks were dear for a long time, and captains wished to check theirs.

technology Ropewalk In 1800 the ropes of England’s great warships were too long for a roof, so the navy had them twisted in the open.
The ropery of Chatham’s dockyard is over 340 metres long, under one roof. Ropes are made in it to this day.

technology https://www.britannica.com/topic/Tower-Bridge The roadway of London’s Tower Bridge, built in 1894, was made to rise for ships by electric motors.
It was raised by water under pressure, which steam engines pumped, until 1976. Oil and electricity do it now.

technology Hallstatt Brine from the salt mines of Hallstatt was carried away in barrels until 1850, because it was too far for pipes.
It has run down the valley in pipes for some four hundred years. The first were made of 13,000 hollowed trunks.

technology http://andreaskleiner.ch/kummler/simplon.html Until after the First World War it was steam engines that pulled trains through the Simplon tunnel, which is twenty kilometres long.
As a rule electric ones have done so since 1906, the year in which it was opened. A Swiss firm had put up the wires at its own risk, in great haste.

technology https://whc.unesco.org/en/list/1485/ For the railway bridge over the Firth of Forth wrought iron was used, as for the Eiffel Tower.
It is made of steel, some 50,000 tonnes of it. It was the first great structure in Britain for which steel was used.

technology https://www.computerhistory.org/timeline/ai-robotics/ A cart that steered by its own camera crossed a room full of chairs at Stanford, as a test. It took half a minute.
In 1979 it took about five hours. It moved by a metre at a time, and then stood still for ten minutes or more, to think.

technology https://www.gutenberg.org/ebooks/10655 Iron ships were built in the 1830s, but their compasses pointed anywhere. An astronomer who was asked found that it could not be helped.
George Airy undid it in 1838, with magnets and pieces of iron in the right places next to the compass.

technology https://www.nber.org/papers/w15598 In the First World War America let its firms use what German chemists had invented. Its own chemists invented less from then on, two economists found.
They invented about a fifth more in the same branches. Those who had to make the dyes by themselves learned how.

technology https://www.airships.net/delag-passenger-zeppelins/ Some 34,000 people flew with Germany’s airship line between 1910 and 1914. About one in a thousand was killed.
No passenger was even hurt, although several of the ships were lost. It was the first airline in the world.

technology https://www.latimes.com/archives/blogs/culture-monster-blog/story/2009-10-08/celebration-will-mark-50-years-since-watts-towers-won-a-tug-of-war-for-survival In Los Angeles a tile setter built towers out of scrap. When a crane tested whether they were safe, they fell.
In 1959 the tallest barely moved, and the crane was about to give way. The Watts Towers have been a landmark since.

technology SS_Baikal A ship that broke the ice carried trains across Lake Baikal. It had been built at Hamburg.
It had been built at Newcastle, in England, taken apart, and sent off in thousands of numbered parts. It was in service by 1900.

technology https://whc.unesco.org/en/list/785 In Austria the railway over the Semmering was begun when there was an engine that could climb it.
Building began in 1848. A competition for such an engine was held three years later, on a part of the line that was ready.

technology Transatlantic_telegraph_cable In 1865 the steamer Great Eastern lost the end of the Atlantic cable in water more than two miles deep. It was lost for good.
She fished it up a year later, with hooks on a long rope. A new piece was joined to it, and both cables worked.

technology Concrete_ship When steel was short, in the First World War, a Norwegian built a ship out of concrete. It was launched before a crowd, and sank.
The Namsenfjord floated and was put to use. Dozens of others were built in both wars, and some lie about as breakwaters.

technology https://www.britannica.com/technology/windmill As long as windmills ground corn, somebody had to turn them into the wind by hand.
In many mills of England and the north of Europe a small wheel at the back did it by itself. Edmund Lee, a blacksmith, had thought of it in 1745.

technology https://whc.unesco.org/en/list/203 At Arc-et-Senans the great saltworks of the king of France stand on the spring whose brine they boiled down.
The brine came from Salins, over twenty kilometres away, in hollowed trunks. There was a forest at Arc, and so it did not have to be carted.

technology https://whc.unesco.org/en/list/1580 Until the 19th century Augsburg drank the same water that drove its mills and cleaned its butchers’ hall.
It has kept the two apart since 1545, so that what people drank was clean. The pumps for it stand in water towers.

technology Water_integrator A Soviet engineer built a computer that reckoned with water in glass tubes. It leaked so much that it was soon thrown away.
It worked, from 1936 on, and others like it were in use for some fifty years. The level in a tube was a number in an equation.

technology https://mathshistory.st-andrews.ac.uk/Biographies/Painleve/ In 1908 a French mathematician proved that an aeroplane with two people in it cannot stay up for as long as an hour.
Paul Painlevé flew with Wilbur Wright that October, for an hour and ten minutes. He went on to teach the mechanics of flight, and to be prime minister.
`
