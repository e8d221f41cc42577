import type { Measure } from '../../engine/src/testing/measure.ts'
import { escaped } from './svg.ts'

/** A player of the simulation, and what came of the runs. */
export type Player = { readonly name: string; readonly measure: Measure }

/** A share of 1 in hundredths: '12.5 %'. */
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** What each colour stands for. */
export const key = (items: readonly (readonly [className: string, name: string])[]): string =>
  `<ul class="key">${items.map(([it, name]) => `<li class="${it}">${escaped(name)}</li>`).join('')}</ul>`

export const card = (title: string, ...parts: readonly string[]): string =>
  `<section class="card"><h3>${escaped(title)}</h3>${parts.join('')}</section>`
