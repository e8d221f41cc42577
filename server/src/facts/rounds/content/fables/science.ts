export const SCIENCE_FABLES = `
science https://www.nature.com/articles/s41598-018-30357-1 Where winters are cold, bats sleep in caves, houses and hollow trees. No bat could live through a winter in the snow.
A small one in Japan does, curled up in a hole of its own size. Two researchers found dozens as the snow melted. Nearly all that they watched until dark flew off.

science https://www.pnas.org/doi/10.1073/pnas.0609710104 Researchers took the cowbirds’ eggs out of warblers’ nests, in Illinois. The warblers raised more of their own young than those that kept the egg.
They raised fewer. Cowbirds came back, and wrecked more than half of those nests.

science Hourglass The less sand there is left in an hourglass, the more slowly it runs, like the water in a bath.
It runs evenly to the end. How fast it runs depends on the hole and the grains, not on how many lie above.

science https://journals.plos.org/plosone/article?id=10.1371/journal.pone.0221279 In a 2019 study squirrels that had just heard a hawk stayed on their guard for as long, whether small birds chattered around them or not.
They relaxed sooner if loudspeakers played the chatter of birds. It means that nobody sees a hawk.

science Cycad Cycads are older than flowers. Insects are of as little use to them as to pines: their pollen goes with the wind.
Insects carry it for most of them. One in Australia heats its male cones, until the thrips in them leave for female ones.

science https://doi.org/10.1098/rsbl.2007.0443 The marine iguanas of the Galápagos are mute, and deaf to others, too: when a mockingbird cries out in alarm they lie still.
Almost half of them raised their heads, or ran, and fewer when it only sang, it was found on one of the islands. The same hawk hunts them both.

science https://www.britannica.com/biography/Amedeo-Avogadro It was Amedeo Avogadro who found a way to tell about how many molecules there are in a given volume of gas.
He only said that it is the same for all gases. It was first reckoned from the size of a molecule, which Josef Loschmidt estimated in 1865.

science https://www.nature.com/articles/srep37665 Hot water cools to the freezing point sooner than cold water, as two researchers who had measured it with care confirmed in 2016.
They could not. A thermometer moved by a centimetre makes enough of a difference to explain what others had seen.

science https://doi.org/10.3389/fpls.2016.00222 Two birches were scanned with a laser all night long. Their branches stayed just where they had been by day.
The branches sank by up to ten centimetres, and rose again in the morning. The trees seem to slacken when they draw less water.

science https://doi.org/10.1098/rspb.2015.1014 When eighteen kinds of hummingbird were filmed, in 2015, nectar was seen to climb up the tongue by itself, as tea does in a lump of sugar.
The tongue turned out to be a pump. The beak squeezes it flat, and in the nectar it springs open and fills.

science https://mathshistory.st-andrews.ac.uk/Biographies/Cauchy/ When France had a new king, in 1830, Augustin Cauchy swore loyalty to him, and kept his chairs of mathematics.
He would not swear, lost his posts, and went abroad. For years he taught the grandson of the king who had been driven out.

science https://sts-munich.de/student-voices/lichenists-fury/ In 1867 a Swiss botanist told a meeting that a lichen is a fungus and an alga in one. The leading experts on lichens soon agreed.
They fought Simon Schwendener for decades. One of them mocked it as the unnatural union of a captive algal damsel and a tyrant fungal master.

science https://www.cell.com/current-biology/fulltext/S0960-9822(16)31330-6 Spadefoot toads in Spain lie buried in the ground. They cannot tell that it is raining until the water has come down to them.
They feel the drumming of the rain. When researchers had the ground tremble like that on dry nights, the toads came out early, a 2016 study showed.

science https://doi.org/10.7554/eLife.48945 When researchers let ants cross a narrow bridge both ways, they slowed down and jammed as soon as it was half full, just as cars do.
The flow was steady even when the bridge was four fifths full. They adapt to the crowd, and do not overtake.

science https://doi.org/10.1038/s41559-017-0279-3 A cuckoo that has laid her egg in the nest of a warbler makes off without a sound, so as not to be noticed.
She often calls aloud then, and sounds like a hawk. Warblers that heard it looked out for themselves, and threw out fewer eggs, a 2017 study found.

science https://doi.org/10.1016/j.cub.2013.08.037 Researchers in Zimbabwe found that elephants make nothing of a finger that points at their food.
They followed it at once, without any training. Few other animals do; apes mostly do not.

science 10th_edition_of_Systema_Naturae In his system of nature, as revised in 1758, Linnaeus put whales among the fish.
They are mammals there for the first time, as we are. Until then he had put them among the fish himself.

science https://doi.org/10.1038/nplants.2016.181 Certain ants in Fiji live in hollow plants, high up on trees, wherever the wind has happened to sow these.
It is they who sow them. They put the seeds into cracks in the bark, and manure the seedlings before these are large enough to live in.

science Ginkgo_biloba Sperm that swims is found in animals, mosses and ferns. Trees that bear seeds, from the ginkgo to the oak, have given it up.
The ginkgo still has it, and so have cycads. It was seen in Tokyo in 1896, by Sakugoro Hirase, who had been hired to draw plants.

science https://doi.org/10.1126/science.7761830 Steam cannot exist on the Sun: a molecule of water falls to pieces in its heat, wherever it may be.
There is steam in sunspots, which are cooler than the rest. Three thousand degrees or so are not too much for it.

science https://doi.org/10.1126/science.1128707 Moss depends on rain to breed: its sperm swims to the next plant, and is not carried there in any other way.
Springtails and mites can carry it. Patches of moss that were set apart on dry plaster bore young only where the animals could go to and fro.

science https://doi.org/10.1016/j.cub.2022.05.052 A woodpecker’s skull softens the blow: its brain is stopped more gently than its beak, fast films showed in 2022.
The two stop alike. A cushion would only make the hammer worse, and so small a brain can bear it.

science Azoic_hypothesis In 1843 a naturalist held that animals cannot live deeper than 550 metres in the sea. They had not been found there yet.
John Ross had found some in 1818, west of Greenland: worms from what he took to be over 1,800 metres, and a basket star on the line. Hardly anybody took notice.

science https://mathshistory.st-andrews.ac.uk/Biographies/Gregory/ James Gregory described a telescope with mirrors in 1663. An optician in London made it for him, and with it he saw the moons of Jupiter.
Nobody in London could polish the mirrors well enough, and he gave up. Robert Hooke had one built ten years later.

science https://en.wikisource.org/wiki/Flamsteed,_John_(DNB00) The king who founded the observatory at Greenwich also paid for its instruments, the best of the age.
He gave none. A patron gave John Flamsteed a sextant and two clocks. He brought or paid for most of the others himself.

science Crossbill The tips of a crossbill’s beak cross, as the name says. The lower one goes to the left, in all of these birds.
In the common kind it goes to the left in about half of them, and to the right in the others. They twist it to open cones.

science https://www.nature.com/articles/srep18625 When chameleons of twenty species shot out their tongues, those of the largest gained speed fastest, a study found.
Those of the smallest did. The tongue of one as long as a thumb gained speed over 250 times as fast as a falling stone does.

science https://doi.org/10.1007/s00442-014-2995-6 To a plant the sound of a chewing caterpillar is the same as wind, two researchers found.
Plants that had heard it made more of a poison when they were bitten later than those that were left in peace, or heard wind.

science https://doi.org/10.1038/439153a Rock ants lead one another to food. The one in front runs at her own pace, and the other has to keep up with her.
She stops until the other has looked about and tapped her from behind, a 2006 study found. Alone she would be there in a quarter of the time.

science Crocus_sativus Saffron is sown each spring. When its crocus has flowered, it sets dozens of seeds.
It sets none. It has three sets of chromosomes instead of two, and each plant comes from a corm, like a bulb, that another one has budded.

science https://era.rothamsted.ac.uk/dataset/rbk1/03-OAWWYields On a strip of a field in Hertfordshire wheat was sown from 1843 without any manure, as a test. It wore out, and has lain bare since about 1900.
Wheat still grows there, about a tonne of it to the hectare. It was much the same in Queen Victoria’s time.

science http://messier.seds.org/xtra/Bios/palitzsch.html Edmond Halley foretold that a comet would come back in about 1758. When it did, an astronomer in Paris saw it before others.
A farmer near Dresden did, on Christmas Day. Johann Palitzsch was at home in astronomy, too. Charles Messier saw it from Paris four weeks later.

science https://doi.org/10.1209/epl/i2004-10493-9 If one rubs the rim of a wine glass with a wet finger, it sings the higher the more wine there is in it.
It sings lower. The wine has to swing along with the glass, which slows it down. It is in a bottle that one blows across that less air sounds higher.

science https://doi.org/10.1126/science.1258732 Geese that carried instruments crossed the Himalayas at one great height. In that way they had to climb but once.
They went up and down with the ground, as on a roller coaster. In thin air, staying high costs more than climbing again.

science https://doi.org/10.1038/s41467-020-19958-5 Damselfish off Belize tend gardens of algae, from which they drive everything else, tiny shrimps included.
They leave the shrimps in peace, and chase off whatever would eat them. The dung of the swarm makes the garden grow better.

science Delichon Delichon, as the house martin is called by scholars, was a girl whom the gods of the Greeks turned into a bird.
It is an anagram. Two naturalists shuffled chelidon, Greek for a swallow, in 1854.

science https://doi.org/10.1126/science.1187113 The carotene that makes carrots orange is made by plants, fungi and microbes. No animal can make it.
Pea aphids make their own, with genes that an ancestor took over from a fungus. A relative of it turns some of them red.

science https://doi.org/10.1016/j.cub.2017.06.035 Male elephant seals in California call in a steady rhythm. Played faster or slower, a rival’s call is as good as his own to those who know him.
They knew him by the rhythm: a call played too fast or too slowly left them unmoved. From a stronger rival’s real one they fled.

science https://doi.org/10.1126/science.1108841 A chickadee’s call of alarm ends in dee. The larger the bird of prey, the more dees it adds.
The smaller it is, the more it adds, a 2005 study showed. Small owls and hawks are nimble, and catch more chickadees.

science https://mathshistory.st-andrews.ac.uk/Biographies/Lambert/ A king asked the mathematician Johann Lambert what he knew. A little geometry, he replied.
Everything, said Lambert, and he had taught it to himself. Frederick the Great was put off, and let him wait for his post.

science https://doi.org/10.1038/nature12939 Young ibises, trained to follow a microlight, flew in a V. Each of them flapped its wings when it liked.
They timed their wings so as to stay in the rising air that the bird in front leaves behind, a 2014 study found.

science https://www.smithsonianmag.com/science-nature/some-sea-snakes-can-go-seven-months-without-drinking-water-180950157/ A sea snake that never comes ashore lives by drinking the sea: a gland under its tongue takes out the salt.
The gland is real, but the snake thirsts, for months if need be, and drinks the fresh water that lies on the sea after heavy rain.

science https://doi.org/10.1038/nature12914 A 2014 study of some 400 kinds of trees found that large ones put on less wood each year than those of middling size.
In almost all of them the largest put on most, it found. A great one may add as much in a year as there is in a tree of middling size.

science https://doi.org/10.1103/PhysRevE.60.R5040 A heap of sand that has been poured from a funnel presses hardest on the ground right below its tip.
The pressure has a dip there. The grains lean on one another, and carry the weight outwards. If sand is strewn evenly, there is no dip.

science https://www.iczn.org/outreach/faqs/ A zoologist who discovers an animal may name it after a friend or a film star, but not after himself.
The rules say nothing against it. It is merely thought vain, and hardly anybody does it.
`
