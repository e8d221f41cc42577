import { prepare } from '../scripts/lib/prepare.mjs'

/** The tests look at the page as `npm start` would serve it. */
export default () => prepare({ page: true })
