import { Fragment, lazy, type PropsWithChildren, Suspense, useState } from 'react'
import { turnOfPart } from '../platform/hydrate.ts'

const makePart = () => {
  const turn = turnOfPart()
  return turn && lazy(() => turn.then(() => ({ default: Fragment })))
}

/** A part of a long list, which is hydrated in a later task than what is around it. */
export function InPieces({ children }: PropsWithChildren) {
  const [Part] = useState(makePart)
  if (!Part) return children
  return (
    <Suspense fallback={null}>
      <Part>{children}</Part>
    </Suspense>
  )
}
