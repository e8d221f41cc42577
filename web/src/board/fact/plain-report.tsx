import { use } from 'react'
import type { FormName } from '@fable/contract'
import { factPath, REPORT_NOTE_MAX, REPORT_REASONS, REPORTED_ANCHOR } from '@fable/contract/limits'
import { cx } from '../../lib/cx.ts'
import { ScreenDataContext } from '../../lib/screen-data.ts'
import { Button } from '../../ui/button.tsx'
import { Field, radiosClass } from '../../ui/field.tsx'
import { REASON_NAMES, REPORTED } from './report-form.tsx'
import styles from './fact-page.module.css'

/** The buttons for browsers without scripts. */
export function PlainActions({ id }: { id: number }) {
  const { origin } = use(ScreenDataContext)
  return (
    <div className={cx('without-scripts', styles.plain)}>
      <p>
        <span>The address of this fact: </span>
        <a href={factPath(id)}>{origin + factPath(id)}</a>
      </p>
      <p id={REPORTED_ANCHOR} className={styles.reported} tabIndex={-1}>
        Thank you. {REPORTED}
      </p>
      <details>
        <summary>Report</summary>
        <form
          className={cx('stack', styles.report)}
          method="post"
          action={factPath(id)}
          aria-label="Report this fact"
        >
          <fieldset className={radiosClass}>
            <legend>What’s wrong with it?</legend>
            {REPORT_REASONS.map((reason) => (
              <label key={reason}>
                <input type="radio" name="reason" value={reason} required />
                <span>{REASON_NAMES[reason]}</span>
              </label>
            ))}
          </fieldset>
          <Field label="Anything else we should know? (optional)" htmlFor="plain-note">
            <textarea id="plain-note" name="note" rows={3} dir="auto" maxLength={REPORT_NOTE_MAX} />
          </Field>
          <div>
            <Button type="submit" look="strong">
              Send
            </Button>
          </div>
          <input type="hidden" name="form" value={'report' satisfies FormName} />
        </form>
      </details>
    </div>
  )
}
