type Place = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A drawing of the page in its place in a picture. Without a page the colours are those that it names itself. */
export const placeDrawing = (drawing: string, { x, y, width, height }: Place): string =>
  drawing
    .replace(/var\(--[\w-]+,\s*([^)]+)\)/g, '$1')
    .replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `)
