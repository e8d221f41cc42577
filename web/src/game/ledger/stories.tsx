import {
  OPPORTUNITIES,
  type Opportunity,
  type OpportunityId,
  OUTCOME_NAMES,
  type OutcomeName,
} from '@fable/engine/content'
import { cx } from '../../lib/cx.ts'
import { characterPicture } from '../../scenery/cast/pictures.ts'
import { isRight, OUTCOMES_OF } from './entries.ts'
import { OUTCOME_TEXTS } from './entry-texts.ts'
import { EntryName, New, Note, PartHeading, Seal, Stamp } from './leaf.tsx'
import { has, type Ledger } from './ledger.ts'
import { noteOnStories } from './notes.ts'
import { progressOf } from './progress.ts'
import styles from './ledger.module.css'

type Props = { ledger: Ledger }

const LEGEND = 'Round marks: it went well. Square ones: it did not.'

export const Stories = ({ ledger }: Props) => (
  <>
    <PartHeading progress={progressOf(ledger, 'stories')}>Questions of the road</PartHeading>
    <ul className={styles.stories}>
      {OPPORTUNITIES.map((story, at) => (
        <Story key={story.id} story={story} at={at} ledger={ledger} />
      ))}
    </ul>
    <Note page={5} legend={LEGEND}>
      {noteOnStories(ledger)}
    </Note>
  </>
)

const ANSWERS = [
  { name: 'Yes', outcomes: OUTCOMES_OF.yes },
  { name: 'No', outcomes: OUTCOMES_OF.no },
]

function Story({ story: { id, title }, at, ledger }: Props & { story: Opportunity; at: number }) {
  const told = OUTCOME_NAMES.filter((name) => has(ledger, `told/${id}/${name}`))
  const isNew = told.some((name) => ledger.fresh.includes(`told/${id}/${name}`))

  return (
    <li className={styles.story}>
      <Stamp
        src={characterPicture(id)}
        kind="story"
        state={told.length > 0 ? 'there' : 'missing'}
        at={at}
      />
      {isNew && <New />}
      {told.length === OUTCOME_NAMES.length && <Seal text="all" />}
      <h3>
        <span>
          <EntryName name={told.length > 0 ? title : null} missing="A story not met yet" />
        </span>
        <small>
          <span>{told.length}</span>
          <span aria-hidden="true">/</span>
          <span className="visually-hidden"> of </span>
          <span>{OUTCOME_NAMES.length}</span>
        </small>
      </h3>
      <dl className={styles.outcomes}>
        {ANSWERS.map(({ name, outcomes }) => (
          <div key={name}>
            <dt>{name}</dt>
            {outcomes.map((outcome) => (
              <OutcomeLine key={outcome} story={id} outcome={outcome} ledger={ledger} />
            ))}
          </div>
        ))}
      </dl>
    </li>
  )
}

type OutcomeLineProps = Props & { story: OpportunityId; outcome: OutcomeName }

/**
 * The mark is round for a right answer and square for a wrong one. It is hollow until the player has seen the outcome.
 */
function OutcomeLine({ story, outcome, ledger }: OutcomeLineProps) {
  const id = `${story}/${outcome}` as const
  const isTold = has(ledger, `told/${id}`)
  const wasRight = isRight(outcome)
  const isNew = ledger.fresh.includes(`told/${id}`)
  return (
    <dd className={cx(!wasRight && styles.wrong, !isTold && styles.untold, isNew && styles.fresh)}>
      <span className="visually-hidden">
        {wasRight ? 'it went well: ' : 'it did not go well: '}
      </span>
      {isTold ? (
        <span>{OUTCOME_TEXTS[id]}</span>
      ) : (
        <span className="visually-hidden">not seen yet</span>
      )}
    </dd>
  )
}
