export const NEWS_FABLES = `
news https://www.britannica.com/topic/Pravda Pravda, the Soviet newspaper founded in 1912, took its name from the Russian for news.
Pravda means ‘truth’; it was another paper, Izvestia, whose name meant ‘news’. There was no news in Truth, Russians joked, and no truth in News.

news Hindenburg_disaster In 1937 radio listeners heard the airship Hindenburg burn, live, in the words of a reporter.
Herbert Morrison’s words were recorded, and broadcast that night and the next day.

news https://www.heraldnet.com/news/sorry-walter-swedish-anchors-arent-cronkiters/ In Sweden newsreaders used to be called cronkiters, after Walter Cronkite of America’s CBS.
An American author wrote so in the 1970s, and Cronkite repeated it in his memoirs. Swedes who were asked had never heard the word.

news Loch_Ness_Monster The best-known photograph of the Loch Ness Monster, taken in 1934, has never been explained.
It shows a toy submarine with a modelled neck. One of those who had made it said so before he died, and the story came out in 1994.

news The_Thin_Red_Line_(Battle_of_Balaclava) In 1854 The Times’s man at Balaclava reported how a thin red line of Highlanders stood firm.
What William Howard Russell wrote was ‘a thin red streak tipped with a line of steel’. The shorter form came later.

news Sewer_alligator In 1935 boys found an alligator in a New York sewer. Others have been breeding down there since.
The boys did find one, and the odd stray has turned up since. It is too cold for them to live through a winter down there, let alone breed.

news https://doi.org/10.1136/bmj.325.7378.1482 Most of those who opened Tutankhamun’s tomb in 1922 were dead within a few years.
Of the 25 Westerners who were at the openings, most lived for many years; on average they reached the age of 70. Howard Carter died in 1939.

news Indiana_pi_bill In 1897 the American state of Indiana fixed the value of pi at 3.2 by law.
The lower house did pass a bill that implied as much, but the senate shelved it.

news https://quoteinvestigator.com/2014/07/13/truth/ A lie can travel halfway round the world while the truth is putting on its shoes, wrote Mark Twain.
It is in none of his works, and was first credited to him after his death. Jonathan Swift wrote something like it in 1710.

news https://quoteinvestigator.com/2013/01/20/news-suppress/ Journalism, wrote George Orwell in 1946, is printing what someone else does not want printed.
It is in none of his works, and nobody is known to have credited him with it until the 1990s. Similar lines were heard in newsrooms while he was a boy.

news https://history.state.gov/milestones/1866-1898/yellow-journalism The yellow press of the 1890s got its name from its cheap paper, which soon turned yellow.
It got it from the Yellow Kid, a comic-strip character over whom two New York newspapers fought.

news Winter_of_Discontent In 1979 James Callaghan came home to a Britain on strike and said: Crisis? What crisis?
That was a headline in The Sun. What he said was that others in the world would not share the view that there was ‘mounting chaos’.

news Cottingley_Fairies In 1917 two girls photographed fairies in Yorkshire. How they did it was never found out.
They confessed in 1983: the fairies were paper cut-outs, held up by hatpins.

news https://www.smithsonianmag.com/history/crop-circles-the-art-of-the-hoax-2524283/ Crop circles began to appear in England in the 1970s. No one has ever owned up to making one.
Doug Bower and Dave Chorley did in 1991. They had been making them since the 1970s with a plank and some rope, and showed reporters how.

news https://www.smithsonianmag.com/history/abandoned-ship-the-mary-celeste-174488104/ In 1872 the Mary Celeste was found without her crew. The tea on the table was still warm.
There was no meal on the table. Such details come from stories written later, the most famous of them by Arthur Conan Doyle in 1884.

news Bathtub_hoax The White House got its first bathtub in 1851, when Millard Fillmore was president.
H. L. Mencken made that up for a newspaper in 1917. It was reprinted as true for decades, although he owned up in 1926.

news Follow_the_money The informant Deep Throat told the Washington Post’s reporters in 1972 to follow the money.
It is in none of their articles, nor in their book. The line was written for the film All the President’s Men (1976).

news The_Balloon-Hoax In April 1844 a balloon called Victoria crossed the Atlantic from Wales in three days.
Edgar Allan Poe made it up, and The Sun of New York printed it as news. No balloon crossed the Atlantic until 1978.

news https://hoaxes.org/archive/permalink/the_central_park_zoo_escape In 1874 wild animals broke out of New York’s Central Park Zoo. They killed 49 people.
The New York Herald made it all up, as its last paragraph said. Many readers never got that far.

news Cardiff_Giant In 1869 a petrified man was dug up in New York State. P. T. Barnum bought it and put it on show.
The owners of the Cardiff Giant would not sell it. Barnum had a plaster copy made, showed that, and said that theirs was the fake.

news https://www.britannica.com/topic/crossword-puzzle The first crossword was printed in December 1913, by The Times of London.
It was in the New York World, and by Arthur Wynne, who came from Liverpool. The Times held out until 1930.

news https://www.etymonline.com/word/tabloid Tabloid was a printer’s word for half a sheet before it came to mean a newspaper, around 1900.
It was a trademark, registered in 1884, for a drug in the form of a small tablet. Papers with their news in small doses took it from there.
`
