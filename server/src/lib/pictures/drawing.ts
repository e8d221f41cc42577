type Place = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Gives the drawing its default colours, because the page's style sheets do not apply to a picture. */
export const placeDrawing = (drawing: string, { x, y, width, height }: Place): string =>
  drawing
    .replace(/var\(--[\w-]+,\s*([^)]+)\)/g, '$1')
    .replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `)
