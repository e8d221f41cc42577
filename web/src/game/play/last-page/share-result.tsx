import { runPath } from '@fable/contract/limits'
import { summaryText } from '@fable/engine'
import { useState } from 'react'
import type { SeenEnding } from '../../save/seen-ending.ts'
import { isTouch } from '../../../lib/media.ts'
import { canShare, copyText, shareBySheet, type ShareResult } from '../../../lib/share.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './last-page.module.css'

type Props = { ending: SeenEnding; playerName: string }

/** Shares the result of a run: by the device's own sheet on a phone, else as copied text. */
export default function ShareResult({ ending, playerName }: Props) {
  const [result, setResult] = useState<ShareResult | null>(null)
  const address = ending.rankedId && location.origin + runPath(ending.rankedId)
  const text = [summaryText(ending, playerName), address].filter(Boolean).join('\n')
  const share = () => (isTouch() && canShare() ? shareBySheet({ text }, text) : copyText(text))
  return (
    <>
      <Button className={styles.share} onClick={() => void share().then(setResult)}>
        {result === 'copied' ? 'Copied' : 'Share this run'}
      </Button>
      {result === 'failed' && (
        <textarea className={styles.text} readOnly rows={5} value={text} aria-label="The result" />
      )}
    </>
  )
}
