export const SCIENCE_FABLES = `
science https://doi.org/10.1038/429363a On hot days a hippopotamus sweats small amounts of its own blood.
The red fluid is neither blood nor sweat. It starts out colourless, and its pigments keep off sunlight and bacteria.

science Nikola_Tesla In 1915 Edison and Tesla were to share the Nobel Prize in Physics. Neither would accept it with the other.
Newspapers announced their prize that November, but it was a false rumour. The prize went to William and Lawrence Bragg, a father and his son.

science Dimetrodon Dimetrodon, a reptile with a sail on its back, was one of the earliest dinosaurs.
It was more closely related to mammals, us included, and died out tens of millions of years before the first dinosaur.

science https://nationalzoo.si.edu/animals/electric-eel The electric eel, whose shocks can exceed 600 volts, is the largest of the eels.
It isn’t an eel but a knifefish, and more closely related to catfish and carp. The voltage is right.

science Survival_of_the_fittest Charles Darwin coined the phrase survival of the fittest in 1859, in On the Origin of Species.
Herbert Spencer coined it in 1864, after reading the book. Darwin took it into his fifth edition, in 1869.

science https://www.cell.com/current-biology/fulltext/S0960-9822(22)00855-7 A woodpecker’s skull cushions its brain like a crash helmet. A study of birds at work confirmed it in 2022.
When woodpeckers were filmed at work for that study, nothing was cushioned: the head is as stiff as a hammer. The brain is too small to come to harm.

science https://www.livescience.com/are-daddy-longlegs-the-most-venomous-spiders No spider has deadlier venom than the daddy-longlegs. Luckily its fangs are too short to bite people.
Its venom is weak, and its fangs are no shorter than those of some spiders that do bite people.

science https://doi.org/10.1007/BF00132004 In 1835 the beaks of the finches of the Galápagos gave Charles Darwin, on the spot, the idea of evolution.
He took some of them for other birds, and failed to note which island each came from. In London in 1837 John Gould told him that they were all finches.

science https://doi.org/10.1364/AO.37.003198 A polar bear’s hairs are optical fibres. They carry ultraviolet light to the black skin beneath.
Physicists suggested so in 1980, and textbooks repeated it. Measurements published in 1998 ruled it out: the hair soaks up the light far too quickly.

science https://www.usgs.gov/faqs/will-california-eventually-fall-ocean The San Andreas Fault is tearing coastal California away. One day it will fall into the Pacific.
There is nowhere for it to fall. The two sides slide past each other: Los Angeles is creeping north towards San Francisco by some 5 centimetres a year.

science https://www.nationalgeographic.com/environment/article/why-amazon-doesnt-produce-20-percent-worlds-oxygen The Amazon rainforest produces a fifth of the oxygen that the world breathes.
The oxygen that its plants give off is used up by the plants themselves and by all that lives and rots there. Next to nothing is left over.

science https://doi.org/10.1016/j.cels.2020.06.006 Each year of a dog’s life is worth seven human years, from first to last.
Dogs age fast at first and slowly later on. By chemical marks on its DNA, a one-year-old Labrador is like a human of about 30, a four-year-old like one in the fifties.

science https://www.britannica.com/animal/porcupine A porcupine in danger can shoot its quills at an attacker several metres away.
The quills come loose at a touch and stick in whoever gets too close, but no porcupine can throw them.

science https://www.newscientist.com/article/dn385-no-pushover/ Penguins watch passing aircraft until they topple over backwards, as pilots saw in the Falklands in 1982.
So pilots said. Early in 2001 a team from the British Antarctic Survey reported on a thousand king penguins over which helicopters had flown, again and again. Not one had fallen.

science https://www.nhm.ac.uk/discover/dino-directory/stegosaurus.html Stegosaurus used the spikes on its tail to fend off Tyrannosaurus rex.
They never met: Stegosaurus had died out some 80 million years before. Less time separates Tyrannosaurus from us than from Stegosaurus.

science Gregor_Mendel Darwin owned a copy of Mendel’s 1866 paper on heredity. He never even cut its pages open.
No copy was among his books, and he seems never to have heard of it. He did own an 1881 work that mentions Mendel, and there the pages were uncut.

science https://science.nasa.gov/solar-system/comets/1p-halley/ Edmond Halley discovered the comet named after him when he saw it in 1682.
Chinese astronomers recorded it in 240 BC. Halley worked out that the comets of 1531, 1607 and 1682 were one and the same, and would be back in 1758.
`
