import { SCREEN_PATHS } from '@fable/contract/limits'
import { SHOPKEEPER_LINES } from '@fable/engine/content'
import { useState } from 'react'
import { useUser } from '../../lib/session.ts'
import { openPopup } from '../../lib/popups.ts'
import { NightPage, CampHeader } from '../../scenery/night-page.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../lib/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { useIsHydrated } from '../../lib/hydrated.ts'
import styles from './shop.module.css'
import { Stall } from './stall.tsx'

/** One of the shopkeeper's lines; each visit begins with another, unless the document has the first. */
const lineOf = (visit: number) => SHOPKEEPER_LINES[visit % SHOPKEEPER_LINES.length] ?? ''

/** The shop, a placeholder by design (docs/rules.md, section 2): a merchant, embers, one card that is not for sale. */
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
          head={{
            title: 'Shop - Hundred Days',
            description: 'Marlowe’s shop. Nothing is for sale yet, and he is proud of all of it.',
            path: SCREEN_PATHS.shop,
          }}
        >
          <Button
            className={cx(styles.currency, 'with-scripts')}
            aria-label={`Currency: ${currency}`}
            onClick={() => openPopup('coin')}
          >
            <Icon name="coin" /> {currency}
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
