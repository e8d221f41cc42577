import { SEED_DIGITS } from '@fable/engine'
import { subtleCrypto } from '../../lib/secure/subtle-crypto.ts'

const encoded = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

export const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )

/** Seeds can be derived only with WebCrypto, which browsers offer only on https and localhost. */
export const canDeriveSeeds = (): boolean => subtleCrypto() !== undefined

export const sha256 = (text: string): Promise<ArrayBuffer> =>
  webCrypto().digest('SHA-256', encoded(text))

/**
 * Returns a function that derives seeds from the published secret of a run, just as the server does. Rejects if the
 * text is not a secret.
 */
export async function seedSource(secret: string): Promise<(text: string) => Promise<string>> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await webCrypto().importKey('raw', fromBase64Url(secret), hmac, false, ['sign'])
  return async (text) =>
    hexOf(await webCrypto().sign('HMAC', key, encoded(text))).slice(0, SEED_DIGITS)
}

// Throws if the browser does not offer WebCrypto.
function webCrypto(): SubtleCrypto {
  const subtle = subtleCrypto()
  if (!subtle) throw new Error('This address has no WebCrypto')
  return subtle
}
