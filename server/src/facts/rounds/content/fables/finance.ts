export const FINANCE_FABLES = `
finance https://www.smithsonianmag.com/arts-culture/monopoly-was-designed-teach-99-about-income-inequality-180953630/ Charles Darrow lost his job in the Depression. To pass the time he invented Monopoly, in 1933.
Elizabeth Magie patented The Landlord’s Game in 1904, to show what was wrong with monopolies. Darrow sold a version that he had learned from friends.

finance https://www.federalreservehistory.org/essays/stock-market-crash-of-1987 On no single day have Wall Street’s shares lost more of their value than in the crash of October 1929.
On 19 October 1987 the Dow Jones index fell by 22.6 per cent, almost twice as much as on the worst day of 1929.

finance https://www.nobelprize.org/prizes/economic-sciences/ Alfred Nobel’s will, signed in 1895, founded six prizes, the one for economics among them.
He named five. Sweden’s central bank founded the prize in economic sciences in 1968, in his memory.

finance https://www.smithsonianmag.com/history/there-never-was-real-tulip-fever-180964915/ When the price of tulips collapsed in 1637, it dragged the Dutch economy down for years.
Few people had been trading, and a historian who went through the archives found nobody who was ruined. The economy of the Netherlands went on growing.

finance https://www.newyorkfed.org/aboutthefed/goldvault.html Fort Knox, with some 4,600 tonnes, holds more gold than any other vault in the world.
The vault beneath the Federal Reserve Bank of New York holds more. Most of it belongs to other countries.

finance Invisible_hand In The Wealth of Nations (1776), Adam Smith comes back to his invisible hand again and again.
He uses the phrase once in the whole book, in a passage on trade with other countries.

finance Lloyds_Bank Lloyds Bank, like Lloyd’s of London, grew out of Edward Lloyd’s coffee house of the 1680s.
Only the insurance market did. A button maker and an ironmaster, John Taylor and Sampson Lloyd, founded the bank in Birmingham in 1765.

finance https://www.bankofengland.co.uk/explainers/what-is-legal-tender Bank of England notes are legal tender in every part of the United Kingdom.
They are legal tender in England and Wales. In Scotland and Northern Ireland no banknote is, not even the local ones, although most shops take them.

finance https://quoteinvestigator.com/2011/10/31/compound-interest/ Albert Einstein wrote that compound interest is the eighth wonder of the world.
It was advertising copy, and in use by the 1920s without his name. It is in nothing that he is known to have written.

finance https://www.snopes.com/fact-check/chevrolet-nova-name-spanish/ The Chevrolet Nova flopped in Mexico in the 1970s, because no va means that it doesn’t go.
It sold perfectly well there. ‘Nova’ isn’t pronounced like ‘no va’, and Mexico’s state oil company had a petrol by that name.

finance https://signalvnoise.com/posts/1814-the-ebay-creation-myth-and-other-corporate-origin-stories eBay was set up in 1995 so that its founder’s fiancée could trade Pez dispensers with other collectors.
Its publicity manager made that up in 1997, because the true story bored reporters: he had wanted to try out an open market on the internet.

finance https://www.theguardian.com/artanddesign/2013/may/14/james-gillray-bank-of-england In 1812 a clerk’s sister, in black, began to haunt the Bank of England. It has been the Old Lady since.
The nickname first appeared in 1797, in a cartoon by James Gillray: the bank is an old lady in a dress of banknotes. Sarah Whitehead did haunt the bank, but years after that.

finance https://quoteinvestigator.com/2011/07/28/ford-faster-horse/ If I had asked people what they wanted, wrote Henry Ford, they would have said faster horses.
It is in nothing that he wrote or is known to have said. The earliest mention that has been found dates from 1999, half a century after his death.

finance Nation_of_shopkeepers It was Napoleon who coined the phrase a nation of shopkeepers, to mock the English.
Adam Smith had used it in 1776, in The Wealth of Nations, when Napoleon was six. Another economist, Josiah Tucker, used it before him.

finance https://quoteinvestigator.com/2011/08/09/remain-solvent/ Markets can remain irrational longer than you can remain solvent, wrote John Maynard Keynes in 1931.
The line is nowhere in his writings. The earliest use that has been found came decades after his death in 1946.

finance In_God_We_Trust The words In God We Trust have been on America’s dollar bills since the first were printed in 1862.
It reached coins in 1864, but dollar bills only in 1957, a year after Congress had made it the national motto.

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

finance https://www.ecb.europa.eu/euro/banknotes/current/design/html/index.en.html The bridges on the back of euro banknotes can be visited: each stands in another country of the union.
They were made up, to show the styles of seven ages and favour nobody. Later a Dutch town built all seven.

finance D%C5%8Djima_Rice_Exchange Trade in future harvests began in Chicago, where grain merchants thought of it in the middle of the 19th century.
An exchange for rice in Osaka had such contracts in 1730, with the blessing of the shogun.

finance https://mathshistory.st-andrews.ac.uk/Biographies/Pacioli/ A friar in Venice invented double-entry bookkeeping, and set it out in a book on mathematics in 1494.
Luca Pacioli wrote down what merchants had long been doing. Ledgers kept in that way exist from about 1300.

finance https://www.npr.org/sections/money/2012/11/15/165143816/why-coke-cost-a-nickel-for-70-years A bottle of Coca-Cola cost five cents to begin with. The price had doubled by 1914, and tripled by 1939.
It was five cents for some seventy years, until the 1950s. Two bottlers had been promised the syrup at a fixed price, for ever.

finance Sylvan_Goldman When a grocer in Oklahoma put out shopping trolleys, which he had made himself, people queued for them.
Nobody wanted one. Men thought that it made them look weak, and women had pushed enough prams, so in 1937 Sylvan Goldman hired people to walk about with them.

finance Tupperware Plastic boxes with a lid that shuts tight sold so well in American shops that their maker did without salesmen, parties or advertising.
In the shops hardly anybody understood the lid. Tupperware was taken out of them in 1951, and sold at parties only.

finance Sears_Modern_Homes In the 1920s Sears of Chicago sold clothes, tombstones and cars by post. It did not sell houses.
From 1908 to 1940 it sold some 70,000 houses by post, in parts that came by train, with instructions. Many are lived in today.

finance https://www.cato.org/working-paper/world-hyperinflations Germany’s money lost its value faster, in the autumn of 1923, than that of other countries has done before or since.
In Hungary, in July 1946, prices doubled every fifteen hours. In Germany they had doubled in a bit less than four days.

finance https://www.fbi.gov/history/famous-cases/wall-street-bombing-1920 In 1920 a bomb on a horse-drawn cart killed some thirty people in Wall Street. Two men were hanged for it.
Nobody was ever convicted. The FBI suspects followers of an Italian anarchist, and the walls of a bank still have the scars.

finance https://www.secretservice.gov/about/history/timeline America’s Secret Service was set up in 1865 to guard the president, after one had been shot in a theatre.
It was to catch forgers: about a third of the money was thought to be false. It has guarded presidents only since another was shot, in 1901.

finance https://www.bankofengland.co.uk/banknotes/withdrawn-banknotes Kings and queens of Britain have looked out from the notes of the Bank of England since the 18th century.
Elizabeth II was the first, on a pound note in 1960. Until then they showed a seated Britannia.

finance Board_of_Inland_Revenue_v_Haddock An Englishman once paid his taxes with a cheque written on a cow. In the 1930s the court found that it was valid.
The court, the cow and the taxpayer were invented by the humorist A. P. Herbert, for Punch. Newspapers have taken it for a real case since.

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

finance https://www.britannica.com/biography/Isaac-Newton When a professor from Cambridge was put in charge of the English Mint, he took it as a pension, and stayed among his books.
Isaac Newton moved to London in 1696, and ran the Mint for thirty years. He hunted forgers himself, took hundreds of statements, and had some of them hanged.

finance https://doi.org/10.1111/j.1467-9957.1978.tb00151.x When the banks of Ireland closed for six months, hardly anybody would take a cheque. People went back to barter.
Cheques went from hand to hand, in 1970, as never before. Shopkeepers and publicans knew who was good for the money, and trade went on much as usual.

finance https://www.nps.gov/klgo/learn/goldrush.htm Of the 100,000 people who set out for the Klondike when gold had been found there, about half brought some home.
Fewer than half got there at all, and some 4,000 found gold. The best claims had been taken before the news reached the coast, in 1897.

finance https://www.britannica.com/event/South-Sea-Bubble Parliament closed the South Sea Company in 1721, when the fever about its shares had passed.
It went on for more than a century, as an office that managed a part of the national debt. It came to an end in 1853.

finance https://www.bbc.com/news/business-35485446 All three big banks of Iceland collapsed within a week in 2008. None of those who had run them went to prison.
More than two dozen bankers were sentenced to prison, the heads of all three banks among them.
`
