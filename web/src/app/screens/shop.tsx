import { useState } from 'react'
import { load } from '../../game/save/store.ts'
import { useIsHydrated } from '../../lib/hydrated.ts'
import Shop from '../../pages/shop/shop.tsx'
import { Popups } from '../popups.tsx'

export default function ShopPage() {
  const [{ times, notice }, setReplaced] = useState({ times: 0, notice: '' })
  const currency = useIsHydrated() ? load().game.account.currency : 0
  return (
    <>
      <Shop key={times} currency={currency} notice={notice} />
      <Popups onSignedOut={(text) => setReplaced({ times: times + 1, notice: text })} />
    </>
  )
}
