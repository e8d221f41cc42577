export const HEALTH_TRUTHS = `
health https://www.nobelprize.org/prizes/medicine/1926/fibiger/facts/ A 1926 Nobel Prize honoured the discovery that a certain worm causes cancer. It does not.
Johannes Fibiger’s rats were short of vitamin A, which explains much of what he saw.

health https://www.nobelprize.org/prizes/medicine/1927/wagner-jauregg/facts/ A 1927 Nobel Prize went to a doctor who gave his patients malaria, to treat syphilis.
The fever halted the disease, and quinine ended the fever.

health https://www.nobelprize.org/prizes/medicine/1914/barany/facts/ Robert Bárány was a prisoner of war in Russia when he won the 1914 Nobel Prize for medicine.
A Swedish prince spoke up for him with the Tsar, and he was let go in 1916.

health https://www.nobelprize.org/prizes/medicine/1956/forssmann/facts/ In 1929 a German doctor pushed a tube through a vein into his own heart, and had it X-rayed.
His superior had forbidden it. He tricked the nurse who held the instruments, and began.

health https://patents.google.com/patent/US3216423A/en A couple in New York patented a table that spins a woman round until her child is born.
A net was to catch the child. It was granted in 1965, and is not known to have been used.

health https://doi.org/10.1136/bmj.f7198 A chocolate on a hospital ward lasts 51 minutes on average, doctors found in 2013.
Observers hid on the wards. Nurses and healthcare assistants ate most, with doctors after them.

health https://doi.org/10.1136/bmj.39027.676690.55 A 2006 medical study of sword swallowers found that sore throats are common.
They come while one learns, and later from too many shows or from odd swords.

health https://doi.org/10.1136/bmj.311.7021.1668 Ears go on growing in old age. English doctors measured 0.22 millimetres a year.
The paper, on 206 people over 30, is called: Why do old men have big ears?

health https://doi.org/10.1136/bmj.331.7531.1505 When new Harry Potter books came out, an Oxford hospital saw about half as many injured children as usual.
On weekends with a new volume some 36 came, on others about 67.

health https://doi.org/10.1136/bmj.k5094 In a 2018 trial parachutes saved nobody who jumped from a plane. The plane was on the ground.
Only people at no risk had agreed to take part, which was the point about trials.

health https://doi.org/10.1136/bmj.38705.470590.55 Playing the didgeridoo made people with sleep apnoea less tired by day, a Swiss trial found.
It trains the muscles that keep the throat open during sleep.

health https://doi.org/10.1056/NEJMp078108 In 2007 a medical journal described a cat that curled up beside patients who were about to die.
Oscar lived on the ward for dementia. Nurses took to calling the family when he lay down.

health https://doi.org/10.1126/science.6143402 Patients whose window looked out on trees left hospital earlier than others, a 1984 study found.
The others had the same rooms, with a view of a brick wall.

health https://doi.org/10.1371/journal.pone.0141357 In 2015 pigeons learned within weeks to tell cancer from healthy tissue in pictures.
A group of birds, their votes pooled, was right 99 times in a hundred.

health https://doi.org/10.1177/0956797613479386 Of 24 radiologists, 20 did not notice a gorilla in the pictures of lungs that they checked.
It was 48 times as big as what they were looking for.

health https://doi.org/10.7556/jaoa.2016.128 Doctors took a model kidney on a roller coaster in Florida. In the rear seats it passed most stones.
A patient had told them that he lost a stone there on each of three rides.

health https://doi.org/10.1097/WNR.0b013e32832e64b1 People can keep a hand in icy water for longer if they swear, psychologists found in 2009.
A word for a table did not help. One explanation is that swearing quickens the heart.

health https://doi.org/10.1126/science.7863342 John Dalton left his eyes to science. In 1995 their DNA showed what kind of colour blindness he had.
He had thought that the fluid in his eyes was blue. It was not; he lacked a pigment for green.

health https://www.pepysdiary.com/diary/1667/11/21/ In 1667 a man in London was promised 20 shillings to have a sheep’s blood put into his veins.
He was, Pepys heard, a little frantic, and it might cool his blood. He reported on it in Latin.

health https://www.bailii.org/ew/cases/EWCA/Civ/1892/1.html In 1892 a company had to pay 100 pounds to a woman whom its smoke ball had not saved from influenza.
Its maker had offered the sum to anyone who caught it. The advertisement, it was ruled, was a contract.

health Royal_Commission_on_Animal_Magnetism In 1784 Benjamin Franklin helped to test magnetic healing on blindfolded people. It failed.
People fell into fits when they only thought that they were being magnetised.

health Shoe-fitting_fluoroscope In the 1940s many shoe shops had an X-ray machine in which customers saw their toes.
It was given up in the 1950s and 1960s, when the risk from radiation had sunk in.

health Martin_A._Couney For decades premature babies were kept alive in incubators at Coney Island. Visitors paid to see them.
Hospitals would not pay for the machines. The entrance fees did, and some 6,500 babies lived.

health Bj%C3%B8rn_Aage_Ibsen In 1952 some 1,500 students in Copenhagen pumped air by hand into the lungs of polio patients.
The ward had hardly any iron lungs. It is counted as the beginning of intensive care.

health Sydney_Ringer A frog’s heart went on beating because an assistant had used tap water. It led to a solution still in use.
The water of London has calcium in it, without which a heart stops.

health Joseph_Goldberger In 1916 an American doctor swallowed scabs from patients, to show that pellagra is not infectious.
He found that a poor diet was to blame. It lacked a vitamin, niacin.

health Evan_O%27Neill_Kane In 1921 an American surgeon took out his own appendix.
He wanted to show that a patient need not be put to sleep for it.

health Chevalier_Jackson A doctor in Philadelphia kept 2,374 objects that he had taken out of throats and lungs.
There are coins, pins and a padlock. Most can be seen in drawers, at the Mütter Museum.

health William_Beaumont In 1825 a doctor hung food on silk threads in a patient’s stomach, through a wound that had not closed.
Alexis St Martin had been shot by accident. He outlived his doctor by 27 years.

health Lucy_Wills In Bombay around 1930, Lucy Wills treated an anaemia of pregnancy with Marmite. It worked.
Marmite was a cheap source of what was later called folic acid.

health Nathaniel_Kleitman In 1938 two researchers lived in a cave in Kentucky for 32 days, to try a day of 28 hours.
The younger man’s body adapted, the older one’s did not.

health Balmis_Expedition In 1803 Spain sent the smallpox vaccine to America in 22 orphans, who were vaccinated in turn.
The vaccine did not keep for the voyage, except by passing from arm to arm.

health Ibn_al-Nafis A doctor in Cairo described how blood flows through the lungs, 300 years before any European.
Galen had let the blood through pores in the heart’s inner wall. He wrote that there are none.

health Carlos_Chagas All alone, a Brazilian doctor described a new disease, its cause and its carrier.
Carlos Chagas found the parasite in a bug first, and then went to look for the illness.

health Tanganyika_laughter_epidemic In 1962 fits of laughter spread from a girls’ school in Tanganyika. Several schools had to close.
It lasted for months. Stress is thought to have been the cause.

health Warfarin A medicine against blood clots was first sold as a poison for rats. Spoiled clover had led to it.
Cattle in America had bled to death from mouldy hay. The name honours the foundation that paid.

health Takotsubo_cardiomyopathy A heart condition brought on by shock is named after a Japanese octopus trap.
The heart’s main chamber balloons into the shape of the pot.

health Thomas_Clifford_Allbutt Until the 1860s a doctor’s thermometer was a foot long, and took twenty minutes.
In 1866 a doctor brought it down to six inches and five minutes.
`
