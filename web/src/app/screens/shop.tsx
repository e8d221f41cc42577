import { useState } from 'react'
import Shop from '../../features/shop/shop.tsx'
import { Popups } from '../popups.tsx'

/** The shop with the popups that it opens. */
export default function ShopPage() {
  const [{ times, notice }, setReplaced] = useState({ times: 0, notice: '' })
  return (
    <>
      <Shop key={times} notice={notice} />
      <Popups onSignedOut={(text) => setReplaced({ times: times + 1, notice: text })} />
    </>
  )
}
