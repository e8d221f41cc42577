// @ts-check
// `npm run build`: what `npm start` does before it starts the server, for folders that a service may only read.
import { prepare } from './lib/prepare.mjs'

try {
  await prepare({ page: true })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
