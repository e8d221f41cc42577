export const SCIENCE_FABLES = `
science https://science.nasa.gov/mercury/facts/ Mercury always turns the same side to the Sun, as the Moon does to the Earth.
So it was thought until radar was used on it, in 1965. Mercury turns three times in the course of two of its years.

science Nikola_Tesla In 1915 Edison and Tesla were to share the Nobel Prize in Physics. Neither would accept it with the other.
Newspapers announced their prize that November, but it was a false rumour. The prize went to William and Lawrence Bragg, a father and his son.

science https://www.nhm.ac.uk/discover/dino-directory/iguanodon.html A bony spike that was found with one of the first dinosaurs, Iguanodon, turned out to be a horn on its nose.
So Gideon Mantell thought. Whole skeletons, found in a Belgian coal mine in 1878, showed that it was a thumb, one on each hand.

science https://www.britannica.com/biography/Alfred-Russel-Wallace Charles Darwin was there when his paper on the origin of species was first read, in 1858.
Neither was. Alfred Russel Wallace was in New Guinea and did not even know of it, and Darwin’s baby son had just died.

science https://mathshistory.st-andrews.ac.uk/Biographies/Adams/ An astronomer at Cambridge had a new planet before his telescope in 1846, and saw at once what it was.
James Challis noted Neptune down twice, and took it for a star. In September it was recognised in Berlin.

science https://www.britannica.com/biography/Robert-Falcon-Scott On the way back from the Pole in 1912, British explorers threw out their stones to make the sledge lighter.
Robert Falcon Scott’s men pulled some sixteen kilograms of them to the end. Among them were fossil leaves, which showed that forests had grown there.

science https://science.nasa.gov/uranus/facts/ It was William Herschel himself, in 1781, who chose to call the planet that he had discovered Uranus.
William Herschel named it after George III, in 1781. The French would not have that, and Uranus was a German’s idea.

science https://www.britannica.com/technology/Bunsen-burner Robert Bunsen, a professor of chemistry at Heidelberg, built the burner that is named after him with his own hands.
Peter Desaga, the university’s mechanic, designed and built it. Michael Faraday had made something much like it.

science https://doi.org/10.1371/journal.pone.0020260 In a huddle of penguins the strongest have the warm places in the middle, and keep them all winter.
The whole huddle shifts by a few centimetres every half minute or so, like a wave. Places change all the time.

science https://www.nobelprize.org/prizes/themes/marie-and-pierre-curie-and-the-discovery-of-polonium-and-radium/ In 1911, some months before her second great prize, Marie Curie was elected to the Academy of Sciences in Paris.
She lost the vote in January, and never stood again. No woman was a full member until 1979.

science Gregor_Mendel Darwin owned a copy of Mendel’s 1866 paper on heredity. He never even cut its pages open.
No copy was among his books, and he seems never to have heard of it. He did own an 1881 work that mentions Mendel, and there the pages were uncut.

science https://doi.org/10.1088/0143-0807/37/3/035602 Since time passes faster deep inside it, the Earth is some years older at the centre than on the outside.
Gravity makes time pass more slowly there. The centre is younger, by about two and a half years.

science https://doi.org/10.1126/science.1174096 A tiger moth of Arizona clicks when a bat attacks. A 2009 study found that it is caught all the same.
The clicks jam its sonar. Bats missed most of the moths that clicked, and caught those that had been silenced.

science https://doi.org/10.7554/eLife.48945 Ants that meet on a narrow bridge slow down and jam as soon as it is half full, just as cars do.
The flow stayed steady until the bridge was four fifths full. They adapt to the crowd, and do not overtake.

science https://doi.org/10.1098/rspb.2014.0210 Two researchers put a running wheel among the bushes, to see whether wild mice would run in it. None did.
The mice came for years, often for no reward, and ran as long as caged ones. Frogs and slugs had a go as well.

science https://doi.org/10.1016/j.cub.2013.08.037 Researchers in Zimbabwe found that elephants make nothing of a finger that points at their food.
They followed it at once, without any training. Few other animals do; apes mostly do not.

science 10th_edition_of_Systema_Naturae In his system of nature, as revised in 1758, Linnaeus put whales among the fish.
They are mammals there, for the first time, next to us and the bats. Until then he had put them among the fish himself.

science https://doi.org/10.1098/rspb.2013.2451 A reindeer’s eye, if one shines a light into it, looks like gold, at midsummer and in the dark of winter.
It turns blue in winter. The layer behind the retina is squeezed, which makes the eye far more sensitive in the dark.

science Dmitri_Mendeleev A year before he died, Dmitri Mendeleev was called to Stockholm, to be given the 1906 prize for chemistry.
The Nobel committee proposed him, but the Swedish Academy of Sciences overruled it, and it went to a Frenchman, Henri Moissan. Mendeleev did die in 1907.

science https://www.britannica.com/biography/Wilhelm-Rontgen The discoverer of X-rays had them patented within weeks, and lived on the fees of hospitals.
Wilhelm Röntgen took out no patent, as he wanted everybody to use them. He gave his Nobel Prize money to his university.

science Georg_Wilhelm_Richmann In 1753 a professor in St Petersburg drew lightning into his study with a rod. He got away with a singed wig.
Georg Richmann was killed. An engraver who had come to draw the experiment survived.

science https://doi.org/10.1073/pnas.1205446109 A raindrop, which may weigh fifty times as much, kills a mosquito that it hits in the air.
The mosquito is so light that it hardly slows the drop. It rides along for a moment, and gets off.

science https://doi.org/10.1098/rspb.2005.3158 The giant squid is known from dead or dying animals at the surface. So far it has not been photographed in the deep.
Two Japanese scientists did it in 2004, with a camera and a baited line, 900 metres down. One has also been filmed there since.

science https://doi.org/10.1073/pnas.0711437105 In a flock of starlings each bird watches all the others that are within five metres.
It watches its six or seven nearest, however far away they are. So the flock does not break up when it spreads out.

science https://doi.org/10.1371/journal.pone.0001736 Moths remember nothing that they learned as caterpillars, a 2008 study found.
They do. Caterpillars that had been taught to shun a smell still shunned it as moths, five weeks later.

science Celsius On the scale that Anders Celsius proposed in 1742, water boils at 100 degrees.
It froze at 100, and boiled at 0. It was turned round within a few years, after he had died.

science Great_Red_Spot Jupiter’s red spot, a storm, has grown for some 150 years. It would now hold three Earths side by side.
It has shrunk, from about three Earths in the 1880s to little more than one today.

science https://doi.org/10.1007/s00442-014-2995-6 Researchers played the sound of a chewing caterpillar to plants, without any effect.
When they were bitten later, they made more of a poison than plants that had been left in peace, or heard the wind.

science https://www.britannica.com/place/Krakatoa When Krakatoa blew up in 1883, people in London heard it as a distant rumble.
It was heard some 4,800 kilometres away, on an island in the Indian Ocean. In London only barometers noticed the wave, several times over.

science https://smp.uq.edu.au/pitch-drop-experiment In 1927 a professor in Brisbane filled a funnel with pitch, to show that it flows. Within a week a drop had fallen.
The first drop took more than eight years, and the pitch had been left to settle for three years before that. Nine have fallen in about ninety years.

science William_James_Beal A botanist in Michigan buried bottles of seeds in 1879, to be dug up one by one. Since about 1930 none has sprouted.
Seeds from the bottle that was dug up in 2021 sprouted after 142 years. They are of moth mullein, and the last bottle is due in 2100.

science L%27Aigle_(meteorite) When thousands of stones fell on a town in Normandy in 1803, a physicist was sent from Paris. He put it down to a volcano.
Jean-Baptiste Biot found that they had come from beyond the Earth, and convinced most scientists that stones do fall from the sky.

science https://www.britannica.com/biography/Ole-Romer In 1676 an astronomer in Paris, who had timed a moon of Jupiter, found that light takes no time to arrive.
Ole Rømer found that it takes some: eclipses of the moon came late when Jupiter was far away.

science https://www.britannica.com/biography/Alfred-Wegener A meteorologist thought that continents drift. When he died in the ice of Greenland, geologists had come round to it.
Most of them rejected it in 1930. Alfred Wegener was proved right some thirty years after his death, by the floor of the sea.

science https://www.britannica.com/topic/Clever-Hans In Berlin a horse had been taught to stamp the answers to sums. Its owner was found to have given it signals on purpose.
He believed in his horse. Clever Hans had learned by himself to read the faces of those who asked, who had no idea that they told him.

science https://www.britannica.com/topic/Piltdown-man When a skull from a gravel pit in Sussex had been put on show, it was unmasked as a forgery before the year was out.
It took from 1912 to 1953. Piltdown man had a human skull, and the jaw of an ape with its teeth filed down.

science https://www.kew.org/plants/titan-arum A giant flower of Sumatra, which smells of carrion, comes out each summer for two or three weeks.
The titan arum needs years to gather strength for a flower, which then withers within two or three days.

science https://doi.org/10.1126/science.aaf4885 In parts of Africa a bird is said to lead people to honey. When it was tested, the bird paid no heed to their call.
It came twice as often to the call of the honey hunters as to other sounds. They get the honey, and it gets the wax.

science https://doi.org/10.1073/pnas.1304459110 A bottlenose dolphin has a whistle of its own. If it hears it played, it takes little notice.
It answers, much as we do when we hear our name. To the whistles of others it mostly does not.

science https://doi.org/10.2475/ajs.s3-34.203.333 In 1887 two Americans, with mirrors afloat on mercury, measured how fast the Earth moves through the ether.
They found no motion at all. Michelson and Morley had expected some, and it took Einstein to explain it.

science https://www.britannica.com/place/Lake-Vostok Below the Russian station of Vostok, under almost four kilometres of ice, the ground of Antarctica is frozen hard.
There is a lake down there, some 250 kilometres long. The ice keeps in the heat of the Earth, and presses so hard that the water stays liquid.

science https://science.nasa.gov/solar-system/what-does-a-sunrise-sunset-look-like-on-mars/ The sky of Mars is blue at noon, as on Earth, and a dusty red where the Sun goes down.
It is the other way round. By day the dust makes it reddish, and around the setting Sun it is blue.

science https://doi.org/10.1038/308181a0 A vampire bat that comes home hungry is left to itself by the others in its tree, as a study in Costa Rica showed.
The others bring up blood for it, and above all for those that have fed them before. A bat starves within three days.

science https://oceanservice.noaa.gov/facts/iceberg.html The ice of an iceberg is as salt as the sea in which it floats, and out of which it froze.
It is fresh. Icebergs break off from glaciers, and those are made of snow.

science https://oceanservice.noaa.gov/facts/oceandepth.html In the deepest trench of the sea, Mount Everest would look out of the water, as a small island.
Its top would be about two kilometres below the surface. The trench is almost eleven kilometres deep.
`
