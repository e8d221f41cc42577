import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { SCREEN_PATHS, screenOf } from '@fable/contract/limits'
import { nameOf } from '@fable/engine'
import { ClaimForm } from '../account/sign-in-forms.tsx'
import { Flames } from '../game/lanterns/flames.tsx'
import { hasRunToLose, type SavedGame } from '../game/save/saved-game.ts'
import { load } from '../game/save/store.ts'
import { Character } from '../scenery/cast/character.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Popup } from '../ui/popup.tsx'
import { closePopup, openPopup, type PopupNames } from '../ui/popups.ts'
import { MenuPopup } from './menu.tsx'
import type { SignOutSteps } from './use-sign-out.ts'

const GAME_PLACES = [
  { href: SCREEN_PATHS.daily, name: 'Daily road' },
  { href: SCREEN_PATHS.ledger, name: 'Ledger' },
  { href: SCREEN_PATHS.leaderboard, name: 'Top Adventurers' },
]

const PLAY_POPUPS = [
  { popup: 'runs', name: 'Your runs' },
  { popup: 'settings', name: 'Settings and save' },
] as const

const GIVE_UP = { popup: 'give-up', name: 'Give up this run' } as const

type ViewOfMenu = 'menu' | 'login' | 'create' | 'password'

const menuWith = (view: ViewOfMenu) =>
  function MenuWithView(steps: SignOutSteps) {
    const { game } = load()
    return (
      <MenuPopup view={view} account={game.account} {...steps} onClose={closePopup}>
        <GameEntries game={game} />
      </MenuPopup>
    )
  }

const POPUPS = {
  coin: CoinPopup,
  chat: ChatPopup,
  menu: menuWith('menu'),
  login: menuWith('login'),
  create: menuWith('create'),
  password: menuWith('password'),
  claim: ClaimPopup,
}

declare module '../ui/popups.ts' {
  interface PopupNames extends Record<keyof typeof POPUPS, true> {}
}

export type PopupProps = SignOutSteps & { name: keyof PopupNames }

const isHere = (name: keyof PopupNames): name is keyof typeof POPUPS => Object.hasOwn(POPUPS, name)

export default function PopupOfName({ name, ...steps }: PopupProps) {
  if (!isHere(name)) return null
  const Shown = POPUPS[name]
  return <Shown {...steps} />
}

function CoinPopup() {
  const [path] = useLocation()
  return (
    <Popup
      title="Shop Coming Soon!"
      onClose={closePopup}
      art={<Character id="marlowe" />}
      isCentered
    >
      <p>Marlowe is still arguing with the shelf.</p>
      <p className="quiet">Currency comes with the shop. Until then everyone has 0.</p>
      {screenOf(path) !== 'shop' && (
        <Link className={buttonClass()} href={SCREEN_PATHS.shop}>
          See for yourself
        </Link>
      )}
    </Popup>
  )
}

function ChatPopup() {
  return (
    <Popup
      title="Community chat"
      onClose={closePopup}
      art={<Character id="traveling-elephant" />}
      isCentered
    >
      <p>The chat is not open yet. The campfire is, though.</p>
    </Popup>
  )
}

/**
 * The game's entries in the menu. Some popups open only on the play screen, so on other screens their entries are links
 * to it.
 */
function GameEntries({ game }: { game: SavedGame }) {
  const { shelf } = game
  const [path] = useLocation()
  const onShelf = { popup: 'shelf', name: `On the shelf: day ${shelf?.state.day}` } as const

  const popups = [
    ...(shelf ? [onShelf] : []),
    ...PLAY_POPUPS,
    ...(hasRunToLose(game) ? [GIVE_UP] : []),
  ]

  const isGame = screenOf(path) === 'game'

  return (
    <>
      {GAME_PLACES.map(({ href, name }) => (
        <li key={href}>
          <Link href={href}>{name}</Link>
        </li>
      ))}
      {popups.map(({ popup, name }) => (
        <li key={popup}>
          {isGame ? (
            <button onClick={() => openPopup(popup)}>{name}</button>
          ) : (
            <Link href={SCREEN_PATHS.game} onClick={() => openPopup(popup, SCREEN_PATHS.game)}>
              {name}
            </Link>
          )}
        </li>
      ))}
    </>
  )
}

function ClaimPopup(steps: SignOutSteps) {
  const [isLogin, setLogin] = useState(false)
  const { run, state, account } = load().game

  if (isLogin || !run?.ended) {
    const view = isLogin ? 'login' : 'create'
    return <MenuPopup view={view} account={account} {...steps} onClose={closePopup} />
  }

  const { cause, daysSurvived, rank } = run.ended
  const { flames } = run.posts

  return (
    <ClaimForm
      run={{
        playerName: nameOf(state),
        daysSurvived,
        rank,
        flames: <Flames count={flames} />,
        isWin: cause === 'hundred',
      }}
      onLogin={() => setLogin(true)}
      onClose={closePopup}
    />
  )
}
