export const FINANCE_FABLES = `
finance https://doi.org/10.1093/rfs/14.3.659 AT&T was split into seven regional companies in 1984. People were as ready to hold shares of a distant one as of their own, a study found.
In almost every state more people held shares of the company that sent them their bill than of any other. They like what they know.

finance http://www.isle-of-man.com/manxnotebook/jmmuseum/v2p180.htm On the Isle of Man a penny was worth as much as a British one from its earliest coins until 1971.
Until 1840 fourteen Manx pence made a British shilling. When it was to be twelve, people rioted.

finance https://doi.org/10.1126/science.1212973 Men with tiny shops in Sri Lanka were given 100 or 200 dollars, by lot. Five years later they earned about the same as the others.
They still earned about ten dollars more a month, and more of their shops were open. For women it was different: they did not gain.

finance Shell_money The cowries that served as money in West Africa for centuries were picked up on its own beaches.
They came from the Indian Ocean, at first from the Maldives. European ships carried them by the ton, to buy slaves with.

finance New_York_Stock_Exchange In 1850 a member of the New York Stock Exchange could sell his seat to somebody else.
Seats could not be sold until 1868. A new member had been elected, and his place was his for life.

finance Maurice_Laur%C3%A9 The tax on value added was thought up in Brussels, for the countries of the Common Market.
France had it in 1954, before there was a Common Market. A civil servant, Maurice Lauré, had worked for it. Germans and Americans had thought of such a tax around 1920.

finance Lloyds_Bank Lloyds Bank, like Lloyd’s of London, grew out of Edward Lloyd’s coffee house of the 1680s.
Only the insurance market did. A button maker and an ironmaster, John Taylor and Sampson Lloyd, founded the bank in Birmingham in 1765.

finance https://www.parliament.uk/about/living-heritage/transformingsociety/private-lives/taxation/overview/incometaxbolished/ Britain has had an income tax without a break since 1799, when it was brought in to pay for a war with France.
Parliament abolished it in 1816, against the will of the government. It came back in 1842, as something temporary, and has stayed.

finance HMS_Lutine_(1779) Lloyd’s of London has had a ship’s bell since the 1850s. To this day it is rung once whenever a ship is lost.
The bell of the Lutine, a frigate, has a crack, and is rung on ceremonial occasions only. For a lost ship it was last rung in 1979.

finance https://www.nber.org/papers/w18248 In the autumn of 2008 petrol became cheap in America, as people became poorer. Fewer drivers chose the dearest kind.
More did, at a chain whose sales two economists saw. People seem to keep a purse for petrol, and spend what is in it.

finance https://www.nber.org/papers/w15605 By 1950 American farmland that the dust storms of the 1930s had ruined was again worth as much as land that they had spared, a study found.
It found that most of the loss was not made good. Few farmers changed over to grass and cattle; what did change was that people moved away.

finance https://www.theguardian.com/artanddesign/2013/may/14/james-gillray-bank-of-england The Bank of England is called the Old Lady after a clerk’s sister, who haunted it in black from 1812.
It was called so in 1797, in a cartoon by James Gillray: the bank is an old lady in a dress of banknotes. A Miss Whitehead is said to have haunted it, but years after that.

finance https://doi.org/10.1257/aer.20160658 In São Paulo those who ask for a receipt may win money in a lottery. It did not make shops declare more sales.
They declared a fifth more within four years. Customers can look their receipts up, and tell on a shop that has not sent them in.

finance Bank_of_England_note_issues By 1800 the cashier’s signature was printed on the notes of the Bank of England, to save him the trouble.
Cashiers went on signing each note by hand into the 1850s.

finance Guinea_(coin) When the first guineas were struck, one was worth twenty-one shillings, so that it was a shilling more than a pound.
It was struck in 1663 to be worth twenty. Its price went up to thirty, and in 1717 it was fixed at 21.

finance https://doi.org/10.1257/aer.20101199 In the districts of India that the British reached with a railway, farmers went on earning about as much as elsewhere, a study found.
It found that they earned some 16 per cent more. Goods travelled, and what was cheap in one place and dear in another came together.

finance https://doi.org/10.1086/466796 A ship cannot be made to pay for the light that it sees. So the lighthouses of England and Wales have belonged to the state or to charities.
Many belonged to private owners, for whom tolls were collected in the ports. One rock off Anglesey was bought out in 1841, for 445,000 pounds.

finance https://www.britannica.com/biography/William-Wordsworth A poet was asked in 1813 to see to the stamp tax in Westmorland. He declined for the sake of his verse.
William Wordsworth accepted, and did it for 29 years. It brought him a few hundred pounds a year, on which he could write.

finance https://doi.org/10.1257/jep.14.3.183 An economist thought of an auction at which the winner pays the second highest bid. It was something new.
Dealers in stamps had sold in this way since 1893, to collectors who sent their bids by post. William Vickrey did not know of it in 1961.

finance https://doi.org/10.1257/app.20140287 In six countries lots decided where the poor could have small loans. Their incomes soon rose there by about a half.
They were much the same as elsewhere. The loans gave some people more freedom in how to earn them, and that was all.

finance https://doi.org/10.1162/REST_a_00114 People in Florida who had won between 50,000 and 150,000 dollars in a lottery were far less often bankrupt five years later than those who had won little.
They had gone bankrupt about as often. In the first two years they did so more seldom, but it was only put off.

finance London_Metal_Exchange Copper is traded for three months ahead in London, because smelters used to settle their accounts each quarter.
Three months, the exchange says, was how long it took from Chile by ship. Tin from Malaya took as long, once there was the Suez Canal.

finance London_Stock_Exchange From 1920 women could become members of London’s Stock Exchange. A law of the year before let them.
They could not until 26 March 1973. The members had voted against it more than once.

finance https://doi.org/10.1093/qje/qjw001 Swedes who had won a fortune in a lottery lived longer, and had children who did better at school, a study found.
Neither was so. That the rich are healthier, it seems, is not due to their money, at least in Sweden.

finance https://www.nber.org/papers/w17312 In the 1930s Canada lost about a third of its banks, as America did.
None failed outright. Canada’s banks were few and large, with branches from coast to coast.

finance The_Vanguard_Group When a fund that only follows an index was first offered to the public, in 1976, it took in more than its founder had hoped for.
It took in some 11 million dollars, where up to 150 had been hoped for. The banks would rather have sent them back.

finance Herne_Bay_Steamboat_Co_v_Hutton In 1902 a man hired a steamer from Herne Bay to watch the king review the fleet. The king fell ill, and the Court of Appeal let the man off.
He had to pay: the fleet was still there to be seen. Another man, who had taken rooms to watch the king’s procession, was let off the rest of his rent.

finance https://coins.nd.edu/CSACurrency/images/text/menus/Issue1Intro.html The printers of the North refused to touch the paper money that a new government wanted, in Alabama in 1861.
The first notes of the Confederate States came from New York. Even the pictures on them had been used in the North.

finance Isaac_Le_Maire To sell a share first, and buy it afterwards, was forbidden for the first time in America after the crash of 1929.
The Dutch Republic forbade it in 1610. A merchant in Amsterdam had bet against the East India Company, in which he held shares himself.

finance https://www.nber.org/papers/w8143 People in Boston who had paid more for a flat than it was worth in the 1990s asked for as much as their neighbours when they sold it.
They asked for more, waited for longer, and in the end got somewhat more. Nobody likes to sell at a loss.

finance https://doi.org/10.1086/689575 Poor families who are given money spend more on drink and tobacco than before, a review of 19 studies found.
It found that they spend no more, and if anything less.

finance https://www.britannica.com/biography/Jakob-Fugger To be elected emperor, Charles V borrowed from a banker. The banker was too careful to remind him of it.
In 1523 Jakob Fugger wrote to the emperor that he owed him the crown, and asked for his money, with interest.

finance Swiss_National_Bank Since Switzerland has had the franc, from 1850, its banknotes have come from a single bank.
Dozens of banks printed notes of their own until the National Bank opened, in 1907, and for a few years beside it.

finance https://www.legislation.gov.uk/ukpga/2005/19/section/335 A bet in Britain is a debt of honour. However clearly it was won, courts will not help the winner to his money.
So it was from 1845. Since September 2007, he can go to court as with any other debt.

finance Overdraft A banker in California had the idea, in the 1950s, that customers may spend more than they have, in exchange for a fee.
A merchant in Edinburgh was allowed a thousand pounds more than he had by the Royal Bank of Scotland, in 1728.

finance https://doi.org/10.1023/A:1023581927405 The same dress was offered by post for 34, 39 or 44 dollars, to different Americans. It sold least at 39.
It sold best at 39, even better than at 34. A price that ends in nine looks like a bargain.

finance https://doi.org/10.1162/qjec.122.2.601 Large dams in India made people less poor in the district that had them, a 2007 study found, and not in those downstream.
It found the other way round: downstream the fields were watered, and around the dam more people were poor.

finance Foley_v_Hill Money in your account at an English bank is still your own. By law the bank just keeps it for you.
It belongs to the bank, the House of Lords ruled in 1848, which may do with it as it likes. It owes the customer the same sum.

finance https://www.britannica.com/biography/Rowland-Hill When letters in Britain were given the same price for near and far, the post office was soon earning more than before.
It earned far less from 1840 on, and it took decades until its profit was what it had been. The number of letters doubled in the first year.

finance https://doi.org/10.1257/jep.3.3.23 When several cases of the same wine were sold by auction in the 1980s, one after another, the last fetched most as a rule, an economist found.
On average, he found, it fetched less than the ones before, and that puzzled him.

finance 1_cent_euro_coin When Finland took up the euro, in 2002, its shops gave change in coins of one cent and of two for some ten years.
They rounded to five cents from the beginning. Finland had some of the small coins struck, for those who collect them.

finance http://bizjournalismhistory.org/1800_1884.htm When Charles Dow first brought out an average of share prices, in 1884, nearly all of its eleven companies were factories.
Nine of them were railways. An average of industrial companies came in 1896.

finance https://doi.org/10.3982/ECTA12423 When eBay no longer paid a search engine to show advertisements for its name, half of those who had come from there stayed away.
Almost everybody clicked on the next line, which cost nothing. It had been paying for people who were on their way to it.

finance https://www.legislation.gov.uk/ukpga/1986/48/contents From about 1900 a British factory might pay its workers by cheque, whether they liked it or not.
By an act of 1831 they had a right to cash, and nothing else would do unless they agreed to it. The act was repealed in 1986.

finance https://www.britannica.com/event/South-Sea-Bubble Parliament closed the South Sea Company in 1721, when the fever about its shares had passed.
It went on for more than a century, as an office that managed a part of the national debt. It came to an end in 1853.

finance Bank_of_England_%C2%A35_note By 1900 the Bank of England used two colours for its five-pound notes, and printed both sides.
They were black on white, and blank on the back, until 1957. People called them white fivers.
`
