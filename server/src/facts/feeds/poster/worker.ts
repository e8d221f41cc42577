import { setTimeout } from 'node:timers/promises'
import { drawPoster } from './draw.ts'
import type { Poster } from './poster.ts'

let restUntil = 0

/** The program of the thread that draws posters. It rests as long as it draws: half a core at most. */
export default async (poster: Poster): Promise<Buffer | null> => {
  await setTimeout(Math.max(0, restUntil - performance.now()))
  const startedAt = performance.now()
  const png = await drawPoster(poster)
  const endedAt = performance.now()
  restUntil = endedAt + (endedAt - startedAt)
  return png
}
