export const NEWS_FABLES = `
news The_Daily_News_(UK) Charles Dickens founded a London newspaper in 1846, and edited it for twelve years.
He gave it up after seventeen issues, in 1846. A friend took over, and the paper lasted until 1930.

news The_Sydney_Gazette_and_New_South_Wales_Advertiser An officer of the Royal Navy was the editor of Australia’s first newspaper.
George Howe, its editor, was a convict. He had been sent out for shoplifting, and had worked for The Times.

news https://www.heraldnet.com/news/sorry-walter-swedish-anchors-arent-cronkiters/ In Sweden newsreaders used to be called cronkiters, after Walter Cronkite of America’s CBS.
An American author wrote so in the 1970s, and Cronkite repeated it in his memoirs. Swedes who were asked had never heard the word.

news https://doi.org/10.1016/j.jpubeco.2019.104077 When a second newspaper had been founded in a part of France, its papers printed more about politics than before, an economist found.
She found that they printed less, and that fewer people voted: the same readers had to pay for two newsrooms. She had compared seventy years of them.

news The_Thin_Red_Line_(Battle_of_Balaclava) In its report from Balaclava, in 1854, The Times called the Highlanders who stood firm a thin red line.
Its man, William Howard Russell, wrote of a thin red streak with a line of steel. The shorter form came later.

news https://doi.org/10.1007/s11109-018-9443-y People who are told that a belief of theirs is false believe it more firmly, a study with 10,000 of them found.
It found no such thing. In tests with 52 claims and some 10,000 people, corrections worked.

news 1945_United_Kingdom_general_election Gallup’s poll, printed just before the British election of 1945, foretold that Winston Churchill would win.
It had Labour six points ahead, in the News Chronicle, and hardly anybody took notice. Labour won 393 of 640 seats.

news https://supreme.justia.com/cases/federal/us/418/241/ A newspaper in Florida had to print the reply of a candidate whom it had attacked, and America’s highest court saw nothing wrong with that.
In 1974 the court struck the law down, by nine votes to none. Nobody may tell an editor what to print. On radio and television it had allowed just that.

news Daily_Telegraph_Affair When the German Emperor offended the English in an interview, no official had been shown it before.
He had sent it to his chancellor, as he should. The chancellor passed it on without reading it, as he said.

news https://digitalarchive.wilsoncenter.org/document/pravda-newspaper-article-announcement-first-satellite The day after the first satellite went up, in 1957, Moscow’s main newspaper had little else on its front page.
There was a plain notice in one of the columns, with a few figures. The headlines came a day later, when the rest of the world had been amazed.

news Stephen_Henry_Horgan By 1850 the largest newspapers in London and New York printed photographs beside their news.
Where there were pictures they had been cut in wood, at best after a photograph. In 1880 a New York daily first printed a photograph with all its shades, in dots.

news E_Hulton_%26_Co_v_Jones A newspaper made up a churchwarden, Artemus Jones, and his doings at Dieppe. A barrister of that name took it to court, and lost.
He won 1,750 pounds, since people who knew him had thought of him. In 1909 the House of Lords agreed: what the paper had meant made no difference.

news https://supreme.justia.com/cases/federal/us/460/575/ In the 1970s Minnesota taxed the ink and paper of its newspapers. It was the small ones that paid most of it.
From 1974 nearly all of those paid nothing, as the first 100,000 dollars were free. A single company paid two thirds, until the highest court struck it down in 1983.

news https://blogs.scientificamerican.com/sa-visual/on-scientific-american-s-170th-anniversary-a-nod-to-founder-rufus-porter/ The founder of Scientific American, an engineer, owned it from 1845 until he died, almost forty years later.
He was a painter of murals, and sold it within a year. Soon he was planning an airship, to take gold diggers to California in three days.

news https://supreme.justia.com/cases/federal/us/413/376/ In 1973 America’s highest court held that no city can stop a newspaper from sorting small ads into jobs for men and jobs for women.
Pittsburgh could, it held by five votes to four. The newspaper had called it a matter of the freedom of the press.

news BBC_Weather Since television began at the BBC, in 1936, somebody has stood beside the weather map and explained it.
Until January 1954 viewers saw a map, and at most a hand that pointed at it. Then a man from the weather office took his place beside it.

news https://mediamythalert.com/2010/02/10/yours-neatly-sweetly-completely-revisiting-the-times-motto-contest/ A reader who thought of the motto of The New York Times won a hundred dollars with it.
The owner, Adolph Ochs, had thought of it himself. The prize went to another motto, which the paper never used.

news BBC_News From its earliest weeks the BBC had the news at breakfast, gathered by a few reporters of its own.
It had to promise the newspapers not to bring any before evening, and was sent it by the agencies. It had hardly any reporters until the 1930s.

news https://www.britannica.com/topic/Le-Monde Le Monde of Paris was first printed in 1941, in secret, under the German occupation.
It was founded in December 1944, when Paris was free, as Charles de Gaulle wished. It took over the building of Le Temps, which was not allowed to come back.

news https://hansard.parliament.uk/about As long as it has been called Hansard, the record of Parliament has been taken down by reporters of its own.
For most of the 19th century it was put together from the newspapers, by a family of printers, the Hansards. Parliament took it over in 1909.

news The_Guardian When war broke out between America’s North and South, Manchester’s Guardian took Lincoln’s side, and stuck to it.
It had hardly a good word for him. When he had been shot, it wrote of his rule as a series of acts abhorrent to every true notion of constitutional right.

news Nan_Winton In 1960 a woman began to read the national news on BBC television. She stayed for almost twenty years.
Nan Winton was dropped within months, since viewers found it unacceptable. The BBC did not have another woman do so regularly until the 1970s.

news https://www.zeit.de/1946/19/unser-wappen Die Zeit, a weekly printed in Hamburg, has had the arms of Hamburg in its title since it was founded.
Hamburg’s senate objected within months. Since June 1946 it has shown the key of Bremen, which gladly gave its leave.

news https://www.nber.org/papers/w14817 A newspaper in Cincinnati closed in 2007. In the next elections more people stood for office in the towns of which it had written, two economists found.
Fewer did. Those in office were more often elected again, and fewer people voted.

news Radio_Free_Europe/Radio_Liberty In the 1950s the Americans behind Radio Free Europe reached people beyond the Iron Curtain by radio alone.
They sent balloons as well, by the hundred thousand, which let fall some 300 million leaflets from 1951 to 1956.

news Morning_Star_(British_newspaper) Britain got through the Second World War without forbidding a national newspaper to come out.
The Daily Worker, the paper of the communists, was banned in January 1941 for opposing the war. It came back in September 1942.

news German_occupation_of_the_Channel_Islands While the Germans held the Channel Islands, for five years, no newspaper came out there but a secret one.
The islands’ own papers went on, with a German censor. There was a secret one besides, on Guernsey, with news from the BBC.

news https://doi.org/10.1257/app.1.4.1 Villages in Java that received more channels of television had more clubs and meetings, an economist found. There was more to talk about.
In 600 villages he found fewer of them, and people who went to them less often. He had compared places that a mountain cut off with others.

news Greenwich_Time_Signal The six pips before the hour, by which Britons set their clocks, have been made by the BBC itself since they began, in 1924.
They came by wire from the Royal Observatory until 1990. The BBC has made them since then.

news https://www.britannica.com/topic/National-Geographic-Magazine When the National Geographic Magazine was new, it was full of photographs.
Its first issue had none. They took over after an editor had filled eleven pages with pictures of Lhasa, in 1905, for want of an article. He thought that he would be dismissed.

news https://doi.org/10.1257/mic.20170306 When French television was allowed to carry advertisements, in 1968, newspapers took on more reporters in order to keep their readers, two economists found.
They made do with fewer. What they lost in advertisements they saved in the newsroom.

news https://doi.org/10.1162/qjec.2006.121.1.197 American magazines on money recommended a fund as often if it placed no advertisements with them. Three were looked at.
They recommended it more often if it did. The New York Times and The Wall Street Journal, which were also looked at, did not.

news https://doi.org/10.1257/app.3.4.119 The more Argentina’s government spent on advertisements in a newspaper, the more it wrote about scandals on its front page.
The less it wrote, month by month, as two economists found. They had measured the front pages of four papers for ten years.

news https://doi.org/10.1093/restud/rdz061 In France news that one website has broken is on another after a day, in most cases. Until then the first has it to itself.
Half of such stories were on another within 25 minutes, and a quarter within four. Much of it was copied word for word.

news Frankfurter_Allgemeine_Zeitung Since 1949, when it was founded, the Frankfurter Allgemeine has had a large photograph on its front page.
In 58 years, until October 2007, it had one 33 times. Then it gave up the black letter above its comments as well.

news https://www.britannica.com/topic/The-Guardian-British-newspaper In 1819 cavalry charged a crowd at Manchester. A reporter of the Guardian was among those arrested.
There was no Guardian yet. It was founded two years later, by a cotton merchant of the town. The reporter arrested was from The Times.

news BBC_World_Service In 1932 the head of the BBC opened its service for the Empire. He promised listeners the best programmes in the world.
John Reith told them not to expect too much. To begin with the programmes would be neither very interesting nor very good.

news https://doi.org/10.1257/000282806776157551 When The New York Times was delivered in more American towns, around 1998, local papers took up more news of the world, to keep up.
They took up more of their own town, two economists found. They lost readers with a degree, and won some without.

news https://doi.org/10.1093/restud/rdq037 When a newspaper recommends a candidate for president, it wins him most votes if it has always stood by his party.
Then it wins him hardly any. It counts when it comes as a surprise, as two economists found in America’s polls.

news https://www.nber.org/papers/w12707 American newspapers lean to the side of their owner. Two economists, who had a computer compare the words of 400 papers, could prove it.
They found that papers lean to the side of their readers. Those with the same owner were no more alike than others.

news https://sanmarinortv.sm/news/attualita-c4/2-gennaio-1899-gazzetta-si-colora-rosa-a56789 La Gazzetta dello Sport of Milan has been printed on pink paper ever since it was founded, in 1896.
It was green at first. It tried yellow and white as well, and turned pink in January 1899.

news https://www.britannica.com/topic/news-agency The great news agencies of the 19th century, Reuters of London, Havas of Paris and Wolff of Berlin, fought over every country.
They shared out the world by treaty, in 1870. Each had some countries to itself, and gave the others its news from there.

news Le_Canard_encha%C3%AEn%C3%A9 A satirical weekly in Paris, Le Canard enchaîné, lives on advertisements, as other papers do.
It carries none, so as to owe nothing to anybody. Its readers pay for it, and it belongs to those who make it.

news https://doi.org/10.1111/j.1540-6261.2012.01725.x American local papers have harsher words for the companies of their own town than for those of others.
They have milder ones, above all for those that advertise with them. Two economists had a computer count the unfriendly words.

news https://doi.org/10.1162/003355302320935061 When a harvest failed in India, the states in which most newspapers were read handed out no more food than others, two economists found.
They handed out more, as the two saw in the records of 35 years. It was papers in the language of the state that counted.

news https://doi.org/10.1016/j.jpubeco.2011.04.006 American newspapers write about unemployment as much when the president is of their own party as when he is of the other.
When it was high, those that recommended Democrats wrote more about it if the president was a Republican, a study of about a hundred papers found.
`
