import { isHttpUrl } from '@fable/contract/limits'

/** An address without its scheme, as it is copied from some address bars: `en.wikipedia.org/wiki/Emu`. */
const BARE_ADDRESS = /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(:\d+)?([/?#]\S*)?$/i

/** The source as it was meant: a bare address becomes https. */
export function withScheme(source: string): string {
  const address = source.trim()
  const whole = `https://${address}`
  return BARE_ADDRESS.test(address) && isHttpUrl(whole) ? whole : source
}
