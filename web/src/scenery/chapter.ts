/** The light of the scene, which changes with the day. Style sheets define the colours of each chapter. */
export type Chapter = 'dusk' | 'night' | 'storm' | 'predawn' | 'sunrise'

const CHAPTERS: readonly { readonly from: number; readonly chapter: Chapter }[] = [
  { from: 100, chapter: 'sunrise' },
  { from: 75, chapter: 'predawn' },
  { from: 50, chapter: 'storm' },
  { from: 25, chapter: 'night' },
  { from: 0, chapter: 'dusk' },
]

export const chapterOf = (day: number): Chapter =>
  CHAPTERS.find(({ from }) => day >= from)?.chapter ?? 'dusk'
