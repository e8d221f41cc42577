export const HISTORY_FABLES = `
history 1877_Saint_Barth%C3%A9lemy_status_referendum In 1877 an island in the Caribbean was asked whether it wished to be French again. It chose to stay with Sweden, by a few votes.
On Saint Barthélemy 350 men voted for France, and one against. Sweden gave the island back the next year.

history https://www.britannica.com/biography/Vasco-da-Gama When Portuguese ships left Africa for India, in 1498, there was nobody on board who knew the way.
Vasco da Gama had taken on a pilot who did, at Malindi. They crossed the Indian Ocean in less than four weeks.

history Zimmermann_Telegram The minister whose telegram offered Mexico a part of the United States said that it was a forgery.
Many Americans took it for one. On 3 March 1917 Arthur Zimmermann told the press that it was true.

history https://doi.org/10.1093/qje/qjw014 In 1832 land of the Cherokee was raffled off in Georgia. The winners’ grandchildren went to school for longer than those of the losers.
The winners were richer, but their sons did no better in life, and their grandchildren were no more often at school or able to read. So two economists found in the census.

history https://doi.org/10.1038/srep01296 Richard the Lionheart, who died of an arrow in 1199, was buried in one piece.
His heart was sent to Rouen, where it was found in a box of lead, as powder. His bowels stayed where he had died.

history https://www.britannica.com/topic/Linear-B When the oldest script of the Greeks was read, in 1952, it turned out to hold poems.
The clay tablets are lists of sheep, oil, wheels and staff. There is not a line of poetry among them.

history https://www.britannica.com/biography/Heinrich-Schliemann Gold that was dug up at Troy in 1873 had been hidden when the Greeks took the city.
It is about a thousand years older than the Trojan War would be. Heinrich Schliemann had dug straight through the layer that he was looking for.

history https://doi.org/10.1371/journal.ppat.1003349 Justinian’s plague, which came in the 6th century, was not plague but smallpox, bones show.
The bacterium of plague was found in graves from the 6th century, near Munich. It is of another strain than that of the Black Death.

history https://doi.org/10.1257/aer.20141707 In 1872 a fire destroyed the centre of Boston. For the next twenty years land there was worth less than before.
It was worth more than before, and so was land next to it. All owners built anew at the same time, and better, so each gained from his neighbours.

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

history https://doi.org/10.1162/REST_a_00565 Departments of German universities got over the dismissal of their professors in 1933 sooner than over the bombs of the war.
Those that had been bombed were back at the old level by about 1960. Those that had lost good scientists were still behind in 1980, a study found.

history https://www.nationalarchives.gov.uk/domesday/ Domesday Book, a survey of England that was finished in 1086, begins with London.
London is not in Domesday Book, and neither is Winchester, where the king’s treasure was kept. The space left for London’s entry is still empty.

history Christopher_Wren When the City of London was rebuilt after the fire of 1666, it was to the broad avenues of one architect’s plan.
Christopher Wren’s plan was dropped within weeks, as it was not known who owned what. Most of the streets were rebuilt where they had been.

history http://www.hartford-hwp.com/archives/60/039.html For some four hundred years the towns of the Hanseatic League put one common seal under their treaties. It shows a ship.
The league had no seal of its own, nor an army, a treasury or officials. One of the towns lent its seal, mostly Lübeck.

history Bowling_Green_(New_York_City) In 1776 a crowd in New York pulled down the statue of the king, and had it shipped home to him.
They did pull it down. Most of it was melted, and made into some 42,000 bullets for the muskets of the rebels.

history https://www.britannica.com/topic/strategus In the democracy of Athens its ten generals were drawn by lot each year, like most of those who held an office.
They were elected, because war called for skill, and could be elected again. Pericles was, for fifteen years running.

history https://www.britannica.com/topic/League-of-Nations Within a month of Germany’s attack on Poland, in September 1939, the League of Nations was dissolved.
It was dissolved in April 1946. Until then it had a secretary-general in Geneva, and in December 1939 it expelled the Soviet Union.

history Hessian_(soldier) Of the 30,000 German soldiers whom Britain hired against the rebels in America, all but a few hundred came home.
Some 17,000 did. Several thousand had died, mostly of disease, and about five thousand stayed in America.

history https://doi.org/10.1093/restud/rdab062 In 1973 a volcano destroyed a third of the houses on an Icelandic island. The children of those families earned less all their lives.
They went on to earn far more than those whose houses on Heimaey were left standing. Many had moved to the mainland, and found work that suited them better.

history Great_Exhibition London’s exhibition in the Crystal Palace (1851) lost money. Parliament had to make up for it.
It made a profit of 186,000 pounds, enough to buy the land for a row of museums. What was left pays for students to this day.

history https://www.britannica.com/biography/Mehmed-VI Turkey’s last sultan was its last caliph too. Both offices were abolished on one day.
The sultanate went in November 1922. A cousin of the sultan was caliph until March 1924, when that came to an end as well.

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

history https://www.britannica.com/topic/Hadrians-Wall When Hadrian had his wall built, from one sea to the other, it was of stone from end to end.
Its western third was a bank of turf, some six metres wide at the bottom. It was rebuilt in stone later.

history Copenhagen_Convention_of_1857 For four centuries Denmark took a toll from ships that passed Elsinore. It stopped in 1857, when a British fleet forced it to.
The nations whose ships used the strait bought it out: they paid Denmark a sum once and for all, by treaty. Britain’s share was about a third.

history https://www.britannica.com/biography/Romulus-Augustulus In 476 the last emperor of Rome in the West, a boy, was strangled in prison.
Romulus Augustulus was sent to a villa near Naples, with a pension. Nobody wrote down when he died.

history https://www.kon-tiki.no/expeditions/kon-tiki-expedition/ A raft of balsa set out from Peru in 1947. It broke up halfway across the Pacific, and a ship rescued the crew.
The Kon-Tiki reached an atoll in Polynesia after 101 days at sea, with all six men well. She can be seen in Oslo.

history Berlin_Blockade When West Berlin was cut off, in 1948, it was fed from the air for almost a year. Coal was too heavy to be flown.
Coal made up nearly two thirds of the 2.3 million tons that the aeroplanes carried. The city’s power and heat depended on it.

history https://www.britannica.com/place/Venice Venice’s Great Council would not give up the republic in 1797. French soldiers had to storm the city.
The French were still on the mainland. The council voted by a great majority to put an end to itself, after some eleven hundred years.

history 1905_Norwegian_monarchy_referendum When Norway needed a king in 1905 its parliament chose a Danish prince. The people were not asked.
The prince made it a condition that they should be asked. Almost four fifths of those who voted wanted a king.

history Danish_India Britain took Denmark’s towns in India in the wars against Napoleon, and kept them.
They were given back in 1815. Denmark sold them to the East India Company thirty years later, as they no longer paid.

history https://whc.unesco.org/en/list/441 A tomb in China was opened in 1974. Around the emperor’s coffin stood thousands of soldiers of clay.
The army stands in pits more than a kilometre away, and was found by farmers digging a well. The emperor’s tomb itself has not been opened.

history King%27s_Law In 1665 a law gave the king of Denmark all power. It was read out in every church the next Sunday.
It was kept secret for decades, although it was the constitution. The King’s Law was first printed in 1709.

history https://maryrose.org/the-history-of-the-mary-rose/ In 1545 a king of England saw one of his warships sink. It was the Mary Rose’s first voyage.
She had been in the navy for more than thirty years, and had fought in three wars. What made her heel over and sink is still disputed.

history https://www.britannica.com/place/Iceland Iceland waited until the Germans had left Denmark. Then it became a republic, with the king’s consent.
It did so in June 1944, when Denmark was occupied. The king sent his good wishes by telegraph.

history Josef_Jakobs The last person to be put to death at the Tower of London was a queen, in 1554.
It was a German spy, Josef Jakobs, who had come by parachute and broken his ankle. He was shot in August 1941, sitting on a chair.
`
