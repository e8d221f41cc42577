export const ENTERTAINMENT_TRUTHS = `
entertainment https://www.abc.net.au/tv/rewind/txt/s1164493.htm In the 1920s men at a railway yard in Melbourne made up a game with hammers and the rubber rings of train buffers. It has clubs to this day.
The pitch is as long as a carriage was. It is called trugo, from a true go, it is said.

entertainment https://supreme.justia.com/cases/federal/us/209/1/ In 1908 America’s highest court held that a piano roll is no copy of the music on it, since hardly anybody can read it.
Congress had to make a law, and gave composers two cents a roll. It was two cents until 1978.

entertainment Cummins_v_Bond In 1926 a judge in London had to decide who owned a book that a spirit had dictated to a medium.
The medium did. The judge’s powers did not reach into the other world, he said.

entertainment Promotion_(chess) By the British rules of 1862 a pawn that reached the far end of the chessboard might stay a pawn.
A queen in its place might have done harm. The first world champion, Steinitz, defended the rule.

entertainment https://doi.org/10.1257/000282803321455296 At a great piano competition in Brussels, those who played later in the week were placed higher, a study found. Lots decided who did.
Juries may grow kinder, two economists think, or more used to the new concerto that everyone has to play.

entertainment https://doi.org/10.1162/0034653053970267 Football referees in Spain added more time when the home team was a goal behind than when it was a goal ahead.
The larger the crowd was, the clearer the effect. Nobody had bribed them; it seems that the roar was enough.

entertainment https://www.baseball-almanac.com/rulechng.shtml Until 1887 a batter in baseball could tell the pitcher whether to throw high or low.
The pitcher was there to serve him. Now he has to beat him.

entertainment https://www.gutenberg.org/ebooks/9089 A ship’s captain told Handel that Telemann was dead. After his next voyage he brought a list of rare plants that Telemann wished for.
Telemann gardened in Hamburg, and was in good health. Handel got him nearly all of them.

entertainment A_Sunday_Afternoon_on_the_Island_of_La_Grande_Jatte Yellow dots in Georges Seurat’s picture of a Sunday on the Grande Jatte began to turn brown while he was alive.
They are in the grass in the sun. He had used a new paint, zinc yellow, and lived for only five more years.

entertainment https://doi.org/10.1257/aer.91.5.1521 Top players at Wimbledon chose where to serve almost as the theory of games demands, a 2001 study found. They only changed sides too often.
It is hard to be random. Anybody who makes up a row of coin tosses changes sides too often, too.

entertainment https://doi.org/10.1016/j.cognition.2008.01.005 Chess masters who saw one way to win missed a shorter one. They said that they were looking for it, but their eyes never left the first.
Their gaze was followed by a camera. A good idea keeps out a better one.

entertainment https://www.the-noh.com/en/trivia/003.html Under the floor of many a stage for Noh, the old theatre of Japan, stand large jars, so that it resounds.
They stand at a slant, mouths upwards. A temple at Kyoto has had some since the 16th century.

entertainment https://library.hungaricana.hu/en/view/ORSZ_BPTM_TBM_02/?pg=60 In AD 228 a guild of clothmakers in a Roman town, today a part of Budapest, was given an organ. What is left of it was found where they met.
They are thought to have been the firemen, too: wet cloth smothers flames. A bronze plate names the giver.

entertainment Clint_Benedict Goalkeepers in the National Hockey League were not allowed to drop to the ice, to stop the puck, until 1918.
One in Ottawa kept falling over, as if by accident. The crowd said that he was praying.

entertainment Eton_Fives Players of Eton fives have a court with a buttress sticking out of one wall, anywhere in the world.
The first ones played between the buttresses of the college chapel. All courts are copies of that corner.

entertainment https://time.com/archive/6804814/sport-javelin-made-easy In 1956 a Spaniard of almost fifty spun round with the javelin before he let it go. He is said to have come within a metre of the world record.
Younger men threw far beyond it, but nobody knew in which direction. It was soon forbidden.

entertainment https://doi.org/10.1287/mnsc.2022.4643 Chess players made more mistakes when the air in the hall was bad, a study found, above all when they were short of time.
Sensors were put up at tournaments in Germany, and a computer judged 30,000 moves.

entertainment Hegelochus_(actor) In 408 BC an actor in a tragedy by Euripides said that he saw a weasel. He should have said a calm sea.
In Greek only the tone of a syllable differs. The comic poets of Athens never let him forget it.

entertainment The_Pirates_of_Penzance The Pirates of Penzance was first sung at Paignton, in Devon, by actors with the words in their hands, a day before New York.
It was to keep the rights in Britain. They had rehearsed once, and wore what costumes they had.

entertainment https://www.atlasobscura.com/articles/strindberg-captured-stars-celestographs In 1893 August Strindberg laid photographic plates out under the night sky, without a camera. He took the specks on them for stars.
Lenses lie, he thought, and so do eyes. It was the chemicals that had drawn the pictures.

entertainment Change_ringing In 1963 eight men rang eight bells at Loughborough in all their 40,320 orders. It took them almost eighteen hours.
Nobody may stop, or read from notes. On tower bells it has not been done again.

entertainment https://chessandmusic.wordpress.com/2019/03/05/schoenbergs-coalition-chess/ Arnold Schoenberg, of twelve-tone music, invented a chess for four players. They must first find out who is on whose side.
Two are great powers and two small ones, without a king. He had been a soldier in the war.

entertainment https://mz.de/panorama/skat-gericht-altenburg-richter-klaren-seit-80-jahren-regelfragen-2532136 In a German town a court of card players decides quarrels over the rules of Skat, to this day.
It was founded in 1927 at Altenburg, where the game had been put together in the 1810s.

entertainment Hale%27s_Tours_of_the_World From 1905 there were cinemas in America that looked like railway carriages. They rocked while a film ran that was shot from a train.
George Hale, who gave them his name, had been the fire chief of Kansas City.

entertainment https://doi.org/10.1038/35002660 When applause falls into step, each person claps about half as often as before, physicists found in Romania and Hungary.
One can only keep in step slowly. It is less loud, so people speed up again, and the beat is lost.

entertainment Franz_Berwald Sweden’s great composer of symphonies ran a clinic for crooked backs in Berlin, and then a glassworks in the north.
Franz Berwald heard only one of his four symphonies. The clinic did better.

entertainment https://papyri.info/ddbdp/p.corn;;9 In AD 206 a woman in Egypt hired three dancers with castanets for a feast. The contract says that their clothes and jewels will be kept safe.
They also got bread and barley, and donkeys to bring them and take them home.

entertainment https://www.britannica.com/biography/William-Byrd From 1575 nobody but William Byrd and Thomas Tallis might print music in parts in England, or sell paper ruled for it.
Elizabeth I had given them the right, for 21 years. Their first book hardly sold.

entertainment https://www.encyclopedia.com/arts/dictionaries-thesauruses-pictures-and-press-releases/aerophor For his Alpine Symphony Richard Strauss asked the wind players to work bellows with a foot. A tube led the air into the mouth.
One could hold a note for longer than any breath, and go on breathing through the nose.

entertainment Raphael_Cartoons Raphael’s great designs for tapestries were cut into strips, so that every weaver could have his piece beneath the loom.
Many of their figures are left-handed: woven from behind, the picture came out the other way round.

entertainment Schwingen In Swiss wrestling, whoever has won brushes the sawdust from the loser’s shoulders.
They fight in a ring strewn with it, and hold each other by short trousers of canvas.

entertainment https://doi.org/10.1177/0956797610361679 The lengths of the shots in Hollywood films had come closer, in seventy years, to the rhythm in which our attention wanders, a 2010 study found.
Psychologists timed each shot of 150 films. Perhaps it is what holds us, they think.

entertainment Monson_v_Tussauds_Ltd A man whose guilt had not been proven went to court in 1894 because he stood in wax next to the Chamber of Horrors. He won a farthing.
Madame Tussaud’s had given him a gun. The case shows that a libel need not have words.

entertainment Tafl_games How the Vikings played their board game is known best from the diary of Linnaeus, who saw Sami play such a game in 1732.
One side has a king, and tries to get him to the edge. The other has twice as many men.

entertainment https://doi.org/10.1371/journal.pone.0243616 Ludwig van Beethoven may have read his metronome below the weight, and not above it, two scientists argued in 2020.
They timed 36 conductors in his symphonies, who are slower than he asked by about as much.

entertainment https://www.britannica.com/art/baryton Joseph Haydn wrote over a hundred trios for the baryton, an instrument that few besides his prince could play.
Besides the strings that are bowed it has others behind its neck, which the thumb plucks.

entertainment https://www.britannica.com/biography/Johann-Nepomuk-Maelzel Beethoven’s piece on Wellington’s victory at Vitoria was first meant for a machine.
Maelzel, the maker of that mechanical orchestra, is known for something else: the metronome.

entertainment https://app.verdimuseum.it/en/detail/the-ticket-refund/ In 1872 Giuseppe Verdi had a listener paid back for two visits to Aida, train fares included, but not for his suppers.
He could well have eaten at home, Verdi wrote. In return the man swore off his new operas.

entertainment Workers_Leaving_the_Lumi%C3%A8re_Factory There are three versions of the film in which the Lumière brothers’ workers leave the factory. They are told apart by the number of horses.
There is one horse, or two, or none. The workers had been asked to come out once more.

entertainment https://mim.be/fr/collection-piece/piano-table-avec-pedale-turque A piano built in Paris in 1818 has a small drum below it, which is struck with a pedal.
Music like that of the sultan’s bands was in fashion. Other pianos had bells and cymbals as well.

entertainment Tolley_v_J_S_Fry_%26_Sons_Ltd In 1931 a golfer won a case for libel because a maker of chocolate had drawn him on an advertisement.
He was an amateur. All his friends might think that he had taken money for it.

entertainment https://digitaldante.columbia.edu/dante/divine-comedy/inferno/inferno-33/ Dante put a man into hell who was still alive.
Branca Doria’s soul, another sinner explains, had gone down early. A devil was living in the body.

entertainment Victoria_Park_Racing_%26_Recreation_Grounds_Co_Ltd_v_Taylor A man in Sydney put up a tower in his garden, and a radio station reported from it on the races next door. The racecourse could do nothing.
Whatever can be seen may be told, the High Court held in 1937. Nobody owns a spectacle.

entertainment https://doi.org/10.1007/s12520-022-01599-y Many Roman dice are lopsided, and fall on one or six more often. It need not have been cheating, two archaeologists argued.
People who were asked to mark such dice put the six on the largest side, too. It has most room.

entertainment Irish_road_bowling In Cork and Armagh people throw an iron ball along country roads. Whoever needs the fewest throws for a mile or two wins.
At a bend it may fly across the corner. A helper called a road shower gives advice on each throw.

entertainment https://www.metmuseum.org/art/collection/search/501788 The oldest piano that still exists was built in 1720, by the man who had invented the piano.
Bartolomeo Cristofori kept the instruments of the Medici. Two later ones of his exist as well.

entertainment https://www.tate.org.uk/art/artworks/monet-poplars-on-the-epte-n04183 Claude Monet once bought a row of poplars, with a timber merchant, so that they would not be felled before he had painted them.
The village had put them up for auction. He worked on two dozen pictures of them, partly from a boat.

entertainment https://www.tate.org.uk/art/artworks/degas-little-dancer-aged-fourteen-n06076 Of all his sculptures, Edgar Degas showed only one in his life: a little dancer of wax, with a real skirt.
Some critics found her ugly, like a specimen in a museum. The bronzes were cast after his death.

entertainment https://mathshistory.st-andrews.ac.uk/Biographies/Coriolis/ Gaspard Coriolis, after whom a force in winds and currents is named, wrote a book on the mathematics of billiards.
It appeared in 1835, the year of his paper on the force. It says how a ball spins after a stroke.

entertainment Mus_(card_game) In the Basque card game of mus, partners may tell each other by grimaces what they hold. The grimaces are laid down.
To bite one’s lip stands for two kings, for instance. The art is to do it while the others look elsewhere.

entertainment https://doi.org/10.1111/j.1530-9134.2006.00092.x Judges of ski jumping and figure skating favoured their countrymen. In ski jumping the others made up for it, in skating they joined in.
An economist had compared their marks. In skating it looked as if the judges traded votes.

entertainment Robert_Louis_Stevenson At twenty Robert Louis Stevenson read a paper on a new light for lighthouses. It won him a silver medal.
His family had built most of Scotland’s. Within two weeks he told his father that he would rather write.

entertainment https://doi.org/10.1162/qjec.2009.124.2.677 On evenings when a violent film draws crowds, there are fewer assaults in America’s towns, two economists found.
Those who like such films sit in the dark, sober. The effect lasts until the morning.

entertainment Nail_violin Around 1740 a musician in St Petersburg hung up his bow, it is said, and it scraped a nail. He built an instrument of nails.
Johann Wilde set them in a half-circle on a sounding board. The shorter the nail, the higher the note.

entertainment https://www.evertonfc.com/news/2746771/the-story-of-the-blues-chedgzoys-game-changing-corner In 1924 a footballer of Everton took a corner by dribbling the ball towards the goal. The rules, which were new, did not forbid it.
A reporter had read them closely, and is said to have offered him two pounds. They were soon changed again.

entertainment https://new.bagpipesociety.org.uk/articles/2015/chanter/summer/the-estonian-bagpipe-torupill On the fields of Estonia a bagpiper sometimes followed the harvesters all day, so that they worked harder.
When somebody slackened he stood beside him, and made his pipe scream like a stuck pig. Everybody laughed.

entertainment https://www.math.rug.nl/~top/pi-dag/ceulen.html Ludolph van Ceulen, who worked out pi to 35 places, ran a fencing school in Leiden.
A man whom he had hired opened another one. Van Ceulen complained, as he had many children to feed, and won.

entertainment https://mathshistory.st-andrews.ac.uk/Biographies/Tait/ A Scottish physicist tied a tape to golf balls, to count their turns. It is the backward spin that keeps a ball up for so long.
Peter Guthrie Tait printed it in the 1890s. His son Freddie was twice the amateur champion.

entertainment https://www.britannica.com/biography/Anton-Chekhov In 1890 Anton Chekhov counted the people of a penal colony on the far side of Russia. He filled in thousands of cards.
It got him into nearly every hut on Sakhalin. He wrote a book about what he had seen there.

entertainment https://schnark.github.io/lewis-carroll/html/magazines/the-fallacies-of-lawn-tennis-tournaments.html Lewis Carroll wrote to a newspaper in 1883 that tennis gives its prizes in an absurd way. The seventeenth-best player may win the second.
He need only be the best of his half, if the champion is in the other. Nowadays good players are kept apart.

entertainment Trauermusik In 1936 Paul Hindemith wrote a piece for viola and strings in London in a single day, and played it in the evening. The king had died.
He was to have played a concerto full of folk songs, which nobody wanted now.

entertainment Real_tennis The balls for real tennis are made by hand, mostly by the professional of the club in which they are used.
They have a core of cork, tape wound round it and a sewn cover of felt, and are heavy and not quite round.

entertainment Cinematograph_Act_1909 Censorship of films in Britain grew out of a law against fires.
It had cinemas licensed, as film burned so easily. Councils found that they could add any condition.

entertainment https://supreme.justia.com/cases/federal/us/236/230/ Films had no freedom of speech in America from 1915 to 1952. The highest court had found that they are a business, like a circus.
Any state could forbid what it liked. It ended with a case about a short Italian film, The Miracle.

entertainment Masclet%C3%A0 In Valencia fireworks are let off at two in the afternoon, day after day in March. People come for the noise.
It has to swell from bang to bang, and ends in what is called the earthquake.

entertainment https://doi.org/10.1287/mnsc.1120.1657 The players whom America’s football clubs chose first each year brought less for their pay than later ones, a 2013 study found.
Clubs were too sure of their judgement, it argued. They should have sold the first choice.

entertainment Pes%C3%A4pallo In Finland’s baseball the pitcher stands beside the batter, and throws the ball straight up.
Lauri Pihkala worked it out in the 1920s. The ball is easier to hit, so there is more running than in America.

entertainment https://doi.org/10.1126/science.1121066 In eight separate worlds on the internet, 14,000 people chose among the same songs. In each world other songs became hits.
They could see what others had chosen. The best songs seldom did badly; beyond that, it was luck.

entertainment https://www.conservationphysics.org/x1996/metal/m5.htm Almost forty bronze horns, up to 3,000 years old, have been found in Denmark’s bogs. Most come in pairs, which are tuned alike.
The two curve in opposite directions. A pair that was found around 1805 was melted down for buttons.

entertainment https://ishof.org/honoree/honoree-masaru-furukawa/ In 1956 the Olympic breaststroke was won by a swimmer who was under water for more than half of the way.
It was then ruled out. Above water, the swimmers’ hall of fame says, he proved an ordinary mortal.

entertainment Hans_von_B%C3%BClow Hans von Bülow had his orchestra at Meiningen play standing up, and by heart.
It had fewer than fifty players, and was soon asked for all over Europe.

entertainment https://doi.org/10.1257/aer.101.1.129 Golfers hole a putt for par more often than the same putt for a birdie, a study of 2.5 million putts found.
To be one over par seems to hurt more than it pleases to be one under. So they take more care.

entertainment https://doi.org/10.1016/j.cub.2017.12.042 People in sixty countries could tell whether a song they had never heard is for dancing or for a baby.
The songs were from 86 small societies all over the world. Fourteen seconds of each were enough.

entertainment Parsifal Richard Wagner wished Parsifal to be staged at Bayreuth only. In 1903, twenty years after his death, New York staged it all the same.
His widow went to court, in vain. America had not signed the international treaty on copyright.

entertainment Domenico_Barbaia The man for whom Gioachino Rossini wrote Otello is said to have made his first fortune with a drink of coffee and frothing milk.
Domenico Barbaia had kept a coffee shop in Milan. Munitions and the gaming tables of La Scala came next.

entertainment Hornussen In a Swiss game one side drives a puck across a field with a long whip. The other throws boards at it in the air.
A team loses points for each puck that lands. It may fly at 300 kilometres an hour.

entertainment https://doi.org/10.1257/app.20170300 American children who had been able to watch Sesame Street when it was new were less often kept back at school.
A third lived where it was on a channel that most sets received badly. That made it a test.

entertainment https://doi.org/10.1038/srep43987 Two people who tap a beat together speed up, without noticing it. They do so far less when each is alone.
Whoever is behind catches up at once, it seems, and whoever is ahead hardly waits.

entertainment https://www.omropfryslan.nl/nl/nieuws/1219663/skutsjesilen-voor-dummies-dit-moet-je-weten-voor-het-sks-kampioenschap In the best-known races of Friesland’s old freight barges every skipper has to come from a family of bargemen.
It used to be through the father only. As skippers became few, the mother’s family came to count as well.

entertainment https://supreme.justia.com/cases/federal/us/111/53/ In a case about a portrait of Oscar Wilde, America’s highest court decided in 1884 that a photograph can have an author.
A printer had sold 85,000 copies. It was the photographer who had thought of the pose, the court held.

entertainment https://www.britannica.com/topic/Anna-Karenina-novel The journal that had printed Anna Karenina in instalments refused to print the end.
Leo Tolstoy had mocked volunteers for a war in the Balkans. Readers were given a summary.

entertainment Stroh_violin For early recordings many violinists played an instrument with a metal horn in place of the body.
The machine heard little of an ordinary violin. Augustus Stroh’s aimed its sound straight at it.

entertainment https://doi.org/10.1073/pnas.1221454110 In a 2013 study people who saw musicians at competitions, without the sound, guessed who had won more often than those who heard them.
It worked again in 2018, with the same recordings. With others it did not.

entertainment https://bamboo-organ.com/history/ An organ near Manila has 902 pipes of bamboo. The canes had been buried in the sand of the shore before they were used.
That was to rid them of sugar and starch. Diego Cera, a Spanish priest, built it, and it is still played.

entertainment Tromba_marina Nuns in Germany used to play a fiddle with one long string, which sounded like a trumpet.
One foot of its bridge stands loose, and rattles on the wood. In German it is called the nun’s violin.

entertainment https://www.britannica.com/art/recital-musical-performance Franz Liszt was the first pianist to give whole concerts on his own. He called them soliloquies at first.
The concert, he wrote to a princess in 1839, is myself.

entertainment https://litbit.ru/ru/berezovskiy-v-v/russkaya-muzyka-kritikoistoricheskiy-ocherk-natsionalnoy-muzykalnoy-shkoly-v-ee-predstavitelyakh?page=168 Alexander Borodin, a professor of chemistry, could compose in winter only when he was too ill to lecture, he wrote.
So his musical friends, he added, did not wish him good health but illness.

entertainment Joan_Benesh Many ballets are written down in signs on five lines, as music is. An accountant and his wife, a dancer, worked them out.
Rudolf Benesh was painting her portrait when he saw her struggle to get steps down on paper.

entertainment Gamelan Many a bronze instrument of Bali is built with a twin that is slightly out of tune with it.
Struck together, the two beat against each other, which makes the sound shimmer.

entertainment https://arts.umich.edu/news-features/taxi-horn-controversy-in-an-american-in-paris/ George Gershwin wanted four taxi horns for An American in Paris. For seventy years these may have sounded the wrong notes.
They are marked A, B, C and D. A scholar argued in 2016 that this says which horn it is, and not which note.
`
