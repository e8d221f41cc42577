import { AboutPage, Section, rowsClass } from '../frame/about-page.tsx'
import credits from './credits.json'

/** tools/record-credits.ts makes this file. */
const TEXTS = '/licences.txt'

const PARTS = [
  { title: 'Fonts and icons', credits: credits.drawn },
  { title: 'In the page', credits: credits.page },
  { title: 'On the server', credits: credits.server },
]

export default function Credits() {
  return (
    <AboutPage
      screen="credits"
      lead={
        <span>
          The characters, the game’s texts and the mistakes are our own. Others made the rest, under
          their own licences: <a href={TEXTS}>the full licences</a>.
        </span>
      }
      description="The fonts, icons and code that Fact & Fable uses, and their licences."
    >
      {PARTS.map(({ title, credits }) => (
        <Section key={title} title={title}>
          <ul className={rowsClass}>
            {credits.map(({ name, version, license }) => (
              <li key={`${name} ${version}`}>
                <span>
                  <a href={`https://www.npmjs.com/package/${name}`} rel="noopener noreferrer">
                    {name}
                  </a>{' '}
                  <span className="fine">{version}</span>
                </span>
                <span className="quiet">{license}</span>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </AboutPage>
  )
}
