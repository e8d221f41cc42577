export const NEWS_FABLES = `
news The_Daily_News_(UK) Charles Dickens founded a London newspaper in 1846, and edited it for twelve years.
He gave it up after seventeen issues, in 1846. A friend took over, and the paper lasted until 1930.

news The_Sydney_Gazette_and_New_South_Wales_Advertiser The first newspaper of Australia (1803) was edited by an officer of the Royal Navy.
George Howe, its editor, was a convict. He had been sent out for robbing a shop, and had worked for The Times.

news https://www.heraldnet.com/news/sorry-walter-swedish-anchors-arent-cronkiters/ In Sweden newsreaders used to be called cronkiters, after Walter Cronkite of America’s CBS.
An American author wrote so in the 1970s, and Cronkite repeated it in his memoirs. Swedes who were asked had never heard the word.

news https://www.fbi.gov/history/famous-cases/iva-toguri-daquino-and-tokyo-rose A Japanese woman called herself Tokyo Rose when she broadcast to sailors in the war.
No announcer used it. The sailors gave it to a dozen different women, and after the war one American was sent to prison for all of them.

news The_Thin_Red_Line_(Battle_of_Balaclava) In 1854 The Times’s man at Balaclava reported how a thin red line of Highlanders stood firm.
What William Howard Russell wrote was ‘a thin red streak tipped with a line of steel’. The shorter form came later.

news https://doi.org/10.1007/s11109-018-9443-y People who are told that a belief of theirs is false believe it more firmly, a study with 10,000 of them found.
It found no such thing. In tests with 52 claims and some 10,000 people, corrections worked.

news 1945_United_Kingdom_general_election A poll that was printed a day before the British election of 1945 foretold that Winston Churchill would win.
Gallup’s poll, in the News Chronicle, had Labour six points ahead, and hardly anybody took notice. Labour won 393 of 640 seats.

news https://supreme.justia.com/cases/federal/us/418/241/ A newspaper in Florida had to print the reply of a candidate whom it had attacked, and America’s highest court saw nothing wrong with that.
In 1974 the court struck the law down, by nine votes to none. Nobody may tell an editor what to print. On radio and television it had allowed just that.

news Daily_Telegraph_Affair When the German Emperor offended the English in an interview, in 1908, no official had been shown it before.
He had sent it to his chancellor, as he should. The chancellor passed it on without reading it, as he said.

news https://digitalarchive.wilsoncenter.org/document/pravda-newspaper-article-announcement-first-satellite The day after the first satellite went up, in 1957, Moscow’s main newspaper had little else on its front page.
There was a plain notice in one of the columns, with a few figures. The headlines came a day later, when the rest of the world had been amazed.

news Stephen_Henry_Horgan By 1850 the largest newspapers in London and New York printed photographs beside their news.
They printed drawings that had been cut in wood after photographs. Halftones, made of dots, began in a New York paper in 1880.

news E_Hulton_%26_Co_v_Jones A newspaper made up a churchwarden, Artemus Jones, and his doings at Dieppe. A barrister of that name took it to court, and lost.
He won 1,750 pounds, since people who knew him had thought of him. In 1909 the House of Lords agreed: what the paper had meant made no difference.

news British_Gazette When printers were on strike in May 1926, no newspaper was to be had in London.
The government brought one out itself, the British Gazette. Its editor was Winston Churchill, and over two million copies were printed at the end.

news https://www.britannica.com/topic/muckraker The word muckraker was coined around 1906 by reporters in America who were proud of what they dug up.
It was an insult. Theodore Roosevelt took it from The Pilgrim’s Progress, in 1906, for those who never look up from the dirt.

news Coronation_of_George_VI_and_Elizabeth Television viewers saw a British king crowned in Westminster Abbey in 1937.
The abbey would not have the cameras. They stood at Hyde Park Corner, and showed the procession in the rain.

news Royal_Christmas_message Elizabeth II’s Christmas message was first seen on television in 1952, the year in which she came to the throne.
It was only heard, on the radio, until 1957. On the first day on screen some viewers also heard an American policeman, whose radio had got in.

news https://mediamythalert.com/2010/02/10/yours-neatly-sweetly-completely-revisiting-the-times-motto-contest/ The best-known motto of any newspaper, that of The New York Times, won a reader a hundred dollars.
The owner, Adolph Ochs, had thought of it himself. The prize went to another motto, which the paper never used.

news BBC_News From its first week, in November 1922, the BBC had the news at breakfast, gathered by reporters of its own.
It had to promise the newspapers not to bring any before evening, and was sent it by the agencies. It had hardly any reporters until the 1930s.

news https://www.britannica.com/topic/Le-Monde Le Monde of Paris was first printed in 1941, in secret, under the German occupation.
It was founded in December 1944, when Paris was free, as Charles de Gaulle wished. It took over the building of Le Temps, which was not allowed to come back.

news https://hansard.parliament.uk/about As long as it has been called Hansard, the record of Parliament has been taken down by reporters of its own.
For most of the 19th century it was put together from the newspapers, by a private printer, Thomas Hansard. Parliament took it over in 1909.

news The_Guardian When war broke out between America’s North and South, Manchester’s Guardian took Lincoln’s side, and stuck to it.
It had hardly a good word for him. When he had been shot, it wrote of his rule as a series of acts abhorrent to every true notion of constitutional right.

news Nan_Winton In 1960 a woman began to read the national news on BBC television. She stayed for almost twenty years.
Nan Winton was dropped within months, since viewers found it unacceptable. The BBC did not have another woman do so regularly until the 1970s.

news https://www.mountvernon.org/library/digitalhistory/digital-encyclopedia/article/george-washington-s-farewell-address In 1796 George Washington said goodbye to his country in a long speech to Congress.
He never delivered it. His Farewell Address was printed in a Philadelphia newspaper, on 19 September.

news https://www.nber.org/papers/w14817 A newspaper in Cincinnati closed in 2007. In the next elections more people stood for office in the towns of which it had written.
Fewer did, two economists found. Those in office were more often elected again, and fewer people voted.

news https://www.britannica.com/topic/Pulitzer-Prize Joseph Pulitzer, a newspaper owner, handed out the first of his prizes for journalists himself.
Joseph Pulitzer had died in 1911. The prizes were founded in his will, and first awarded in 1917.

news Morning_Star_(British_newspaper) Britain got through the Second World War without forbidding a national newspaper to come out.
The Daily Worker, the paper of the communists, was banned in January 1941 for opposing the war. It came back in September 1942.

news German_occupation_of_the_Channel_Islands While the Germans held the Channel Islands, for five years, no newspaper came out there but a secret one.
The islands’ own papers went on, with a German censor. There was a secret one besides, on Guernsey, with news from the BBC.

news https://doi.org/10.1257/app.1.4.1 Villages in Java that received more channels of television had more clubs and meetings. There was more to talk about.
They had fewer, and people went to them less often, an economist found in 600 villages. He had compared places that a mountain cut off with others.

news https://www.legislation.gov.uk/ukpga/Geo5/15-16/86/section/41 Artists whose pictures of English trials are on the news sit in court with a pad and draw what they see.
An act made it an offence in 1925 to draw anybody in court. They take notes, and draw from memory outside.

news https://www.britannica.com/topic/National-Geographic-Magazine When the National Geographic Magazine was new, in 1888, it was full of photographs.
It had hardly any, until an editor filled eleven pages with pictures of Lhasa, in 1905, for want of an article. He thought that he would be dismissed.

news J%27Accuse...! A novelist who had accused France’s army in an open letter chose the headline himself: J’accuse.
Émile Zola had called it a letter to the President of the Republic. The headline was chosen by the editor, Georges Clemenceau, in 1898.

news https://www.britannica.com/biography/Yuri-Gagarin The first man in space landed in his capsule, as the Soviet papers reported.
Yuri Gagarin was ejected at a height of seven kilometres, and came down by parachute. It was kept secret, because a record called for landing in the craft.

news Dorando_Pietri In 1908 a reporter helped an exhausted runner over the finishing line at the Olympic Games. He was Arthur Conan Doyle.
Doyle did report on the race, from the stand. Those who held Dorando Pietri up were the clerk of the course and a doctor.

news https://www.britannica.com/biography/Louis-Bleriot In 1909 a newspaper offered a thousand pounds for a flight across the Channel. Hubert Latham was the first to try, and won them.
His engine failed, and he was picked up from the sea. Louis Blériot won the prize six days later.

news https://www.britannica.com/topic/The-Times The Times of London has had the news of the day on its front page since 1785.
It had small advertisements there until 3 May 1966. News came on the inside pages.

news https://www.britannica.com/topic/The-Guardian-British-newspaper In 1819 cavalry charged a crowd at Manchester. A reporter of the Guardian was among those arrested.
There was no Guardian yet. It was founded two years later, by a man who had been there. The reporter arrested was from The Times.

news https://www.britannica.com/topic/British-Broadcasting-Corporation Britain’s government founded the BBC in 1922. It was to keep private firms out of radio.
It was a private company, set up by makers of radio sets so that there would be something to hear. The corporation followed in 1927.

news https://www.nps.gov/poex/index.htm For some twenty years riders of the Pony Express carried letters across America.
It ran for eighteen months, from April 1860. The telegraph put an end to it.

news The_Economist Since its first year, 1843, The Economist has told its readers who wrote each article.
With few exceptions it does not. It is to speak with one voice, and what is written counts for more than who wrote it.

news https://www.britannica.com/biography/Robert-Doisneau A couple who kissed in a Paris street did not notice that a photographer of Life was there. It became a famous picture.
Robert Doisneau had seen them kiss, and asked them to do it again. They were students of drama, and in love all the same.

news Hedcut A computer has made the dotted portraits in The Wall Street Journal from photographs since the first one, in 1979.
An artist draws each one by hand, dot by dot, over a photograph. It takes several hours.

news Reuters Reuters, the news agency, was the first in London to hear of Napoleon’s defeat at Waterloo.
Paul Julius Reuter was born in the year after the battle. He opened his office in London in 1851.

news Time_Person_of_the_Year Time magazine chose a Man of the Year in its first year, 1923, and has done so each year since.
It began at the end of 1927 with Charles Lindbergh. Its editors had failed to put him on the cover when he crossed the Atlantic.

news D-Day_Daily_Telegraph_crossword_security_alarm A schoolmaster whose crosswords held code words of D-Day was convicted of spying.
Leonard Dawe was questioned and believed. He used to ask his pupils for words, and they had heard soldiers talking near the school.

news https://www.loc.gov/item/2002695523/ A snake cut in eight pieces was printed in Philadelphia, to unite the colonies against the king.
Benjamin Franklin’s snake, Join, or Die, appeared in 1754. It was to unite them under the king, against the French. The rebels used it again later.

news We_Can_Do_It! A poster of a woman who rolls up her sleeve hung all over America during the war.
It was made for the factories of one company, and was up for two weeks in February 1943. It became famous in the 1980s.
`
