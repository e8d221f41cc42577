import { problemSchema } from '@fable/contract'
import { parseResponse } from '../raw-socket.ts'
import type { FuzzRequest } from './requests.ts'

/** Traces of code or SQL, which an error must not show. */
const LEAK =
  /node_modules|\bat .+:\d+:\d+|SQLITE_|select .+ from|insert into|syntax error at|Error:/i

const describes = (type: string | null) => type?.split(';')[0]?.trim() ?? ''

/** Says what is wrong with a response; undefined if it is as declared. */
export const findFault = (request: FuzzRequest, text: string): string | undefined => {
  const { status, headers, body } = parseResponse(text)
  // Who cut off a request may be left without a response.
  if (text === '') return request.isCutOff ? undefined : 'no response'
  const type = describes(headers.get('Content-Type'))
  if (!(status >= 200 && status < 600)) return `no status: ${text.slice(0, 40)}`
  for (const name of ['X-Request-Id', 'X-Content-Type-Options', 'Content-Security-Policy'])
    if (!headers.has(name)) return `${status} without ${name}`
  if (status >= 400 && LEAK.test(body)) return `${status} shows code or SQL`
  const json = (): unknown => JSON.parse(body)
  if (type === 'application/problem+json' && body !== '') {
    const problem = problemSchema.strict().safeParse(json())
    if (!problem.success) return `${status} with a wrong problem document`
    // The only 5xx of a healthy server: it declines work that it has no room for.
    if (status >= 500 && problem.data.code !== 'busy') return `${status} ${problem.data.code}`
    // As plain text the server says that the page is not built, which the tests of the server do not do.
  } else if (status >= 500 && !(status === 503 && type === 'text/plain')) return `${status}`
  const { operation } = request
  if (!operation || status === 304) return undefined
  const declared = operation.responses.get(status)
  if (!declared) return `${status} is not declared`
  const schema = declared.get(type)
  if (!schema) return `${status} with ${type} is not declared`
  const parsed = schema.safeParse(json())
  return parsed.success ? undefined : `${status} is not as declared: ${parsed.error.message}`
}
