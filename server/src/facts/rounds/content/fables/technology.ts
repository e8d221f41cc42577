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

technology John_Peake_Knight In 1868 London was given a traffic light, with lamps of gas. It stood in front of Parliament for some thirty years.
It blew up within weeks, early in 1869, and hurt the policeman who worked it. London had no other until the 1920s.

technology HMS_Rattler_(1843) In 1845 two British warships were tied together, stern to stern. The one with paddles beat the one with a propeller.
The Rattler, with her propeller, towed the Alecto backwards, at more than two knots. The Royal Navy had ordered propellers already.

technology Falkirk_Wheel To lift a boat in Scotland, a wheel 35 metres high needs as much power as a small town.
It needs about as much as eight kettles. Both of its arms weigh the same, since a boat pushes out its own weight in water.

technology https://www.britannica.com/biography/John-Logie-Baird The television that the BBC began to broadcast in 1936 was that of a Scottish inventor, and remained so until the war.
It used John Logie Baird’s system and that of a rival by turns. After three months it gave up Baird’s.

technology Atmospheric_railway Brunel’s line in Devon had trains without engines from 1847 to 1885. They were sucked along by a pipe.
Isambard Kingdom Brunel’s atmospheric railway ran for a year, until 1848. Leather flaps were to keep the pipe tight, and did not last.

technology https://www.britannica.com/topic/Great-Eastern The largest ship of Brunel’s day took four thousand emigrants to Australia each year.
She never went there, and never had a full load of passengers. In 1866 she laid a telegraph cable across the Atlantic.

technology https://www.britannica.com/topic/Channel-Tunnel Nobody had dug a tunnel beneath the English Channel before 1987.
In the early 1880s machines had bored over a mile from each side. Britain called a halt, for fear of an invasion.

technology https://atlantic-cable.com/Cables/1857-58Atlantic/index.htm The telegraph cable that was laid across the Atlantic in 1858 was in use for about thirty years.
It was dead within three weeks, partly because too high a voltage had been put on it. The next one followed in 1866.

technology Humber_Bridge The towers of the Humber Bridge (1981), then the longest of its kind, are no further apart at the top than at the bottom.
They are upright, but the Earth is round. At the top they are 36 millimetres further apart.

technology https://doi.org/10.1088/1367-2630/10/3/033001 In a test in Japan 22 cars drove round in a ring without any trouble, until somebody braked on purpose.
Nobody had to. Small differences grew by themselves until some cars stood still, and the jam wandered backwards round the ring.

technology https://www.britannica.com/topic/Leaning-Tower-of-Pisa The tower of Pisa stood upright for some two hundred years, until an earthquake tilted it.
It began to lean while it was being built, when three of its eight storeys were up. The ground is too soft.

technology https://www.britannica.com/topic/Sydney-Opera-House The Danish architect of Sydney’s opera house was there when it was opened, in 1973.
Jørn Utzon had left in 1966, after quarrels over money, and never came back. His name was not mentioned.

technology Erie_Canal The canal from the Hudson to Lake Erie was planned by engineers from England.
There was no engineer among those in charge. Two of them were judges who had surveyed land, and one was a teacher.

technology https://www.britannica.com/technology/Colossus-computer In 1946 Britain showed the press a computer that had broken German ciphers during the war. It was called Colossus.
Most of the machines were taken apart, and their very existence was a secret until the 1970s.

technology https://www.britannica.com/technology/ENIAC Six young officers were picked to program ENIAC, the American army’s first electronic computer.
They were six women who had been computing by hand. They were given wiring diagrams, and worked it out from those.

technology https://doi.org/10.1093/qje/qju032 At a Chinese travel agency people who worked at home for a year got less done, a study found.
They got 13 per cent more done, and fewer of them gave notice. Half of them wanted to come back all the same.

technology https://www.invent.org/inductees/walter-hunt A mechanic in New York who had thought of the safety pin became one of the richest men in the city.
Walter Hunt made it in 1849 to pay off a debt of 15 dollars. He sold all his rights in it for 400.

technology https://www.cablecarmuseum.org/ The cable cars of San Francisco, which have run since the 1870s, have a motor under the floor.
There is none. A gripman takes hold of a cable that runs beneath the street, at nine and a half miles an hour.

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

technology https://www.iaea.org/newscenter/focus/chernobyl/faqs After the accident in the fourth of its reactors, the power station at Chernobyl never ran again.
The other three went on after 1986, as the country needed the electricity. The last was shut down in December 2000.

technology Buran_(spacecraft) The Soviet Union had built a space shuttle by 1988. It never left the ground.
It flew once, on 15 November 1988. It circled the Earth twice with nobody on board, and landed itself.

technology https://www.britannica.com/technology/radar/History-of-radar Before 1935 nobody had used radio waves to detect a ship or an aircraft.
A German engineer, Christian Hülsmeyer, showed in Cologne in 1904 that his apparatus rang a bell when a ship was near. Navies saw no use for it.

technology https://www.britannica.com/topic/Eddystone-Lighthouse The man who had built a lighthouse on the Eddystone rocks wished to see it in a great storm. In 1703 he did, and came home to tell of it.
Henry Winstanley was swept away with his lighthouse, on the night of 26 November. By morning only iron stumps stuck out of the rock.

technology Montparnasse_derailment In 1895 an express train ran through the front of a Paris station and fell into the street. Some thirty of those on board were killed.
Everyone on the train survived. Down in the street a woman who was selling newspapers was killed.

technology https://www.britannica.com/biography/Claude-Chappe In 1800 a message from Paris to Lille took a day at least. A rider has to rest.
From 1794 on it took minutes. Claude Chappe’s towers passed signals on with wooden arms, and were watched with telescopes.

technology Forth_Bridge The railway bridge over the Firth of Forth, opened in 1890, is made of wrought iron, like the Eiffel Tower.
It is made of steel, some 50,000 tonnes of it. It was the first great structure in Britain for which steel was used.

technology https://science.nasa.gov/mission/mer-opportunity/ A pair of robots was landed on Mars in 2004 to explore it for five years. Both fell silent after some ninety days.
They were to last for ninety days. One went on for six years, the other for more than fourteen.

technology https://www.britannica.com/biography/Montgolfier-brothers The two brothers who had built a hot-air balloon were themselves its passengers when it took off with people, near Paris.
The passengers, in 1783, were a chemist and an officer. The elder Montgolfier went up once, and the younger not at all without a rope.

technology Vajont_Dam When a side of a mountain slid into a reservoir in the Alps, the dam burst, and a village below was swept away.
In 1963 the dam held, and it stands there still. A wave went over the top of it, and killed some 2,000 people.

technology https://www.parliament.uk/bigben The great bell of the clock tower in London cracked in its first summer there. It was taken down, recast, and has been sound ever since.
It was turned by an eighth where it hung, and given a lighter hammer. Big Ben has had the crack since 1859; it was an earlier bell that was recast.

technology https://www.latimes.com/archives/blogs/culture-monster-blog/story/2009-10-08/celebration-will-mark-50-years-since-watts-towers-won-a-tug-of-war-for-survival A tile setter in Los Angeles had built towers out of scrap. When a crane tested whether they were safe, they fell.
In 1959 they barely moved, and the crane was about to give way. The Watts Towers have been a landmark since.

technology https://www.britannica.com/biography/Filippo-Brunelleschi The dome of Florence cathedral was built on a wooden scaffold that filled the whole church, and took a forest to make.
Filippo Brunelleschi won the job by doing without one. The rings of his dome held themselves up as they rose.

technology https://www.britannica.com/biography/John-William-Alcock When the Atlantic was crossed by air without a stop, in June 1919, it was an airship that did so. The crew had a cat with them.
Alcock and Brown did it in a bomber, which came down in an Irish bog. An airship followed in July, and did carry a cat.

technology https://www.britannica.com/topic/Suez-Canal On its way through the canal at Suez, a ship is lifted by three locks and let down by three, as at Panama.
There is not one lock at Suez. The sea is about as high at one end as at the other, and the land between is low.

technology Concrete_ship When steel was short, in the First World War, a Norwegian built a ship out of concrete. It was launched before a crowd, and sank.
The Namsenfjord floated and was put to use. Dozens of others were built in both wars, and some lie about as breakwaters.

technology https://www.britannica.com/technology/windmill Windmills come from Holland, where they were built in the Middle Ages to pump water over the dikes.
They turned in Persia hundreds of years before, on upright axles, and ground corn. Holland’s pumping mills came after 1400.

technology https://www.britannica.com/biography/Johann-Friedrich-Bottger After years in China, a Saxon spy came back with the recipe for porcelain, and was given a castle for it.
Johann Böttger had never been there. He was a prisoner who was to make gold, and found out how to make porcelain instead, by 1709.

technology https://www.britannica.com/biography/John-Boyd-Dunlop Tyres filled with air go back to a vet in Belfast, who made some for his son’s tricycle. It had not been tried before.
A Scot, Robert Thomson, had thought of it in 1845. John Dunlop did not know of it, and lost the rights to it two years after he had been granted them.

technology https://www.census.gov/history/www/innovations/technology/the_hollerith_tabulator.html When Americans were counted by machine, with punched cards, it took two years longer than it had done by hand.
It was much faster. The census of 1880 had taken most of eight years, and that of 1890 was counted within months.

technology https://www.britannica.com/biography/Frank-Whittle A young officer thought of the jet engine in 1930. The Air Ministry gave him a workshop for it.
It was not interested. Five years later Frank Whittle let his rights lapse, because he could not spare five pounds.
`
