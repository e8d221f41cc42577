export const FINANCE_FABLES = `
finance https://plato.stanford.edu/entries/marx/ The three volumes of Das Kapital were printed in the lifetime of Karl Marx.
Only the first had been. Friedrich Engels put the second and third together from what Marx had left, and could read his hand.

finance Panic_of_1890 Before a trader ruined it, in 1995, Barings Bank had never needed to be rescued.
In 1890 its loans to Argentina had gone bad, and the Bank of England got other banks together to save it.

finance https://heritage.bnf.fr/france-ameriques/en/haiti-independence-debt-article When Haiti’s slaves had freed themselves, it was their former masters in France who paid damages.
Haiti had to pay, from 1825 on, so that France would recognise it. It went on paying for it into the 20th century.

finance Shell_money The shells that served as money in West Africa for centuries were picked up on its own beaches.
Those cowries came from the Maldives, in the Indian Ocean. European ships carried them by the ton, to buy slaves with.

finance https://www.britannica.com/money/ruble Of the great powers of Europe, Russia was the last to divide its money into hundredths.
It was the first: under Peter the Great, in 1704, a rouble became a hundred kopecks.

finance Maurice_Laur%C3%A9 The tax on value added was thought up in Brussels, for the countries of the Common Market.
France had it in 1954, before there was a Common Market, from a civil servant, Maurice Lauré. Germans and Americans had thought of such a tax around 1920.

finance Lloyds_Bank Lloyds Bank, like Lloyd’s of London, grew out of Edward Lloyd’s coffee house of the 1680s.
Only the insurance market did. A button maker and an ironmaster, John Taylor and Sampson Lloyd, founded the bank in Birmingham in 1765.

finance https://doi.org/10.1162/003355397555244 A 1997 study found that taxi drivers in New York work longest on the days that pay most.
It found that they stop sooner on such days, as if each day had to bring in a certain sum. Later studies have questioned that.

finance HMS_Lutine_(1779) Lloyd’s of London has had a ship’s bell since the 1850s. To this day it is rung once whenever a ship is lost.
The bell of the Lutine, a frigate, has a crack, and is rung on ceremonial occasions only. For a lost ship it was last rung in 1979.

finance https://www.archives.gov/milestone-documents/16th-amendment The income tax that Congress brought in in 1913 was the first that Americans had ever paid.
They had done so from 1862 on, to pay for the Civil War. The Supreme Court struck down a later one, which made the amendment necessary.

finance Louisiana_Purchase London’s banks refused to lend money for the sale of Louisiana in 1803, as war with Napoleon was near.
Barings of London raised the money, with a Dutch bank, and handed it on to Napoleon. Britain was at war with him before the last of it was paid.

finance https://www.theguardian.com/artanddesign/2013/may/14/james-gillray-bank-of-england In 1812 a clerk’s sister, in black, began to haunt the Bank of England. It has been the Old Lady since.
The nickname first appeared in 1797, in a cartoon by James Gillray: the bank is an old lady in a dress of banknotes. Sarah Whitehead did haunt the bank, but years after that.

finance John_D._Rockefeller When the largest of America’s trusts, Standard Oil, was broken up in 1911, its founder lost half of his fortune.
John D. Rockefeller owned a quarter of every piece, and the shares of the pieces soon rose. It made him richer than ever.

finance Premium_Bond The first machine that drew Britain’s Premium Bonds (1957) shook a thousand dice in a drum.
ERNIE, built by engineers who had worked on the code-breaking Colossus, counted the noise in tubes of neon gas.

finance Guinea_(coin) When the first guineas were struck, in 1663, they were worth twenty-one shillings each, a shilling more than a pound.
It was struck in 1663 to be worth twenty. As gold rose it went up to thirty, and in 1717 it was fixed at 21.

finance Anglo-American_loan Britain had paid back America’s loan for the years after the Second World War by 1960.
The last part of it was paid at the end of 2006. It had been put off in six years when money was short.

finance https://www.bankofengland.co.uk/about/history The Bank of England has belonged to the state since it was founded, more than three hundred years ago.
It was a company with shareholders until 1946, when a Labour government bought it out.

finance https://www.britannica.com/biography/William-Wordsworth A poet was asked in 1813 to see to the stamp tax in Westmorland. He declined for the sake of his verse.
William Wordsworth accepted, and did it for 29 years. It brought him a few hundred pounds a year, on which he could write.

finance https://doi.org/10.1257/jep.14.3.183 An economist thought of an auction at which the winner pays no more than the second highest bid. It was something new.
Dealers in stamps had sold in this way since 1893, to collectors who sent their bids by post. William Vickrey did not know of it in 1961.

finance https://doi.org/10.1257/app.20140287 In six countries lots decided where the poor could have small loans. Their incomes soon rose there by about a half.
They were much the same as elsewhere. The loans gave some people more freedom in how to earn them, and that was all.

finance https://doi.org/10.1162/REST_a_00114 People in Florida who had won 50,000 dollars or more in a lottery were far less often bankrupt five years later than those who had won little.
They had gone bankrupt about as often. In the first two years they did so more seldom, but it was only put off.

finance https://www.parliament.uk/about/living-heritage/transformingsociety/private-lives/taxation/overview/incometax/ Britons have paid a tax on their incomes each year since 1799. It was to pay for a war.
It was abolished when the war was over, in 1816, and Parliament had the records destroyed. It came back in 1842.

finance London_Stock_Exchange Women could become members of London’s Stock Exchange from 1920. The law had been changed the year before.
They could not until 26 March 1973. The members had voted against it more than once.

finance https://doi.org/10.1093/qje/qjw001 Swedes who had won a fortune in a lottery lived longer, and had children who did better at school.
Neither was so. That the rich are healthier, it seems, is not due to their money, at least in Sweden.

finance https://www.nber.org/papers/w17312 In the 1930s Canada lost about a third of its banks, as America did.
It did not lose one. Canada’s banks were few and large, with branches from coast to coast.

finance Hudson%27s_Bay_point_blanket Short black lines are woven into the blankets that a company sold to hunters in Canada. They told the price, in skins of beaver.
They told the size, which one could see without unfolding a blanket. A French weaver is said to have thought of it.

finance https://mathshistory.st-andrews.ac.uk/Biographies/Pacioli/ A friar in Venice invented double-entry bookkeeping, and set it out in a book on mathematics in 1494.
Luca Pacioli wrote down what merchants had long been doing. Ledgers kept in that way exist from about 1300.

finance https://coins.nd.edu/CSACurrency/images/text/menus/Issue1Intro.html The printers of the North refused to touch the paper money that a new government wanted, in Alabama in 1861.
The first notes of the Confederate States came from New York. Even the pictures on them had been used in the North.

finance Isaac_Le_Maire To sell a share first, and buy it afterwards, was forbidden for the first time in America after the crash of 1929.
Amsterdam forbade it in 1610. A merchant had bet against the East India Company, in which he held shares himself.

finance Tupperware Plastic boxes with a lid that shuts tight sold so well in American shops that their maker did without salesmen, parties or advertising.
In the shops hardly anybody understood the lid. Tupperware was taken out of them in 1951, and sold at parties only.

finance https://doi.org/10.1017/S1931436100000523 In some 6,000 blind tastings, ordinary people liked the most expensive wines best.
On average they liked them slightly less. Only those with some training liked them a little better.

finance https://www.britannica.com/biography/Jakob-Fugger Charles V had borrowed from a banker to be elected emperor. The banker was too careful to remind him of it.
In 1523 Jakob Fugger wrote to the emperor that he owed him the crown, and asked for his money, with interest.

finance Coinage_Act_of_1857 America opened a mint of its own in 1792, and forbade its citizens to pay with foreign coins in the same year.
Spanish dollars were legal tender until 1857. There were more of them about than of its own.

finance Sixpence_(British_coin) On the day on which Britain went over to decimal money, in 1971, a sixpence ceased to be worth anything.
It was worth two and a half new pence, and could be spent until 1980. People had grown fond of it.

finance Overdraft A banker in California had the idea, in the 1950s, that customers may spend more than they have, in exchange for a fee.
A merchant in Edinburgh was allowed a thousand pounds more than he had by the Royal Bank of Scotland, in 1728.

finance Diners_Club_International The first card with which one could pay in New York’s restaurants (1950) was made of plastic.
The card of the Diners Club was made of cardboard, with a list of restaurants. It did not become plastic until the 1960s.

finance https://whc.unesco.org/en/list/420 The silver of a mountain in Bolivia made Spain rich. When it was used up, the mines were closed for good.
Thousands of miners still work inside the Cerro Rico at Potosí, for tin, zinc and some silver.

finance Foley_v_Hill Money that one has in a bank in England still belongs to oneself. The bank, by law, is no more than its keeper.
It belongs to the bank, the House of Lords ruled in 1848, which may do with it as it likes. It owes the customer the same sum.

finance https://www.britannica.com/biography/Rowland-Hill When letters in Britain were given the same price for near and far, the post office was soon earning more than before.
It earned far less from 1840 on, and it took decades until its profit was what it had been. The number of letters doubled in the first year.

finance https://doi.org/10.1257/jep.3.3.23 When a dozen cases of the same wine are sold by auction, one after another, the last fetches most as a rule.
More often than not it fetches less than the first. Why that is so puzzled an economist who had gone through the sales of the 1980s.

finance 1_cent_euro_coin When Finland took up the euro, in 2002, its shops gave change in coins of one cent and of two for some ten years.
They rounded to five cents from the beginning. Finland had some of the small coins struck, for those who collect them.

finance https://doi.org/10.3368/jhr.51.3.0113-5410R1 Former pupils save more and owe less where schools in America have to teach how to handle money.
They do not, a study found. What did help, in states that had made it compulsory, was another year of mathematics.

finance https://doi.org/10.1111/j.1467-9957.1978.tb00151.x When the banks of Ireland closed for six months, hardly anybody would take a cheque. People went back to barter.
Cheques went from hand to hand, in 1970, as never before. Shopkeepers and publicans knew who was good for the money, and trade went on much as usual.

finance https://www.nps.gov/klgo/learn/goldrush.htm Of the 100,000 people who set out for the Klondike when gold had been found there, about half brought some home.
Fewer than half got there at all, and some 4,000 found gold. The best claims had been taken before the news reached the coast, in 1897.

finance https://www.britannica.com/event/South-Sea-Bubble Parliament closed the South Sea Company in 1721, when the fever about its shares had passed.
It went on for more than a century, as an office that managed a part of the national debt. It came to an end in 1853.

finance https://doi.org/10.1257/aer.91.2.73 In 15 small societies people were asked to share money with a stranger. They offered about the same.
The offers went from a quarter to more than a half. Those who trade and work with others offered most.
`
