import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { routes, type Run } from '@fable/contract'
import { runPath } from '@fable/contract/limits'

export class NotVerifiable extends Error {
  override readonly name = 'NotVerifiable'
}

/** Only an address proves who drew the seeds; a file may contain any. */
export type Source = { readonly kind: 'address' | 'file'; readonly from: string }

const RUN_ID = /[0-9a-f]{32}/i
const WITH_SCHEME = /^https?:/i

const EXAMPLE = `http://localhost:3000${runPath('<id>')}`

export const sourceOf = (named: string): Source => ({
  kind: WITH_SCHEME.test(named) ? 'address' : 'file',
  from: named,
})

/** Throws NotVerifiable. */
export async function readTranscript(source: Source): Promise<Run> {
  const text = await textOf(source)
  try {
    return routes['GET /api/runs/:id'].response[200].parse(JSON.parse(text))
  } catch {
    throw new NotVerifiable(`"${source.from}" is not a run as GET /api/runs/:id returns it.`)
  }
}

async function textOf({ kind, from }: Source) {
  if (kind === 'file' && !existsSync(from)) {
    throw new NotVerifiable(
      `There is no file "${from}"; give the full address, for example ${EXAMPLE}.`,
    )
  }
  try {
    return await (kind === 'address' ? fetchText(toApiAddress(from)) : readFile(from, 'utf8'))
  } catch (error) {
    if (error instanceof NotVerifiable) throw error
    throw new NotVerifiable(`"${from}" cannot be read: ${String(error)}.`)
  }
}

async function fetchText(address: string) {
  const response = await fetch(address)
  if (response.ok) return response.text()
  throw new NotVerifiable(
    response.status === 404
      ? `There is no such run at ${address}.`
      : `${address} responds with status ${String(response.status)}.`,
  )
}

function toApiAddress(address: string): string {
  const [id] = RUN_ID.exec(address) ?? []
  if (id === undefined) {
    throw new NotVerifiable(
      `"${address}" does not name a run; for example ${EXAMPLE}, the id being 32 digits.`,
    )
  }
  return `${new URL(address).origin}/api/runs/${id.toLowerCase()}`
}
