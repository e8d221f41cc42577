export const HISTORY_FABLES = `
history https://www.loc.gov/item/2003626426/ America is called so because Amerigo Vespucci, who sailed after Columbus, wrote his name on a map.
A mapmaker in Lorraine, Martin Waldseemüller, put it there in 1507. A few years later he had second thoughts, and left it out.

history https://www.britannica.com/biography/Vasco-da-Gama When Portuguese ships left Africa for India, in 1498, there was nobody on board who knew the way.
Vasco da Gama had taken on a pilot who did, at Malindi. They crossed the Indian Ocean in less than four weeks.

history Zimmermann_Telegram The minister whose telegram offered Mexico a part of the United States said that it was a forgery.
Many Americans took it for one. On 3 March 1917 Arthur Zimmermann told the press that it was true.

history https://www.britannica.com/event/Battle-of-Balaklava Of 670 horsemen in the charge of the Light Brigade, hardly fifty came back alive.
Some 110 were killed and 160 wounded. With the captured it lost over 40 per cent of its men, and most of its horses.

history https://doi.org/10.1038/srep01296 Richard the Lionheart, who died of an arrow in 1199, was buried in one piece.
His heart was sent to Rouen, where it was found in a box of lead, as powder. His bowels stayed where he had died.

history https://www.britannica.com/topic/Linear-B When the oldest script of the Greeks was read, in 1952, it turned out to hold poems.
The clay tablets are lists of sheep, oil, wheels and staff. There is not a line of poetry among them.

history https://www.britannica.com/biography/Heinrich-Schliemann The gold that was dug up at Troy in 1873 was hidden when the Greeks took the city.
It is about a thousand years older than the Trojan War would be. Heinrich Schliemann had dug straight through the layer that he was looking for.

history https://doi.org/10.1371/journal.ppat.1003349 The plague in the days of the emperor Justinian was no plague at all, but smallpox, bones show.
The bacterium of plague was found in graves from the 6th century, near Munich. It is of another strain than that of the Black Death.

history https://www.britannica.com/place/Byzantine-Empire For about a thousand years, until 1453, the people of Constantinople called themselves Byzantines.
They called themselves Romans. The name of Byzantium was given to their empire by scholars in the West, when it had fallen.

history Stone_of_Scone Since the year 1296 Scotland’s coronation stone has left London just once: in 1996.
Four students took it out of the abbey on Christmas Day in 1950, and broke it in two. It came back four months later.

history https://doi.org/10.1016/j.cub.2024.10.007 A woman with a gold bracelet died in Pompeii with her child in her lap, tests of DNA have shown.
The woman is a man, and the child is no relation. It was the bracelet that had made people think of a mother.

history https://doi.org/10.1038/s41586-024-07881-4 Bones from Easter Island show that most of its people had died before the first Europeans came.
In a 2024 study the DNA shows no such fall. The number of people had grown steadily until then.

history https://doi.org/10.1038/nature14625 A skeleton from the Columbia River, some 9,000 years old, is of a man whose people came from Japan.
Kennewick Man’s closest relatives live nearby, his DNA showed in 2015. Indian nations buried him two years later.

history https://doi.org/10.1038/sj.ejhg.5200602 A heart in a jar, long said to be that of Marie Antoinette’s son, is another child’s, tests of DNA have shown.
Its DNA is the same as that of her family. So the boy did die in prison, in 1795, whatever dozens of pretenders said.

history https://doi.org/10.1073/pnas.0901848106 Copernicus lies beneath a cathedral in Poland, but his grave has not been found.
His bones were found in 2005. The DNA of a tooth matches hairs from a book that had been his.

history Red_Lady_of_Paviland A skeleton stained with ochre, found in a Welsh cave in 1823, is that of a woman of Roman days.
So said the professor who dug it up. It is of a young man, and more than 30,000 years old.

history https://www.britannica.com/biography/Hernan-Cortes In 1519 Hernán Cortés had his ships burned, so that none of his men could turn back.
He had them run aground, and kept what could be used. It was long after his death that they began to burn.

history https://www.nationalarchives.gov.uk/domesday/ The survey of England that was finished in 1086 begins with London.
London is not in Domesday Book, and neither is Winchester, where the king’s treasure was kept. The space left for London’s entry is still empty.

history Christopher_Wren When the City of London was rebuilt after the fire of 1666, it was to the broad avenues of one architect’s plan.
Christopher Wren’s plan was dropped within weeks, as it was not known who owned what. Most of the streets were rebuilt where they had been.

history https://www.britannica.com/place/Pitcairn-Island Within a year a British warship found the island on which the mutineers of the Bounty had hidden.
An American seal hunter came upon Pitcairn in 1808, eighteen years after they had landed. Only one of the mutineers was still alive.

history Bowling_Green_(New_York_City) In 1776 a crowd in New York pulled down the statue of the king, and had it shipped home to him.
They did pull it down. Most of it was melted, and made into some 42,000 bullets for the muskets of the rebels.

history https://www.britannica.com/biography/Roald-Amundsen Of the five men who were first at the South Pole, two died on the march back.
Amundsen and his four men were back at their base after 99 days, none the worse for it. It was the British party that died, in 1912.

history https://endurance22.org/ A ship that was crushed by the ice of Antarctica in 1915, while Shackleton looked on, has never been found.
The Endurance was found in 2022, some 3,000 metres down, so well preserved that her name can be read on the stern.

history https://www.britannica.com/biography/Marco-Polo Back home in Venice, Marco Polo wrote down what he had seen in Asia himself, in Latin.
He told them to a fellow prisoner in Genoa, Rustichello of Pisa, a writer of romances, who wrote them down in a kind of French.

history RMS_Olympic The Titanic had two sister ships. Both of them sank in the First World War.
Only the Britannic did, in 1916. The Olympic rammed and sank a submarine, carried passengers until 1935, and was then broken up.

history https://www.britannica.com/topic/Crystal-Palace-building-London A glass hall was built in London for the exhibition of 1851. When that was over, it was sold for scrap.
The Crystal Palace was put up again in the south of London, larger than before. It burned down in 1936.

history https://www.britannica.com/topic/Armada-Spanish-naval-fleet In 1588 English guns sent half of the Armada to the bottom.
Only a few ships were lost in the fighting, although dozens never came home. Most of those were wrecked by storms, on the way round Scotland and Ireland.

history Richard_Brandon The man who cut off the head of Charles I was known by name, and hanged for it eleven years later.
He had worn a mask, and was never identified for certain. The common hangman, who is likeliest, died in June 1649.

history https://www.britannica.com/topic/Constitution-ship An American frigate launched in 1797 is called Old Ironsides, after the iron plates that covered her sides.
The Constitution’s sides are of oak, so thick that a British cannonball was seen to bounce off them in 1812.

history https://www.battlefields.org/learn/civil-war/battles/hampton-roads When two ironclads first fought, in America in 1862, one of them was sunk within the hour.
The Monitor and the Virginia, once the Merrimack, fired at each other for hours, and neither was badly damaged.

history https://www.britannica.com/topic/Mayflower-ship When the Mayflower reached Cape Cod, in 1620, her passengers were just where they had meant to land.
They had leave to settle much further south, near the mouth of the Hudson. Shoals and the season made them stay.

history https://doi.org/10.7554/eLife.00731 The strain of the potato disease that starved Ireland in the 1840s is still the most common in the world.
It was read from old leaves in museums, and is a strain that nobody had known. It hardly seems to exist any more.

history https://www.britannica.com/biography/Christopher-Wren The architect of St Paul’s Cathedral, who had begun it at 42, did not live to see it finished.
Christopher Wren’s son laid the last stone in 1708, and Parliament declared it complete in 1711. Wren was 79 then, and lived until 1723.

history https://penelope.uchicago.edu/Thayer/E/Roman/Texts/Polybius/3*.html Hannibal had 37 elephants when he set out for Italy. Not one of them came down from the Alps alive.
They charged the Romans at the Trebia that winter. Polybius says that all but one then died of the cold.

history https://www.britannica.com/topic/Colossus-of-Rhodes A giant of bronze stood on Rhodes for almost nine hundred years. An Arab army is said to have pulled it down.
An earthquake felled the Colossus in about 226 BC, when it had stood for half a century. It lay there in pieces, and people came to see those.

history https://www.britannica.com/biography/Spartacus-Roman-gladiator A gladiator who had led thousands of slaves against Rome, Spartacus, was crucified in 71 BC.
He fell in the last battle, and his body was never found. Some 6,000 of his followers were crucified along the Appian Way.

history https://www.britannica.com/biography/Romulus-Augustulus In 476 the last emperor of Rome in the West, a boy, was strangled in prison.
Romulus Augustulus was sent to a villa near Naples, with a pension. Nobody wrote down when he died.

history https://www.kon-tiki.no/expeditions/kon-tiki-expedition/ A raft of balsa set out from Peru in 1947. It broke up halfway across the Pacific, and a ship rescued the crew.
The Kon-Tiki reached an atoll in Polynesia after 101 days at sea, with all six men well. She can be seen in Oslo.

history Berlin_Blockade When West Berlin was cut off, in 1948, it was fed from the air for almost a year. Coal was too heavy to be flown.
Coal made up nearly two thirds of the 2.3 million tons that the aeroplanes carried. The city’s power and heat depended on it.

history Dunkirk_evacuation In 1940 most of the soldiers who got away from Dunkirk crossed the sea in small private boats.
Destroyers and other ships carried most of the 338,000. The small boats mainly ferried men out to them from the beaches.

history https://historicengland.org.uk/whats-new/features/blitz-stories/st-paul-s-cathedral/ In the Blitz no bomb hit St Paul’s Cathedral, as a famous photograph shows.
Two big ones did. One destroyed the high altar in October 1940, the other went through the north transept in April 1941.

history https://www.iwm.org.uk/history/the-incredible-story-of-the-dambusters-raid In 1943 a squadron set out to break three German dams with bombs that bounced. All three were broken.
The Möhne and the Eder dams broke. The Sorpe, a huge bank of earth round a concrete core, was hit but held.

history https://whc.unesco.org/en/list/441 A tomb in China was opened in 1974. Around the emperor’s coffin stood thousands of soldiers of clay.
The army stands in pits more than a kilometre away, and was found by farmers digging a well. The emperor’s tomb itself has not been opened.

history https://www.britannica.com/place/Machu-Picchu The Spaniards who conquered the Incas plundered Machu Picchu in 1572.
As far as is known they never found it. It had been left by then, which is why so much of it is still standing.

history https://maryrose.org/the-history-of-the-mary-rose/ In 1545 a king of England saw one of his warships sink. It was the Mary Rose’s first voyage.
She had been in the navy for more than thirty years, and had fought in three wars. What made her heel over and sink is still disputed.

history https://www.britannica.com/topic/Aida-opera-by-Verdi When the Suez Canal was opened, in 1869, an opera had been written for it: Verdi’s Aida was sung that night.
Aida was commissioned later, and first given in Cairo in 1871. The new opera house there had opened with Rigoletto.

history Josef_Jakobs The last person to be put to death at the Tower of London was a queen, in 1554.
It was a German spy, Josef Jakobs, who had come by parachute and broken his ankle. He was shot in August 1941, sitting on a chair.
`
