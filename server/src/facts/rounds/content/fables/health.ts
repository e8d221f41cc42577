export const HEALTH_FABLES = `
health https://doi.org/10.1136/bmj.39420.420370.25 A 1928 study found that shaved hair grows back thicker and darker.
It found no difference. The blunt end of a cut hair feels coarser, and the sun has not bleached it yet.

health https://www.scientificamerican.com/article/crack-research/ For 50 years a doctor cracked the knuckles of one hand only. It was the one that got arthritis.
Donald Unger reported in 1998 that he had arthritis in neither hand.

health https://doi.org/10.1038/365611a0 A 1993 study showed that babies who listen to Mozart grow up cleverer.
It tested 36 students. After ten minutes of Mozart they did better at one kind of puzzle, and the effect was gone within a quarter of an hour.

health https://doi.org/10.1002/ejsp.674 It takes 21 days to form a habit, as a study first showed in 1960.
A plastic surgeon wrote in 1960 that his patients took some 21 days to get used to a new face. In a study published in 2010, habits took 18 to 254 days.

health https://doi.org/10.1371/journal.pone.0035704 Identical twins have identical fingerprints, which has confused the police more than once.
They share their genes, but the fine lines form by chance in the womb, differently on every finger.

health https://doi.org/10.1016/j.cell.2005.04.028 Every seven years the human body has replaced all of its cells.
Nerve cells in the outer layer of the brain are as old as their owner, as a 2005 study showed. Other cells last for days, or for years.

health https://doi.org/10.1177/0306312714535679 In 1870 a chemist misplaced a decimal point. Spinach has been famous for its iron ever since.
Nobody has ever found such a slip. The tale of the decimal point was itself passed on for decades without a source.

health https://doi.org/10.1001/jamainternmed.2019.0899 A 1965 Japanese study found that people should walk 10,000 steps a day.
The figure comes from the name of a pedometer, sold in Japan in that year: the 10,000-step meter. Fewer steps do good as well.

health https://doi.org/10.1016/j.ajog.2004.12.034 On nights with a full moon, maternity wards deliver about 10 per cent more babies.
They deliver no more than on any other night. American researchers checked more than half a million births.

health https://doi.org/10.1001/jama.1995.03530200053037 Sugar makes children hyperactive, as trials with sweetened drinks showed in the 1980s.
They showed nothing of the kind. When 23 trials were analysed together in 1995, sugar made no difference to how children behaved.

health https://doi.org/10.1371/journal.pone.0071275 Brain scans show that logical people use mainly the left half of the brain, artists the right.
In scans of more than 1,000 people, published in 2013, there was no sign of anyone with a dominant half.

health Caduceus_as_a_symbol_of_medicine Two snakes around a winged staff have been the sign of doctors since ancient Greece.
That is the staff of Hermes, god of trade. The god of medicine had one snake; America’s army doctors spread the mix-up when they chose the wrong staff in 1902.

health https://www.britannica.com/event/influenza-pandemic-of-1918-1919 The Spanish flu of 1918 broke out in Spain, and soldiers carried it to the trenches.
Soldiers in Kansas had it in March 1918, and those in France in April. Spain was neutral, so its newspapers were free to write about it.

health https://richardlangworth.com/fleming Churchill’s father paid for Alexander Fleming’s studies. As a boy, Fleming had saved Winston from drowning.
There is no record of either, and Fleming was seven years younger than Churchill. He studied on money that an uncle had left him.

health Listerine Listerine was invented by Joseph Lister, the pioneer of antiseptic surgery, in 1879.
Joseph Lawrence, a chemist in St Louis, invented it and named it in Lister’s honour.

health Human_eye The eye is the only organ that is as large at birth as it will ever be.
A newborn’s eyeball measures about 17 millimetres from front to back, an adult’s about 24.

health https://www.britannica.com/biography/James-Lind In 1747 James Lind found that citrus fruit cured scurvy. By 1750 every ship of the Royal Navy carried it.
The Navy did not order lemon juice for its crews until 1795, almost half a century after his experiment.

health Jonas_Salk Jonas Salk’s 1955 patent on his polio vaccine made him one of the richest men in America.
There was none. ‘Could you patent the sun?’ he said, when he was asked on television who owned it.
`
