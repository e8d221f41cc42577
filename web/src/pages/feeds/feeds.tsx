import { useEffect, useState } from 'react'
import { CATEGORY_IDS, publicFeedPath, type Category, type FeedName } from '@fable/contract/limits'
import { cx } from '../../lib/cx.ts'
import { copyText } from '../../lib/secure/sharing.ts'
import { later } from '../../lib/timers.ts'
import { Button } from '../../ui/button.tsx'
import { AboutPage, rowsClass, Section } from '../frame/about-page.tsx'
import styles from './feeds.module.css'

const SAID_FOR_MS = 2_000

type Row = { readonly feed: FeedName; readonly title: string; readonly category?: Category }

const NAMED: Readonly<
  Record<Exclude<FeedName, Category>, { section: 'Daily' | 'Facts'; title: string }>
> = {
  'fact-of-the-day': { section: 'Daily', title: 'Fact of the day' },
  rounds: { section: 'Daily', title: 'Fact or Fable?' },
  all: { section: 'Facts', title: 'All facts' },
  disputed: { section: 'Facts', title: 'Disputed' },
}

const listNamed = (section: string): Row[] =>
  (Object.keys(NAMED) as (keyof typeof NAMED)[])
    .filter((feed) => NAMED[feed].section === section)
    .map((feed) => ({ feed, title: NAMED[feed].title }))

const SECTIONS: readonly { readonly title: string; readonly rows: readonly Row[] }[] = [
  { title: 'Daily', rows: listNamed('Daily') },
  { title: 'Facts', rows: listNamed('Facts') },
  {
    title: 'By category',
    rows: CATEGORY_IDS.map((category) => ({ feed: category, title: category, category })),
  },
]

export default function Feeds() {
  const { result, copy } = useCopying()
  return (
    <AboutPage
      screen="feeds"
      lead="Copy an address into a feed reader, and new facts come to you. No account, no e-mail."
      description="The addresses of the feeds of Fact & Fable, for feed readers."
    >
      {SECTIONS.map(({ title, rows }) => (
        <Section key={title} title={title}>
          <ul className={rowsClass}>
            {rows.map((row) => (
              <FeedRow
                key={row.feed}
                row={row}
                state={result?.row.feed === row.feed ? result.state : undefined}
                onCopy={() => void copy(row)}
              />
            ))}
          </ul>
        </Section>
      ))}
      <p className="visually-hidden" role="status">
        {result && `${result.row.title}: ${ANNOUNCED[result.state]}`}
      </p>
    </AboutPage>
  )
}

const ANNOUNCED = {
  copied: 'copied.',
  failed: 'the address couldn’t be copied. Copy it by hand.',
}

type State = keyof typeof ANNOUNCED

const addressOf = (feed: FeedName) => new URL(publicFeedPath(feed), location.href).href

/** Shows a success for a while, and a failure until the next press. */
function useCopying() {
  const [result, setResult] = useState<{ row: Row; state: State } | null>(null)
  useEffect(
    () => (result?.state === 'copied' ? later(SAID_FOR_MS, () => setResult(null)) : undefined),
    [result],
  )

  const copy = async (row: Row) => {
    try {
      await copyText(addressOf(row.feed))
      setResult({ row, state: 'copied' })
    } catch {
      setResult({ row, state: 'failed' })
    }
  }
  return { result, copy }
}

type RowProps = { row: Row; state: State | undefined; onCopy: () => void }

function FeedRow({ row: { feed, title, category }, state, onCopy }: RowProps) {
  const path = publicFeedPath(feed)
  return (
    <li data-category={category}>
      <span className={cx(styles.name, category && styles.category)}>
        <b>{title}</b>
        <a className="fine" href={path}>
          {state === 'failed' ? addressOf(feed) : path}
        </a>
        {state === 'failed' && <span className="fine">Copy it by hand.</span>}
      </span>
      <Button
        className={cx('with-scripts', styles.copy, state === 'copied' && styles.copied)}
        onClick={onCopy}
      >
        {state !== 'copied' && <CopyIcon />}
        <span>{state === 'copied' ? 'Copied' : 'Copy'}</span>
        <span className="visually-hidden">{` the address of ${title}`}</span>
      </Button>
    </li>
  )
}

function CopyIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinejoin="round"
        d="M9 8.5h11V21H9zM15 8.5V4H4v12.5h5"
      />
    </svg>
  )
}
