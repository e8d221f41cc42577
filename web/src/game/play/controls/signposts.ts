/** Scenery at the beginning of an unseen path. It is there whatever the path hides. */
export const SCENERY = [
  ...['a hedge', 'a gate, ajar', 'some gravel', 'two puddles', 'a birch', 'a mossy wall'],
  ...['tall grass', 'a stile', 'a milestone', 'cart tracks', 'a dry ditch', 'a crooked post'],
  ...['heather', 'a fallen branch', 'a bench', 'nettles', 'a footbridge', 'a scarecrow'],
  ...['a hollow oak', 'white stones', 'a lost glove', 'clover', 'a rope swing', 'an empty bucket'],
] as const

const PATHS = 4

/** The scenery at a path, counted from 0, by the day alone: it cannot be a clue. None returns within five days. */
export const sceneryAt = (day: number, path: number): string =>
  SCENERY[(day * PATHS + path) % SCENERY.length] ?? ''
