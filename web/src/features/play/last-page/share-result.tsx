import { runPath } from '@fable/contract/limits'
import { summaryText } from '@fable/engine'
import { useState } from 'react'
import type { SeenEnding } from '../../../game/seen-ending.ts'
import { isTouch } from '../../../platform/media.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './last-page.module.css'

type Props = { ending: SeenEnding; playerName: string }

/** Shares the result of a run: by the device's own sheet on a phone, else as copied text. */
export default function ShareResult({ ending, playerName }: Props) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  const address = ending.rankedId && location.origin + runPath(ending.rankedId)
  const text = [summaryText(ending, playerName), address].filter(Boolean).join('\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied('yes')
    } catch {
      setCopied('failed')
    }
  }
  const share = async () => {
    // Typed as always there; older browsers and insecure pages have none.
    const sheet = (navigator as Partial<Navigator>).share
    if (!isTouch() || !sheet) return copy()
    try {
      await sheet.call(navigator, { text })
    } catch (error) {
      // The player has closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return
      await copy()
    }
  }
  return (
    <>
      <Button className={styles.share} onClick={() => void share()}>
        {copied === 'yes' ? 'Copied' : 'Share this run'}
      </Button>
      {copied === 'failed' && (
        <textarea className={styles.text} readOnly rows={5} value={text} aria-label="The result" />
      )}
    </>
  )
}
