import type { posterColours } from './colours.ts'

/** Where the rays meet, below the picture, and their width in degrees, as on the page of a fact. */
const CENTRE = { x: 1056, y: 1102 }
const RAY_DEGREES = 6
const FIRST_DEGREES = -88
const RAYS = 15
/** Longer than from the centre to any corner. */
const LENGTH = 1800

const pointAt = (degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  const x = CENTRE.x + LENGTH * Math.sin(angle)
  const y = CENTRE.y - LENGTH * Math.cos(angle)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

const RAY_PATHS = Array.from({ length: RAYS }, (_, n) => {
  const from = FIRST_DEGREES + 2 * n * RAY_DEGREES
  return `M${CENTRE.x} ${CENTRE.y} L${pointAt(from)} L${pointAt(from + RAY_DEGREES)} Z`
}).join('')

/** The ground of a poster with its rays, which fade to the left, as SVG. */
export const drawBackground = ({ ground, rays }: ReturnType<typeof posterColours>): string => `
<defs><linearGradient id="fade" x1="0" x2="1" y1="0" y2="0">
  <stop offset="0.3" stop-color="${ground}"/><stop offset="1" stop-color="${ground}" stop-opacity="0"/>
</linearGradient></defs>
<path fill="${ground}" d="M0 0H1200V630H0Z"/>
<path fill="${rays}" d="${RAY_PATHS}"/>
<path fill="url(#fade)" d="M0 0H1200V630H0Z"/>`
