import { Character } from '../../scenery/cast/character.tsx'
import { NightPage, CampHeader } from '../../scenery/night-page.tsx'
import styles from './not-found.module.css'

/** The screen of an unknown path (docs/rules.md, section 2). The server responds with status 404. */
export default function NotFound() {
  return (
    <NightPage
      chapter="storm"
      header={<CampHeader title="Fact & Fable" documentTitle="Not found - Fact & Fable" />}
    >
      <main className={styles.lost}>
        <Character id="lost-potato" className={styles.potato} />
        <i className={styles.fog} aria-hidden="true" />
        <div className={styles.text}>
          <h2>Sucks To Suck</h2>
          <p>There is nothing at this address. It may have been a fact once, and was disputed.</p>
        </div>
      </main>
    </NightPage>
  )
}
