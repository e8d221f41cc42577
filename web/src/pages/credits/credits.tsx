import { SCREEN_PATHS } from '@fable/contract/limits'
import { CampHeader, columnClass, DayTitle, NightPage } from '../../scenery/night-page.tsx'
import { slabClass } from '../../ui/slab.tsx'
import credits from './credits.json'
import { cx } from '../../lib/cx.ts'
import styles from './credits.module.css'

/** The address of the licence texts, a file made by tools/record-credits.ts. */
const TEXTS = '/licences.txt'

const PARTS = [
  { title: 'Fonts and icons', credits: credits.drawn },
  { title: 'In the page', credits: credits.page },
  { title: 'On the server', credits: credits.server },
]

/** Third-party work in the product, with its licences. */
export default function Credits() {
  return (
    <NightPage
      chapter="dusk"
      header={
        <CampHeader
          title="Credits"
          documentTitle="Credits - Fact & Fable"
          description="The fonts, icons and code that Fact & Fable uses, and their licences."
          path={SCREEN_PATHS.credits}
        />
      }
    >
      <main className={columnClass(styles.credits)}>
        <DayTitle title="Credits" />
        <div className={slabClass(cx('stack', styles.intro))}>
          <p>
            The characters, the game’s texts and the mistakes are our own. Others made the rest,
            under their own licences: <a href={TEXTS}>the full licences</a>.
          </p>
        </div>
        {PARTS.map(({ title, credits }) => (
          <section key={title} className={slabClass()} aria-labelledby={idOf(title)}>
            <h2 id={idOf(title)}>{title}</h2>
            <ul className={styles.list}>
              {credits.map(({ name, version, license }) => (
                <li key={`${name} ${version}`}>
                  <a href={`https://www.npmjs.com/package/${name}`} rel="noopener noreferrer">
                    {name}
                  </a>{' '}
                  <span className={cx('fine', styles.version)}>{version}</span>
                  <span className={styles.license}>{license}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </NightPage>
  )
}

const idOf = (title: string) => `credits-${title.toLowerCase().replaceAll(' ', '-')}`
