export const HISTORY_TRUTHS = `
history https://doi.org/10.1257/aer.104.1.84 Textile works in Prussia did better in towns to which Huguenots had fled, a hundred years after they came.
They had brought their skills in 1685, often to towns that the Thirty Years’ War had emptied.

history https://doi.org/10.1111/ecoj.12220 In five countries of Eastern Europe people on one side of a border trust their courts more. The border vanished in 1918.
It was that of the Habsburg Empire, whose officials were known as fairly honest. Bribes are rarer there, too.

history https://romaninscriptionsofbritain.org/inscriptions/2491.147 A tile from Roman London has a complaint scratched into it: Austalis has been going off by himself every day for a fortnight.
It was done while the clay was wet, and so probably by somebody who had to work for him.

history Republic_of_Ragusa The head of the Republic of Ragusa, today’s Dubrovnik, was in office for a month. Then he had to wait two years.
While it lasted he lived in the palace, and his family did not.

history https://avalon.law.yale.edu/imt/partiv.asp The Treaty of Versailles had Germany give back to China the astronomical instruments that it had carried off in 1900.
They stood in a park at Potsdam. Now they are on the roof of the old observatory in Beijing again.

history https://www.gogung.go.kr/gogungEn/pgm/psgudMng/view.do?menuNo=1000014&psgudSn=359730 When a child was born to a king of Korea, the placenta was put into two jars, one in the other, and buried in a lucky place.
It was thought to bear on the child’s future, and on the kingdom’s. Sejong’s inner jar is in a museum.

history Tabula_Banasitana A bronze plate found in Morocco copies letters by which emperors of Rome made a Berber chief’s family citizens.
Rome kept a register of all whom it had made citizens. Twelve men witnessed that the copy was right.

history https://www.touregypt.net/amarna3.htm A king of Babylon was angry that the pharaoh had not asked how he was when he was ill. He had not known how far away Egypt is.
He asked his own messenger, says a clay tablet of about 1350 BC, and was angry no longer.

history https://mathshistory.st-andrews.ac.uk/Biographies/Condorcet/ Condorcet, who showed how majorities contradict themselves, died in a prison of the French Revolution.
He had voted against the death of the king, and went into hiding when his party fell.

history https://mathshistory.st-andrews.ac.uk/Biographies/Viete/ François Viète, who put letters into algebra, also broke the ciphers of Spain for the king of France.
The king of Spain complained to the Pope that only black magic could have done it.

history https://mathshistory.st-andrews.ac.uk/Biographies/Malus/ A French officer who looked at a sunset in a palace window, through a crystal, found out that reflected light is polarised.
Of the two suns that the crystal shows, one vanished when Étienne Malus turned it, in 1808.

history Mesad_Hashavyahu On a potsherd written more than 2,600 years ago a farmhand complains that the overseer has taken his cloak.
He had done his share, he says, and the other reapers will bear him out. It was found near Ashdod.

history https://www.attalus.org/docs/select1/p15.html In AD 155 a man in Egypt sent his slave to a teacher of shorthand, for two years.
The last third of the fee was due when the boy could write and read any prose without a fault.

history https://history.state.gov/historicaldocuments/frus1934v04/d405 For a year, from June 1933, a town on the Amazon was governed by the League of Nations.
Peruvians had seized Leticia from Colombia. The soldiers who kept order for the League were Colombians.

history Kettle_War A war fought in 1784 is named after a soup kettle, the only thing that was hit.
A ship was sent to open the mouth of the Scheldt, and turned back when the kettle was hit.

history https://droitromain.univ-grenoble-alpes.fr/Negotia/Metallis2_Girard.htm In a Roman mining village in Portugal nobody but the man who had leased the right might cut hair for money.
It is in a law on a tablet of bronze. Women had the baths in the morning, and men later in the day.

history https://www.britannica.com/biography/Peter-Paul-Rubens Peter Paul Rubens had a part in making peace between England and Spain. He was knighted by both kings.
For Charles I he also painted a ceiling. The king walked beneath it on the way to his execution.

history Viking_raid_on_Seville In 844 Vikings sailed up a river in Spain and took Seville.
They held it for some weeks. An army from Córdoba drove them out, and the emir began to build a fleet.

history https://www.atticinscriptions.com/inscription/RO/25 In Athens a slave of the state sat in the market and tested coins. By a law of 375 BC he got fifty lashes if he stayed away.
Nobody might refuse a coin that he had passed. A false one he cut through, and it was given to a goddess.

history https://mathshistory.st-andrews.ac.uk/Biographies/Tartaglia/ A mathematician of Brescia is known by his nickname, Stammerer. A French soldier had cut through his jaw when he was a boy.
His mother nursed him back to health. Niccolò Tartaglia wore a beard over the scars.

history https://avalon.law.yale.edu/18th_century/del1778.asp A treaty made in 1778 foresaw a state of Indians in America, led by the Delawares, with a seat in Congress.
The rebels needed a way through their land to attack a British fort. Congress never took up the idea.

history https://avalon.law.yale.edu/19th_century/csa_csa.asp Under the constitution of the Confederate States the post office had to pay for itself, from 1 March 1863.
It did. Postage had been raised, and routes had been cut.

history https://avalon.law.yale.edu/medieval/salic.asp The law of the Franks, written down around 500, fined whoever called another man a hare. A fox cost as much.
It was three shillings, as for saying falsely that a man had thrown away his shield.

history https://doi.org/10.1093/qje/qjx037 In the Vietnam War a computer rated every hamlet from A to E for the Americans. How it rounded helped decide which were bombed.
Those just below a limit were bombed more, and turned to the Viet Cong more, two economists found.

history Turkish_Abductions In 1627 pirates from North Africa carried off some four hundred people from Iceland.
A pastor whom they had sent home for the ransom wrote a book about it. Fewer than fifty ever came back.

history Couto_Misto Until 1868 three villages between Spain and Portugal belonged to neither, and had a judge of their own.
They owed no taxes or soldiers to either king. There was even a road on which nobody might be stopped.

history https://doi.org/10.1257/000282802762024502 Japan’s cities were bombed to ruins in 1945. Within twenty years most of them had their old rank in size again.
It seems that the place counts for more than the walls: bays, plains and rivers had stayed where they were.

history https://doi.org/10.3982/ECTA8121 Villages in Peru that once had to send men to the mines are poorer to this day than those just across the line.
The draft had begun in 1573, and ended in 1812. They still have fewer roads.

history https://doi.org/10.1111/ecoj.12424 Most large towns in France stand where the Romans had put them. In England, where Roman towns died out, most do not.
The new ones were founded by rivers and coasts, where ships can reach them. It paid.

history https://doi.org/10.1093/restud/rdab085 When a German fighter pilot was praised in the daily bulletin, men who had once flown with him shot down more. More of them died, too.
Economists followed over 5,000 pilots of the war. Men from the same part of Germany were spurred on most.

history https://doi.org/10.1093/qje/qjs011 Many American cities stand where boats had to be carried past rapids. Nobody has had to for over a century.
Traders stopped there, then mills, and people came for the people. Richmond and Louisville are two of them.

history https://penelope.uchicago.edu/Thayer/E/Roman/Texts/Frontinus/De_Aquis/text*.html In AD 97 a Roman official found the water pipes beneath the streets bored through all along. Men called punchers sold from them.
Frontinus judged how much had been stolen by the weight of the lead that he had dug up.

history https://sourcebooks.fordham.edu/source/560-975dooms.asp In Kent, around AD 600, it cost six shillings to knock out somebody’s front tooth, and one to knock out a back tooth.
The law of King Æthelberht has a price for each finger, nail and toe as well.

history https://www.gutenberg.org/ebooks/2811 After a great fire a governor asked the emperor Trajan for a brigade of 150 firemen. He refused: such clubs turn to politics.
The younger Pliny was the governor. He was told to have buckets ready, and to call on the owners of houses.

history https://doi.org/10.15184/aqy.2021.98 Tollund Man, hanged in Denmark some 2,400 years ago, had eaten porridge of barley and flax, and a fish.
His gut was looked at again in 2021. Weeds left over from threshing were in the porridge too.

history https://doi.org/10.1371/journal.pone.0179263 The copper of the axe that Ötzi carried in the Alps came from the south of Tuscany.
The lead in the metal gives its ore away. There was copper much nearer to the place where he died.

history https://www.wessexarch.co.uk/our-work/amesbury-archer The richest grave of its time near Stonehenge is that of a man who had probably grown up in the Alps.
His teeth still held the oxygen of the water that he had drunk as a child.

history https://www.smithsonianmag.com/history/Wrestling-Was-Fixed-Even-in-Ancient-Rome-180951795/ A contract from Roman Egypt binds a wrestler to lose a final, for about the price of a donkey.
If he wins all the same, it says, a far larger sum is due as a penalty.

history https://www.oldbaileyonline.org/about/verdicts Juries in 18th-century London were fond of finding that stolen goods were worth 39 shillings. At forty a thief might hang.
That was the law for theft from a house. Blackstone called such verdicts a kind of pious perjury.

history Commissions_of_the_Danube_River Ships in the mouth of the Danube once had to obey a commission of European powers. It had a flag, a police and courts of its own.
It was set up in 1856 for two years, to clear the river for ships, and stayed for more than eighty.

history https://museumsecretspodcast.buzzsprout.com/1557707/episodes/8341011-ancient-egyptian-family-feud More than 3,000 years ago an Egyptian mother cut some of her eight children out of her will. They had not looked after her.
She said so in court, before witnesses, and it was put on record.

history Cape_Spartel In 1865 ten states made a treaty with Morocco about one lighthouse. It was to stay lit, and neutral, in war as well.
It shows ships the way into the Mediterranean. The treaty was in force until 1958.

history https://doi.org/10.1080/01611194.2022.2160677 Letters in cipher that a Paris library listed as Italian turned out in 2023 to be from Mary, Queen of Scots.
A computer scientist, a music professor and a physicist had broken the cipher between them.

history https://doi.org/10.1038/s41467-021-21326-w A letter that had been sealed since 1697 was read in 2021. It is still sealed.
X-rays showed the folds, and a computer flattened them. The writer asks for a copy of a death notice.

history https://cl.lingfil.uu.se/~bea/copiale/ A German book in cipher, read in 2011, holds the rules of a secret society that plucked its members’ eyebrows.
A newcomer had to read a blank page. He failed, until a hair had been taken from his brow.

history https://doi.org/10.1073/pnas.0902785106 At the bottom of Lake Huron lie lines of stones with which hunters guided caribou, some 9,000 years ago.
The water was much lower then. Such lanes are still used in the Arctic.

history Bayeux_Tapestry In 1792 the Bayeux Tapestry was on a wagon, as a cover for military stores. A lawyer saved it.
He kept it in his house until the troubles were over, and then handed it to the town.

history Marsala_Punic_shipwreck A warship of Carthage found off Sicily has letters painted on its planks. They told the builders where each piece goes.
They show that it was put together to a plan, with parts prepared beforehand.

history Kal%C4%81kaua%27s_1881_world_tour In 1881 the king of Hawaii asked the emperor of Japan for a prince to marry his niece. She was five.
He hoped for an ally. The refusal was polite: the prince, it said, was betrothed already.

history https://papyri.info/ddbdp/p.oxy;1;39 In AD 52 a weaver in Egypt was let off service in the army. He was short-sighted, and had a cataract.
The governor had had him examined, at Alexandria. Tryphon bought a loom two years later.

history https://doi.org/10.1257/aer.20181518 Poles whose families were driven from their homes in the east after the war are better educated than others to this day.
They had learned that fields and houses can be lost, it seems, and that schooling cannot.

history https://mathshistory.st-andrews.ac.uk/Biographies/Monge/ A way to draw solid things on flat paper was kept secret in France for years, because it helped to plan forts.
Gaspard Monge had found it as a draughtsman in the 1760s. Engineers have used it ever since.

history https://mathshistory.st-andrews.ac.uk/Biographies/De_Prony/ Hairdressers who had lost their customers to the French Revolution calculated logarithms in the 1790s.
They only had to add and subtract. Gaspard de Prony had split up the work as in a pin factory.

history Isabel_Godin_des_Odonais In 1769 a woman from Peru set out through the forest of the Amazon, to join her husband after twenty years.
Of the eight who went astray there Isabel Godin alone came out alive. They grew old together in France.

history SM_U-155 In July 1916 a German submarine called at Baltimore, to sell a cargo of dyes.
It had been built to dive under the British blockade. The first voyage more than paid for it.

history https://mathshistory.st-andrews.ac.uk/Biographies/Poncelet/ Left for dead on Napoleon’s retreat from Moscow, an engineer thought out a new geometry in a Russian prison, without a book.
Jean-Victor Poncelet had to begin with what he remembered of school.

history https://www.gutenberg.org/ebooks/28674 Hammurabi of Babylon added a month to the year by letter. Taxes, he wrote, were to be paid on the old date all the same.
The calendar went by the Moon, and had fallen behind the seasons.

history https://www.nber.org/papers/w25700 Slave owners lost far more in America’s Civil War than neighbours who had been as rich. By 1900 their sons had almost caught up.
It was not skill, it seems. They had married well, and knew the right people.

history https://www.nber.org/papers/w14783 Africans whose peoples lost most to the slave trade trust their neighbours and relatives less to this day.
Many had been sold by people they knew. It is also true of families that have moved away since.

history Huaynaputina In 1600 a volcano erupted in Peru, and Russia starved.
Dust dimmed the Sun, and it froze in summer. Up to a third of the Russians are thought to have died.

history https://cabinetmagazine.org/issues/55/coburn.php In 1988 almost 200 West Berliners fled over the Wall to the East, from their own police.
They had occupied land beside it that was changing hands. The East gave them breakfast.

history https://doi.org/10.3982/ECTA10233 When the Nile had risen too little or too much, Egypt’s rulers were slower to replace their highest judge.
He could raise a crowd, or calm it. The link holds for more than seven hundred years.

history Lachish_letters Around 590 BC an officer in Judah was offended. His commander seemed to think that he needed somebody to read him his letters.
Nobody ever did, he swore in ink, on a piece of a pot. What he has read, he can say by heart.

history https://doi.org/10.1017/S0003055413000464 Indian towns that were ports in the Middle Ages had far fewer riots between Hindus and Muslims, even after 1850.
Each group had needed the other for trade, a political scientist argues. Their ways of getting along lasted.

history Hospitaller_colonization_of_the_Americas The Knights of Malta once owned islands in the Caribbean.
They bought four in 1651, Saint Croix among them, and sold them again fourteen years later.

history https://penelope.uchicago.edu/Thayer/E/Roman/Texts/Suetonius/12Caesars/Nero*.html Nero had a round dining room that turned day and night, according to Suetonius.
A tower with a huge pillar, dug up in Rome in 2009, may be what is left of it.

history Amba_Geshen For two centuries and more Ethiopia’s emperors had brothers and cousins shut up on a mountain, until one was needed for the throne.
Its sides are steep, and a few men could guard it. Later it held the treasure.

history https://papyri.info/ddbdp/p.oxy;1;110 A dinner invitation from Roman Egypt gives the day and the hour, and says at whose table it is: that of the god Sarapis.
It was for the ninth hour, in the middle of the afternoon, at his temple.

history https://onassisusa.org/multimedia/ostrakon-against-themistokles-son-of-neokles A heap of votes against Themistocles, found in a well in Athens, had been written by a few people only.
The 190 potsherds with his name were probably meant for voters who could not write.

history https://www.nber.org/papers/w20219 Towns in France where more people had bought the great Encyclopédie, before 1780, grew faster than others for a century.
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
So says the city’s law, cut into a wall that still stands. What had been hers before stayed hers.

history Ryukyu_Kingdom For over two centuries the kings of Okinawa hid from China that they were subject to Japan.
China traded with its own vassals, and Japan wanted a share.

history Choe_Bu A Korean official who was blown to China by a storm, in 1488, was sent home along the Grand Canal. He described it all for his king.
He asked how waterwheels were made, so that Korea could have them in droughts.

history https://doi.org/10.1073/pnas.1721818115 Rome’s good years and bad ones can be read from the ice of Greenland, by its lead.
Lead got into the air where silver was smelted. In wars and plagues there was less of it.

history Emirate_of_Bari From 847 to 871 there was an emirate in the south of Italy. Its capital was Bari.
The third emir, Sawdan, gave pilgrims on their way to Jerusalem letters of safe conduct.

history HMS_Terror_(1813) A ship of Franklin’s lost expedition was found in 2016, in a bay that had long had its name.
It is Terror Bay. An Inuk had seen a mast there years before, sticking out of the ice.

history https://doi.org/10.1257/aer.20151730 Parts of France that Napoleon’s wars had cut off from British yarn were ahead in spinning cotton for decades afterwards.
It had worked like a wall of customs around a young industry.

history https://romaninscriptionsofbritain.org/inscriptions/TabVindol343 A dealer near Hadrian’s Wall wrote in Roman times that he would have fetched the hides, had the roads not been so bad.
Octavius would not harm his animals. He had bought grain, and urgently asked for at least 500 denarii.

history https://papyri.info/ddbdp/p.oxy;1;119 A boy in Roman Egypt wrote to his father: if you will not take me to Alexandria, I will not eat, and I will not drink. So there.
He could write, but hardly spell. The letter was found on a rubbish heap at Oxyrhynchus.

history Washington_Monument A block of marble that the pope had sent for the Washington Monument was stolen in 1854.
Foes of Catholics are thought to have sunk it in the Potomac.

history Bornholm When Denmark was freed, in 1945, one of its islands was not. Soviet soldiers stayed there for eleven months.
The German commander would surrender only to the British, so that Soviet aircraft bombed Bornholm’s towns.

history Khaemweset A son of Ramesses II restored pyramids that were already more than a thousand years old.
He had it carved on them whose they were, and that he had done it.

history Milan_Papyrus Over a hundred Greek poems turned up in the wrapping of an Egyptian mummy in the 1990s.
Such cases were made of waste paper. Only two of the poems had been known.

history Great_Wall_of_Gorgan A wall of brick in the north of Iran, some 1,500 years old, is almost 200 kilometres long. It had over thirty forts.
Thousands of kilns stood along it, to bake its bricks on the spot. It was meant to keep out horsemen.

history https://www.napoleon-histoire.com/testament-de-napoleon-page-34/ In his will Napoleon left 10,000 francs to a man who had been tried for shooting at Wellington.
He had been acquitted. Later on he was a grocer in Brussels.
`
