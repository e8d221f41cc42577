/**
 * `node tools/draw-faces.ts` draws the pictures of screens for link previews, and the icons of the home screen, into
 * web/public, in the look of a fact's picture. They are committed: run it again when a drawing or the look changes.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { CATEGORIES } from '@fable/contract/limits'
import { drawBackground } from '../server/src/facts/board/poster/poster.ts'
import { placeDrawing } from '../server/src/lib/pictures/drawing.ts'
import { box, HEIGHT, layOut, TEXT_WIDTH, WIDTH } from '../server/src/lib/pictures/lay-out.ts'
import { coloursOf, drawName, INK } from '../server/src/lib/pictures/parts.ts'
import { toPng } from '../server/src/lib/pictures/png.ts'

const PUBLIC = new URL('../web/public/', import.meta.url)
const PREVIEWS = new URL('previews/', PUBLIC)
const CAST = new URL('../web/src/scenery/cast/', import.meta.url)

const NIGHT = { ground: '#17120f', rays: '#3a2216' }
const NIGHT_INK = '#f4eadd'
const EMBER = '#ff9353'

const drawCharacter = (id: string): string =>
  placeDrawing(readFileSync(new URL(`${id}.svg`, CAST), 'utf8'), {
    x: 760,
    y: 110,
    width: 420,
    height: 490,
  })

type Sheet = {
  readonly lines: readonly string[]
  readonly kicker: string
  readonly background: string
  readonly ink: string
  readonly width: number
}

async function drawSheet({ lines, kicker, background, ink, width }: Sheet): Promise<Buffer> {
  const sheet = box(
    {
      width: WIDTH,
      height: HEIGHT,
      padding: `48px ${(WIDTH - TEXT_WIDTH) / 2}px 44px`,
      boxSizing: 'border-box',
      flexDirection: 'column',
      color: ink,
    },
    box(
      { flexGrow: 1, flexDirection: 'column', justifyContent: 'center', width },
      ...lines.map((line) =>
        box({ fontSize: 92, fontWeight: 600, lineHeight: 1.08, letterSpacing: '-0.026em' }, line),
      ),
    ),
    kicker === '' ? drawName(36) : box({ fontSize: 36, fontWeight: 600, color: EMBER }, kicker),
  )

  const laidOut = await layOut(sheet, { width: WIDTH, height: HEIGHT })
  if (laidOut === null) throw new Error(`the font lacks a letter of ${lines.join(' ')}`)
  return toPng(laidOut.svg, background)
}

const drawDay = (lines: readonly string[], category: (typeof CATEGORIES)[number]['id']) =>
  drawSheet({
    lines,
    kicker: '',
    background: drawBackground(coloursOf(category)),
    ink: INK,
    width: TEXT_WIDTH,
  })

const drawNight = (lines: readonly string[], character: string) =>
  drawSheet({
    lines,
    kicker: 'Hundred Days · Fact & Fable',
    background: drawBackground(NIGHT) + drawCharacter(character),
    ink: NIGHT_INK,
    width: 700,
  })

// The flame of the tab's icon. A home screen cuts its own shape out of a full square.
function drawIcon(pixels: number, isWhole: boolean): Buffer {
  const icon = readFileSync(new URL('favicon.svg', PUBLIC), 'utf8')
  const full = icon
    .replace(' rx="112"', '')
    .replace('translate(46 40) scale(.82)', 'translate(103 99) scale(.6)')
  return toPng(isWhole ? icon : full, '', pixels)
}

mkdirSync(PREVIEWS, { recursive: true })
function save(folder: URL, name: string, picture: Buffer) {
  writeFileSync(new URL(name, folder), picture)
}

save(
  PREVIEWS,
  'facts.png',
  await drawDay(['Short facts with sources.', 'You are the jury.'], 'history'),
)
for (const { id } of CATEGORIES)
  save(PREVIEWS, `${id}.png`, await drawDay(['Short facts from', `${id}.`], id))
save(PREVIEWS, 'shop.png', await drawNight(['Shop', 'Coming Soon!'], 'marlowe'))
save(PREVIEWS, 'updates.png', await drawNight(['What is new', 'by the fire'], 'adventurer'))
save(PUBLIC, 'icon-192.png', drawIcon(192, true))
save(PUBLIC, 'icon-512.png', drawIcon(512, true))
save(PUBLIC, 'icon-maskable-512.png', drawIcon(512, false))
save(PUBLIC, 'apple-touch-icon.png', drawIcon(180, false))
