export const SOCIETY_FABLES = `
society Welsh_Not In 1870 a law was passed by which Welsh pupils who spoke Welsh had to wear a piece of wood.
The wood is real enough, but no law spoke of it. Schools in Wales did so of their own accord.

society Ciabatta Ciabatta, the bread whose name means slipper, has been baked near Venice since the 1500s.
Arnaldo Cavallari, a miller in Adria, introduced it in 1982, as Italy’s answer to the French baguette.

society Ploughman%27s_lunch The ploughman’s lunch of bread, cheese and pickle has been sold under that name since the 1300s.
Farm workers did eat bread and cheese, but the name was made popular in the 1950s and 1960s, to sell more cheese in pubs.

society https://www.britannica.com/topic/Bluestocking The bluestockings of London, who met to talk of books in the 1750s, were ladies who wore blue stockings.
It was a man who wore them: Benjamin Stillingfleet, a botanist, was asked to come in his everyday stockings.

society https://doi.org/10.1098/rstb.2017.0239 When two companies took down the walls of their offices, people talked to each other far more, a 2018 study found.
They talked about 70 per cent less, and wrote emails in place of it.

society Passport In 1900 somebody who took a train from Paris to Vienna had his passport stamped at each border.
In most of Europe nobody needed one. They came back in the First World War, to keep out spies, and have stayed.

society Driving_licence_in_the_United_Kingdom British drivers have had to pass a test since licences were introduced, in 1903.
For 32 years one had to pay five shillings, and to be 17. Tests came in 1935.

society https://www.britannica.com/topic/Sherpa-people The Sherpas of Nepal are called so after their trade: it means those who carry loads up a mountain.
It means people of the east. They had come over from Tibet, and did not climb before foreigners hired them.

society Greenland_Treaty Before Britain left, in 2020, nobody had turned his back on the European Union or what came before it.
Greenland voted to leave in 1982, over fish, and was out three years later. Denmark, to which it belongs, stayed.

society https://doi.org/10.1002/acp.1178 Students who use long words are thought to be more intelligent by those who read their essays, a study found.
They were thought to be less so. Simple words made the same text seem cleverer. The study’s title has six long words in it.

society Anna_Jarvis America’s Mother’s Day was launched in 1914 by a greetings-card company.
Anna Jarvis of West Virginia campaigned for it in memory of her mother, and then spent years and most of her money fighting the trade in cards and flowers.

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

society https://www.britannica.com/topic/Swiss-Guards The stripes in blue, red and yellow that the pope’s Swiss Guards wear were designed by Michelangelo.
Their commander, Jules Repond, designed them in 1914, after looking at old paintings.

society Hejna%C5%82_Mariacki A trumpet call from a church tower in Kraków breaks off because an arrow had killed the trumpeter, in 1241.
No old source knows of him. The tale was first printed in the 1920s, and an American novel for children made it famous.

society https://historiek.net/bizarre-familienamen-napoleon-plagen-of-toch-niet/162106/ When the Dutch had to register surnames, in 1811, many had a joke put down, such as Naaktgeboren, born naked.
Such names are found long before 1811, and most families had one by then. Naaktgeboren goes back to a German word for a child born late.

society https://www.etymonline.com/word/vindaloo Vindaloo is half Hindi: its second part, aloo, means potatoes, once the cheapest thing in the pot.
It is Portuguese for garlic, alho. Sailors brought a stew of meat, wine and garlic to Goa, and India added the spices.

society Ghoti George Bernard Shaw thought of spelling fish as ghoti, to show how mad English spelling is.
It is in a letter written in 1855, the year before he was born. Nobody has found it in his works.

society Wellington_boot The boots that the Duke of Wellington ordered from his shoemaker were made of rubber.
They were made of calfskin, for evenings as well as for battle. Boots of rubber came from France, a year after his death.

society Eleanor_Elkins_Widener At Harvard students had to learn to swim because a mother, whose son had drowned with the Titanic, made it a condition of her gift.
Eleanor Widener gave a library, and the deed says nothing of swimming. The test came a few years later, and had other reasons.

society Vichyssoise A cold soup of leeks and potatoes, vichyssoise, was first served at a hotel in Vichy.
It was at the Ritz-Carlton in New York, around 1917. The cook, Louis Diat, came from near Vichy, and named it after that.

society https://www.britannica.com/biography/L-L-Zamenhof An eye doctor in Warsaw who had invented a language, Esperanto, kept the rights in it, and lived on the fees.
Ludwik Zamenhof gave up all rights on the first pages of his first book. A language, he wrote, is everybody’s property.

society https://www.ox.ac.uk/about/oxford-people/women-at-oxford Since the first two colleges for them opened, in 1879, women have taken degrees at Oxford.
They could sit the examinations but got no degrees. Those came in 1920.

society https://www.britannica.com/science/metric-system France has measured in metres without a break since the Revolution.
Napoleon allowed feet and pounds again in 1812, as people had gone on using them. The metre became compulsory for good in 1840.

society Dagen_H In 1967 Sweden began to drive on the right. The number of accidents doubled for some weeks.
It fell, since everybody was so careful. It took about two years to be back where it had been.

society https://constitution.congress.gov/constitution/amendment-18/ Under Prohibition it was a crime for Americans to drink wine or whiskey.
The law forbade making, selling and transporting them. Whoever had laid in a stock before 1920 could drink it at home.

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

society https://www.nidcd.nih.gov/health/american-sign-language The same sign language, which is based on English, is used by the deaf in Britain and in America.
The two hardly understand each other. The American one owes much to a teacher from Paris, and both have a grammar of their own.

society https://www.britannica.com/topic/Maltese-language The language of Malta is a dialect of Italian that took in some words from Arabic.
It descends from the Arabic of medieval Sicily. About half of its words are now Italian, as is its alphabet.

society https://www.britannica.com/topic/Hangul-Korean-alphabet Korea’s alphabet grew out of Chinese characters in the course of a thousand years.
It was devised from scratch in 1443 at the court of King Sejong. The shapes of its consonants show how the mouth forms them.

society https://www.britannica.com/topic/woman-suffrage Women in France have been able to vote since the end of the First World War, as they have in Germany.
The Senate turned it down several times. They voted in 1945, after a decree by Charles de Gaulle’s government in exile.

society https://americanhistory.si.edu/star-spangled-banner A song about a flag has been America’s national anthem since the war in which it was written, two hundred years ago.
Francis Scott Key wrote The Star-Spangled Banner in 1814, to an English club’s tune. Congress made it the anthem in 1931.

society https://www.oed.com/information/about-the-oed/history-of-the-oed/ A dictionary begun at Oxford in 1879 was to take ten years, and was finished in eleven.
After five years its makers had reached the word ant. The last volume of the Oxford English Dictionary came out in 1928.
`
