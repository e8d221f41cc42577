import { Link } from 'wouter'
import { SCREEN_PATHS } from '@fable/contract/limits'
import { useIsNight } from '../../lib/night.ts'
import { useOwnHeading } from '../../lib/own-heading.ts'
import { Character } from '../../scenery/cast/character.tsx'
import { NightPage, CampHeader } from '../../scenery/night-page.tsx'
import { buttonClass } from '../../ui/button.tsx'
import styles from './not-found.module.css'

/** The server sends it with status 404. */
export default function NotFound() {
  useOwnHeading(!useIsNight())
  return (
    <NightPage
      chapter="storm"
      header={
        <CampHeader
          title="Fact & Fable"
          documentTitle="Not found - Fact & Fable"
          description={undefined}
          path={undefined}
        />
      }
    >
      <main className={styles.lost}>
        <div className={styles.potato} data-category="society">
          <Character id="lost-potato" />
        </div>
        <i className={styles.fog} aria-hidden="true" />
        <div className={styles.text}>
          <h2>Sucks To Suck</h2>
          <p>There’s no page here. Perhaps it was a fact once, until somebody disputed it.</p>
          <p className="row">
            <Link className={buttonClass('strong')} href={SCREEN_PATHS.facts}>
              <span aria-hidden="true">←</span> Facts
            </Link>
            <Link className={buttonClass()} href={SCREEN_PATHS.game}>
              GAME
            </Link>
          </p>
        </div>
      </main>
    </NightPage>
  )
}
