import { useEffect, useState } from 'react'
import { useIsHydrated } from '../lib/hydrated.ts'
import { isTouch } from '../lib/media.ts'
import { copyText, hasShareSheet, openShareSheet } from '../lib/secure/sharing.ts'
import { later } from '../lib/timers.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import styles from './field.module.css'

const SAID_FOR_MS = 4_000

/** If a share sheet or the clipboard takes longer, sharing counts as failed. */
const ANSWERS_WITHIN_MS = 4_000

const SEND =
  'M12 2l5 5-1.4 1.4L13 5.800V15h-2V5.800L8.400 8.400 7 7zM4 11h4v2H6v7h12v-7h-2v-2h4v11H4z'

type Props = {
  /** The button copies the link, or the text if there is no link. */
  data: () => ShareData
  copy: string
  copied: string
  /**
   * The label of an extra button for the device's share sheet. Without it, the copy button opens the sheet on touch
   * screens that have one.
   */
  sheet?: string
  field: string
  isStrong?: boolean
  className?: string | undefined
}

/** If neither the share sheet nor copying works in time, a text field lets the visitor copy by hand. */
export function Share(props: Props) {
  const { data, copy, copied, sheet, field, isStrong = false, className } = props
  const [result, setResult] = useState<'shared' | 'copied' | 'failed' | null>(null)
  const hasSheet = useIsHydrated() && hasShareSheet()
  useEffect(
    () =>
      result === 'shared' || result === 'copied'
        ? later(SAID_FOR_MS, () => setResult(null))
        : undefined,
    [result],
  )
  const share = async (by: 'sheet' | 'copy') => {
    const { url, text = '' } = data()
    const stop = later(ANSWERS_WITHIN_MS, () => setResult('failed'))
    try {
      if (by === 'sheet') await openShareSheet(data())
      else await copyText(url ?? text)
      setResult(by === 'sheet' ? 'shared' : 'copied')
    } catch (error) {
      const isClosed = error instanceof DOMException && error.name === 'AbortError'
      if (by === 'copy') setResult('failed')
      else if (isClosed) setResult(null)
      else await share('copy')
    } finally {
      stop()
    }
  }

  if (result === 'failed') {
    const { url, text = '' } = data()
    return (
      <textarea
        className={styles.byHand}
        readOnly
        rows={url ? 2 : 6}
        aria-label={field}
        value={url ?? text}
        ref={select}
      />
    )
  }
  const strong = isStrong ? 'strong' : undefined
  const first = !sheet && hasSheet && isTouch() ? 'sheet' : 'copy'
  const nameOfFirst = () => {
    if (result === 'copied') return copied
    return result === 'shared' && !sheet ? 'Shared' : copy
  }
  return (
    <>
      <Button
        look={sheet && hasSheet ? undefined : strong}
        className={className}
        onClick={() => void share(first)}
      >
        <Icon path={SEND} size={18} /> <span>{nameOfFirst()}</span>
      </Button>
      {sheet && hasSheet && (
        <Button look={strong} className={className} onClick={() => void share('sheet')}>
          <Icon path={SEND} size={18} /> <span>{result === 'shared' ? 'Shared' : sheet}</span>
        </Button>
      )}
      <span className="visually-hidden" role="status">
        {result === 'copied' && `${copied}.`}
      </span>
    </>
  )
}

function select(field: HTMLTextAreaElement | null) {
  // If the visitor has focused another field, that field keeps the focus.
  if (document.activeElement !== document.body) return
  field?.focus()
  field?.select()
}
