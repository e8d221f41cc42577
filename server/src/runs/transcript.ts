import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** The answers of a run as its row holds them: appended to while it is open, packed once it has ended. */
export type StoredTranscript = {
  readonly inputs: string | null
  readonly transcript: Uint8Array | null
}

/** Answers as they are appended to a row: each as JSON with a comma behind it. */
export const encodeInputs = (inputs: readonly string[]): string =>
  inputs.map((input) => `${JSON.stringify(input)},`).join('')

/** The answers of an ended run, packed for ever: about a byte each. */
export const compressInputs = (inputs: readonly string[]): Uint8Array =>
  deflateRawSync(JSON.stringify(inputs), { level: 9 })

/** The answers of a run, open or ended, the first turn's first. */
export const decodeInputs = ({ inputs, transcript }: StoredTranscript): string[] => {
  const json = transcript
    ? inflateRawSync(transcript).toString('utf8')
    : `[${(inputs ?? '').slice(0, -1)}]`
  return JSON.parse(json) as string[]
}
