import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** The stored inputs of a run: `inputs` while it is open, the compressed `transcript` after its end. */
export type StoredTranscript = {
  readonly inputs: string | null
  readonly transcript: Uint8Array | null
}

/** Encodes inputs to append them to `inputs`: each as JSON followed by a comma. */
export const encodeInputs = (inputs: readonly string[]): string =>
  inputs.map((input) => `${JSON.stringify(input)},`).join('')

/** Compresses the inputs of an ended run to about one byte each. */
export const compressInputs = (inputs: readonly string[]): Uint8Array =>
  deflateRawSync(JSON.stringify(inputs), { level: 9 })

/** Returns the inputs of an open or ended run in turn order. */
export const decodeInputs = ({ inputs, transcript }: StoredTranscript): string[] => {
  const json = transcript
    ? inflateRawSync(transcript).toString('utf8')
    : `[${(inputs ?? '').slice(0, -1)}]`
  return JSON.parse(json) as string[]
}
