export const SOCIETY_FABLES = `
society https://www.thesmartset.com/article12180701/ The Victorians were so modest that they put frilly covers on the legs of their pianos.
A British traveller told that story about one American school in 1839, and the British repeated it to mock Americans. It was told of Victorian Britain only later.

society Ciabatta Ciabatta, the bread whose name means slipper, has been baked near Venice since the 1500s.
Arnaldo Cavallari, a miller in Adria, introduced it in 1982, as Italy’s answer to the French baguette.

society Ploughman%27s_lunch The ploughman’s lunch of bread, cheese and pickle has been sold under that name since the 1300s.
Farm workers did eat bread and cheese, but the name was made popular in the 1950s and 1960s, to sell more cheese in pubs.

society London_Bridge_(Lake_Havasu_City) In 1968 an American bought London Bridge. He thought that he was getting Tower Bridge.
Robert McCulloch knew what he was buying, and so did the City of London. It still draws visitors to Lake Havasu City, which he founded in Arizona.

society Chop_suey Chop suey was invented in New York in 1896, by the cook of a visiting Chinese statesman.
Li Hongzhang’s visit did make it famous, but immigrants had brought it from southern China, and New York had been eating it since the 1880s.

society General_Tso%27s_chicken General Tso’s chicken was the favourite dish of a Chinese general, who died in 1885.
He can never have tasted it. Peng Chang-kuei, a chef from the general’s province, created it in Taiwan in the 1950s and named it after him.

society Hawaiian_pizza Hawaiian pizza was first served in Honolulu in 1962. Its inventor ran a diner for American sailors.
Sam Panopoulos, who had come from Greece, first put pineapple on a pizza in Chatham, Ontario, in 1962. ‘Hawaiian’ was the brand of the pineapple.

society https://www.britannica.com/plant/Jerusalem-artichoke The Jerusalem artichoke was brought to Europe from the Holy Land by crusaders.
It is a sunflower from North America, and reached Europe in the 17th century. ‘Jerusalem’ is thought to be a garbled girasole, Italian for sunflower.

society https://www.etymonline.com/word/rarebit Cheese on toast was known as Welsh rarebit until people misheard it, and wrote rabbit.
It is the reverse: ‘Welsh rabbit’ is recorded in 1725, ‘rarebit’ only in the 1780s. The rabbit was a joke, and somebody tidied it away.

society https://englishhistoryauthors.blogspot.com/2017/12/queen-charlottes-christmas-tree.html Britain’s first Christmas tree was put up at Windsor in 1841, by Prince Albert.
Queen Charlotte, the wife of George III, had one at Windsor in 1800. Albert made the custom popular.

society Anna_Jarvis America’s Mother’s Day was launched in 1914 by a greetings-card company.
Anna Jarvis of West Virginia campaigned for it in memory of her mother, and then spent years and most of her money fighting the trade in cards and flowers.

society https://blogs.loc.gov/folklife/2014/07/ring-around-the-rosie-metafolklore-rhyme-and-reason/ Ring a Ring o’ Roses describes the Great Plague of London in 1665, from the rash to the sneezes.
The rhyme was first printed two centuries later, often without any sneezing, and nobody is known to have linked it with plague until the 20th century.

society Jacob_W._Davis In 1853 Levi Strauss saw how gold miners tore their pockets. It gave him the idea of riveted trousers.
The idea was that of Jacob Davis, a tailor in Reno. In 1872 he asked Strauss, who sold him his cloth, to pay for the patent and share it.

society German_chocolate_cake German chocolate cake was taken to Texas by German settlers, around 1850.
It is named after Samuel German, who developed a baking chocolate for an American company in 1852. The recipe was in a Dallas newspaper in 1957.

society https://londonist.com/2016/07/do-london-s-horse-statues-have-a-hidden-code On the statue of a rider, the number of hooves in the air shows whether he fell in battle.
Sculptors follow no such rule. In London, Prince Albert has a hoof in the air, the sign of a wound, although he never fought a battle.

society https://quoteinvestigator.com/2015/12/18/live/ May you live in interesting times is an old Chinese curse.
No such saying has been found in Chinese. It turned up in Britain in the 1930s, as something that a diplomat was said to have heard.
`
