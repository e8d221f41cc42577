export const TECHNOLOGY_FABLES = `
technology https://www.britannica.com/biography/Robert-Fulton-American-inventor In 1801 a submarine that an American had built for Napoleon sank a British warship in the Channel.
Robert Fulton’s Nautilus could dive, but the ships that he went after sailed away. Three years later he worked for the British.

technology https://pages.nist.gov/800-63-3/sp800-63b.html America’s institute of standards advises firms to have everybody change passwords every ninety days.
Since 2017 it has advised against it. People who must change them often choose worse ones.

technology Stockton_and_Darlington_Railway From 1825 the Stockton and Darlington Railway pulled its passengers by steam.
Coal was. After the opening day the passengers’ coaches were drawn by a horse, until 1833.

technology https://www.britannica.com/biography/James-Dewar The inventor of the vacuum flask earned more with it than with all his discoveries.
He had not secured the rights. A German firm made flasks for the kitchen and called them Thermos, and he lost when he went to court.

technology https://www.britannica.com/biography/Chester-F-Carlson A clerk who found a way to copy papers with dry powder sold it to IBM within a year.
IBM turned Chester Carlson down, and so did some twenty others. It took from 1938 until 1959 to bring out a copier that sold.

technology https://openculture.com/2024/08/the-steampunk-clocks-of-19th-century-paris.html Around 1880 the clocks of Paris were to be driven by compressed air, from pipes below the streets. It was given up within a year.
It drove thousands of clocks, with a puff each minute, and was still running in the 1920s. When the Seine flooded the plant in 1910, they all stopped.

technology HMS_Rattler_(1843) In 1845 two British warships were tied together, stern to stern. The one with paddles beat the one with a propeller.
The Rattler, with her propeller, towed the Alecto backwards, at more than two knots. The Royal Navy had ordered propellers already.

technology https://www.metmuseum.org/toah/hd/kodk/hd_kodk.htm The first Kodak camera (1888) took twelve pictures on plates of glass. One had to change them in the dark.
It held film for a hundred pictures, which were round. One sent in the whole camera, and it came back with the prints and a new film.

technology https://www.britannica.com/biography/John-Logie-Baird The television that the BBC began to broadcast in 1936 was that of a Scottish inventor, and remained so until the war.
It used John Logie Baird’s system and that of a rival by turns. After three months it gave up Baird’s.

technology Atmospheric_railway Brunel’s line in Devon had trains without engines from 1847 to 1885. They were sucked along by a pipe.
Isambard Kingdom Brunel’s atmospheric railway ran for a year, until 1848. Leather flaps were to keep the pipe tight, and did not last.

technology https://www.britannica.com/topic/Great-Eastern The largest ship of Brunel’s day took four thousand emigrants to Australia each year.
She never went there, and never had a full load of passengers. In 1866 she laid a telegraph cable across the Atlantic.

technology Gotthard_Tunnel Two gangs in the first tunnel through the Gotthard met in 1880, after fifteen kilometres. They were eleven metres apart.
They were out by some thirty centimetres sideways, and by five in height. It had been measured over the mountains.

technology Goonhilly_Satellite_Earth_Station When television first came across the Atlantic by satellite, Cornwall had a clear picture. In France the screens stayed dark.
It was the other way round, in July 1962. A small part of the aerial in Cornwall had been fitted the wrong way.

technology https://www.britannica.com/technology/typewriter The first typewriter that was a success, from 1874, wrote capitals as well as small letters.
It had capitals only, and one could not see what one had written for some lines. The shift key came in 1878.

technology Great_Western_Railway When the last broad rails of England were moved closer together, in 1892, trains to Cornwall had to stop for four months.
They stopped for one weekend in May. More than 4,000 men moved the rails on over 170 miles of line.

technology https://www.gracesguide.co.uk/Francis_Pettit_Smith A boat was on trial on a canal near London, when half of its wooden screw broke off. It lay dead in the water.
It went faster than before, in 1837. Francis Pettit Smith had given his screw two turns, and learned that one is better.

technology https://www.britannica.com/topic/Sydney-Opera-House The Danish architect of Sydney’s opera house was there when it was opened, in 1973.
Jørn Utzon had left in 1966, after quarrels over money, and never came back. His name was not mentioned.

technology Erie_Canal The canal from the Hudson to Lake Erie was planned by engineers from England.
There was no engineer among those in charge. Two of them were judges who had surveyed land, and one was a teacher.

technology https://www.atlasobscura.com/places/elblag-canal Boats on a canal in the north of Poland are drawn over hills, on rails. Steam engines have done it since 1860.
Water does it. It flows from the upper stretch over great wheels, which wind the cables.

technology https://www.britannica.com/technology/Wheatstone-bridge Electricians measure resistance with a bridge that Charles Wheatstone thought of, in 1843, after years of trials.
Samuel Christie had described it ten years before. Wheatstone said so, but it was he who showed what it is good for.

technology https://doi.org/10.1093/qje/qju032 At a Chinese travel agency people who worked at home for a year got less done, a study found.
They got 13 per cent more done, and fewer of them gave notice. Half of them wanted to come back all the same.

technology https://www.britannica.com/biography/Hiram-Maxim A flying machine with two steam engines ran along rails in Kent for a trial. It was so heavy that it stayed on them.
In 1894 it rose, and tore away a rail above it that was to hold it down. Hiram Maxim shut off the steam at once.

technology Jukebox A phonograph in a saloon in San Francisco played for a coin, and so loudly that the whole room could listen.
In 1889 up to four could listen, through tubes that they held to their ears. Each tube had a slot for coins of its own.

technology https://www.metmuseum.org/toah/hd/dagu/hd_dagu.htm Louis Daguerre kept his method of photography to himself. It could not be copied until he died, in 1851.
The French state bought Daguerre’s method in 1839, gave him a pension, and made it public for all.

technology https://www.britannica.com/topic/Thames-Tunnel When a tunnel beneath the Thames was opened, in 1843, carts and carriages drove through it.
The money for the ramps had run out, so it was for walkers only. Stalls sold souvenirs down there, and trains have used it since 1869.

technology M1_motorway When the motorway from London to the north was new, the speed limit on it was fifty miles an hour.
There was no speed limit in 1959, nor a crash barrier in the middle. A limit of 70 came in 1965.

technology https://www.energy.gov/articles/history-electric-car Of the cars on American roads around 1900, about one in a hundred was electric.
About one in three was. They were quiet, and needed no cranking; cheap petrol and the electric starter ended their time.

technology Astron_(wristwatch) When wristwatches with a quartz crystal went on sale, those from Switzerland came before all others.
It was Seiko of Japan, on Christmas Day in 1969. The watch cost as much as a car, and the Swiss had only prototypes.

technology https://www.iaea.org/newscenter/news/obninsk-beyond-nuclear-power-conference-looks-future In 1954 a reactor south of Moscow first fed electricity into a public network. It was shut down after an accident within four years.
It went on until 2002, for 48 years. It gave about as much as one large wind turbine does today.

technology https://nssdc.gsfc.nasa.gov/nmc/spacecraft/display.action?id=1959-008A The first pictures of the far side of the Moon were taken by a television camera. It sent them straight to the ground.
They were taken on film, in 1959. The probe developed it, dried it and scanned it for the radio, all by itself.

technology https://www.britannica.com/technology/radar/History-of-radar Before 1935 nobody had used radio waves to detect a ship or an aircraft.
A German engineer, Christian Hülsmeyer, showed in Cologne in 1904 that his apparatus rang a bell when a ship was near. Navies saw no use for it.

technology https://www.historynet.com/lawrence-sperry-autopilot-inventor-and-aviation-innovator/ An American wanted to show in Paris, in 1914, that an aeroplane can fly straight by itself. It fell into the Seine.
He flew past with his hands in the air, while a mechanic walked about on the wing. Lawrence Sperry won 50,000 francs.

technology https://whc.unesco.org/en/list/1683/ In the 1770s a wool comber in Friesland built the planets into the ceiling of his living room. They went round for about ten years.
They still do. Eise Eisinga’s clockwork has been kept running at Franeker, and Saturn has been round some eight times.

technology City_and_South_London_Railway The carriages of London’s first electric underground (1890) had large windows, through which one saw the walls of the tunnel.
They had slits just below the roof, as there was nothing to see. People called them padded cells.

technology https://whc.unesco.org/en/list/1485/ The railway bridge over the Firth of Forth, opened in 1890, is made of wrought iron, like the Eiffel Tower.
It is made of steel, some 50,000 tonnes of it. It was the first great structure in Britain for which steel was used.

technology https://www.computerhistory.org/timeline/ai-robotics/ A cart that steered by its own camera crossed a room full of chairs at Stanford, as a test. It took half a minute.
In 1979 it took about five hours. It moved by a metre at a time, and then stood still for ten minutes or more, to think.

technology https://www.britannica.com/technology/bathyscaphe Two men dived to the deepest place in the sea in 1960. To rise again they filled their tanks with compressed air.
They let iron shot drop. Their cabin hung below a float filled with petrol, which is lighter than water and can hardly be squeezed.

technology https://www.gracesguide.co.uk/Severn_Tunnel In 1880 a diver was to close an iron door inside the flooded Severn Tunnel. His hose was too short, so it was left full for a year.
He went without a hose, in a new kind of suit, with a supply of oxygen. He groped a thousand feet through the dark, and closed it.

technology https://www.airships.net/delag-passenger-zeppelins/ Some 34,000 people flew with Germany’s airship line between 1910 and 1914. About one in a thousand was killed.
None of them was even hurt, although several of the ships were lost. It was the first airline in the world.

technology https://www.latimes.com/archives/blogs/culture-monster-blog/story/2009-10-08/celebration-will-mark-50-years-since-watts-towers-won-a-tug-of-war-for-survival A tile setter in Los Angeles had built towers out of scrap. When a crane tested whether they were safe, they fell.
In 1959 they barely moved, and the crane was about to give way. The Watts Towers have been a landmark since.

technology SS_Baikal A ship that broke the ice carried trains across Lake Baikal. It had come up the rivers of Siberia, from the Arctic Sea.
It came in pieces, by 1900. It had been built at Newcastle, in England, taken apart, and sent off in thousands of numbered parts.

technology https://www.britannica.com/biography/John-William-Alcock When the Atlantic was crossed by air without a stop, in June 1919, it was an airship that did so. The crew had a cat with them.
Alcock and Brown did it in a bomber, which came down in an Irish bog. An airship followed in July, and did carry a cat.

technology https://www.britannica.com/topic/Corinth-Canal The engineers who dug the canal through the isthmus of Corinth broke fresh ground. The ancients had only talked of it.
Nero had had it begun in AD 67, by thousands of prisoners. In 1882 the French found his shafts, and followed the same line.

technology Concrete_ship When steel was short, in the First World War, a Norwegian built a ship out of concrete. It was launched before a crowd, and sank.
The Namsenfjord floated and was put to use. Dozens of others were built in both wars, and some lie about as breakwaters.

technology https://www.britannica.com/technology/windmill Windmills come from Holland, where they were built in the Middle Ages to pump water over the dikes.
They turned in Persia hundreds of years before, on upright axles, and ground corn. Holland’s pumping mills came after 1400.

technology https://www.britannica.com/biography/Johann-Friedrich-Bottger After years in China, a Saxon spy came back with the recipe for porcelain, and was given a castle for it.
Johann Böttger had never been there. He was a prisoner who was to make gold, and found out how to make porcelain instead, by 1709.

technology https://www.britannica.com/biography/John-Boyd-Dunlop Tyres filled with air go back to a vet in Belfast, who made some for his son’s tricycle. It had not been tried before.
A Scot, Robert Thomson, had thought of it in 1845. John Dunlop did not know of it, and lost the rights to it two years after he had been granted them.

technology Water_integrator A Soviet engineer built a computer that reckoned with water in glass tubes. It leaked so much that it was soon thrown away.
It worked, from 1936 on, and others like it were in use for some fifty years. The level in a tube was a number in an equation.

technology https://www.britannica.com/biography/Frank-Whittle A young officer thought of the jet engine in 1930. The Air Ministry gave him a workshop for it.
It was not interested. Five years later Frank Whittle let his rights lapse, because he could not spare five pounds.
`
