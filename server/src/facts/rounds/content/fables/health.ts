export const HEALTH_FABLES = `
health https://doi.org/10.1257/pol.3.3.1 Californian babies born just after midnight may stay in hospital for a night longer than those born just before. Fewer of them have to come back.
Just as many do, and as many die. Nights are counted from midnight, which made it a test of whether the second one is worth its price.

health https://doi.org/10.1056/NEJMoa0900563 In two trials cement pumped into broken vertebrae eased the pain far better than a sham operation.
It did no better. Even those for whom none was meant had cement prepared beside them, so that they would smell it.

health https://www.nber.org/papers/w18033 In the east of India lots decided who was given a better stove, with a chimney. Four years on, those women breathed in less smoke.
They did so in the first year only. The stoves were used less and less, and those that broke were not mended.

health Jean-Baptiste_Pussin The man who ran the ward for the mad at Bicêtre, near Paris, in the 1790s was a doctor, trained by Philippe Pinel.
Jean-Baptiste Pussin was a tanner who had come there as a patient. Pinel learned from him. It was Pussin who took the chains off his patients there.

health Rose_Case In 1704 the House of Lords forbade a London apothecary to treat a butcher. Only physicians might say what to take.
It took his side against the physicians, who had won in a lower court. From then on the law let apothecaries prescribe as well as sell.

health https://supreme.justia.com/cases/federal/us/221/488/ A medicine that was sold as a cure for cancer, and was none, broke the new law on labels, America’s highest court held in 1911.
It did not. The law forbade lies about what a medicine consists of, it held, not about what it does. Congress changed it the next year.

health https://doi.org/10.1542/peds.2014-2968 A 2015 study of a thousand Swedish children found more allergies where plates were washed by hand than where there was a dishwasher.
It was the other way round. Hands may leave more germs, the doctors wrote, and the body gets used to them.

health Heparin A student in Baltimore who is credited with finding heparin, in 1916, had been looking for something that keeps blood from clotting.
Jay McLean had been looking for things that make it clot. This one, which he had got from a dog’s liver, did the opposite.

health https://www.britannica.com/topic/Hippocratic-oath A doctor who took the oath of Hippocrates, in its original version, swore to treat the poor without a fee.
It does not mention the poor. What he swore to do without a fee was to teach the sons of his own teacher.

health https://doi.org/10.1257/pol.4.1.186 When Americans were offered a gift for giving blood, fewer of them came, as records of 14,000 blood drives show.
More came, and the more the gift was worth, the more they were. Some of them had deserted another place near by.

health https://doi.org/10.1111/joa.12994 A little bone behind the knee is dying out: a 2019 study found it three times rarer than a century ago.
It found the fabella more than three times as common as it was then. Taller and heavier people may be the reason.

health https://doi.org/10.1126/science.1246183 Oregon once drew lots for health insurance. People who had won it turned up in emergency rooms less often.
They turned up 40 per cent more often, for a year and a half from 2008. They no longer had to pay for it.

health https://doi.org/10.1257/pol.4.4.68 Families in Tangier were helped to have water piped into the house, and not to fetch it. From then on their children fell ill less often.
They fell ill as often, as the public taps had been clean. But the families were happier, and quarrelled less with their neighbours.

health https://doi.org/10.1377/hlthaff.28.6.w1110 When fast food in New York had to show its calories, customers in the poorer quarters bought a third fewer of them.
Their receipts showed no fewer than before, although more than a quarter of those who had seen the figures said that they had heeded them.

health https://doi.org/10.1056/NEJMoa2204737 A hundred people wore sensors for two weeks. On days with coffee the upper chambers of their hearts had twice as many extra beats.
They had about as many as on other days. The lower chambers had more. With coffee, people walked a thousand steps more and slept half an hour less.

health https://www.nber.org/papers/w13301 An economist studied visitors to Florida who had a heart attack there. As many survived where the hospitals spend little as where they spend much.
More survived where they spend much. A visitor does not choose the place for its hospital, so it was a fair test.

health https://www.britannica.com/biography/Alois-Alzheimer A doctor who described a new kind of dementia, in a woman of 51, named it after himself.
Alois Alzheimer described it in 1906. It was his superior, Emil Kraepelin, who called it Alzheimer’s disease, in a textbook printed in 1910.

health https://doi.org/10.1056/NEJMsa1308261 In Ontario all hospitals had to begin using checklists for operations. In three months deaths fell by almost half.
They hardly changed, among 200,000 patients. They had fallen by almost half where such lists were first tried out.

health https://mathshistory.st-andrews.ac.uk/Biographies/Lobachevsky/ When cholera came to Kazan, in 1830, its university sent everybody home, and the rector was the first to leave.
Nikolai Lobachevsky shut the gates, with the professors, the students and their families inside. Far fewer of them died than in the town.

health https://doi.org/10.1001/jama.2015.10803 In China hundreds of children were sent out to play for forty more minutes a day. Just as many became short-sighted.
It was 30 per cent of them in three years, and 40 per cent of the others. Daylight seems to be good for the eyes.

health Leech In the 1830s, when bleeding was in fashion, France sold some forty million leeches a year to its neighbours.
It bought them, as its own ponds had been emptied. They came from as far away as Hungary and Russia.

health https://doi.org/10.1177/0956797611419172 In a 2011 study doctors and nurses washed their hands more often when a sign told them that it kept them from falling ill themselves.
That sign made no difference. One that spoke of the patients instead did.

health https://www.nber.org/papers/w16013 Two economists looked at Britons who had to stay at school for a year longer, from 1947 on. They had lived longer for it.
They had lived no longer than those born just too early for it, nor were they any healthier to speak of.

health https://www.jameslindlibrary.org/amberson-jb-mcmahon-bt-pinner-m-1931/ In the 1920s doctors in Detroit tossed a coin to decide which patients with tuberculosis were given salts of gold. It was those who did better.
Those with the gold did worse, and it harmed some of them. Hardly anybody in America used it after the trial.

health https://doi.org/10.1111/j.1748-1716.2012.02452.x Cyclists who drank hot water stayed hotter than those who drank cold water, a trial found.
They held less heat, as they sweated more than was needed. It works as long as the sweat can dry.

health https://doi.org/10.1161/01.CIR.0000151424.02045.F7 Fewer Americans die of their hearts on Christmas Day than on other days of the winter. They seem to hold out for it.
More die on it than on almost any other day. People may put off going to a doctor, or find fewer on duty.

health https://www.britannica.com/biography/Filippo-Pacini A doctor from Berlin saw the germ of cholera before anybody else. It was in Egypt in 1883.
Robert Koch was not the first. Filippo Pacini of Florence had described it in 1854; since 1965 his name has been a part of the germ’s.

health Pin_Index_Safety_System In hospitals a small cylinder of laughing gas fits on where one of oxygen belongs. It is the colour that tells them apart.
Two pins keep it off. They stand in other places for each gas, and fit into holes in the valve. It was agreed on in the 1950s, as cylinders had been mixed up.

health https://doi.org/10.1257/aer.20180284 Villages in central Africa that the doctors of the French army had visited most trust medicine more than others, two economists found.
They trust it less: more people refuse a free blood test. Injections against sleeping sickness had been forced on them, and had made some of them blind.

health https://www.rcseng.ac.uk/about-the-rcs/history-of-the-rcs/ In 1540 a king of England parted London’s surgeons from the barbers, and gave each of them a guild. A painting shows it.
Henry VIII joined the two, as Holbein painted it. They stayed together until 1745, but a barber was only to pull teeth.

health https://doi.org/10.1056/NEJMoa2202106 In a trial of five years older Americans who were given vitamin D broke a third fewer bones than others.
They broke as many. The trial had 26,000 people in it, and few of them had been short of the vitamin.

health https://doi.org/10.1093/qje/qjz023 A university in Illinois paid staff, who had been chosen by lot, to look after their health. They went to the gym more often, and saw doctors less.
It changed neither. People who join such programmes by themselves had been healthier in the first place.

health https://doi.org/10.1016/S0140-6736(98)10063-6 Doctors who looked at 39 trials of bed rest found that it had helped in most of them.
In none did patients recover better for it, and in some they fared worse. The trials were of fifteen conditions, from back pain to birth.

health https://jamanetwork.com/journals/jama/fullarticle/182650 Researchers counted the people in deadly crashes while America voted for its president, eight times. There were fewer than on other Tuesdays.
There were almost a fifth more, from 1976 to 2004. Others found that the rest of the day made up for it.

health https://www.britannica.com/biography/Willem-Johan-Kolff During the war a Dutch doctor built an artificial kidney, with sausage skin for a filter. It saved the first patient on whom he tried it.
Willem Kolff lost some fifteen patients with it. The one who woke from her coma, in 1945, lived for years.

health Charles_Kelman Surgeons break up the clouded lens of an eye with ultrasound. The man who thought of it had been watching bats.
Charles Kelman told that he had been at his dentist’s, in the 1960s. His teeth were being cleaned with such a tool.

health https://doi.org/10.1056/NEJM199103213241201 In a large trial, two drugs against an irregular heartbeat saved hundreds of patients who had had a heart attack.
More than twice as many died as of those on dummy pills. The drugs had been given to many thousands when it was found out, in 1989.

health Guide_dog The first school for guide dogs was opened in the north of England in 1931, for miners who had lost their sight.
There had been one at Oldenburg in Germany since 1916, for soldiers whom the war had made blind. The English one began with four dogs.

health https://en.wikisource.org/wiki/Page:A_philosophical_essay_on_probabilities_Tr._Truscott,_Emory_1902.djvu/155 In 1760 Daniel Bernoulli worked out what it would do to inoculate everybody against smallpox. People would live for a few weeks longer, on average.
It would be about three years. Bernoulli, who is known for the flow of fluids, reckoned with a life of less than thirty years.

health Charit%C3%A9 A great hospital in Berlin was built in 1710 outside the walls, for the plague. In the same year thousands died in it.
The plague never came to Berlin. The Charité became a house for the poor, and in 1727 a hospital.

health Oswald_Hope_Robertson Until the end of the First World War blood could not be stored, so that donors had to lie down beside the wounded.
In 1917 an American doctor, Oswald Robertson, took blood to the front in bottles, with a salt against clotting. It kept on ice for over three weeks.

health Disulfiram The drug that makes drinkers sick after one glass was made a remedy by two Danes who had been looking for just that.
They had been looking for a cure for worms. They took it themselves, to see whether it was safe, and then had a drink.

health Cinchona In Peru a bark cured a viceroy’s wife of malaria. She took it home to Spain in about 1641, and gave it to the poor.
The Countess of Chinchón died on the way home, and a diary of the household does not mention that she had malaria. Linnaeus named the tree after her.

health https://doi.org/10.1056/NEJMoa1706222 For a century patients with a heart attack were given oxygen to breathe. A Swedish trial showed in 2017 that this saves lives.
About as many died with it as without, among over six thousand patients. None of them had been short of oxygen.

health https://www.britannica.com/science/heart-transplant A heart that has been transplanted needs an electric pacemaker for good, as the nerves that led to it are cut.
It sets its own beat, as every heart does. Without those nerves it beats rather faster at rest, and is slower to speed up.
`
