export const SOCIETY_TRUTHS = `
society https://api.parliament.uk/historic-hansard/lords/1869/aug/02/seeds-adulteration-bill In 1869 Parliament had to forbid British merchants to kill seeds. Dead ones could not come up, and show that they had been mixed in.
They had been heated. Whoever did it twice could find his name in the newspapers, at his own expense.

society Visite_du_Branchage Twice a year officials of Jersey’s parishes walk the roads, and fine whoever lets a branch hang too low over them.
It must be twelve feet above a road, and eight above a footpath.

society https://www.stern.de/panorama/eiswette-in-bremen-schneider-prueft--ob-die-weser--geiht--oder--steiht--3335244.html Each 6 January a tailor with a hot iron has to find out, at Bremen, whether one can walk across the Weser. He may weigh 99 pounds at most.
Merchants first bet on it for 1829. The river last froze over in 1947, and so the tailor takes a boat.

society https://doi.org/10.1093/qje/qjr009 Between 1700 and 1900 about a quarter of the growth of the Old World’s population was due to the potato, economists estimate.
An acre of potatoes feeds far more people than one of wheat or rye. It had come from the Andes.

society https://de.wikipedia.org/wiki/Bergpoststrasse On Swiss mountain roads marked with a yellow horn, other drivers have to obey the driver of the post bus where there is little room.
He may send them back. His own horn is allowed there, which plays three notes.

society https://www.law.cornell.edu/uscode/text/18/708 Until 2020 anybody who wilfully advertised with the coat of arms of Switzerland in America could go to prison for six months.
It is a white cross on red. The sign of the Red Cross is the same with the colours exchanged.

society https://www.ndr.de/kultur/geschichte/chronologie/D-wie-Dora-Buchstabieren-wie-die-Nazis,buchstabiertafel105.html Many Germans who spell out a name say N as in Nordpol. It was N as in Nathan until the Nazis struck out the Jewish names, in 1934.
A man in Rostock had asked the post for it. David became Dora, and Samuel became Siegfried.

society https://www.legalgenealogist.com/2012/01/10/tyburn-ticket/ Anyone in 18th-century England who had caught a burglar, and brought him to be convicted, got a paper that freed him from all posts in the parish.
Nobody liked to be constable or overseer of the poor. Such Tyburn tickets could be sold.

society https://education-uk.org/documents/acts/1894-chimney-sweepers-act.html From 1894 to 1938 any chimney sweep in England who knocked at doors to ask for work could be fined ten shillings.
People blackened their faces, were let in as sweeps and stole things, the Commons had been told.

society Standard_Basque The Basques have had one way to write their language since 1968. It was agreed on at a monastery.
There had been one for each of the larger dialects. Today it is the Basque of schools and newspapers.

society https://de.wikipedia.org/wiki/Haakj%C3%B6ringsk%C3%B6d-Fall In 1920 Germany’s highest court ruled on a shipload of Haakjöringsköd. Buyer and seller had both thought that it means whale meat.
It means shark. What both have in mind counts, and not the word, as every law student there learns.

society Haslem_v._Lockwood In 1871 a court in Connecticut had to decide who owned the horse dung that a man had had raked into heaps on the road, and left there overnight.
He did, and not the man who took it away: the raking had made it worth something.

society Captains_Regent When San Marino’s two heads of state step down, after six months, every citizen may complain about what they have done.
A court looks into it. Neither of them can be elected again for three years.

society https://www.legislation.gov.uk/ukpga/2012/9/section/114 Until 2012 hardly any couple could marry in the evening in England and Wales. Six o’clock was the limit.
It had been three until 1934, and noon until 1886. Jews and Quakers could marry when they liked.

society Hollywood_Silver_Fox_Farm_Ltd_v_Emmett In 1936 an Englishman had guns fired next to a fox farm, so that the foxes should have no young. A judge told him to stop.
He wished to sell plots for houses, and thought that the farm’s sign would put people off.

society https://www.legislation.gov.uk/ukpga/Geo6/14/31/section/12 Any tenant of land in England may keep hens and rabbits on it, whatever the lease says, under an act passed in 1950.
They must not be a trade, a nuisance or a danger to health. The act says nothing about cocks.

society https://doi.org/10.1093/qje/qjw017 An American judge who has just granted two people asylum is less likely to grant it to the next one.
After two heads everybody expects tails. Umpires in baseball err in the same way, three economists found.

society https://www.geneve.ch/en/marronnier-treille In Geneva spring begins when the secretary of parliament sees the first leaf on a certain chestnut tree. It has been written down since 1818.
All the dates are kept on one parchment. It is not the same tree any longer.

society https://doi.org/10.1177/0956797618783714 After a first talk, people like us better than we think they do, psychologists found in 2018.
We remember what we should have said. The gap lasted for months among students who shared rooms.

society https://www.tristandc.com/history1961-1963.php In 1961 a volcano drove all the people of Tristan da Cunha to England. Most chose to go home.
They had voted on it in England: 148 for, 5 against.

society https://doi.org/10.1111/j.1468-0297.2009.02296.x An American university is known for hard work. Applicants who had visited it on a cloudy day were likelier to enrol, a study found.
A cloudy day makes books look better, its author thinks. He had the records of 1,284 applicants.

society https://doi.org/10.1257/aer.102.4.1241 When teachers in Rajasthan had to prove with a dated photograph that they had been at school, half as many stayed away.
They were paid by the day. Their pupils learned more within a year.

society https://www.legislation.gov.uk/ukpga/2016/8/contents Whoever loses property in an English riot, and is not insured, can claim the money from the police.
It used to be the people of the district who paid, as they had not stopped it. That ended in 1886.

society Up_Helly_Aa The Viking fire festival of Shetland is younger than the telephone.
The first torchlight procession on Up Helly Aa day was in 1881. A galley has been burned since 1889.

society https://www.fedlex.admin.ch/eli/cc/24/233_245_233/en Where neither law nor custom says anything, a Swiss judge must decide by the rule that he would make if he were Parliament.
So says the first article of the Civil Code, of 1907. He should keep to what has stood the test of time.

society Tynwald_Day A law of the Isle of Man lapses unless it is read out on a hill within a year and a half.
It is done each July, in Manx and English. The hill is said to be made of earth from every parish.

society https://doi.org/10.1162/qjec.2010.125.2.767 Barbed wire made the American prairie yield more, an economist found: harvests rose most where there had been no wood for fences.
Other people’s cattle used to eat the crops. From 1874 a farmer could afford to keep them out.

society https://ich.unesco.org/en/RL/charfia-fishing-in-the-kerkennah-islands-01566 Around the Kerkennah Islands of Tunisia, pieces of the sea belong to families. They fence them with palm leaves to catch fish.
The fences go up in autumn. They come down in June, so that the fish can breed.

society https://no.wikipedia.org/wiki/Den_nye_tellem%C3%A5ten In 1951 Norway changed how its people were to say a number: twenty-one, and no longer one-and-twenty. Parliament had agreed.
The telephone service had asked for it: numbers were too often written down wrong.

society http://www.vgbe.org/geschichte.html Munich has a society against fraudulent pouring. At the Oktoberfest its members measure how much beer there is in a mug.
The first was founded in 1899. Many mugs were of stone then, and nobody could see how full they were.

society http://baseljournal.ch/uncategorized/vogel-gryff-dances-this-monday-januar-13/ Each January a wild man dances down the Rhine at Basel, on a raft. All the way he turns his back on one half of the town.
He belongs to the smaller half, across the river. On the bridge he dances as far as the middle only.

society https://doi.org/10.1093/ej/uez008 In places where the earth has lately shaken people become more religious, a study of the whole world found.
It holds on every continent, and even for children of emigrants, who never felt it.

society Moon_type Since 1845 blind people have been able to read letters of lines and curves, said to be easier to learn late in life than Braille.
William Moon, of Brighton, had gone blind as a young man. Many are parts of ordinary capital letters.

society Pandanus_language Some peoples of New Guinea’s highlands change to another vocabulary while they are out gathering pandanus nuts.
Ordinary words, it is believed, would spoil the nuts. One word often stands for several things.

society https://doi.org/10.1257/aer.98.1.311 American congressmen with daughters voted in a more liberal way around 2000, above all on women’s rights, a study found.
Whether a child is a girl is chance, as in an experiment. In later years it was no longer so.

society https://doi.org/10.1257/089533006776526085 Economists whose surnames come early in the alphabet were likelier to hold a post at a leading department, a 2006 study found.
They list the authors of a paper by name. Psychologists do not, and with them it was not so.

society https://doi.org/10.1177/0022022199030002003 In 31 countries a psychologist timed walkers, sellers of stamps and the clocks of banks. The Irish walked fastest.
Germans sold stamps fastest, and the clocks of Switzerland were the most exact.

society https://www.glarus24.ch/artikel/geschichte-des-schabzigers-2416071 In 1463 the voters of Glarus, in the Alps, laid down how their cheese, Schabziger, was to be made, and that it had to bear a stamp.
It is green. A kind of clover, dried and ground, makes it so, and gives it its taste.

society https://doi.org/10.1093/qje/qjx010 Makers of footballs in Pakistan were shown how to waste less material. Hardly any did: their cutters were paid by the piece.
It would have slowed them down. When some had been promised a month’s pay, more firms took it up.

society https://doi.org/10.1126/sciadv.aap8469 Researchers put chairs in the way in Chinese coffee shops. People moved them more often where wheat is grown than where rice is.
Rice takes neighbours who share water, and may have taught people to fit in.

society https://doi.org/10.1093/qje/qjt005 Where people’s ancestors used the plough, fewer women go out to work today, a study found.
A plough takes strength, so the fields were left to men. With the hoe it had been different.

society https://www.bailii.org/ew/cases/EWCA/Civ/1977/6.html ‘In summertime village cricket is the delight of everyone’, a judgment of the Court of Appeal begins.
A family had found too many balls in its garden. It was given money, and the cricket went on.

society https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:61981CJ0261 All margarine in Belgian shops had to have the shape of a cube, until a European court ruled on it in 1982.
Nobody was to take it for butter. A label would do, the court found.

society https://www.britannica.com/topic/deodand Until 1846 a thing that had killed somebody in England, a cart or a railway engine, was forfeited.
Railway accidents made that expensive. The families were given a claim for money in its place.

society https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:61978CJ0120 West Germany once kept a French liqueur out of its shops, because it was not strong enough.
Weak drinks make drinkers, it argued. A court in Luxembourg would not have it, in 1979.

society https://fr.wikipedia.org/wiki/Arr%C3%AAt_Cl%C3%A9ment-Bayard A Frenchman whose neighbour kept an airship put up wooden towers with iron spikes, to make him buy the land.
When the airship was torn he had to pay: nobody may build on his land only to harm, judges held in 1915.

society https://supreme.justia.com/cases/federal/us/143/457/ A church in New York was fined because it had hired its rector in England. A law forbade it to bring in labour or service of any kind.
The Supreme Court let it off in 1892: the law was meant for hands, and not for heads.

society Bumper_Development_Corp_v_Commissioner_of_Police_for_the_Metropolis In 1991 a ruined temple in India won a god of bronze back in an English court. It was held that a temple can sue.
The god had been dug up in 1976, and sold to London. A temple is a person in the law of India.

society https://www.gesetze-im-internet.de/bgb/__962.html Four paragraphs of Germany’s civil code are about swarms of bees. Their owner may follow them into any garden.
They are nobody’s once he stops running. If two swarms unite, their owners share them.

society https://www.nber.org/papers/w21960 When women had joined the juries of London, in 1921, far more of those who were charged with a sexual offence were convicted.
For most other crimes it made little difference, economists found in the records of 3,000 cases.

society Pierson_v._Post In 1805 a court in New York had to decide who owned a fox: the man who had hunted it, or the man who had killed it.
The man who had killed it, the court held. Law students have argued about it ever since.

society https://ich.unesco.org/en/RL/craftsmanship-of-alencon-needle-lace-making-00438 It takes seven hours to make as much lace of Alençon as would cover a fingernail.
It is made with a needle. To master all that goes into it takes seven years or more.

society https://victoriancommons.wordpress.com/2017/11/26/a-woman-actually-voted-lily-maxwell-and-the-manchester-by-election-of-november-1867/ In 1867 a woman voted in an election to Parliament, half a century before women were allowed to. She was on the list by mistake.
Lily Maxwell kept a shop in Manchester and paid her rates. The voters present gave her three cheers.

society https://doi.org/10.1093/qje/qjs044 Some weaving mills in India were advised for five months on how to run a factory. Within a year they were 17 per cent more productive.
Sort the yarn and write down what breaks, they were told. Many owners had not known that it pays.

society Lachoudisch In Schopfloch, a village in Bavaria, people went on using Hebrew words when its Jewish cattle dealers were gone.
They had been of use at markets, where buyers from elsewhere did not understand them.

society Utakai_Hajime Each year, as a rule in January, poems by ordinary people are chanted before the emperor of Japan. Ten are chosen, out of thousands.
They have 31 syllables, and the same theme, such as friend, which is made known beforehand.

society https://doi.org/10.1257/aer.101.2.749 In two of five auctions of a board game on a famous website, the winner paid more than it cost at once on the same page.
About one bidder in six ever bid so much. A few are enough, as an auction picks them out.

society Edward_Russell,_26th_Baron_de_Clifford In 1935 a baron whose car had killed a man was tried by the House of Lords. He was the last peer to be tried there.
For treason and felony, peers could be tried by peers only. He was acquitted; it was given up in 1948.

society Landsgemeinde In one canton of Switzerland a man may prove his right to vote by wearing a sword.
Appenzell Innerrhoden votes in the open air, by a show of hands. Most people bring a card.

society Acequia Everyone in New Mexico who waters a field from one of the old village ditches must come each spring to clean it, or send a worker.
An elected mayordomo says whose turn it is. The custom came from Spain, and to Spain from the Arabs.

society https://ich.unesco.org/en/RL/irrigators-tribunals-of-the-spanish-mediterranean-coast-the-council-of-wise-men-of-the-plain-of-murcia-and-the-water-tribunal-of-the-plain-of-valencia-00171 Each Thursday eight farmers sit in judgment at the door of Valencia’s cathedral, over water.
Everything is said aloud, and settled on the spot. The court is said to be a thousand years old.

society Disc_number From the 1940s Canada gave most of its Inuit a number on a disc, because they had no surnames. It did so for some thirty years.
Around 1970 Abraham Okpik travelled from camp to camp, so that everybody could choose a surname.

society https://ich.unesco.org/en/USL/coaxing-ritual-for-camels-01061 Herders in Mongolia have a song for a camel that will not accept her calf.
The singer tries out tunes on her, with a fiddle or flute. She is said to weep when she gives in.

society https://ich.unesco.org/en/RL/winegrowers-festival-in-vevey-01201 A Swiss town holds its festival once in a generation, with thousands of its people on the stage.
Vevey does so every twenty years or so. The day’s best winegrowers are crowned in front of all.

society https://ich.unesco.org/en/RL/hopping-procession-of-echternach-00392 Each year on the Tuesday after Whitsun, thousands of people hop through a town in Luxembourg.
They hold on to white handkerchiefs, and have honoured St Willibrord in this way for centuries.

society https://www.gesetze-im-internet.de/bgb/__911.html An apple that falls from a tree into the garden next door belongs to the neighbour in Germany, says the civil code.
It must fall by itself. If it lands on public ground, it still belongs to the owner of the tree.

society Bramley_apple The Bramley apple is named after a butcher. A girl had sown the pip.
She had long moved out when he owned the garden in Southwell. All Bramleys come from its one tree.

society Wroth_Silver Each November, before sunrise, people from some two dozen parishes in Warwickshire drop coins into a hollow stone.
They are due to the Duke of Buccleuch. The fine is said to be a white bull with red nose and ears.

society https://fliphtml5.com/dyfu/xpav/Sustaining_the_Commons/76 From 1517 on nobody in the Swiss village of Törbel might send more cows to the common pasture than he could feed in winter.
The official who caught him kept half of the fine. Theory had it that such a pasture must be grazed bare.

society https://almanakka.helsinki.fi/en/frequently-asked-questions/ The name days of Finland belong to the University of Helsinki. Whoever prints them must pay, even for those of dogs, cats and horses.
Until the end of 1994 no calendar at all could be printed without it. Its office chooses the names.

society https://doi.org/10.1126/science.1161405 Twice as many people took money from a letter that stuck out of a letter box when somebody had daubed paint on the box.
One kind of disorder seems to allow another. The test was made in Groningen, with a five-euro note.

society House_numbering Most houses of Prague have two numbers, a red one and a blue one.
The red one counts the houses of the district, as they were built, the blue one those along the street.

society https://www.atlasobscura.com/articles/the-lost-secret-sign-language-of-sawmill-workers In the noise of the sawmills of British Columbia workers talked with their hands. There were signs for planks, and to call somebody a crazy old farmer.
Two researchers who came in the 1970s had expected a few numbers. They counted 157 signs.

society Candle_auction In a village in Somerset a field is let each year to whoever bids last before a candle goes out.
Ships were once sold so in London. Pepys met a man who knew when to bid: the smoke sinks just before.

society https://www.basellandschaftlichezeitung.ch/basel/basel-stadt/juncker-will-die-sommerzeit-auf-ewig-basel-hatte-400-jahre-lang-eine-eigene-zeitzone-133017226 For four hundred years the clocks of Basel were an hour ahead of those in the villages around it.
It struck one at noon, for the hour that was beginning. The old way ended in 1798.

society https://visitnonantola.it/la-partecipanza-agraria/item/55-la-partecipanza-agraria-di-nonantola In Nonantola, near Modena, fields are dealt out by lot every so often, among those who descend from its medieval families and live there.
It is traced to 1058, when an abbot had the walls built in return for land. There are 22 such surnames.

society Burmese_names Most Burmese have no surname, but the first letter of the name often tells the day of the week on which they were born.
Each day has letters of its own. Wednesday counts as two, one before noon and one after.

society https://minwebbleaf.blogspot.com/2022/10 A list made for English monks in the 11th century has 127 signs for the hours of silence. For honey, one put a finger on the tongue.
The rule of St Benedict asked for silence. The list is in English, perhaps for novices.

society https://www.icelandreview.com/news/society/earmarking-sheep-may-become-optional-in-iceland/ In Iceland one can see from the ears of a sheep whose it is. The law has long had owners cut a pattern of notches into them.
Sheep of many farms roam together all summer. Notches can be read from afar, which the new tags cannot.

society https://www.letemps.ch/suisse/glaris-ne-comptera-plus-trois-communes In 2006 the Swiss canton of Glarus was to turn its 25 communes into ten. Its voters, in the open air, made it three.
Anybody there may propose something else, and then it is put to the vote by a show of hands.

society https://www.britannica.com/biography/Friedrich-Froebel Prussia banned the kindergarten in 1851, for nine years. It is said to have taken its inventor for his nephew.
The nephew was a socialist, and wrote about schools as well.

society Udal_law Many who own land by the sea in Orkney and Shetland own the shore as well, down to the lowest ebb.
In the rest of Scotland it is the Crown’s, as a rule. The islands kept their law when Norway lost them.

society Corby_Pole_Fair Corby, in Northamptonshire, holds a fair about once in twenty years. Whoever would not pay at the gate used to be carried off on a pole.
The stocks were next. It is said to go back to a charter of Elizabeth I, which freed the town from tolls.

society Kallawaya_language Healers who walk the Andes from Bolivia have a secret language. Many of its words come from one that has died out.
Fathers teach it to their sons, with the use of plants. The grammar is that of Quechua.

society Light_Warlpiri The young people of Lajamanu, in the north of Australia, speak a language that is younger than their grandparents.
It arose in the 1970s and 1980s: children took over the mixed way in which people spoke to them.

society Ned_Maddrell In 1947 Ireland’s prime minister saw to it that the last native speakers of Manx would be recorded.
Éamon de Valera had met one of them on a visit. A van with a machine came across the sea the next year.

society https://www.familysearch.org/en/blog/the-unique-names-of-swedish-soldiers Swedish soldiers used to be given new surnames, such as Quick, Oak or Gunpowder. Too many of them were called Andersson.
No two men in a company might have the same. In the 19th century many of their children kept the name.

society https://doi.org/10.1287/mnsc.2015.2417 Among almost ten million finishers of marathons, far more came in just under four hours than just over.
The same is true of other round times. Those who have one in sight run faster at the end.

society Russenorsk Norwegian fishermen and Russian traders had a language of their own. They called it Moja på tvoja, roughly mine in yours.
It served to barter fish for flour in the north of Norway. Some four hundred words are known.

society https://lovdata.no/dokument/NLE/lov/1814-05-17 When a farm in Norway is sold, a child of the family may be able to take it from the buyer, for a fair price.
The right is much older than the constitution, which says that it may not be abolished.

society Declaration_of_Christmas_Peace At noon each Christmas Eve peace is proclaimed from a balcony in Turku, and whoever breaks it is threatened with stiff penalties.
The custom is traced to the 14th century, with a few gaps. The threat has been an empty one since 1889.

society Kaid%C4%81_glyphs On Japan’s westernmost islands each house was told its tax in pictures, of rice, say, or of cattle, on a wooden board.
They were of use until children went to school, late in the 19th century. Sums were done with knots of straw.

society https://malegislature.gov/Laws/GeneralLaws/PartI/TitleVII/Chapter49/Section1 Every town in Massachusetts must appoint at least two fence viewers each year, by law.
If neighbours quarrel about who must mend a fence, they go and look at it. A brook can count as a fence.
`
