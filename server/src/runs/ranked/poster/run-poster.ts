import { fitText } from '../../../lib/pictures/fit-text.ts'
import { box, HEIGHT, layOut, type Node, WIDTH } from '../../../lib/pictures/lay-out.ts'
import { toPng } from '../../../lib/pictures/png.ts'
import { drawLand, drawPortrait, drawPostcard, linear } from './scene.ts'

export type RunPoster = {
  readonly kind: 'run'
  readonly name: string
  readonly daysSurvived: number
  readonly cause: string
  /** One point for the start, and one for each turn that changed day or health. Empty if unknown. */
  readonly health: readonly (readonly [day: number, health: number])[]
  readonly stamp:
    | { readonly portrait: string }
    | { readonly adventurer: string; readonly marlowe: string }
}

const INK = '#f4eadd'
const EMBER = '#ffa061'
const LEFT = 64

const BASELINE_EM = 0.8615

type Line = {
  readonly baseline: number
  readonly fontSize: number
  readonly color?: string
  readonly width?: number
  readonly justifyContent?: 'flex-end'
}

const lineBox = (text: string, { baseline, fontSize, ...more }: Line): Node =>
  box(
    {
      position: 'absolute',
      left: LEFT,
      top: baseline - BASELINE_EM * fontSize,
      fontSize,
      fontWeight: 600,
      lineHeight: 1,
      color: INK,
      ...more,
    },
    text,
  )

const NAMELESS = 'A wanderer'
const NAME = { baseline: 197, width: 660 }
const NAME_SIZES = [76, 68, 60, 54, 48, 42, 36]

const nameBox = (name: string, fontSize: number): Node =>
  box({ letterSpacing: '-0.02em' }, lineBox(name, { ...NAME, fontSize }))

const measuredName = (name: string, fontSize: number): Node =>
  box(
    {
      fontSize,
      fontWeight: 600,
      lineHeight: 1,
      letterSpacing: '-0.02em',
      wordBreak: 'break-word',
    },
    name,
  )

const drawDays = (days: number): Node =>
  box(
    { position: 'absolute', left: 58, top: 198.5, height: 184, alignItems: 'flex-end' },
    box(
      {
        fontSize: 184,
        fontWeight: 800,
        lineHeight: 1,
        letterSpacing: '-0.033em',
        color: '#ffb066',
      },
      String(days),
    ),
    box(
      {
        flexDirection: 'column',
        margin: '0 0 16.5px 26px',
        fontSize: 50,
        fontWeight: 600,
        lineHeight: 1.08,
        color: INK,
      },
      box({}, days === 1 ? 'Day' : 'Days'),
      box({}, 'Survived'),
    ),
  )

const LIFE = { left: LEFT, top: 412, width: 640, bottom: 120, peak: 4 }

type Points = RunPoster['health']

// Keeps the points of the start and of the end of each day. A day that the run visits twice appears twice.
const byDay = ([start, ...points]: Points): Points =>
  start ? [start, ...points.filter(([day], at) => day !== points[at + 1]?.[0])] : []

const CAPTION = { left: 756, width: 420, fontSize: 31 }

const drawCaption = (cause: string, top: number): Node =>
  box(
    {
      ...CAPTION,
      position: 'absolute',
      top,
      justifyContent: 'center',
      textAlign: 'center',
      textWrap: 'balance',
      fontWeight: 600,
      lineHeight: 1.16,
      color: INK,
    },
    cause,
  )

export async function drawRunPoster(run: RunPoster): Promise<Buffer> {
  const { name, daysSurvived, cause, health, stamp } = run
  const isWin = 'marlowe' in stamp
  const sheet = box(
    { position: 'relative', width: WIDTH, height: HEIGHT },
    lineBox('Hundred Days', { baseline: 92, fontSize: 38, color: '#ffc79d' }),
    await drawName(name),
    drawDays(daysSurvived),
    ...drawAxis(run),
    drawCaption(cause, isWin ? 478 : 508),
  )
  const laidOut = await layOut(sheet, { width: WIDTH, height: HEIGHT })
  if (laidOut === null) throw new Error(`the font lacks a letter of ${cause}`)
  const drawnStamp = isWin ? drawPostcard(stamp) : drawPortrait(stamp.portrait)
  return toPng(laidOut.svg, drawLand(isWin) + drawLife(health, isWin) + drawnStamp)
}

async function drawName(name: string): Promise<Node> {
  const normal = name.normalize('NFC')
  const size = await fitText({
    texts: [normal],
    sizes: NAME_SIZES,
    width: NAME.width,
    heightAt: (fontSize) => 1.4 * fontSize,
    boxOf: measuredName,
  })
  return size === null ? nameBox(NAMELESS, NAME_SIZES[0] ?? 0) : nameBox(normal, size)
}

function drawAxis({ health: [first], daysSurvived }: RunPoster): Node[] {
  if (!first) return []
  const style = { baseline: LIFE.top + 154, fontSize: 24, width: LIFE.width, color: '#e8d8c8' }
  return [
    lineBox(`day ${first[0]}`, style),
    lineBox(String(daysSurvived), { ...style, justifyContent: 'flex-end' }),
  ]
}

function drawLife(health: Points, isWin: boolean): string {
  const points = byDay(health)
  const values = points.map(([, value]) => value)
  const [first] = values
  if (first === undefined || values.length < 2) return ''

  const { left, top, width, bottom, peak } = LIFE
  const most = Math.max(...values, 1)
  const xOf = (at: number) => ((width * at) / (values.length - 1)).toFixed(1)
  const yOf = (value: number) => (bottom - ((bottom - peak) * value) / most).toFixed(1)
  const line = `M0 ${yOf(first)}${values.map((value, at) => `H${xOf(at)}V${yOf(value)}`).join('')}`
  const end = `${width} ${yOf(values.at(-1) ?? 0)}`
  const cross = `<path stroke="#ff8a9e" stroke-width="7" d="M${width - 10} ${bottom - 10}l20 20m0-20l-20 20"/>`
  const sun = `<path stroke="#fff3c4" stroke-width="22" d="M${end}h.01"/>`

  return `<defs>${linear('life', [
    [0, EMBER, 0.34],
    [1, EMBER, 0.04],
  ])}</defs>
<g transform="translate(${left} ${top})" fill="none" stroke-linecap="round" stroke-linejoin="round">
<path stroke="${INK}" stroke-opacity="0.35" stroke-width="2" d="M0 ${bottom}H${width}"/>
<path fill="url(#life)" d="${line}V${bottom}H0z"/>
<path stroke="${EMBER}" stroke-width="6" d="${line}"/>
${isWin ? sun : cross}</g>`
}
