/** The program of the worker thread that draws posters. */
export { drawPoster as default } from './draw.ts'
