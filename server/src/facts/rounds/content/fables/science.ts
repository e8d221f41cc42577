export const SCIENCE_FABLES = `
science https://doi.org/10.1126/science.aat3692 Young spiders live on prey, on one another or on their mother herself. Anything like milk is unknown among them.
A jumping spider of East Asia makes some. Its young drink it from her body for weeks, even when they have begun to hunt.

science Nikola_Tesla In 1915 Edison and Tesla were to share the Nobel Prize in Physics. Neither would accept it with the other.
Newspapers announced their prize that November, but it was a false rumour. The prize went to William and Lawrence Bragg, a father and his son.

science Hourglass The less sand there is left in an hourglass, the more slowly it runs, like the water in a bath.
It runs evenly to the end. The grains rest on one another and on the walls, so that the hole does not feel how many are above it.

science https://www.britannica.com/biography/Alfred-Russel-Wallace Charles Darwin was there when his paper on the origin of species was first read, in 1858.
Neither was. Alfred Russel Wallace was in New Guinea and did not even know of it, and Darwin’s baby son had just died.

science https://mathshistory.st-andrews.ac.uk/Biographies/Adams/ An astronomer at Cambridge had a new planet before his telescope in 1846, and saw at once what it was.
James Challis noted Neptune down twice, and took it for a star. In September it was recognised in Berlin.

science https://www.britannica.com/biography/Robert-Falcon-Scott On the way back from the Pole in 1912, British explorers threw out their stones to make the sledge lighter.
Robert Falcon Scott’s men pulled some sixteen kilograms of them to the end. Among them were fossil leaves, which showed that forests had grown there.

science https://www.britannica.com/biography/Amedeo-Avogadro How many molecules there are in a given volume of gas was first worked out by Amedeo Avogadro, in 1811.
He only said that it is the same for all gases. The first estimate is by Josef Loschmidt, in 1865, when Avogadro was dead.

science https://doi.org/10.1007/s00114-020-01708-8 A spider on board the space station tried for weeks to build a web. In weightlessness, it made a tangle.
It built webs as at home. With the lamp on, it even kept to where the top would be, and waited there facing away from the light.

science https://doi.org/10.3389/fpls.2016.00222 Two birches were scanned with a laser all night long. Their branches stayed just where they had been by day.
The branches sank by up to ten centimetres, and rose again in the morning. The trees seem to slacken when they draw less water.

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

science https://doi.org/10.1126/science.7761830 Steam cannot exist on the Sun: a molecule of water falls to pieces in its heat, wherever it may be.
There is steam in sunspots, which are cooler than the rest. Three thousand degrees or so are not too much for it.

science https://www.britannica.com/biography/Christian-Doppler In 1845 trumpeters on a railway truck near Utrecht were to show that a note falls as it passes by. To the listeners it stayed the same.
It fell, just as Christian Doppler had said. Buys Ballot, who had arranged it all, had set out to refute him.

science https://mathshistory.st-andrews.ac.uk/Biographies/Lucas/ Before there were computers, twenty digits were the most that a number proved to be a prime had.
A French teacher, Édouard Lucas, proved it of one with 39 digits, in 1876. It remained the largest known for 75 years.

science https://doi.org/10.1098/rspb.2005.3158 The giant squid is known from dead or dying animals at the surface. So far it has not been photographed in the deep.
Two Japanese scientists did it in 2004, with a camera and a baited line, 900 metres down. One has also been filmed there since.

science https://doi.org/10.1073/pnas.0711437105 In a flock of starlings each bird watches all the others that are within five metres.
It watches its six or seven nearest, however far away they are. So the flock does not break up when it spreads out.

science https://doi.org/10.1371/journal.pone.0001736 Moths remember nothing that they learned as caterpillars, a 2008 study found.
They do. Caterpillars that had been taught to shun a smell still shunned it as moths, five weeks later.

science https://doi.org/10.1126/science.abe7808 Cockatoos in Sydney have learned to open dustbins. Each of them finds it out for itself, a study found.
They copy each other. It was known from three suburbs before 2018, and had spread to 44 by the end of 2019, from one to the next.

science Great_Red_Spot Jupiter’s red spot, a storm, has grown for some 150 years. It would now hold three Earths side by side.
It has shrunk, from about three Earths in the 1880s to little more than one today.

science https://doi.org/10.1007/s00442-014-2995-6 Researchers played the sound of a chewing caterpillar to plants, without any effect.
When they were bitten later, they made more of a poison than plants that had been left in peace, or heard the wind.

science https://doi.org/10.1371/journal.pone.0184074 Almost half of the workers in an ants’ nest do next to nothing, and go on resting when the busy ones are taken away.
They are a reserve. In a 2017 test, idle ants had taken the place of the busiest within a week.

science https://math.ucr.edu/home/baez/physics/General/LightMill/light-mill.html A toy for shop windows turns in the sun: four vanes in a glass bulb, each of them black on one side. The light itself pushes them.
Then it would turn the other way. It is the little gas left in the bulb that pushes the black sides, because they are warmer.

science William_James_Beal A botanist in Michigan buried bottles of seeds in 1879, to be dug up one by one. Since about 1930 none has sprouted.
Seeds from the bottle that was dug up in 2021 sprouted after 142 years. They are of moth mullein, and the last bottle is due in 2100.

science L%27Aigle_(meteorite) When thousands of stones fell on a town in Normandy in 1803, a physicist was sent from Paris. He put it down to a volcano.
Jean-Baptiste Biot found that they had come from beyond the Earth, and convinced most scientists that stones do fall from the sky.

science https://www.britannica.com/biography/Ole-Romer In 1676 an astronomer in Paris, who had timed a moon of Jupiter, found that light takes no time to arrive.
Ole Rømer found that it takes some: eclipses of the moon came late when Jupiter was far away.

science https://doi.org/10.1126/science.1258732 Geese that carried instruments crossed the Himalayas at one great height. In that way they had to climb but once.
They went up and down with the ground, as on a roller coaster. In thin air, staying high costs more than climbing again.

science https://doi.org/10.1073/pnas.1018259108 Algae live inside the cells of corals, and feed them with sugar. In an animal with a backbone, that is unknown.
Spotted salamanders have green algae in the cells of their embryos, it was found in 2011. The algae may supply them with oxygen.

science Delichon Delichon, as the house martin is called by scholars, was a girl whom the gods of the Greeks turned into a bird.
It is an anagram. Two naturalists shuffled chelidon, Greek for a swallow, in 1854.

science https://doi.org/10.1126/science.1187113 The carotene that makes carrots orange is made by plants, fungi and microbes. Animals have to eat it.
Pea aphids make their own, with genes that an ancestor took over from a fungus. It turns some of them red.

science https://doi.org/10.1098/rsbl.2020.0428 In the cold nights of the Andes a hummingbird has to keep its body as warm as by day. It burns all the sugar that it has drunk.
It lets it grow cold. One was measured at about three degrees, and buzzed off as usual in the morning.

science https://doi.org/10.1098/rsbl.2016.0948 A flamingo that stands on one leg has to keep its muscles at work. It does so even when it is asleep.
It hardly needs them. Even a dead flamingo could be stood on one leg, though not on two, in a 2017 test.

science https://mathshistory.st-andrews.ac.uk/Biographies/Lambert/ A king asked the mathematician Johann Lambert what he knew. A little geometry, he replied.
Everything, said Lambert, and he had taught it to himself. Frederick the Great was put off, and let him wait for his post.

science https://doi.org/10.1038/nature12939 Young ibises, trained to follow a microlight, flew in a V. Each of them flapped its wings when it liked.
They timed their wings so as to stay in the rising air that the bird in front leaves behind, a 2014 study found.

science https://doi.org/10.1029/2010GL046259 Lightning is too weak to make antimatter. A satellite that passes above thunderstorms is struck by light alone.
Beams of positrons have struck one several times. Storms fling them out into space, along the Earth’s magnetic field.

science https://doi.org/10.1038/nature12914 A tree puts on less wood each year once it has grown large. It was measured in some 400 species, from all over the world.
In almost all of them the largest trees put on most. A great one may add as much in a year as there is in a tree of middling size.

science https://www.britannica.com/biography/Ira-Sprague-Bowen Known since 1864 from its green light in nebulae, an element was found in a mineral on Earth in 1927.
There is no nebulium. The green light is that of oxygen which has lost two of its electrons, as Ira Bowen worked out in 1927.

science https://www.iczn.org/outreach/faqs/ A zoologist who discovers an animal may name it after a friend or a film star, but not after himself.
The rules say nothing against it. It is merely thought vain, and hardly anybody does it.
`
