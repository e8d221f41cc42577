export const ENTERTAINMENT_FABLES = `
entertainment https://doi.org/10.1086/710534 Some of Italy’s states had copyright under Napoleon and others had none. Just as many operas were written in both, a study found.
In Lombardy and Venetia, which had it from 1801, more were written, and more of the kind that is sung to this day.

entertainment https://doi.org/10.1257/aer.98.1.38 In a television game players choose between a sum that they are offered and a closed box. Those who have just lost great sums turn cautious.
They take more risks, and turn down offers that are better than fair. So do those who have just been very lucky.

entertainment https://doi.org/10.1177/0001839214523602 Readers gave a novel better marks when it had won the Booker or another great prize than before, a study found.
They gave it lower ones, as thousands of marks showed. More people pick it up for whom it was not meant.

entertainment https://doi.org/10.1038/srep25464 Chemists who measured the air in a German cinema could not tell a thriller from a comedy by it.
They could: suspense changed it in one way and jokes in another, and did so again at the next showing of the same film.

entertainment https://doi.org/10.1162/REST_a_00616 An economist had a computer read 1,400 letters by Mozart, Beethoven and Liszt. They composed more, it turned out, when they were happy.
They composed more, and more of their great works, when they had been unhappy. Sadness did most.

entertainment https://doi.org/10.22148/16.019 From the days of the Brontës to the middle of the 20th century, women wrote a growing share of the novels in English.
Their share fell from about a half to a quarter, a count of 100,000 books showed. Perhaps men moved in as novels brought respect.

entertainment https://doi.org/10.1038/nature18635 People in the forests of Bolivia who hardly know Western music like a chord better than a discord, as everybody does, a test showed.
The Tsimane liked both alike, although they could tell them apart. The more Western music other Bolivians had heard, the more they preferred the chord.

entertainment Sydney_Town_Hall_Grand_Organ No organ has a pipe longer than 32 feet, as the octave below it cannot be heard as a note.
The organ of Sydney’s town hall, finished in 1890, has one of 64 feet. Its eight beats a second are felt more than heard.

entertainment https://doi.org/10.1093/ej/ueab094 In 2020 the best chess players had to play from home for a while. They made fewer mistakes there than at the board.
They made more, as a computer showed that went through each move. They were getting used to it in time.

entertainment http://wqxr.org/story/11799-what-vienna-sound The Vienna Philharmonic uses the same kinds of horn and oboe as other great orchestras. Its sound is a matter of how they are played.
Its horns and oboes are hardly used outside Vienna. The horn has a narrow tube and valves of a kind from before 1850, and the oboe is closer to those that Beethoven knew.

entertainment http://www.volleyball.org/rules/rallyscoring.html In volleyball every rally has earned one side or the other a point ever since the game was invented, in 1895.
As a rule only the side that served could score, until the international federation changed it in 1998.

entertainment Frances_Burney When Fanny Burney’s Evelina was to be printed, in 1778, the printers knew the writing at once. They had set a book of her father’s from her copy.
She had thought of that, and had copied out her novel in a feigned hand. Not even her father knew of it.

entertainment Curling In curling only the team that has sent off a stone may sweep the ice in front of it.
Behind the middle of the target the other side may sweep as well, so that the stone goes too far.

entertainment Concert_pitch A law made in France in 1859 fixed the A to which orchestras tune at 440 vibrations a second. It has stayed there.
The law said 435. Pitch went on rising, and 440 was agreed on in London in 1939.

entertainment https://pmc.ncbi.nlm.nih.gov/articles/PMC2948523 Tennis players who groan at each stroke gain nothing by it, a 2010 test found. Whoever faced them saw just as soon where the ball was going.
He saw it later, and got it wrong more often. Students had been shown strokes on a screen, some with a noise and some without.

entertainment https://www.britannica.com/biography/Nikolay-Rimsky-Korsakov A naval officer was made a professor of music at 27, at the conservatory where he had taken his own degree.
He was largely self-taught. Nikolay Rimsky-Korsakov could not have harmonised a chorale, he wrote, and studied in secret to stay ahead of his pupils.

entertainment https://www.si.com/vault/1957/09/09/603897/the-red-shoe-mystery In 1957 a Russian broke the world record in the high jump on one very thick sole. No rule forbade it, and none has been made since.
Within a year soles were limited to about half an inch. His record was left standing, as there had been no such rule when he set it.

entertainment https://www.britannica.com/biography/Giovanni-Battista-Piranesi The artist most famous for his views of Rome also built more houses there than any architect of his time.
Giovanni Battista Piranesi called himself an architect, but hardly more than one church was built to his design. He lived by his prints.

entertainment https://doi.org/10.1037/0022-3514.37.9.1539 Psychologists watched players at a bowling alley. Those who had made a good throw smiled at the pins, before they turned round to their friends.
They rarely smiled while they faced the pins, but often when they faced their friends. That was found in 1979.

entertainment El_Ajedrecista In Spain an engineer had built a machine by 1914 that played the end of a chess game. There was a boy hidden in it.
It had nobody inside. Leonardo Torres Quevedo’s machine moved its king and rook by electricity alone, and beat anyone with a king. It can be seen in Madrid.

entertainment World_Chess_Championship Chess players have had an international federation since 1924, and world champions have played under its rules from that year on.
It was 1948 before they did, when Alexander Alekhine had died with the title. Until then the champion chose whom he would play, and for how much.

entertainment Stalemate In England, a chess player who cannot move, and is not in check, has always got away with a draw.
He won, from about 1600 to 1800: whoever had brought it about lost the game. Other countries had other rules.

entertainment Shogi In Japanese chess one may set a captured pawn down on the board again, as one’s own. If that mates the king, the game is won.
It is forbidden, and the game is lost. Any other piece may mate as it is set down, and a pawn may if it was on the board already.

entertainment https://www.britannica.com/sports/basketball Basketball has always given the ball to the other side after a basket, ever since it was invented in 1891.
Until 1937 the two teams jumped for it in the middle of the court, after each basket. A side with a tall player hardly let it go.

entertainment https://supreme.justia.com/cases/federal/us/188/239/ In 1903 America’s highest court held that posters for a circus are too low to be protected from copying.
It protected them. It would be dangerous if people trained only in law were to judge what a picture is worth, wrote Oliver Wendell Holmes.

entertainment https://www.britannica.com/topic/Brandenburg-Concertos A margrave of Brandenburg was so pleased by the six concertos that he made Bach his conductor.
There is no sign that he ever thanked him for them, or had them played. When he died the manuscript was valued at a few groschen.

entertainment Over_(cricket) Cricketers in England have bowled six balls an over ever since there have been overs.
They bowled four until 1889, and then five until 1900. In 1939 they tried eight.

entertainment Laws_of_the_Game_(association_football) When the Football Association wrote down its rules, it let nobody but the goalkeeper catch the ball with his hands.
They did not mention a goalkeeper. Anybody might catch the ball, and a fair catch earned a free kick.

entertainment Korfball In korfball, a Dutch game, four men and four women play in each team. Any player may guard any other.
A man may guard only a man, and a woman only a woman. Nor may anybody shoot who is closely guarded, so that being tall helps less than in basketball.

entertainment https://www.nationalgallery.org.uk/paintings/joseph-mallord-william-turner-dido-building-carthage William Turner left two pictures to London’s National Gallery, on condition that nobody else’s work should hang beside them.
They were to hang for ever between two by Claude Lorrain, with whom he wished to be compared. He named the two in his will.

entertainment Contract_bridge Contract bridge got its way of scoring from a club in London, which had tried it out for some thirty years.
A rich American, Harold Vanderbilt, worked it out on a cruise from Los Angeles to Havana, in 1925. His three fellow players took it home with them.

entertainment Hurst_v_Picture_Theatres_Ltd In 1913 a man with a ticket was turned out of a London cinema by mistake. A ticket can be taken back at any time, judges held.
It could not: whoever has paid may see the show to the end. He was awarded 150 pounds.

entertainment Lumley_v_Wagner A singer had promised to appear at one London opera, and went to another. She could do so, a judge held, as he could not make her sing.
He forbade her to sing at the other one, in 1852. She was Johanna Wagner, a niece of the composer.

entertainment https://doi.org/10.1126/science.268.5210.569 Fielders who were filmed as they ran for high balls worked out where a ball would come down, and went there in a straight line.
They ran in a curve, three researchers showed in 1995. To somebody who runs like that, the ball seems to rise along a straight line.

entertainment Backgammon Backgammon players double the stakes with a cube that shows 2, 4, 8 and so on. It is as old as the game, and was used in Rome.
Doubling came up in America in the 1920s, and the cube some years after it. Dice and boards for such games are thousands of years old.

entertainment https://supreme.justia.com/cases/federal/us/222/55/ In 1911 America’s highest court held that a silent film cannot infringe a novel. There are no words in it that could have been copied.
To show a story by gestures is to act it, the court held, and nobody may act a novel without leave. The film was of Ben-Hur, a chariot race above all.

entertainment https://doi.org/10.1287/mksc.1090.0557 A bad review in The New York Times costs a novelist readers, be he famous or unknown. That was found in the sales of some 240 books.
Unknown writers sold 45 per cent more after a bad one, and famous ones 15 per cent less.

entertainment Bach_v_Longman In 1777 Bach’s youngest son lost against a publisher who had printed his music without asking. It is no kind of writing, the judges held.
He won. Music can be written down, and conveyed to others by signs, Lord Mansfield held, so that the law on copyright protects it.

entertainment https://www.britannica.com/biography/Antonio-Stradivari A violin maker of Cremona, who lived to be about ninety, made some 1,100 instruments. All that are left are played with a bow.
Antonio Stradivari made guitars, mandolins and a harp as well. A few of them can be seen in museums.

entertainment https://www.britannica.com/sports/Davis-Cup Teams from six countries came to Boston for the first Davis Cup in tennis, in 1900.
There were two, from America and from the British Isles. It was 1904 before any others took part.

entertainment https://doi.org/10.1121/1.2151799 Of music students who had begun at four or five, as many in New York State as in Beijing could name a note on hearing it.
It was 14 per cent of them in New York State, and 60 in Beijing. Whoever speaks Chinese has had to listen to pitch from birth.

entertainment https://doi.org/10.1016/j.jebo.2019.09.001 In biathlon athletes run on skis and shoot. With a crowd from their own country behind them, the best hit more often than abroad, two economists found.
They found that they miss more often, in the sprint races of the World Cup. A friendly crowd can make one choke.

entertainment https://doi.org/10.1162/rest_a_00783 A football bounces off the post, into the goal or out of it. Reporters know that it is luck, and give both players the same marks.
They give better marks to the one whose ball went in, and he is in the team more often afterwards. Two economists compared such shots.

entertainment https://doi.org/10.1016/j.jebo.2015.06.020 The weaker golfers are sent home after two days. Those who only just might stay played no better the next time than those who only just might not, a study found.
It found that they played better, in the records of Europe’s tour. A bare success seems to give them heart.

entertainment Great_Highland_bagpipe The A of the Highland bagpipe is the same as an orchestra’s, so that pipers can tune to a piano.
It is more than a semitone higher, sharper than the piano’s B flat, and it has crept up over the years.

entertainment https://spartacus-educational.com/Freferee.htm Since football was given rules, in 1863, a referee on the field has stopped the game for a foul without being asked.
Until the 1890s somebody gave a decision only if the players appealed. For a time there were two umpires, one for each team.
`
