export const TECHNOLOGY_FABLES = `
technology https://factly.in/the-origin-of-the-word-hello-is-not-linked-to-alexander-graham-bells-fiance/ The first word spoken by telephone was hello, when Alexander Graham Bell tried out his own in 1876.
His first words were a call to his assistant: ‘Mr Watson, come here.’ Bell wanted people to answer with ‘Ahoy’; ‘hello’ was Thomas Edison’s idea.

technology https://www.sciencehistory.org/education/scientific-biographies/roy-j-plunkett/ Teflon was developed for the Apollo programme in the 1960s and found its way into frying pans afterwards.
A DuPont chemist, Roy Plunkett, discovered it by accident in 1938. Non-stick pans were on sale in France in the 1950s, before Apollo began.

technology At_sign The @ sign was designed in 1971, for the first email ever sent between two computers.
Merchants had used it for centuries, and it was on typewriters before 1900. Ray Tomlinson chose it because hardly anyone had it in their name.

technology Tupolev_Tu-144 Concorde, which took off in March 1969, was the first supersonic airliner to fly.
The Soviet Tupolev Tu-144 flew two months earlier, on 31 December 1968, and broke the sound barrier first as well.

technology Topsy_(elephant) In 1903 Thomas Edison electrocuted an elephant at Coney Island to show how dangerous alternating current was.
The war of the currents had been over for ten years. The owners of an amusement park had Topsy put down; Edison wasn’t there, but a crew from his film company was.

technology Goodyear_Tire_and_Rubber_Company Charles Goodyear, who patented vulcanised rubber in 1844, founded the Goodyear tyre company.
He died in debt in 1860. Frank Seiberling founded the company in 1898, in Akron, Ohio, and named it in Goodyear’s honour.

technology Ascanio_Sobrero Alfred Nobel invented nitroglycerine, and in 1867 he turned it into dynamite.
Ascanio Sobrero, a chemist in Turin, discovered nitroglycerine in the 1840s. Nobel found out how to tame it: that was dynamite.

technology Ford_Model_T When it went on sale in 1908, the Ford Model T came in any colour, so long as it was black.
Black wasn’t even on offer: the first ones came in grey, green, blue and red. Only from 1914 to 1925 were all Model Ts black.

technology SOS The first ship ever to send an SOS was the Titanic, in April 1912.
The signal had been agreed in 1906, and the liner Slavonia sent it in June 1909, when she ran aground in the Azores.

technology Charles_Holland_Duell In 1899 the head of the US Patent Office said that everything that can be invented had been invented.
Charles Duell said nothing of the kind. A joke on those lines was in Punch that year; Duell himself expected the new century to outdo all that had gone before.

technology Mechanical_Turk A clockwork automaton, built in Vienna in 1770, played chess unaided. In 1809 it beat Napoleon.
The Mechanical Turk did beat Napoleon, but a human chess master sat hidden among its cogs and chose the moves.

technology La_Jamais_Contente The first car to exceed 100 kilometres an hour did so near Paris in 1899. It ran on petrol.
It was electric. Two motors and a load of batteries took Camille Jenatzy’s La Jamais Contente to almost 106 km/h.

technology Universal_Product_Code The first thing ever sold by its barcode, at an Ohio supermarket in 1974, was a tin of tomato soup.
It was a packet of Wrigley’s Juicy Fruit chewing gum, scanned in the town of Troy on 26 June 1974.

technology MW_18014 Sputnik, launched in October 1957, was the first man-made object in space.
A German V-2 rocket climbed to about 175 kilometres on 20 June 1944. Sputnik was the first object to go into orbit.

technology Cooke_and_Wheatstone_telegraph The first electric telegraph line was Samuel Morse’s, opened between Washington and Baltimore in 1844.
Cooke and Wheatstone’s telegraph had been at work beside the Great Western Railway, between Paddington and West Drayton, since 1839.
`
