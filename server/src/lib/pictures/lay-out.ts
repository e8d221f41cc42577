import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import satori, { type Font } from 'satori'

export const WIDTH = 1200
export const HEIGHT = 630
export const TEXT_WIDTH = 1072

/** Each subset is a font family of its own, because satori would use only one font of a family. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese']
const { resolve } = createRequire(import.meta.url)

const FONTS = [
  ...SUBSETS.flatMap((subset) => [readFont(subset, 500), readFont(subset, 600)]),
  readFont('latin', 800),
]

type Style = Readonly<Record<string, string | number>>

export type Node = { readonly type: string; readonly props: Readonly<Record<string, unknown>> }

export const box = (style: Style, ...children: (Node | string)[]): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

type Size = { readonly width: number; readonly height?: number }

type Drawn = { readonly svg: string; readonly height: number }

/**
 * Converts letters to paths. Returns null if the font lacks a letter. By default the picture is as high as its boxes.
 */
export async function layOut(node: Node, size: Size): Promise<Drawn | null> {
  const missing: string[] = []
  const svg = await satori(
    { key: null, ...box({ fontFamily: SUBSETS.join(', ') }, node) },
    {
      // The types require both dimensions, but satori needs only one.
      ...(size as Required<Size>),
      fonts: FONTS,
      // Satori calls this for letters that no font contains.
      loadAdditionalAsset: (_language, letters) => {
        missing.push(letters)
        return Promise.resolve([])
      },
    },
  )
  const height = Number(/^<svg[^>]* height="([\d.]+)"/.exec(svg)?.[1])
  return missing.length === 0 ? { svg, height } : null
}

function readFont(subset: string, weight: 500 | 600 | 800): Font {
  const file = resolve(`@fontsource/fraunces/files/fraunces-${subset}-${weight}-normal.woff`)
  return { name: subset, weight, data: readFileSync(file) }
}
