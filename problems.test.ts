import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Route, routes } from '@fable/contract'

/** Problems that a feature gets from another one, which throws them. */
const PASSED_IN = ['POST /api/feedback: sender_refused']

const sources = globSync('server/src/**/*.ts')
  .filter((file) => !/\.test\.ts$|\/(?:testing|migrations)\//.test(file))
  .map((file) => ({ folder: file.split('/')[2] ?? '', text: readFileSync(file, 'utf8') }))

type Sources = typeof sources

const isIn = (text: string, files: Sources): boolean =>
  files.some((file) => file.text.includes(`'${text}'`))

/** The problems of a call that neither its feature, which has its handler, nor what is below the features throws. */
function unthrown(key: string, { problems }: Pick<Route, 'problems'>, files: Sources): string[] {
  const folders = ['http', ...files.filter((file) => isIn(key, [file])).map(({ folder }) => folder)]
  const own = files.filter(({ folder }) => folders.includes(folder))
  return problems.filter((code) => !isIn(code, own)).map((code) => `${key}: ${code}`)
}

it('no call lists a problem that its feature does not throw, with one known exception', () => {
  const found = Object.entries<Route>(routes).flatMap(([key, route]) =>
    unthrown(key, route, sources),
  )
  expect(found).toEqual(PASSED_IN)
})

it('a listed problem that only another feature throws is reported', () => {
  const files = [
    { folder: 'kites', text: `'GET /api/kites'; problem('not_found')` },
    { folder: 'foxes', text: `problem('action_final')` },
    { folder: 'http', text: `problem('invalid_input')` },
  ]
  const route = { problems: ['not_found', 'invalid_input', 'action_final'] } as const
  expect(unthrown('GET /api/kites', route, files)).toEqual(['GET /api/kites: action_final'])
})
