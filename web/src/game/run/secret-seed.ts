import { SEED_DIGITS } from '@fable/engine'
import { subtleCrypto } from '../../lib/secure/subtle-crypto.ts'

const encoded = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

export const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )

/** Checks whether this browser can derive seeds: only on https and localhost it has WebCrypto. */
export const canDeriveSeeds = (): boolean => subtleCrypto() !== undefined

/** Rejects where `canDeriveSeeds` is false. */
function webCrypto(): SubtleCrypto {
  const subtle = subtleCrypto()
  if (!subtle) throw new Error('This address has no WebCrypto')
  return subtle
}

export const sha256 = (text: string): Promise<ArrayBuffer> =>
  webCrypto().digest('SHA-256', encoded(text))

/** Derives the seeds that the server draws from the published secret of a run. Rejects anything but a secret. */
export async function seedSource(secret: string): Promise<(text: string) => Promise<string>> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await webCrypto().importKey('raw', fromBase64Url(secret), hmac, false, ['sign'])
  return async (text) =>
    hexOf(await webCrypto().sign('HMAC', key, encoded(text))).slice(0, SEED_DIGITS)
}
