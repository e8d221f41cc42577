import { crc32, deflateSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'
import { WIDTH } from './lay-out.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const BITS_PER_CHANNEL = 8
const RGBA = 6

type Picture = { readonly width: number; readonly height: number; readonly pixels: Buffer }

/** All letters of the SVG must be paths. `background` contains further SVG elements. */
export function toPng(svg: string, background = '', width = WIDTH): Buffer {
  const whole = svg.replace(/^<svg[^>]*>/, (start) => start + background)
  const fitTo = { mode: 'width', value: width } as const
  return encodePng(new Resvg(whole, { font: { loadSystemFonts: false }, fitTo }).render())
}

/**
 * The rows are not filtered, which suits flat colours. resvg's own encoder makes files three times as large, and
 * fast-png takes five times as long.
 */
function encodePng({ width, height, pixels }: Picture): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([BITS_PER_CHANNEL, RGBA], 8)
  const bytes = width * 4
  // Each row begins with the number of its filter. 0 means that it is not filtered.
  const rows = Buffer.alloc(height * (1 + bytes))
  for (let y = 0; y < height; y += 1)
    pixels.copy(rows, y * (1 + bytes) + 1, y * bytes, (y + 1) * bytes)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(4)
  frame.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([frame, body, check])
}
