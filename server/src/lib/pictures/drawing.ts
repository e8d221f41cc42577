type Place = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Places one of the page's drawings in a picture. Without a built page it has its own default colours. */
export const placeDrawing = (drawing: string, { x, y, width, height }: Place): string =>
  drawing
    .replace(/var\(--[\w-]+,\s*([^)]+)\)/g, '$1')
    .replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `)
