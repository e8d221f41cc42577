export const HEALTH_TRUTHS = `
health https://doi.org/10.1016/j.amepre.2012.09.066 Where a beetle had killed off the ash trees, more Americans died of their hearts and lungs, a 2013 study found.
Some 100 million trees were lost, street by street. That they were missed so badly is likely, not proven.

health Sanborn_Field An antibiotic was found in plot 23 of a field in Missouri, on which timothy grass had been grown for decades as a test.
A botanist had asked old colleagues for soil. Aureomycin came out in 1948, and the soil is in a museum.

health Robert_B%C3%A1r%C3%A1ny A patient whose ears were rinsed said that it made him dizzy when the water was too cold. It led to a test of balance.
Robert Bárány took warm water, and the eyes jerked the other way. It moves the fluid in the inner ear.

health https://doi.org/10.1001/jamainternmed.2016.9685 Of patients who came into America’s hospitals while inspectors were there, slightly fewer died than of those before and after.
A 2017 study found it in records of some 2,000 hospitals. The visits are not announced.

health https://doi.org/10.1017/S0022172400022920 At a base in Antarctica six of twelve men caught colds, one after another. They had been cut off from everybody for 17 weeks.
No germ was found in any of the samples taken from them. It is still a puzzle.

health https://doi.org/10.2105/AJPH.79.5.623 In the winter when a steel mill in a valley in Utah stood still, half as many children there, or fewer, were in hospital with bad lungs.
It was a quarrel over wages, in 1986. There was about half as much dust in the air.

health https://doi.org/10.1056/NEJMoa1717250 In Los Angeles pharmacists treated black men for high blood pressure at their barber’s. It fell by 27 points in six months.
Where the barber only gave advice, it fell by nine. The men trusted him, and came every few weeks anyhow.

health Nitroglycerin On Mondays people who made dynamite used to have headaches. Over the weekend they had got out of the habit of nitroglycerin.
It gets into the blood through the skin, and widens the vessels. Within days the body is used to it again.

health https://doi.org/10.1162/qjec.121.1.73 Around 1910 some four in ten children of America’s South had a worm that made them tired. An oil magnate paid to have them cured.
It was hookworm, which comes in through bare feet. John D. Rockefeller gave a million dollars.

health http://www.tenbunderen.be/jeruzalemstatuten4.html In the 1180s the rule of a hospital in Jerusalem gave each patient a sheepskin cloak and boots, for the way to the latrines.
Babies born there to pilgrims were to have cradles of their own. Four doctors had to know about urine.

health https://doi.org/10.1016/j.survophthal.2011.10.003 After two Swedish trains had collided, in 1875, a professor had railwaymen sort skeins of wool, to find the colour-blind.
Many countries took over his test. Whether colour blindness had caused the crash is doubted today.

health https://doi.org/10.1001/jama.1997.03540480040036 People who had been given a cold virus fell ill less often, the more kinds of people they dealt with.
Company means germs, one would think. Of those with fewest ties six in ten fell ill, against a third.

health https://www.jameslindlibrary.org/balfour-tg-1854/ Does belladonna keep off scarlet fever? A London doctor gave it to every other boy of a school for soldiers’ children, and found that it does not.
Two fell ill in each half. Had he given it to all, he wrote, he would have praised it.

health https://en.wikisource.org/wiki/Page:Chronicles_of_pharmacy_(Volume_1).djvu/323 On Good Friday the kings of England used to bless rings, which were worn against cramp.
In 1518 an ambassador in Spain asked Cardinal Wolsey for some: they were a thing much looked for.

health https://doi.org/10.1257/app.3.1.65 Where America’s motorists no longer had to stop to pay tolls, fewer children were born too early nearby.
It was about a tenth fewer, within two kilometres. Waiting cars had fouled the air.

health Insulin Insulin had a name before anybody had seen any: a Belgian gave it in 1909 to what he supposed the pancreas to make.
Insula is Latin for island: the cells that make it lie like islands. It was isolated in 1921.

health Louse-feeder Stefan Banach, one of the great mathematicians of his age, fed lice on his own blood in the war.
It was for a vaccine against typhus, made in Lwów. The job brought food, and some protection from the Germans.

health Leopold_Auenbrugger The doctor who thought of tapping patients’ chests also wrote the words of an opera. Antonio Salieri wrote the music.
Leopold Auenbrugger’s father kept an inn. There, it is said, he had seen barrels tapped.

health Bj%C3%B8rn_Aage_Ibsen In 1952 some 1,500 students in Copenhagen pumped air by hand into the lungs of polio patients.
The ward had hardly any iron lungs. It is counted as the beginning of intensive care.

health https://doi.org/10.1113/jphysiol.2004.060731 A frog’s heart went on beating because an assistant had used tap water. It led to a solution still in use.
The water of London has calcium in it, without which a heart stops.

health https://doi.org/10.1086/491709 Long an antibiotic of last resort, vancomycin goes back to soil that a missionary in Borneo posted to a friend.
The friend worked for a drug company. Early batches were so brown that they were called Mississippi mud.

health https://doi.org/10.1086/507154 Americans who were in the womb in the autumn of 1918 grew up poorer and less healthy than those born just before or after.
An economist found it in the census of 1960 and later. Whether the influenza did it is disputed.

health Giuseppe_Brotzu The mould behind the cephalosporins, a family of antibiotics, was found by a sewer that ran into the sea at Cagliari.
Giuseppe Brotzu wondered why people who bathed nearby hardly ever caught typhoid.

health https://www.americanheritage.com/1949-fifty-years-ago A pill against travel sickness goes back to a woman who took it for a rash. She no longer felt ill on Baltimore’s trams.
The army tried it out in 1948, on a ship that was known to roll. It is sold as Dramamine.

health Lucy_Wills In Bombay around 1930, Lucy Wills treated an anaemia of pregnancy with Marmite. It worked.
Marmite was a cheap source of what was later called folic acid.

health https://hub.catalogit.app/waterperry-museum/folder/entry/27a35c80-8446-11f0-bc23-bf0cc1037b18 In 1827 a Londoner invented a spoon for those who would not take their medicine. It had a lid, and a hollow handle.
A thumb on the end of it kept everything in. Taken off inside the mouth, it let the medicine out.

health https://www.jameslindlibrary.org/fibiger-j-1898/ From 1896 a doctor in Copenhagen gave a new serum for diphtheria to those who came on one day, and not to those of the next.
He did so for a year, to be sure. Eight of 239 patients died with it, and thirty of 245 without.

health https://www.gutenberg.org/ebooks/18590 Around 535 a Gothic king of Italy sent a servant with a bad cough to a mountain near Vesuvius, to be cured by its milk.
It is the herbs that do it, says the letter. The hills above Amalfi are still called Lattari, the milky ones.

health https://www.britannica.com/biography/Carlos-Chagas A disease that a Brazilian doctor described in 1909 bears his name. The parasite that causes it has that of his superior.
Carlos Chagas called it Trypanosoma cruzi, after Oswaldo Cruz. It lives in bugs that bite at night.

health Ivar_Asbj%C3%B8rn_F%C3%B8lling A mother in Norway asked doctor after doctor why her two children did not learn to speak, and smelled musty. In 1934 it led to the discovery of a disease.
A drop of chemicals turned their urine green. Babies are tested for it today, and kept well by a diet.

health Manuel_Garc%C3%ADa_(baritone) The first person known to have watched his own vocal cords at work was a singing teacher, in 1854.
Manuel García used a dentist’s mirror, another one and the Sun. He lived to be 101.

health https://historywalksvenice.com/?p=16450 Druggists in Venice had to make their most famous medicine in public, so that everybody could see what went into it.
It was theriac, good for everything, with vipers in it. Rings in the paving show where the mortars stood.

health https://www.britannica.com/biography/Thomas-Clifford-Allbutt Until the 1860s a doctor’s thermometer was a foot long, and took twenty minutes.
A doctor in Leeds wanted one to carry in his pocket. In 1866 he had one made that was half as long.

health https://www.nejm.org/doi/full/10.1056/NEJMoa0707427 When Germany played in the 2006 World Cup, emergency doctors around Munich counted more than twice as many heart cases as usual.
Among men it was three times as many. Over the whole month, others found no rise in Bavaria’s hospitals.

health https://americanhistory.si.edu/collections/search/object/nmah_1119597 In the Second World War three dentists of the American army worked out how to make false eyes of plastic.
Glass for eyes had come from Germany. Dentists knew the plastic, from the plates of false teeth.

health https://doi.org/10.1056/NEJMc070670 A young doctor woke with a sore shoulder. In 2007 a medical journal printed the diagnosis: Wiiitis.
He had played tennis for hours, on a games console. He gave it up for a week, and was well again.

health https://mathshistory.st-andrews.ac.uk/Biographies/Ruffini/ A famous mathematician was a doctor at Modena, too. He turned down a chair elsewhere, so as not to leave his patients.
Paolo Ruffini then caught typhus from them, in 1817, and wrote a paper on it.

health https://doi.org/10.2183/pjab.86.484 The statins, which lower cholesterol, go back to mould on rice from a shop in Kyoto. Some 6,000 others had been tried.
Moulds, Akira Endo guessed, poison their rivals by keeping them from making what membranes need.

health https://ma.as/8810 Doctors of the Australian outback have prescribed by number, over the radio: some 46, as it might be, for a rash on number 11.
Stations had chests of numbered medicines, and from 1951 a numbered chart of the body.

health Lutheran_antigen_system The Lutheran blood group has nothing to do with any church. It is a donor’s name, misspelled.
It may have been Lutteran. Another group is called after a Mr Duffy, a patient.

health https://doi.org/10.1098/rsbl.2009.0670 Oxford’s rowers could bear more pain after training together than after training as hard alone.
Moving in time seems to release more of the body’s own painkillers. It may be why people dance and march.

health https://doi.org/10.1126/science.aba9411 A lung kept in a Berlin museum since 1912 showed that measles may have come to us from cattle 2,500 years ago.
A girl had died of it. Her virus made a good clock, and towns had just grown big enough for it.

health https://doi.org/10.1136/bmj.2.4582.769 Chance decided in 1947 which patients in Britain were given streptomycin, as there was too little for all.
A card in a sealed, numbered envelope said who. It became the model of how medicines are tested.

health https://www.jameslindlibrary.org/haygarth-j-1800/ A doctor in Bath tested fashionable healing rods of metal against wooden ones in 1799. The wooden ones worked as well.
They were painted to look alike. It shows, he wrote, what the imagination can do.

health https://www.jameslindlibrary.org/van-helmont-jb-1648/ A Flemish doctor dared his colleagues to draw lots for their patients, half for bloodletting, half for him. His book came out in 1648.
We shall see how many funerals each of us has, wrote van Helmont. Nobody took the bet.

health https://jamanetwork.com/journals/jama/article-abstract/275159 In the 1930s doctors in New York saw children whom others had told to keep their tonsils. They wanted almost half of them out.
A third set wanted almost half of the rest. Of some 390 children, 65 were let off all three times.

health https://mathshistory.st-andrews.ac.uk/Biographies/Recorde/ The man who invented the sign for equals was a doctor. Ten years before the sign he had brought out a book on urine.
Robert Recorde’s Urinal of Physick is of 1547. The two lines of equal length followed in 1557.

health John_Floyer_(physician) Around 1700 a doctor at Lichfield had a watch made that ran for just one minute, so as to count the pulse.
Few watches showed seconds. He also had little Samuel Johnson taken to the queen, for her healing touch.

health https://en.wikisource.org/wiki/Page:Chronicles_of_pharmacy_(Volume_2).djvu/75 England’s first binding book of medicines came out twice in 1618. The printer, its authors said, had snatched it from them.
The physicians’ president was out of town. It was full of mistakes, so they had it done again.

health https://doi.org/10.1056/NEJMc1905875 A blood clot was found in the neck of an astronaut, two months into a stay in space. Specialists gave advice from Earth.
The drug on board had to be rationed until a ship brought more. The patient came to no harm.

health https://doi.org/10.1056/NEJMoa1508749 Amish children have far less asthma than those of the Hutterites, who live much as they do. The dust of Amish houses protects mice.
The Amish keep cows close by, without machines. The dust is full of what barns are full of.

health https://www.researchgate.net/publication/12471259_Bernardino_Ramazzini_and_his_treatise_of_the_diseases_of_tradesmen A man who was emptying a cesspit set its owner thinking. It led to the first great book on the diseases of workers, in 1700.
Why did he hurry so, asked Bernardino Ramazzini. After four hours, the man said, it strikes one blind.

health https://www.immunology.org/inhaler-1956 The pocket spray for asthma goes back to a girl of thirteen. Why, she asked her father, could her medicine not come in a spray can?
He ran a drug company. His men began with an ice-cream freezer, empty soda bottles and a bottle capper.

health https://en.wikisource.org/wiki/Page:The_Lives_of_the_Most_Eminent_English_Poets,_Volume_3.djvu/67 What should he read to become a doctor, a young man asked Thomas Sydenham, the best in London. Don Quixote, he said.
It is a very good book, he added; he was still reading it. He thought more of bedsides than of books.

health https://www.britannica.com/biography/Alexandre-Yersin The man after whom the germ of the plague is named found it in a straw hut. He was also among the first to grow rubber in Vietnam.
Alexandre Yersin had been refused a place in Hong Kong’s hospital. The rubber paid for his research.

health https://papyri.info/ddbdp/p.oxy;1;51 In AD 173 a public doctor in Egypt went to see a man found dead in a house, with a clerk for a witness, and put in a report.
It says that the man was hanging by a noose. It was found among the rubbish of the town.

health Ian_Donald In 1955 a doctor took tumours in the boot of his car to a boiler works near Glasgow, and a steak. It was the beginning of ultrasound for the womb.
Ian Donald borrowed a device that finds flaws in metal. The steak was there for comparison.

health https://doi.org/10.1056/NEJMsa1614073 Old Americans who had a heart attack on the day of their city’s marathon were likelier to die within a month, a 2017 study found.
Ambulances took over four minutes longer, as roads were closed. It was not the runners who died.

health https://doi.org/10.1162/qjec.2010.125.1.1 Kenyan women who were given mosquito nets used them as much as those who had paid. At a small price most did without.
It had been thought that people only value what they pay for.

health https://doi.org/10.1056/NEJMc1911289 Patients who had just turned eighty were less likely to be given a heart bypass than those two weeks short of it, a 2020 study found.
Doctors may see the first digit above all, as buyers of things for 9.99 do.

health Tommaso_da_Modena The earliest picture known of a man with spectacles, from 1352, is of a cardinal. He had died before there were any.
Hugh of Saint-Cher died in 1263. It seems that the painter wanted him to look learned.

health https://biography.wales/article/s-THOM-OWE-1834 The splint that saved many soldiers’ lives in the First World War came from a family of Welsh bone-setters. It is said to have begun with a shipwrecked boy.
He came ashore on Anglesey in the 18th century. Hugh Owen Thomas, of the splint, studied medicine as well.

health https://www.britannica.com/biography/Ephraim-McDowell In 1809 a woman rode sixty miles through Kentucky to be operated on, decades before there was ether.
Ephraim McDowell removed a growth of over ten kilograms. She was making her bed on the fifth day.

health BCG_vaccine The vaccine against tuberculosis was bred for thirteen years, most of them at Lille, on slices of potato cooked in ox bile.
Every three weeks or so the germs were moved to a new slice. At last they no longer gave animals the disease.

health https://doi.org/10.1056/NEJMoa1806828 Where American children start school in September at five, those born in August are more often said to have ADHD.
They are almost a year younger than others in the class. Some may just behave their age.

health Xenodiagnosis To find out whether somebody had Chagas’s disease, doctors let clean bugs bite him, and looked into the bugs weeks later.
His blood may hold too few parasites to be seen. In the bug they multiply.

health Iproniazid One of the first drugs against depression had been meant for tuberculosis. It had made patients on Staten Island oddly cheerful.
Doctors noticed it in 1952. Five years later the drug, iproniazid, was tried on the depressed.

health Radio_calisthenics The exercises that millions of Japanese do to the radio each morning go back to those of an American life insurer.
Japan’s post office sold life insurance, too. It brought the idea home in the 1920s.

health https://doi.org/10.1162/qjec.2009.124.4.1729 Swedes who were in the womb when rain brought fallout from Chernobyl, in 1986, did worse at school where most had fallen.
Their health had not suffered, as far as three economists could see. Only their marks had.

health Renkioi_Hospital Isambard Brunel designed a hospital of wood that was shipped to Turkey in pieces, in 1855. Few of its patients died.
It had drains, and fans for fresh air. The war in the Crimea was over a few months later.

health Ang%C3%A9lique_du_Coudray From 1759 a midwife travelled through France for the king, to teach others with a life-sized doll of cloth and leather.
Thousands of women learned it from her. One of Madame du Coudray’s dolls is kept at Rouen.

health https://www.nobelprize.org/prizes/medicine/1908/ehrlich/biographical/ The first good drug against syphilis had been laid aside two years before, as useless.
Sahachiro Hata, who could give rabbits the disease, tried it again in 1909. It was number 606.

health https://today.uconn.edu/2010/09/wind-instruments-may-cause-lung-disease-in-musicians/ A trombone player coughed for fifteen years. It was better, he noticed, when he had not played for a couple of weeks.
Moulds and bacteria lived in the trombone, doctors reported in 2010. He rinsed it with alcohol, and got well.

health https://www.pnas.org/doi/10.1073/pnas.1608847114 Baseball teams that have just flown east do worse. Flying west does them hardly any harm, a study of 46,000 games found.
The body’s day is a little over 24 hours, so that it lengthens one more easily than it shortens one.

health https://langdondownmuseum.org.uk/research/u3a-research/2017-the-staff-who-worked-at-normansfield-1868-1997/normansfield-theatre/ The doctor after whom Down’s syndrome is named asked people who wanted to work for him whether they could sing or act.
John Langdon Down had a theatre built for his patients, in 1879. It still has its painted scenery.

health https://museum.rpharms.com/objects/quassia-cup-1820-1850/ In the 19th century one could buy a cup that made its own medicine. Water that was left in it overnight turned bitter.
It was carved from quassia wood. The drink was to bring on an appetite, and to bring down a fever.

health https://www.gutenberg.org/ebooks/3128 At Leukerbad in the Alps patients used to sit in a warm pool for eight hours a day. They ate and played chess at floating tables.
A traveller around 1870 saw twenty or thirty heads afloat. One wore a mask, and another kept diving.

health Ishihara_test The dotted plates that test for colour blindness showed Japanese letters at first, each painted by hand in watercolour.
Shinobu Ishihara made them for the army, to examine recruits.

health https://doi.org/10.1503/cmaj.091546 Applicants to a medical school in Toronto were given lower marks if their interview was on a rainy day, a 2009 study found.
The rain did about as much harm as a tenth less in the entrance test would have done.

health https://lemelson.mit.edu/resources/benjamin-rubin The needle with which smallpox was wiped out goes back to one for a sewing machine. Half of its eye had been ground away.
Benjamin Rubin did that in the 1960s. The fork that was left takes up a drop, so vaccine went further.

health Gaper The Dutch used to know a druggist’s shop by a wooden head with its mouth wide open. On the tongue there might be a pill.
Why it gapes is disputed. It may be swallowing, or showing its tongue, or be amazed at all there was to buy.

health https://supreme.justia.com/cases/federal/us/294/608/ A law passed in 1933 forbade dentists in Oregon to promise painless work, or to hang out the picture of a tooth. America’s highest court let it stand.
One had complained that his promises were true. A state may stop them all the same, the judges held.

health https://doi.org/10.1038/nature21674 A Neanderthal with an abscess may have chewed poplar, which contains the painkiller of the willow. A 2017 study read it from his teeth.
Tartar keeps traces of what goes into a mouth. In his there was a relative of penicillin’s mould, too.

health White_cane A photographer in Bristol who had lost his sight in an accident painted his stick white in 1921, by his own account, so that drivers would see it.
There was more and more traffic at James Biggs’s door. White sticks caught on ten years later.

health https://doi.org/10.1023/A:1023667812925 For an electrocardiogram in Leiden, in the 1900s, patients put both hands and a foot in tubs of salt water.
The machine weighed over a quarter of a ton. It was linked to the hospital by telephone wire.

health https://americanhistory.si.edu/polio/howpolio/ironlung.htm The first iron lung, in Boston in 1928, breathed with the help of vacuum cleaners.
Two of them moved the air. Within a minute its patient, a girl of eight, was breathing again.

health https://www.nature.com/articles/jp201556 Newborn babies with jaundice are laid under blue lamps because a nurse in Essex liked to put hers out in the sun, in 1956.
They turned pale, except where a sheet had lain. Light breaks down what makes them yellow.

health https://doi.org/10.1002/14651858.CD006506.pub3 Patients who chew gum after an operation may get their bowels going sooner, a review of 81 studies found.
It is a kind of sham feeding: the body takes the chewing for a meal.

health https://doi.org/10.1016/j.pec.2011.05.024 When a surgeon in Kansas sat down by the bed, patients thought that he had stayed for five minutes. It had been about one.
When he stood it was no shorter, but they took it for less. Chance decided which of the two he did.

health https://www.nobelprize.org/prizes/medicine/1914/barany/facts/ Robert Bárány was a prisoner of war in Russia when he won the 1914 Nobel Prize for medicine.
A Swedish prince spoke up for him with the Tsar, and he was let go in 1916.

health Anna_Morandi_Manzolini A woman in Bologna taught anatomy at home in the 1750s. In a wax portrait by her own hand, she dissects a brain.
Anna Morandi had worked there with her husband. Catherine the Great invited her, but she stayed.

health Emsworth In 1902 there were mayoral banquets in two English towns on the same day. Guests of both fell ill with typhoid: it was the oysters.
They came from Emsworth, where sewers ran out by the beds. The Dean of Winchester died.
`
