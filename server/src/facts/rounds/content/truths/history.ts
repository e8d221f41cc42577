export const HISTORY_TRUTHS = `
history https://doi.org/10.1038/s41586-024-07652-1 The Altar Stone of Stonehenge, which weighs six tonnes, came from the north of Scotland.
That is at least 750 kilometres away. Grains of minerals in it match the rocks there.

history https://doi.org/10.1038/s41586-021-03972-8 A storm on the Sun, traced in wood, shows that Vikings felled trees in Newfoundland in 1021.
The storm, in the year 993, left a mark in trees all over the world. The Vikings’ wood has 28 more rings.

history https://www.pepysdiary.com/diary/1669/02/23/ On his birthday in 1669 Samuel Pepys kissed a queen of England. She had been dead for 232 years.
The mummy of Katherine of Valois was shown to visitors of Westminster Abbey for a fee.

history https://www.britannica.com/biography/Zhang-Heng In the year 132 a Chinese scholar built an instrument that showed where an earthquake had come from.
A ball fell from a dragon’s mouth into that of a toad, on the side from which the shock had come.

history https://avalon.law.yale.edu/imt/partviii.asp The Treaty of Versailles obliged Germany to hand over the skull of an African sultan.
The peace-makers thought that a governor had taken it home from East Africa. One came back in 1954.

history https://whc.unesco.org/en/list/18 Eleven medieval churches in a town in Ethiopia were not built but cut out of the rock.
The workers cut trenches round the blocks first, and hollowed them out from above.

history https://darwinproject.ac.uk/confessing-murder In 1844 Darwin wrote to a friend that species change. It was, he said, like confessing a murder.
Another fourteen years went by before he published a word of it.

history https://www.etymonline.com/word/guy The word guy, for any man, goes back to Guy Fawkes, who was caught below Parliament in 1605.
His effigy, burned each November, was a guy, then any oddly dressed man, then any man.

history https://mathshistory.st-andrews.ac.uk/Biographies/Condorcet/ Condorcet, who showed how majorities contradict themselves, died in a prison of the French Revolution.
He had voted against the death of the king, and went into hiding when his party fell.

history https://mathshistory.st-andrews.ac.uk/Biographies/Viete/ François Viète, who put letters into algebra, also broke the ciphers of Spain for the king of France.
The king of Spain complained to the Pope that only black magic could have done it.

history https://nssdc.gsfc.nasa.gov/nmc/spacecraft/display.action?id=1969-099A Lightning struck Apollo 12 twice within a minute of its launch. It went on to the Moon.
A controller knew a switch that hardly anyone remembered. It brought the readings back.

history Shizo_Kanakuri A Japanese runner vanished from the 1912 Olympic marathon. He finished it in 1967.
His time was 54 years, 8 months and some days. He had stopped for a drink in a garden.

history Vasa_(ship) The warship Vasa sank in 1628. Her builders had used feet of 12 inches, and feet of 11.
Rulers found on board were divided in two ways. More wood on one side made the ship lean.

history The_Thing_(listening_device) A wooden seal given to America’s ambassador in Moscow in 1945 hid a microphone for seven years.
It had no battery. A beam of radio waves from outside woke it up.

history Kettle_War A war fought in 1784 is named after a soup kettle, the only thing that was hit.
A ship was sent to open the mouth of the Scheldt, and turned back when the kettle was hit.

history Hu%C3%A9scar A town in Spain was at war with Denmark from 1809 to 1981. It had forgotten to make peace.
A local historian came upon the declaration. Denmark’s ambassador was invited to sign.

history Pope_Benedict_IX Benedict IX was pope three times in the 11th century. Once he sold the office.
He wanted to marry, it is said, and his godfather offered a good price.

history Abul-Abbas In 802 an elephant reached Charlemagne at Aachen. The caliph of Baghdad had sent it.
It walked over the Alps. It lived until 810, when it was with the emperor’s army.

history Onfim In the 13th century a boy of Novgorod drew himself as a horseman on birch bark, beside his letters.
He was about six or seven. Wet soil without air kept the bark for seven centuries.

history Runic_inscriptions_in_Hagia_Sophia Vikings scratched their names into the marble of Hagia Sophia, where they can still be seen.
They may have been guards of the emperor. One inscription has little more than a name, Halfdan.

history Hvalsey_Church The last written record of the Norse in Greenland, of 1408, is about a wedding.
The couple moved to Iceland, where they had to prove that they were married.

history False_Dmitry_I In 1606 the ashes of a false tsar are said to have been shot from a cannon, towards Poland.
He had said that he was a son of Ivan the Terrible, and had reigned for less than a year.

history Jeanne_Baret The first woman known to have sailed around the world joined a French expedition in 1766, dressed as a man.
Jeanne Baret was the companion of the ship’s botanist. She came home, by another ship, about 1775.

history HMS_Trident_(N52) In 1941 a British submarine brought a live reindeer home, a present from the Soviet navy.
Pollyanna lived aboard for weeks, and ate a navigation chart. She ended in Regent’s Park Zoo.

history HNLMS_Abraham_Crijnssen_(1936) In 1942 a Dutch minesweeper escaped from Java disguised as a tropical island.
The crew tied branches to it, lay at anchor by day, and moved only at night.

history Battle_of_Castle_Itter In May 1945 American and German soldiers defended an Austrian castle together, against the SS.
The castle held French prisoners, among them two former prime ministers and a tennis star.

history Oliver_Cromwell%27s_head Oliver Cromwell’s head was buried in 1960, some 300 years after his body had been.
It had been blown from its pole on Westminster Hall in a storm, and was sold from hand to hand.

history Juan_Pujol_Garc%C3%ADa One spy of the Second World War was decorated by both sides: with an Iron Cross, and as an MBE.
Juan Pujol invented a network of 27 agents, for whom Germany paid.

history Isambard_Kingdom_Brunel In 1843 the engineer Brunel choked on a coin in a trick. It came out when he was turned upside down.
It was a half-sovereign. He had himself strapped to a board that turned on a pivot.

history War_of_the_Golden_Stool In 1900 a British governor demanded to sit on the golden stool of the Asante. It led to a war.
It holds the soul of the nation, and not even the king sat on it. The governor never found it.

history Erfurt_latrine_disaster In 1184 a floor gave way beneath a meeting of nobles at Erfurt. Dozens fell into the cesspit.
King Henry VI was among them. He survived in a window niche, and was fetched down by ladder.

history Herculaneum_papyri A library at Herculaneum was charred by Vesuvius. Its scrolls are being read without being unrolled.
X-rays tell ink from papyrus, and a computer unrolls the picture. The first word read was purple.

history Piri_Reis_map A Turkish map made in 1513, and found again in 1929, drew on a lost map by Columbus.
Its maker, later an admiral, noted his sources on it. It had lain in the palace library.

history Rosetta_Stone The text of the Rosetta Stone, among other things, frees temples from certain taxes.
It is a decree of 196 BC in thanks to priests. The same text in three scripts made it the key.
`
