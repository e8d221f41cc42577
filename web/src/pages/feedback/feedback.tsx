import { useState } from 'react'
import { Link, useSearch } from 'wouter'
import { SCREEN_PATHS } from '@fable/contract/limits'
import { cx } from '../../lib/cx.ts'
import { Character } from '../../scenery/cast/character.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { AboutPage } from '../frame/about-page.tsx'
import { FeedbackForm } from './feedback-form.tsx'
import styles from './feedback.module.css'

const takeFocus = (element: HTMLElement | null) => element?.focus()

export default function Feedback() {
  const [isSent, setSent] = useState(useSearch() === 'sent')
  return (
    <AboutPage
      screen="feedback"
      lead="A person reads all of it."
      description="A bug, an idea, or praise. A person reads it."
    >
      {isSent ? (
        <div className={cx('stack', styles.thanks)}>
          <Character id="marlowe" className={styles.marlowe} />
          <h3 ref={takeFocus} tabIndex={-1}>
            Thank you
          </h3>
          <p>Your message has arrived. A person will read it.</p>
          <p className={cx('row', styles.ways)}>
            <Button className="with-scripts" onClick={() => setSent(false)}>
              Send another
            </Button>
            <Link className={buttonClass('strong')} href={SCREEN_PATHS.facts}>
              Back to the facts
            </Link>
          </p>
        </div>
      ) : (
        <FeedbackForm onSent={() => setSent(true)} />
      )}
    </AboutPage>
  )
}
