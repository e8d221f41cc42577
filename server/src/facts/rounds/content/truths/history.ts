export const HISTORY_TRUTHS = `
history https://doi.org/10.1257/aer.104.1.84 Textile works in Prussia did better in towns to which Huguenots had fled a hundred years before, a study found.
They had brought their skills in 1685, often to towns that the Thirty Years’ War had emptied.

history https://doi.org/10.1111/ecoj.12220 In five countries of Eastern Europe people on one side of a border trust their courts more, a study found. The border vanished in 1918.
It was that of the Habsburg Empire, whose officials were known as fairly honest. Bribes are rarer there, too.

history https://romaninscriptionsofbritain.org/inscriptions/2491.147 A tile from Roman London has a complaint scratched into it: Austalis has been going off by himself every day for thirteen days.
It was done while the clay was wet, and so probably by somebody who worked with him.

history Republic_of_Ragusa The head of the Republic of Ragusa, today’s Dubrovnik, was in office for a month. Then he had to wait two years.
While it lasted he lived in the palace, and his family did not.

history https://avalon.law.yale.edu/imt/partiv.asp The Treaty of Versailles had Germany give back to China the astronomical instruments that its troops had carried off in 1900 and 1901.
They had been put up in a park at Potsdam. In 1921 they were back in Beijing.

history https://www.gogung.go.kr/gogungEn/pgm/psgudMng/view.do?menuNo=1000014&psgudSn=359730 When a child was born to a king of Korea, the placenta was put into two jars, one in the other, and buried in a lucky place.
It was thought to bear on the child’s future, and on the kingdom’s. Sejong’s inner jar is in a museum.

history Tabula_Banasitana A bronze plate found in Morocco copies letters by which emperors of Rome made a Berber chief’s family citizens.
Rome kept a register of all whom it had made citizens. Twelve men witnessed that the copy was right.

history https://www.touregypt.net/amarna3.htm A king of Babylon was angry that the pharaoh had not asked how he was when he was ill. He had not known how far away Egypt is.
He asked his own messenger, says a clay tablet of about 1350 BC, and was angry no longer.

history https://mathshistory.st-andrews.ac.uk/Biographies/Condorcet/ Condorcet, who showed how majorities contradict themselves, died in a prison of the French Revolution.
He had voted against the king’s death, then attacked the new constitution, and gone into hiding.

history https://blogs.loc.gov/law/2023/01/alchemy-and-the-act-against-multipliers/ A law of 1404 made it a crime in England to make gold. Robert Boyle, the chemist, had a part in getting it repealed.
It was meant to protect the coinage. Boyle, three centuries later, hoped to make some gold himself.

history https://mathshistory.st-andrews.ac.uk/Biographies/Malus/ A French officer who looked at a sunset in a palace window, through a crystal, found out that reflected light is polarised.
Of the two suns that it shows, now one and now the other faded as Étienne Malus turned it, in 1808.

history Mesad_Hashavyahu On a potsherd written more than 2,600 years ago a farmhand complains that the overseer has taken his cloak.
He had done his share, he says, and the other reapers will bear him out. It was found near Ashdod.

history https://www.attalus.org/docs/select1/p15.html In AD 155 a man in Egypt sent his slave to a teacher of shorthand, for two years.
The last third of the fee was due when the boy could write and read any prose without a fault.

history https://history.state.gov/historicaldocuments/frus1934v04/d405 For a year, from June 1933, a town on the Amazon was governed by the League of Nations.
Peruvians had seized Leticia from Colombia. The soldiers who kept order for the League were Colombians.

history http://www.historyworld.net/wrldhis/PlainTextHistoriesB.asp?historyid=358 Some 3,800 years ago an official in Syria had had a lion in a barn for five days. The king had still not written what to do with it.
It would not eat the pig or the dog. In the end he sent it to the king by boat, in a wooden cage.

history https://droitromain.univ-grenoble-alpes.fr/Negotia/Metallis2_Girard.htm In a Roman mining village in Portugal nobody but the man who had leased the right might cut hair for money.
It is in a law on a tablet of bronze. Women had the baths in the morning, and men later in the day.

history Sigiriya More than a thousand years ago visitors to a palace in Sri Lanka wrote verses on a polished wall. Many are to the ladies painted above it.
All kinds of people wrote there, and hundreds of the verses have been read. Writing on it is forbidden now.

history https://www.domesdaybook.net/domesday-book/data-terminology/manors/mills William the Conqueror’s survey of England lists more than 6,000 mills. Hardly one in a hundred would be known to us without it.
Most will have been turned by water. Windmills came to England only a century later.

history https://www.atticinscriptions.com/inscription/RO/25 In Athens a slave of the state sat in the market and tested coins. By a law of 375 BC he got fifty lashes if he stayed away.
Nobody might refuse a coin that he had passed. A false one he cut through, and it was given to a goddess.

history https://mathshistory.st-andrews.ac.uk/Biographies/Pell/ The mathematician after whom Pell’s equation is named by mistake was Oliver Cromwell’s envoy to the Swiss.
John Pell spent four years in Zurich. He was to win the Protestant cantons for England.

history https://avalon.law.yale.edu/18th_century/del1778.asp A treaty made in 1778 foresaw a state of Indians in America, led by the Delawares, with a seat in Congress.
The rebels needed a way through their land to attack British forts. Nothing came of the state.

history https://avalon.law.yale.edu/19th_century/csa_csa.asp Under the constitution of the Confederate States the post office had to pay for itself, from 1 March 1863.
For a time it did. Postage had been raised, and routes had been cut.

history https://avalon.law.yale.edu/medieval/salic.asp The law of the Franks, written down around 500, fined whoever called another man a hare. A fox cost as much.
It was three shillings, as for saying falsely that a man had thrown away his shield.

history https://doi.org/10.1093/qje/qjx037 In the Vietnam War a computer rated hamlets from A to E for the Americans. How it rounded helped decide which were bombed.
Those just below a limit were bombed more, and turned to the Viet Cong more, two economists found.

history https://en.wikisource.org/wiki/Select_Historical_Documents_of_the_Middle_Ages/Appendix In 968 an ambassador who was leaving Constantinople had five purple cloths taken from him. At home, he said, street-walkers wear them.
Only Romans were worthy of such cloth, Liutprand was told. They meant themselves, and gave him the price back.

history Couto_Misto Until 1868 three villages between Spain and Portugal belonged to neither, and had a judge of their own.
They owed soldiers to neither king. There was even a road on which nobody might be stopped.

history https://doi.org/10.1257/000282802762024502 Japan’s cities were bombed to ruins in 1945. Within twenty years, two economists found, most of them had their old rank in size again.
It seems that the place counts for more than the walls: bays, plains and rivers had stayed where they were.

history https://doi.org/10.3982/ECTA8121 Villages in Peru that once had to send men to the mines were still poorer in 2001 than those just across the line, a study found.
The draft had begun in 1573, and ended in 1812. They had fewer roads as well.

history https://doi.org/10.1111/ecoj.12424 Most large towns in France stand where the Romans had put them. In England, where Roman towns died out, most do not.
The new ones were founded by rivers and coasts, where ships could reach them.

history https://doi.org/10.1093/restud/rdab085 When a German fighter pilot was praised in the daily bulletin, men who had once flown with him shot down more, a study found. More of them died, too.
It followed over 5,000 pilots of the war. Men from the same part of Germany were spurred on most.

history https://doi.org/10.1093/qje/qjs011 Many American cities stand where boats had to be carried past rapids. Nobody has had to for over a century.
Traders stopped there, then mills, and people came for the people. Richmond and Louisville are two of them.

history https://penelope.uchicago.edu/Thayer/E/Roman/Texts/Frontinus/De_Aquis/text*.html In AD 97 a Roman official found the water pipes beneath the streets bored through all along. Men called punchers sold from them.
Frontinus judged how much had been stolen by the weight of the lead that he had dug up.

history https://sourcebooks.fordham.edu/source/560-975dooms.asp In Kent, around AD 600, it cost six shillings to knock out somebody’s front tooth, and one to knock out a back tooth.
The law of King Æthelberht has a price for each finger, nail and toe as well.

history https://www.gutenberg.org/ebooks/2811 After a great fire a governor asked the emperor Trajan for a brigade of 150 firemen. He refused: such clubs turn to politics.
The younger Pliny was the governor. He was told to have buckets ready, and to call on the owners of houses.

history https://clyx.com/books/johns/babylonian_and_assyrian_laws_contracts_and_letters/ix_miscellaneous_assyrian_letters.htm A man wrote to the king of Assyria, on clay, that a fox had come into the city and fallen into a well.
It was got out and killed, some 2,700 years ago. Whether he took it for an omen is not known.

history https://doi.org/10.1371/journal.pone.0179263 The copper of the axe that Ötzi carried in the Alps came from the south of Tuscany, a 2017 study found.
The lead in the metal gives its ore away. There was copper much nearer to the place where he died.

history https://www.wessexarch.co.uk/our-work/amesbury-archer The richest grave of its time near Stonehenge is that of a man who had grown up on the Continent.
His teeth still held the oxygen of the water that he had drunk as a child.

history https://www.smithsonianmag.com/history/Wrestling-Was-Fixed-Even-in-Ancient-Rome-180951795/ A contract from Roman Egypt binds a wrestler to lose a final, for about the price of a donkey.
If he wins all the same, it says, a far larger sum is due as a penalty.

history https://de.wikipedia.org/wiki/Capitulare_de_villis Around 800 an order for Charlemagne’s estates said that nobody should dare to tread the grapes with his feet.
There were presses, and all was to be clean and decent. Each estate was to keep peacocks, for ornament.

history Commissions_of_the_Danube_River Ships in the mouth of the Danube once had to obey a commission of European powers. It had a flag, a police and courts of its own.
It was set up in 1856 for two years, to clear the river for ships, and stayed for more than eighty.

history https://museumsecretspodcast.buzzsprout.com/1557707/episodes/8341011-ancient-egyptian-family-feud More than 3,000 years ago an Egyptian mother cut some of her eight children out of her will. They had not looked after her.
She said so in court, before witnesses, and it was put on record.

history Cape_Spartel In 1865 ten states made a treaty with Morocco about one lighthouse. It was to stay lit, and neutral, in war as well.
It shows ships the way into the Mediterranean. The treaty was in force until 1958.

history https://archaeology.org/issues/november-december-2023/features/assyrian-women-of-letters/ Almost 4,000 years ago Zizizi, who had married abroad, got an angry letter from her parents: we are not important in your eyes.
It went by donkey from Assur to Anatolia, for six weeks. She was to help them sell their cloth.

history https://doi.org/10.1038/s41467-021-21326-w A letter that had been sealed since 1697 was read in 2021. It is still sealed.
X-rays showed the folds, and a computer flattened them. The writer asks for a copy of a death notice.

history https://papyri.info/ddbdp/p.cair.zen;3;59451 In the third century BC two Egyptians who fed a temple’s cats complained that they had been sent to make bricks.
The king had freed such men from labour. The police chief, they wrote, was sparing two real brickmakers.

history https://doi.org/10.1073/pnas.0902785106 At the bottom of Lake Huron lie lines of stones with which hunters seem to have guided caribou, some 9,000 years ago.
The water was much lower then. Such lanes are known from the Arctic, too.

history Bayeux_Tapestry In 1792 the Bayeux Tapestry was on a wagon, as a cover for military stores. A lawyer saved it.
He kept it in his house until the troubles were over, and then handed it to the town.

history Marsala_Punic_shipwreck A Punic ship found off Sicily has letters painted on its planks. They seem to have told the builders where each piece goes.
So it was perhaps put together to a plan, with parts prepared beforehand.

history Kal%C4%81kaua%27s_1881_world_tour In 1881 the king of Hawaii asked the emperor of Japan for a prince to marry his niece. She was five.
He hoped for an ally. The refusal was polite: the prince, it said, was betrothed already.

history https://papyri.info/ddbdp/p.oxy;1;39 In AD 52 a weaver in Egypt was let off service to the state. He was short-sighted, and had a cataract.
The governor had had him examined, at Alexandria. Tryphon bought a loom two years later.

history https://doi.org/10.1257/aer.20181518 Poles whose families were driven from their homes in the east after the war are better educated than others to this day, a 2020 study found.
They had learned that fields and houses can be lost, it seems, and that schooling cannot.

history https://mathshistory.st-andrews.ac.uk/Biographies/Monge/ A way to draw solid things on flat paper was kept secret in France for years, because it helped to plan forts.
Gaspard Monge had found it as a draughtsman in the 1760s. Engineers have used it ever since.

history http://ifihhome.tripod.com/articles/uttaramerur.html An inscription of about 920 in the south of India says how a village drew lots for its committees. The names were put into a pot.
Whoever had not handed in his accounts the last time was left out, and so were his sons and brothers.

history Isabel_Godin_des_Odonais In 1769 a woman from what is now Ecuador set out through the forest of the Amazon, to join her husband after twenty years.
Isabel Godin walked on alone when her companions had died. The couple grew old together in France.

history SM_U-155 In July 1916 a German submarine called at Baltimore, to sell a cargo of dyes.
It had been built to dive under the British blockade. The first voyage more than paid for it.

history https://mathshistory.st-andrews.ac.uk/Biographies/Poncelet/ Left for dead on Napoleon’s retreat from Moscow, an engineer thought out a new geometry in a Russian prison, without a book.
Jean-Victor Poncelet had to begin with what he remembered of school.

history https://www.gutenberg.org/ebooks/28674 Hammurabi of Babylon added a month to the year by letter. Taxes, he wrote, were not to come in a month later for it.
The calendar went by the Moon, and had run ahead of the seasons.

history https://www.nber.org/papers/w25700 Slave owners lost far more in America’s Civil War than neighbours who had been as rich. By 1900, a study found, their sons had almost caught up.
It was not skill, it seems. They had married well, and knew the right people.

history https://www.nber.org/papers/w14783 Africans whose peoples lost most to the slave trade trust their neighbours and relatives less to this day, two economists found.
Many had been sold by people they knew. It is also true of families that have moved away since.

history https://sourcebooks.fordham.edu/ancient/1650nesilim.asp By a law of the Hittites, a free man who killed a snake and spoke somebody’s name over it had to pay a pound of silver.
It was meant to do to him what had been done to the snake. A slave was put to death for it.

history https://cabinetmagazine.org/issues/55/coburn.php In 1988 almost 200 West Berliners fled over the Wall to the East, from their own police.
They had occupied land beside it that was changing hands. The East gave them breakfast.

history https://doi.org/10.3982/ECTA10233 When the Nile had risen too little or too much, Egypt’s rulers were slower to replace their highest judge, a study found.
He could raise a crowd, or calm it. The study covers more than seven hundred years.

history Lachish_letters Around 590 BC an officer in Judah was offended. His commander seemed to think that he needed somebody to read him his letters.
Nobody ever did, he swore in ink, on a piece of a pot. What he has read, he can say by heart.

history https://doi.org/10.1017/S0003055413000464 Indian towns that were ports in the Middle Ages had far fewer riots between Hindus and Muslims, even after 1850, a political scientist found.
Each group had needed the other for trade, he argues. Their ways of getting along lasted.

history http://norseandviking.blogspot.com/2017/04/ The law of medieval Iceland ruled on what would happen if a tame polar bear did damage. Its owner had to pay, as for a dog.
Cubs may have drifted over from Greenland on the ice. Wild bears might be hunted even on a holy day.

history https://papyri.info/ddbdp/p.tebt;1;33 In 112 BC officials in Egypt were told to prepare for a Roman senator. There were to be titbits, for the crocodiles.
They were sacred, and people came to see them fed. Guest rooms and a landing place were also to be ready.

history Amba_Geshen For some two centuries Ethiopia’s emperors had brothers and cousins shut up on a mountain, until one was needed for the throne.
Its sides are steep, and a few men could guard it. Later it held the treasure.

history https://papyri.info/ddbdp/p.oxy;1;110 A dinner invitation from Roman Egypt gives the day and the hour, and says at whose table it is: that of the god Sarapis.
It was for the ninth hour, in the middle of the afternoon, at his temple.

history https://onassisusa.org/multimedia/ostrakon-against-themistokles-son-of-neokles A heap of votes against Themistocles, found in a well in Athens, had been written by a few people only.
The 190 potsherds with his name were probably meant for voters who could not write.

history https://www.nber.org/papers/w20219 Towns in France where more people had bought the great Encyclopédie, before 1780, grew faster than others for a century, two economists found.
How many could read made no such difference. A list of the subscribers survives.

history https://livingstoneonline.org/spectral-imaging/livingstone%E2%80%99s-composition-methods In 1871 David Livingstone kept his diary on an old newspaper, in ink that he had made from seeds.
He was out of paper in the Congo. The faded ink was read in 2011, with light of many colours.

history https://doi.org/10.1016/j.cub.2020.10.086 Tusks from a Portuguese ship that sank off Africa in 1533 came from at least 17 herds of elephants, their DNA showed.
Diamond miners found the ship in 2008. Only four of those 17 family lines are still known to exist.

history https://romaninscriptionsofbritain.org/inscriptions/TabLondBloomberg30 One of the oldest letters found in London warns a man that some people boast through the whole market that he has lent them money.
It was scratched into wax soon after the Romans had come. He was begged not to appear shabby.

history https://franks-casket.de/english/intro00.html A casket carved from whalebone 1,300 years ago served a French family as a sewing box.
It fell apart when its silver fittings were traded for a ring.

history https://www.americanheritage.com/paradox-dartmoor-prison Black sailors from America, held at Dartmoor in 1814, played Othello and Romeo and Juliet in their block.
One who was at least six feet three ruled the block, under the name of King Dick.

history https://avalon.law.yale.edu/20th_century/hague994.asp In 1899 Russia, Germany, France and others agreed to drop no bombs from balloons, or by similar new means, for five years.
In 1907 it was renewed until the next conference, but not by these three. There was no next one.

history https://sourcebooks.fordham.edu/ancient/450-gortyn.asp In Gortyn, on Crete, a wife who was divorced in about 450 BC took along half of the cloth that she had woven.
So says the city’s law, cut into a wall that can still be seen. What had been hers before stayed hers.

history Ryukyu_Kingdom For over two centuries the kings of Okinawa hid from China that they were subject to Japan.
China traded with its own vassals, and Japan wanted a share.

history Choe_Bu A Korean official who was blown to China by a storm, in 1488, was sent home along the Grand Canal. He described it all for his king.
He asked how waterwheels were made, so that Korea could have them in droughts.

history http://oracc.museum.upenn.edu/saao/saa05/P337150 Some 2,700 years ago an agent named six smugglers to the king of Assyria. They took luxuries to the enemy, and brought others back.
They used to stay in a village that belonged to the king’s own cupbearer. The letter is on clay.

history Emirate_of_Bari From 847 to 871 there was an emirate in the south of Italy. Its capital was Bari.
The third emir, Sawdan, gave pilgrims on their way to Jerusalem letters of safe conduct.

history https://romaninscriptionsofbritain.org/inscriptions/1041 A Roman commander set up an altar on a moor in the north of England because he had caught a boar. Many before him had failed.
It was of remarkable beauty, says the altar. It is in the church of Stanhope now.

history https://doi.org/10.1257/aer.20151730 Parts of France that Napoleon’s wars had cut off from British yarn were ahead in spinning cotton for decades afterwards, a study found.
It had worked like a wall of customs around a young industry.

history https://romaninscriptionsofbritain.org/inscriptions/TabVindol343 In a letter found near Hadrian’s Wall a Roman dealer says that he would have fetched the hides, had the roads not been so bad.
Octavius would not harm his animals. He had bought grain, and urgently asked for at least 500 denarii.

history https://papyri.info/ddbdp/p.oxy;1;119 A boy in Roman Egypt wrote to his father: if you will not take me to Alexandria, I will not eat, and I will not drink. So there.
He could write, but hardly spell. The letter was found on a rubbish heap at Oxyrhynchus.

history https://mathshistory.st-andrews.ac.uk/Biographies/Fourier/ Joseph Fourier, of the mathematics of heat, also drained the swamps of Bourgoin, in the south-east of France.
He was Napoleon’s prefect in Grenoble. He had a new road built towards Turin as well.

history https://pages.pomona.edu/~cmc24747/sources/cic_web/cic_fam_2.htm A friend kept asking Cicero, the governor of a province in Asia, for panthers. The animals complain, he replied, that nobody else is hunted there.
The friend had games to give in Rome. The panthers had resolved, it was said, to move to the next province.

history https://www.laphamsquarterly.org/family/why-cant-you-be-more-your-brother Almost 3,800 years ago a king wrote to his son: here your brother has won a great victory, while you lie about among women.
Shamshi-Adad had made each of them a king. In the next war, he added, the younger one was to be a man.

history Milan_Papyrus Over a hundred Greek poems turned up in the wrapping of an Egyptian mummy in the 1990s.
Such cases were made of waste paper. Only two of the poems had been known.

history Great_Wall_of_Gorgan A wall of brick in the north of Iran, some 1,500 years old, is almost 200 kilometres long. It had over thirty forts.
Its bricks were baked in kilns along it, on the spot. It was probably meant to keep out horsemen.

history https://www.napoleon-histoire.com/testament-de-napoleon-page-34/ In his will Napoleon left 10,000 francs to a man who had been tried for shooting at Wellington.
He had been acquitted. Later on he was a grocer in Brussels.
`
