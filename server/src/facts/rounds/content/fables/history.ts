export const HISTORY_FABLES = `
history 1877_Saint_Barth%C3%A9lemy_status_referendum In 1877 an island in the Caribbean was asked whether it wished to be French again. It chose to stay with Sweden, by a few votes.
On Saint Barthélemy 350 men voted for France, and one against. Sweden handed the island over the next year.

history https://supreme.justia.com/cases/federal/us/175/677/ In 1898 American warships took two fishing boats off Cuba. They might be kept, America’s highest court ruled, as there was a war on.
They had to be paid for. Enemies had let each other’s coastal fishermen be for some five hundred years, the court found, since an order of an English king.

history https://www.nber.org/papers/w14831 Where the French had ruled longest in Germany, four economists found, towns grew less in the century that followed than elsewhere.
They found that they grew more. The French had abolished guilds and the privileges of nobles, and so had made things easier for trade and industry, they argue.

history https://doi.org/10.1093/qje/qjw014 In 1832 land of the Cherokee was raffled off in Georgia. The winners’ grandchildren went to school for longer than those of the losers, two economists found.
The winners were richer, but their sons did no better in life, and their grandchildren were no more often at school or able to read. The two had followed them in the census.

history https://www.nber.org/papers/w18296 After the great flood of the Mississippi in 1927, planters on the flooded land were slower than others to buy machines, two economists found.
They were quicker. Many of their black workers had left for good, and hands were short.

history https://doi.org/10.1093/bjc/azr004 Of some 1,500 kings and queens of Europe from AD 600 to 1800, about one in fifty was murdered.
About one in seven was. No occupation known to criminology is more dangerous, wrote the man who had counted them, in 2011.

history https://doi.org/10.1017/S0003055412000561 Around 1100 a sultan could count on a longer reign than a king in the west of Europe, two political scientists found.
They compared hundreds of reigns, and found that the kings ruled for longer, perhaps because they had come to terms with their barons.

history https://www.gutenberg.org/ebooks/14783 The Twelve Tables, a code of law made in Rome around 450 BC, forbade gold in a grave, even that in the teeth of the dead.
They made an exception: whoever’s teeth were bound with gold might be buried or burned with it. Cicero quotes the clause.

history https://doi.org/10.1257/aer.20141707 In 1872 a fire destroyed the centre of Boston. For the next twenty years land there was worth less than before, two economists found.
It was worth more than before, and so was land next to it. All owners built anew at the same time, and better, so each gained from his neighbours.

history https://www.britannica.com/event/Treaty-of-Nerchinsk In 1689 Russia and China made a treaty on their border. Its official text is in Mongolian, which both sides could read.
It is in Latin. Two Jesuits, a Portuguese and a Frenchman, interpreted for the emperor of China.

history https://doi.org/10.1111/jeea.12117 Of 272 German towns, those that had become Protestant grew faster until 1900 than those that had stayed Catholic, an economist found.
He found no difference. The idea that he was testing is Max Weber’s.

history https://doi.org/10.1257/0002828054825574 In some districts of India the British made landlords the owners of the soil, in others peasants. The former have harvested more since independence, two economists found.
They found that the former had harvested less, and built fewer schools.

history https://www.nber.org/papers/w14278 Italian cities that governed themselves in the Middle Ages have fewer clubs and charities today than those that did not, three economists found.
They counted more. A habit of doing things together, they argue, may last for seven or eight hundred years.

history https://doi.org/10.1257/aer.91.1.287 Men of America’s Plains nations who were born around 1850 were much shorter than white Americans, a 2001 study found.
It found them to be among the tallest in the world, at some 172 centimetres. An anthropologist, Franz Boas, had thousands of people measured around 1892.

history https://avalon.law.yale.edu/20th_century/kbpact.asp The treaty of 1928 by which states gave up war as a means of policy was ended by its members when war broke out, in 1939.
It has never been ended, and is still in force. Some sixty states had joined it by then, Germany and Japan among them.

history https://avalon.law.yale.edu/medieval/magframe.asp Magna Carta (1215) protects the fishermen of the Thames: nobody was to remove the weirs in which they caught their fish.
It orders all fish weirs out of the Thames, the Medway and the rest of England, except on the coast. They were in the way of boats.

history https://doi.org/10.1162/REST_a_00565 Departments of German universities got over the dismissal of their professors in 1933 sooner than over the bombs of the war, a study found.
Those that had been bombed were back at the old level by about 1960. Those that had lost good scientists were still behind in 1980.

history https://avalon.law.yale.edu/ancient/hamframe.asp By the laws of Hammurabi, whoever had hired an ox had to pay for it if a lion killed it in the field.
The loss was the owner’s, says law 244. If the hirer had killed it by bad treatment, or by blows, he owed an ox for an ox.

history https://doi.org/10.1257/aer.20190759 In 1854 the water of a London pump spread cholera. Ten years later a house in its reach cost as much to rent as one just beyond.
It cost over a tenth less, and it is cheaper there to this day. The poor had moved in, and their neighbours left.

history http://www.hartford-hwp.com/archives/60/039.html For some four hundred years the towns of the Hanseatic League put one common seal under their treaties. It shows a ship.
The league had no seal of its own, nor an army. One of the towns lent its seal, mostly Lübeck.

history Statute_of_Winchester By a law of 1285 trees and bushes had to be planted along the highways of England, to give shade to travellers.
They had to be cleared away, for two hundred feet on either side, so that no robber could hide there. Great oaks might stay.

history 1920_Carinthian_plebiscite In 1920 the south of Carinthia, where most people spoke Slovene, voted to belong to Yugoslavia.
Almost six in ten voted for Austria. Ten thousand Slovenes or more must have done so, too; their markets were in the north.

history https://www.britannica.com/topic/League-of-Nations Within a month of Germany’s attack on Poland the League of Nations was dissolved.
It was dissolved in April 1946. Until then it had a secretary-general in Geneva, and in December 1939 it expelled the Soviet Union.

history Hessian_(soldier) Of the 30,000 German soldiers whom Britain hired against the rebels in America, all but a few hundred came home.
Some 17,000 did. Several thousand had died, mostly of disease, and about five thousand stayed in America.

history https://doi.org/10.1093/restud/rdab062 In 1973 a volcano destroyed a third of the houses on an Icelandic island. The children of those families went on to earn less than others, a study found.
They went on to earn far more than those whose houses on Heimaey were left standing. Many had moved to the mainland, and found work that suited them better.

history https://doi.org/10.1093/qje/qjab030 English parishes where Henry VIII had sold off the land of monks had fewer mills and factories three hundred years later, three economists found.
They found that those had more. The land had come on the market, and was bought by people who meant to make money with it.

history United_States_of_the_Ionian_Islands Corfu and its neighbours were under British protection until Greek troops drove out the garrison, in 1864.
Britain handed them over by treaty, as a present for Greece’s new king, who had come from Denmark.

history https://doi.org/10.1162/003355303321675446 In the American Civil War soldiers deserted least from companies in which men of all trades, ages and countries were mixed.
They deserted most from those, two economists found. It was the company of his like that kept a man from running.

history https://www.nber.org/papers/w19201 German towns with many choirs, bowling clubs and breeders of rabbits were slower than others to join the Nazi party, a study found.
Their people joined it faster, in the 1920s. Where people met in clubs, the party could be passed on from one to the next.

history https://www.sudd.ch/event.php?id=be011920 In 1920 the people of Eupen and Malmedy, who had been German until then, could choose in a secret ballot between Germany and Belgium.
There was no ballot. Whoever was against Belgium had to put his name and his reasons down in a list. Of some 33,700 who might have done so, 271 did.

history https://avalon.law.yale.edu/18th_century/jay.asp Britain and America agreed in 1794 that Indians might cross the border of Canada only with a pass.
Indians were to cross it freely, and to pay no duty on furs or on what they carried. America still lets those of Canada’s nations cross.

history https://doi.org/10.7554/eLife.00731 The strain of the potato disease that starved Ireland in the 1840s is still the most common in the world.
It was read from old leaves in museums, and is a strain that nobody had known. Others have taken its place.

history https://mathshistory.st-andrews.ac.uk/Biographies/Maclaurin/ When the Jacobites marched on Edinburgh, in 1745, its professor of mathematics stayed at his desk, and kept out of it.
Colin Maclaurin planned the defence, and wore himself out on the walls. The town gave in all the same, he fled, and died within a year.

history https://doi.org/10.1257/aer.20120642 Black Americans who left the Deep South for northern cities, early in the 20th century, lived longer than those who stayed, a study found.
They died sooner, it found in the records of millions. They earned more, but seem to have smoked and drunk more, too.

history https://history.state.gov/milestones/1914-1920/virgin-islands In 1917 Denmark sold its islands in the Caribbean to America. The Danes were not asked, since their king could do so by himself.
They voted on it in December 1916, and almost two thirds were for selling. Parliament had to agree as well.

history Copenhagen_Convention_of_1857 For four centuries Denmark took a toll from ships that passed Elsinore. It stopped in 1857, when a British fleet forced it to.
The nations whose ships used the strait bought it out: they paid Denmark a sum once and for all, by treaty. Britain’s share was about a third.

history https://doi.org/10.1016/j.jdeveco.2015.08.006 When the heavy plough spread in Europe, around 1000, towns grew most where the soil was light, three economists found.
They grew most on heavy clay, which the old plough could not turn. It was the best soil, once somebody could work it.

history https://avalon.law.yale.edu/19th_century/decparis.asp When the powers agreed, in 1856, to send out no more privateers, the United States was among those who signed.
It would have given up privateers only if merchant ships were to be spared altogether, and never signed. Seven states of Europe had drawn it up.

history Canton_of_Neuch%C3%A2tel When Neuchâtel became a canton of Switzerland, in 1815, the king of Prussia ceased to be its prince.
He was both, king in Berlin and prince of a Swiss canton, until rebels made it a republic in 1848. He gave up his claim in 1857.

history https://www.britannica.com/place/Venice Venice’s Great Council would not give up the republic in 1797. French soldiers had to storm the city.
The French were still on the mainland. The council voted by a great majority to put an end to itself, after some eleven hundred years.

history 1905_Norwegian_monarchy_referendum When Norway needed a king in 1905 its parliament chose a Danish prince. The people were not asked.
The prince made it a condition that they should be asked. Almost four fifths of those who voted wanted a king.

history Danish_India Britain took Denmark’s towns in India in the wars against Napoleon, and kept them.
They were given back in 1815. Denmark sold them to the East India Company thirty years later, as they no longer paid.

history https://www.gutenberg.org/ebooks/72551 In Visigothic Spain a doctor who had agreed on a fee was paid, whether the patient lived or died.
If the patient died there was no fee, said the law. Nor, as a rule, might a doctor bleed a lady, unless one of her family was in the room.

history King%27s_Law In 1665 a law gave the king of Denmark all power. It was read out in every church the next Sunday.
It was kept secret for decades, although it was the constitution. The King’s Law was first printed in 1709.

history Guadeloupe_Fund In 1814 Sweden had to give the island of Guadeloupe back to France. Nobody paid anything for it.
Britain paid 24 million francs. The crown prince put about half of them towards Sweden’s debts, for which he and his heirs got a yearly sum until 1983.

history Wismar In 1803 Sweden sold Wismar, its town on the German coast, once and for all.
It was pawned to a duke for a hundred years, and might have been bought back. Sweden gave up its claim in 1903.

history Prussian_semaphore_system In the 1830s a message from Berlin reached the Rhine by a chain of towers with arms. By 1840 it had been given up as too slow.
It worked until 1849. In clear weather a short message passed its sixty towers on the same day.
`
