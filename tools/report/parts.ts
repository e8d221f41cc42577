import type { Measure } from '@fable/engine/bots'
import { escaped } from './svg.ts'

/** A bot of the simulation and its results. */
export type Player = { readonly name: string; readonly measure: Measure }

/** A share of 1 in hundredths: '12.5 %'. */
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** The legend of the colours. */
export const key = (items: readonly (readonly [className: string, name: string])[]): string =>
  `<ul class="key">${items.map(([it, name]) => `<li class="${it}">${escaped(name)}</li>`).join('')}</ul>`

export const card = (title: string, ...parts: readonly string[]): string =>
  `<section class="card"><h3>${escaped(title)}</h3>${parts.join('')}</section>`
