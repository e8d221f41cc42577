import type { ReactNode } from 'react'
import {
  ALL_FACTS,
  isNarrowed,
  NARROWING_NAMES,
  viewPath,
  type FactsView,
  type NarrowingName,
} from '@fable/contract/limits'
import { cx } from '../../lib/cx.ts'
import { plural } from '../../lib/words.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Status } from '../../ui/status.tsx'
import { EmptyList } from '../frame/empty-list.tsx'
import type { ListQuery } from './list-queries.ts'
import { NothingFound } from './nothing-found.tsx'
import styles from './list.module.css'

type NarrowingTexts = {
  /** The words after the number of facts, as in '3 facts with “honey”'. */
  readonly found: (value: string) => string
  /** The words after 'No fact', as in 'No fact mentions “honey”'. */
  readonly missed: (value: string) => string
}

const NARROWING_TEXTS: Readonly<Record<NarrowingName, NarrowingTexts>> = {
  q: {
    found: (words) => `with “${words}”`,
    missed: (words) => `mentions “${words}”`,
  },
  domain: {
    found: (domain) => `from ${domain}`,
    missed: (domain) => `comes from ${domain}`,
  },
}

const textsOf = (view: FactsView, kind: keyof NarrowingTexts): string[] =>
  NARROWING_NAMES.flatMap((name) => {
    const value = view[name]
    return value === '' ? [] : [NARROWING_TEXTS[name][kind](value)]
  })

const allOf = ({ category, sort }: FactsView): FactsView => ({ ...ALL_FACTS, category, sort })

const allFactsText = ({ category, sort }: FactsView): string =>
  `Show all ${sort === 'disputed' ? 'disputed ' : ''}facts${category ? ` in ${category}` : ''}`

type Found = {
  view: FactsView
  count: number
  isWhole: boolean
  isCut: boolean
}

type ActionsProps = {
  view: FactsView
  onShare: () => void
}

type Props = ActionsProps & { list: ListQuery }

export default function ListSummary({ view, list, onShare }: Props): ReactNode {
  const { facts = [], hasNextPage, data } = list
  const isCut = data?.pages.some((page) => page.isCut) ?? false
  if (facts.length > 0)
    return <FoundCount view={view} count={facts.length} isWhole={!hasNextPage} isCut={isCut} />
  if (view.q !== '' && view.sort !== 'disputed') {
    const instead = data?.pages[0]?.instead
    return (
      <NothingFound view={view} isCut={isCut} instead={instead} onShare={onShare}>
        <a href={viewPath(allOf(view))}>{allFactsText(view)}</a>
      </NothingFound>
    )
  }
  return (
    <EmptyList text={emptyText(view) + (isCut ? ' Only the newest facts were searched.' : '')}>
      <EmptyActions view={view} onShare={onShare} />
    </EmptyList>
  )
}

/** Shows the number of facts. If the list is not complete, the number is a lower bound. */
function FoundCount({ view, count, isWhole, isCut }: Found) {
  return (
    <Status className={cx('row', styles.count)}>
      <span>
        <b>{isWhole ? plural(count, 'fact') : `${count}+ facts`}</b>
        <span>{` ${textsOf(view, 'found').join(' ')}`}</span>
        {isCut && <span>, showing the best of many</span>}
      </span>
      <a href={viewPath(allOf(view))}>{allFactsText(view)}</a>
    </Status>
  )
}

/** docs/rules.md, section 2, specifies the text for a category. */
function emptyText(view: FactsView): string {
  const { category, sort } = view
  const place = category ? `in ${category}` : 'here'
  const missed = textsOf(view, 'missed')[0]
  if (missed) {
    const fact = sort === 'disputed' ? 'No disputed fact' : 'No fact'
    return `${fact} ${place} ${missed}.`
  }
  if (sort === 'disputed') return `No one disagrees on anything ${place}. Give it time.`
  return 'No facts for this category yet! Create the first one!'
}

function EmptyActions({ view, onShare }: ActionsProps) {
  const { category, sort } = view
  if (isNarrowed(view)) {
    const everywhere = {
      ...view,
      category: ALL_FACTS.category,
      sort: ALL_FACTS.sort,
      after: ALL_FACTS.after,
    }
    return (
      <>
        {(category !== null || sort === 'disputed') && (
          <a className={buttonClass('strong')} href={viewPath(everywhere)}>
            Search everywhere
          </a>
        )}
        <a className={buttonClass()} href={viewPath(allOf(view))}>
          {allFactsText(view)}
        </a>
      </>
    )
  }

  if (sort === 'disputed') {
    return (
      <a className={buttonClass()} href={viewPath({ category })}>
        Show undisputed facts
      </a>
    )
  }

  return (
    <Button look="strong" className="with-scripts" onClick={onShare}>
      Create it
    </Button>
  )
}
