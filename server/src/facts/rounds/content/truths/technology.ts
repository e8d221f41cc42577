export const TECHNOLOGY_TRUTHS = `
technology https://www.rfc-editor.org/rfc/rfc439 In 1972 two chatbots met over the ARPANET. One played a psychiatrist, the other a paranoid patient.
Vint Cerf, one of the internet’s designers, published the dialogue as one of its technical notes.

technology https://www.rfc-editor.org/rfc/rfc748 A proposal dated 1 April 1978 would have let computers agree to lose data at random.
It was the first April Fools’ joke in the series of papers that defines the internet. Dozens have followed.

technology https://patents.google.com/patent/US6368227B1/en In 2002 an American patent was granted on a way of swinging on a swing: from side to side. It was later cancelled.
The inventor it names was a small boy, whose father, a patent lawyer, wanted to show him how patents work.

technology https://www.nobelprize.org/prizes/physics/1912/dalen/facts/ The inventor of a valve that lights buoys at dusk won a Nobel Prize in 1912. He had just lost his sight.
An explosion during a test blinded him that year. He went on inventing, and running his firm, until 1937.

technology https://github.com/chrislgarry/Apollo-11 The program that fired the engine of Apollo 11’s lunar lander was called Burn, Baby, Burn.
The phrase came from a Los Angeles disc jockey, the Magnificent Montague.

technology Wolfgang_von_Kempelen%27s_speaking_machine The man who built a chess-playing machine that was a fraud had also built one that really spoke.
It had a bellows, a reed and a mouth of rubber. As boys Alexander Graham Bell and his brother built another.

technology https://www.templetons.com/brad/spamreact.html What counts as the first spam, sent in 1978, invited users of the ARPANET to see a new computer.
There were so many addresses that the list ran over into the text of the message.

technology https://www.catb.org/jargon/html/magic-story.html A switch at MIT had two positions, Magic and More Magic. It had only one wire, yet moving it crashed a computer.
One guess: the switch linked two earths at slightly different voltages, enough to upset the machine.

technology https://patents.google.com/patent/US2708656A/en Fermi and Szilard applied for a patent on the nuclear reactor in 1944. It was kept secret until 1955.
Their first reactor was two years old by then. It stood beneath a sports ground in Chicago.

technology Telharmonium In 1906 an electric organ of 200 tons played music into the telephones of New York.
So much current was needed that the music broke into ordinary telephone calls.

technology https://doi.org/10.1145/358198.358210 In 1984 an inventor of Unix showed how a program can have a back door that nobody finds in its text.
The program that translates it puts it in, and puts the trick into its own next version, too.

technology https://doi.org/10.1002/j.1538-7305.1960.tb04447.x For push-button telephones Bell tried out keys set out as a cross, a staircase and a circle.
The winner, three rows of three with the nought below, is still on telephones today.

technology Manchester_Baby The first program that a computer kept in its memory ran for 52 minutes in Manchester, in 1948.
It looked for the largest factor of a number, by trying. It was right.

technology https://nssdc.gsfc.nasa.gov/nmc/spacecraft/display.action?id=1958-002B A satellite the size of a grapefruit, launched in 1958, still circles the Earth.
Its solar cells, the first in space, kept it talking until 1964. It should stay up for centuries.

technology https://doi.org/10.1038/nature05357 A Greek machine from a wreck of the 1st century BC predicted eclipses, with some thirty gears.
Nothing of its complexity is known from the thousand years that followed.

technology https://www.sony.com/en/SonyInfo/CorporateInfo/History/SonyHistory/1-01.html Before it was called Sony, the firm built a rice cooker. It seldom cooked rice well.
It was a wooden tub with aluminium electrodes in the bottom. The rice came out underdone or overdone.

technology Su_Song A clock built in China around 1090 was as tall as a house, and driven by water. Figures came out to tell the hours.
Invaders took it to pieces, and could not put it together again. Its maker had left drawings.

technology Strachey_love_letter_algorithm In the 1950s a computer at Manchester wrote love letters. My liking yearns for your heart, says one of them.
Christopher Strachey had given it lists of words. They were signed M. U. C., for the machine.

technology Quicksort A student in Moscow who had to look up Russian words on a magnetic tape thought of one of the most widely used ways to sort.
He was a visitor from Oxford, in 1959. If both lists are in order, one can look up all words in one go.

technology Steven_Sasson The first portable digital camera, built in 1975, took 23 seconds to record a picture on a cassette.
It weighed 3.6 kilograms, and its black-and-white pictures had 0.01 megapixels.

technology https://www.nist.gov/news-events/news/2007/05/fiftieth-anniversary-first-digital-image-marked The first photograph scanned into a computer, in 1957, showed the engineer’s baby son.
Its 176 by 176 pixels were square, a choice that the engineer later called very foolish.

technology https://www.computerhistory.org/storageengine/punched-cards-control-jacquard-loom/ A portrait of the inventor Jacquard was woven in silk on his loom. It took 24,000 punched cards.
Charles Babbage owned a copy. The computer that he planned was to run on such cards.

technology Remote_control A 1950s television remote needed no battery: its buttons struck metal rods.
Each rod rang at its own pitch, just too high for most people to hear.

technology https://www.computer-museum.ru/english/setun.htm In 1958 engineers in Moscow built a computer that worked in base three, not in ones and zeros.
Its digits were minus one, nought and plus one, so that a number needed no sign.

technology https://www.leo-computers.org.uk/ The first computer used for routine office work, in 1951, belonged to a chain of tea shops.
Its first task was to work out what the firm’s bakeries had made, and what it was worth.

technology Prague_pneumatic_post Prague sent letters through pipes, by compressed air, until the flood of 2002.
Its tubes, some 55 kilometres long, had carried letters since the 19th century.

technology Carrington_Event In 1859 telegraphists in New England disconnected their batteries, and ran the lines on the northern lights.
A storm on the Sun drove currents through the wires. Boston and Portland talked so for two hours.

technology Samuel_Colt Samuel Colt paid for his first revolvers by touring America as a doctor who let the audience inhale laughing gas.
He was not yet twenty, and called himself Dr Coult of New York, London and Calcutta.

technology Valdemar_Poulsen The oldest magnetic recording that can still be heard is of the Austrian emperor, who was shown the machine in 1900.
Valdemar Poulsen, a Dane, had invented it. Franz Joseph says that it interested him very much.

technology Gyro_monorail In 1910 a carriage that ran on a single rail, held upright by gyroscopes, carried visitors round a London exhibition.
Winston Churchill was one of them. Every carriage would have needed its own gyroscopes, and nobody bought any.

technology Chinese_typewriter The novelist Lin Yutang invented a typewriter for Chinese with only 72 keys. It never went on sale.
Two keys called up eight characters in a small window. A third picked the right one.

technology Optophone A machine shown in London in 1913 let the blind read print with their ears: every letter had a chord of its own.
One woman, Mary Jameson, learned to read some sixty words a minute. Most readers were far slower.

technology https://www.rfc-editor.org/rfc/rfc1000 The papers that define the internet are called requests for comments, because the students who began them feared to overstep.
They expected professionals to turn up at any moment and take over. Nobody came.

technology https://www.rfc-editor.org/rfc/rfc527 One of the papers that define the internet is a parody of Lewis Carroll’s Jabberwocky.
In it the protocols did user-server in the wabe.

technology https://www.rfc-editor.org/rfc/rfc602 Passwords on the ARPANET were all too easy to guess, an official paper warned in 1973.
People took their first names, or that of the machine spelled backwards. Its title is from a Christmas poem.

technology https://www.rfc-editor.org/rfc/rfc3514 An internet paper, published on 1 April 2003, asks attackers to mark their data as evil.
It gave a use to the last bit in the header that had none.

technology https://www.rfc-editor.org/rfc/rfc2468 Among the papers that define the internet is an obituary.
Jon Postel had edited them for almost thirty years, and kept the list of all addresses.

technology https://www.sciencehistory.org/education/scientific-biographies/stephanie-l-kwolek/ The solution from which Kevlar was first spun looked so cloudy that the technician would not put it into his machine.
He feared for its fine holes. Stephanie Kwolek insisted, and the fibre would not break.

technology https://mathshistory.st-andrews.ac.uk/Biographies/Boscovich/ The dome of St Peter’s in Rome is held together by rings of iron. Three mathematicians had asked for them, in 1742.
It had cracked. Roger Boscovich and two others worked out its forces, as nobody had done for a building.

technology https://doi.org/10.1126/sciadv.add1602 White lumps in Roman concrete, long put down to poor mixing, let it heal its own cracks.
They are lime. Water that seeps into a crack dissolves it, and it fills the gap as it hardens.

technology https://www.britishmuseum.org/collection/object/H_1958-1202-1 A Roman glass cup in the British Museum is green, but turns red when light shines through it.
The glass holds specks of gold and silver a thousand times smaller than a grain of salt.

technology https://www.britannica.com/biography/Barthelemy-Thimonnier A French tailor’s sewing machines were smashed by a mob of other tailors in Paris.
Eighty of them had been making army uniforms. Barthélemy Thimonnier died poor.

technology https://www.english-heritage.org.uk/visit/places/iron-bridge/history/ The first great bridge of iron, built in Shropshire in 1779, is put together like a piece of furniture.
Nobody had built with iron before, so they used the joints that carpenters knew.

technology https://www.nps.gov/edis/learn/photosmultimedia/a-cultural-history-of-the-edison-talking-doll-record.htm Thomas Edison’s talking dolls went on sale in 1890, and were given up within weeks.
Young women had shouted each rhyme onto a record. It soon wore out, and children had to turn a crank.

technology Per_Georg_Scheutz A Swedish printer and his son built a calculating engine in a kitchen, years before any of Babbage’s was finished.
Per Georg Scheutz had read about it in a journal. One of his machines went to an observatory in America.

technology https://mathshistory.st-andrews.ac.uk/Biographies/Bouguer/ Pierre Bouguer, sent to Peru in 1735 to measure the Earth, also noticed that a mountain pulls a plumb line aside.
He is better known to shipbuilders: he worked out when a ship will not turn over.

technology https://mathshistory.st-andrews.ac.uk/Biographies/Ayrton/ In the First World War British soldiers were given some 100,000 fans to wave poison gas out of their trenches.
Hertha Ayrton, a physicist, knew how ripples move. The army had turned her fans down at first.

technology https://collection.sciencemuseumgroup.org.uk/objects/co8067247/john-logie-bairds-test-subject-stookie-bill-ventriloquists-dummy The star of John Logie Baird’s first experiments with television was a ventriloquist’s dummy.
The lamps were too hot for a person. They singed the dummy’s hair.

technology https://www.britannica.com/biography/Konrad-Zuse The first working computer to follow a program, Konrad Zuse’s, read it from holes in old film.
Punched paper tape was hard to come by in wartime Berlin. The machine was destroyed in an air raid.

technology https://www.computerhistory.org/storageengine/first-commercial-hard-disk-drive-shipped/ The first hard disk on the market, in 1956, weighed about a ton and held five million characters.
It had fifty discs, each two feet across. Such a store was rented, not sold.

technology https://www.astronomy.ohio-state.edu/pogge.1/Ast162/Unit5/gps.html Without Einstein’s theories, satellite navigation would be out by some ten kilometres after a day.
Clocks in orbit gain 38 millionths of a second a day on those below.

technology Transit_(satellite) Satellite navigation goes back to two physicists who tuned in to Sputnik out of curiosity.
From the pitch of its beeps they found where it was. Turned round, the sum tells you where you are.

technology https://doi.org/10.1038/srep00549 A sandcastle is strongest if about one per cent of it is water, physicists found in 2012.
Tiny bridges of water hold the grains together. If there is more of it they merge, and hold less.

technology Edmond_Halley In 1691 Edmond Halley, of the comet, sat on the bed of the Thames in a diving bell for over an hour and a half.
Fresh air came down in weighted barrels. He had made the bell to get at the cargo of a wreck.

technology https://www.astronomy.com/space-exploration/lunokhod-1-retroreflector-found/ A mirror on a Soviet Moon car was lost for almost forty years. In 2010 it was found, and it shone better than its twin.
The team aimed a laser where a satellite had photographed the car. They were kilometres off before.

technology https://www.rfc-editor.org/rfc/rfc1121 When the ARPANET was twenty years old, its engineers read poems to one another. They are an official paper of the internet.
There are four poets in it. One of them wrote a requiem for the network, which was being shut down.

technology https://doi.org/10.1103/PhysRevLett.112.175502 The Egyptians wetted the sand in front of their sledges, a picture shows. It halves the pull, physicists found in 2014.
Dry sand piles up. It had been thought that the man with the jug was performing a ceremony.

technology https://www.britannica.com/biography/Marc-Isambard-Brunel A shipworm gave Marc Brunel the idea for digging the first tunnel under the Thames.
It bores through timber behind a shell that shields its head. He gave his miners an iron frame.

technology Samuel_Thomas_von_S%C3%B6mmerring An electric telegraph built in Munich in 1809 spelled its words in bubbles. There was a wire for each letter.
The current split water at the far end. Its inventor was a doctor, who had written on brains.

technology Hush-A-Phone_Corp._v._United_States AT&T fought for years against a cup that clipped onto the receiver. It lost in court.
The cup let people talk in private. The ruling, in 1956, opened the way to modems.

technology https://supreme.justia.com/cases/federal/us/464/417/ The American ruling of 1984 that allowed people to record television quotes a presenter for small children.
Fred Rogers had said that families might watch together at a better time.

technology https://doi.org/10.1145/1787234.1787249 The way in which route planners find the shortest path was worked out in twenty minutes, in a café in Amsterdam.
Edsger Dijkstra was out shopping, in 1956. As he had no pencil, he kept it simple.

technology https://doi.org/10.1109/ISWC.1998.729523 The first computer that anyone wore, in 1961, was worked with the toes. It was for winning at roulette.
A toe timed the ball and the wheel, and a tone in the ear named the likely part of it.

technology https://www.uspto.gov/learning-and-resources/journeys-innovation/historical-stories/ill-do-it-myself The dishwasher that caught on was invented by a rich hostess, because her servants chipped the china.
She had it built in the shed. Hotels bought it first, as homes had too little hot water.

technology Charles_F._Brush From 1888 a windmill with 144 blades lit a mansion in Cleveland, for about twenty years.
Charles Brush kept the current in batteries in the cellar. He seldom had to go and see to it.

technology Mutation_breeding Some of the barley for beer and whisky goes back to seeds that were bombarded with gamma rays.
Breeders looked for lucky accidents. Golden Promise, a short one that stands up to wind, was one.

technology https://www.andrewgrantham.co.uk/soundmirrors/ On England’s coast stand concrete walls, up to 60 metres long, that were to listen for enemy aircraft.
They gave a few minutes’ warning. Aircraft grew faster, and in 1935 came radar.

technology Tizard_Mission One of Britain’s greatest secrets, the heart of its radar, went to America in 1940 in a solicitor’s tin box.
In the taxi it had to go on the roof. The device made radar small enough for aircraft.

technology Cryptanalysis_of_the_Enigma Germany’s Enigma could turn a letter into any other, but never into itself. That helped to break it.
Codebreakers could slide a guessed word along the message, and rule out each place with a match.

technology British_K-class_submarine Britain had submarines that ran on steam. Their funnels had to be folded down before they dived.
No diesel could keep up with the fleet. More were lost to accidents than to the enemy.

technology https://www.gutenberg.org/ebooks/57532 Charles Babbage, the father of the computer, waged war on organ-grinders. He counted 165 disturbances in eighty days.
An act against street music was passed in 1864. Crowds had followed him with drums and whistles.

technology Pellegrino_Turri One of the first typewriters was built around 1808 for a blind countess. Some of her letters survive.
Her friend also made carbon paper for it, in place of ink.

technology https://www.britannica.com/biography/Louis-Braille Louis Braille was fifteen when he worked out his script. He got the idea from a code for soldiers in the dark.
The code had twelve dots to a sign. He made do with six, which fit under a fingertip.

technology Theodore_Maiman A journal turned down the paper that announced the first laser, in 1960.
The editor thought that it had printed enough on the subject. Nature took it, in some 300 words.

technology https://www.acs.org/education/whatischemistry/landmarks/land-instant-photography.html Edwin Land thought of the instant camera in 1943, when his small daughter asked why she could not see her picture now.
She was three. The camera was on sale five years later.

technology https://www.britannica.com/biography/al-Jazari A book on machines finished in 1206 has a boat with four musicians, who played to guests at a palace.
Pegs on a turning drum struck the levers: move the pegs, and the tune changed.

technology Jaquet-Droz_automata A doll built in Switzerland in the 1770s still writes with a goose quill, any text of up to 40 letters.
A wheel with forty tabs sets the text. Its eyes follow the pen.

technology https://www.britannica.com/biography/Jacques-de-Vaucanson A mechanical duck, shown in Paris from 1739, ate grain and seemed to digest it.
The droppings had been put in before the show, in a box of their own.

technology https://www.britannica.com/biography/James-Watt James Watt, of the steam engine, also invented a press for copying letters. Offices used such presses for over a hundred years.
A damp sheet of thin paper took up some of the ink. George Washington and Thomas Jefferson had one.

technology https://mathshistory.st-andrews.ac.uk/Biographies/Leibniz/ Gottfried Wilhelm Leibniz spent years on windmills that were to drain the silver mines of the Harz. None of them worked.
The miners feared for their jobs. What he saw there went into a book on how the Earth was formed.

technology https://www.chessprogramming.org/Turochamp Alan Turing wrote a program for chess before any computer could run it. In 1952 he played a game as if he were the machine.
He looked up each move in his rules, at half an hour apiece, and lost.

technology Lohner%E2%80%93Porsche Ferdinand Porsche built a car with petrol engines and electric motors in 1900. He called it always alive.
The engines only charged the battery. The motors sat in the hubs of the front wheels.

technology Salisbury_Cathedral_clock One of the oldest clocks in the world still runs in Salisbury Cathedral. It has no face, and never had one.
It was built around 1386 to strike the hours. It was found forgotten in a tower in 1928.

technology Team_boat Ferries on the Hudson were once driven by horses, which walked on a wheel beneath the deck.
They were cheaper than steam, and did not explode. Some ran for most of the 19th century.

technology https://www.si.edu/object/nanoseconds-associated-grace-hopper:nmah_692464 Grace Hopper, an admiral of the American navy, used to hand out nanoseconds: pieces of wire about 30 centimetres long.
That is as far as a signal gets in that time. For a microsecond she had a coil of 300 metres.

technology https://www.britannica.com/biography/Nikola-Tesla In 1898 Nikola Tesla steered a boat by radio in New York, in a tank at Madison Square Garden.
Its patent says that such machines might put an end to war. The navy was not interested.

technology Monument_to_the_Great_Fire_of_London London’s Monument to the Great Fire was also meant to be a telescope. Traffic shook it too much.
Robert Hooke, who built it with Christopher Wren, had a laboratory put beneath it.
`
