export const FINANCE_FABLES = `
finance The_Landlord%27s_Game Charles Darrow lost his job in the Depression. To pass the time he invented Monopoly, in 1933.
Elizabeth Magie patented The Landlord’s Game in 1904, to show what was wrong with monopolies. Darrow sold a version that he had learned from friends.

finance https://www.federalreservehistory.org/essays/stock-market-crash-of-1987 On no single day have Wall Street’s shares lost more of their value than in the crash of October 1929.
On 19 October 1987 the Dow Jones index fell by 22.6 per cent, almost twice as much as on the worst day of 1929.

finance https://www.nobelprize.org/prizes/economic-sciences/ Alfred Nobel’s will, signed in 1895, founded six prizes, the one for economics among them.
He named five. Sweden’s central bank founded the prize in economic sciences in 1968, in his memory.

finance https://www.smithsonianmag.com/history/there-never-was-real-tulip-fever-180964915/ When the price of tulips collapsed in 1637, it dragged the Dutch economy down for years.
Few people had been trading, and a historian who went through the archives found nobody who was ruined. The economy of the Netherlands went on growing.

finance https://www.newyorkfed.org/aboutthefed/goldvault.html Fort Knox, with some 4,600 tonnes, holds more gold than any other vault in the world.
The vault beneath the Federal Reserve Bank of New York holds more. Most of it belongs to other countries.

finance Ponzi_scheme Charles Ponzi of Boston was the first to pay old investors with the money of new ones, in 1920.
Sarah Howe ran such a scheme in the same city around 1880, and Dickens had described one in Martin Chuzzlewit in 1844.

finance Amsterdam_Stock_Exchange The world’s oldest stock exchange was founded in 1792, under a buttonwood tree in Wall Street.
Shares had been traded in Amsterdam since 1602, by then for almost two centuries.

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

finance Black_Friday_(shopping) Black Friday got its name because it was the day when American shops at last moved out of the red.
Philadelphia’s police gave it the name around 1960, for its crowds and traffic jams. The cheerful explanation came two decades later.

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
`
