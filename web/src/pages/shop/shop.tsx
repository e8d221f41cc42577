import { useState } from 'react'
import { SCREEN_PATHS } from '@fable/contract/limits'
import { SHOPKEEPER_LINES, GOODS } from '@fable/engine/content'
import { cx } from '../../lib/cx.ts'
import { useIsHydrated } from '../../lib/hydrated.ts'
import { useUser } from '../../lib/session.ts'
import { Character } from '../../scenery/cast/character.tsx'
import { goodPicture } from '../../scenery/cast/pictures.ts'
import { NightPage, CampHeader } from '../../scenery/night-page.tsx'
import { Button } from '../../ui/button.tsx'
import { Drawing } from '../../ui/drawing.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ICONS } from '../../ui/icons.ts'
import { openPopup } from '../../ui/popups.ts'
import awning from './art/awning.svg?url'
import counter from './art/counter.svg?url'
import embers from './art/embers.svg?url'
import lantern from './art/lantern.svg?url'
import shelf from './art/shelf.svg?url'
import stamp from './art/stamp.svg?url'
import wall from './art/wall.svg?url'
import styles from './shop.module.css'

const PICTURE = {
  path: '/previews/shop.png',
  alt: 'Shop Coming Soon! Marlowe with his box of rocks.',
}

// The server's HTML has the first line. A shop that is rendered in the browser begins with a line that depends on the
// minute.
const lineOf = (visit: number) => SHOPKEEPER_LINES[visit % SHOPKEEPER_LINES.length] ?? ''

/** A placeholder by design (docs/rules.md, section 2): it shows a merchant, and a card that is not for sale. */
export default function Shop({ currency, notice }: { currency: number; notice: string }) {
  const isHydrated = useIsHydrated()
  const user = useUser()
  const [line, setLine] = useState(() => (isHydrated ? new Date().getMinutes() : 0))

  return (
    <NightPage
      chapter="night"
      fire="left"
      header={
        <CampHeader
          title="Shop"
          isFull
          description="Marlowe’s shop. Nothing is for sale yet, and he is proud of all of it."
          path={SCREEN_PATHS.shop}
          picture={PICTURE}
        >
          <Button
            className={cx(styles.currency, 'with-scripts')}
            aria-label={`Currency: ${currency}`}
            onClick={() => openPopup('coin')}
          >
            <Icon path={ICONS.coin} /> <span>{currency}</span>
          </Button>
          <Button className={cx(styles.name, 'with-scripts')} onClick={() => openPopup('menu')}>
            {user === undefined ? 'Account' : (user?.username ?? 'Sign In')}
          </Button>
        </CampHeader>
      }
    >
      <main className={styles.main}>
        <p className={styles.notice} role="status">
          {notice}
        </p>
        <Stall line={lineOf(line)} onAsk={() => setLine(line + 1)} />
      </main>
    </NightPage>
  )
}

const LANTERNS = ['first', 'second', 'third'] as const

const WARES = 7

type Props = {
  line: string
  onAsk: () => void
}

function Stall({ line, onAsk }: Props) {
  return (
    <>
      <Drawing src={embers} className={styles.embers} />
      <div className={styles.stall}>
        <img className={styles.wall} src={wall} alt="" />
        <img className={styles.awning} src={awning} alt="" />
        {LANTERNS.map((name) => (
          <img key={name} className={styles.lantern} src={lantern} alt="" />
        ))}
        <button
          type="button"
          className={styles.keeper}
          aria-label="Marlowe. Ask him for another word"
          onClick={onAsk}
        >
          <Character id="marlowe" className={styles.marlowe} />
        </button>
        <p className={styles.line} aria-live="polite" data-shopkeeper>
          {line}
        </p>
        <ul>
          <li className={styles.card}>
            <img className={styles.stamp} src={stamp} alt="" />
            <h2>Shop Coming Soon!</h2>
            <p>One of everything, when everything is in.</p>
          </li>
        </ul>
        <img className={styles.shelf} src={shelf} width="500" height="100" alt="" />
        <div className={styles.wares} aria-hidden="true">
          {GOODS.slice(0, WARES).map(({ id }) => (
            <img key={id} src={goodPicture(id)} alt="" />
          ))}
        </div>
        <img className={styles.counter} src={counter} alt="" />
        <p className={styles.plaque}>Not for sale: the table, the hen, the view.</p>
      </div>
    </>
  )
}
