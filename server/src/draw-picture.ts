import { setTimeout } from 'node:timers/promises'
import { drawPoster, type Poster } from './facts/board/poster/poster.ts'
import { drawRoundPoster, type RoundPoster } from './facts/rounds/poster/round-poster.ts'
import { drawRunPoster, type RunPoster } from './runs/ranked/poster/run-poster.ts'

export type Picture = Poster | RoundPoster | RunPoster

function draw(picture: Picture): Promise<Buffer> {
  switch (picture.kind) {
    case 'fact':
      return drawPoster(picture)
    case 'round':
      return drawRoundPoster(picture)
    case 'run':
      return drawRunPoster(picture)
  }
}

let restUntil = 0

/** Pauses after each picture for as long as the drawing took, so that drawing uses at most half a core. */
export default async (picture: Picture): Promise<Buffer> => {
  await setTimeout(Math.max(0, restUntil - performance.now()))
  const startedAt = performance.now()
  const png = await draw(picture)
  const endedAt = performance.now()
  restUntil = endedAt + (endedAt - startedAt)
  return png
}
