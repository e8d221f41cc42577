import { placeDrawing } from '../../../lib/pictures/drawing.ts'
import { HEIGHT, WIDTH } from '../../../lib/pictures/lay-out.ts'

type Stop = readonly [offset: number, colour: string, opacity?: number]

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')

export const linear = (id: string, stops: readonly Stop[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopsOf(stops)}</linearGradient>`

const radial = (id: string, stops: readonly Stop[], around = '') =>
  `<radialGradient id="${id}" ${around}>${stopsOf(stops)}</radialGradient>`

const STARS = [
  {
    width: 1.8,
    d: 'M218 15h.01M580 55h.01M630 201h.01M663 176h.01M663 245h.01M673 191h.01M720 68h.01M772 142h.01M784 26h.01M836 94h.01M849 48h.01M911 27h.01M923 2h.01M926 198h.01M1016 231h.01M1018 36h.01M1122 76h.01',
  },
  {
    width: 2.4,
    d: 'M145 8h.01M523 10h.01M573 180h.01M740 145h.01M758 227h.01M788 206h.01M862 37h.01M939 0h.01M948 66h.01M955 117h.01M975 277h.01M1036 73h.01M1083 252h.01M1122 121h.01M1146 297h.01M1168 211h.01M1175 178h.01M1189 251h.01',
  },
  {
    width: 3.6,
    d: 'M231 22h.01M517 15h.01M593 261h.01M780 48h.01M814 179h.01M971 108h.01M982 293h.01M1012 62h.01M1055 165h.01M1069 279h.01M1104 300h.01M1123 247h.01M1170 143h.01M1178 265h.01',
  },
]

type Chapter = {
  readonly sky: readonly Stop[]
  readonly range: string
  readonly hill: string
  readonly stars: number
  readonly glow: readonly Stop[]
}

const NIGHT: Chapter = {
  sky: [
    [0, '#0a0c1c'],
    [0.5, '#26203f'],
    [0.8, '#7a3f44'],
    [1, '#c4653c'],
  ],
  range: '#40273b',
  hill: '#1d1217',
  stars: 0.55,
  glow: [
    [0, '#ff9353', 0.36],
    [1, '#ff9353', 0],
  ],
}

const SUNRISE: Chapter = {
  sky: [
    [0, '#2a2450'],
    [0.42, '#7c4261'],
    [0.68, '#f08c52'],
    [0.8, '#ffe0a0'],
  ],
  range: '#7a4456',
  hill: '#2a1f2d',
  stars: 0.14,
  glow: [
    [0, '#ffe6a8', 0.95],
    [0.35, '#ffb56b', 0.6],
    [1, '#f08c52', 0],
  ],
}

export function drawLand(isWin: boolean): string {
  const { sky, range, hill, stars, glow } = isWin ? SUNRISE : NIGHT
  const dots = STARS.map(({ width, d }) => `<path stroke-width="${width}" d="${d}"/>`).join('')
  const hills = `<path fill="${range}" d="M0 470Q300 330 640 360T1200 470V630H0z"/>
<path fill="${hill}" d="M0 540Q320 430 700 470T1200 560V630H0z"/>`
  const light = '<circle fill="url(#glow)" cx="930" cy="330" r="420"/>'
  return `<defs>${linear('sky', sky)}${radial('glow', glow)}</defs>
<path fill="url(#sky)" d="M0 0H${WIDTH}V${HEIGHT}H0z"/>
<g stroke="#fff" stroke-linecap="round" opacity="${stars}">${dots}</g>
${isWin ? light + hills : hills + light}`
}

type Size = { readonly width: number; readonly height: number }

const TOOTH = 20
const MARGIN = 18

function drawStamp({ width, height }: Size, at: string, content: string): string {
  const across = Array.from({ length: width / TOOTH }, (_, n) => TOOTH * (n + 0.5))
  const down = Array.from({ length: height / TOOTH }, (_, n) => TOOTH * (n + 0.5))
  const holes = [
    ...across.flatMap((x) => [`M${x} 0h.01`, `M${x} ${height}h.01`]),
    ...down.flatMap((y) => [`M0 ${y}h.01`, `M${width} ${y}h.01`]),
  ].join('')
  return `<mask id="paper" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}">
<rect width="${width}" height="${height}" rx="4" fill="#fff"/>
<path stroke="#000" stroke-width="12" stroke-linecap="round" d="${holes}"/></mask>
<g transform="translate(${at}) rotate(2.5)">
<rect x="14" y="20" width="${width - 10}" height="${height - 8}" rx="6" opacity="0.4"/>
<rect width="${width}" height="${height}" fill="#fffaf0" mask="url(#paper)"/>
${content}</g>`
}

const PORTRAIT = { width: 340, height: 400 }
const POSTCARD = { width: 420, height: 260 }

export const drawPortrait = (drawing: string): string =>
  drawStamp(
    PORTRAIT,
    '796 84',
    `<defs>${radial(
      'ground',
      [
        [0, '#c9622f'],
        [0.5, '#6b2f3c'],
        [1, '#22162f'],
      ],
      'cx="0.5" cy="0.9" r="0.8"',
    )}</defs>
<rect x="${MARGIN}" y="${MARGIN}" width="${PORTRAIT.width - 2 * MARGIN}" height="${PORTRAIT.height - 2 * MARGIN}" fill="url(#ground)"/>
${placeDrawing(drawing, { x: 26, y: 30, width: 288, height: 336 })}`,
  )

const MORNING = `<defs>${linear('morning', [
  [0, '#7c4261'],
  [0.45, '#f08c52'],
  [0.8, '#ffe0a0'],
])}${radial('sun', [
  [0, '#fff7d8'],
  [0.35, '#fff0b8', 0.85],
  [1, '#ffd98a', 0],
])}</defs>
<g transform="scale(1.28)">
<path fill="url(#morning)" d="M0 0h300v182H0z"/>
<circle cx="168" cy="92" r="92" fill="url(#sun)"/><circle cx="168" cy="92" r="34" fill="#fff6cf"/>
<path fill="#a4575a" d="M0 96q60-26 120-8t110-4 70 2v96H0z"/>
<path fill="#7c4a3e" d="M0 112q70-20 150-4t150-10v84H0z"/>
<path fill="#8a6a34" d="M0 130q80-14 160-4t140-4v60H0z"/>
<path fill="#5d5426" d="M0 142q90-10 170-2t130-2v44H0z"/>
<path d="M146 182q12-34 26-56-4-6 2-16" stroke="#e0b56c" stroke-width="9" fill="none" opacity="0.75"/>
<path d="M34 22q6-6 10 0 5-5 10 1M66 38q5-5 9 0 4-5 9 0M236 26q5-5 9 0 4-5 9 0" stroke="#3a2233" stroke-width="2" fill="none"/>
</g>`

export const drawPostcard = ({
  adventurer,
  marlowe,
}: {
  readonly adventurer: string
  readonly marlowe: string
}): string =>
  drawStamp(
    POSTCARD,
    '748 158',
    `<svg x="${MARGIN}" y="${MARGIN}" width="${POSTCARD.width - 2 * MARGIN}" height="${POSTCARD.height - 2 * MARGIN}">
${MORNING}
<g transform="translate(178 84) scale(-1 1)">${placeDrawing(adventurer, { x: 0, y: 0, width: 108, height: 126 })}</g>
${placeDrawing(marlowe, { x: 234, y: 66, width: 124, height: 145 })}
</svg>`,
  )
