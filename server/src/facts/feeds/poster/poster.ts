import { setTimeout } from 'node:timers/promises'
import { CATEGORIES, type Category, textColourOn } from '@fable/contract/limits'
import { Resvg } from '@resvg/resvg-js'
import { box, layOut, type Node, TEXT_WIDTH, WIDTH } from './lay-out.ts'
import { encodePng } from './png.ts'

const PAPER = '#fbf5e8'

const partsOf = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** A share of one colour `#rrggbb` on the paper of the fact list. */
const tint = (colour: string, share: number): string => {
  const paper = partsOf(PAPER)
  const mixed = partsOf(colour).map((part, n) => part * share + (paper[n] ?? 0) * (1 - share))
  return `rgb(${mixed.map(Math.round).join(' ')})`
}

type Ground = { readonly ground: string; readonly rays: string }
type PosterColours = Ground & { readonly tag: string; readonly onTag: string }

/** The colours of a category's poster: its tag, text on the tag, the ground and its rays. */
export const posterColours = (category: Category): PosterColours => {
  const tag = CATEGORIES.find(({ id }) => id === category)?.colour ?? PAPER
  return { tag, onTag: textColourOn(tag), ground: tint(tag, 0.24), rays: tint(tag, 0.4) }
}

/** Where the rays meet, below the picture, and their width in degrees, as on the screen of a fact. */
const CENTRE = { x: 1056, y: 1102 }
const RAY_DEGREES = 6
const FIRST_DEGREES = -88
const RAYS = 15
/** Longer than from the centre to any corner. */
const LENGTH = 1800

const pointAt = (degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  const x = CENTRE.x + LENGTH * Math.sin(angle)
  const y = CENTRE.y - LENGTH * Math.cos(angle)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

const RAY_PATHS = Array.from({ length: RAYS }, (_, n) => {
  const from = FIRST_DEGREES + 2 * n * RAY_DEGREES
  return `M${CENTRE.x} ${CENTRE.y} L${pointAt(from)} L${pointAt(from + RAY_DEGREES)} Z`
}).join('')

/** The ground of a poster with its rays, which fade to the left, as SVG. */
export const drawBackground = ({ ground, rays }: Ground): string => `
<defs><linearGradient id="fade" x1="0" x2="1" y1="0" y2="0">
  <stop offset="0.3" stop-color="${ground}"/><stop offset="1" stop-color="${ground}" stop-opacity="0"/>
</linearGradient></defs>
<path fill="${ground}" d="M0 0H1200V630H0Z"/>
<path fill="${rays}" d="${RAY_PATHS}"/>
<path fill="url(#fade)" d="M0 0H1200V630H0Z"/>`

/** What the picture of a fact shows. */
export type Poster = {
  readonly text: string
  readonly isDisputed: boolean
  readonly category: Category
  readonly domain: string
}

export const HEIGHT = 630
const INK = '#231a13'
const QUIET = '#4c4035'
const EMBER = '#a63a0c'
const DANGER = '#b3261e'
/** An open book. */
const LOGO =
  'M15 5C11 2 6 1.5 1 3V24C6 22.5 11 23 15 26ZM17 5C21 2 26 1.5 31 3V24C26 22.5 21 23 17 26Z'

/** The text gets the largest of these sizes at which it fits. At the last one every text does. */
const SIZES = [132, 116, 102, 90, 80, 72, 64, 58, 52, 46, 40, 34]
/** From this size on a text is set like a headline. */
const HEADLINE = 80
const TEXT_HEIGHT = 400
/** About the width of a letter in a long word in em, to choose a size at which no word is broken. */
const LETTER_EM = 0.58
/** Less than a letter of a text takes of the area, in em², so that sizes that are too large are not tried. */
const LETTER_AREA_EM = 0.42
/** Longer words are broken. */
const WORD_MAX = 30

const textBox = (text: string, size: number): Node => {
  const headline = { fontWeight: 600, lineHeight: 1.06, letterSpacing: '-0.026em' }
  const paragraph = { fontWeight: 500, lineHeight: 1.18, letterSpacing: '-0.012em' }
  return box(
    {
      width: TEXT_WIDTH,
      fontSize: size,
      wordBreak: 'break-word',
      color: INK,
      ...(size >= HEADLINE ? headline : paragraph),
    },
    text,
  )
}

/** The size at which the text fits, or null if the font lacks a letter. */
const fitSize = async (text: string): Promise<number | null> => {
  const longest = Math.max(...text.split(/\s+/).map((word) => word.length))
  const widest = TEXT_WIDTH / (Math.min(longest, WORD_MAX) * LETTER_EM)
  const largest = Math.sqrt((TEXT_WIDTH * TEXT_HEIGHT) / (text.length * LETTER_AREA_EM))
  for (const size of SIZES.filter((one) => one <= widest && one <= largest)) {
    const laidOut = await layOut(textBox(text, size), { width: TEXT_WIDTH })
    if (laidOut === null) return null
    if (laidOut.height <= TEXT_HEIGHT) return size
  }
  return SIZES.at(-1) ?? null
}

const drawTag = ({ category, domain }: Poster, { tag, onTag }: PosterColours) =>
  box(
    { alignItems: 'center', flex: 1, fontSize: 30 },
    box(
      {
        padding: '6px 20px 10px',
        borderRadius: 30,
        background: tag,
        color: onTag,
        fontWeight: 600,
      },
      category,
    ),
    {
      type: 'div',
      props: {
        style: {
          flex: 1,
          margin: '0 40px 0 22px',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          color: QUIET,
          fontWeight: 500,
        },
        children: domain,
      },
    },
  )

export const drawName = (): Node =>
  box(
    { alignItems: 'center', flexShrink: 0 },
    {
      type: 'svg',
      props: {
        viewBox: '0 0 32 28',
        width: 48,
        height: 42,
        children: { type: 'path', props: { d: LOGO, fill: EMBER } },
      },
    },
    box(
      { marginLeft: 14, fontSize: 36, fontWeight: 600, color: INK, whiteSpace: 'nowrap' },
      'Fact & Fable',
    ),
  )

const drawDispute = () =>
  box({ marginBottom: 12, fontSize: 34, fontWeight: 600, color: DANGER }, '[DISPUTED]')

/** Draws the text, or where the font lacks a letter of it, what it is about. */
const drawText = async ({ text, category }: Poster): Promise<Node> => {
  const normal = text.normalize('NFC')
  const size = await fitSize(normal)
  if (size !== null) return textBox(normal, size)
  return textBox(`A fact about ${category}, in letters of its own`, HEADLINE)
}

/** An SVG whose letters are paths as PNG of this width. */
export const renderPng = (svg: string, width: number): Buffer =>
  encodePng(
    new Resvg(svg, {
      font: { loadSystemFonts: false },
      fitTo: { mode: 'width', value: width },
    }).render(),
  )

/** Draws a fact as PNG of 1200 by 630 pixels, after the model of its screen. */
const drawPoster = async (poster: Poster): Promise<Buffer> => {
  const colours = posterColours(poster.category)
  const sheet = box(
    {
      width: WIDTH,
      height: HEIGHT,
      padding: `48px ${(WIDTH - TEXT_WIDTH) / 2}px 44px`,
      boxSizing: 'border-box',
      flexDirection: 'column',
    },
    box(
      { flexGrow: 1, flexDirection: 'column', justifyContent: 'center' },
      ...(poster.isDisputed ? [drawDispute()] : []),
      await drawText(poster),
    ),
    box({ width: TEXT_WIDTH }, drawTag(poster, colours), drawName()),
  )
  const laidOut = await layOut(sheet, { width: WIDTH, height: HEIGHT })
  if (laidOut === null) throw new Error(`the font lacks a letter of ${poster.domain}`)
  const svg = laidOut.svg.replace(/^<svg[^>]*>/, (start) => start + drawBackground(colours))
  return renderPng(svg, WIDTH)
}

let restUntil = 0

/** The program of the thread that draws posters. It rests as long as it draws: half a core at most. */
export default async (poster: Poster): Promise<Buffer> => {
  await setTimeout(Math.max(0, restUntil - performance.now()))
  const startedAt = performance.now()
  const png = await drawPoster(poster)
  const endedAt = performance.now()
  restUntil = endedAt + (endedAt - startedAt)
  return png
}
