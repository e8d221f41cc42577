import {
  CATEGORIES,
  type Category,
  FACT_SORTS,
  factPath,
  SCREEN_PATHS,
} from '@fable/contract/limits'
import type { FindPreview, Preview } from '../platform/http/preview.ts'
import { codeOf } from '../platform/http/problems.ts'
import type { FactDocuments } from './documents.ts'
import { picturePath } from './pictures.ts'
import type { FactReads } from './reads.ts'

/** Ids are as in the contract: a positive number of at most nine digits. */
const FACT_PATH = new RegExp(
  `^${SCREEN_PATHS.fact.replace(':id', String.raw`([1-9]\d{0,8})`)}/?$`,
  'i',
)

type Deps = { readonly reads: FactReads; readonly documents: FactDocuments }

/** Finds the preview of a fact. */
const findFactPreview = async (
  { reads, documents }: Deps,
  id: number,
): Promise<Preview | 404 | 410> => {
  try {
    const fact = await reads.fact(id)
    const { text, category, domain } = fact.value
    return await documents.addFact(fact, {
      title: `${text} - Fact & Fable`,
      description: `A fact from ${category}, as ${domain} has it. Interesting, mind-blowing or false?`,
      path: factPath(id),
      type: 'article',
      picture: { path: picturePath(id), alt: text },
    })
  } catch (error) {
    const code = codeOf(error)
    if (code === 'fact_hidden') return 410
    if (code === 'fact_not_found') return 404
    throw error
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

/**
 * The previews of the fact list, whose canonical address has the category only, not the order or a
 * search, and of the facts' pages. The paths of facts match in any letter case. The HTML of a list is in the
 * document unless it is searched or narrowed.
 */
export const factPreviews = (deps: Deps): FindPreview => {
  const findListPreview = async (query: Record<string, string>) => {
    const { category, sort: name = 'top', ...others } = query
    const preview = category === undefined ? ALL : (CATEGORY_LISTS.get(category) ?? ALL)
    const known = CATEGORIES.find(({ id }) => id === category)?.id
    const sort = FACT_SORTS.find((one) => one === name)
    const isRendered = sort && known === category && Object.keys(others).length === 0
    return isRendered ? deps.documents.addFacts({ category: known, sort }, preview) : preview
  }
  return (request) => {
    if (request.path === SCREEN_PATHS.facts) return findListPreview(request.query())
    const id = FACT_PATH.exec(request.path)?.[1]
    return id === undefined ? undefined : findFactPreview(deps, Number(id))
  }
}
