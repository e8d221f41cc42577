import { SEED_DIGITS } from '@fable/engine'

export const encoded = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

export const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )

/** Whether this browser can derive seeds: only on https and localhost it has WebCrypto. */
export const canDeriveSeeds = (): boolean =>
  (globalThis.crypto as { subtle?: SubtleCrypto } | undefined)?.subtle !== undefined

/** Derives the seeds that the server draws from the published secret of a run. Rejects what is no secret. */
export async function seedSource(secret: string): Promise<(text: string) => Promise<string>> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', fromBase64Url(secret), hmac, false, ['sign'])
  return async (text) =>
    hexOf(await crypto.subtle.sign('HMAC', key, encoded(text))).slice(0, SEED_DIGITS)
}
