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

finance https://home.barclays/news/2017/06/from-the-archives-the-atm-is-50/ The cash machine that a London bank put up in 1967, when no other had one, took plastic cards with a magnetic stripe.
It took paper vouchers for ten pounds each, which it recognised by a trace of radioactive carbon. Cards came later.

finance Banca_Monte_dei_Paschi_di_Siena Founded in Florence some six hundred years ago, the bank of the Medici is still in business.
The bank of the Medici collapsed in 1494. The oldest that still exists, Monte dei Paschi, was founded in Siena in 1472.

finance https://www.britannica.com/biography/John-Law In 1716 a Scottish gambler was allowed to open a bank in Paris. It paid out in coin until the Revolution.
John Law’s bank printed far too many notes, and they were worthless by 1721. He fled the country, and died poor in Venice.

finance Gregor_MacGregor To two shiploads of settlers, some 250 people, a Scottish general sold land in Poyais, in Central America. They found a small town there.
There was no such country. In 1823 they found a jungle, on the coast of what is now Honduras, and most of them died.

finance https://www.parliament.uk/about/living-heritage/transformingsociety/private-lives/taxation/overview/incometax/ Britons have paid a tax on their incomes each year since 1799. It was to pay for a war.
It was abolished when the war was over, in 1816, and Parliament had the records destroyed. It came back in 1842.

finance https://www.britannica.com/money/Dow-Jones-average The Dow Jones index of American shares has been the average of thirty companies since it began.
There were twelve of them in 1896, among them makers of sugar, tobacco and leather. The Dow Jones index has had thirty since 1928.

finance https://www.npr.org/sections/money/2011/04/15/135423586/when-the-u-s-paid-off-the-entire-national-debt-and-why-it-didnt-last America’s government began with debts, and has had some from that day to this.
On 8 January 1835, under Andrew Jackson, the national debt stood at zero. It lasted for about a year.

finance https://www.nber.org/papers/w17312 In the 1930s Canada lost about a third of its banks, as America did.
It did not lose one. Canada’s banks were few and large, with branches from coast to coast.

finance D%C5%8Djima_Rice_Exchange Trade in future harvests began in Chicago, where grain merchants thought of it in the middle of the 19th century.
An exchange for rice in Osaka had such contracts in 1730, with the blessing of the shogun.

finance https://mathshistory.st-andrews.ac.uk/Biographies/Pacioli/ A friar in Venice invented double-entry bookkeeping, and set it out in a book on mathematics in 1494.
Luca Pacioli wrote down what merchants had long been doing. Ledgers kept in that way exist from about 1300.

finance https://www.npr.org/sections/money/2012/11/15/165143816/why-coke-cost-a-nickel-for-70-years A bottle of Coca-Cola cost five cents to begin with. The price had doubled by 1914, and tripled by 1939.
It was five cents for some seventy years, until the 1950s. Two bottlers had been promised the syrup at a fixed price, for ever.

finance https://www.federalreservehistory.org/essays/ltcm-near-failure A fund run with two economists who were honoured in Stockholm in 1997 was among the richest of all by 2000.
It had lost most of its money in 1998, and other banks had to rescue it. The two had worked out what options are worth.

finance Tupperware Plastic boxes with a lid that shuts tight sold so well in American shops that their maker did without salesmen, parties or advertising.
In the shops hardly anybody understood the lid. Tupperware was taken out of them in 1951, and sold at parties only.

finance https://doi.org/10.1017/S1931436100000523 In some 6,000 blind tastings, ordinary people liked the most expensive wines best.
On average they liked them slightly less. Only those with some training liked them a little better.

finance https://www.cato.org/working-paper/world-hyperinflations Germany’s money lost its value faster, in the autumn of 1923, than that of other countries has done before or since.
In Hungary, in July 1946, prices doubled every fifteen hours. In Germany they had doubled in a bit less than four days.

finance https://www.fbi.gov/history/famous-cases/wall-street-bombing-1920 In 1920 a bomb on a horse-drawn cart killed some thirty people in Wall Street. Two men were hanged for it.
Nobody was ever convicted. The FBI suspects followers of an Italian anarchist, and the walls of a bank still have the scars.

finance https://www.imf.org/external/pubs/ft/fandd/2015/03/bessen.htm Since the first cash machines, America’s banks have had fewer people at their counters each decade.
They had more of them for decades. A branch could do with fewer people, so that banks opened more branches.

finance https://www.bankofengland.co.uk/banknotes/withdrawn-banknotes Kings and queens of Britain have looked out from the notes of the Bank of England since the 18th century.
Elizabeth II was the first, on a pound note in 1960. Until then they showed a seated Britannia.

finance Diners_Club_International The first card with which one could pay in New York’s restaurants (1950) was made of plastic.
The card of the Diners Club was made of cardboard, with a list of restaurants. It did not become plastic until the 1960s.

finance https://whc.unesco.org/en/list/420 The silver of a mountain in Bolivia made Spain rich. When it was used up, the mines were closed for good.
Thousands of miners still work inside the Cerro Rico at Potosí, for tin, zinc and some silver.

finance https://www.usmint.gov/learn/coins-and-medals/circulating-coins/penny To make a one-cent coin, of zinc with a thin coat of copper, costs the American Mint about half a cent.
Since 2006 it has cost more than a cent, and of late more than three. For that reason the Mint gave it up in 2025.

finance https://www.britannica.com/biography/Rowland-Hill When letters in Britain were given the same price for near and far, the post office was soon earning more than before.
It earned far less from 1840 on, and it took decades until its profit was what it had been. The number of letters doubled in the first year.

finance https://www.bep.gov/currency/how-money-is-made Banknotes in America are printed on paper made of wood, like that of a good newspaper.
They are three quarters cotton and one quarter linen, with no wood at all. That is why they survive the wash.

finance https://www.britannica.com/event/Bretton-Woods-Conference Before the war was over, the Allies agreed on a currency for all countries, the bancor. Some of its notes had already been printed.
It was the British plan, by John Maynard Keynes, and it was turned down in 1944. What was agreed on was the dollar, tied to gold.

finance https://www.britannica.com/biography/Isaac-Newton Isaac Newton was put in charge of the Mint in the 1690s. He took it as a pension, and stayed among his books.
Isaac Newton moved to London in 1696, and ran the Mint for thirty years. He hunted forgers himself, took hundreds of statements, and had some of them hanged.

finance https://doi.org/10.1111/j.1467-9957.1978.tb00151.x When the banks of Ireland closed for six months, hardly anybody would take a cheque. People went back to barter.
Cheques went from hand to hand, in 1970, as never before. Shopkeepers and publicans knew who was good for the money, and trade went on much as usual.

finance https://www.nps.gov/klgo/learn/goldrush.htm Of the 100,000 people who set out for the Klondike when gold had been found there, about half brought some home.
Fewer than half got there at all, and some 4,000 found gold. The best claims had been taken before the news reached the coast, in 1897.

finance https://www.britannica.com/event/South-Sea-Bubble Parliament closed the South Sea Company in 1721, when the fever about its shares had passed.
It went on for more than a century, as an office that managed a part of the national debt. It came to an end in 1853.

finance https://doi.org/10.1257/aer.91.2.73 In 15 small societies people were asked to share money with a stranger. They offered about the same.
The offers went from a quarter to more than a half. Those who trade and work with others offered most.
`
