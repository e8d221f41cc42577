import { SCREEN_PATHS } from '@fable/contract/limits'
import { useState } from 'react'
import { stripText, type StripCell } from '../run/road-strip.ts'
import { canShare, copyText, shareBySheet, type ShareResult } from '../../lib/share.ts'
import { Button } from '../../ui/button.tsx'
import styles from './daily.module.css'

type Props = { day: string; cells: readonly StripCell[]; daysSurvived: number }

/** The result as text, to be shared by the device's own sheet or copied. */
export function ShareStrip({ day, cells, daysSurvived }: Props) {
  const [result, setResult] = useState<ShareResult | null>(null)
  const strip = stripText(day, cells, daysSurvived)
  const text = `${strip}\n${location.origin}${SCREEN_PATHS.daily}`
  const copy = () => void copyText(text).then(setResult)
  return (
    <>
      <div className={styles.ways}>
        {canShare() && (
          <Button look="strong" onClick={() => void shareBySheet({ text }, text).then(setResult)}>
            {result === 'shared' ? 'Shared' : 'Share'}
          </Button>
        )}
        <Button look={canShare() ? undefined : 'strong'} onClick={copy}>
          {result === 'copied' ? 'Copied' : 'Copy it'}
        </Button>
      </div>
      {result === 'failed' ? (
        <textarea className={styles.text} readOnly rows={3} value={text} aria-label="The result" />
      ) : (
        <pre className={styles.text}>{strip}</pre>
      )}
      <span className="visually-hidden" role="status">
        {result === 'copied' && 'The result is copied.'}
      </span>
    </>
  )
}
