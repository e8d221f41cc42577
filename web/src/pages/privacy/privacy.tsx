import { SCREEN_PATHS } from '@fable/contract/limits'
import { cx } from '../../lib/cx.ts'
import { usePublicSettings } from '../../lib/public-settings.ts'
import { useRendered } from '../../lib/screen-data.ts'
import { CampHeader, columnClass, DayTitle, NightPage } from '../../scenery/night-page.tsx'
import { slabClass } from '../../ui/slab.tsx'
import styles from './privacy.module.css'

/** The stored data, by the person it is about. docs/security.md describes the same for operators. */
const KEPT = [
  {
    who: 'Reading and voting',
    what: 'We count votes but don’t record who cast them. The one exception: for the first two people who find a correction helpful, we store a code, as for a post, so that no one is counted twice. Your browser remembers your own votes, what you read and what you typed, until you clear its storage.',
  },
  {
    who: 'Sharing a fact or a correction',
    what: 'We keep the text, its source and the time to the minute. With them we store a code derived from your IP address, the week and a secret that isn’t in the database. It lets us remove everything one spammer posted. After two weeks we delete it everywhere except in backups, which are replaced in time. Until then only the operator, who has the secret, could work out which address a post came from.',
  },
  {
    who: 'Reports and feedback',
    what: 'We keep what you write, and your e-mail if you give one, until the operator deletes it. With a report we store a code, as for a post, so that no one is counted twice.',
  },
  {
    who: 'Playing',
    what: 'Without an account a run belongs to no one. We keep its moves and the name you typed, and anyone with its link can watch it once it has ended.',
  },
  {
    who: 'Having an account',
    what: 'We keep your name, e-mail, a hash of your password, your game, runs, results and seals until you delete the account in the menu, where you can also download all of it. For 30 days we keep where you are signed in: the first part of the IP address and a name such as Firefox on Linux.',
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

/** A text of the operator, or a link to one. */
function Notice({ notice, link }: { notice: string; link: string }) {
  if (/^https?:\/\/\S+$/.test(notice)) return <a href={notice}>{link}</a>
  return <p className={styles.notice}>{notice}</p>
}

/** The screen about stored data, with the imprint. */
export default function Privacy() {
  const rendered = useRendered().notices
  const settings = usePublicSettings()
  const { imprint = null, privacy = null } = rendered ?? settings ?? {}
  return (
    <NightPage
      chapter="dusk"
      header={
        <CampHeader
          title="Privacy"
          documentTitle="Privacy - Fact & Fable"
          description="What Fact & Fable keeps about its visitors, for how long, and who runs it."
          path={SCREEN_PATHS.privacy}
        />
      }
    >
      <main className={columnClass(styles.privacy)}>
        <DayTitle title="Privacy" />
        {imprint !== null && (
          <section id="imprint" className={slabClass()} aria-labelledby="privacy-imprint">
            <h2 id="privacy-imprint">Who runs this place</h2>
            <Notice notice={imprint} link="Imprint" />
          </section>
        )}
        <section className={slabClass()} aria-labelledby="privacy-kept">
          <h2 id="privacy-kept">What we keep, and for how long</h2>
          <dl className={cx('stack', styles.list)}>
            {KEPT.map(({ who, what }) => (
              <div key={who}>
                <dt>{who}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
        {privacy !== null && (
          <section className={slabClass()} aria-labelledby="privacy-more">
            <h2 id="privacy-more">What the operator adds</h2>
            <Notice notice={privacy} link="The operator’s privacy notice" />
          </section>
        )}
      </main>
    </NightPage>
  )
}
