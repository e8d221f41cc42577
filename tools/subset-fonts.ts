/**
 * Makes the page's fonts: subsets of the original fonts with the letters and weights that the page uses.
 *   node tools/subset-fonts.ts
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { readOptions } from './options.ts'

readOptions('fonts', {})

const OUT = new URL('../web/src/ui/fonts/', import.meta.url)

const charactersFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('')

/** Rare characters of facts: signs of code, and quotation marks of other languages. */
const RARE = '<>@\\^`{|}~„‹›'

const ASCII = charactersFrom(0x20, 0x7e)

/** Characters that almost every text needs. The page loads them before its first paint. */
const SIGNS = '–—‘’“”…·×°€£©−←↑→↓'
const BASE = [...ASCII].filter((character) => !RARE.includes(character)).join('') + SIGNS

/** Other letters of western languages, loaded when a fact contains one. */
const MORE = `${RARE}${charactersFrom(0xa1, 0xff)}ŒœŸ`

/** Ligatures stay where text is read; in a console code is read letter by letter. */
const FONTS = [
  { family: 'fraunces', name: 'fraunces-base', text: BASE, max: 650, noLayoutClosure: false },
  { family: 'fraunces', name: 'fraunces-more', text: MORE, max: 650, noLayoutClosure: false },
  {
    family: 'jetbrains-mono',
    name: 'jetbrains-mono-base',
    text: `${ASCII}${SIGNS}„‹›`,
    max: 700,
    noLayoutClosure: true,
  },
]

const originalOf = (family: string, file: string) =>
  new URL(import.meta.resolve(`@fontsource-variable/${family}/${file}`))

await mkdir(OUT, { recursive: true })
for (const { family, name, text, max, noLayoutClosure } of FONTS) {
  const original = await readFile(originalOf(family, `files/${family}-latin-wght-normal.woff2`))
  const font = await subsetFont(original, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max } },
    noLayoutClosure,
  })
  await writeFile(new URL(`${name}.woff2`, OUT), font)
  await copyFile(originalOf(family, 'LICENSE'), new URL(`${family}.LICENSE`, OUT))
  console.log(`${name}: ${(font.length / 1000).toFixed(1)} KB`)
}
