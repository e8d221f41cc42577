import { SCREEN_PATHS } from '@fable/contract/limits'
import { cx } from '../../lib/cx.ts'
import { usePublicSettings } from '../../lib/public-settings.ts'
import { useRendered } from '../../lib/screen-data.ts'
import { CampHeader, columnClass, NightPage } from '../../scenery/night-page.tsx'
import { slabClass } from '../../ui/slab.tsx'
import styles from './privacy.module.css'

/** Data we keep, by the people concerned. docs/security.md says the same to operators. */
const KEPT = [
  {
    who: 'You read, and vote',
    what: 'Votes are counts; nobody keeps who cast them. Only the first two who find a correction helpful leave a mark, as a post does, so that nobody is counted as two. Your browser remembers your own votes, what you read and what you typed, until you clear its storage.',
  },
  {
    who: 'You share a fact or a correction',
    what: 'The text and its source stay, with the minute. Beside them stands a mark, made of your network address and the week with a secret that is not in the database. It is there to remove what a spammer has posted. After two weeks it is deleted everywhere but in backups, which are replaced in time. Until then only the operator, who has the secret, could find out from which address a post came.',
  },
  {
    who: 'You report something, or send feedback',
    what: 'What you write is kept until the operator deletes it, with the e-mail that you give, if you give one.',
  },
  {
    who: 'You play',
    what: 'Without an account a run belongs to nobody. Its moves and the name you type are kept when it has ended, and anybody who has its link can watch it.',
  },
  {
    who: 'You have an account',
    what: 'Name, e-mail, a hash of the password, your game, runs and results, until you delete the account, which you can do in the menu; the menu also gives you all of it as a file. Where you are signed in is kept for 30 days: the beginning of the network address, and a name such as Firefox on Linux.',
  },
  {
    who: 'Cookies',
    what: 'One while you are signed in, one that knows browsers from which you signed in (a year), and two for each round of Fact or Fable (two days, and a year for what you picked, sent to the page of its day only). There are no others, and nothing comes from other servers.',
  },
  {
    who: 'Your network address',
    what: 'It is counted to keep one visitor from taking the room of all others: for an hour, and for a day on the daily road. Our own log does not have it.',
  },
] as const

/** A text of the operator, or a link to it. */
function Notice({ notice, link }: { notice: string; link: string }) {
  if (/^https?:\/\/\S+$/.test(notice)) return <a href={notice}>{link}</a>
  return <p className={styles.notice}>{notice}</p>
}

/** Data we keep, and the imprint. */
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
          description="What Fact & Fable keeps of its visitors, how long, and who runs it."
          path={SCREEN_PATHS.privacy}
        />
      }
    >
      <main className={columnClass(styles.privacy)}>
        {imprint !== null && (
          <section id="imprint" className={slabClass()} aria-labelledby="privacy-imprint">
            <h2 id="privacy-imprint">Who runs this place</h2>
            <Notice notice={imprint} link="Imprint" />
          </section>
        )}
        <section className={slabClass()} aria-labelledby="privacy-kept">
          <h2 id="privacy-kept">What is kept, and how long</h2>
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
