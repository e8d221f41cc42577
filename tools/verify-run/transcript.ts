import { readFile } from 'node:fs/promises'
import { routes, type Run } from '@fable/contract'
import { runPath } from '@fable/contract/limits'

/** The reason why a transcript cannot be verified, as one sentence. */
export class NotVerifiable extends Error {
  override readonly name = 'NotVerifiable'
}

/** The source of a transcript. Only an address proves who drew the seeds; a file may hold any. */
export type Source = { readonly kind: 'address' | 'file'; readonly from: string }

const RUN_ID = /[0-9a-f]{32}/i
const WITH_SCHEME = /^https?:/i

const runPage = (origin: string, id = '<id>') => origin + runPath(id)

/** The API address of a run, from any address that contains its id, such as its page. */
const toApiAddress = (address: string): string => {
  const [id] = RUN_ID.exec(address) ?? []
  if (id === undefined) {
    throw new NotVerifiable(
      `"${address}" does not name a run; for example ${runPage('http://localhost:3000')}, the id being 32 digits.`,
    )
  }
  return `${new URL(address).origin}/api/runs/${id.toLowerCase()}`
}

const fetchText = async (address: string) => {
  const response = await fetch(address)
  if (response.ok) return response.text()
  throw new NotVerifiable(
    response.status === 404
      ? `There is no such run at ${address}.`
      : `${address} responds with status ${String(response.status)}.`,
  )
}

/** The message for a text that is neither a file nor an address. */
const explainMistake = (source: string): string => {
  const [id] = RUN_ID.exec(source) ?? []
  if (id === source) {
    return `"${source}" is a run's id alone, which does not show where it was played; give its whole address, for example ${runPage('http://localhost:3000', id)}.`
  }
  if (id !== undefined || /^[\w.-]+:\d+(\/|$)/.test(source)) {
    return `"${source}" is not a file. If it is an address, it needs http:// or https:// in front.`
  }
  return `There is no file "${source}".`
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

const textOf = async ({ kind, from }: Source) => {
  try {
    return await (kind === 'address' ? fetchText(toApiAddress(from)) : readFile(from, 'utf8'))
  } catch (error) {
    if (error instanceof NotVerifiable) throw error
    if (isMissing(error)) throw new NotVerifiable(explainMistake(from))
    throw new NotVerifiable(`"${from}" cannot be read: ${String(error)}.`)
  }
}

/** The source that the command's only argument names. */
export const sourceOf = (named: string): Source => ({
  kind: WITH_SCHEME.test(named) ? 'address' : 'file',
  from: named,
})

/** Reads a run's public transcript from an address or a file. Throws NotVerifiable. */
export const readTranscript = async (source: Source): Promise<Run> => {
  const text = await textOf(source)
  try {
    return routes['GET /api/runs/:id'].response[200].parse(JSON.parse(text))
  } catch {
    throw new NotVerifiable(`"${source.from}" is not a run as GET /api/runs/:id returns it.`)
  }
}
