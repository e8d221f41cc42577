import { readFile } from 'node:fs/promises'
import { routes, type Run } from '../../contract/src/index.ts'

/** Why a transcript cannot be verified at all, as one sentence. */
export class NotVerifiable extends Error {
  override readonly name = 'NotVerifiable'
}

const RUN_ID = /[0-9a-f]{32}/

/** Where a run is read: any address that holds its id, the page to watch it on included. */
export const apiAddress = (address: string): string => {
  const [id] = RUN_ID.exec(address) ?? []
  if (id === undefined) {
    throw new NotVerifiable(
      `"${address}" does not name a run; for example http://localhost:3000/api/runs/ and 32 digits.`,
    )
  }
  return `${new URL(address).origin}/api/runs/${id}`
}

const fetchText = async (address: string) => {
  const response = await fetch(address)
  if (response.ok) return response.text()
  throw new NotVerifiable(
    response.status === 404
      ? `There is no such run at ${address}.`
      : `${address} answers ${String(response.status)}.`,
  )
}

const textOf = async (source: string) => {
  try {
    if (/^https?:/i.test(source)) return await fetchText(apiAddress(source))
    return await readFile(source, 'utf8')
  } catch (error) {
    if (error instanceof NotVerifiable) throw error
    throw new NotVerifiable(`"${source}" cannot be read: ${String(error)}.`)
  }
}

/** Reads a run's public transcript from an address or a file. Throws NotVerifiable. */
export const readTranscript = async (source: string): Promise<Run> => {
  const text = await textOf(source)
  try {
    return routes['GET /api/runs/:id'].response[200].parse(JSON.parse(text))
  } catch {
    throw new NotVerifiable(`"${source}" holds no run as GET /api/runs/:id answers it.`)
  }
}
