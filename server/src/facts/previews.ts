import {
  CATEGORIES,
  type Category,
  FACT_SORTS,
  factPath,
  SCREEN_PATHS,
} from '@fable/contract/limits'
import type { Database } from '../platform/db/database.ts'
import type { FindPreview, Preview } from '../platform/http/preview.ts'
import type { makeFactDocuments } from './documents.ts'
import { findFact, toDetails } from './page-store.ts'
import { picturePath } from './pictures.ts'
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
  // Formatting dates takes 2 % of the server's start.
  const { writeFact } = await import('./static-fact.ts')
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

const CATEGORY_LISTS = new Map(CATEGORIES.map(({ id }) => [id as string, ofCategory(id)]))

type Deps = {
  readonly database: Database
  readonly addDocument: ReturnType<typeof makeFactDocuments>
}

/** The orders whose HTML the server writes: the bars of the disputed facts need style attributes. */
const RENDERED_SORTS = FACT_SORTS.filter((sort) => sort !== 'disputed')

/**
 * The previews of the fact list, whose canonical address has the category only, not the order or a
 * search, and of the facts' pages. The paths of facts match in any letter case. The HTML of a list is in the
 * document unless it is searched or narrowed.
 */
export const factPreviews = ({ database, addDocument }: Deps): FindPreview => {
  const findListPreview = async (query: Record<string, string>) => {
    const { category, sort: name = 'top', ...others } = query
    const preview = category === undefined ? ALL : (CATEGORY_LISTS.get(category) ?? ALL)
    const known = CATEGORIES.find(({ id }) => id === category)?.id
    const sort = RENDERED_SORTS.find((one) => one === name)
    const isRendered = sort && known === category && Object.keys(others).length === 0
    return isRendered ? addDocument({ category: known, sort, preview }) : preview
  }
  return (request) => {
    if (request.path === SCREEN_PATHS.facts) return findListPreview(request.query())
    const id = FACT_PATH.exec(request.path)?.[1]
    return id === undefined ? undefined : findFactPreview(database, Number(id))
  }
}
