import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { runPath, SCREEN_PATHS } from '@fable/contract/limits'
import { describeEnding } from '@fable/engine'
import { START } from '@fable/engine/content'
import { characterPicture } from '../../../scenery/cast/pictures.ts'
import { Flames } from '../../lanterns/flames.tsx'
import { addedBy } from '../../ledger/ledger.ts'
import type { LastPageProps } from './last-page-props.ts'
import { newsOf } from './news.ts'
import { Owner } from './owner.tsx'
import { WonHill } from './won-hill.tsx'
import { closestCall, greatestFoe, lanternsSentence, type WonFact } from './won-texts.ts'
import styles from './won-page.module.css'

export function WonPage(props: LastPageProps) {
  const { ending, run } = props
  const { story, posts } = run
  const greatest = greatestFoe(story)
  const isPressed = useIsPressed()

  return (
    <>
      <div className={styles.picture} data-still={isPressed}>
        <WonHill story={story} judged={posts.judged} shape="wide" />
        <WonHill story={story} judged={posts.judged} shape="narrow" />
        <div className={styles.words}>
          <p className={styles.kicker}>{describeEnding(ending)}</p>
          <Owner className={styles.owner} claim={props.claim} />
          <h2>All hundred.</h2>
          <p className={styles.sentence}>Nothing attacks you, and you will never trust it.</p>
        </div>
      </div>
      <div className={styles.body}>
        <ul className={styles.facts}>
          {greatest && <Fact title="Greatest foe" {...greatest} />}
          <Fact title="Closest call" {...closestCall(story)} />
          <li>
            <b className={styles.count} aria-hidden="true">
              {posts.flames}
            </b>
            <div>
              <h3>Flames</h3>
              <Flames count={posts.flames} />
              <p>{lanternsSentence(posts)}</p>
            </div>
          </li>
        </ul>
        <Numbers {...props} />
      </div>
    </>
  )
}

function useIsPressed(): boolean {
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    const press = () => setPressed(true)
    window.addEventListener('keydown', press)
    window.addEventListener('pointerdown', press)
    return () => {
      window.removeEventListener('keydown', press)
      window.removeEventListener('pointerdown', press)
    }
  }, [])
  return isPressed
}

function Numbers({ ending, run, ledger, shelf }: LastPageProps) {
  const { kills, bestHit, last, rank, rankedId } = ending
  const { road } = run
  const news = newsOf(addedBy(ledger, run.id)).length

  return (
    <div className={styles.numbers}>
      <span>
        <b>{kills}</b> <span>{kills === 1 ? 'foe' : 'foes'}</span>
      </span>
      <span>
        <b>{bestHit}</b> <span>best hit</span>
      </span>
      {last && (
        <span>
          <span>MAX DAMAGE</span> <b>{`${START.maxDamage} → ${last.maxDamage}`}</b>
        </span>
      )}
      {rank && <span>{`Rank ${rank}${road ? ' so far' : ''}`}</span>}
      <span className={styles.links}>
        <Link href={SCREEN_PATHS.ledger}>
          {news === 0 ? 'Marlowe’s ledger' : `${news} new in the ledger`}
        </Link>
        {road && <Link href={SCREEN_PATHS.daily}>Who is ahead</Link>}
        {rankedId && <Link href={`${runPath(rankedId)}?play`}>Watch it again</Link>}
        {shelf && (
          <button type="button" onClick={shelf.onBack}>{`Back to day ${shelf.day}`}</button>
        )}
      </span>
    </div>
  )
}

const Fact = ({ title, name, sentence, picture }: WonFact & { title: string }) => (
  <li>
    <img src={characterPicture(picture)} alt="" />
    <div>
      <h3>{title}</h3>
      <b>{name}</b>
      {sentence && <p>{sentence}</p>}
    </div>
  </li>
)
