import { readFileSync } from 'node:fs'
import type { Category } from '@fable/contract/limits'
import { fitText, sizesFor } from '../../../lib/pictures/fit-text.ts'
import { box, HEIGHT, layOut, type Node, WIDTH } from '../../../lib/pictures/lay-out.ts'
import { coloursOf, drawName, EMBER, INK, QUIET, raysFrom } from '../../../lib/pictures/parts.ts'
import { toPng } from '../../../lib/pictures/png.ts'

export type RoundPoster = {
  readonly kind: 'round'
  readonly date: string
  readonly sentences: readonly string[]
}

const GROUND = '#f6f0e4'

export const PLACE_COLOURS: readonly Category[] = ['science', 'history', 'entertainment']

const EDGE = 48
const GAP = 20
const PADDING = 24
const CARDS = { top: 278, width: (WIDTH - 2 * EDGE - 2 * GAP) / 3, height: 318 }
const TEXT = { width: CARDS.width - 2 * PADDING, height: CARDS.height - 2 * PADDING - 68 }

/** All sentences get the same size: the largest at which each of them fits. Every sentence fits at the last size. */
const SIZES = [46, 42, 38, 34, 30, 27, 24, 21, 18]

const MARLOWE = readFileSync(new URL('marlowe.svg', import.meta.url), 'utf8').replace(
  '<svg',
  '<svg x="916" y="37" width="212" height="247"',
)

const textBox = (text: string, fontSize: number): Node =>
  box(
    {
      width: TEXT.width,
      fontSize,
      fontWeight: 600,
      lineHeight: 1.08,
      letterSpacing: '-0.022em',
      wordBreak: 'break-word',
      color: INK,
    },
    text,
  )

const sizeOf = (sentences: readonly string[]): Promise<number | null> =>
  fitText({
    texts: sentences,
    sizes: sizesFor(sentences, SIZES, TEXT),
    width: TEXT.width,
    heightAt: () => TEXT.height,
    boxOf: textBox,
  })

const leftOf = (n: number) => EDGE + n * (CARDS.width + GAP)

const drawKey = (n: number) =>
  box(
    {
      width: 54,
      height: 56,
      alignItems: 'center',
      justifyContent: 'center',
      border: `2px solid ${INK}`,
      borderBottomWidth: 5,
      borderRadius: 10,
      background: '#fffcf6',
      fontSize: 27,
      fontWeight: 600,
      color: INK,
    },
    String(n + 1),
  )

const drawCard = (text: string, n: number, size: number) =>
  box(
    {
      position: 'absolute',
      left: leftOf(n),
      top: CARDS.top,
      width: CARDS.width,
      height: CARDS.height,
      padding: PADDING,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
    },
    drawKey(n),
    textBox(text, size),
  )

const drawHead = (date: string) =>
  box(
    { position: 'absolute', left: EDGE, top: 46, flexDirection: 'column' },
    box(
      { alignItems: 'center' },
      drawName(29),
      box({ marginLeft: 22, fontSize: 25, color: QUIET }, date),
    ),
    box(
      {
        flexDirection: 'column',
        marginTop: 20,
        fontSize: 72,
        fontWeight: 600,
        lineHeight: 1.02,
        letterSpacing: '-0.034em',
        color: INK,
      },
      box({}, 'One of these is'),
      box({}, 'a fable.', box({ marginLeft: 20, color: EMBER }, 'Which?')),
    ),
  )

/** Nothing in the picture reveals the fable. */
export async function drawRoundPoster({ date, sentences }: RoundPoster): Promise<Buffer> {
  const normal = sentences.map((sentence) => sentence.normalize('NFC'))
  const size = await sizeOf(normal)
  const shown = size === null ? normal.map(() => 'In another script') : normal
  const sheet = box(
    { position: 'relative', width: WIDTH, height: HEIGHT },
    drawHead(date),
    ...shown.map((sentence, n) => drawCard(sentence, n, size ?? SIZES[0] ?? 0)),
  )
  const laidOut = await layOut(sheet, { width: WIDTH, height: HEIGHT })
  if (laidOut === null) throw new Error(`the font lacks a letter of ${date}`)
  return toPng(laidOut.svg, drawBackground())
}

function drawBackground(): string {
  const { top, width, height } = CARDS
  const cards = PLACE_COLOURS.map((category, n) => {
    const { tag, ground, rays } = coloursOf(category)
    const rectangle = `x="${leftOf(n)}" y="${top}" width="${width}" height="${height}" rx="20"`
    const centre = { x: leftOf(n) + width * 0.88, y: top + height * 1.35 }
    return `
<defs><clipPath id="card${n}"><rect ${rectangle}/></clipPath>
<linearGradient id="fade${n}" x1="0" x2="0" y1="0" y2="1">
  <stop offset="0.3" stop-color="${ground}"/><stop offset="1" stop-color="${ground}" stop-opacity="0"/>
</linearGradient></defs>
<rect ${rectangle} fill="${ground}"/>
<path clip-path="url(#card${n})" fill="${rays}" d="${raysFrom(centre)}"/>
<rect ${rectangle} fill="url(#fade${n})" stroke="${tag}" stroke-opacity="0.45"/>`
  })
  return `<path fill="${GROUND}" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/>${cards.join('')}${MARLOWE}`
}
