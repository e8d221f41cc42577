import { CATEGORIES, type Category, factPath, SCREEN_PATHS } from '@fable/contract/limits'
import type { Database } from '../platform/db/database.ts'
import type { FindPreview, Preview } from '../platform/http/preview.ts'
import { findFact, toDetails } from './page-store.ts'
import { picturePath } from './pictures.ts'
import { writeFact } from './static-fact.ts'
import { isHidden } from './store.ts'

/** Ids are as in the contract: a positive number of at most nine digits. */
const FACT_PATH = new RegExp(
  `^${SCREEN_PATHS.fact.replace(':id', String.raw`([1-9]\d{0,8})`)}/?$`,
  'i',
)

/** Finds the preview of a fact. */
const findFactPreview = async (database: Database, id: number): Promise<Preview | 404 | 410> => {
  const row = await findFact(database, id)
  if (!row) return (await isHidden(database, id)) ? 410 : 404
  const fact = toDetails(row)
  const { text, category, domain } = fact
  return {
    title: `${text} - Fact & Fable`,
    description: `A fact from ${category}, as ${domain} has it. Interesting, mind-blowing or false?`,
    path: factPath(id),
    type: 'article',
    picture: { path: picturePath(id), alt: text },
    content: await writeFact(fact),
  }
}

const ALL: Preview = {
  title: 'Fact & Fable',
  description: 'One surprising true thing in ten seconds, and a hundred days to survive.',
  path: SCREEN_PATHS.facts,
}

const ofCategory = (category: Category): Preview => ({
  title: `Facts from ${category} - Fact & Fable`,
  description: `Short facts from ${category}, each with its source. Interesting, mind-blowing or false?`,
  path: `${SCREEN_PATHS.facts}?category=${category}`,
  feed: { title: `Fact & Fable: ${category}`, path: `/feeds/${category}.atom` },
})

/** The preview of a list in the order of specification 7, and of the same facts in another order. */
const ofList = (preview: Preview, firstPage: string) => ({
  inOrder: { ...preview, preload: firstPage },
  other: preview,
})

const ALL_LISTS = ofList(ALL, '/api/fact-pages')

const CATEGORY_LISTS = new Map(
  CATEGORIES.map(({ id }) => [
    id as string,
    ofList(ofCategory(id), `/api/fact-pages?category=${id}`),
  ]),
)

/**
 * The previews of the fact list, whose canonical address has the category only, not the order or a
 * search, and of the facts' pages. The paths of facts match in any letter case.
 */
export const factPreviews =
  (database: Database): FindPreview =>
  (request) => {
    if (request.path === SCREEN_PATHS.facts) {
      const { category = '', ...others } = request.query()
      const { inOrder, other } = CATEGORY_LISTS.get(category) ?? ALL_LISTS
      return Promise.resolve(Object.keys(others).length === 0 ? inOrder : other)
    }
    const id = FACT_PATH.exec(request.path)?.[1]
    return id === undefined ? undefined : findFactPreview(database, Number(id))
  }
