export const ENTERTAINMENT_TRUTHS = `
entertainment https://www.abc.net.au/tv/rewind/txt/s1164493.htm In the 1920s men at a railway yard in Melbourne made up a game with hammers and the rubber rings of train buffers. It has clubs to this day.
The pitch is as long as a carriage was. It is called trugo, from a true go, it is said.

entertainment https://supreme.justia.com/cases/federal/us/209/1/ In 1908 America’s highest court held that a piano roll is no copy of the music on it, since hardly anybody can read it.
Congress had to make a law, and gave composers two cents a roll. It was two cents until 1978.

entertainment Cummins_v_Bond In 1926 a medium in London wrote down what a spirit dictated. A judge had to decide who owned the book.
It was hers. His powers did not reach into the other world, the judge said.

entertainment Promotion_(chess) By the British rules of 1862 a pawn that reached the far end of the chessboard might stay a pawn.
A queen in its place might have done harm. The first world champion, Steinitz, defended the rule.

entertainment https://doi.org/10.1257/000282803321455296 At a great piano competition in Brussels, those who play later in the week are placed higher. Lots decide who does.
Juries may grow kinder, two economists think, or more used to the new concerto that everyone has to play.

entertainment https://doi.org/10.1162/0034653053970267 Football referees in Spain added more time when the home team was a goal behind than when it was a goal ahead.
The larger the crowd was, the clearer the effect. Nobody had bribed them; it seems that the roar was enough.

entertainment https://www.baseball-almanac.com/rulechng.shtml Until 1887 a batter in baseball could tell the pitcher whether to throw high or low.
The pitcher was there to serve him. Now he has to beat him.

entertainment https://www.gutenberg.org/ebooks/9089 A ship’s captain told Handel that Telemann was dead. After his next voyage he brought a list of rare plants that Telemann wished for.
Telemann gardened in Hamburg, and had never been better. Handel got him nearly all of them.

entertainment https://doi.org/10.5194/acp-7-4027-2007 Painted sunsets are redder for about three years after each great eruption of a volcano, Greek physicists found.
They measured 554 pictures, by Turner and others. High up, droplets of sulphuric acid scatter the blue.

entertainment https://doi.org/10.1257/aer.91.5.1521 Top players at Wimbledon choose where to serve almost as the theory of games demands. They only change sides too often.
It is hard to be random. Anybody who makes up a row of coin tosses changes sides too often, too.

entertainment https://doi.org/10.1016/j.cognition.2008.01.005 Chess masters who saw one way to win missed a shorter one. They said that they were looking for it, but their eyes never left the first.
Their gaze was followed by a camera. A good idea keeps out a better one.

entertainment https://www.pepysdiary.com/diary/1662/05/09/ Mr Punch is first heard of in England on 9 May 1662, when Samuel Pepys saw him at Covent Garden.
He was so pleased that he took his wife to see it two weeks later.

entertainment https://www.etymonline.com/word/tragedy Tragedy is Greek, and means the song of goats. Nobody knows for certain why.
A goat may have been the prize, or the sacrifice, or the costume.

entertainment Clint_Benedict Goalkeepers in the National Hockey League were not allowed to drop to the ice, to stop the puck, until 1918.
One in Ottawa kept falling over, as if by accident. The crowd said that he was praying.

entertainment Eton_Fives Players of Eton fives have a court with a stone buttress sticking out of one wall, anywhere in the world.
The first ones played between the buttresses of the college chapel. All courts are copies of that corner.

entertainment Th%C3%A9%C3%A2trophone Marcel Proust listened to operas at home, live, by telephone.
The service, opened in 1890, brought whole evenings at the theatre to its subscribers.

entertainment https://doi.org/10.1287/mnsc.2022.4643 Chess players make more mistakes when the air in the hall is bad, above all when they are short of time.
Sensors were put up at tournaments in Germany, and a computer judged 30,000 moves.

entertainment Hegelochus_(actor) In 408 BC an actor in a tragedy by Euripides said that he saw a weasel. He should have said a calm sea.
In Greek only the tone of a syllable differs. The comic poets of Athens never let him forget it.

entertainment The_Pirates_of_Penzance The Pirates of Penzance was first sung at Paignton, in Devon, by actors with the words in their hands, a day before New York.
It was to keep the rights in Britain. There had been one rehearsal, and no costumes.

entertainment https://www.britannica.com/biography/Fritz-Kreisler For thirty years Fritz Kreisler played pieces by old masters. In 1935 he said that they were his own.
A young man who filled a programme with his own name, he explained, would have seemed tactless.

entertainment Change_ringing In 1963 eight men rang eight bells at Loughborough in all their 40,320 orders. It took them almost eighteen hours.
Nobody may stop, or read from notes. It has never been done again.

entertainment https://chessandmusic.wordpress.com/2019/03/05/schoenbergs-coalition-chess/ Arnold Schoenberg, of twelve-tone music, invented a chess for four players. They must first find out who is on whose side.
Two are great powers and two small ones, without a king. He had been a soldier in the war.

entertainment https://mz.de/panorama/skat-gericht-altenburg-richter-klaren-seit-80-jahren-regelfragen-2532136 A court of card players in a German town settles every quarrel over the game of Skat. It is asked hundreds of times a year.
It was founded at Altenburg in 1927. The rules take up only 54 small pages, so there is always a gap.

entertainment Hale%27s_Tours_of_the_World From 1905 there were cinemas in America that looked like railway carriages. They rocked while a film ran that was shot from a train.
George Hale, who gave them his name, had been the fire chief of Kansas City.

entertainment https://doi.org/10.1038/35002660 When applause falls into step, each person claps about half as often as before, physicists found in Romania and Hungary.
One can only keep in step slowly. It is less loud, so people speed up again, and the beat is lost.

entertainment Franz_Berwald Sweden’s great composer of symphonies ran a clinic for crooked backs in Berlin, and then a glassworks in the north.
Franz Berwald heard only one of his four symphonies. The clinic did better.

entertainment https://papyri.info/ddbdp/p.corn;;9 In AD 206 a woman in Egypt hired three dancers with castanets for a feast. The contract says that their clothes and jewels will be kept safe.
They also got bread and barley, and donkeys to bring them and take them home.

entertainment https://www.britannica.com/biography/William-Byrd From 1575 nobody but William Byrd and Thomas Tallis might print music in England, or sell paper ruled for it.
Elizabeth I had given them the right, for 21 years. Their first book hardly sold.

entertainment https://www.britannica.com/biography/Charles-Wheatstone Charles Wheatstone, who had a share in inventing the telegraph, also invented the concertina.
His family made musical instruments. He thought of pictures that look solid through a viewer, too.

entertainment Raphael_Cartoons Raphael’s great designs for tapestries were cut into strips, so that every weaver could have his piece beneath the loom.
Many of their figures are left-handed: woven from behind, the picture came out the other way round.

entertainment Schwingen In Swiss wrestling, whoever has won brushes the sawdust from the loser’s shoulders.
They fight in a ring strewn with it, and hold each other by short trousers of canvas.

entertainment https://doi.org/10.1177/0956797610361679 The lengths of the shots in Hollywood films have come closer, since 1960, to the rhythm in which our attention wanders.
Psychologists timed each shot of 150 films. Nobody had aimed at it; it seems to be what holds us.

entertainment Monson_v_Tussauds_Ltd A man whose guilt had not been proven went to court in 1894 because he stood in wax next to the Chamber of Horrors. He won a farthing.
Madame Tussaud’s had given him a gun. The case shows that a libel need not have words.

entertainment Tafl_games How the Vikings played their board game is known best from the diary of Linnaeus, who saw Sami play such a game in 1732.
One side has a king, and tries to get him to the edge. The other has twice as many men.

entertainment https://doi.org/10.1371/journal.pone.0243616 Ludwig van Beethoven’s tempos may be too fast because he read his metronome below the weight, and not above it.
Two Spanish scientists measured 36 recordings. Conductors are slower than he asked, by about the same amount.

entertainment https://www.britannica.com/art/baryton Joseph Haydn wrote over a hundred trios for the baryton, an instrument that hardly anybody but his prince played.
Besides the strings that are bowed it has others behind its neck, which the thumb plucks.

entertainment https://www.britannica.com/biography/Johann-Nepomuk-Maelzel Beethoven’s piece on Wellington’s victory at Vitoria was first meant for a machine.
Maelzel, the maker of that mechanical orchestra, is known for something else: the metronome.

entertainment https://app.verdimuseum.it/en/detail/the-ticket-refund/ In 1872 Giuseppe Verdi had a listener paid back for two visits to Aida, train fares included, but not for his suppers.
He could well have eaten at home, Verdi wrote. In return the man swore off his new operas.

entertainment Workers_Leaving_the_Lumi%C3%A8re_Factory There are three versions of the film in which the Lumière brothers’ workers leave the factory. They are told apart by the number of horses.
There is one horse, or two, or none. The workers had been asked to come out once more.

entertainment Marvin_Hatley The tune of Laurel and Hardy was written to tell listeners of a radio station the time.
The station was on the lot where they filmed. Stan Laurel heard it, and asked for it.

entertainment Tolley_v_J_S_Fry_%26_Sons_Ltd In 1931 a golfer won a case for libel because a maker of chocolate had drawn him on an advertisement.
He was an amateur. All his friends might think that he had taken money for it.

entertainment https://digitaldante.columbia.edu/dante/divine-comedy/inferno/inferno-33/ Dante put a man into hell who was still alive.
Branca Doria’s soul, another sinner explains, had gone down early. A devil was living in the body.

entertainment Victoria_Park_Racing_%26_Recreation_Grounds_Co_Ltd_v_Taylor A man in Sydney put up a tower in his garden, and a radio station reported from it on the races next door. The racecourse could do nothing.
Whatever can be seen may be told, the High Court held in 1937. Nobody owns a spectacle.

entertainment https://www.britannica.com/topic/Northanger-Abbey Jane Austen’s family had to buy Northanger Abbey back from a publisher who had kept it for years, and never printed it.
The price was what he had paid, ten pounds. It came out only after her death.

entertainment https://www.britannica.com/biography/Claude-Joseph-Rouget-de-Lisle The man who wrote the Marseillaise was thrown into prison by the Revolution. He was a royalist.
He had called it the war song of the army of the Rhine. Volunteers from Marseille took it to Paris.

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

entertainment https://doi.org/10.1111/j.1530-9134.2006.00092.x Judges of ski jumping and figure skating favour their countrymen. In ski jumping the others make up for it, in skating they join in.
An economist compared the marks of many winters. In skating the judges seem to trade votes.

entertainment Robert_Louis_Stevenson At twenty Robert Louis Stevenson read a paper on a new light for lighthouses. It won him a silver medal.
His family had built most of Scotland’s. Within two weeks he told his father that he would rather write.

entertainment https://doi.org/10.1162/qjec.2009.124.2.677 On evenings when a violent film draws crowds, there are fewer assaults in America’s towns, two economists found.
Those who like such films sit in the dark, sober. The effect lasts until the morning.

entertainment Nail_violin Around 1740 a musician in St Petersburg hung up his bow, it is said, and it scraped a nail. He built an instrument of nails.
Johann Wilde set them in a half-circle on a sounding board. The shorter the nail, the higher the note.

entertainment 1930_FIFA_World_Cup_final The first half of the 1930 World Cup final was played with Argentina’s ball, the second with Uruguay’s.
Argentina led two to one after its half. Uruguay won by four to two.

entertainment https://www.britannica.com/biography/Francois-Andre-Philidor The best chess player of his day, François-André Philidor, also wrote some of its most successful comic operas.
He played blindfold, too. Diderot begged him not to risk his reason for it.

entertainment https://doi.org/10.1086/501171 American football teams kick the ball away on the fourth down far more often than pays. An economist had gone through 700 games.
To try for the last yards would win more. But a coach is blamed when it fails.

entertainment https://mathshistory.st-andrews.ac.uk/Biographies/Tait/ A Scottish physicist tied a tape to golf balls, to count their turns. It is the backward spin that keeps a ball up for so long.
Peter Guthrie Tait printed it in the 1890s. His son Freddie was twice the amateur champion.

entertainment https://www.britannica.com/biography/Anton-Chekhov In 1890 Anton Chekhov counted the people of a penal colony on the far side of Russia. He filled in thousands of cards.
It got him into nearly every hut on Sakhalin. He wrote a book about what he had seen there.

entertainment https://www.gutenberg.org/ebooks/236 In the original Jungle Book, the python Kaa is no villain. He saves Mowgli from the monkeys.
Mowgli calls him in to help, and thanks him. He dances for the monkeys, and then he eats them.

entertainment Trauermusik In 1936 Paul Hindemith wrote a piece for viola and strings in London in a single day, and played it in the evening. The king had died.
He was to have played a concerto full of folk songs, which nobody wanted now.

entertainment Real_tennis The balls for real tennis are made by hand, mostly by the professional of the club in which they are used.
They have a core of cork, tape wound round it and a sewn cover of felt, and are heavy and not quite round.

entertainment Cinematograph_Act_1909 Censorship of films in Britain grew out of a law against fires.
It had cinemas licensed, as film burned so easily. Councils found that they could add any condition.

entertainment https://supreme.justia.com/cases/federal/us/236/230/ Films had no freedom of speech in America from 1915 to 1952. The highest court had found that they are a business, like a circus.
Any state could forbid what it liked. It ended with a case about a short Italian film, The Miracle.

entertainment https://www.britannica.com/biography/James-Joyce James Joyce opened a cinema in Dublin in 1909. It was a failure.
He had talked businessmen in Trieste into it. Within weeks he was back there, teaching English.

entertainment https://doi.org/10.1287/mnsc.1120.1657 The players whom America’s football clubs choose first each year bring less for their pay than those chosen later.
Clubs are too sure that they can tell who will be good. They would do well to sell the first choice.

entertainment https://www.legislation.gov.uk/ukpga/1968/54 Until 1968 no new play could be put on in public in Britain before an officer of the royal household had passed it.
The musical Hair opened in London the day after his power had ended.

entertainment https://doi.org/10.1126/science.1121066 In eight separate worlds on the internet, 14,000 people chose among the same songs. In each world other songs became hits.
They could see what others had chosen. The best songs seldom did badly; beyond that, it was luck.

entertainment https://doi.org/10.1103/PhysRevLett.110.228701 In front of the stage at a heavy metal concert, people move like the molecules of a gas, physicists found in 2013.
They had measured speeds in videos. When the crowd runs in a circle it is a vortex.

entertainment https://doi.org/10.1056/NEJM200409163511224 Rembrandt’s self-portraits show him with a squint, two researchers argued in 2004. It may have helped him to paint.
Whoever lacks depth in his sight may find it easier to turn the world into something flat.

entertainment Hans_von_B%C3%BClow Hans von Bülow had his orchestra at Meiningen play standing up, and by heart.
It had fewer than fifty players, and was soon asked for all over Europe.

entertainment https://doi.org/10.1257/aer.101.1.129 Golfers hole a putt for par more often than the same putt for a birdie, a study of 2.5 million putts found.
To be one over par seems to hurt more than it pleases to be one under. So they take more care.

entertainment https://doi.org/10.1016/j.cub.2017.12.042 People in sixty countries could tell whether a song they had never heard is for dancing or for a baby.
The songs were from 86 small societies all over the world. Fourteen seconds of each were enough.

entertainment Parsifal Richard Wagner wished Parsifal to be staged at Bayreuth only. In 1903, twenty years after his death, New York staged it all the same.
His widow went to court, in vain. America had not signed the international treaty on copyright.

entertainment Desire_Caught_by_the_Tail Pablo Picasso wrote a play about hunger and cold. Camus directed its first reading, and Sartre was in it.
It was held in 1944, in a flat in occupied Paris.

entertainment Hornussen In a Swiss game one side drives a puck across a field with a long whip. The other throws boards at it in the air.
A team loses points for each puck that lands. It may fly at 300 kilometres an hour.

entertainment https://doi.org/10.1257/app.20170300 American children who had been able to watch Sesame Street when it was new were less often kept back at school.
A third lived where it was on a channel that most sets received badly. That made it a test.

entertainment https://doi.org/10.1038/srep43987 Two people who tap a beat together speed up, without noticing it. They do so far less when each is alone.
Whoever is behind catches up at once, it seems, and whoever is ahead hardly waits.

entertainment Stymie In a match between two golfers, until 1952, whoever found the other’s ball in his way on the green had to play round it, or over it.
In Britain one might be lifted only if they lay within six inches. Whoever is stuck is still called stymied.

entertainment https://supreme.justia.com/cases/federal/us/111/53/ In a case about a portrait of Oscar Wilde, America’s highest court decided in 1884 that a photograph can have an author.
A printer had sold 85,000 copies. It was the photographer who had thought of the pose, the court held.

entertainment https://www.britannica.com/topic/Anna-Karenina-novel The journal that had printed Anna Karenina in instalments refused to print the end.
Leo Tolstoy had mocked volunteers for a war in the Balkans. Readers were given a summary.

entertainment Stroh_violin For early recordings many violinists played an instrument with a metal horn in place of the body.
The machine heard little of an ordinary violin. Augustus Stroh’s aimed its sound straight at it.

entertainment https://doi.org/10.1073/pnas.1221454110 People who saw pianists at a competition, without the sound, guessed who had won more often than those who heard them.
Even professional musicians did. Nearly all of them had said that it is the sound that counts.

entertainment https://www.britannica.com/biography/William-Hogarth William Hogarth held back A Rake’s Progress until Parliament had passed a law against copying. It is named after him.
Cheap copies had cost him much of what he might have earned by the series before it.

entertainment Tromba_marina Nuns in Germany used to play a fiddle with one long string, which sounded like a trumpet.
One foot of its bridge stands loose, and rattles on the wood. In German it is called the nun’s violin.

entertainment https://www.britannica.com/art/recital-musical-performance Franz Liszt was the first pianist to give whole concerts on his own. He called them soliloquies at first.
The concert, he wrote to a princess in 1839, is myself.

entertainment https://www.britannica.com/biography/Aleksandr-Borodin Alexander Borodin, a professor of chemistry, said that he could compose only when he was too ill to lecture.
His friends, he wrote, no longer wished him good health but hoped that he was ill.

entertainment https://en.tchaikovsky-research.net/pages/The_Nutcracker Tchaikovsky had the first celesta in Russia ordered in secret, lest Rimsky-Korsakov write for it before him.
He had heard it in Paris, where it had just been invented. It is the voice of the Sugar Plum Fairy.

entertainment Gamelan Many a bronze instrument of Bali is built with a twin that is slightly out of tune with it.
Struck together, the two beat against each other, which makes the sound shimmer.

entertainment https://americanhistory.si.edu/collections/object/nmah_670130 The ruby slippers in Washington do not match. Their other halves were a pair that had been stolen from another museum.
It came to light when the FBI had found the stolen ones, and brought them in for comparison.
`
