export const NEWS_TRUTHS = `
news https://doi.org/10.1056/NEJM199110173251620 Researchers cite a paper more if a newspaper has reported on it. It took a strike to prove that.
In 1978 the New York Times was on strike, but went on choosing papers. They gained nothing.

news https://doi.org/10.1126/science.aap9559 True stories took about six times as long as false ones to reach 1,500 people on Twitter, a study found.
False news was newer, and so more people passed it on. Robots spread both alike.

news https://www.gutenberg.org/ebooks/1090 In 1708 Jonathan Swift announced, under a false name, the death of an astrologer. He was alive.
The man protested. No man alive, Swift replied, could have written such stuff as his almanac.

news https://nls.uk/exhibitions/american-civil-war/vicksburg In 1863 a newspaper in a besieged town on the Mississippi was printed on wallpaper.
When the Union’s soldiers marched in they found the type set, added a note, and printed it.

news https://camri.ac.uk/blog/2018/05/01/no-news-18th-april-1930-jean-seaton-tells-us/ A bulletin of the BBC in 1930 said that there was no news. Piano music followed.
It was Good Friday. The BBC had few reporters then, and took what agencies sent.

news https://www.etymonline.com/word/blurb The word blurb was coined as a joke in 1907, for the praise on the jacket of a book.
Gelett Burgess drew a Miss Belinda Blurb for the jacket, in the act of blurbing.

news https://www.etymonline.com/word/propaganda Propaganda was first the name of a committee of cardinals, founded in 1622.
Their task was to propagate the faith in foreign countries.

news https://www.etymonline.com/word/cliche Stereotype and cliché once meant the same thing: a metal plate from which printers printed.
Printers cast the words that they needed again and again in one piece.

news Francis_Galton The first weather map in The Times, in 1875, showed the weather of the day before.
Francis Galton also discovered the anticyclone, and gave it its name.

news Bhutan_Broadcasting_Service Bhutan had no television of its own until 1999.
Bhutan was one of the last countries to have it. The king gave it for his silver jubilee.

news San_Serriffe On 1 April 1977 The Guardian printed seven pages on an island republic. Its places were named after typefaces.
San Serriffe had two islands, Upper Caisse and Lower Caisse. Advertisers joined in.

news https://www.nps.gov/stli/learn/historyculture/joseph-pulitzer.htm More than 100,000 readers of a newspaper helped to pay for the pedestal of the Statue of Liberty.
Joseph Pulitzer printed the name of everyone who gave, even of those who gave a few cents.

news https://www.nobelprize.org/prizes/peace/1935/ossietzky/facts/ The 1935 Nobel Peace Prize went to a prisoner of the Nazis, a journalist.
Carl von Ossietzky had written on Germany’s secret rearmament. Hitler forbade Germans all Nobel Prizes.

news Telefon_H%C3%ADrmond%C3%B3 In 1893 a newspaper began in Budapest that was read out all day, by telephone.
Speakers took turns. In the evening there were concerts, and it went on into the 1940s.

news Luna_9 In 1966 a British paper had the first pictures from the Moon’s surface before Moscow showed them.
At Jodrell Bank the signal sounded like that of a newspaper’s picture machine, so one was borrowed.

news Etaoin_shrdlu Newspapers sometimes contained the words etaoin shrdlu: the first two columns of keys on a typesetting machine.
An operator who had erred ran a finger down the keys to fill the line, and forgot to take it out.

news Toddlers%27_Truce Until 1957 British television stopped for an hour at six, so that parents could put children to bed.
The hour was called the toddlers’ truce. Commercial television, which lost money by it, had it abolished.

news R%C3%9AV Until 1987 Iceland’s state television did not broadcast on Thursdays.
Its people were to go out and meet one another, and its staff had a day off.

news Elizabeth_Bisland When Nellie Bly raced round the world in 1889, another reporter raced her in the opposite direction.
Elizabeth Bisland had been given six hours’ notice. She lost by four and a half days.

news Einkommende_Zeitungen The first daily newspaper known appeared in Leipzig, in 1650.
It came out six days a week, on four small pages.

news Daily_Courant The first daily newspaper in Britain was published in 1702, by a woman.
Elizabeth Mallet promised facts only: her readers had sense enough to make reflections for themselves.

news Ronald_Knox In 1926 the BBC broadcast a priest’s spoof of a riot in London. Many listeners believed it.
The minister of traffic, he said, had been hanged from a tram-post. Snow kept the papers away.

news Southern_Television_broadcast_interruption In 1977 a voice that claimed to come from space broke into the news on British television.
It was never found out who did it. The nearby transmitter took its sound from the air, not by wire.

news Alternative_3 A spoof about a secret flight of scientists to Mars, meant for 1 April 1977, was shown in June.
A strike had put it off. For years viewers wrote in who would not believe that it was invented.

news Nuntii_Latini For thirty years Finland’s radio broadcast the news in Latin.
It was five minutes a week, from 1989 to 2019. Listeners lived all over the world.

news Newsboys%27_strike_of_1899 In 1899 the boys who sold New York’s newspapers went on strike for two weeks, and won better terms.
They had to pay for papers that they could not sell. From then on they were given money back.

news South_Polar_Times Ernest Shackleton edited a monthly magazine in the Antarctic. Each issue was a single copy.
It was typed on board. The men handed in jokes and poems, unsigned, through a box.

news Naked_Came_the_Stranger Two dozen journalists wrote a novel that was bad on purpose. It sold well.
Each wrote a chapter without knowing the rest. Anything too well written was thrown out.

news Princess_Caraboo In 1817 a princess from a far island came to an English village. A newspaper gave her away.
The princess was a cobbler’s daughter from Devon. A former landlady had read the description.

news Dead_Sea_Scrolls In 1954 four of the Dead Sea Scrolls were offered in a newspaper’s small ads.
An Israeli archaeologist who was in America bought them, through others, for 250,000 dollars.

news Pierre_Brassau In 1964 a Swedish journalist showed the work of an unknown painter. Critics praised the chimpanzee.
Only one critic objected, that an ape could have done it. He was called Pierre Brassau.

news Ernest_Hemingway In 1954 Ernest Hemingway survived two air crashes, and read in newspapers that he was dead.
He had them bound, it is said, and read them with a glass of champagne.
`
