import { expect, it } from 'vitest'
import type { CheckedSource } from '@fable/server/operator'
import { runOperator } from './program.ts'
import { printSources } from './sources.ts'

const checked = (
  source: string,
  answer: CheckedSource['answer'],
  of = ['truth'],
): CheckedSource => ({
  source,
  answer,
  of: of.map((place) => ({ of: place, source, text: 'Tin sings.\u202e' })),
})

it('sources that are gone are listed first, with a link to a copy', () => {
  expect(
    printSources([
      checked('https://a.example/', { state: 'stands' }),
      checked('https://b.example/x', { state: 'moved', to: 'https://c.example/x' }),
      checked('https://d.example/', { state: 'unknown', why: 'HTTP 403' }),
      checked('https://e.example/x', { state: 'gone', why: 'HTTP 404' }, ['fact 7', 'truth']),
    ]),
  ).toBe(`Gone (1):
  https://e.example/x  (HTTP 404)
    fact 7 and 1 other: Tin sings.\ufffd
    copy: https://web.archive.org/web/https://e.example/x

No answer. Open them in a browser: many sites refuse programs (1):
  https://d.example/  (HTTP 403)
    truth: Tin sings.\ufffd

Redirected (1):
  https://b.example/x
    truth: Tin sings.\ufffd
    → https://c.example/x

4 pages: 1 as before.`)
})

it('the command sources fails if PUBLIC_URL is not set', async () => {
  expect(await runOperator(['sources'], {})).toEqual({
    code: 1,
    stdout: '',
    stderr: 'PUBLIC_URL is not set; the sites are told who asks.\n',
  })
})
