export const NEWS_TRUTHS = `
news https://doi.org/10.1056/NEJM199110173251620 Researchers cite a paper more if a newspaper has reported on it. It took a strike to show that.
In 1978 the New York Times was on strike, but went on choosing papers. They gained nothing.

news https://doi.org/10.1093/qje/qjv030 Until 1933, a study found, fewer Germans voted for the Nazis where more could hear the radio. Then the Nazis took it over, and undid that within weeks.
The republic had mostly kept the party off the air. In March 1933 listeners heard little else.

news https://doi.org/10.1257/app.6.3.103 In Croatian villages that could pick up the radio of Serbia, more people voted for Croatian nationalists, a study found.
The radio was not meant for them. There were also more slogans against Serbs on their walls.

news https://doi.org/10.1162/003355304772839560 In the 1930s American counties got more relief money if more people there had a radio, an economist found.
Listeners knew of the programmes, and voted by them. It had helped the countryside most.

news https://doi.org/10.1257/app.1.2.35 In 2005 some people in Virginia were given a newspaper, a conservative or a liberal one. Both led more of them to vote Democrat.
It had been drawn by lot who got which. The news itself seems to count for more than its colour.

news https://www.lebendige-traditionen.ch/tradition/en/home/traditions/almanach-romand--messager-boiteux-.html Since 1707 a Swiss almanac has told its readers what happened in the year before. It is called the Limping Messenger.
He has a wooden leg, and comes but once a year. At Vevey’s festival the part is for one who has lost a leg.

news https://supreme.justia.com/cases/federal/us/248/215/ In the First World War a rival copied the Associated Press’s news from boards in New York, and wired it west. A court put a stop to it.
In the west it was three hours earlier. Facts belong to nobody, but fresh news does, the judges held.

news Kamloops_Wawa From 1891 a newspaper in British Columbia was written in French shorthand, for native readers, many of whom could read no other script.
A priest, Father Le Jeune, had brought it, and they passed it on. Most of it was in a jargon for trade.

news The_Biltmore_Agreement From 1934 the great radio networks of America brought the news twice a day, for five minutes. Then they told people to read a newspaper.
The publishers had cut them off from the news agencies. Within two years the agreement had fallen apart.

news Hellschreiber News agencies used a machine that drew each letter as dots. Static could smudge a letter, but did not turn it into another.
Rudolf Hell had thought of it in the 1920s. The human eye did the rest.

news https://supreme.justia.com/cases/federal/us/433/562/ A human cannonball went to court because the news in Ohio had shown his whole act. It lasted fifteen seconds. He won.
To show all of it was to give away what he lived by, the Supreme Court held in 1977.

news https://komako.org.nz/person/1304 The newspaper of the Maori king was printed from 1862 on a press that had been given by the emperor of Austria.
Two Maori had gone to Vienna on an Austrian frigate, learned printing there, and were given it as a present.

news https://paperspast.natlib.govt.nz/newspapers/HNS19160222.2.56 A secret newspaper in occupied Brussels asked its readers, in the First World War, to write to it at the German headquarters.
It was printed, it said, in a cellar on wheels. The governor was brought a free copy of each issue.

news https://www.aeaweb.org/articles?id=10.1257/aer.101.7.2980 America’s newspapers used to take sides openly. Where a new one came out more people voted, but not for its side.
Three economists compared counties from 1869 on. It was the first paper in a place that counted.

news https://www.aeaweb.org/articles?id=10.1257/aer.101.7.3253 Russians who could receive the one independent channel in 1999 voted far less often for the party of the government, a study found.
Whether they could depended on the distance from a transmitter. The channel was taken over in 2001.

news https://supreme.justia.com/cases/federal/us/316/52/ A man who showed a submarine in New York for money was not allowed to hand out advertisements. He printed a protest on the back.
The city had allowed protests. The Supreme Court was not taken in, in 1942.

news Kaiyuan_Za_Bao Officials in China had a court gazette about 1,300 years ago, with the political news of each day.
No copy is left. A scholar of the next century described some that he had come upon.

news Button%27s_Coffee_House In 1713 readers of a London paper put their letters to it into the mouth of a lion, which had been carved for that.
It hung in a coffee house. The paper, The Guardian, printed what it called the lion’s roars.

news Walter_v_Lane In 1900 Britain’s highest court held that a reporter who takes down a speech has the copyright in his report of it.
A publisher had copied Lord Rosebery’s speeches from The Times. Lord Rosebery had claimed nothing.

news https://fuggerzeitungen.univie.ac.at/en/about-fugger-newsletters From 1568 to 1605 two brothers in Augsburg had the news of the world sent to them, in thousands of handwritten reports.
They were Fuggers, of the family of bankers. The reports are in Vienna, and anybody can read them online.

news https://cinematreasures.org/theaters/1248/ From 1933 people who waited for a train at Victoria, in London, could sit in a cinema that showed the news.
It was over the concourse, with a large clock beside the screen. It closed in 1981.

news Hicky%27s_Bengal_Gazette The editor of the first newspaper printed in India kept it going from prison. The governor had sued him for libel.
James Hicky had mocked him as the Great Mogul. The paper went on for months, until its type was seized.

news https://www.britannica.com/biography/Emile-de-Girardin In 1836 the founder of a cheap newspaper in Paris shot the editor of another one, in a duel that had begun with the price.
Émile de Girardin had halved what others charged. Armand Carrel died two days later.

news https://collections.museumvictoria.com.au/items/71606 Around 1850 a London publisher had the name and the price of his newspaper stamped on pennies, and paid his staff with them.
Edward Lloyd’s coins got as far as Australia. The law put a stop to it.

news https://doi.org/10.1162/jeea.2005.3.2-3.259 When Uganda’s newspapers began to print what the state sent each district for its schools, far more of it began to arrive.
In 1995 it had been a fifth, in 2001 four fifths. Two economists gave the newspapers much of the credit.

news https://doi.org/10.1257/0895330042632690 When Peru’s chief of secret police bribed people, in the 1990s, the owner of a television channel got far more than any judge.
He had receipts and films made of it all. A channel could cost a hundred times as much as a politician.

news South_Polar_Times Ernest Shackleton edited a monthly magazine in the Antarctic. Each issue was a single copy.
It was typed on board. The men handed in jokes and poems, unsigned, through a box.

news https://www.britannica.com/biography/Theophraste-Renaudot The doctor who in 1631 had founded the Gazette, in Paris, also ran a pawnshop and an exchange for jobs.
Théophraste Renaudot was to look after the poor, by order of the king. He treated them for nothing.

news Afghanistanism Editors in America had a word for papers that wrote boldly about far-off places, and not about their own towns: Afghanistanism.
It dates from the 1940s. About such a place one could say anything, and nobody would complain.

news https://pressgazette.co.uk/after-279-years-print-shipping-industry-daily-lloyds-list-go-digital-only Lloyd’s List, a newspaper about ships, was printed from 1734 to 2013. In the end 25 customers read nothing but the paper one.
It began as a notice on the wall of a coffee house. It goes on without paper.

news https://doi.org/10.1086/652903 Members of America’s Congress work harder if their district is much the same as the area of a local newspaper, a study found.
Such papers write more about them, so that more voters have heard of them. The district gets more money, too.

news https://supreme.justia.com/cases/federal/us/381/301/ Until 1965 an American who was sent, unasked, a communist newspaper from abroad had to tell the post office on a card that he wanted it.
The law was three years old. The Supreme Court thought that few would dare to send in such a card.

news https://fr.wikipedia.org/wiki/Gazette_des_absents In besieged Paris, in 1870, a newspaper left two of its four small pages blank for a letter. It went off by balloon.
It was on paper so thin that the whole weighed less than four grams, which was the most that was allowed.

news https://mitmuseum.mit.edu/collections/object/CC-D-0049 Around 1860 steamers from Europe threw cans of news overboard near Newfoundland. A rowing boat fished them out for the telegraph.
New York had the news at least two days before the ship. The boat was the Associated Press’s.

news Reference_News A Chinese newspaper with translations from the foreign press had millions of readers before anybody in China could buy it, in 1985.
Mao likened Reference News to a vaccine: a small dose was to make its readers immune.

news https://supreme.justia.com/cases/federal/us/384/214/ In 1962 it was a crime in Alabama to ask for votes on election day. The editor of a newspaper was charged for an article.
It was to stop attacks too late to be answered. But so are those of the day before, the highest court held.

news https://www.radioworld.com/columns-and-views/a-look-back-at-the-radio-newspaper-of-the-air In 1938 a newspaper in St Louis began to send out an edition of nine pages by radio. A machine printed it at home.
Each page took a quarter of an hour. It was given up after two years.

news https://www.estadao.com.br/acervo/ha-50-anos-o-estadao-comecava-a-publicar-poemas-de-camoes-no-lugar-de-noticias-censuradas/ In the 1970s a Brazilian newspaper filled the gaps left by its censors with an epic of the 16th century, 655 times.
The verses of Camões showed readers that something was missing. A sister paper printed recipes.

news https://dignitynews.eu/en/?p=40065 In February 1982 the people of a Polish town went for walks in the evening, when the television news was on.
Some left the set in the window, facing out. A curfew at seven was to stop it.

news https://baseballhistorycomesalive.com/denver-co-october-5-1927-big-crowd-follows-game-1-of-1927-world-series-by-animatronic-scoreboard-in-front-of-denver-post-headquarters/ In the 1920s crowds stood before newspaper offices in America to watch a white ball on a board. It moved as in the game that was on.
A man behind the board moved it, as the plays came in by telegraph.

news https://plymouthlocalhistory.blogspot.com/2013/12/the-great-treasure-hunt-of-1904.html In 1904 a Sunday paper hid treasure all over Britain. Its readers dug up roads and gardens.
They were medallions, worth up to fifty pounds each at the office. Parks were damaged, and the law stopped it.

news https://mg.co.za/article/1997-06-06-the-case-of-the-crafty-reporter/ In 1902 London learned from a man with three handkerchiefs that the war in South Africa was over.
He was a guard at the talks. Edgar Wallace, in a passing train, saw which one he took out, he told later.

news https://samurai-archives.com/wiki/Fusetsugaki When Japan was closed to the world, Dutch ships that called at Nagasaki had to hand in a report of what was new in it.
Interpreters translated it, and it was sent on to the government, in what is now Tokyo.

news https://earlyradiohistory.us/1899news.htm In 1899 passengers of a liner bought a newspaper at sea, with the news of that day. It cost a dollar.
Guglielmo Marconi was on board, and had asked for news by radio from the Isle of Wight.

news The_Poor_Man%27s_Guardian Where other papers bore the tax stamp, one of the 1830s printed the words Knowledge is Power.
It refused to pay on principle. Hundreds went to prison for selling such papers.

news Fourteen_Day_Rule For years the BBC was not to discuss anything that Parliament would debate within the next two weeks.
Parliament was to be heard first. The rule was dropped after the Suez crisis of 1956.

news https://scholarsarchive.byu.edu/facpub/2074 From 1928 headlines ran in lights around The New York Times’s tower. Inside, slabs with letters were drawn along a track on a chain.
They brushed over contacts, and lamps went on outside. An operator set them one by one, as one sets type.

news https://www.openbookpublishers.com/books/10.11647/obp.0122 In the 17th century the tsars had a newspaper written for themselves, out of German and Dutch ones. It was read aloud to them.
Only a few close advisers might listen as well. Russia had no printed newspaper until the winter of 1702.

news Bartlane_cable_picture_transmission_system In the 1920s newspaper pictures crossed the Atlantic by telegraph cable, as holes in paper tape.
The pattern of the holes stood for a shade of grey. A picture took hours, not a week as by ship.

news Edward_Sabine Sailors who were stuck in the Arctic ice in the winter of 1819 had a weekly newspaper. It came out 21 times.
Edward Sabine, who had come along to measure the Earth’s magnetism, edited it.

news https://archive.org/details/mafekingmail00mafe ‘Issued daily, shells permitting’, said the newspaper of a town besieged in South Africa in 1899.
When white paper ran out it was printed on red. The paper blushed, it explained, at what it heard.

news https://cryptomundo.com/cryptozoo-news/passings-1933/ For decades an editor in Connecticut sold the press tales such as that of a tree that grew baked apples.
Signs at the edge of his town praised him for putting it on the map, and a bridge was named after him.

news https://www.bbc.co.uk/ariel/28148397 The newsreaders of BBC television could not be seen at first, in 1954. Their faces might have betrayed a view.
It was like the magic lantern, the press wrote. A year later they were shown, when a rival was about to start.

news https://blogs.loc.gov/international-collections/2016/11/atuagagdliutit-the-first-inuit-newspaper-published-in-greenland-kaltdlit-nunt/ From 1861 Greenland had a newspaper with pictures. Sometimes its paper froze while it was being printed.
It was free, and in the language of the country. Pictures were cut out, and put up on walls.

news https://doi.org/10.1017/S0003055411000360 In the 1880s newspapers in America freed themselves from the parties first where advertisements paid best, a study found.
Whoever can live on soap and hats need not live on a party. The study compared the towns.

news Stockdale_v_Hansard In 1840 the House of Commons locked up the sheriffs of Middlesex. They had carried out what a court had ordered.
They had collected damages from Parliament’s printer, for a report that called a book indecent.

news https://bunshun.jp/articles/-/9326?page=2 In 1938 a newspaper in Tokyo kept 450 pigeons. They brought reports and films from reporters to its office.
On an average day 53 of them flew. In Tokyo some papers still kept them in the 1960s.

news Roy_W._Howard New York danced in the streets in 1918 because the war was over. It was four days too early.
An American admiral in Brest had shown a rumour to the head of a news agency, as a fact.

news https://www.law.cornell.edu/uscode/text/39/3685 An American newspaper that goes by the cheap post must print once a year who owns it, and to whom it owes money.
The rule is of 1912. Publishers fought it up to the highest court, and lost.

news https://doi.org/10.1093/pan/mpp017 East Germans who could watch Western television were more content with East Germany than those who could not, a study found.
It gave them an escape in the evening, it argues. Fewer of them asked to leave.

news https://doi.org/10.1016/j.jfineco.2019.06.003 When a local newspaper closes, its county in America pays more interest on its debts, economists found.
Nobody keeps an eye on the officials. Their pay and their numbers go up, too.

news https://doi.org/10.1162/qjec.121.3.931 As television came to American towns in the 1940s and 1950s, fewer people voted.
They gave up newspapers and radio for it, an economist argues, and knew less of politics.

news https://doi.org/10.1162/qjec.122.2.693 When a disaster strikes while the Olympic Games are on, America is less likely to help, two economists found.
Other news crowds it out. Such a disaster needs three times as many victims for the same chance.

news https://www.newyorkfed.org/research/staff_reports/sr374.html In 2008 an airline lost three quarters of its value within minutes, over news that was six years old.
An old story about its bankruptcy had turned up on a website without its date.

news Postal_Service_Act A law of 1792 let American editors post their newspapers to one another for nothing. They filled their columns out of them.
Congress wished the news to spread. There was no agency that might have sent it round.

news http://from-bedroom-to-study.blogspot.com/2013/04/the-surprising-scope-of-athenian-answers.html A London paper of the 1690s answered readers’ questions, such as whether to believe a woman who says that she will never marry.
It was run by a bookseller and a few friends. Thousands of letters came, and no name was printed.

news Faux_Soir In 1943 the Resistance sold its own edition of an evening paper at the news-stands of occupied Brussels.
It made fun of the Germans on every page. People paid many times the price for a copy.

news https://www.britannica.com/biography/Guglielmo-Marconi Marconi, who made radio work, first showed it off in America by reporting on a yacht race, in 1899.
Two ships followed the America’s Cup, and sent its course by radio to newspapers in New York.

news https://www.britannica.com/biography/Charles-Philipon In 1831 an editor showed a Paris jury in four drawings that a king’s head can turn into a pear.
Pears were soon chalked on walls all over France. His paper printed a later verdict in the shape of one.

news Berthold%27s_Political_Handkerchief To escape the tax, a London newspaper of 1831 was printed on cotton. When it had been read it would do as a handkerchief.
Without paper, Henry Berthold argued, it is no newspaper. The law did not agree, and it lasted two months.

news Gibraltar_Chronicle The first newspaper to report the Battle of Trafalgar, in 1805, was the one in Gibraltar.
It came out three days later, in English and French. The news took sixteen days to reach London.

news https://en.wikisource.org/wiki/Dictionary_of_National_Biography,_1885-1900/Ingram,_Herbert The Illustrated London News was founded in 1842 by two men who had moved to London to advertise a laxative.
One of them, Herbert Ingram, claimed that it came from a man who was said to have lived to be 152.

news https://atlantic-cable.com/Article/Holyhead-Liverpool/index.htm From 1827, in clear weather, merchants in Liverpool knew within minutes which ship had come in sight of Wales.
Eleven stations with masts and arms passed the news on along the coast, from Holyhead.

news Kawaraban In the Japan of the shoguns news sheets were illegal. Men who hid their faces sold them in the street.
They reported earthquakes, fires and revenge. Most name neither author nor printer.

news https://alexanderslawsonarchive.com/december-2/ The Times was founded in 1785 to advertise a way of printing with whole words, each cast in one piece.
John Walter had cut English down to 5,000 pieces. Printers still needed too long to find them.

news https://doi.org/10.1111/j.1540-6261.2007.01232.x When a daily column of The Wall Street Journal was gloomy, shares fell the next day, an economist found. They were back within a week.
He had a computer count the words of sixteen years. The gloom seems to have held no news.

news S%C3%BCddeutsche_Zeitung The first page of a Munich newspaper was cast in 1945 from the metal of Mein Kampf, Hitler’s book.
The Americans had just licensed the Süddeutsche Zeitung. The book’s plates were melted down at a ceremony.

news https://doi.org/10.1257/aer.20200513 American counties where a priest’s sermons came in clearly on the radio gave fewer votes to Roosevelt in 1936, a study found.
Father Coughlin had turned against him. His audience was reckoned in tens of millions.

news https://doi.org/10.1257/aer.20150958 Italians who could watch a channel of light entertainment before 1985 were likelier to vote for its owner in 1994, a study found.
There was no news on it then. Those who watched as children did worse in tests as adults, too.

news https://doi.org/10.1162/qjec.2008.123.2.703 Brazilian mayors who had been found to be corrupt lost more votes if there was a radio station in the town, two economists found.
The auditors drew lots for the towns. Where the report was good, the radio helped the mayor.

news https://fr.wikisource.org/wiki/Page:Avenel_-_Histoire_de_la_presse_fran%C3%A7aise,_1900.djvu/36 Louis XIII of France wrote about his battles for the newspaper. Drafts in his hand survive.
His spelling was so poor that a secretary had to correct it first.

news https://paperspast.natlib.govt.nz/newspapers/EP18930103.2.39 In 1892 readers of an English weekly sent it 217,000 shillings within a week, each with a guess at a missing word.
Those who were right shared the money. Post offices ran out of orders, and a judge called it a lottery.

news Learning_English_(version_of_English) In 1959 the Voice of America began to read some of its news in about 1,000 words, a third more slowly than usual.
It was for people who had learned a little English. A sentence was to hold one thought.

news http://blog.bordersfhs.org.uk/2011/06/sprouston-sweet-pea-centenary.html In 1911 the Daily Mail offered 1,000 pounds for a bunch of sweet peas. It was sent some 38,000 bunches.
A Scottish minister entered one in his wife’s name and one in his own. Hers came first, and his third.

news Radio_Times The Radio Times was founded in 1923, after newspapers had refused to print the BBC’s programmes.
They had wanted to be paid, as for advertisements. It came to sell eight million copies a week.

news https://www.rmg.co.uk/stories/blog/library-archive/morality-or-profit The chaplain of London’s Newgate prison sold the stories of those who were hanged. They were often printed the next day.
It was a right that went with the post, and a lucrative one.

news https://doi.org/10.1162/qjec.2008.123.1.279 American children who had been able to watch television earlier, in the 1950s, did no worse at school tests, two economists found.
If anything, they did a little better, above all where English was not spoken at home.

news https://www.aftonbladet.se/nyheter/kolumnister/a/1kyqQX/inget-stoppade-hiertas-pressar A Swedish newspaper was banned again and again in the 1830s. Each time it came out again under another name.
The New Aftonbladet was followed by The Newer Aftonbladet. A licence was easily had.

news https://doi.org/10.1093/qje/qjr035 European cities that had a printing press before 1500 grew faster than others in the century that followed, an economist found.
Printers spread from Mainz, so a town’s distance from there shows what was due to the press.

news https://doi.org/10.1038/s41562-023-01538-4 Each negative word in a headline brought it about two per cent more clicks, a study of 105,000 headlines found.
They come from a site that tried out several for each story, and was known for good news.

news https://doi.org/10.1136/bmj.g7015 When newspapers exaggerate what a health study found, the press release has mostly done it before them.
That was so in a third or more of the releases from twenty British universities.

news Der_Spiegel The German magazine Der Spiegel was begun by the British in 1946, under another name.
It was to teach the Germans a free press. It was soon too free for its masters, who let it go.

news https://www.phrases.org.uk/bulletin_board/61/messages/398.html Headlines that can be read in two ways are called crash blossoms. One of 2009 read: Violinist linked to JAL crash blossoms.
It was the violinist who blossomed. The air crash had been in 1985.
`
