import { SHOPKEEPER_LINES } from '@fable/engine/content'
import { useState } from 'react'
import { useUser } from '../../platform/session.ts'
import { openPopup } from '../../platform/popups.ts'
import { load } from '../../game/save/store.ts'
import { Button } from '../../ui/button.tsx'
import { Footer } from '../../ui/footer.tsx'
import { BackToFacts, Header, ToGame } from '../../ui/header.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Screen } from '../../ui/screen.tsx'
import { usePage } from '../../platform/page-title.ts'
import { Character } from '../../game/cast/character.tsx'
import styles from './shop.module.css'

/** One of the shopkeeper's lines; each visit begins with another. */
const lineOf = (visit: number) => SHOPKEEPER_LINES[visit % SHOPKEEPER_LINES.length]

/** The shop, a placeholder by design (section 2): a merchant, embers, and one card that is not for sale. */
export default function Shop({ notice }: { notice: string }) {
  const heading = usePage('Shop - Hundred Days')
  const [account] = useState(() => load().game.account)
  const user = useUser()
  const [line, setLine] = useState(() => new Date().getMinutes())
  return (
    <Screen isNight>
      <Header title="Shop" logo="coin" heading={heading}>
        <Button
          aria-label={`Currency: ${String(account.currency)}`}
          onClick={() => openPopup('coin')}
        >
          <Icon name="coin" /> {account.currency}
        </Button>
        <Button onClick={() => openPopup('menu')}>{user?.username ?? 'Sign In'}</Button>
        <ToGame strong />
        <BackToFacts />
      </Header>
      <main className={styles.main}>
        <div className={styles.embers} aria-hidden="true">
          {Array.from({ length: 12 }, (_, at) => (
            <span key={at} />
          ))}
        </div>
        <button
          type="button"
          className={styles.keeper}
          aria-label="Marlowe. Ask him for another word"
          onClick={() => setLine(line + 1)}
        >
          <Character id="marlowe" />
        </button>
        <p className={styles.line} aria-live="polite" data-shopkeeper>
          {lineOf(line)}
        </p>
        <ul className={styles.goods}>
          <li>
            <Icon name="coin" size={56} />
            <h2>Shop Coming Soon!</h2>
            <p>One of everything, when everything is in.</p>
          </li>
        </ul>
        <p className={styles.word} role="status">
          {notice}
        </p>
      </main>
      <Footer />
    </Screen>
  )
}
