export const ENTERTAINMENT_TRUTHS = `
entertainment https://patents.google.com/patent/US1370316A/en In 1921 Harry Houdini patented a diver’s suit that is easy to escape from.
A diver in danger was to shed it under water, without any help.

entertainment https://patents.google.com/patent/US3473526A/en Zeppo, one of the Marx Brothers, patented a pulse monitor for the wrist.
It was to warn people with heart trouble. He had left the act to become an agent and engineer.

entertainment https://www.gutenberg.org/ebooks/55 In the original book, the Emerald City of Oz looks so green because everyone wears green spectacles.
The Wizard has them locked on. The city, he says in the end, is no greener than any other.

entertainment https://www.gutenberg.org/ebooks/16 In the original novel, Peter Pan thins out the Lost Boys when they seem to be growing up.
Growing up is against the rules, the book explains, and leaves it at that.

entertainment https://www.gutenberg.org/ebooks/829 Gulliver’s Travels tells of two moons of Mars. Nobody saw them until 151 years later.
Kepler had guessed at two for Mars, halfway between the Earth’s one and Jupiter’s four.

entertainment https://www.gutenberg.org/ebooks/103 Nobody travels by balloon in Jules Verne’s Around the World in Eighty Days.
The 1956 film put one in, and the picture stuck.

entertainment https://www.gutenberg.org/ebooks/500 In the original, Pinocchio kills the talking cricket with a hammer, in the fourth chapter.
At first the serial ended with Pinocchio hanged from an oak. Readers asked for more.

entertainment https://www.nationalgallery.org.uk/paintings/diego-velazquez-the-toilet-of-venus-the-rokeby-venus In 1914 a suffragette slashed a Venus by Velázquez in London’s National Gallery.
Mary Richardson was protesting against the arrest of Emmeline Pankhurst the day before.

entertainment https://www.tate.org.uk/art/artworks/duchamp-fountain-t07573 The urinal that Marcel Duchamp sent to an exhibition was lost. Those in museums are replicas.
He had the replicas made in the 1960s. An old photograph served as the guide.

entertainment https://www.tate.org.uk/art/artworks/manzoni-artists-shit-t07667 In 1961 an artist priced tins of what he said was his own excrement by their weight in gold.
Thirty grams cost as much as thirty grams of gold. What is in the tins is disputed.

entertainment https://www.aslsp.org/ An organ piece by John Cage, begun at Halberstadt in 2001, is to end in 2640.
It lasts 639 years, because a great organ was built in the town 639 years before 2000.

entertainment https://www.pepysdiary.com/diary/1662/05/09/ Mr Punch is first heard of in England on 9 May 1662, when Samuel Pepys saw him at Covent Garden.
He was so pleased that he took his wife to see it two weeks later.

entertainment https://www.etymonline.com/word/tragedy Tragedy is Greek, and means the song of goats. Nobody knows for certain why.
A goat may have been the prize, or the sacrifice, or the costume.

entertainment https://doi.org/10.1901/jaba.1974.7-497a A 1974 paper on writer’s block consists of a title and an empty page.
A referee wrote that he had studied it with lemon juice and X-rays, and found no flaw.

entertainment The_Frog_Prince In the Brothers Grimm’s 1812 tale, the princess does not kiss the frog. She throws him against a wall.
It breaks the spell all the same. The kiss came with later tellers.

entertainment Th%C3%A9%C3%A2trophone Marcel Proust listened to operas at home, live, by telephone.
The service, opened in 1890, brought whole evenings at the theatre to its subscribers.

entertainment Art_competitions_at_the_Summer_Olympics Until 1948 there were Olympic medals for architecture, painting and poetry.
Pierre de Coubertin, the founder of the Games, won gold for a poem in 1912, under a false name.

entertainment Rowing_at_the_1900_Summer_Olympics In 1900 a boy picked up in Paris steered two Dutch rowers to victory at the Olympics. His name was not recorded.
Their own steersman was too heavy. The boy posed for a photograph, and was never traced.

entertainment Haydn%27s_head Joseph Haydn’s skull was stolen from his grave in 1809. It came back to the rest of him in 1954.
Phrenologists wanted to look for bumps of genius.

entertainment Fritz_Kreisler For thirty years Fritz Kreisler played pieces by old masters. In 1935 he said that they were his own.
A young man who filled a programme with his own name, he explained, would have seemed tactless.

entertainment Joyce_Hatto In 2007 a computer asked to identify a pianist’s CD named somebody else. It was right.
Joyce Hatto’s husband had put out other people’s recordings under her name, about a hundred discs.

entertainment The_Tingler In 1959 a horror film was shown with buzzing motors beneath some of the seats.
They went off when the creature in the film got loose in a cinema.

entertainment Georges_M%C3%A9li%C3%A8s In the First World War hundreds of films by Georges Méliès were melted down, to make heels for boots.
Many of the negatives he burned himself in 1923, when he lost his studio.

entertainment The_Story_of_the_Kelly_Gang The first dramatic film of an hour or more, made in Australia in 1906, is about a gang of outlaws.
Ned Kelly’s mother was still alive when it was shown.

entertainment Benshi In Japan silent films had narrators, some of them more famous than the actors on the screen.
They spoke all the parts. When sound films came, they went on strike.

entertainment Candy_Land The game Candy Land was invented for children in hospital with polio.
Its inventor, Eleanor Abbott, was a patient there herself.

entertainment John_Spilsbury_(cartographer) The jigsaw puzzle began in the 1760s as a lesson: a London engraver cut up maps.
He cut along the borders, so that pupils put countries together.

entertainment The_History_of_King_Lear For some 150 years, from 1681, King Lear ended happily on the English stage.
Nahum Tate let Cordelia live, and marry Edgar. The Fool was left out.

entertainment Globe_Theatre When the Globe burned down in 1613, a man’s breeches caught fire. They were put out with ale.
The thatch had been set alight by a cannon, fired to welcome a king on the stage.

entertainment Dinner_for_One Every New Year’s Eve, Germans watch an English sketch, filmed in 1963, that is hardly known in Britain.
One line, the same procedure as every year, has become a German proverb.

entertainment Moby-Dick The first edition of Moby-Dick, published in London as The Whale, lacked its epilogue. The narrator seemed to have drowned.
Reviewers asked how a dead man could tell the story. The American edition, a month later, had it.
`
