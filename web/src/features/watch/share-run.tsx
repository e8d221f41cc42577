import { useEffect, useState } from 'react'
import { isTouch } from '../../platform/media.ts'
import { later } from '../../platform/timers.ts'
import { Button } from '../../ui/button.tsx'
import styles from './watch.module.css'

/** How long the button shows the result, in milliseconds. */
const SAID_FOR = 4_000

const WORDS = { idle: 'Share', shared: 'Shared', copied: 'Link copied', failed: 'Share' }

/** Shares the page's address with the device's own sheet or by copying it. Returns the result. */
async function share(title: string): Promise<keyof typeof WORDS> {
  const address = location.href
  try {
    if ('share' in navigator && isTouch()) {
      await navigator.share({ title, url: address })
      return 'shared'
    }
    await navigator.clipboard.writeText(address)
    return 'copied'
  } catch (error) {
    // The player has closed the device's own sheet.
    return error instanceof Error && error.name === 'AbortError' ? 'idle' : 'failed'
  }
}

const select = (field: HTMLInputElement | null) => {
  field?.focus()
  field?.select()
}

/** The button that shares a run; if the browser cannot copy, its address in a field. */
export function ShareRun({ title }: { title: string }) {
  const [result, setResult] = useState<keyof typeof WORDS>('idle')
  useEffect(() => {
    if (result !== 'shared' && result !== 'copied') return undefined
    return later(SAID_FOR, () => setResult('idle'))
  }, [result])
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
    <Button className={styles.share} onClick={() => void share(title).then(setResult)}>
      {WORDS[result]}
    </Button>
  )
}
