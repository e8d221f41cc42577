import { useEffect } from 'react'
import { breakSeal } from '@fable/contract/limits'
import { addSeals, type OldSeal } from '../../rounds/seals.ts'
import { useDay } from '../day-queries.ts'
import { BrokenSeal } from './broken-seal.tsx'

export default function OldSealStrip({ day: name, said }: OldSeal) {
  const { data: day } = useDay(name, true)
  const { round } = day ?? {}
  const { sealed, solution } = round ?? {}
  const state = sealed && solution && breakSeal(said, sealed === solution.fable.place)
  useEffect(() => {
    if (state) addSeals({ [name]: state })
  }, [name, state])
  if (!day || !round || !solution) return null
  return <BrokenSeal day={day} round={round} solution={solution} result={null} said={said} />
}
