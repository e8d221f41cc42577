export const FINANCE_TRUTHS = `
finance https://doi.org/10.2307/2550133 An economist described in 1945 how cigarettes had become money in prisoner-of-war camps.
R. A. Radford had been a prisoner himself. When people had smoked the money, prices fell.

finance https://doi.org/10.1086/468061 When nurseries in Haifa began to fine late parents, more of them came late.
A fine turned lateness into something one could buy. When it was dropped, they still came late.

finance https://www.nobelprize.org/prizes/economic-sciences/2001/akerlof/article/ Three journals turned down the paper on used cars for which George Akerlof was honoured in 2001.
Two found it trivial. One objected that if it were right, economics would be different.

finance https://doi.org/10.1073/pnas.36.1.48 The 1950 paper that made John Nash famous is about one page long.
He was 21, and still a student. It earned him a share of the 1994 prize in economics.

finance https://doi.org/10.1111/j.1540-6261.2007.01262.x When a country is knocked out of the World Cup, its shares tend to fall the next day, a study found.
By half a per cent on average. Cricket and rugby do the same, only less.

finance https://doi.org/10.1111/1540-6261.00556 Share prices rise a little more on sunny days, a study of 26 stock exchanges found in 2003.
Rain and snow made no difference, once the sunshine had been counted.

finance https://doi.org/10.1111/0022-1082.00408 Companies that added .com to their names around 1999 gained 74 per cent within days, on average.
It made no difference how much business they did on the internet.

finance https://doi.org/10.1162/003355301556400 A study of 35,000 accounts found that men traded shares 45 per cent more than women, and earned less.
Each trade costs money, and most did not pay. The authors put it down to overconfidence.

finance https://mathshistory.st-andrews.ac.uk/Biographies/Bachelier/ A 1900 thesis on the stock exchange has the mathematics of Brownian motion, before Einstein.
Einstein had grains pushed about by molecules, Louis Bachelier prices pushed about by buyers and sellers.

finance https://www.etymonline.com/word/pay The word pay comes from Latin: whoever paid a creditor pacified him.
Pay and peace both go back to pax.

finance https://patents.google.com/patent/US1242872A/en The self-service shop was patented in 1917, by a grocer in Memphis.
His Piggly Wiggly led customers along one path past every shelf, from a turnstile to the till.

finance https://www.federalreservehistory.org/essays/bank-holiday-of-1933 When America’s banks opened again in March 1933, people queued to bring their money back.
The new president had just explained banking to them on the radio, in his first fireside chat.

finance https://www.bailii.org/ew/cases/EWCA/Civ/2009/407.html In 2009 three British judges had to decide whether Pringles are made from the potato.
They decided that they are: some 40 per cent of potato was enough for the tax.

finance Phillips_Machine In 1949 an economist built a model of the British economy in which money was coloured water.
It was built with parts of old bombers. Taxes drained off through a pipe.

finance Ruth_Belville Until 1940 Ruth Belville sold the time in London: she carried an exact watch from customer to customer.
The watch was set at Greenwich, and called Arnold. Her father had begun the round in 1836.

finance Fran%C3%A7ois_Blanc In 1834 two bankers in Bordeaux began to smuggle share prices into the messages of the state telegraph.
A bribed clerk added false signals, which meant up or down, and then cancelled them.

finance Bank_of_England_%C2%A3100,000,000_note The Bank of England has banknotes of 100 million pounds, called Titans. They never leave it.
They back the notes that banks in Scotland and Northern Ireland issue.

finance Alves_dos_Reis In 1925 a swindler had real Portuguese banknotes printed in London. Only his orders were forged.
The printers were those of the real notes, so nobody could tell them apart.

finance Th%C3%A9r%C3%A8se_Humbert For twenty years Thérèse Humbert of Paris borrowed against a locked safe. In 1902 it was found all but empty.
It was said to hold the fortune of an American millionaire, who had never existed.

finance Credito_Emiliano A bank in Italy accepts Parmesan cheese as security for loans, and ripens it in its own vaults.
The cheese has to ripen for a year or more, and the dairies have bills to pay meanwhile.

finance Burning_of_Parliament In 1834 two cartloads of wooden tax receipts were burned in London. Parliament burned down with them.
The receipts, notched tally sticks, went into the furnaces beneath the House of Lords.

finance Act_of_Parliament_clock Britain taxed clocks and watches in 1797. The tax was given up within a year.
People stopped buying them, and watchmakers went out of work.

finance Toy_Biz,_Inc._v._United_States An American court ruled that the X-Men are not human. Dolls had a higher duty than other toys.
So figures of them were toys, not dolls, which saved the importer money.

finance Deir_el-Medina_strikes The first strike on record took place in Egypt in the 12th century BC, because rations were late.
The workers who sat down were those who built the tombs of the pharaohs.

finance James_Ritty The cash register was invented by a saloon keeper in Ohio. A counter on a ship had inspired him.
The counter kept track of the turns of the propeller. His barmen had been pocketing the takings.

finance Great_Stock_Exchange_Fraud_of_1814 In 1814 a man in uniform announced that Napoleon was dead. It was a fraud on the stock exchange.
Lord Cochrane, a naval hero, was convicted of taking part. He was pardoned in 1832.

finance Capitol_Hill_Babysitting_Co-op Parents in Washington paid each other for babysitting in coupons, and fell into a recession.
Everyone saved coupons for a better evening, and nobody went out. Handing out more of them cured it.

finance Notgeld After the First World War, towns in Germany issued money made of porcelain, silk and leather.
Small change was short, and collectors kept what was pretty, to the profit of the town.

finance Card_money_in_New_France In 1685 the soldiers of New France were paid with playing cards, as there were no coins left.
The ship with their pay had not come. The governor signed the cards, and they were cashed later.

finance Great_Canadian_Maple_Syrup_Heist Quebec keeps a strategic reserve of maple syrup. Thieves took almost 3,000 tonnes of it.
They drained barrels and filled some up with water.

finance Katanga_Cross In parts of Central Africa, a cross of copper that weighed about a kilogram once served as money.
Around 1960 the short-lived state of Katanga put the cross on its coins and its flag.

finance Kenneth_Grahame The author of The Wind in the Willows worked at the Bank of England. In 1903 he was shot at there.
The stranger fired three times and missed. The book came out five years later.

finance Tontine In 1693 England borrowed from people who bet on long lives: those who lived on shared the interest.
With each death the others’ share grew. When the last had died, the state owed nothing.
`
