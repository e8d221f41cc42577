import type { Correction } from '@fable/contract'
import { type Category, sourceHost, textColourOn } from '@fable/contract/limits'
import { fitText, sizesFor } from '../../../lib/pictures/fit-text.ts'
import { box, HEIGHT, layOut, type Node, TEXT_WIDTH, WIDTH } from '../../../lib/pictures/lay-out.ts'
import {
  type Colours,
  coloursOf,
  drawName,
  INK,
  QUIET,
  raysFrom,
} from '../../../lib/pictures/parts.ts'
import { toPng } from '../../../lib/pictures/png.ts'

const RAYS = raysFrom({ x: 1056, y: 1102 })

export const drawBackground = ({ ground, rays }: Pick<Colours, 'ground' | 'rays'>): string => `
<defs><linearGradient id="fade" x1="0" x2="1" y1="0" y2="0">
  <stop offset="0.3" stop-color="${ground}"/><stop offset="1" stop-color="${ground}" stop-opacity="0"/>
</linearGradient></defs>
<path fill="${ground}" d="M0 0H1200V630H0Z"/>
<path fill="${rays}" d="${RAYS}"/>
<path fill="url(#fade)" d="M0 0H1200V630H0Z"/>`

export type Poster = {
  readonly kind: 'fact'
  readonly text: string
  readonly isDisputed: boolean
  readonly correction?: Correction['text'] | undefined
  readonly category: Category
  readonly domain: string
}

const DANGER = '#b3261e'
/** The text gets the largest size at which it fits. Every text fits at the last size. */
const SIZES = [132, 116, 102, 90, 80, 72, 64, 58, 52, 46, 40, 34]
const HEADLINE = 80
const TEXT_HEIGHT = 400
const CORRECTION_HEIGHT = 100

const sizeOf = (text: string, height: number): Promise<number | null> =>
  fitText({
    texts: [text],
    sizes: sizesFor([text], SIZES, { width: TEXT_WIDTH, height }),
    width: TEXT_WIDTH,
    heightAt: () => height,
    boxOf: textBox,
  })

const drawTag = ({ category, domain }: Pick<Poster, 'category' | 'domain'>, { tag }: Colours) =>
  box(
    { alignItems: 'center', flex: 1, fontSize: 30 },
    box(
      {
        padding: '6px 20px 10px',
        borderRadius: 30,
        background: tag,
        color: textColourOn(tag),
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

const drawDispute = () =>
  box({ marginBottom: 12, fontSize: 34, fontWeight: 600, color: DANGER }, '[DISPUTED]')

const correctionBox = (text: string): Node => ({
  type: 'div',
  props: {
    style: {
      display: 'block',
      width: TEXT_WIDTH,
      marginTop: 20,
      fontSize: 32,
      fontWeight: 500,
      lineHeight: 1.25,
      lineClamp: 2,
      wordBreak: 'break-word',
      color: QUIET,
    },
    children: text,
  },
})

export async function drawPoster(poster: Poster): Promise<Buffer> {
  const { category } = poster
  const colours = coloursOf(category)
  const domain = await drawableDomain(poster.domain)

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
      ...(poster.correction === undefined ? [] : [await drawCorrection(poster.correction)]),
    ),
    box({ width: TEXT_WIDTH }, drawTag({ category, domain }, colours), drawName(36)),
  )

  const laidOut = await layOut(sheet, { width: WIDTH, height: HEIGHT })
  if (laidOut === null) throw new Error(`the font lacks a letter of ${domain}`)
  return toPng(laidOut.svg, drawBackground(colours))
}

async function drawableDomain(domain: string): Promise<string> {
  const laidOut = await layOut(box({}, domain), { width: TEXT_WIDTH })
  return laidOut === null ? sourceHost(`https://${domain}`) : domain
}

// If the font lacks a letter, the poster shows the category instead of the text.
async function drawText({ text, category, correction }: Poster): Promise<Node> {
  const normal = text.normalize('NFC')
  const height = correction === undefined ? TEXT_HEIGHT : TEXT_HEIGHT - CORRECTION_HEIGHT
  const size = await sizeOf(normal, height)
  if (size !== null) return textBox(normal, size)
  return textBox(`A fact about ${category}, in another script`, HEADLINE)
}

async function drawCorrection(correction: string): Promise<Node> {
  const drawn = correctionBox(`Rather: ${correction.normalize('NFC')}`)
  const laidOut = await layOut(drawn, { width: TEXT_WIDTH })
  return laidOut === null ? correctionBox('See what is right') : drawn
}

function textBox(text: string, size: number): Node {
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
