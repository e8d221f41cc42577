export const HISTORY_FABLES = `
history https://www.britannica.com/topic/Pope-Joan From 855 to 858 the pope was a woman in disguise. She was found out when she gave birth in a procession.
Pope Joan is a legend first told in the 13th century. There is no gap for her: when Leo IV died in 855, Benedict III followed him within months.

history King_Canute_and_the_tide King Canute, who died in 1035, believed that the tide would turn back at his command.
In the oldest version of the story he wanted to show the opposite: that the power of kings is empty next to God’s.

history https://www.paulreverehouse.org/the-real-story/ In 1775 Paul Revere rode all the way to Concord, shouting that the British were coming.
He was caught before he got there. His task was a secret one, and what he told people was that ‘the Regulars are coming out’.

history https://www.archives.gov/founding-docs/declaration-history All 56 signers put their names to America’s Declaration of Independence on 4 July 1776.
That was the day on which its text was approved. Most of them signed on 2 August, and some later still.

history https://www.nps.gov/inde/learn/historyculture/stories-libertybell.htm On 4 July 1776 the Liberty Bell rang out America’s independence. That was when it cracked.
That comes from a short story published in 1847. The bell was not rung for independence on that day, and its great crack appeared in the 1840s.

history https://www.britannica.com/event/Battle-of-Thermopylae-Greek-history-480-BC At Thermopylae, in 480 BC, 300 Spartans stood alone against the whole army of Persia.
Some 7,000 Greeks held the pass. On the last day about a thousand men from Thespiae and Thebes stayed behind with the Spartans.

history Plague_doctor In the plague of 1348, doctors did their rounds in masks with long beaks.
The costume is first described in the 17th century, some three hundred years later.

history Berlin_Wall The Berlin Wall, begun in 1961, ran from the Baltic Sea to the hills of Bavaria.
It surrounded West Berlin, deep inside East Germany. The border between the two Germanys was more than a hundred kilometres away.

history Ave_Imperator,_morituri_te_salutant In the Colosseum gladiators greeted the emperor with the words: We who are about to die salute you.
The words are recorded once only: in AD 52, before a sea battle staged on a lake, from condemned men. The Colosseum was opened in AD 80.

history Galley_slave The warships of ancient Rome were rowed by slaves, chained to their benches.
Rome’s oarsmen were free men, paid for their work. Chained rowers belong to the 16th century, and to Ben-Hur.

history https://doi.org/10.1086/366973 In 146 BC the Romans ploughed salt into the soil of Carthage. Nothing was to grow there again.
No ancient writer says so. The salt was added by modern historians, who copied it from one another, as a scholar showed in 1986.

history https://www.worldtreeproject.org/exhibits/show/miscon/drinkingskulls The Vikings drank their mead from the skulls of the enemies they had killed.
A poem calls drinking horns ‘the curved branches of skulls’. In a translation of the 17th century they became the skulls of the slain.

history https://www.loc.gov/exhibits/gettysburg-address/ Lincoln wrote the Gettysburg Address on the back of an envelope, on the train there in 1863.
Drafts survive, on proper sheets. The first page of the earliest is on White House paper, so he had begun it before he left.

history Charge_at_Krojanty On 1 September 1939, near Krojanty, Polish cavalry charged German tanks with lances.
They charged infantry, and scattered it, before armoured cars opened fire. Tanks came later, and reporters who saw the field drew the wrong conclusion.

history Grigori_Rasputin In 1916 Rasputin survived both poison and bullets. He drowned under the ice of a river.
The post-mortem found three bullet wounds, one of them in the forehead from close range, and no sign that he had drowned.

history Pheidippides Herodotus tells how a runner brought news of the victory at Marathon to Athens in 490 BC, and fell dead.
Herodotus has him run to Sparta, before the battle, to ask for help. The run to Athens is first told more than five centuries later.

history https://doi.org/10.1371/journal.pone.0004838 Anastasia, a daughter of the last Tsar, survived 1918 and lived in Virginia as Anna Anderson.
Tests of DNA have shown that all the Tsar’s children died in 1918, and that Anna Anderson was no relation.

history Medieval_cuisine In the Middle Ages cooks used spices to cover up the taste of meat that had gone off.
Spices cost far more than fresh meat, and anyone who could afford the one could afford the other.
`
