export const HEALTH_FABLES = `
health https://doi.org/10.1136/bmj.39420.420370.25 A 1928 study found that shaved hair grows back thicker and darker.
It found no difference. The blunt end of a cut hair feels coarser, and the sun has not bleached it yet.

health https://www.scientificamerican.com/article/crack-research/ For 50 years a doctor cracked the knuckles of one hand only. It was the one that got arthritis.
Donald Unger reported in 1998 that he had arthritis in neither hand.

health https://doi.org/10.1038/365611a0 A 1993 study showed that babies who listen to Mozart grow up cleverer.
It tested 36 students. After ten minutes of Mozart they did better at one kind of puzzle, and the effect was gone within a quarter of an hour.

health https://doi.org/10.1001/jamainternmed.2019.0899 A 1965 Japanese study found that people should walk 10,000 steps a day.
The figure comes from the name of a pedometer, sold in Japan in that year: the 10,000-step meter. Fewer steps do good as well.

health https://www.britannica.com/topic/caduceus Two snakes around a winged staff have been the sign of doctors since ancient Greece.
That is the staff of Hermes, god of trade. The god of medicine had one snake; America’s army doctors spread the mix-up when they chose the wrong staff in 1902.

health https://richardlangworth.com/fleming Churchill’s father paid for Alexander Fleming’s studies. As a boy, Fleming had saved Winston from drowning.
There is no record of either, and Fleming was seven years younger than Churchill. He studied on money that an uncle had left him.

health https://www.britannica.com/biography/James-Lind In 1747 James Lind found that citrus fruit cured scurvy. By 1750 every ship of the Royal Navy carried it.
The Navy did not order lemon juice for its crews until 1795, almost half a century after his experiment.

health https://www.britannica.com/biography/Jonas-Salk Jonas Salk’s 1955 patent on his polio vaccine made him one of the richest men in America.
There was none. ‘Could you patent the sun?’ he said, when he was asked on television who owned it.

health Common_Cold_Unit Volunteers at a British research unit shivered in wet clothes in draughty corridors, and caught twice as many colds as others.
They caught no more than those who had stayed warm and dry. What counted was the virus that both had been given.

health https://doi.org/10.7554/eLife.49555 The temperature of the human body has risen by more than half a degree since the 1860s, a study of Americans found.
It has fallen by about that much, perhaps because people have fewer inflammations today, or warmer rooms.

health https://doi.org/10.1111/joa.12994 A little bone behind the knee is dying out: it is three times rarer than a century ago, doctors found in 2019.
The fabella is more than three times as common as it was then. Taller and heavier people may be the reason.

health Max_Joseph_von_Pettenkofer In 1892 a professor in Munich drank a glass of cholera germs, to show that they do no harm. He was dead within the week.
Max von Pettenkofer had mild diarrhoea, and felt that he had been right. He may have been immune from an earlier bout.

health Albert_Alexander_(police_officer) When penicillin was tried on a policeman at Oxford, in 1941, it saved him. He was soon back on his beat.
He got better within days, but there was too little of the drug, although it was recovered from his urine. He died when it ran out.

health https://www.britannica.com/biography/Christiaan-Barnard A grocer in Cape Town to whom a human heart was transplanted lived with it for another ten years.
Louis Washkansky lived for eighteen days, in 1967. The heart worked, but he died of pneumonia.

health https://www.bbc.com/news/magazine-23988352 Left-handed people die about nine years younger than right-handed people.
A 1991 study said so. The left-handers among the dead were young because old people had been made to use their right hand as children.

health https://doi.org/10.1016/j.socscimed.2008.09.044 Whenever doctors had gone on strike, more patients died than usual, a review of five strikes found.
Death rates stayed the same or fell. Operations that can wait were put off, and each carries a risk.

health 21_grams_experiment In 1907 a doctor in Massachusetts reported on six dying patients. Each had lost 21 grams at the moment of death.
Only one of the six had. Two could not be counted, and the others lost different amounts, some of them twice.

health https://www.britannica.com/topic/Hippocratic-oath A doctor in Britain may not treat patients before he or she has sworn the Hippocratic oath.
There is no such duty. Some medical schools have an oath of some kind, most of them a modern one.

health https://www.britannica.com/topic/Red-Cross-and-Red-Crescent A red cross on white, the sign of army doctors, was taken from the crusaders’ banner.
It is the Swiss flag with its colours changed round, to honour the country where the first Geneva Convention was signed.

health Botulinum_toxin A poison that smooths wrinkles found its way into medicine later, when doctors tried it on squinting eyes.
It was the other way round. It was given for squints from the late 1970s, and a patient’s smoother forehead gave somebody ideas.

health Joseph_Meister When a vaccine against rabies was tried on a boy of nine, it could not save him. He died a month later.
Joseph Meister, bitten in 1885, lived to 64. He worked as a caretaker at the institute named after the man who had saved him, Louis Pasteur.

health Great_Stink When the Thames stank so badly that Parliament could hardly sit, in 1858, cholera broke out. Thousands died.
There was no epidemic that summer, although most doctors thought that the smell itself was deadly. The sewers that followed did end cholera.

health https://doi.org/10.1016/j.ahj.2005.05.028 Heart patients for whom strangers had prayed recovered better than others, an American trial with 1,802 patients found.
Prayer made no difference to those who did not know about it. Those who had been told did slightly worse.

health Effect_of_spaceflight_on_the_human_body In orbit, astronauts shrink by up to five centimetres, because nothing pulls on their spines.
They grow, by a few centimetres. The discs between the vertebrae are no longer pressed together, and the effect is lost after landing.

health https://doi.org/10.1098/rsbl.2012.0999 Fingers wrinkle in the bath because the skin soaks up water, like a sponge.
Nerves do it, by narrowing the blood vessels. A finger whose nerve has been cut stays smooth. Wrinkles may help to grip wet things.

health Leonard_Thompson_(diabetic) When insulin was tried on a boy in Toronto, in 1922, it came too late. He died within days.
Leonard Thompson was close to death, but the second, purer injection saved him. He lived for another thirteen years.

health https://doi.org/10.1046/j.1460-9592.2003.00162.x In 1958 an engineer in Stockholm was given a pacemaker inside his chest, as nobody had before. He lived for another week.
Arne Larsson had 26 of them in turn. He lived to 86, and outlived both the inventor and the surgeon.

health https://www.britannica.com/biography/Robert-Koch In 1890 a famous doctor in Berlin announced a remedy for tuberculosis. It cured about half of those to whom it was given.
Robert Koch’s tuberculin cured hardly anyone, and harmed some. It turned out to be good for something else, for finding out who is infected.

health https://www.britannica.com/science/contact-lens Before there were plastics, a lens could not be worn on the eye itself, although it had been suggested.
Lenses of glass were worn from the late 1880s. They covered the white of the eye as well, and could be borne for some hours.

health https://www.britannica.com/science/aspirin The substance in an aspirin tablet is still taken from the bark of willows, which are grown for it in Eastern Europe.
It is made in factories, and has been since Bayer began with it in 1897. Only the idea goes back to willows.

health https://www.mayoclinic.org/tests-procedures/awake-brain-surgery/about/pac-20384913 In an operation on the brain, a patient has to be fast asleep throughout, because the brain itself would feel the knife.
The brain feels no pain. Some patients are woken and asked to speak, or even to play an instrument, so that nothing important is cut.

health https://www.britannica.com/biography/Walter-Reed Near Havana in 1900, volunteers slept for weeks in the soiled sheets of people with yellow fever. About half of them caught it.
Not one did. It was those bitten by mosquitoes who fell ill, as a Cuban doctor, Carlos Finlay, had said for twenty years.

health Randy_Gardner_sleep_experiment A pupil in San Diego stayed awake for eleven days, for a school project. He then slept for four days on end.
He slept for less than fifteen hours, and was fit when he woke.

health https://doi.org/10.1136/bmj.1.4877.1451 In 1951 the doctors of Britain were asked by post how much they smoked. Too few of them answered for a study.
Some 40,000 did, two in three. By 1954 enough of them had died to show that smoking causes lung cancer.

health https://www.britannica.com/biography/Willem-Johan-Kolff During the war a Dutch doctor built an artificial kidney, with sausage skin for a filter. It saved the patient on whom he tried it before any other.
Willem Kolff lost some fifteen patients with it. The one who woke from her coma, in September 1945, lived for years.

health https://www.britannica.com/biography/Typhoid-Mary A cook in New York gave typhoid to some fifty people for whom she worked. She had got up from her own sickbed too early.
Mary Mallon is not known to have ever been ill with it. She would not believe that she carried it, and went back to cooking under a false name.

health https://www.britannica.com/biography/William-Stewart-Halsted Rubber gloves came into a Baltimore operating theatre to protect the patients from what was on the surgeons’ hands.
They were to protect a nurse, whose skin could not bear the disinfectant. William Halsted, the surgeon, had them made in 1889, and married her.

health https://www.britannica.com/biography/Joseph-E-Murray The kidney that was transplanted in Boston in 1954, and worked, was that of a man who had died in an accident.
It was given by the patient’s twin brother, who lived to be 79. As they were identical, the body took it for its own.

health https://www.britannica.com/topic/National-Health-Service In the first years of Britain’s National Health Service, patients still had to pay for spectacles and false teeth.
They were free, and millions of people asked for them. When charges came in, in 1951, the minister who had founded the service resigned.

health https://www.nidcr.nih.gov/health-info/fluoride/the-story-of-fluoridation In Colorado Springs a dentist noticed that teeth with brown stains decayed sooner than others. Fluoride in the water was to blame.
It was to blame for the stains, but those teeth hardly decayed at all. It led to the idea of adding a little fluoride to water and toothpaste.

health Oswald_Hope_Robertson In the First World War blood could not be stored, so that donors had to lie down beside the wounded.
In 1917 an American doctor, Oswald Robertson, took blood to the front in bottles, with a salt against clotting. It kept on ice for over three weeks.

health https://www.britannica.com/biography/Girolamo-Fracastoro Syphilis is named after a doctor of ancient Greece, who wrote down its signs.
It is named after a shepherd, the hero of a poem on the disease by Girolamo Fracastoro, a doctor of Verona. It was printed in 1530.

health Cinchona In Peru a bark had cured a viceroy’s wife of malaria. She took it home to Spain in 1641, and gave it to the poor.
The Countess of Chinchón died on the way home, and a diary of the household does not mention that she had malaria. Linnaeus named the tree after her.

health https://www.britannica.com/science/smallpox A hospital cook in Somalia fell ill with smallpox in 1977, and recovered. Nobody has caught it after him.
A photographer at Birmingham’s medical school did, in 1978, and died. The virus had got out of a laboratory below her room.

health https://www.britannica.com/science/heart-transplant A heart that has been transplanted needs an electric pacemaker for good, as the nerves that led to it are cut.
It sets its own beat, as every heart does. Without those nerves it beats rather faster at rest, and is slower to speed up.
`
