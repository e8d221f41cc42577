import {
  FLAVOURS,
  GOODS,
  OPPORTUNITIES,
  OUTCOME_NAMES,
  type ContentLine,
} from '@fable/engine/content'
import { cx } from '../../lib/cx.ts'
import { goodPicture } from '../../scenery/cast/pictures.ts'
import type { EntryKey } from './entries.ts'
import { GOOD_TEXTS } from './entry-texts.ts'
import { EntryName, New, Note, PartHeading, Stamp } from './leaf.tsx'
import { has, type Ledger } from './ledger.ts'
import { noteOnThings } from './notes.ts'
import { progressOf } from './progress.ts'
import styles from './ledger.module.css'

type Props = { ledger: Ledger }

export const Things = ({ ledger }: Props) => (
  <>
    <PartHeading progress={progressOf(ledger, 'goods')}>Goods, sold as seen</PartHeading>
    <ul className={styles.goods}>
      {GOODS.map(({ id, name }, at) => {
        const isBought = has(ledger, `good/${id}`)
        return (
          <li key={id}>
            <Stamp
              src={goodPicture(id)}
              kind="good"
              state={isBought ? 'there' : 'missing'}
              at={at}
            />
            <span>
              <b className={cx(!isBought && styles.missing)}>
                <EntryName name={isBought ? name : null} missing="Not bought yet" />
              </b>
              <span>{`${isBought ? GOOD_TEXTS[id].line : GOOD_TEXTS[id].hint} `}</span>
              {ledger.fresh.includes(`good/${id}`) && <New />}
            </span>
          </li>
        )
      })}
    </ul>
    <Readings ledger={ledger} />
    <Note page={6}>{noteOnThings(ledger)}</Note>
  </>
)

type Text = { readonly key: EntryKey; readonly lines: readonly ContentLine[] }

const TEXTS: readonly Text[] = [
  ...FLAVOURS.map(({ id, lines }) => ({ key: `read/${id}` as const, lines })),
  ...OPPORTUNITIES.flatMap(({ id, outcomes }) =>
    OUTCOME_NAMES.map((name) => ({
      key: `read/${id}/${name}` as const,
      lines: outcomes[name].futureText[0] ?? [],
    })),
  ),
]

const wordsOf = (lines: readonly ContentLine[]): string =>
  lines.map((line) => (typeof line === 'object' ? line.text : line)).join(' ')

function Readings({ ledger }: Props) {
  const read = TEXTS.filter(({ key }) => has(ledger, key))
  if (read.length === 0) return null
  return (
    <details className={styles.readings}>
      <summary>Empty paths, read to the end. Read them again.</summary>
      <ul>
        {read.map(({ key, lines }) => (
          <li key={key}>{wordsOf(lines)}</li>
        ))}
      </ul>
    </details>
  )
}
