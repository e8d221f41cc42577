import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PDFiumModule } from '@hyzyla/pdfium'

/** A part of a text's line, in pixels of the picture. */
type Line = { readonly text: string } & Record<'left' | 'top' | 'right' | 'bottom', number>

/** A drawn page of a PDF: its text, where parts of it are, and how bright each pixel is (0 to 255). */
export type Sheet = {
  readonly text: string
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
  readonly lines: readonly Line[]
}

/** Functions of PDFium that the types of the package leave out. */
type Texts = {
  readonly HEAPF64: Float64Array
  readonly _FPDFText_CountRects: (page: number, start: number, count: number) => number
  readonly _FPDFText_GetRect: (page: number, index: number, ...sides: number[]) => number
  readonly _FPDFText_GetBoundedText: (page: number, ...rest: number[]) => number
}

/** Pixels a point of the PDF. */
const SCALE = 1.5

const GRAY = 1
const WHITE = 0xffffffff
const LONGEST = 2_000

async function open() {
  const wasmBinary = readFileSync(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm')))
  const pdfium = await PDFiumModule({ wasmBinary: new Uint8Array(wasmBinary).buffer })
  pdfium._FPDF_InitLibraryWithConfig({ version: 2 })
  return pdfium as typeof pdfium & Texts
}

type PDFium = Awaited<ReturnType<typeof open>>

let opened: Promise<PDFium> | undefined

/** Draws a PDF, and reads its lines. */
export async function sheetsOf(pdf: Uint8Array): Promise<Sheet[]> {
  const pdfium = await (opened ??= open())
  const { malloc, free } = pdfium.wasmExports
  const file = malloc(pdf.length)
  pdfium.HEAPU8.set(pdf, file)
  const document = pdfium._FPDF_LoadMemDocument(file, pdf.length, 0)
  const sheets = Array.from({ length: pdfium._FPDF_GetPageCount(document) }, (_, at) =>
    readSheet(pdfium, pdfium._FPDF_LoadPage(document, at)),
  )
  pdfium._FPDF_CloseDocument(document)
  free(file)
  return sheets
}

function readSheet(pdfium: PDFium, page: number): Sheet {
  const width = Math.floor(pdfium._FPDF_GetPageWidth(page) * SCALE)
  const height = Math.floor(pdfium._FPDF_GetPageHeight(page) * SCALE)
  const texts = pdfium._FPDFText_LoadPage(page)
  const text = read(pdfium, pdfium._FPDFText_CountChars(texts), (letters, length) =>
    pdfium._FPDFText_GetText(texts, 0, length, letters),
  )
  const lines = readLines(pdfium, texts, height)
  pdfium._FPDFText_ClosePage(texts)
  const pixels = draw(pdfium, page, width, height)
  pdfium._FPDF_ClosePage(page)
  return { text, width, height, pixels, lines }
}

/** Reads a text that PDFium writes, as UTF-16. */
function read(
  { HEAPU8, wasmExports: { malloc, free } }: PDFium,
  length: number,
  write: (letters: number, length: number) => number,
): string {
  const letters = malloc((length + 1) * 2)
  const count = write(letters, length)
  const text = new TextDecoder('utf-16le').decode(HEAPU8.slice(letters, letters + count * 2))
  free(letters)
  return text.replaceAll('\0', '')
}

function readLines(pdfium: PDFium, texts: number, height: number): Line[] {
  const { malloc, free } = pdfium.wasmExports
  const sides = malloc(4 * 8)
  const lines = Array.from({ length: pdfium._FPDFText_CountRects(texts, 0, -1) }, (_, at) => {
    pdfium._FPDFText_GetRect(texts, at, sides, sides + 8, sides + 16, sides + 24)
    const [left = 0, top = 0, right = 0, bottom = 0] = pdfium.HEAPF64.subarray(sides / 8)
    const text = read(pdfium, LONGEST, (letters, length) =>
      pdfium._FPDFText_GetBoundedText(texts, left, top, right, bottom, letters, length),
    )
    return {
      text,
      left: left * SCALE,
      // A PDF counts from the bottom.
      top: height - top * SCALE,
      right: right * SCALE,
      bottom: height - bottom * SCALE,
    }
  })
  free(sides)
  return lines
}

function draw(pdfium: PDFium, page: number, width: number, height: number): Uint8Array {
  const { malloc, free } = pdfium.wasmExports
  const pixels = malloc(width * height)
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, GRAY, pixels, width)
  pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
  pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0)
  const drawn = pdfium.HEAPU8.slice(pixels, pixels + width * height)
  pdfium._FPDFBitmap_Destroy(bitmap)
  free(pixels)
  return drawn
}
