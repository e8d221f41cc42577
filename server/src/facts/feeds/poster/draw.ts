import { Resvg } from '@resvg/resvg-js'
import { drawBackground } from './background.ts'
import { posterColours } from './colours.ts'
import { box, layOut, type Node, TEXT_WIDTH, WIDTH } from './lay-out.ts'
import { encodePng } from './png.ts'
import type { Poster } from './poster.ts'

const HEIGHT = 630
const INK = '#231a13'
const QUIET = '#4c4035'
const EMBER = '#a63a0c'
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

const drawTag = ({ category, domain }: Poster, { tag, onTag }: ReturnType<typeof posterColours>) =>
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

const drawName = () =>
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

/**
 * Draws a fact as PNG of 1200 by 630 pixels, after the model of its page. Returns null if the font lacks a
 * letter of the text.
 */
export const drawPoster = async (poster: Poster): Promise<Buffer | null> => {
  const text = poster.text.normalize('NFC')
  const size = await fitSize(text)
  if (size === null) return null
  const colours = posterColours(poster.category)
  const page = box(
    {
      width: WIDTH,
      height: HEIGHT,
      padding: `48px ${(WIDTH - TEXT_WIDTH) / 2}px 44px`,
      boxSizing: 'border-box',
      flexDirection: 'column',
    },
    box({ flexGrow: 1, alignItems: 'center' }, textBox(text, size)),
    box({ width: TEXT_WIDTH }, drawTag(poster, colours), drawName()),
  )
  const laidOut = await layOut(page, { width: WIDTH, height: HEIGHT })
  if (laidOut === null) return null
  const svg = laidOut.svg.replace(/^<svg[^>]*>/, (start) => start + drawBackground(colours))
  return encodePng(new Resvg(svg, { font: { loadSystemFonts: false } }).render())
}
