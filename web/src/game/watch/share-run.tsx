import { useEffect, useState } from 'react'
import { isTouch } from '../../lib/media.ts'
import { canShare, copyText, shareBySheet, type ShareResult } from '../../lib/share.ts'
import { later } from '../../lib/timers.ts'
import { Button } from '../../ui/button.tsx'
import styles from './watch.module.css'

/** How long the button shows the result, in milliseconds. */
const SAID_FOR = 4_000

const WORDS: Record<ShareResult, string> = {
  shared: 'Shared',
  copied: 'Link copied',
  closed: 'Share',
  failed: 'Share',
}

const select = (field: HTMLInputElement | null) => {
  field?.focus()
  field?.select()
}

/** The button that shares a run; if the browser cannot copy, its address in a field. */
export function ShareRun({ title }: { title: string }) {
  const [result, setResult] = useState<ShareResult>('closed')
  useEffect(() => {
    if (result !== 'shared' && result !== 'copied') return undefined
    return later(SAID_FOR, () => setResult('closed'))
  }, [result])
  const share = () => {
    const url = location.href
    return isTouch() && canShare() ? shareBySheet({ title, url }, url) : copyText(url)
  }
  if (result === 'failed') {
    return (
      <input
        ref={select}
        className={styles.address}
        readOnly
        aria-label="The address of this run, to be copied"
        value={location.href}
      />
    )
  }
  return (
    <Button className={styles.share} onClick={() => void share().then(setResult)}>
      {WORDS[result]}
    </Button>
  )
}
