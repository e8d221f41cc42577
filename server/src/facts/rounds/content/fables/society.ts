export const SOCIETY_FABLES = `
society Welsh_Not In 1870 a law was passed by which Welsh pupils who spoke Welsh had to wear a piece of wood.
The wood is real enough, but no law spoke of it. Schools in Wales did so of their own accord.

society https://supreme.justia.com/cases/federal/us/283/25/ America’s highest court upheld the sentence of a man who had taken a stolen aeroplane to another state: it is a vehicle like a car.
It let him off, in 1931. To most people a vehicle is a thing that runs on land, wrote Oliver Wendell Holmes, and they should know what a law forbids.

society Laxton,_Nottinghamshire Queen Victoria was still alive when the last of England’s open fields were fenced in. Each farmer’s land had been in strips.
At Laxton, in Nottinghamshire, three of them are still farmed. A jury goes round each year, and fines whoever has ploughed too far.

society https://www.bailii.org/ew/cases/EWCA/Civ/1981/4.html At Heathrow a passenger found a gold bracelet in a lounge, and handed it in. The airline sold it, and a court let it keep the money.
The finder won, in 1981, and was awarded 850 pounds. An airline that does not look for what is lost in its lounge has no better right to it.

society https://doi.org/10.1257/app.1.1.112 When schools in the west of Kenya were given textbooks, it was the weakest pupils who learned most from them.
Only the best ones gained anything. The books were in English, which was the third language of many.

society Nynorsk Norwegian is written in two ways. It is the government in Oslo that tells each village school which of them to use.
It is the place itself. There are votes on it, and the municipality decides. Pupils learn to write the other one as well.

society Driving_licence_in_the_United_Kingdom British drivers have had to pass a test since licences were introduced, by an act of 1903.
For some thirty years it took five shillings, and one had to be 17 to drive a car. Tests came in 1935.

society https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:61985CJ0407 Italy forbade pasta of soft wheat. It might keep out that of other countries too, a European court ruled in 1988.
It might not. A label would do, the court held. Italy’s own makers could still be bound to use durum.

society 1922_Swedish_prohibition_referendum In 1922 Sweden voted on whether alcohol should be prohibited. Most men were for it, and most women against.
Most women were for it, and most men against: their votes were counted apart. It failed, by 51 to 49 per cent.

society https://doi.org/10.1037/amp0000469 Of 219 quarrels in public that cameras had filmed, in three countries, bystanders stepped in at one in ten.
They did so at nine in ten, and the more of them there were, the likelier it was. The cities were Amsterdam, Lancaster and Cape Town.

society Spanish_naming_customs A Spaniard has two surnames, the first from the father, the second from the mother. It is not for parents to change the order.
They may since 2000, if all their children are named alike. Where they do not agree, an official decides.

society Proceedings_in_Courts_of_Justice_Act_1730 English courts, which used Latin under the Normans, have kept their records in English since Chaucer’s day.
They kept them in Latin until 1733, and some lawyers found it a pity. In between the Commonwealth had tried English for ten years.

society https://doi.org/10.1111/j.1468-0297.2004.00209.x In a restaurant in Israel students who knew that the bill would be split evenly ordered less than those who paid for their own.
They ordered for a third more. Asked beforehand, four in five had said that they would rather pay for their own.

society https://www.cbs.nl/en-gb/visualisations/timeline-125-years-of-population-censuses/1981 The Dutch are counted every ten years: a form comes to each household.
It came for the last time in 1971, when there were protests. A quarter did not reply to a trial for the next census, and registers are used instead.

society http://news.bbc.co.uk/2/hi/uk_news/scotland/highlands_and_islands/8157570.stm Ferries have left Stornoway, on the Isle of Lewis, for the mainland on Sundays as well since the Second World War.
No scheduled ferry left on a Sunday until July 2009. Many of the islanders keep the day for church. As cars drove on, some sang a psalm.

society https://www.nber.org/papers/w12202 When policemen in New Jersey had lost a dispute over their pay, they made as many arrests as when they had won it.
They made fewer, and more crimes were reported. It was worst when they had been given much less than they had asked for.

society https://doi.org/10.1093/restud/rdz024 After the First World War some American states banned German from schools. The children of German families felt less German for it, a study found.
It found that they felt more so: they married one another more often, gave their sons more German names, and were slower to volunteer for the next war.

society Luxembourgish Luxembourgish became the national language of Luxembourg when the country became independent, in the 19th century.
It did by a law made in 1984. Until then there had been French and German, and people spoke Luxembourgish all the same.

society https://doi.org/10.1257/app.20160390 Judges in Louisiana give the same sentences whether the football team of their old university has won or lost, a study found.
After a defeat that nobody had expected, they were harsher for a week. Those who had studied elsewhere were not.

society https://historiek.net/bizarre-familienamen-napoleon-plagen-of-toch-niet/162106/ The Dutch surname Naaktgeboren, born naked, was made up as a joke in 1811, when everybody had to register one.
The name is older, although the joke is often told. It goes back to the German nachgeboren, born afterwards.

society https://doi.org/10.1016/j.jhealeco.2019.03.007 Where the Sun sets an hour later by the clock, Americans go to bed later and get up later. They sleep for as long as others, a study found.
It found that they sleep nineteen minutes less, on average. They do go to bed later, but school and work begin at the same hour.

society Marriage_bar Women have been diplomats of Britain since 1946, and those who married have been able to go on working from the start.
Those who married were expected to resign. The rule fell in the 1970s, a generation later than for teachers and other officials.

society Romansh_language When Romansh became Switzerland’s fourth national language (1938) those who spoke it had a common way to write it.
They had five, in different valleys. One for all of them was drawn up by a linguist in 1982, and is still disliked in many villages.

society https://www.nber.org/papers/w23997 The longer a part of America had lain on the frontier, the more of its children were given one of the most common names, a study found.
It found that fewer were. People who moved west did not care to be like others, it seems, and rare names have stayed.

society Second_round_of_simplified_Chinese_characters China has simplified its characters twice, first in the 1950s and then in 1977. Both lists are in use.
The second was withdrawn in 1986. It had gone too far for most people, and newspapers had given it up within months.

society https://www.legislation.gov.uk/ukpga/Will4and1Vict/7/26/section/11 A British soldier at war must have two witnesses for his will, like anybody else.
He may just say it, to whoever is there. An act of 1837 still frees soldiers at war, and sailors at sea, from the rules for everybody else.

society Sturges_v_Bridgman A London confectioner had pounded sugar for over twenty years when a doctor built a room next to it. He could go on, a court held.
He had to stop, in 1879. While nobody was there to mind the noise, it held, he could acquire no right to it.

society https://www.britannica.com/science/metric-system Shops in France have measured in metres without a break since the Revolution.
Napoleon allowed them feet and pounds again in 1812, as people had gone on using them. The metre became compulsory for good in 1840.

society https://www.legislation.gov.uk/ukpga/1988/39/section/32 Since British women got the vote, in 1918, a wife has been taxed on what she earns apart from her husband.
What she earned was counted as his until 1990, and he filled in the form, unless they had asked for something else.

society https://doi.org/10.1093/qje/qjv041 Photographs from the air showed Italy two million buildings that paid no tax. Mayors who went after their owners were voted out.
They were re-elected more often, two economists found, above all where people think ill of those who pay no tax.

society https://www.parliament.uk/about/living-heritage/transformingsociety/livinglearning/school/overview/1870educationact/ In 1870 school became free and compulsory for the children of England.
The act of that year only saw to it that there were enough schools. Attendance became compulsory in 1880, and most schooling was free from 1891.

society Grand_Duke%27s_Official_Birthday Luxembourg’s national day has moved with each new Grand Duke, to the birthday of whoever reigns, to this day.
It is on 23 June, when none of them was born. A Grand Duchess of the last century had been born in January, and summer is better for parades.

society https://www.bailii.org/ew/cases/EWCA/Civ/1972/8.html An English lawyer took a travel firm to court over a dull fortnight in the snow. Disappointment is worth nothing, the judges held.
He got nearly twice what he had paid, in 1972. The yodeller on the programme had come in working clothes, and had sung four or five songs very quickly.

society https://doi.org/10.1111/j.1468-0262.2004.00539.x In two states of India lots decided which villages had a woman at their head. They spent their money on the same things as the others, a study found.
It found that they spent more on what women asked for, above all on drinking water.

society https://swissinfo.ch/eng/swiss-abroad/heimatort-sweet-heimatort-the-unique-swiss-concept-of-home/88975277 The passport of a Swiss says in which town he was born.
It says of which commune he is a citizen. He mostly has that from his forefathers, and may never have been there.

society https://www.britannica.com/topic/Althing Iceland’s parliament has met every year since 930.
The Althing was abolished in 1800, and a court took its place. It came back in 1845, and has made laws again since 1874.

society Allgemeines_b%C3%BCrgerliches_Gesetzbuch Austria’s civil code, made under an emperor in 1811, had to go when the country became a republic.
It is still in force. Much has been added and changed since, but many of its paragraphs are in the words of 1811.

society https://www.legislation.gov.uk/uksi/2013/3134/regulation/39 If a British firm sends a private person a thing that he has not ordered, he must keep it for six months before it is his.
It is his at once, as a gift. The six months were the law until the year 2000.

society https://www.fedlex.admin.ch/eli/cc/24/233_245_233/en#art_699 Whoever owns a wood in Switzerland may put up a fence around it, and keep its mushrooms to himself.
Everybody may walk in woods and pastures there, and take berries and mushrooms as is the custom of the place. It is in the civil code.

society https://nzhistory.govt.nz/politics/womens-suffrage In 1893 women in New Zealand won the vote. Two months later one of them was elected to parliament.
They were not allowed to stand until 1919. The first was elected in 1933.

society https://www.nber.org/papers/w18011 Europeans who came to America around 1900 earned half as much as the natives, on average, and had caught up after thirty years, a study found.
It found that on average their jobs paid as well from the start, and they moved up no faster. Three economists had followed 21,000 men through the census.

society Swiss_National_Day The Swiss have had the first of August off since 1891, when their confederation was 600 years old.
They have had it off all over the country since 1994. More than four in five had voted for it the year before.

society Bernstein_of_Leigh_v_Skyviews_%26_General_Ltd In 1977 an English baron won against a firm that had photographed his house from an aeroplane: the air above his land is his.
He lost. It is his only as far up as he needs it to use the land, the judge held, or every satellite would be in the wrong.

society Plural_voting When Belgium let all men vote, in 1893, each of them had one vote, the rich and the poor.
Some had two or three, for having a family and paying tax, for land, or for a diploma. All men have had one since 1919.

society https://doi.org/10.1177/0956797618772506 Whoever writes a letter of thanks thinks that it will please the other more than it does, a study with hundreds of letters found.
It was the other way round. Those who wrote thought that it might be awkward, and worried about their words. Those who read them were delighted.

society https://www.idiotikon.ch/ A dictionary of Swiss German, whose first part came out in 1881, took fifty years to get to the letter Z.
It reached Z in this century. A call for words had gone out in 1862, and the seventeenth volume was to be the last.
`
