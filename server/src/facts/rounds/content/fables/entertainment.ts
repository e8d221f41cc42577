export const ENTERTAINMENT_FABLES = `
entertainment https://www.britannica.com/topic/Sherlock-Holmes Conan Doyle put Sherlock Holmes in a deerstalker in the very first novel, in 1887.
The word is in none of his stories. The illustrator Sidney Paget first drew the hat, in 1891.

entertainment https://www.britannica.com/biography/Lotte-Reiniger Snow White and the Seven Dwarfs (1937) was the first full-length animated film.
Lotte Reiniger’s The Adventures of Prince Achmed (1926) is the oldest that survives. El Apóstol, now lost, was shown in Argentina in 1917.

entertainment https://www.britannica.com/biography/Antonio-Salieri Mozart was poisoned in 1791. On his own deathbed, his rival Salieri confessed to the crime.
Mozart died of an illness. Salieri later taught his son, and the two men who nursed Salieri at the end swore that he had confessed nothing.

entertainment Count_Dracula In Bram Stoker’s novel (1897), Count Dracula crumbles to dust in the light of the Sun.
He walks about London by day, only weaker, and dies by knives. Sunlight first killed a vampire in the film Nosferatu, in 1922.

entertainment https://www.britannica.com/biography/Alfred-Hitchcock Alfred Hitchcock won one Academy Award for best director, in 1941, for Rebecca.
He was nominated five times and never won. Rebecca was named best picture, but that award went to its producer.

entertainment Cinderella In Perrault’s 1697 tale Cinderella’s slippers were made of fur, until a translator turned them to glass.
Perrault himself wrote verre, glass. That he had meant vair, a fur, was a guess made in the 19th century.

entertainment https://www.britannica.com/topic/Moonlight-Sonata Beethoven named his Moonlight Sonata, finished in 1801, after a night on Lake Lucerne.
He called it a sonata ‘almost like a fantasy’. It was a critic, Ludwig Rellstab, who was put in mind of moonlight on that lake.

entertainment L%27Arriv%C3%A9e_d%27un_train_en_gare_de_La_Ciotat In 1896 a Paris audience fled in panic from the Lumière brothers’ film of an oncoming train.
No report from the time mentions anyone fleeing. Film historians call it the founding myth of the cinema.

entertainment https://www.britannica.com/topic/Mona-Lisa-painting Napoleon took the Mona Lisa from Italy in 1797. For some years it hung in his bedroom.
Leonardo took it to France himself in 1516, and the king acquired it. The bedroom is right.

entertainment James_Cagney James Cagney snarls You dirty rat in a 1931 gangster film.
He says it in none of his films, as he liked to point out. In Taxi!, made the next year, he calls a man a ‘dirty, yellow-bellied rat’.

entertainment W._C._Fields The tombstone of W. C. Fields, who died in 1946, says that he would rather be in Philadelphia.
It bears his name and the years of his life. The line is from a joke epitaph for him, printed in Vanity Fair in the 1920s.

entertainment Minute_Waltz Chopin wrote his Minute Waltz to be played in exactly sixty seconds. It came out in 1847.
The nickname isn’t his, and means ‘tiny’. The piece usually takes about two minutes.

entertainment https://www.britannica.com/biography/Ub-Iwerks The first Mickey Mouse films, made in 1928, were drawn by Walt Disney himself.
Ub Iwerks animated them almost single-handed. Disney lent Mickey his voice.

entertainment https://www.britannica.com/topic/The-Jazz-Singer-film-1927 The Jazz Singer (1927) was the first film with dialogue from beginning to end.
Most of it is silent, with title cards; people talk for about two minutes. The first all-talking feature was Lights of New York, in 1928.

entertainment Ben-Hur_(1959_film) A stuntman died in the chariot race of Ben-Hur, in 1958. The scene was left in the film.
Nobody did. A stuntman, Joe Canutt, was thrown over the front of his chariot and cut his chin, and that scene is in the film.

entertainment https://www.artic.edu/artworks/6565/american-gothic Grant Wood’s painting American Gothic (1930) shows a farmer and his wife.
They are a farmer and his daughter. Wood’s sister sat for her, and his dentist for the farmer.

entertainment https://doi.org/10.1177/09567976221108944 Mr Monopoly, the man in the top hat on boxes of the game, wears a monocle.
He has a moustache and a cane, but no monocle. In a study published in 2022, more people picked out the wrong picture than the right one.

entertainment https://www.gutenberg.org/ebooks/1513 In Shakespeare’s play, written about 1595, Juliet speaks to Romeo from a balcony.
Shakespeare mentions no balcony, only a window above. The balcony came with later performances.

entertainment https://www.britannica.com/topic/The-Rite-of-Spring A ballet about a pagan sacrifice caused such an uproar in Paris that the curtain had to come down before the end.
It was danced to the end in 1913, although the dancers could hardly hear Stravinsky’s music. Nijinsky is said to have shouted the numbers from the wings.

entertainment El_Ajedrecista In Spain an engineer had built a machine by 1914 that played the end of a chess game. There was a boy hidden in it.
It had nobody inside. Leonardo Torres Quevedo’s machine moved its king and rook by electricity alone, and beat anyone with a king. It can be seen in Madrid.

entertainment https://www.oscars.org/oscars/statuette From 1943 to 1945 metal was so short in America that the Oscars were carved out of wood.
They were of painted plaster. After the war the winners could change them for gilded ones.

entertainment https://thequietus.com/culture/film/the-third-man-anton-karas To film a thriller in ruined Vienna, an English director hired an orchestra in evening dress. It plays throughout.
It is a single zither. Carol Reed had heard Anton Karas play in a wine tavern, and wanted nothing else for The Third Man.

entertainment Timeless_Test Just before the war the English won a cricket match in Durban, which might take as long as it would, on the tenth day.
Nobody won it. In March 1939 the English had to catch the boat home, 42 runs short of the target, and it was called a draw.

entertainment https://www.britannica.com/topic/soap-opera A soap opera has its name from critics, who found that its plots were about as solid as soap bubbles.
The serials on American radio were paid for by makers of soap, who wanted to reach housewives.

entertainment https://www.britannica.com/biography/Antonio-Vivaldi Antonio Vivaldi’s concertos about the seasons have been favourites of concert halls since 1725.
The composer was forgotten for the better part of two centuries. His Four Seasons had to wait for the age of the record to become what they are.

entertainment https://www.britannica.com/topic/Brandenburg-Concertos A margrave of Brandenburg was so pleased by the six concertos that he made Bach his conductor.
There is no sign that he ever thanked him for them, or had them played. When he died the manuscript was valued at a few groschen.

entertainment https://www.britannica.com/topic/Carmen-opera-by-Bizet An opera about a worker in a cigarette factory made its composer a rich man. He had ten years to enjoy it.
Georges Bizet died three months after the first night of Carmen, in 1875, which had been a cool one. Its success came after his death.

entertainment https://www.britannica.com/topic/The-Barber-of-Seville-opera-by-Rossini When an opera about a barber was new, in Rome, it was cheered from the beginning, and the composer was carried home.
The first night was a disaster, with hisses and a cat on the stage. The next performance of Rossini’s Barber of Seville was the triumph.

entertainment https://www.britannica.com/biography/Dante-Gabriel-Rossetti When his wife died, a London painter laid the manuscript of his poems in her coffin. It is still there.
Dante Gabriel Rossetti had the coffin opened at night, seven years later. The poems were published in 1870.

entertainment https://www.britannica.com/biography/Thomas-Carlyle By mistake, a maid burned the manuscript of a history of the French Revolution. Its author gave it up, and turned to other work.
Thomas Carlyle wrote the whole of the first volume once more. The friend to whom he had lent it was John Stuart Mill.

entertainment https://www.britannica.com/biography/T-E-Lawrence In 1919 a British officer left the manuscript of his memoirs at Reading station. It had been handed in by the next morning.
It has never been found. T. E. Lawrence wrote the whole book, Seven Pillars of Wisdom, a second time, mostly from memory.

entertainment https://www.britannica.com/topic/shogi In Japanese chess, as in the chess that we know, a piece is out of the game as soon as it has been taken.
Whoever takes a piece may put it back on the board later, as one of his own. All pieces have the same colour; what counts is which way they point.

entertainment https://www.britannica.com/topic/tarot Tarot cards were made for telling fortunes. Some time later, people in Italy found out that one could play games with them.
It was the other way round. Italians played cards with them in the 15th century; their use for fortune-telling is not known before the 18th.

entertainment https://www.britannica.com/art/ukulele When ships from Europe came to Hawaii, people there had been playing the ukulele for some two hundred years.
The ukulele comes from a small guitar that workers from Madeira brought to Hawaii in 1879. Its Hawaiian name means jumping flea.

entertainment https://www.britannica.com/biography/Paul-Wittgenstein When the pianist Paul Wittgenstein of Vienna had lost his right arm in the war, he gave lessons, but hardly a concert.
He went on giving concerts for decades, with one hand. Ravel, Prokofiev and Britten wrote pieces for his left.

entertainment https://www.mannekenpis.brussels/en/costumes In 1747 a king of France gave a suit to a small bronze boy in Brussels, who has worn it to this day.
He has been given more than a thousand, from judo clothes to an Elvis suit. Louis XV did give him one, which was not his first.

entertainment https://www.britannica.com/biography/Marie-Tussaud Marie Tussaud had to model the heads of people who had been guillotined. In 1794 she was guillotined herself.
She was let go, went to Britain with her waxworks, and lived to be 88.

entertainment https://www.britannica.com/biography/William-Caxton The earliest book printed in the English language came from a workshop close to Westminster Abbey.
It was printed in Flanders, probably at Bruges, around 1474. William Caxton moved to Westminster two years or so later.

entertainment https://www.britannica.com/biography/Antonio-Stradivari A violin maker of Cremona, who lived to be over ninety, made some 1,100 instruments. Those that are left are played with a bow.
Antonio Stradivari made guitars, mandolins and a harp as well. A few of them can be seen in museums.

entertainment https://www.facteurcheval.com/en/ A French postman spent 33 years building a palace from stones that he had found on his round. It was pulled down when he had died.
Ferdinand Cheval’s Ideal Palace stands at Hauterives, and has been a protected monument since 1969.

entertainment https://www.olympedia.org/editions/1 When the Olympic Games were held again, in Athens, each of the 43 winners went home with a medal made of gold.
Winners had silver medals and an olive branch, in 1896. Gold medals were first given in 1904.

entertainment The_Little_Mermaid_(statue) The mermaid has been sitting by the harbour in Copenhagen for over a century, in which she has come to no harm.
Her head has been sawn off twice, and an arm once. She has also been painted several times, and blown off her rock.

entertainment King_(playing_card) In an ordinary English pack of cards, the king of hearts may be known by his moustache. The other three kings are shaven.
He is the one king without a moustache. He is also the one whose sword seems to go into his head.

entertainment https://www.britannica.com/topic/Barbie A doll sold since 1959 as a grown-up lady had been made for nurses, who were to practise bandages on it.
Barbie was modelled on a German doll called Lilli, from a comic strip, which was sold to grown-ups at first.

entertainment https://www.britannica.com/biography/Niccolo-Paganini The Italian violinist who was said to be in league with the devil had his favourite violin laid in his grave.
Niccolò Paganini left it to Genoa, his birthplace. It is kept in the town hall, and winners of a competition may play it.

entertainment Spencer_Gore_(sportsman) The man who won the tennis at Wimbledon in 1877, when it was new, foretold that it would drive out cricket.
Spencer Gore wrote that whoever can play cricket or real tennis would soon be bored by it. He lost the next year, and did not come back.
`
