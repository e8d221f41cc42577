export const SOCIETY_FABLES = `
society Welsh_Not In 1870 a law was passed by which Welsh pupils who spoke Welsh had to wear a piece of wood.
The wood is real enough, but no law spoke of it. Schools in Wales did so of their own accord.

society https://supreme.justia.com/cases/federal/us/283/25/ America’s highest court upheld the sentence of a man who had taken a stolen aeroplane to another state: it is a vehicle like a car.
It let him off, in 1931. To most people a vehicle is a thing that runs on land, wrote Oliver Wendell Holmes, and they should know what a law forbids.

society Laxton,_Nottinghamshire Queen Victoria was still alive when the last of England’s open fields were fenced in. Each farmer’s land had been in strips.
At Laxton, in Nottinghamshire, three of them are still farmed. A jury goes round each year, and fines whoever has ploughed too far.

society https://www.britannica.com/topic/Bluestocking London’s bluestockings, who met to talk of books in the 1750s, were ladies who wore blue stockings.
It was a man who wore them: Benjamin Stillingfleet, a botanist, was asked to come in his everyday stockings.

society https://doi.org/10.1098/rstb.2017.0239 When two companies took down the walls of their offices, people talked to each other far more, a 2018 study found.
They talked about 70 per cent less, and wrote emails in place of it.

society Passport In 1900 somebody who took a train from Paris to Vienna had his passport stamped at each border.
In most of Europe nobody needed one. They came back in the First World War, to keep out spies, and have stayed.

society Driving_licence_in_the_United_Kingdom British drivers have had to pass a test since licences were introduced, in 1903.
For 32 years one had to pay five shillings, and to be 17. Tests came in 1935.

society https://www.britannica.com/topic/Sherpa-people Nepal’s Sherpas are called so after their trade: it means those who carry loads up a mountain.
It means people of the east. They had come over from Tibet, and did not climb before foreigners hired them.

society Greenland_Treaty Before Britain left, in 2020, nobody had turned his back on the European Union or what came before it.
Greenland voted to leave in 1982, over fish, and was out three years later. Denmark, to which it belongs, stayed.

society https://doi.org/10.1002/acp.1178 Students who use long words are thought to be more intelligent by those who read their essays, a study found.
They were thought to be less so. Simple words made the same text seem cleverer. The study’s title has six long words in it.

society Maiden_and_married_names A woman who marries in Greece takes the name of her husband, as the law demands.
The law has had her keep her own since 1983. Since 2008 she may add his.

society Proceedings_in_Courts_of_Justice_Act_1730 English courts, which used Latin under the Normans, have kept their records in English since Chaucer’s day.
They kept them in Latin until 1733, and some lawyers found it a pity. In between Cromwell’s parliament had tried English for ten years.

society https://www.britannica.com/place/Switzerland Switzerland, where the League of Nations had met, was among the founders of the United Nations in 1945.
It feared for its neutrality, and did not join until 2002, after a vote that was close.

society https://doi.org/10.1162/REST_a_00131 When Indiana introduced summer time everywhere, in 2006, it saved electricity, two economists found.
People used about one per cent more of it. They needed less light, but more cooling and heating.

society https://doi.org/10.1371/journal.pone.0094842 In a foreign language people judge a moral dilemma just as they do in their own.
They were likelier to sacrifice one man for five. A foreign language seems to leave the feelings cold.

society https://www.britannica.com/topic/flag-of-France The tricolour has been the flag of France since the Revolution, without a break.
From 1814 to 1830 the flag was white, apart from Napoleon’s Hundred Days. In the 1870s a pretender lost the throne because he insisted on it.

society https://www.independent.co.uk/news/uk/home-news/holborn-tube-standing-only-escalators-ignored-defiant-passengers-a6989291.html When everybody had to stand on a long escalator at a London station, fewer people got up in an hour.
More than a quarter more did. Few people walk up so far, and they leave half of the steps empty.

society Luxembourgish Luxembourgish became the national language of Luxembourg when the country became independent, in the 19th century.
It did by a law made in 1984. Until then there had been French and German, and people spoke Luxembourgish all the same.

society https://doi.org/10.1257/app.20160390 It makes no difference to the sentences of judges in Louisiana if the football team of their old university has lost, a study found.
After a defeat that nobody had expected, they were harsher for a week. Those who had studied elsewhere were not.

society https://historiek.net/bizarre-familienamen-napoleon-plagen-of-toch-niet/162106/ When the Dutch had to register surnames, in 1811, many had a joke put down, such as Naaktgeboren, born naked.
Such names are found long before 1811, and most families had one by then. Naaktgeboren goes back to a German word for a child born late.

society https://doi.org/10.1016/j.jhealeco.2019.03.007 Where the Sun sets an hour later by the clock people go to bed later and get up later. They sleep for as long as others.
They sleep nineteen minutes less, on average, economists found in America. They do go to bed later, but school and work begin at the same hour.

society Marriage_bar Women have been diplomats of Britain since 1946, and those who married have been able to go on working from the start.
They had to resign when they married. The rule fell in the 1970s, a generation later than for teachers and other officials.

society Romansh_language When Romansh became Switzerland’s fourth national language (1938) those who spoke it had a common way to write it.
They had five, in different valleys. One for all of them was drawn up by a linguist in 1982, and is still disliked in many villages.

society https://www.ssa.gov/history/age65.html Germany paid pensions from 65 when Bismarck introduced them. He was about to reach that age.
They were paid from seventy, and he was older than that already. The age was lowered to 65 in 1916, long after his death.

society Second_round_of_simplified_Chinese_characters China has simplified its characters twice, first in the 1950s and then in 1977. Both lists are in use.
The second was withdrawn in 1986. It had gone too far for most people, and newspapers had given it up within months.

society https://www.britannica.com/biography/L-L-Zamenhof An eye doctor in Warsaw who had invented a language, Esperanto, kept the rights in it, and lived on the fees.
Ludwik Zamenhof gave up all rights on the first pages of his first book. A language, he wrote, is everybody’s property.

society https://www.ox.ac.uk/about/oxford-people/women-at-oxford Since the first two colleges for them opened, in 1879, women have taken degrees at Oxford.
They could sit the examinations but got no degrees. Those came in 1920.

society https://www.britannica.com/science/metric-system France has measured in metres without a break since the Revolution.
Napoleon allowed feet and pounds again in 1812, as people had gone on using them. The metre became compulsory for good in 1840.

society https://www.legislation.gov.uk/ukpga/1988/39/section/32 Since British women got the vote, in 1918, a wife has been taxed on what she earns apart from her husband.
What she earned was counted as his until 1990, and he filled in the form.

society https://doi.org/10.1037/0022-3514.78.2.211 Students were sent into a room of others in a T-shirt that embarrassed them. They thought that hardly anyone would notice it, and most did.
They thought that half of the others would, and a quarter did. We are not in the spotlight as much as we feel.

society https://www.parliament.uk/about/living-heritage/transformingsociety/livinglearning/school/overview/1870educationact/ In 1870 school became free and compulsory for the children of England.
The act of that year only saw to it that there were enough schools. Attendance became compulsory in 1880, and most schooling was free from 1891.

society https://www.britannica.com/place/Central-Park-New-York-City Central Park is a piece of the old landscape of Manhattan that was left over when New York grew round it.
It was made by hand, from 1857 on. Lakes were dug, soil was brought in by the cartload, and some 1,600 people lost their homes.

society https://www.snopes.com/fact-check/no-way-no-jay/ Washington has no J Street because the planner of the city could not bear a judge whose name was Jay.
I and J were then two forms of one letter, and were easily mixed up in writing. The treaty that made Jay hated came two years after the plan.

society Llanfairpwllgwyngyll A Welsh village has had its name of 58 letters since the Middle Ages.
It was lengthened in the 1860s, as a joke to bring in travellers. It has the longest station sign in Britain.

society Constitution_Day_(Norway) Norway has had a king to itself since 17 May 1814, the day of its constitution, on which it still celebrates.
Before the year was out it had to share the king of Sweden. It went on doing so until 1905.

society https://www.britannica.com/topic/Althing Iceland’s parliament has met every year since 930.
The Althing was abolished in 1800, and a court took its place. It came back in 1845, and has made laws again since 1874.

society Ernesto_Miranda The man after whom America’s police read people their rights went free when the Supreme Court had ruled for him.
Ernesto Miranda was tried again without his confession, and convicted again. He was in prison until 1972.

society https://www.britannica.com/event/Scopes-Trial In 1925 a teacher in Tennessee who had told his pupils of evolution was acquitted.
John Scopes was found guilty and fined a hundred dollars. A higher court let him off because the judge, not the jury, had set the fine.

society Women%27s_suffrage_in_Liechtenstein Women in Liechtenstein have been able to vote since the country was given its constitution, in 1921.
They have since 1984. The men had said no in two votes, and said yes by 2,370 to 2,251.

society https://nzhistory.govt.nz/politics/womens-suffrage In 1893 women in New Zealand won the vote. Two months later one of them was elected to parliament.
They were not allowed to stand until 1919. The first was elected in 1933.

society https://www.nidcd.nih.gov/health/american-sign-language Deaf people in Britain and in America use the same sign language, which is based on English.
The two hardly understand each other. The American one owes much to a teacher from Paris, and both have a grammar of their own.

society https://www.britannica.com/topic/Maltese-language Malta’s language is a dialect of Italian that took in some words from Arabic.
It descends from the Arabic of medieval Sicily. About half of its words are now Italian, as is its alphabet.

society Bernstein_of_Leigh_v_Skyviews_%26_General_Ltd In 1977 an English baron won against a firm that had photographed his house from an aeroplane: the air above his land is his.
He lost. It is his only as far up as he needs it to use the land, the judge held, or every satellite would be in the wrong.

society https://www.britannica.com/topic/woman-suffrage Women in France have been able to vote since the end of the First World War, as they have in Germany.
The Senate turned it down several times. They voted in 1945, after a decree by Charles de Gaulle’s government in exile.

society https://doi.org/10.1177/0956797618772506 Whoever writes somebody a letter of thanks thinks that it will be a greater pleasure than it is, a study with hundreds of letters found.
It was the other way round. Those who wrote thought that it might be awkward, and worried about their words. Those who read them were delighted.

society https://www.oed.com/information/about-the-oed/history-of-the-oed/ A dictionary begun at Oxford in 1879 was to take ten years, and was finished in eleven.
After five years its makers had reached the word ant. The last volume of the Oxford English Dictionary came out in 1928.
`
