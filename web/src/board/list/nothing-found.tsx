import type { ReactNode } from 'react'
import type { FactPage } from '@fable/contract'
import {
  ALL_FACTS,
  FACT_SEARCH_SORTED_MAX,
  FACTS_INSTEAD_MAX,
  viewPath,
  type FactsView,
} from '@fable/contract/limits'
import { cx } from '../../lib/cx.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Drawing } from '../../ui/drawing.tsx'
import { Status } from '../../ui/status.tsx'
import { FactCard } from '../card/fact-body.tsx'
import { firstWords } from '../form/first-words.ts'
import bookworm from '../frame/art/bookworm.svg?url'
import factStyles from '../card/fact.module.css'
import listStyles from './list.module.css'
import styles from './nothing-found.module.css'

type Instead = NonNullable<FactPage['instead']>

type Props = {
  view: FactsView
  isCut: boolean
  /** Undefined if the server has sent no suggestions. */
  instead: Instead | undefined
  onShare: () => void
  children: ReactNode
}

/** The suggestions of docs/rules.md, section 10. */
export function NothingFound({ view, isCut, instead, onShare, children }: Props) {
  const { q } = view
  const { words = [], facts = [] } = instead ?? {}
  const isEverywhere = view.category === null && view.domain === ''

  const share = () => {
    firstWords.set(q)
    onShare()
  }

  return (
    <>
      <div className={styles.none}>
        <Drawing src={bookworm} />
        <Status>{textOf(view)}</Status>
        <p>{isCut ? 'Only the newest facts were searched.' : 'The worm has looked twice.'}</p>
        {words.length > 0 && <NearestWords view={view} words={words} />}
        {isEverywhere ? (
          <Button look="strong" className="with-scripts" onClick={share}>
            {`Share the first one about ${q}`}
          </Button>
        ) : (
          <a className={buttonClass('strong')} href={viewPath({ ...ALL_FACTS, q })}>
            Search everywhere
          </a>
        )}
      </div>
      {facts.length > 0 && <FactsInstead facts={facts} />}
      <p className={listStyles.end}>{children}</p>
    </>
  )
}

function textOf({ q, domain, category }: FactsView): string {
  const source = domain && ` from ${domain}`
  const place = category ? ` in ${category}` : ''
  return `Nothing about “${q}”${source}${place} yet.`
}

function NearestWords({ view, words }: { view: FactsView; words: Instead['words'] }) {
  return (
    <p className={styles.words}>
      <span>Nearest words:</span>
      {words.map(({ word, count }) => (
        <a key={word} href={viewPath({ ...view, q: word })}>
          <b>{word}</b>
          <small>{count < FACT_SEARCH_SORTED_MAX ? count : `${count}+`}</small>
          <span className="visually-hidden">{count === 1 ? 'fact' : 'facts'}</span>
        </a>
      ))}
    </p>
  )
}

function FactsInstead({ facts }: { facts: Instead['facts'] }) {
  return (
    <>
      <h2>{facts.length < FACTS_INSTEAD_MAX ? 'Meanwhile' : 'Three facts meanwhile'}</h2>
      <ul className={cx(factStyles.facts, styles.facts)}>
        {facts.map((fact) => (
          <FactCard key={fact.id} fact={fact} place="left" />
        ))}
      </ul>
    </>
  )
}
