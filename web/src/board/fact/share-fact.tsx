import { useState } from 'react'
import type { Fact } from '@fable/contract'
import { factPath } from '@fable/contract/limits'
import { useIsHydrated } from '../../lib/hydrated.ts'
import { canShare, copyText, shareBySheet, type ShareResult } from '../../lib/share.ts'
import { Button } from '../../ui/button.tsx'
import styles from './fact-page.module.css'

/** Copies the address of a fact, or shares it by the device's own sheet. */
export function ShareFact({ fact }: { fact: Fact }) {
  const [result, setResult] = useState<ShareResult | null>(null)
  const canUseSheet = useIsHydrated() && canShare()
  const urlOf = () => location.origin + factPath(fact.id)
  return (
    <>
      <Button onClick={() => void copyText(urlOf()).then(setResult)}>
        {result === 'copied' ? 'Link copied' : 'Copy link'}
      </Button>
      {canUseSheet && (
        <Button
          onClick={() => {
            const url = urlOf()
            void shareBySheet({ text: fact.text, url }, url).then(setResult)
          }}
        >
          {result === 'shared' ? 'Shared' : 'Share…'}
        </Button>
      )}
      {result === 'failed' && (
        <input
          className={styles.address}
          readOnly
          aria-label="The address of this fact, to be copied"
          value={urlOf()}
          ref={(field) => field?.select()}
        />
      )}
      <span className="visually-hidden" role="status">
        {result === 'copied' && 'The link is copied.'}
      </span>
    </>
  )
}
