import { usePublicSettings } from '../../lib/public-settings.ts'
import { useRendered } from '../../lib/screen-data.ts'
import { AboutPage, Section } from '../frame/about-page.tsx'
import styles from './privacy.module.css'

/** docs/security.md describes the same data for operators. */
const KEPT = [
  {
    who: 'Reading and voting',
    what: 'We count votes but don’t record who cast them. The one exception: for the first two people who find a correction helpful, we store a code, as for a post, so that no one is counted twice. Your browser remembers your own votes, what you read and what you typed, until you clear its storage.',
  },
  {
    who: 'The daily round',
    what: 'What you picked and what you sealed are in cookies of your browser (see below). We store which sentence was picked, but not by whom. With an account we keep your results and seals.',
  },
  {
    who: 'Sharing a fact or a correction',
    what: 'We keep its text, source and category, and the time to the minute. With them we store a code derived from your IP address, the week and a secret that isn’t in the database. It lets us remove everything one spammer posted. After two weeks we delete it everywhere except in backups, which are replaced in time. Until then only the operator, who has the secret, could work out which address a post came from.',
  },
  {
    who: 'Reports and feedback',
    what: 'We keep what you write, and your e-mail if you give one, until the operator deletes it. With a report we store a code, as for a post, so that no one is counted twice.',
  },
  {
    who: 'Playing',
    what: 'Without an account, your runs aren’t tied to you. We keep their moves and the name you typed, and anyone with the link of a run can watch it once it has ended.',
  },
  {
    who: 'Having an account',
    what: 'We keep your name, e-mail, a hash of your password, your game, runs, days, fires and seals until you delete the account in the menu, where you can also download all of it. For 30 days we keep where you are signed in: the first part of the IP address and a name such as Firefox on Linux.',
  },
  {
    who: 'Cookies',
    what: 'One while you’re signed in; one that recognises browsers you have signed in from (a year); three for each round of Fact or Fable: one for two days, one with what you sealed until its round is over, and one, kept for a year, that remembers your pick and is sent only to that day’s page; and a key (a year), without which nobody can read those picks. Signing out deletes the key. There are no others, and nothing is loaded from other servers.',
  },
  {
    who: 'Your IP address',
    what: 'We count requests per IP address for an hour, and for a day on the daily road, so that no one can flood the site. Our own log doesn’t contain it.',
  },
] as const

export default function Privacy() {
  const rendered = useRendered().notices
  const settings = usePublicSettings()
  const { imprint = null, privacy = null } = rendered ?? settings ?? {}

  return (
    <AboutPage
      screen="privacy"
      lead="What we keep about you, and for how long. It isn’t much."
      description="What Fact & Fable keeps about its visitors, for how long, and who runs it."
    >
      {imprint !== null && (
        <Section id="imprint" title="Who runs this place">
          <Notice notice={imprint} link="Imprint" />
        </Section>
      )}
      <Section title="What we keep">
        <dl className={styles.list}>
          {KEPT.map(({ who, what }) => (
            <div key={who}>
              <dt>{who}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </Section>
      {privacy !== null && (
        <Section title="What the operator adds">
          <Notice notice={privacy} link="The operator’s privacy notice" />
        </Section>
      )}
    </AboutPage>
  )
}

function Notice({ notice, link }: { notice: string; link: string }) {
  const isAddress = /^https?:\/\/\S+$/.test(notice)
  return <p className={styles.notice}>{isAddress ? <a href={notice}>{link}</a> : notice}</p>
}
