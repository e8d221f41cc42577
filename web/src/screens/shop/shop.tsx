import { SHOPKEEPER_LINES } from '@fable/engine'
import { useState } from 'react'
import { useUser } from '../../lib/account/user.ts'
import { load } from '../../lib/save/store.ts'
import { Button } from '../../ui/button.tsx'
import { Footer } from '../../ui/footer.tsx'
import { BackToFacts, Header, ToGame } from '../../ui/header.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ChatPopup } from '../../ui/menu/chat-popup.tsx'
import { CoinPopup } from '../../ui/menu/coin-popup.tsx'
import { MenuPopup } from '../../ui/menu/menu-popup.tsx'
import { usePage } from '../../ui/page.ts'
import { Picture } from '../../ui/picture.tsx'
import './shop.css'

/** One of the shopkeeper's lines; each visit begins with another. */
const lineOf = (visit: number) => SHOPKEEPER_LINES[visit % SHOPKEEPER_LINES.length]

/** The shop, a placeholder by design (section 2): a merchant, embers, and one card that is not for sale. */
export default function Shop() {
  const heading = usePage('Shop - Hundred Days')
  const [account, setAccount] = useState(() => load().game.account)
  const [word, setWord] = useState('')
  const user = useUser()
  const [line, setLine] = useState(() => new Date().getMinutes())
  const [popup, setPopup] = useState<'coin' | 'menu' | 'chat' | null>(null)
  const close = () => setPopup(null)
  return (
    <div className="screen camp shop">
      <Header title="Shop" logo="coin" heading={heading}>
        <Button
          aria-label={`Currency: ${String(account.currency)}`}
          onClick={() => setPopup('coin')}
        >
          <Icon name="coin" /> {account.currency}
        </Button>
        <Button onClick={() => setPopup('menu')}>{user?.username ?? 'Sign In'}</Button>
        <ToGame strong />
        <BackToFacts />
      </Header>
      <main className="shop-main">
        <div className="embers" aria-hidden="true">
          {Array.from({ length: 12 }, (_, at) => (
            <span key={at} />
          ))}
        </div>
        <button
          type="button"
          className="shop-keeper"
          aria-label="Marlowe. Ask him for another word"
          onClick={() => setLine(line + 1)}
        >
          <Picture character="marlowe" />
        </button>
        <p className="shop-line" aria-live="polite">
          {lineOf(line)}
        </p>
        <ul className="shop-goods">
          <li>
            <Icon name="coin" size={56} />
            <h2>Shop Coming Soon!</h2>
            <p>One of everything, when everything is in.</p>
          </li>
        </ul>
        <p className="shop-word" role="status">
          {word}
        </p>
      </main>
      <Footer />
      {popup === 'coin' && <CoinPopup onClose={close} />}
      {popup === 'chat' && <ChatPopup onClose={close} />}
      {popup === 'menu' && (
        <MenuPopup
          account={account}
          onClose={close}
          onChat={() => setPopup('chat')}
          onSignedOut={(said) => {
            setAccount(load().game.account)
            setWord(said)
          }}
        />
      )}
    </div>
  )
}
