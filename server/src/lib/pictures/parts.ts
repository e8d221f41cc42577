import { CATEGORIES, type Category } from '@fable/contract/limits'
import { box, type Node } from './lay-out.ts'

export const INK = '#231a13'
export const QUIET = '#4c4035'
export const EMBER = '#a63a0c'

const PAPER = '#fbf5e8'

const partsOf = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

export type Colours = { readonly tag: string; readonly ground: string; readonly rays: string }

export function coloursOf(category: Category): Colours {
  const tag = CATEGORIES.find(({ id }) => id === category)?.colour ?? PAPER
  return { tag, ground: tint(tag, 0.24), rays: tint(tag, 0.4) }
}

function tint(colour: string, share: number): string {
  const paper = partsOf(PAPER)
  const mixed = partsOf(colour).map((part, n) => part * share + (paper[n] ?? 0) * (1 - share))
  return `rgb(${mixed.map(Math.round).join(' ')})`
}

const RAY_DEGREES = 6
const FIRST_DEGREES = -88
const RAYS = 15
const LENGTH = 1800

type Point = { readonly x: number; readonly y: number }

export const raysFrom = (centre: Point): string =>
  Array.from({ length: RAYS }, (_, n) => {
    const from = FIRST_DEGREES + 2 * n * RAY_DEGREES
    return `M${centre.x} ${centre.y} L${pointAt(centre, from)} L${pointAt(centre, from + RAY_DEGREES)} Z`
  }).join('')

const LOGO =
  'M15 5C11 2 6 1.5 1 3V24C6 22.5 11 23 15 26ZM17 5C21 2 26 1.5 31 3V24C26 22.5 21 23 17 26Z'

export const drawName = (fontSize: number): Node =>
  box(
    { alignItems: 'center', flexShrink: 0 },
    {
      type: 'svg',
      props: {
        viewBox: '0 0 32 28',
        width: (fontSize * 4) / 3,
        height: (fontSize * 7) / 6,
        children: { type: 'path', props: { d: LOGO, fill: EMBER } },
      },
    },
    box(
      { marginLeft: 14, fontSize, fontWeight: 600, color: INK, whiteSpace: 'nowrap' },
      'Fact & Fable',
    ),
  )

function pointAt({ x, y }: Point, degrees: number) {
  const angle = (degrees * Math.PI) / 180
  return `${(x + LENGTH * Math.sin(angle)).toFixed(1)} ${(y - LENGTH * Math.cos(angle)).toFixed(1)}`
}
