import { readFactTable } from '../../board/fact-table.ts'

/**
 * A line as in the table of the starting facts. The texts are about as long as those of the fables, and have a year or
 * a second sentence about as often, so that style does not tell one from the other. No two are about the same subject.
 */
const TABLE = `
technology https://www.rfc-editor.org/rfc/rfc439 In 1972 two chatbots met over the ARPANET. One played a psychiatrist, the other a paranoid patient.
technology https://www.rfc-editor.org/rfc/rfc748 A proposal of 1 April 1978 would have let computers agree to lose data at random.
technology https://patents.google.com/patent/US613809A/en Nikola Tesla patented a remote-controlled boat in 1898.
technology https://patents.google.com/patent/US743801A/en The windscreen wiper that Mary Anderson patented in 1903 was worked by hand, with a lever.
technology https://patents.google.com/patent/US5443036A/en Exercising a cat with a laser pointer was patented in the United States in 1995.
technology https://patents.google.com/patent/US6368227B1/en An American patent of 2002 protects a way of using a swing: moving from side to side.
technology https://patents.google.com/patent/US6004596A/en A sandwich without crusts, sealed at its edge, was patented in the United States in 1999.
technology https://patents.google.com/patent/US141072A/en In 1873 Louis Pasteur was granted an American patent on a living thing: pure yeast.
technology https://www.nobelprize.org/prizes/physics/1912/dalen/facts/ The inventor of a valve that lights buoys at dusk won a Nobel Prize in 1912. He had just lost his sight.
technology https://www.nobelprize.org/prizes/physics/1908/lippmann/facts/ A Nobel Prize of 1908 honoured colour photographs made without any dye.
technology https://github.com/chrislgarry/Apollo-11 The program that fired the engine of Apollo 11’s lunar lander was called ‘Burn, baby, burn’.
technology https://www.cia.gov/legacy/museum/artifact/insectothopter/ In the 1970s the CIA built a flying mechanical dragonfly. Crosswinds defeated it.
technology https://www.templetons.com/brad/spamreact.html What counts as the first spam, of 1978, invited users of the ARPANET to see a new computer.
technology https://www.catb.org/jargon/html/magic-story.html A computer at MIT had a switch labelled ‘magic’ and ‘more magic’. It had one wire, yet flipping it mattered.
technology https://doi.org/10.1049/el:19650200 A British engineer described a touchscreen as early as 1965.
technology https://doi.org/10.1002/j.1538-7305.1960.tb04447.x For push-button telephones Bell tried out keys in the shape of a cross, a staircase and a circle.
technology https://www.computerhistory.org/babbage/ A calculating engine that Charles Babbage designed in the 1840s was completed in 2002. It works.
technology https://nssdc.gsfc.nasa.gov/nmc/spacecraft/display.action?id=1958-002B A satellite the size of a grapefruit, launched in 1958, still circles the Earth.
technology https://doi.org/10.1038/nature05357 A Greek machine from a wreck of the 1st century BC predicted eclipses, with some thirty gears.
technology https://www.sony.com/en/SonyInfo/CorporateInfo/History/SonyHistory/1-01.html An early product of Sony’s founders was a rice cooker. It seldom cooked the rice well.
technology Pantelegraph In 1865 a service opened in France that sent handwriting by wire, from Paris to Lyon.
technology La_Jamais_Contente The first car to go faster than 100 kilometres an hour, in 1899, was electric.
technology Ariane_flight_V88 In 1996 a rocket exploded after 37 seconds: a number had been too big for its 16 bits.
technology Core_rope_memory The programs of the Apollo computers were woven by hand, from copper wire and magnetic rings.
technology History_of_Linux Linus Torvalds meant to call his operating system Freax.
technology Steven_Sasson The first digital camera, of 1975, took 23 seconds to record a picture, on a cassette.
technology Russell_A._Kirsch The first photograph scanned into a computer, in 1957, showed its engineer’s baby son.
technology Joseph_Marie_Jacquard A portrait of the inventor Jacquard was woven in silk on his loom. It took 24,000 punched cards.
technology Remote_control A television remote of the 1950s needed no battery: its buttons struck metal rods.
technology Setun In 1958 engineers in Moscow built a computer that counted in threes, not in ones and zeros.
technology LEO_(computer) The first computer used for routine office work, in 1951, belonged to a chain of tea shops.
technology Prague_pneumatic_post Prague sent letters through pipes, by compressed air, until the flood of 2002.
technology Carrington_Event In 1859 telegraphists in New England took away their batteries, and worked on the northern lights.
technology Lake_Peigneur In 1980 an oil drill pierced a salt mine. The hole drained the lake above, barges and all.
technology Project_Habakkuk In 1943 a model of a ship made of ice was built on a lake in Canada. It took three summers to melt.
technology Ralph_Teetor The inventor of cruise control had been blind since the age of five.
technology Norman_Joseph_Woodland The bar code began as four lines drawn in the sand by a man who knew Morse code.
technology Citicorp_Center_engineering_crisis In 1978 a New York skyscraper was strengthened by night. The public was not told why until 1995.
technology Chinese_typewriter The novelist Lin Yutang invented a typewriter for Chinese with only 72 keys. It never went on sale.
technology Minitel France shut down Minitel, its own network of home terminals from before the web, only in 2012.
technology Tempest_Prognosticator A machine at the Great Exhibition of 1851 warned of storms. Leeches in bottles rang its bell.
`

/** True sentences for the rounds: what surprises also those who know the usual misconceptions. */
export const TRUTHS = readFactTable(TABLE)
