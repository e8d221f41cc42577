export const HEALTH_FABLES = `
health https://www.britannica.com/biography/Galen The doctor on whom Europe relied for most of the Middle Ages cut up hundreds of dead Romans.
Rome did not allow it. Galen learned from apes and pigs, and some of his mistakes stood until the 16th century.

health https://www.britannica.com/biography/Marcello-Malpighi William Harvey saw in a microscope how blood gets from the arteries to the veins.
He only concluded that it must, in 1628. The capillaries were seen by Marcello Malpighi, in the lung of a frog, when Harvey was dead.

health https://www.nobelprize.org/prizes/medicine/1904/pavlov/facts/ Ivan Pavlov was honoured in Stockholm in 1904 for his dogs, which dribbled at a signal.
It was for his work on digestion. He told the audience in Stockholm of those reflexes, which he had only begun to study.

health Jean-Baptiste_Pussin In 1793 a doctor freed the mad of a Paris hospital from their chains, as a famous painting shows.
Jean-Baptiste Pussin, who ran the ward and had been a patient himself, did it in 1797, when Pinel had left. The painter was wrong.

health Claudius_Amyand The first appendix was taken out of a living patient in the 1840s, under ether.
Claudius Amyand did it in London in 1735. A boy of eleven had swallowed a pin, and recovered.

health https://paperspast.natlib.govt.nz/newspapers/CHP19510928.2.15 Around 1950 British volunteers sat about in draughts, for the sake of research, in wet clothes. It gave most of them a cold.
It gave a cold to none of them, at Salisbury. They had kept on their wet socks as well, and some had been given germs.

health https://www.who.int/news-room/fact-sheets/detail/leprosy Leprosy, one of the oldest diseases known, spreads so easily that a handshake or a shared cup may be enough.
It does not spread like that. It takes months of close contact with somebody who is not being treated, and it can be cured.

health https://www.britannica.com/biography/Crawford-Williamson-Long The surgeon who was the first to use ether told the world within the week.
Crawford Long, of Georgia, did so in 1842 and published nothing for seven years. By then three others were fighting over who had been first.

health https://www.britannica.com/topic/Hippocratic-oath A doctor who took the oath of Hippocrates, in its original version, swore to treat the poor without a fee.
It does not mention the poor. What he swore to do without a fee was to teach the sons of his own teacher.

health https://doi.org/10.7554/eLife.49555 The temperature of the human body has risen by more than half a degree since the 1860s, a study of Americans found.
It has fallen by about that much, perhaps because people have fewer inflammations today, or warmer rooms.

health https://doi.org/10.1111/joa.12994 A little bone behind the knee is dying out: it is three times rarer than a century ago, doctors found in 2019.
The fabella is more than three times as common as it was then. Taller and heavier people may be the reason.

health https://doi.org/10.1126/science.1246183 Oregon once drew lots for health insurance. People who had won it turned up in emergency rooms less often.
They turned up 40 per cent more often, for a year and a half from 2008. They no longer had to pay for it.

health https://doi.org/10.1016/0304-3959(96)02994-6 The longer an examination lasts, the more painful it is in a patient’s memory, doctors in Toronto found.
Its length hardly counted. What counted was the worst moment and the last.

health https://doi.org/10.1126/science.aau8650 The ends of chromosomes shorten with age. In an astronaut who spent a year in space they shortened faster than in his twin.
They became longer, and nobody knows quite why. Back on Earth most of them shrank again within two days.

health https://doi.org/10.1056/NEJMoa2204737 A hundred people wore sensors for two weeks. On days with coffee the upper chambers of their hearts had half as many extra beats again.
They had about as many as on other days. With coffee, people walked a thousand steps more and slept half an hour less.

health https://doi.org/10.1016/j.socscimed.2008.09.044 Whenever doctors had gone on strike, more patients died than usual, a review of five strikes found.
Death rates stayed the same or fell. Operations that can wait were put off, and each carries a risk.

health https://www.britannica.com/biography/Alois-Alzheimer The doctor who first described a new kind of dementia, in a woman of 51, named it after himself.
Alois Alzheimer described it in 1906. It was his superior, Emil Kraepelin, who called it Alzheimer’s disease, in a textbook printed in 1910.

health https://doi.org/10.1056/NEJMsa1308261 In Ontario all hospitals had to begin using checklists for operations. In three months deaths fell by almost half.
They hardly changed, among 200,000 patients. They had fallen by almost half where such lists were first tried out.

health https://www.smithsonianmag.com/smart-news/exhibition-celebrates-florence-nightingale-through-200-objectsincluding-her-famed-lamp-180974357/ The lamp that Florence Nightingale took round the wards burned oil, and had a spout. The badges of nurses show it.
She had a Turkish lantern, which folds up, with a candle in it. It was painters who gave her the lamp with a spout.

health https://doi.org/10.1001/jama.2015.10803 In China thousands of children were sent out to play for forty more minutes a day. Just as many became short-sighted.
It was 30 per cent of them in three years, and 40 per cent of the others. Daylight seems to be good for the eyes.

health Leech In the 1830s, when bleeding was in fashion, France sold some forty million leeches a year to its neighbours.
It bought them, as its own ponds had been emptied. They came from as far away as Hungary and Russia.

health https://doi.org/10.1177/0956797611419172 Doctors and nurses washed their hands more often when a sign told them that it keeps them from falling ill themselves.
That sign did nothing. One that spoke of the patients instead did make a difference, a 2011 study found.

health https://doi.org/10.1016/j.ahj.2005.05.028 Heart patients for whom strangers had prayed recovered better than others, an American trial with 1,802 patients found.
Prayer made no difference to those who did not know about it. Those who had been told did slightly worse.

health https://www.britannica.com/biography/Elizabeth-Garrett-Anderson A society in London licensed a woman as a doctor in 1865, and invited others to follow.
It had to license Elizabeth Garrett, by its own charter. It changed its rules at once, so that no other woman could follow.

health https://doi.org/10.1111/j.1748-1716.2012.02452.x Cyclists who drank hot water stayed hotter than those who drank cold water, a 2012 trial found.
They held less heat, as they sweated more than was needed. It works as long as the sweat can dry.

health https://doi.org/10.1161/01.CIR.0000151424.02045.F7 Fewer Americans die of their hearts on Christmas Day than on other days of the winter. They seem to hold out for it.
More die on it than on almost any other day. People may put off going to a doctor, or find fewer on duty.

health https://www.britannica.com/biography/Filippo-Pacini A doctor from Berlin was the first to see the germ of cholera. It was in Egypt in 1883.
Robert Koch was not the first. Filippo Pacini of Florence had described it in 1854; since 1965 his name has been a part of the germ’s.

health https://www.britannica.com/biography/Robert-Koch In 1890 a famous doctor in Berlin announced a remedy for tuberculosis. It cured about half of those to whom it was given.
Robert Koch’s tuberculin cured hardly anyone, and harmed some. It turned out to be good for something else, for finding out who is infected.

health https://www.britannica.com/science/contact-lens Before there were plastics, a lens could not be worn on the eye itself, although it had been suggested.
Lenses of glass were worn from the late 1880s. They covered the white of the eye as well, and could be borne for some hours.

health https://www.rcseng.ac.uk/about-the-rcs/history-of-the-rcs/ A king of England parted London’s surgeons from the barbers, and gave each of them a guild. A famous painting shows it.
Henry VIII joined the two, in 1540, as Holbein painted it. They stayed together until 1745, but a barber was only to pull teeth.

health https://doi.org/10.1056/NEJMoa2202106 In a trial of five years older Americans who were given vitamin D broke a third fewer bones than others.
They broke as many. The trial had 26,000 people in it, and few of them had been short of the vitamin.

health https://doi.org/10.1093/qje/qjz023 A university paid staff, who had been chosen by lot, to look after their health. They went to the gym more often, and saw doctors less.
It changed neither, in Illinois. People who join such programmes by themselves had been healthier in the first place.

health https://doi.org/10.1016/S0140-6736(98)10063-6 Doctors who looked at 39 trials of bed rest found that it had helped in most of them.
In none did patients recover better for it, and in some they fared worse. The trials were of fifteen conditions, from back pain to birth.

health https://doi.org/10.1136/bmj.1.4877.1451 In 1951 the doctors of Britain were asked by post how much they smoked. Too few of them answered for a study.
Some 40,000 did, two in three. By 1954 enough of them had died to show that smoking causes lung cancer.

health https://www.britannica.com/biography/Willem-Johan-Kolff During the war a Dutch doctor built an artificial kidney, with sausage skin for a filter. It saved the patient on whom he tried it before any other.
Willem Kolff lost some fifteen patients with it. The one who woke from her coma, in 1945, lived for years.

health https://doi.org/10.1056/NEJM199404143301501 In a trial of 29,000 smokers in Finland, a vitamin from carrots kept many of them from lung cancer.
Those who took beta-carotene had 18 per cent more of it. The trial, published in 1994, was to show the opposite.

health https://doi.org/10.1056/NEJM199103213241201 In a large trial, two drugs against an irregular heartbeat saved hundreds of patients who had had a heart attack.
More than twice as many died as of those on dummy pills. The drugs had been given to many thousands when it was found out, in 1989.

health Guide_dog The first school for guide dogs was opened in the north of England in 1931, for miners who had lost their sight.
There had been one at Oldenburg in Germany since 1916, for soldiers whom the war had made blind. The English one began with four dogs.

health https://www.britannica.com/topic/National-Health-Service In the first years of Britain’s National Health Service, patients still had to pay for spectacles and false teeth.
They were free, and millions of people asked for them. When charges came in, in 1951, the minister who had founded the service resigned.

health Charit%C3%A9 A great hospital in Berlin was built in 1710 outside the walls, for the plague. In the same year thousands died in it.
The plague never came to Berlin. The Charité became a house for the poor, and in 1727 a hospital.

health Oswald_Hope_Robertson Until the end of the First World War blood could not be stored, so that donors had to lie down beside the wounded.
In 1917 an American doctor, Oswald Robertson, took blood to the front in bottles, with a salt against clotting. It kept on ice for over three weeks.

health https://www.britannica.com/biography/Girolamo-Fracastoro Syphilis is named after a doctor of ancient Greece, who wrote down its signs.
It is named after a shepherd, the hero of a poem on the disease by Girolamo Fracastoro, a doctor of Verona. It was printed in 1530.

health Cinchona In Peru a bark had cured a viceroy’s wife of malaria. She took it home to Spain in 1641, and gave it to the poor.
The Countess of Chinchón died on the way home, and a diary of the household does not mention that she had malaria. Linnaeus named the tree after her.

health https://doi.org/10.3201/eid1902.120312 In 1377 Dubrovnik began to keep ships from places with the plague waiting outside for forty days.
They had to wait for thirty. It became forty later, in Italian quaranta, from which the word quarantine was made.

health https://www.britannica.com/science/heart-transplant A heart that has been transplanted needs an electric pacemaker for good, as the nerves that led to it are cut.
It sets its own beat, as every heart does. Without those nerves it beats rather faster at rest, and is slower to speed up.
`
