export const SOCIETY_TRUTHS = `
society https://www.legislation.gov.uk/ukpga/Vict/2-3/47/section/54 In London it is an offence under an 1839 act to make a slide on ice to the danger of passers-by.
The same section forbids ringing doorbells for fun, and flying kites to anyone’s annoyance.

society https://doi.org/10.1207/s15516709cog0000_62 Speakers of Aymara, in the Andes, point ahead for the past, and behind them for the future.
The past has been seen, so it lies before the eyes.

society https://doi.org/10.1136/bmj.331.7531.1498 Researchers in Melbourne marked 70 teaspoons. After five months 56 of them had disappeared.
Spoons that everybody shared went fastest. Good ones were no more tempting than cheap ones.

society https://www.bailii.org/uk/cases/UKHL/1932/100.html Much of the law of negligence goes back to a snail said to have been in a bottle of ginger beer.
The House of Lords ruled that a maker owes care to whoever drinks. The snail was never proved.

society https://supreme.justia.com/cases/federal/us/241/265/ In 1916 America’s Supreme Court decided the case of the United States against forty barrels of Coca-Cola.
The government objected to the caffeine. Suits of this kind name the goods, not their owner.

society https://www.pepysdiary.com/diary/1660/09/25/ On 25 September 1660 Samuel Pepys drank a cup of tea for the first time.
He called it tee, a China drink, and did not say whether he liked it.

society https://www.tshaonline.org/handbook/entries/crash-at-crush In 1896 a railway in Texas let two trains collide before 40,000 spectators. The boilers exploded.
It was the idea of a railway agent, William Crush. He was dismissed that evening, and soon taken back.

society https://www.etymonline.com/word/tawdry The word tawdry comes from a saint: Audrey, at whose fair lace was sold.
She had put a tumour in her neck down to her love of necklaces.

society https://whc.unesco.org/en/list/32 Below a town in Poland, miners carved a chapel out of salt, with its altars and chandeliers.
It lies about a hundred metres down, and Mass is still said in it.

society https://www.britannica.com/biography/Sequoyah Sequoyah, who could not read, invented a script for Cherokee. Within years thousands read it.
He gave each syllable a sign, 86 in all at first.

society https://www.nobelprize.org/prizes/themes/mahatma-gandhi-the-missing-laureate/ In 1948 there was no Nobel Peace Prize, for want of a suitable living candidate. Gandhi was dead.
He had been murdered that January, two days before nominations closed.

society https://www.gutenberg.org/ebooks/10136 Mrs Beeton’s cookery book (1861) has large carrots boiled for up to two and a quarter hours.
Its author was 25, and took most of her recipes from other books.

society February_30 In 1712 Sweden had a 30 February, to get back from a calendar of its own to the Julian one.
Sweden had meant to drop its leap days one by one, kept two by mistake, and gave up.

society M%C3%A4rket In 1985 the border of Finland and Sweden was bent round a lighthouse that stood on the wrong side.
The Finns had built it on the wrong half of a rock, so land was swapped in the form of an S.

society Ll%C3%ADvia One town in the French Pyrenees is Spanish: in 1660 Spain gave up the villages; this one was a town.
France lies all round Llívia, which has a road to Spain a few kilometres long.

society Dahala_Khagrabari Until 2015 an Indian field lay inside a piece of Bangladesh, inside a piece of India, inside Bangladesh.
Legend has it that two rulers had staked their villages at chess.

society Nicaraguan_Sign_Language A new language arose in Nicaragua around 1980, among deaf children whom nobody had taught it.
The gestures that the older ones brought to a new school were made a grammar by the younger.

society N%C3%BCshu Women in a part of southern China had a script of their own, which hardly any men could read.
It was written on fans and in booklets, often between women sworn to be sisters.

society Icelandic_horse By law, a horse that has left Iceland may never come back.
The breed has lived apart for so long that foreign diseases could be its ruin.

society Tristan_da_Cunha In 1961 a volcano drove all the people of Tristan da Cunha to England. Most chose to go home.
They had voted on it in England: 148 for, 5 against.

society Captains_Regent San Marino has had two heads of state at a time, for six months each, since 1243.
When their half-year is over, citizens may complain of what they did in office.

society Fantasy_coffin In Ghana a fisherman may be buried in a fish, and a farmer in a cocoa pod.
The next life is thought to be like this one, so one goes there with the signs of one’s trade.

society Night_of_the_Radishes Each 23 December, the city of Oaxaca in Mexico shows scenes carved from large radishes.
Farmers are said to have begun it to draw buyers to the Christmas market.

society Up_Helly_Aa The Viking fire festival of Shetland is younger than the telephone.
The first torchlight procession was in 1881. A galley has been burned since 1889.

society Ratoncito_P%C3%A9rez In Spain a mouse collects the teeth of children. His story was written in 1894 for a king aged eight.
The boy king, Alfonso XIII, had lost a milk tooth, and a priest was asked for a tale.

society London_Necropolis_Railway From 1854 London had a railway for the dead. It sold coffin tickets in three classes, one way only.
It ran to a cemetery in Surrey, as the graveyards of London were full. Mourners had returns.

society Time_in_Samoa In Samoa the day after 29 December 2011 was 31 December 2011.
The country moved to the other side of the date line, to share weekdays with Australia.

society Queshuachaca A bridge of grass rope in Peru is woven anew each year, as in the days of the Incas.
The villages on both banks twist the ropes by hand, and are done within a few days.

society Ise_Shrine One of Japan’s holiest shrines is pulled down and built anew every twenty years.
The new one goes up beside the old. Carpenters learn the craft by building it.

society Straw_Hat_Riot In 1922 crowds in New York fought for days over straw hats worn too late in the year.
The season for straw was held to end on 15 September. Boys began to snatch hats early.
`
