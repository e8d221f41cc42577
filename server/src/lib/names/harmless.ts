/**
 * Terms of the word list that names contain: Dickinson, Cummings, Pissarro, Siriporn, Fagan, Fukuda … They are
 * refused as whole words only.
 */
export const INSIDE_NAMES: ReadonlySet<string> = new Set(
  `abo anal anus arse ass bitch boob boonga chink cock cum dick dyke fag hooker kike negro orgy penis
  piss porn prick rape retard scat semen sex shit slut spastic tit turd twat wank`.split(/\s+/),
)

/** Names that are a disallowed word in lower case. They are names only with a capital letter. */
export const CAPITALISED_NAMES = /(?<!\p{L})(?:Dick|Dyke|Fanny|Raper)(?!\p{L})/gu

/** Beginnings of names that the word list takes for other words: Fukuda, Fukushima. */
export const NAME_PARTS: readonly string[] = ['fuku']

/** Words of the lists that are also names or harmless words elsewhere. */
export const ALSO_NAMES: ReadonlySet<string> = new Set(
  `anita amador aranha ariano asbak balle barom basin biga bimbos bitte bobo bonze bordel brinca burro busty
  cadavere camisinha cerveja cesso comer concha conne corno cozza cumming debil dombo domination drol eikel escort
  eunuch fanny fava fica figa fiesta fing folle franc gerbe griet heterosexual homosexual bissexual horny
  idiota infierno inferno johny jajko jajco juggs kanen kimme knor kokot kukuk kunda lolita lummel mama
  martillo marha matje molo mona monta moona mufti muna mussa naida olla paal palle panna pano pele
  picio pina pinche pinto pippa pipi piru pitt playboy pofa pompa poot porco potta quaglia racista regina reva
  rosette saco santorum sadico satan scat sega snatch spagnola stake subba suck sucks suka swinger taistelu
  tanche tanga tavara terrone tirare toosa topa topless torneira trio troia tushy tusan twinkie vacca vangare
  veado vibrador viiksi watje xana helvete helvetet pokker fanken muts sike pala pan pute piste`.split(
    /\s+/,
  ),
)
