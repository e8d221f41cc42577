export const ENTERTAINMENT_FABLES = `
entertainment https://doi.org/10.1086/710534 Some of Italy’s states had copyright under Napoleon and others had none. Just as many operas were written in both, a study found.
In Lombardy and Venetia, which had it from 1801, more were written, and more of the kind that is sung to this day.

entertainment https://www.britannica.com/biography/Jean-Sibelius The last and best symphony of Jean Sibelius was first heard in 1957, the year of his death.
He published hardly anything in his last thirty years. He is thought to have burned an eighth symphony in the 1940s.

entertainment https://www.britannica.com/biography/Gioachino-Rossini Gioachino Rossini, the composer of William Tell, went on writing operas until he died in Paris, aged 76.
He was 37 when he wrote that opera, and lived for another 39 years without writing one more.

entertainment https://doi.org/10.1038/srep25464 Chemists who measured the air in a German cinema could not tell a thriller from a comedy by it.
They could tell scenes apart. When the audience held its breath or laughed, the air changed in the same way at every showing.

entertainment https://doi.org/10.1162/REST_a_00616 An economist had a computer read 1,400 letters by Mozart, Beethoven and Liszt. They composed more, it turned out, when they were happy.
They composed more, and more of their great works, when they had been unhappy. Sadness did most.

entertainment Cinderella In Perrault’s 1697 tale Cinderella’s slippers were made of fur, until a translator turned them to glass.
Perrault himself wrote verre, glass. That he had meant vair, a fur, was a guess made in the 19th century.

entertainment https://doi.org/10.1038/nature18635 People in the forests of Bolivia who hardly know Western music like a chord better than a discord, as everybody does, a test showed.
The Tsimane liked both alike, although they could tell them apart. The more Western music other Bolivians had heard, the more they preferred the chord.

entertainment Bayreuth_Festspielhaus Richard Wagner had his theatre at Bayreuth built in such a way that almost everybody can see the orchestra.
He hid it. The players sit in a pit that goes down below the stage, under a hood, so that nothing distracts from the singers.

entertainment https://www.britannica.com/biography/Johannes-Vermeer In his last ten years Johannes Vermeer painted some 200 pictures, and left a rich widow.
He left eleven children and debts, and the baker took two pictures for the bread. Only about 35 of his pictures are known altogether.

entertainment https://mathshistory.st-andrews.ac.uk/Biographies/Lasker/ Of all chess champions of the world, the one with a doctorate in mathematics held the title for the shortest time.
He held it longest: Emanuel Lasker was champion for 27 years, from 1894 to 1921.

entertainment 1904_Tour_de_France In 1904 a chimney sweep won the Tour de France for the second time. He kept the title.
Maurice Garin, who had won in 1903, lost the second title four months later. The three behind him were struck out as well, and a man of 19 won.

entertainment https://www.britannica.com/topic/Sense-and-Sensibility Sense and Sensibility, printed in 1811 at its author’s expense, had the name of Jane Austen on its title page.
It was said to be ‘by a Lady’. Her name was made public by her brother after she had died, in 1817.

entertainment Paris_in_the_Twentieth_Century In 1863 Jules Verne wrote a novel on Paris in the year 1960: it sold better than any other of his.
His publisher turned it down: nobody would believe it. It lay in a safe until 1989, and was printed in 1994.

entertainment Concert_pitch A law made in France in 1859 fixed the A to which orchestras tune at 440 vibrations a second. It has stayed there.
The law said 435. Pitch went on rising, and 440 was agreed on in London in 1939.

entertainment Un_ballo_in_maschera Giuseppe Verdi’s opera about the murder of a king of Sweden was set in Stockholm when it was first sung, at Rome in 1859.
The censors would not have a king murdered. It was set in Boston, and the victim was its governor, a count.

entertainment https://www.britannica.com/biography/Nikolay-Rimsky-Korsakov A naval officer was made a professor of music at 27. He had studied it for six years.
He was largely self-taught. Nikolay Rimsky-Korsakov could not have harmonised a chorale, he wrote, and studied in secret to stay ahead of his pupils.

entertainment https://www.britannica.com/biography/Anton-Bruckner Anton Bruckner never changed a note of a symphony once he had written it down.
He revised most of them, some again and again, as friends and conductors asked him to. Of several there are two or three versions.

entertainment https://www.britannica.com/biography/Giovanni-Battista-Piranesi The artist most famous for his views of Rome also built more houses there than any architect of his time.
Giovanni Battista Piranesi called himself an architect, but hardly more than one church was built to his design. He lived by his prints.

entertainment https://doi.org/10.1257/000282802762024665 A study of 32,000 sumo fights, most of them of the 1990s, found that they were honest.
Wrestlers who needed one more win on the last day got it far too often, and lost to the same man the next time, a sort of repayment.

entertainment El_Ajedrecista In Spain an engineer had built a machine by 1914 that played the end of a chess game. There was a boy hidden in it.
It had nobody inside. Leonardo Torres Quevedo’s machine moved its king and rook by electricity alone, and beat anyone with a king. It can be seen in Madrid.

entertainment World_Chess_Championship Chess players have had an international federation since 1924, and world champions have played under its rules from that year on.
It was 1948 before they did, when Alexander Alekhine had died with the title. Until then the champion chose whom he would play, and for how much.

entertainment General_classification_in_the_Tour_de_France Whoever leads the Tour de France wears yellow, as leaders have since the first race, in 1903.
The first ones wore a green armband. Yellow came in 1919.

entertainment Timeless_Test Just before the war the English won a cricket match in Durban, which might take as long as it would, on the tenth day.
Nobody won it. In March 1939 the English had to catch the boat home, 42 runs short of the target, and it was called a draw.

entertainment https://www.britannica.com/sports/basketball Basketball has always given the ball to the other side after a basket, ever since it was invented in 1891.
Until 1937 the two teams jumped for it in the middle of the court, after each basket. A side with a tall player hardly let it go.

entertainment https://supreme.justia.com/cases/federal/us/188/239/ In 1903 America’s highest court held that posters for a circus are too low to be protected from copying.
It protected them. It would be dangerous if people trained only in law were to judge what a picture is worth, wrote Oliver Wendell Holmes.

entertainment https://www.britannica.com/topic/Brandenburg-Concertos A margrave of Brandenburg was so pleased by the six concertos that he made Bach his conductor.
There is no sign that he ever thanked him for them, or had them played. When he died the manuscript was valued at a few groschen.

entertainment Over_(cricket) Cricketers in England have bowled six balls an over ever since there have been overs.
They bowled four until 1889, and then five until 1900. In 1939 they tried eight.

entertainment Laws_of_the_Game_(association_football) When the Football Association wrote down its rules, in 1863, it let only the goalkeeper catch the ball with his hands.
They did not mention a goalkeeper. Anybody might catch the ball, and a fair catch earned a free kick.

entertainment Tennis_ball Yellow balls, which can be seen better on television, were allowed in 1972. Wimbledon was the first to play with them.
It came late to them. Its balls were white until 1986.

entertainment https://www.britannica.com/biography/J-M-W-Turner William Turner left his pictures to Britain, which was to put up a gallery for them. It was opened within ten years of his death.
They had no building of their own until 1987, when he had been dead for 136 years. His relatives had fought the will in court for years.

entertainment Contract_bridge Contract bridge got its way of scoring from a club in London, which had tried it out for some thirty years.
A rich American, Harold Vanderbilt, worked it out on a cruise from Los Angeles to Havana, in 1925. His three fellow players took it home with them.

entertainment https://www.britannica.com/topic/shogi In Japanese chess, as in the chess that we know, a piece is out of the game as soon as it has been taken.
Whoever takes a piece may put it back on the board later, as one of his own. All pieces have the same colour; what counts is which way they point.

entertainment https://www.britannica.com/topic/go-game A game of go begins with all 361 stones on the board. They are taken off one by one.
It begins with an empty board. The players take turns to set down a stone, and never move it again unless it is captured.

entertainment https://doi.org/10.1126/science.268.5210.569 To catch a high ball, a good fielder works out where it will come down, and runs straight there.
He runs so that the ball seems to rise in a straight line, and gets there in a curve. Few know that they do it.

entertainment Backgammon Backgammon players double the stakes with a cube that shows 2, 4, 8 and so on. It is as old as the game, and was used in Rome.
It was invented in New York in the 1920s. Dice and boards for such games are thousands of years old, but nobody had doubled the stakes like that.

entertainment https://www.mannekenpis.brussels/en/costumes In 1747 a king of France gave a suit to a small bronze boy in Brussels, who has worn it to this day.
He has been given more than a thousand, from judo clothes to an Elvis suit. Louis XV did give him one, which was not his first.

entertainment https://www.britannica.com/art/Cannes-film-festival Cannes held its film festival for the first time in September 1939. An American film won the prize.
It was to open on the day on which Germany attacked Poland, and was called off. The first one was in 1946.

entertainment https://www.britannica.com/biography/William-Caxton William Caxton printed the earliest book in English in a workshop close to Westminster Abbey.
It was printed in Flanders, probably at Bruges, around 1474. William Caxton moved to Westminster two years or so later.

entertainment https://www.britannica.com/biography/Antonio-Stradivari A violin maker of Cremona, who lived to be over ninety, made some 1,100 instruments. Those that are left are played with a bow.
Antonio Stradivari made guitars, mandolins and a harp as well. A few of them can be seen in museums.

entertainment https://www.britannica.com/sports/Davis-Cup Teams from six countries came to Boston for the first Davis Cup in tennis, in 1900.
There were two, from America and from the British Isles. It was 1904 before any others took part.

entertainment https://www.olympedia.org/editions/1 When the Olympic Games were held again, in Athens, each of the 43 winners went home with a medal made of gold.
Winners had silver medals and an olive branch, in 1896. Gold medals were first given in 1904.

entertainment https://doi.org/10.1016/0010-0285(73)90004-2 Chess masters can set up a position again from memory, even if the pieces were put down at random.
With pieces at random they were hardly better than beginners. They remember groups that they know from games.

entertainment https://doi.org/10.1901/jeab.1995.63-165 Researchers in Japan tried to teach pigeons to tell one painter from another. It could not be done.
Within weeks they told Monet from Picasso, even in pictures they had not seen before. Cubists and Impressionists they told apart, too.

entertainment https://doi.org/10.1098/rspb.2020.3161 Cuttlefish failed a test made for children: they took one titbit at once, and never waited for a better one.
They waited for up to two minutes for live shrimps. Those that waited longest learned fastest.

entertainment https://www.britannica.com/biography/Niccolo-Paganini The Italian violinist who was said to be in league with the devil had his favourite violin laid in his grave.
Niccolò Paganini left it to Genoa, his birthplace. It is kept in the town hall, and winners of a competition may play it.

entertainment Spencer_Gore_(sportsman) The man who won the tennis at Wimbledon in 1877, when it was new, foretold that it would drive out cricket.
Spencer Gore wrote that whoever can play cricket or real tennis would soon be bored by it. He lost the next year, and did not come back.
`
