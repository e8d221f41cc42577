import { inflateSync } from 'node:zlib'

/** A channel of a pixel: red 0, green 1, blue 2. */
type ChannelAt = (x: number, y: number, channel: 0 | 1 | 2) => number

export type ReadPng = { readonly width: number; readonly height: number; readonly at: ChannelAt }

/** Reads a PNG with unfiltered rows of RGBA, as the pictures for link previews are. */
export function readPng(png: Buffer): ReadPng {
  if (png.subarray(0, 8).toString('latin1') !== '\x89PNG\r\n\x1a\n') throw new Error('not a PNG')
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const start = png.indexOf('IDAT')
  const rows = inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)))
  const bytes = 1 + 4 * width
  if (rows.length !== height * bytes) throw new Error('not a PNG of RGBA')
  return { width, height, at: (x, y, channel) => rows[y * bytes + 1 + 4 * x + channel] ?? 255 }
}

/** The smallest box around the pixels that pass. If there are none, `right` is less than `left`. */
export function boxAround(
  { width, height }: ReadPng,
  passes: (x: number, y: number) => boolean,
): { left: number; right: number; top: number; bottom: number } {
  const found = { left: width, right: -1, top: height, bottom: -1 }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!passes(x, y)) continue
      found.left = Math.min(found.left, x)
      found.right = Math.max(found.right, x)
      found.top = Math.min(found.top, y)
      found.bottom = Math.max(found.bottom, y)
    }
  }
  return found
}
