/**
 * Draws the pictures that are composed of the cast: one for each release note
 * (web/public/updates/<UpdateId>.svg), and the one that a link preview shows (web/public/share.png).
 *   node tools/draw-pictures.ts            after the cast or this file was changed
 *   node tools/draw-pictures.ts --share    also the link preview's, in the Chromium of the browser tests;
 *                                          reduce it to a palette of 255 colours before you commit it
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { findChromium } from '../scripts/lib/chromium.mjs'
import { readOptions } from './options.ts'

const { values } = readOptions('pictures', { options: { share: { type: 'boolean' } } })

const fileOf = (path: string) => new URL(`../${path}`, import.meta.url)

/** Who stands where: the drawing, its left edge and height; `mirrored` looks to the right. */
type Figure = {
  readonly who: string
  readonly x: number
  readonly height: number
  readonly mirrored?: boolean
}
type Light = 'night' | 'morning' | 'storm'

const SKIES = {
  night: { sky: ['#12183a', '#3a2550'], earth: ['#1d1217', '#2a170e'], glow: '#c9622f', at: '8%' },
  morning: {
    sky: ['#2a2450', '#7c4261', '#f08c52'],
    earth: ['#2a1f2d', '#37271c'],
    glow: '#ffb35c',
    at: '50%',
  },
  storm: { sky: ['#0f141a', '#33414a'], earth: ['#0f1518', '#1a1410'], glow: '#5c2f17', at: '85%' },
} as const

/** By UpdateId. */
const UPDATE_PICTURES: Readonly<Record<number, { light: Light; figures: readonly Figure[] }>> = {
  1: {
    light: 'morning',
    figures: [
      { who: 'traveling-elephant', x: 130, height: 170 },
      { who: 'bored-talking-stick', x: 290, height: 150 },
    ],
  },
  2: {
    light: 'night',
    figures: [
      { who: 'your-mom', x: 140, height: 160 },
      { who: 'mother-tree', x: 270, height: 185 },
    ],
  },
  3: {
    light: 'night',
    figures: [
      { who: 'gerald', x: 110, height: 170 },
      { who: 'lost-potato', x: 230, height: 125 },
      { who: 'power-stones', x: 320, height: 160 },
    ],
  },
  4: {
    light: 'morning',
    figures: [
      { who: 'adventurer', x: 120, height: 160, mirrored: true },
      { who: 'small-purple-alien', x: 270, height: 150 },
    ],
  },
  5: {
    light: 'night',
    figures: [
      { who: 'captain-crunchy', x: 90, height: 150 },
      { who: 'pumpkin-king', x: 190, height: 190 },
      { who: 'starch-king', x: 320, height: 150 },
    ],
  },
  6: {
    light: 'storm',
    figures: [
      { who: 'octopus-of-destruction', x: 230, height: 190 },
      { who: 'time-traveling', x: 110, height: 145 },
    ],
  },
  7: {
    light: 'night',
    figures: [
      { who: 'adventurer', x: 75, height: 165, mirrored: true },
      { who: 'fire', x: 205, height: 90 },
      { who: 'marlowe', x: 285, height: 205 },
    ],
  },
  8: {
    light: 'morning',
    figures: [
      { who: 'marlowe', x: 90, height: 175, mirrored: true },
      { who: 'lost-potato', x: 220, height: 115 },
      { who: 'captain-crunchy', x: 300, height: 160 },
    ],
  },
  9: {
    light: 'storm',
    figures: [
      { who: 'adventurer', x: 80, height: 165, mirrored: true },
      { who: 'fire', x: 205, height: 90 },
      { who: 'farmer-odell', x: 300, height: 165 },
    ],
  },
}

/** The files of a figure: the fire is two, one of which goes out. */
const drawingsOf = (who: string): readonly string[] =>
  who === 'fire'
    ? ['web/src/scenery/art/flames.svg', 'web/src/scenery/art/hearth.svg']
    : [`web/src/scenery/cast/${who}.svg`]

/** A drawing inside another, standing on a line. What is shown only when the fire is out is left out. */
const place = (figure: Figure, ground: number): string =>
  drawingsOf(figure.who)
    .map((file) => placeDrawing(file, figure, ground))
    .join('')

function placeDrawing(file: string, { x, height, mirrored }: Figure, ground: number): string {
  const svg = readFileSync(fileOf(file), 'utf8').trim()
  const [, of = 1, by = 1] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number)
  const width = Math.round((height * of) / by)
  const inner = svg
    .replace('<svg ', `<svg width="${width}" height="${height}" `)
    .replaceAll(/ xmlns="[^"]+"/g, '')
    .replace(/<path [^>]*class="smoke"[^>]*>/, '')
    .replaceAll(/var\(--[a-z-]+, ?(#[0-9a-f]+)\)/g, '$1')
  const move = `translate(${mirrored ? x + width : x} ${ground - height})`
  return `<g transform="${move}${mirrored ? 'scale(-1 1)' : ''}">${inner}</g>`
}

const stops = (colours: readonly string[]) =>
  colours
    .map((colour, at) => `<stop offset="${at / (colours.length - 1)}" stop-color="${colour}"/>`)
    .join('')

function scene(width: number, height: number, light: Light, fireAt?: number): string {
  const { sky, earth, glow, at } = SKIES[light]
  const horizon = Math.round(height * 0.72)
  // A smooth glow makes a PNG twice as large.
  const steps = [420, 320, 230, 150].map(
    (r) =>
      `<ellipse cx="${fireAt ?? 0}" cy="${height - 40}" rx="${r}" ry="${r * 0.7}" fill="${glow}" opacity=".13"/>`,
  )
  return (
    `<defs><linearGradient id="sky" x2="0" y2="1">${stops(sky)}</linearGradient>` +
    `<linearGradient id="earth" x2="0" y2="1">${stops(earth)}</linearGradient>` +
    `<radialGradient id="glow" cx="${at}" cy="110%" r="75%"><stop stop-color="${glow}"/>` +
    `<stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient></defs>` +
    `<path fill="url(#sky)" d="M0 0h${width}v${horizon + 1}H0z"/>` +
    `<path fill="url(#earth)" d="M0 ${horizon}h${width}v${height - horizon}H0z"/>` +
    (fireAt === undefined
      ? `<path fill="url(#glow)" d="M0 0h${width}v${height}H0z"/>`
      : steps.join(''))
  )
}

const svgOf = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>\n`

mkdirSync(fileOf('web/public/updates'), { recursive: true })
for (const [id, { light, figures }] of Object.entries(UPDATE_PICTURES)) {
  const content = scene(520, 240, light) + figures.map((figure) => place(figure, 232)).join('')
  writeFileSync(fileOf(`web/public/updates/${id}.svg`), svgOf(520, 240, content))
}

/** The picture of a link preview: whoever waits on the road, and the title. */
const SHARED: readonly Figure[] = [
  { who: 'adventurer', x: 60, height: 270, mirrored: true },
  { who: 'fire', x: 285, height: 140 },
  { who: 'marlowe', x: 440, height: 330 },
  { who: 'gerald', x: 655, height: 235 },
  { who: 'octopus-of-destruction', x: 785, height: 290 },
  { who: 'lost-potato', x: 1010, height: 190 },
]

if (values.share) {
  const { chromium } = await import('@playwright/test')
  const font = readFileSync(
    new URL(
      import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
    ),
  )
  const text =
    '<g text-anchor="middle" font-family="Fraunces" font-weight="650" fill="#ffe2bd">' +
    '<text x="600" y="150" font-size="118" letter-spacing="-3">Hundred Days</text>' +
    '<text x="600" y="214" font-size="36" font-weight="500">Most people manage twenty.</text></g>'
  const content =
    scene(1200, 630, 'night', 355) + text + SHARED.map((one) => place(one, 600)).join('')
  const executablePath = findChromium()
  const browser = await chromium.launch(executablePath ? { executablePath } : {})
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  await page.setContent(
    `<style>@font-face{font-family:Fraunces;font-weight:100 900;src:url(data:font/woff2;base64,${font.toString('base64')})}` +
      `body{margin:0}svg{display:block}</style>${svgOf(1200, 630, content)}`,
  )
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: 'web/public/share.png' })
  await browser.close()
}
console.log('pictures: drawn. Look at them before you commit them.')
