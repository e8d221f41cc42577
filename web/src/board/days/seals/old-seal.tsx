import { useState } from 'react'
import { part } from '../../../ui/part.tsx'
import { useOwn } from '../../rounds/own.ts'
import { findOldSeal, type OldSeal as Old } from '../../rounds/seals.ts'

const Strip = part(() => import('./old-seal-strip.tsx'))

/** Breaks the seal once, while the visitor watches. The result stays until the visitor leaves the screen. */
export function OldSeal({ today }: { today: string }) {
  const { seals, results } = useOwn()
  const [shown, setShown] = useState<Old | null>(null)
  const found = findOldSeal(seals, results, today)
  if (!shown && found) setShown(found)
  return shown && <Strip {...shown} />
}
