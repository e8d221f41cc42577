import { prepare } from '../scripts/lib/prepare.mjs'

/** Builds the page, so that the tests use the same files as `npm start`. */
export default (): Promise<void> => prepare({ page: true })
