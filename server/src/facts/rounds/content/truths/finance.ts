export const FINANCE_TRUTHS = `
finance https://doi.org/10.1162/qjec.2009.124.4.1593 When American chief executives had won an award from the business press, their companies did worse than before, a study found.
They spent more time on writing books and sitting on other boards. Their pay had gone up.

finance https://doi.org/10.1257/aer.99.1.112 Cashiers in an American supermarket scanned faster when a fast colleague sat behind them. If they only saw her, it had no effect.
It is being watched that counts, two economists found. They had the time of each beep.

finance https://www.nobelprize.org/prizes/economic-sciences/2001/akerlof/article/ Three journals turned down the paper on used cars for which George Akerlof was honoured in 2001.
Two found it trivial. One objected that if it were right, economics would be different.

finance https://doi.org/10.1073/pnas.36.1.48 The 1950 paper that made John Nash famous is about one page long.
He was 21, and still a student. It earned him a share of the 1994 prize in economics.

finance https://doi.org/10.1111/j.1540-6261.2007.01262.x When a country is knocked out of the World Cup, its shares tend to fall the next day, a study found.
By half a per cent on average. Cricket and rugby do the same, only less.

finance https://egmondonline.nl/en/museum-broekerveiling In a Dutch village growers used to steer their boats full of cabbages right through the auction hall, past the buyers.
The hall, built in 1912, stands in the water. The price fell on a dial until somebody pressed a button.

finance https://doi.org/10.1093/qje/qjz009 Economists estimated where lost cities of the Bronze Age lie, from some 12,000 business records in clay.
Towns that are near trade more. Merchants of Assyria had written down who sent what where, 4,000 years ago.

finance Gold_fixing Five banks used to agree on the price of gold in a room in London. As long as one man had his little flag up, it was not fixed.
It meant that he was still speaking to his customers. The Union Jacks went out of use in 2004.

finance https://talesfromthesupplydepot.blog/2020/07/26/bank-of-england-picquet-postcard/ Until 1973 soldiers came to the Bank of England every night, to guard it. Their officer could have a friend to dinner there.
It began in 1780, when a mob attacked the bank. The men changed into plimsolls, to spare the floor.

finance https://newsicilia.it/italia/cultura/sali-e-tabacchi-quando-ancora-il-sale-era-monopolio-di-stato-perche-si-vende-con-le-sigarette/757680/amp In most of Italy salt could be had from the tobacconist only, until the 1970s. It was a monopoly of the state, like tobacco.
Old signs still say salt and tobacco. In the end the state only wished salt to be cheap everywhere.

finance https://doi.org/10.1287/mnsc.39.12.1521 When a number had come up in Maryland’s daily lottery in the 1980s, far less was bet on it, for about three months.
People seemed to think that it had had its turn. It was as likely to come up as any other.

finance Monte_delle_doti From 1425 a father in Florence could pay into a public fund for a small daughter. It gave back far more when she married, years later.
It bore some twelve per cent a year. If she died before, in the beginning the city kept it all.

finance https://doi.org/10.1162/qjec.122.2.647 In Denmark the head of a firm was likelier to be followed by a relative if his first child was a son. Profits then fell.
Whether it is a son is chance, argued the study. So it was not merely weak firms that stayed in the family.

finance https://doi.org/10.1257/aer.99.4.1145 Shoppers in California bought eight per cent less when the price tags told them the tax that they had always paid at the till.
They knew of it when asked. It just was not on their mind in front of the shelf.

finance Leper_colony_money In the first half of the 20th century colonies for lepers, from Colombia to the Philippines, had coins of their own.
It was feared that money passes the disease on. In 1938 a doctor in Malaya found that its notes did not.

finance https://www.wehd.com/farmer/Fourteen_Hundred.html Whenever a stranger was seen in London’s Stock Exchange, somebody used to shout Fourteen hundred.
For a long time it had 1,399 members, it is said. Any newcomer was hailed as the next one.

finance https://www.bailii.org/uk/cases/UKFTT/TC/2014/TC03754.html In 2014 a tribunal had to decide whether a marshmallow snowball is a cake. Both of its members tasted some, in moderation.
Cakes are not taxed. It does not look out of place on a plate of them, they found, and it was one.

finance Bank_Notes_(Scotland)_Act_1765 In the early 1760s many Scottish banknotes let the bank choose: it paid at once, or six months later with interest.
It guarded against a run, or against a rival with a sackful of notes. Parliament put an end to it.

finance Th%C3%A9r%C3%A8se_Humbert For about twenty years Thérèse Humbert of Paris borrowed against a locked safe. In 1902 it was found all but empty.
It was said to hold the fortune of an American millionaire, who had never existed.

finance https://www.bankofengland.co.uk/CalmView/Record.aspx?id=DS%2FUK%2F265&pos=1&src=CalmView.Persons In 1842 the head of the Bank of England devised a machine himself, which weighed gold coins and picked out the light ones.
William Cotton’s balance won a medal in 1851. At the bank it was called the governor, as he was.

finance https://doi.org/10.1257/aer.97.4.1217 The colder it was on the day when Americans ordered warm things by post, the likelier they were to send them back.
On a cold day one may think that one needs a coat. The study covered twelve million orders.

finance https://doi.org/10.1016/j.jpubeco.2008.07.004 Australia promised 3,000 dollars for every child born from 1 July 2004. More than a thousand births were put off.
On no day in thirty years had so many been born. The date was known, and operations can be moved.

finance https://doi.org/10.1016/j.jfineco.2009.10.002 After a great air crash, shares in America lost some 60 billion dollars on average, a 2010 study found. The crash itself cost about one.
It is fear that sells, its authors think. Most of what was lost was soon made good.

finance https://doi.org/10.1093/qje/qju015 Growers of seaweed in Indonesia took great care over the space between the plants. Few knew that their size matters.
It had not occurred to them to look. Not even a trial showed it to them, until they saw it summed up.

finance https://doi.org/10.2202/1538-0637.1429 Bidders on the internet paid more in all for the same video game if a part of the price was called postage.
Two economists sold games in pairs, one in each way. It seems that people look at the first figure.

finance https://doi.org/10.1016/j.jfineco.2011.10.005 Chief executives who bought their own house with a large loan also run companies with larger debts, a 2012 study found.
It was so above all where nobody kept a close watch on them. One’s habits come along to work.

finance https://doi.org/10.1093/rfs/hhv016 American funds drew about a tenth less money if the manager’s name sounded foreign, though they did just as well.
In a test people put in less when nothing but the name had been changed.

finance Kissi_money In West Africa a twisted bar of iron was money. A broken one had lost its soul, and was worthless until a priest gave it back.
The Kissi penny had a head and a foot. It passed from hand to hand until the middle of the 20th century.

finance https://doi.org/10.1111/jofi.12179 On days when the newspapers of a country were on strike, 12 per cent fewer shares were traded there.
Prices moved less, too. The countries were France, Greece, Italy and Norway.

finance https://doi.org/10.1111/j.1540-6261.2009.01456.x Finns who have been fined for driving too fast buy and sell more shares than others, two economists found.
They had the records of the police and of the exchange. Some people may do both for the thrill.

finance Katanga_Cross In parts of Central Africa, a cross of copper that weighed about a kilogram once served as money.
Around 1960 the short-lived state of Katanga put the cross on its coins and its flag.

finance https://doi.org/10.1257/aer.91.4.1095 Whenever Jakarta heard rumours that the president was ill, in the 1990s, the shares of companies close to him fell.
Of the closest ones, almost a quarter of their worth was whom they knew, an economist worked out.

finance https://doi.org/10.1093/qje/qju033 Americans bought more convertibles on warm days, in winter, too, and more four-wheel drives when it had just snowed.
On a nice day one may think that all days will be so. It came out in over forty million sales.

finance https://doi.org/10.1086/367683 In March 2000 the shares of Palm were worth more than those of 3Com, the company that owned 95 per cent of it.
The rest of 3Com, profits and all, was thereby priced at less than nothing.

finance https://doi.org/10.1111/0022-1082.00330 In May 1998 a Sunday paper wrote of a drug against cancer, and EntreMed’s shares more than tripled. The news was five months old.
The New York Times itself had reported it in November, on a page further back.

finance https://doi.org/10.1111/0022-1082.00394 In the 1990s investors who wanted shares in the company MCI bought into a bond fund instead. Its symbol on the exchange was MCI.
On days with news of the one, the other was traded more. The company’s own symbol was MCIC.

finance https://doi.org/10.1111/j.1540-6261.1994.tb04782.x In 1994 two researchers noticed that dealers on the Nasdaq avoided odd eighths of a dollar. It kept their margins wide.
Within days of the first newspaper reports the odd eighths were back. Dealers later paid a billion dollars.

finance https://www.londonremembers.com/subjects/bankers-clearing-house?memorial_id=11182 Clerks used to carry cheques from bank to bank in London. Around 1770 they began to meet in a tavern instead, and swapped them there.
It was the Five Bells, in Lombard Street. It became the clearing house, and stayed near for 220 years.

finance https://doi.org/10.1257/aer.101.5.2226 In the Netherlands a lottery picks whole postcodes. People whose neighbours had won were likelier to buy a car, a study found.
A new BMW is among the prizes. Those without a ticket look on from across the street.

finance https://doi.org/10.1162/00335530152466269 The chiefs of American oil companies were paid more whenever the price of oil rose, a 2001 study found.
They cannot change the price. Where a large owner kept watch, luck was paid less.

finance https://doi.org/10.1086/599222 People spend four quarters more readily than a dollar note, a 2009 study found. Large notes are kept, and not only in America.
It was tried out with students, at petrol stations and in China. A large note is hard to break.

finance https://doi.org/10.1353/eca.0.0067 People borrow at the best terms when they are about 53, economists found. Before and after, they make more mistakes.
The young lack practice, and the old are losing their grip. It held for ten kinds of loans and fees.

finance https://doi.org/10.1073/pnas.0601071103 Shares with a symbol that can be pronounced did better in their first days on the New York Stock Exchange, a 2006 study found.
What is easy to say seems familiar. The effect soon faded.

finance https://doi.org/10.1257/0002828043052268 Hoare’s Bank of London thought in 1720 that shares in the South Sea were overpriced. So it bought more, and sold out in time.
Its ledgers survive. It had reckoned that others would go on buying for a while.

finance Coins_of_the_Swiss_franc A Swiss coin of ten rappen struck in 1879 can still be spent. It has the same looks and size as one struck today.
Even the metal is the same. Such old ones turn up in change now and then.

finance Jeonse Many tenants in South Korea have paid no rent. They lent the landlord more than half of what the flat was worth, for two years.
He lived on the interest, or bought another flat with the money. At the end he had to pay it all back.

finance https://www.nber.org/papers/w7981 In a chain of supermarkets in Chicago people paid least for tuna in Lent, when they bought most of it, economists found.
It draws people in, they think. Others think that people look harder for cheap tins when they eat a lot.

finance https://blogs.cornell.edu/info2040/2014/11/02/a-poet-and-his-auction/ In 1797 Goethe put his price in a sealed envelope. If the publisher bid less, he lost the poem; if he bid more, he paid just that.
So the man would say what it was worth to him. A go-between gave the sum away, and that was the offer.

finance https://doi.org/10.1257/aer.101.6.2350 Kenyan farmers bought as much fertiliser at full price, but brought to the door right after the harvest, as at half price later on.
Later on the money was gone. A small push at the right time did as much as a large subsidy.

finance https://mathshistory.st-andrews.ac.uk/Biographies/Gauss/ Carl Friedrich Gauss, the mathematician, made a fortune with bonds of companies, which he chose well.
He also put in order, in six years, the fund for the widows of Göttingen’s professors.

finance https://mathshistory.st-andrews.ac.uk/Biographies/Stevin/ Bankers used to keep tables of interest to themselves. In 1582 Simon Stevin of Bruges printed his.
Three years later he explained to merchants and surveyors how to reckon with decimal fractions.

finance https://mathshistory.st-andrews.ac.uk/Biographies/De_Witt/ What an annuity is worth was soundly worked out from the chances of death in 1671, by a prime minister, Johan de Witt.
The Dutch state was selling them too cheaply. He needed money for a war.

finance https://doi.org/10.1111/j.1540-6261.2010.01626.x Americans traded a share more when their local paper had written of it, but not if a storm had kept the paper away.
It showed two economists that it is the paper that does it, and not the news itself.

finance Ivar_Kreuger Until 1983 West Germany had a monopoly on matches. A Swede had been granted it in 1930, for a loan.
Ivar Kreuger lent to some fifteen states in that way. His empire fell two years later, but not the contract.

finance https://doi.org/10.1162/qjec.2006.121.2.635 A bank in the Philippines offered accounts that stay locked until a day of one’s choice. Over a quarter of its customers wanted one.
A year later they had saved much more than others. It guarded their money from themselves.

finance Babylonian_astronomical_diaries For centuries the astronomers of Babylon also wrote down, month by month, what barley, dates, sesame and wool cost.
They noted the level of the river as well. They may have looked for a link with the stars.

finance https://doi.org/10.1086/500480 Customers of a car wash filled a card of ten stamps more often than one of eight, if two stamps were on it from the start.
It was the same way to go. A third of them did so, and a fifth of the others: they had begun already.

finance https://doi.org/10.1086/517935 In Java engineers cut holes in 600 village roads, to see how much of the stone had been stolen.
About a quarter of the money was gone. Where an audit had been announced, it was a third less.

finance https://www.econlib.org/customs-officer-discovers-effects-of-international-trade/ As a commissioner of customs, Adam Smith found that almost all his neckcloths, ruffles and handkerchiefs were forbidden goods. So he burned them, he wrote.
He had pleaded for free trade two years before. Better not look through your wife’s, he told a friend.

finance https://datascienceconfidential.github.io/economics/r/2025/11/17/von-thuenen.html The economist Johann Heinrich von Thünen has his formula for a fair wage on his gravestone. Most others have thought it wrong.
One multiplies what a worker needs by what he makes, and takes the square root.

finance Ewiger_Pfennig In parts of medieval Germany pennies were called in once a year. For twelve old ones people got nine or ten new ones.
It was a tax. Some towns paid their lord for a penny that stayed good, and called it the eternal one.

finance https://doi.org/10.1162/qjec.2010.125.1.263 A lender in South Africa sent out 50,000 letters. A picture of an attractive woman did as much as interest lower by a quarter.
Economists had varied the letters by lot. To give fewer examples of what a loan costs did as much, too.

finance Hermann_Heinrich_Gossen A Prussian official thought himself the Copernicus of economics. So few bought his book, in 1854, that he withdrew it.
Hermann Gossen had been dead for twenty years when Jevons heard of him. His laws are in the textbooks.

finance https://www.gutenberg.org/ebooks/9548 Honoré de Balzac travelled to Sardinia in 1838, to get the silver that the Romans had left in their slag. Somebody had been quicker.
He had told the plan to a merchant in Genoa, who did not keep it to himself. There was silver in it.

finance Walter_Scott Sir Walter Scott helped to save Scotland’s one-pound notes from the government in London, with letters to a paper in 1826.
He is on the notes of the Bank of Scotland to this day.

finance https://doi.org/10.1257/aer.102.5.2206 With its 80,000th mile a used car lost more in price than in the hundreds of miles before, three economists found.
Buyers seem to look at the first figure. It came out in 22 million sales.

finance Josiah_Wedgwood Josiah Wedgwood, an 18th-century potter, sold from illustrated catalogues, delivered free, and gave money back to customers who were not content.
He also took a leading part in the campaign against slavery. Charles Darwin was his grandson.

finance https://www.solomontimes.com/news/1460 On the Santa Cruz Islands, in the Pacific, a bride cost ten coils of red feathers as a rule. They were money.
The feathers are those of a honeyeater. One coil takes those of hundreds of birds.

finance https://www.gothamcenter.org/blog/the-new-york-curb-market-which-has-no-organization-whatever-the-enclosure-of-new-yorks-last-outdoor-stock-market-1900-1921 Until 1921 one of New York’s stock exchanges met in the street, in all weathers. Brokers wore bright hats, so that their clerks could find them.
The clerks sat in windows above, at telephones, and passed on orders by signs.

finance https://www.dw.com/en/the-formerly-stashed-billions-of-the-bundesbank/g-61148623 During the Cold War, West Germany kept 15 billion marks, in notes of another design, in a bunker below a house on the Moselle.
They were to be issued if the East flooded the country with false ones. They were shredded in 1988.

finance https://coinbooks.org/esylum_v13n16a17.html When the Dutch town of Leiden was under siege, in 1574, it struck coins out of paper.
The dies are in its museum. A bookbinder had the paper, and the coins were later changed for silver.

finance https://www.nber.org/papers/w17940 While chief executives were at their holiday homes, their companies brought out less news. An economist had followed the jets.
Good news came out just before they left, he found, and shares were calmer until they were back.

finance Henry_Duncan_(minister) The minister who opened a savings bank in a Scottish village in 1810, often copied, was also one of the first to describe fossil footprints.
Henry Duncan got the slab from a quarry near by. A colleague had tortoises walk over dough, to compare.

finance https://doi.org/10.1126/science.1186744 On a roller coaster riders could pay what they wished for a photograph. Most paid little, until half of it was to go to charity.
Then they paid six times as much. Fewer bought one, but the firm earned more than at its usual price.

finance https://doi.org/10.1287/mnsc.1110.1376 In a 2011 study people liked a website that searches for flights better if it let them wait, and showed what it was doing.
They liked it even more than one that was instant, and just as good. Work that is seen seems to count.

finance https://aucburg.com/articles/grammy-istorii-ves-rossiyskikh-monet-klyuch-k-razgadke-epokha Soviet coins of one, two, three and five kopecks weighed as many grams, so that one could weigh with them.
They had been like that since the 1920s. A large one of five had weighed sixteen grams until then.

finance https://doi.org/10.1086/587156 Tall people earn more because they are cleverer, on average, two economists argued in 2008: at three they had better marks in tests.
What makes a child grow, such as good food and few illnesses, may help its brain as well. Others disagree.

finance https://www.bbc.co.uk/radio4/history/making_history/makhist10_prog4c.shtml The British Museum was paid for by a lottery, in 1753. Almost every ticket was gone before the office opened.
Nobody might buy more than twenty, so a manager let buyers use false names. He was fined a part of his gains.

finance https://doi.org/10.1023/A:1008196717017 In a sale of basketball tickets, people who were to pay by credit card offered about twice as much as those who needed cash.
They were students of business, bidding in earnest. It seems that money hurts less if one does not see it.

finance https://www.dutchnews.nl/2010/09/worlds_oldest_share_found_in_h/ The oldest share known, from 1606, was found in 2010, by a history student in an archive at Hoorn.
It is in the Dutch East India Company. Notes on it record dividends, some of which were paid in spices.

finance Joseph_Penso_de_la_Vega The oldest book on the stock exchange, written in Spanish at Amsterdam in 1688, is called Confusion of Confusions.
In it a philosopher and a merchant have options and rumours explained to them by a shareholder.

finance https://doi.org/10.1162/qjec.122.3.879 When mobile telephones reached the coast of Kerala, around 1997, fishermen no longer had to throw fish away, an economist found.
They called from their boats to ask where it was wanted. Prices came together, and buyers paid less.

finance https://doi.org/10.1093/qje/qjx020 When the London Underground was on strike for two days, in 2014, one commuter in twenty found a better way to work and kept to it.
The map had misled them: it shows distances that are not there. The gain outweighed the loss.

finance https://discovery.researcher.life/article/the-monster-in-loch-ness/ccd46a26e8553a6c8d3a161d107edff3 In 1971 a whisky firm offered a million pounds for the monster of Loch Ness. Then it took fright, and had itself insured.
It was to be taken alive. Lloyd’s asked 2,500 pounds; less than twenty feet would not have counted.

finance https://doi.org/10.1111/j.1740-9713.2012.00570.x Three economists worked out what each robber gets from a British bank robbery: on average, some 12,700 pounds.
The return, they wrote, is frankly rubbish. After four raids most are likely to be in prison.

finance https://www.laphamsquarterly.org/trade/miscellany/binders-women In the 1770s bankers in Geneva put their money on the lives of thirty girls. France had to pay for as long as the girls lived.
It asked babies and old men for the same price. The girls were healthy, and from good families.

finance https://www.royalmintmuseum.org.uk/journal/curators-corner/florin In 1849 Britain struck a coin worth a tenth of a pound, as the first step to decimal money. The rest took until 1971.
The florin did catch on, as two shillings. It lived on as the coin of ten new pence until 1993.

finance https://doi.org/10.1086/599707 Lorry drivers in Sumatra were accompanied on 304 journeys by researchers, who counted more than 6,000 bribes.
When some of the checkpoints were closed, the others asked for more.

finance https://doi.org/10.1162/qjec.2007.122.4.1639 In Delhi some people were promised a bonus if they got a driving licence quickly. More of them than of others got one without being able to drive.
They had paid agents, who can see to it that there is no test. So it came out in an experiment.
`
