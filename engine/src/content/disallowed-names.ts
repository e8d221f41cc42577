/**
 * Disallowed names in lower case (docs/rules.md, section 5). Only whole names are disallowed. The name entry is
 * case-sensitive; usernames and the leaderboard ignore case.
 */
export const DISALLOWED_NAMES: ReadonlySet<string> = new Set(
  `anal anus arse arsehole ass asses asshole assholes bastard bastards beaner bellend bitch bitches
  blowjob bollocks boner boob boobs bugger bukkake bullshit butthole buttplug chink chinks cock cocks
  cocksucker coon coons cum cumshot cunnilingus cunt cunts dago dick dickhead dicks dildo
  douche douchebag dyke ejaculate fag faggot faggots fags felch fellatio fuck fucked fucker
  fuckers fucking fuckoff fucks fuckyou gangbang genocide goddamn gook gooks handjob heil hitler
  holocaust homo hooker incest jackass jerkoff jizz kike kikes kkk kys masturbate milf molester
  motherfucker nazi nazis negro nigga niggas nigger niggers nonce nutsack orgasm orgy paedo paki pakis
  pedo pedophile penis piss pissed pissoff porn porno prick pricks pube pubes pussies pussy queef
  rape raped raper rapist rapists rectum retard retarded retards rimjob schlong scrotum semen
  sex sh1t shemale shit shite shithead shits shitty skank slut sluts slutty smegma sodomy spastic spic
  spick spics spunk swastika terrorist testicle tit tits titties titty tosser towelhead tranny turd
  twat twats vagina viagra vulva wank wanker wankers wetback whore whores wop xxx`.split(/\s+/),
)
