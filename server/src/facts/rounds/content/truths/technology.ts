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

technology https://www.cia.gov/legacy/museum/artifact/insectothopter/ In the 1970s the CIA built a flying mechanical dragonfly. Crosswinds defeated it.
A bumblebee was tried first, but proved too erratic. An amateur entomologist suggested a dragonfly.

technology https://www.templetons.com/brad/spamreact.html What counts as the first spam, sent in 1978, invited users of the ARPANET to see a new computer.
There were so many addresses that the list ran over into the text of the message.

technology https://www.catb.org/jargon/html/magic-story.html A switch at MIT had two positions, Magic and More Magic. It had only one wire, yet moving it crashed a computer.
One guess: the switch linked two earths at slightly different voltages, enough to upset the machine.

technology https://patents.google.com/patent/US2708656A/en Fermi and Szilard applied for a patent on the nuclear reactor in 1944. It was kept secret until 1955.
Their first reactor was two years old by then. It stood beneath a sports ground in Chicago.

technology Telharmonium In 1906 an electric organ of 200 tons played music into the telephones of New York.
So much current was needed that the music broke into ordinary telephone calls.

technology IP_over_Avian_Carriers In 2001 a club in Norway sent data by carrier pigeon. Of nine packets, four were answered.
The method had been published as a joke on 1 April 1990. The fastest reply took 53 minutes.

technology https://doi.org/10.1002/j.1538-7305.1960.tb04447.x For push-button telephones Bell tried out keys set out as a cross, a staircase and a circle.
The winner, three rows of three with the nought below, is still on telephones today.

technology https://www.computerhistory.org/babbage/ A calculating engine that Charles Babbage designed in the 1840s was completed in 2002. It works.
It has 8,000 parts and weighs five tons. London’s Science Museum took 17 years over it.

technology https://nssdc.gsfc.nasa.gov/nmc/spacecraft/display.action?id=1958-002B A satellite the size of a grapefruit, launched in 1958, still circles the Earth.
Its solar cells, the first in space, kept it talking until 1964. It should stay up for centuries.

technology https://doi.org/10.1038/nature05357 A Greek machine from a wreck of the 1st century BC predicted eclipses, with some thirty gears.
Nothing of its complexity is known from the thousand years that followed.

technology https://www.sony.com/en/SonyInfo/CorporateInfo/History/SonyHistory/1-01.html Before it was called Sony, the firm built a rice cooker. It seldom cooked rice well.
It was a wooden tub with aluminium electrodes in the bottom. The rice came out underdone or overdone.

technology Ariane_flight_V88 In 1996 a rocket exploded after 37 seconds: a number had been too big for its 16 bits.
The code came from a slower rocket, and was of no use after lift-off.

technology Core_rope_memory The programs of the Apollo computers were woven by hand, from copper wire and magnetic rings.
A wire through a ring was a one, a wire past it a nought.

technology History_of_Linux Linus Torvalds meant to call his operating system Freax.
The man who ran the server did not like it, and named the folder linux without asking him.

technology Steven_Sasson The first portable digital camera, built in 1975, took 23 seconds to record a picture on a cassette.
It weighed 3.6 kilograms, and its black-and-white pictures had 0.01 megapixels.

technology Russell_A._Kirsch The first photograph scanned into a computer, in 1957, showed the engineer’s baby son.
Its 176 by 176 pixels were square, a choice that the engineer later called very foolish.

technology Joseph_Marie_Jacquard A portrait of the inventor Jacquard was woven in silk on his loom. It took 24,000 punched cards.
Charles Babbage owned a copy. The computer that he planned was to run on such cards.

technology Remote_control A 1950s television remote needed no battery: its buttons struck metal rods.
Each rod rang at its own pitch, just too high for most people to hear.

technology Setun In 1958 engineers in Moscow built a computer that worked in base three, not in ones and zeros.
Its digits were minus one, nought and plus one, so that a number needed no sign.

technology LEO_(computer) The first computer used for routine office work, in 1951, belonged to a chain of tea shops.
Its first task was to work out what the firm’s bakeries had made, and what it was worth.

technology Prague_pneumatic_post Prague sent letters through pipes, by compressed air, until the flood of 2002.
Its tubes, some 55 kilometres long, had carried letters since the 19th century.

technology Carrington_Event In 1859 telegraphists in New England disconnected their batteries, and ran the lines on the northern lights.
A storm on the Sun drove currents through the wires. Boston and Portland talked so for two hours.

technology Lake_Peigneur In 1980 an oil drill pierced a salt mine. The hole drained the lake above, barges and all.
All the miners escaped. A canal to the sea ran backwards to fill the lake up again.

technology Project_Habakkuk In 1943 a model of a ship made of ice was built on a lake in Canada. It took three summers to melt.
The ship itself, 600 metres long, was to be a runway for aircraft in mid-Atlantic.

technology Citicorp_Center_engineering_crisis In 1978 a New York skyscraper was strengthened by night. The public was not told why until 1995.
A student’s question had led the engineer to find that a strong wind might topple it.

technology Chinese_typewriter The novelist Lin Yutang invented a typewriter for Chinese with only 72 keys. It never went on sale.
Two keys called up eight characters in a small window. A third picked the right one.

technology Tempest_prognosticator A machine at the Great Exhibition of 1851 was meant to warn of storms. Leeches in bottles rang its bell.
There were twelve of them. The inventor, a doctor, called them his jury of philosophical counsellors.
`
