export const ENTERTAINMENT_FABLES = `
entertainment Sherlock_Holmes Conan Doyle put Sherlock Holmes in a deerstalker in the very first novel, in 1887.
The word is in none of his stories. The illustrator Sidney Paget first drew the hat, in 1891.

entertainment The_Adventures_of_Prince_Achmed Snow White and the Seven Dwarfs (1937) was the first full-length animated film.
Lotte Reiniger’s The Adventures of Prince Achmed (1926) is the oldest that survives. El Apóstol, now lost, was shown in Argentina in 1917.

entertainment Antonio_Salieri Mozart was poisoned in 1791. On his own deathbed, his rival Salieri confessed to the crime.
Mozart died of an illness. Salieri later taught his son, and the two men who nursed Salieri at the end swore that he had confessed nothing.

entertainment Hulk The Hulk has been green since his first comic, in 1962.
He started out grey, but the printer could not keep the shade even, and so he turned green in the second issue.

entertainment Count_Dracula In Bram Stoker’s novel (1897), Count Dracula crumbles to dust in the light of the Sun.
He walks about London by day, only weaker, and dies by knives. Sunlight first killed a vampire in the film Nosferatu, in 1922.

entertainment https://www.britannica.com/biography/Alfred-Hitchcock Alfred Hitchcock won one Academy Award for best director, in 1941, for Rebecca.
He was nominated five times and never won. Rebecca was named best picture, but that award went to its producer.

entertainment Cinderella In Perrault’s 1697 tale Cinderella’s slippers were made of fur, until a translator turned them to glass.
Perrault himself wrote verre, glass. That he had meant vair, a fur, was a guess made in the 19th century.

entertainment Piano_Sonata_No._14_(Beethoven) Beethoven named his Moonlight Sonata, finished in 1801, after a night on Lake Lucerne.
He called it a sonata ‘almost like a fantasy’. It was a critic, Ludwig Rellstab, who was put in mind of moonlight on that lake.

entertainment L%27Arriv%C3%A9e_d%27un_train_en_gare_de_La_Ciotat In 1896 a Paris audience fled in panic from the Lumière brothers’ film of an oncoming train.
No report from the time mentions anyone fleeing. Film historians call it the founding myth of the cinema.

entertainment Mona_Lisa Napoleon took the Mona Lisa from Italy in 1797. For some years it hung in his bedroom.
Leonardo took it to France himself in 1516, and the king acquired it. The bedroom is right.

entertainment Shirley_Eaton An actress was painted gold for Goldfinger, in 1964. She suffocated: her skin could not breathe.
Shirley Eaton came to no harm and went on making films. People breathe through their lungs; the skin takes in next to nothing.

entertainment James_Cagney James Cagney snarls You dirty rat in a 1931 gangster film.
He says it in none of his films, as he liked to point out. In Taxi!, made the next year, he calls a man a ‘dirty, yellow-bellied rat’.

entertainment W._C._Fields The tombstone of W. C. Fields, who died in 1946, says that he would rather be in Philadelphia.
It bears his name and the years of his life. The line is from a joke epitaph for him, printed in Vanity Fair in the 1920s.

entertainment Minute_Waltz Chopin wrote his Minute Waltz to be played in exactly sixty seconds. It came out in 1847.
The nickname isn’t his, and means ‘tiny’. The piece usually takes about two minutes.

entertainment Ub_Iwerks The first Mickey Mouse films, made in 1928, were drawn by Walt Disney himself.
Ub Iwerks animated them almost single-handed. Disney lent Mickey his voice.

entertainment The_Jazz_Singer The Jazz Singer (1927) was the first film with dialogue from beginning to end.
Most of it is silent, with title cards; people talk for about two minutes. The first all-talking feature was Lights of New York, in 1928.

entertainment Ben-Hur_(1959_film) A stuntman died in the chariot race of Ben-Hur, in 1958. The scene was left in the film.
Nobody did. A stuntman, Joe Canutt, was thrown over the front of his chariot and cut his chin, and that scene is in the film.

entertainment https://www.artic.edu/artworks/6565/american-gothic Grant Wood’s painting American Gothic (1930) shows a farmer and his wife.
They are a farmer and his daughter. Wood’s sister sat for her, and his dentist for the farmer.

entertainment https://doi.org/10.1177/09567976221108944 Mr Monopoly, the man in the top hat on boxes of the game, wears a monocle.
He has a moustache and a cane, but no monocle. In a study published in 2022, more people picked out the wrong picture than the right one.

entertainment Romeo_and_Juliet In Shakespeare’s play, written about 1595, Juliet speaks to Romeo from a balcony.
Shakespeare mentions no balcony, only a window above. The balcony came with later performances.
`
