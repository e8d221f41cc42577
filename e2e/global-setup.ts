import { makeTemplate } from '@fable/server/testing'
import { prepare } from '../scripts/lib/prepare.mjs'

/** Builds the page, so that the tests use the same files as `npm start`, and the database of a first start. */
export default async (): Promise<() => Promise<void>> => {
  await prepare({ page: true })
  return makeTemplate()
}
