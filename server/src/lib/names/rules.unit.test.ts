import { expect, it } from 'vitest'
import { isPublicName } from './rules.ts'

const HARMLESS =
  `Scunthorpe, Dick, Dick Turpin, Moby Dick, Dickens, Dickinson, Cockburn, Hancock, Hitchcock, Peacock,
  Woodcock, Fanny, Fanny Price, Sussex, Essex, Middlesex, Sexton, Penistone, Clitheroe, Lightwater, Arsenal,
  Cassandra, Assassin, Bassett, Cassidy, Hassan, Nasser, Yasser, Assunta, Titus, Titania, Cumming, Cummings,
  Cumberland, Analise, Analyst, Raper, Draper, Therapist, Pissarro, Wankel, Swank, Fukuda, Fukuyama,
  Fukushima, Nigel, Nigella, Niger, Snigger, Spicer, Homer, Thomas, Van Dyke, Fuchs, Takeshi, Matsushita,
  Dixit, Dikshit, Harshit, Ishita, Rishita, Phúc, Dung, Randy, Willy, Gaylord, Butts, Buttigieg, Cooney,
  Schmidt, Mohammed, Fatima, Osama, Sukhdeep, Hardik, Ngozi, Chukwu, Bashir, Pakistan, Semyon, Semenov,
  Fagan, Fagin, Siriporn, Porntip, Pornchai, Torpedo, Heilbronn, Nazim, Nazir, Ignazio, Negroni, Dagobert,
  Boobalan, Cunningham, Canal, Milford, Retardo, Orgyen, Slutsk, Shittu, Michelle, Othello, Jesús, Uranus,
  Anita, Regina, Mona, Pippa, Pinto, Amador, Concha, Pitt, Brad Pitt, Naida, Muna, Molo, Kunda, Pina, Lola,
  Bobo, Pele, Roman, Semele, Ada 1, Wanda 99, R2D2, 7 of 9, 455, 007, W, Zoë, Ödipus, O'Brien, Émile Zola,
  李小龍, 蜂蜜, 田中さくら, ひなた, サクラ, 김민준, Ольга, Сергей, Σωκράτης, محمد, דוד, अर्जुन, สมชาย, ნინო, Արամ,
  தமிழ், 🥔, A. B., x_X_Wren_X_x, Mr. Fox, Bot, Wren, Marlowe, Grandmaster, Nomad, Team Fox, Bernard, Vernon, Rooter, Modesty, Amin, Adnan, Badmin`
    .split(/,\s+/)
    .map((name) => name.trim())

it.each(HARMLESS)('the name %s is accepted', (name) => {
  expect(isPublicName(name)).toBe(true)
})

const OFFENSIVE =
  `shit, SHIT, sh1t, 5h1t, sh!t, $hit, s.h.i.t, s h i t, shit99, ｓｈｉｔ, sh\u200bit, fuck, FuCk, fuuuck,
  f.u.c.k, xXfuckXx, fuckyou2, fu ck, 𝓯𝓾𝓬𝓴, ｆｕｃｋ, motherfucker, n1gger, nigg3r, n1663r, n i g g e r,
  fаggot, f4ggot, c0ck, cunt, k1ke, ch1nk, r4pe, r3tard, tr4nny, wh0re, s1ut, b1tch, a55hole, @sshole,
  d1ck, D1CK, dick, DICK, p0rn, hitler, H1tl3r, hitler88, heil hitler, nazi, n4z1, 88, 1488, KKK, p3do,
  terrorist, puta, mierda, cabron, Arschloch, ficken, Hurensohn, putain, connard, enculé, cazzo, stronzo,
  vaffanculo, caralho, kurwa, orospu, perkele, klootzak, блядь, ちんこ, 傻逼, 씨발`.split(/,\s+/)

it.each(OFFENSIVE)('the offensive name %s is not accepted', (name) => {
  expect(isPublicName(name)).toBe(false)
})

it.each([
  'Admin',
  'ADMIN',
  'adm1n',
  'Аdmin',
  'Admin 2',
  'The Admin',
  'A d m i n',
  'Moderator',
  'Adventurer',
  'adrnin',
  'Owner',
  'Server',
  'Mod',
  'Root',
  'Fact & Fable',
  'FactFable',
  'Fact & Fable Team',
  'Admin Team',
])('the reserved name %s is not accepted', (name) => {
  expect(isPublicName(name)).toBe(false)
})

it.each(['Аda', 'Adа', 'Wаnda', 'Ωmega', 'Ada李Ольга', 'さくラо', 'Ꭺda'])(
  'the name %s, which mixes scripts, is not accepted',
  (name) => {
    expect(isPublicName(name)).toBe(false)
  },
)

it.each(['', '  ', 'Ada\u200b', 'a\u202eb', 'thirteen char', 'a\nb', '👩\u200d🌾'])(
  'the text %j is not accepted as a name',
  (name) => {
    expect(isPublicName(name)).toBe(false)
  },
)
